/* The limit for UNO: random hands of the default rules, one after the other, with nothing kept but who won what. The
   last seat deals, and everybody calls UNO. `uno HANDS SEATS SEED` prints the seconds of processor time, the mean
   number of turns, the mean points of the winner, and how often each seat went out. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 108, DEALT = 7, MOST_TURNS = 5000, MOST_SEATS = 10 };
enum { TWO = 10, REVERSE, SKIP, WILD, FOUR, BLACK = 4 }; /* signs above the numbers; the colour of wilds */

typedef struct { uint8_t colour, sign; } Card;
typedef struct { int count; Card cards[CARDS]; } Bag;

static uint64_t counter;
static Bag deck;

static uint32_t below(uint32_t bound) { /* SplitMix64 */
    uint64_t word = counter += 0x9E3779B97F4A7C15u;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)(((word ^ word >> 31) >> 32) * bound >> 32);
}

static Card removed(Bag *bag, int at) {
    Card card = bag->cards[at];
    bag->cards[at] = bag->cards[--bag->count];
    return card;
}

static void add(Bag *bag, Card card) { bag->cards[bag->count++] = card; }

static void sort_deck(void) {
    for (uint8_t colour = 0; colour < BLACK; colour++) {
        add(&deck, (Card){colour, 0});
        for (uint8_t sign = 1; sign <= SKIP; sign++) add(&deck, (Card){colour, sign}), add(&deck, (Card){colour, sign});
        add(&deck, (Card){BLACK, WILD}), add(&deck, (Card){BLACK, FOUR});
    }
}

typedef struct { Bag stock, under, hands[MOST_SEATS]; Card top; uint8_t colour; } Table;

/* A card off the draw pile; after the last one the discards under the top card are shuffled. */
static Card drawn(Table *t) {
    Card card = removed(&t->stock, (int)below((uint32_t)t->stock.count));
    if (!t->stock.count) t->stock = t->under, t->under.count = 0;
    return card;
}

static void draw(Table *t, int seat, int n) {
    while (n-- && t->stock.count) add(&t->hands[seat], drawn(t));
}

static int fits(const Table *t, Card card) {
    return card.colour == t->colour || card.colour == BLACK || card.sign == t->top.sign;
}

/* One of the cards that may be laid, each as likely, or -1; a Wild Draw Four without a card of the colour alone. */
static int chosen(const Table *t, const Bag *hand) {
    int ways[CARDS], n = 0, four[4], fours = 0, bluff = 0;
    for (int at = 0; at < hand->count; at++) {
        Card card = hand->cards[at];
        bluff |= card.colour == t->colour;
        if (card.sign == FOUR) four[fours++] = at;
        else if (fits(t, card)) ways[n++] = at;
    }
    while (!bluff && fours) ways[n++] = four[--fours];
    return n ? ways[below((uint32_t)n)] : -1;
}

static int points(const Bag *hand) {
    int sum = 0;
    for (int at = 0; at < hand->count; at++) {
        int sign = hand->cards[at].sign;
        sum += sign >= WILD ? 50 : sign >= TWO ? 20 : sign;
    }
    return sum;
}

/* Who goes out, or -1; `turns` and `won` grow. */
static int hand(int seats, long *turns, long *won) {
    static Table table;
    Table *t = &table;
    t->stock = deck, t->under.count = 0;
    for (int seat = 0; seat < seats; seat++) t->hands[seat].count = 0;
    for (int k = 0; k < DEALT; k++)
        for (int seat = 0; seat < seats; seat++) add(&t->hands[seat], drawn(t));
    int at, way = 1, seat = 0;
    do at = (int)below((uint32_t)t->stock.count);
    while (t->stock.cards[at].sign == FOUR);
    t->top = removed(&t->stock, at);
    t->colour = t->top.sign == WILD ? (uint8_t)below(4) : t->top.colour;
    if (t->top.sign == TWO) draw(t, 0, 2);
    if (t->top.sign == TWO || t->top.sign == SKIP) seat = 1;
    if (t->top.sign == REVERSE) seat = seats - 1, way = -1;
    for (int turn = 0; turn < MOST_TURNS; turn++) {
        Bag *mine = &t->hands[seat];
        int next = (seat + way + seats) % seats;
        ++*turns;
        at = chosen(t, mine);
        if (at < 0 && t->stock.count) {
            draw(t, seat, 1);
            if (fits(t, mine->cards[mine->count - 1])) at = mine->count - 1;
        }
        if (at < 0) {
            seat = next;
            continue;
        }
        add(&t->under, t->top);
        t->top = removed(mine, at);
        t->colour = t->top.colour == BLACK ? (uint8_t)below(4) : t->top.colour;
        int force = t->top.sign == TWO ? 2 : t->top.sign == FOUR ? 4 : 0;
        draw(t, next, force);
        if (!mine->count) {
            for (int other = 0; other < seats; other++) *won += points(&t->hands[other]);
            return seat;
        }
        if (t->top.sign == REVERSE && seats > 2) way = -way;
        int steps = force || t->top.sign == SKIP || (t->top.sign == REVERSE && seats == 2) ? 2 : 1;
        seat = (seat + steps * way + 2 * seats) % seats;
    }
    return -1;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "Expected HANDS SEATS SEED.\n"), 2;
    long hands = atol(argv[1]), turns = 0, won = 0, wins[MOST_SEATS + 1] = {0};
    int seats = atoi(argv[2]);
    if (hands < 1 || seats < 2 || seats > MOST_SEATS) return fprintf(stderr, "Expected 2 to 10 seats.\n"), 2;
    counter = strtoull(argv[3], NULL, 10);
    sort_deck();
    clock_t start = clock();
    for (long k = 0; k < hands; k++) wins[1 + hand(seats, &turns, &won)]++;
    printf("%.6f %.3f %.3f", (double)(clock() - start) / CLOCKS_PER_SEC, (double)turns / (double)hands,
           (double)won / (double)hands);
    for (int seat = 0; seat < seats; seat++) printf(" %ld", wins[1 + seat]);
    puts("");
    return 0;
}
