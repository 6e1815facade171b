"""A table of U.N.C.L.E. as a pupil sees it, and games followed on it hand by hand.

For tests that compare the product's numbers with others: what lies there is read from the scene, hidden cards are
what the rulebook's deck has besides, and chances are counted, dealt card by card, or played out with lists. Nothing
here uses the game's odds, belief or rounds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations, permutations, product
from typing import Any

from uncle_widgets.engine.game import LETTERS
from uncle_widgets.games import GAMES
from uncle_widgets.games.scene import Fan, Item, SeatZone, Stack, Tray
from uncle_widgets.probability.question import Posed

PACK = [value for value in range(1, 7) for _ in range(7)]
Token = tuple[int, bool]
"""A card of a hidden hand: its number, and whether it was drawn after a certain play."""
Hands = tuple[tuple[Token, ...], ...]


def to_ten(total: int) -> int:
    """The smallest number that takes a total to a ten."""
    return next(n for n in range(1, 11) if (total + n) % 10 == 0)


def after(total: int, card: int) -> int:
    """The total that the next player finds: a pile of 50 or more is put aside."""
    return (total + card) if total + card < 50 else 0


def chips_of(total: int, pot: int) -> int:
    """What a pile pays to the player who made this total."""
    return min({10: 1, 20: 2, 30: 3, 40: 4, 50: 5}.get(total, 0), pot)


@dataclass(frozen=True, eq=False)
class Table:
    """What lies on the table of a question. Seats are numbers, and names are letters."""

    posed: Posed[Any]

    @cached_property
    def scene(self) -> Any:
        view = self.posed.question.table(self.posed.view)
        return GAMES["uncle"].scene(view, (), LETTERS, ())

    def zones(self, kind: type) -> list[Any]:
        return [zone for zone in self.scene.zones if isinstance(zone, kind)]

    @cached_property
    def pile(self) -> list[tuple[int, int]]:
        """Who played each card of the pile, and its number."""
        (fan,) = (zone for zone in self.zones(Fan) if zone.id == "pile")
        return [(item.under, int(item.face.text)) for item in fan.cards]

    @cached_property
    def total(self) -> int:
        return sum(card for _, card in self.pile)

    @cached_property
    def seats(self) -> list[SeatZone]:
        return self.zones(SeatZone)

    @cached_property
    def me(self) -> int:
        return next(zone.seat for zone in self.seats if zone.active)

    @cached_property
    def hand(self) -> list[int]:
        """The open hand of the player on turn."""
        return [int(item.face.text) for item in self.seats[self.me].cards if item.face]

    @cached_property
    def pot(self) -> int:
        return int(self.zones(Tray)[0].count)

    @cached_property
    def open(self) -> list[int]:
        """Every card whose face can be seen, or could be at a press."""
        items: list[Item] = []
        for zone in self.scene.zones:
            if isinstance(zone, SeatZone | Fan):
                items += zone.cards
            elif isinstance(zone, Stack):
                items += zone.recall
        return [int(item.face.text) for item in items if item.face]

    @cached_property
    def hidden(self) -> list[int]:
        """The cards that can't be seen."""
        left = Counter(PACK)
        left.subtract(self.open)
        assert min(left.values()) >= 0
        return sorted(left.elements())

    @property
    def others(self) -> list[int]:
        """The other seats in the order in which they play."""
        n = len(self.seats)
        return [(self.me + k) % n for k in range(1, n)]

    def turns_since(self, seat: int, stood: int) -> int:
        """How many cards a seat has played from the time that the pile was at this total."""
        return sum(who == seat for who, _ in self.pile[self.index(stood) :])

    def index(self, stood: int) -> int:
        """Which card of the pile was played on this total."""
        totals = [sum(card for _, card in self.pile[:k]) for k in range(len(self.pile))]
        return totals.index(stood)


def without(cards: Sequence[int], value: int, size: int) -> float:
    """The share of sets of so many of these cards in which none is this value, counted one by one."""
    sets = [*combinations(range(len(cards)), size)]
    return sum(all(cards[k] != value for k in these) for these in sets) / len(sets)


def drop(cards: Sequence[int], unlike: int, n: int) -> list[int]:
    """The cards without n of those that are not this value."""
    left = sorted(cards, key=lambda card: card == unlike)
    assert all(card != unlike for card in left[:n])
    return left[n:]


@dataclass(frozen=True)
class Followed:
    """Hidden hands after the pile, each with its weight: by the cards alone, and if nobody lets a ten pass.

    `hits` tens were made by hidden hands. `bag` are the cards that the hidden hands and the draw pile came from.
    """

    seats: Sequence[int]
    bag: Mapping[int, int]
    alone: Mapping[Hands, float]
    never: Mapping[Hands, float]
    hits: int

    def share(self, good: Any, never: bool = True, given: Any = lambda hands: True) -> float:
        """How much of the weight, of hands that fulfil `given`, is of good ones."""
        weights = {hands: w for hands, w in (self.never if never else self.alone).items() if given(hands)}
        return sum(w for hands, w in weights.items() if good(hands)) / sum(weights.values())

    @property
    def kept(self) -> float:
        """Of deals by the cards alone, as many as are left: of those with m of a ten that was made, 1 in m."""
        return sum(self.never.values()) / 3**self.hits / sum(self.alone.values())

    def hand(self, hands: Hands, seat: int) -> list[int]:
        return [value for value, _ in hands[self.seats.index(seat)]]

    def fresh(self, hands: Hands, seat: int) -> int:
        """How many cards of a hand are drawn since."""
        return sum(new for _, new in hands[self.seats.index(seat)])

    def rest(self, hands: Hands) -> Counter[int]:
        """What the draw pile is made of."""
        left = Counter(self.bag)
        for hand in hands:
            left.subtract(value for value, _ in hand)
        return left


def follow(table: Table, since: int = -1, who: int = -1) -> Followed:
    """Every hand that the others may hold, followed through the pile.

    `since`: cards that the seat `who` draws after this card of the pile are marked as new.
    """
    seats = [zone.seat for zone in table.seats if not any(item.face for item in zone.cards)]
    bag = Counter(table.hidden)
    laid: Counter[int] = Counter(card for seat, card in table.pile if seat in seats)
    start = bag + laid
    alone: dict[Hands, float] = dict(_deals(start, len(seats)))
    never = dict(alone)
    gone: Counter[int] = Counter()
    total = hits = 0
    for k, (seat, card) in enumerate(table.pile):
        if seat in seats:
            at = seats.index(seat)
            want = to_ten(total)
            gone[card] += 1
            mark = seat == who and k >= since >= 0
            alone = _played(alone, at, card, 0, start - gone, mark)
            never = _played(never, at, card, want, start - gone, mark)
            hits += card == want
        total = after(total, card)
    return Followed(seats, bag, alone, never, hits)


def _deals(bag: Counter[int], seats: int) -> Iterator[tuple[Hands, float]]:
    def hands(left: Counter[int], n: int, low: int = 1) -> Iterator[tuple[tuple[int, ...], float]]:
        if not n:
            yield (), 1.0
            return
        for value in range(low, 7):
            for k in range(1, min(n, left[value]) + 1):
                ways = 1.0
                for j in range(k):
                    ways *= (left[value] - j) / (j + 1)
                for rest, more in hands(left, n - k, value + 1):
                    yield (value,) * k + rest, ways * more

    def deal(left: Counter[int], n: int) -> Iterator[tuple[Hands, float]]:
        if not n:
            yield (), 1.0
            return
        for hand, ways in hands(left, 3):
            for others, more in deal(left - Counter(hand), n - 1):
                yield (tuple((value, False) for value in hand), *others), ways * more

    return deal(bag, seats)


def _played(
    hands: Mapping[Hands, float], at: int, card: int, want: int, bag: Counter[int], mark: bool
) -> dict[Hands, float]:
    """After a card was played from a hand and another drawn. `want`: what would have been played if it was there.

    `bag`: the cards of the hidden hands and the draw pile without this card.
    """
    found: dict[Hands, float] = defaultdict(float)
    for before, weight in hands.items():
        hand = before[at]
        values = [value for value, _ in hand]
        if card not in values or (want in values and want != card):
            continue
        sure = want == card
        for token, copies in Counter(token for token in hand if token[0] == card).items():
            chance = copies / (values.count(card) if sure else 3)
            kept = list(hand)
            kept.remove(token)
            left = Counter(bag)
            for seat, other in enumerate(before):
                left.subtract(value for value, _ in (kept if seat == at else other))
            whole = sum(left.values())
            for value, n in left.items():
                if n > 0:
                    new = tuple(sorted([*kept, (value, mark)]))
                    found[(*before[:at], new, *before[at + 1 :])] += weight * chance * n / whole
    return found


@dataclass(frozen=True)
class Shuffled:
    """Hidden hands since the cards put aside were shuffled, each with its weight. New cards came from that pile.

    The second part of a state is what has been drawn of that pile by hidden hands and played again.
    """

    seats: Sequence[int]
    stock: Counter[int]
    states: Mapping[tuple[Hands, tuple[int, ...]], float]

    def share(self, good: Any, given: Any = lambda hands: True) -> float:
        weights = {hands: 0.0 for hands, _ in self.states}
        for (hands, _), w in self.states.items():
            weights[hands] += w
        whole = sum(w for hands, w in weights.items() if given(hands))
        return sum(w for hands, w in weights.items() if given(hands) and good(hands)) / whole

    def old(self, hands: Hands, seat: int) -> int:
        return sum(not new for _, new in hands[self.seats.index(seat)])


def since_the_shuffle(view: Any) -> Shuffled:
    """Every hand followed from the last shuffle on, from what everybody saw: who played what, and when it was."""
    seats = [seat for seat in range(view.seats) if view.hands[seat] is None]
    moments = [drawn - 3 * view.seats for drawn in view.reshuffles]
    aside: list[int] = []
    pile: list[int] = []
    for k, (_, card) in enumerate(view.plays[: moments[-1]], 1):
        pile.append(card)
        if sum(pile) >= 50:
            aside, pile = aside + pile, []
        if k in moments[:-1]:
            aside = []
    mine = [card for seat, card in view.plays[: moments[-1]] if seat == view.me]
    own = Counter(view.drawn[: 3 + len(mine)]) - Counter(mine)
    old = Counter(PACK) - Counter(aside) - Counter(pile) - own
    stock = Counter(aside) - Counter(view.drawn[3 + len(mine) :])
    assert sum(old.values()) == 3 * len(seats)
    states: dict[tuple[Hands, tuple[int, ...]], float] = {(hands, ()): w for hands, w in _deals(old, len(seats))}
    for seat, card in view.plays[moments[-1] :]:
        if seat in seats:
            states = _since(states, seats.index(seat), card, stock)
    return Shuffled(seats, stock, states)


def _since(
    states: Mapping[tuple[Hands, tuple[int, ...]], float], at: int, card: int, stock: Counter[int]
) -> dict[tuple[Hands, tuple[int, ...]], float]:
    found: dict[tuple[Hands, tuple[int, ...]], float] = defaultdict(float)
    for (before, gone), weight in states.items():
        for token, copies in Counter(token for token in before[at] if token[0] == card).items():
            kept = list(before[at])
            kept.remove(token)
            out = tuple(sorted((*gone, card))) if token[1] else gone
            hands = [*before[:at], tuple(kept), *before[at + 1 :]]
            left = stock - Counter(out) - Counter(value for hand in hands for value, new in hand if new)
            whole = sum(left.values())
            for value, n in left.items():
                hands[at] = tuple(sorted([*kept, (value, True)]))
                found[tuple(hands), out] += weight * copies / 3 * n / whole
    return found


@dataclass(frozen=True)
class Outcome:
    """What a round brings on average: now, to each of the others, on my next turn; and how often I hit then."""

    now: int
    theirs: list[float]
    mine: float
    hit: float
    hits: list[float]


def play_round(table: Table, card: int, never: bool) -> Outcome:
    """A round played out over all hands: the others make a ten if they can, and otherwise play any card."""
    if never:
        told = follow(table)
        dealt, bag, seats = told.never, told.bag, told.seats
    else:
        seats = table.others
        bag = Counter(table.hidden)
        dealt = dict(_deals(Counter(bag), len(seats)))
    order = [seats.index(seat) for seat in table.others]
    kept = list(table.hand)
    kept.remove(card)
    now = chips_of(table.total + card, table.pot)
    theirs, hits, mine, hit = [0.0] * len(order), [0.0] * len(order), 0.0, 0.0
    whole = sum(dealt.values())
    for hands, weight in dealt.items():
        left = Counter(bag)
        for hand in hands:
            left.subtract(value for value, _ in hand)
        n = sum(left.values())
        ways = [(after(table.total, card), table.pot - now, weight / whole)]
        for at, seat in enumerate(order):
            ways = [*_turn(ways, [value for value, _ in hands[seat]], at, theirs, hits)]
        for total, pot, p in ways:
            want = to_ten(total)
            if pot and want <= 6:
                has = 1.0 if want in kept else left[want] / n
                hit += p * has
                mine += p * has * chips_of(total + want, pot)
    return Outcome(now, theirs, mine, hit, hits)


def _turn(
    ways: Sequence[tuple[int, int, float]], hand: list[int], at: int, theirs: list[float], hits: list[float]
) -> Iterator[tuple[int, int, float]]:
    for total, pot, p in ways:
        if not pot:
            yield total, pot, p
        elif (want := to_ten(total)) in hand:
            won = chips_of(total + want, pot)
            theirs[at] += p * won
            hits[at] += p
            yield after(total, want), pot - won, p
        else:
            for value in hand:
                yield after(total, value), pot, p / len(hand)


def next_turn(table: Table, card: int) -> tuple[float, float]:
    """How often my next turn can be a ten if nobody chooses: with a card I keep, and only with the card I draw."""
    kept = list(table.hand)
    kept.remove(card)
    held = drawn = rows = 0
    for mine, *theirs in permutations(table.hidden, len(table.others) + 1):
        total = after(table.total, card)
        for value in theirs:
            total = after(total, value)
        want = to_ten(total)
        rows += 1
        held += want in kept
        drawn += want not in kept and want == mine
    return held / rows, drawn / rows


def lands(total: int, target: int, deck: Sequence[int], cards: int = 99) -> float:
    """How often a pile ever is at the target, dealt card by card from a shuffled deck, with at most so many cards."""

    @lru_cache(None)
    def on(total: int, left: tuple[int, ...], cards: int) -> float:
        if total == target:
            return 1.0
        if total > target or not cards:
            return 0.0
        n = sum(left)
        return sum(
            left[k] / n * on(total + k + 1, (*left[:k], left[k] - 1, *left[k + 1 :]), cards - 1)
            for k in range(6)
            if left[k]
        )

    return on(total, tuple(deck.count(value) for value in range(1, 7)), cards)


def draws(out: Sequence[int], n: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way in which n players draw one after the other, some cards being drawn: all cards, and the chance."""
    for more in product(range(1, 7), repeat=n - len(out)):
        left, chance = Counter(PACK), 1.0
        left.subtract(out)
        for value in more:
            chance *= left[value] / sum(left.values())
            left[value] -= 1
        yield (*out, *more), chance
