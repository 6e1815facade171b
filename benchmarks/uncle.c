/* The limit for U.N.C.L.E.: whole random games under the default options, one after the other, with nothing kept but
   who won. `uncle GAMES SEATS SEED` prints the seconds of processor time, the mean length, and each seat's wins. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 42, HAND = 3, POT = 50, FULL = 50, MOST_TURNS = 5000, MOST_SEATS = 6 };

static uint64_t counter;

static uint32_t below(uint32_t bound) { /* SplitMix64 */
    uint64_t word = counter += 0x9E3779B97F4A7C15u;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)(((word ^ word >> 31) >> 32) * bound >> 32);
}

typedef struct { int count; uint8_t cards[CARDS]; } Bag;

static uint8_t drawn(Bag *bag) {
    uint32_t at = below((uint32_t)bag->count);
    uint8_t card = bag->cards[at];
    bag->cards[at] = bag->cards[--bag->count];
    return card;
}

static const Bag DECK = {CARDS, {1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
                                 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6}};

/* Who wins, or -1; `length` grows by the turns. */
static int game(int seats, long *length) {
    Bag stock = DECK, aside = {0}, pile = {0};
    uint8_t hands[MOST_SEATS][HAND];
    int chips[MOST_SEATS] = {0}, pot = POT, total = 0, turn = 0;
    for (int k = 0; k < HAND; k++)
        for (int seat = 0; seat < seats; seat++) hands[seat][k] = drawn(&stock);
    for (int seat = 0;; seat = seat + 1 == seats ? 0 : seat + 1) {
        uint8_t *place = &hands[seat][below(HAND)];
        total += *place;
        pile.cards[pile.count++] = *place;
        turn++;
        if (total % 10 == 0) {
            int won = total / 10 < pot ? total / 10 : pot;
            chips[seat] += won;
            pot -= won;
        }
        if (total >= FULL) {
            memcpy(aside.cards + aside.count, pile.cards, (size_t)pile.count);
            aside.count += pile.count;
            pile.count = total = 0;
        }
        if (!pot) break;
        *place = drawn(&stock);
        if (!stock.count) {
            stock = aside;
            aside.count = 0;
        }
        if (turn == MOST_TURNS) break;
    }
    *length += turn;
    if (pot) return -1;
    int most = 0, tied[MOST_SEATS], ties = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (chips[seat] > most) most = chips[seat], ties = 0;
        if (chips[seat] == most) tied[ties++] = seat;
    }
    while (ties > 1) {
        Bag all = DECK;
        int high = 0, left = 0;
        for (int k = 0; k < ties; k++) {
            int card = drawn(&all);
            if (card > high) high = card, left = 0;
            if (card == high) tied[left++] = tied[k];
        }
        ties = left;
    }
    return tied[0];
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "Expected GAMES SEATS SEED.\n"), 2;
    long games = atol(argv[1]), length = 0, wins[MOST_SEATS + 1] = {0};
    int seats = atoi(argv[2]);
    if (games < 1 || seats < 2 || seats > MOST_SEATS) return fprintf(stderr, "Expected 2 to 6 seats.\n"), 2;
    counter = strtoull(argv[3], NULL, 10);
    clock_t start = clock();
    for (long k = 0; k < games; k++) wins[1 + game(seats, &length)]++;
    printf("%.6f %.3f", (double)(clock() - start) / CLOCKS_PER_SEC, (double)length / (double)games);
    for (int seat = 0; seat < seats; seat++) printf(" %ld", wins[1 + seat]);
    puts("");
    return 0;
}
