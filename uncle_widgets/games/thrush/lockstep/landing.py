"""Landing in lockstep: the challenge, whom one meets, the Chief, and the agents that it costs (TH-13 to TH-29).

As in the rules: a challenge first, then who stands there, then the Chief (G13, G17).
"""

from __future__ import annotations

import numpy as np

from uncle_widgets.games.bits import Ints, Words, nth
from uncle_widgets.games.thrush.cards import MOST_AGENTS
from uncle_widgets.games.thrush.lockstep.prison import arrest
from uncle_widgets.games.thrush.lockstep.tables import EMPTY, NONE, ONE, Flags, Tables, bit
from uncle_widgets.games.thrush.lockstep.walks import far_from_home
from uncle_widgets.games.thrush.state import DICE, LEAVE, PASS, TAKE, Drawn, Put, Rob, Swap, Turned

LEFT, TOOK = 0, 1
"""What may be done with a Chief; 2 and more are the cards it may be exchanged for."""
SWAPS = 2
AGENT, CARD = 0, 1
FIFTH = 0.2 + 1e-9
"""Where agents may be had, a card is worth more from this chance on; one in five itself is not."""


def challenged(tables: Tables, seat: int, rows: Ints) -> Ints:
    """Challenges where there are agents. Those that go on: who is not in prison."""
    t = tables
    here = t.map.crossing.take(t.at[seat].take(rows))
    met = (t.agents[rows] & here) != NONE
    if t.options.full_bag == "exempt":
        met &= ~t.full(seat, rows)
    some = np.flatnonzero(met)
    games = rows[some]
    pips = t.lanes.below(6, games)
    t.say(games, (str(DICE[pip]) for pip in pips))
    lost = pips > 3
    gains = ~lost & ~t.full(seat, games)
    t.agents[games[gains]] ^= here[some[gains]]
    t.tokens[seat, games[gains]] += 1
    arrest(t, seat, games[lost])
    met[:] = False
    met[some[lost]] = True
    left: Ints = rows[~met]
    return left


# -- whom one meets --


def meet(tables: Tables, seat: int, rows: Ints) -> None:
    """One thing may be taken from one of those who stand there.

    Offers are numbered 2 x seat for an agent and one more for a card, seats counted from the seat on turn.
    """
    t = tables
    at = t.at[:, rows]
    others = (seat + np.arange(1, t.seats)) % t.seats
    there = np.flatnonzero((at[others] == at[seat]).any(axis=0))
    if not there.size:
        return
    rows, at = rows[there], at[:, there]
    full = t.full(seat, rows)
    offers = np.zeros((2 * t.seats, len(rows)), np.bool_)
    for other in others:
        same = at[other] == at[seat]
        offers[2 * other + AGENT] = same & (t.tokens[other, rows] > 0) & ~full
        offers[2 * other + CARD] = same & (t.hands[other, rows] != NONE)
    some = np.flatnonzero(offers.any(axis=0))
    if some.size:
        _rob(t, seat, rows[some], offers[:, some])


def _rob(t: Tables, seat: int, rows: Ints, offers: Flags) -> None:
    """Who may rob does, or takes nothing."""
    passed = len(offers)

    def at_random(asked: Ints) -> Ints:
        mine = offers[:, asked]
        which = t.lanes.below(mine.sum(axis=0) + 1, rows[asked])
        found = (mine.cumsum(axis=0) > which).argmax(axis=0)
        return np.where(which == mine.sum(axis=0), passed, found)

    def by_greed(asked: Ints) -> Ints:
        return _best(t, seat, rows[asked], offers[:, asked])

    chosen = t.either(seat, rows, at_random, by_greed)
    none = rows[chosen == passed]
    t.say(none, (str(PASS) for _ in none))
    victims, kinds = np.divmod(chosen, 2)
    letters = (t.opener[rows] + victims) % t.seats
    some = np.flatnonzero((chosen != passed) & (kinds == AGENT))
    t.tokens[seat, rows[some]] += 1
    t.tokens[victims[some], rows[some]] -= 1
    t.say(rows[some], (str(Rob(int(letter), "agent")) for letter in letters[some]))
    some = np.flatnonzero((chosen != passed) & (kinds == CARD))
    if some.size:
        games, victim = rows[some], victims[some]
        hands = t.hands[victim, games]
        count = np.bitwise_count(hands)
        cards = nth(hands, t.lanes.below(count, games))
        said = zip(letters[some].tolist(), cards.tolist(), strict=True)
        t.say(games, (f"{Rob(letter, 'card')} {Drawn(card)}" for letter, card in said))
        t.knowledge.stolen(seat, victim, games, cards, count)
        t.hands[victim, games] ^= bit(cards)
        t.hands[seat, games] ^= bit(cards)


def _best(t: Tables, seat: int, rows: Ints, offers: Flags) -> Ints:
    """The hand that most likely holds one's Chief, of equal ones the first by seats; else an agent, or a card."""
    agents, cards = offers[AGENT::2], offers[CARD::2]
    matched = t.matched(seat, rows)
    with_agents, with_cards = agents.any(axis=0), cards.any(axis=0)
    held = np.bitwise_count(t.hands[:, rows])
    odds = np.where(cards, t.knowledge.odds(seat, rows, held), -1.0)
    level = odds >= odds.max(axis=0) - 1e-9
    by_seat = (t.opener[rows] + np.arange(t.seats)[:, np.newaxis]) % t.seats
    best = np.where(level, by_seat, t.seats).argmin(axis=0)
    worth = with_cards & ~matched & (~with_agents | (odds.max(axis=0) >= FIFTH))
    some = np.where(with_agents, agents, cards)
    which = (some.cumsum(axis=0) > t.lanes.below(some.sum(axis=0), rows)).argmax(axis=0)
    found: Ints = np.where(worth, 2 * best + CARD, 2 * which + np.where(with_agents, AGENT, CARD))
    return found


# -- the Chief --


def find(tables: Tables, seat: int, rows: Ints) -> None:
    """A look, and a Chief taken, exchanged or left, where one lies and the seat holds three agents or a card."""
    t = tables
    spots = t.map.spot.take(t.at[seat].take(rows))
    some = np.flatnonzero(spots >= 0)
    rows, spots = rows[some], spots[some]
    some = np.flatnonzero(
        ((t.lies[rows] & bit(spots)) != NONE) & (t.full(seat, rows) | (t.hands[seat, rows] != NONE))
    )
    if not some.size:
        return
    rows, spots = rows[some], spots[some]
    full, hands, cards = t.full(seat, rows), t.hands[seat, rows], t.cards[spots, rows]
    held = np.bitwise_count(hands)
    looks = full | t.options.exchange_peek
    t.say(rows[looks], (str(Turned(int(card))) for card in cards[looks]))
    t.knowledge.looked(seat, rows[looks], spots[looks], cards[looks])

    def at_random(asked: Ints) -> Ints:
        which = t.lanes.below(1 + full[asked] + held[asked], rows[asked])
        swaps = which - 1 - full[asked]
        some = np.flatnonzero(swaps >= 0)
        which[some] = SWAPS + nth(hands[asked[some]], swaps[some])
        return which

    def by_greed(asked: Ints) -> Ints:
        return _choice(t, seat, rows[asked], spots[asked], cards[asked], looks[asked])

    chosen = t.either(seat, rows, at_random, by_greed)
    none = rows[chosen == LEFT]
    t.say(none, (str(LEAVE) for _ in none))
    some = np.flatnonzero(chosen == TOOK)
    _take(t, seat, rows[some], spots[some], cards[some])
    some = np.flatnonzero(chosen >= SWAPS)
    if some.size:
        games, at, got, given = rows[some], spots[some], cards[some], chosen[some] - SWAPS
        unseen = zip(given.tolist(), got.tolist(), looks[some].tolist(), strict=True)
        t.say(games, (f"{Swap(out)}" if seen else f"{Swap(out)} {Turned(into)}" for out, into, seen in unseen))
        t.knowledge.exchanged(seat, games, at, given, got, held[some])
        t.hands[seat, games] ^= bit(given) | bit(got)
        t.cards[at, games] = given


def _choice(t: Tables, seat: int, rows: Ints, spots: Ints, cards: Ints, looks: Flags) -> Ints:
    """Take one's own; exchange a useless card for one unseen; else leave."""
    mine, hands, own = t.mine[seat, rows], t.hands[seat, rows], t.assigned[seat, rows]
    useless = hands & ~mine
    known = (t.knowledge.known[seat, rows] & bit(spots)) != NONE
    unseen = (t.knowledge.own[seat, rows] == spots) | (~known & ((hands & mine) == NONE))
    lowest = SWAPS + np.bitwise_count((useless & (~useless + ONE)) - ONE).astype(np.int64)
    swaps = (useless != NONE) & np.where(looks, cards == own, unseen)
    takes = looks & (cards == own) & t.full(seat, rows)
    return np.where(swaps, lowest, np.where(takes, TOOK, LEFT))


def _take(t: Tables, seat: int, rows: Ints, spots: Ints, cards: Ints) -> None:
    """The Chief is taken, and three agents go back onto empty intersections."""
    if not rows.size:
        return
    t.knowledge.taken(seat, rows, spots)
    t.hands[seat, rows] |= bit(cards)
    t.cards[spots, rows] = EMPTY
    t.lies[rows] ^= bit(spots)

    def at_random(asked: Ints) -> Ints:
        return _any_three(t, rows[asked]).view(np.int64)

    def by_greed(asked: Ints) -> Ints:
        return far_from_home(t, seat, rows[asked]).view(np.int64)

    places = t.either(seat, rows, at_random, by_greed).view(np.uint64)
    t.say(rows, (f"{TAKE} {_put(t, int(word))}" for word in places))
    t.agents[rows] |= places
    t.tokens[seat, rows] -= MOST_AGENTS


def _any_three(t: Tables, rows: Ints) -> Words:
    """Three empty intersections, as bits."""
    free = t.map.crossings & ~t.agents[rows]
    left = free.copy()
    for _ in range(MOST_AGENTS):
        left ^= bit(nth(left, t.lanes.below(np.bitwise_count(left), rows)))
    return free ^ left


def _put(t: Tables, word: int) -> Put:
    crossings = t.options.board.crossings
    return Put(tuple(place for at, place in enumerate(crossings) if word >> at & 1))
