"""What a watcher's view says about the hidden cards, exactly.

Before the first reshuffle every unseen card is alike. At a reshuffle the cards not put
aside are all in hands, so the draw pile and the hidden hands become two batches of known
contents, and a card played later may be of either. `belief` follows every such history
with its exact chance, under one of two models of the others:

- 'any' (value-blind): each plays any of their cards, whatever its value;
- 'never' (they never miss): in the pile on the table each makes an UNCLE whenever they can,
  and otherwise plays any card; who did not make one held no card of the value needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb, perm, prod
from random import Random

from uncle_widgets.engine.cards import minus, put
from uncle_widgets.engine.game import EVERYTHING, Refusal, Seat
from uncle_widgets.games.uncle.cards import DECK, FULL, HAND, Cards, needed
from uncle_widgets.games.uncle.slots import Bag, Case, Hand, Slot, bag_of, cards_of, fit, one_less, ruled_out
from uncle_widgets.games.uncle.state import View

ANY, NEVER = "any", "never"
MODELS = (ANY, NEVER)


@dataclass(frozen=True)
class Belief:
    """The cases that a view leaves open, as whole weights. Cards are drawn from bag `batch`.

    A weight in `dealings` counts the ways to deal each batch into its slots, bans or no bans;
    `cases` has the chances: only the dealings that break no ban, and they add up to 1.
    """

    dealings: tuple[tuple[Case, int], ...]
    batch: int

    @cached_property
    def weight(self) -> int:
        """All of `dealings` together."""
        return sum(n for _, n in self.dealings)

    @cached_property
    def cases(self) -> tuple[tuple[Case, Fraction], ...]:
        weighted = [(case, n * fit(case, case.slots)) for case, n in self.dealings]
        total = sum((w for _, w in weighted), Fraction())
        return tuple((case, w / total) for case, w in weighted if w)


def chance_of(case: Case, seat: Seat, value: int) -> Fraction:
    """In this case, the chance that a hidden hand holds at least one `value`."""
    without = ruled_out(case.slots[seat], value)
    if without is None:
        return Fraction(1)
    return 1 - fit(case, put(case.slots, seat, without)) / fit(case, case.slots)


def reshuffled(view: View) -> bool:
    """Whether the watcher remembers a reshuffle, so that not all unseen cards are alike."""
    return bool(view.reshuffles) and view.aside is not None and view.me != EVERYTHING


def kept(view: View) -> Fraction:
    """Of all deals of this view's unseen cards, as if plays told nothing, how many NEVER lets stand.

    Of deals in which somebody held m of the card that made an UNCLE, 1 in m
    stands: playing any card they would have laid it m times as often.
    """
    every, never = _Tracker(view, never=False, whole=True), _Tracker(view, never=True)
    for tracker in (every, never):
        if reshuffled(view):
            tracker.from_the_reshuffle()
        else:
            tracker.from_this_pile()
    weights = [
        sum((n * _dealt(case) * fit(case, case.slots) for case, n in tracker.cases.items()), Fraction())
        for tracker in (never, every)
    ]
    return weights[0] / weights[1]


def belief(view: View, model: str = ANY) -> Belief:
    """The cases a view leaves open under a model of MODELS; a Refusal where it rules out what was seen."""
    return _belief(view, model)


@lru_cache(maxsize=256)
def _belief(view: View, model: str) -> Belief:
    if model not in MODELS:
        raise Refusal(f"Expected a model of the others: {' or '.join(MODELS)}, not {str(model)[:40]!r}.")
    never = model == NEVER
    tracker = _Tracker(view, never)
    if reshuffled(view):
        tracker.from_the_reshuffle()
    elif never:
        tracker.from_this_pile()
    else:
        tracker.from_now()
    for card in view.shown:
        tracker.reveal(card)
    dealings = tuple((case, n * _dealt(case)) for case, n in tracker.cases.items())
    if not any(fit(case, case.slots) for case, _ in dealings):
        raise Refusal(
            "Expected a pile in which nobody let an UNCLE pass, but this one can't have come about like that."
        )
    return Belief(dealings, tracker.batch)


def _dealt(case: Case) -> int:
    """The ways to deal each batch into its slots."""
    slots = Counter(slot.batch for hand in case.slots for slot in hand)
    return prod(perm(sum(bag), slots[batch]) for batch, bag in enumerate(case.bags))


@dataclass(frozen=True)
class Since:
    """What a watcher knows of a reshuffle.

    At that moment the hidden hands together were all that was neither put aside, nor in the pile, nor in the
    watcher's hand: batch 0. The cards put aside became the draw pile, batch 1. Plays are followed from `start` on;
    from play `moment` on what is drawn is of batch 1. `hidden`: batch 0 as it was at `start`; `own`: the cards
    that the watcher has drawn of batch 1, in order.
    """

    start: int
    moment: int
    hidden: Cards
    aside: Cards
    own: Cards


def since_reshuffle(view: View, whole: bool) -> Since:
    """The last reshuffle; `whole`: followed from the beginning of the pile on the table, if that was before."""
    plays, lazy = view.plays, view.options.reshuffle == "lazy"
    *earlier, moment = (drawn - HAND * view.seats for drawn in view.reshuffles)  # refills before each
    before = plays[: moment + lazy]
    aside: list[int] = []
    pile: list[int] = []
    for count, (_, card) in enumerate(before, 1):
        pile.append(card)
        if sum(pile) >= FULL:
            aside, pile = [*aside, *pile], []
        if count - lazy in earlier:
            aside = []
    mine = [laid.card for laid in before if laid.seat == view.me]
    drawn = HAND + sum(laid.seat == view.me for laid in plays[:moment]) if mine or view.drawn else 0
    hidden = minus(DECK, (*aside, *pile, *minus(view.drawn[:drawn], mine)))
    start = min(moment, max(len(plays) - len(view.pile), *earlier, 0)) if whole else moment
    theirs = (laid.card for laid in plays[start : len(before)] if laid.seat != view.me)
    return Since(start, moment, (*hidden, *theirs), tuple(aside), view.drawn[drawn:])


class _Tracker:
    """Follows plays and draws in order and keeps every case with its weight.

    Weights count ways: a card turned over counts its copies. Every case has turned over, or
    holds in slots, the same number of each batch, so no denominators are needed.
    """

    def __init__(self, view: View, never: bool, whole: bool = False) -> None:
        """`whole`: with every play of the pile on the table, also where nothing is read from it."""
        self.view, self.never, self.whole = view, never, never or whole
        self.cases: dict[Case, int] = {}
        self.batch = 0

    def from_now(self) -> None:
        """Every unseen card alike: one case, or one for each covered part of the pile."""
        self.begin(self.view.sizes, bag_of(self.view.unseen))

    def begin(self, sizes: tuple[int, ...], bag: Bag) -> None:
        hidden = zip(self.view.hands, sizes, strict=True)
        slots = tuple(() if hand is not None else (Slot(0),) * size for hand, size in hidden)
        self.cases = {Case(slots, (left,)): ways for left, ways in uncovered(self.view, bag)}

    def from_this_pile(self) -> None:
        """As `from_now`, but each play of the pile is followed, with what it says of an UNCLE not made."""
        view = self.view
        theirs = tuple(laid.card for laid in view.pile if view.hands[laid.seat] is None)
        self.begin((HAND,) * view.seats if view.pile else view.sizes, bag_of((*view.unseen, *theirs)))
        total = view.total - sum(laid.card for laid in view.pile)
        for at, (seat, card) in enumerate(view.pile):
            if view.hands[seat] is None:
                refill = at < len(view.pile) - 1 or view.sizes[seat] == HAND
                self.play(seat, card, total, refill)
            total += card

    def from_the_reshuffle(self) -> None:
        """Every play since the last reshuffle, or under 'never' since the pile began if that was before.

        Who held which of batch 0 counts as equally likely (exact at the first reshuffle, and always for two).
        """
        view, plays, told = self.view, self.view.plays, since_reshuffle(self.view, self.whole)
        this_pile = len(plays) - len(view.pile)
        slots = tuple(() if hand is not None else (Slot(0),) * HAND for hand in view.hands)
        self.cases = {Case(slots, (bag_of(told.hidden), bag_of(told.aside))): 1}
        to_come = iter(told.own)
        total = sum(laid.card for laid in plays[this_pile : told.start])
        for at, (seat, card) in enumerate(plays[told.start :], told.start):
            self.batch = int(at >= told.moment)
            if seat != view.me:
                refill = at < len(plays) - 1 or view.sizes[seat] == HAND
                self.play(seat, card, total if at >= this_pile else None, refill)
            elif self.batch and (own := next(to_come, None)):
                self.reveal(own)
            total += card if at >= this_pile else 0
        self.batch = 1

    def reveal(self, card: int) -> None:
        """The watcher draws `card`, or all see it turned over."""
        after: dict[Case, int] = {}
        for (slots, bags), w in self.cases.items():
            left, p = _turned(Slot(self.batch), card, bags)
            if p:
                _add(after, Case(slots, left), w * p)
        self.cases = after

    def play(self, seat: Seat, card: int, total: int | None, refill: bool) -> None:
        """A seat plays `card` on `total` (None: on a pile no longer on the table), and may draw after it."""
        want = needed(total) if self.never and total is not None else 0
        if want == card:
            self.hit(seat, card)
        else:
            self.lay(seat, card, want)
        if refill:
            self.cases = self.refilled(seat)

    def lay(self, seat: Seat, card: int, want: int) -> None:
        after: dict[Case, int] = {}
        ways: dict[Hand, tuple[tuple[Slot, int, Hand], ...]] = {}
        for (slots, bags), w in self.cases.items():
            hand = slots[seat]
            if hand not in ways:
                held = ruled_out(hand, want) if 0 < want <= 6 else hand
                ways[hand] = tuple((s, n, minus(held, (s,))) for s, n in Counter(held).items()) if held else ()
            before, behind = slots[:seat], slots[seat + 1 :]
            for slot, count, rest in ways[hand]:
                left, n = _turned(slot, card, bags)
                if n:
                    case = Case((*before, rest, *behind), left)
                    after[case] = after.get(case, 0) + w * n * count
        self.cases = after

    def refilled(self, seat: Seat) -> dict[Case, int]:
        """No two cases become one, so nothing is added up."""
        new = Slot(self.batch)
        hands = {hand: tuple(sorted((*hand, new))) for hand in {slots[seat] for slots, _ in self.cases}}
        return {
            Case((*slots[:seat], hands[slots[seat]], *slots[seat + 1 :]), bags): w
            for (slots, bags), w in self.cases.items()
        }

    def hit(self, seat: Seat, card: int) -> None:
        """They hit because they could. Split by which of their slots hold the card; one of those is played."""
        after: dict[Case, int] = {}
        for (slots, bags), w in self.cases.items():
            hand = slots[seat]
            maybe = [at for at, slot in enumerate(hand) if not slot.card]
            sure = hand.count(Slot.known(card))
            for size in range(0 if sure else 1, len(maybe) + 1):
                for these in combinations(maybe, size):
                    left, p = bags, w
                    for at in these:
                        left, q = _turned(hand[at], card, left)
                        p *= q
                    others = tuple(slot for at, slot in enumerate(hand) if at not in these)
                    ruled = ruled_out(tuple(s for s in others if s != Slot.known(card)), card)
                    if p and ruled is not None:
                        held = (Slot.known(card),) * (sure + size - 1)
                        _add(after, Case(put(slots, seat, tuple(sorted((*ruled, *held)))), left), p)
        self.cases = after


def _add(cases: dict[Case, int], case: Case, w: int) -> None:
    cases[case] = cases.get(case, 0) + w


def _turned(slot: Slot, card: int, bags: tuple[Bag, ...]) -> tuple[tuple[Bag, ...], int]:
    """The batches after `slot` has shown `card`, and the ways in which it does."""
    if slot.batch < 0:
        return bags, int(slot.may_be(card))
    copies = bags[slot.batch][card - 1]
    if not copies or not slot.may_be(card):
        return bags, 0
    return one_less(bags, slot.batch, card), copies


def copies_of(belief: Belief, seat: Seat, value: int) -> dict[int, Fraction]:
    """How many cards of `value` a hidden hand holds, each number with its chance."""
    chances: dict[int, Fraction] = {}
    (case, _), *more = belief.cases
    kinds = {slot for hand in case.slots for slot in hand}
    if not more and len(kinds) == 1 and not any(slot.bans for slot in kinds):  # all alike: hypergeometric
        bag, n = case.bags[next(iter(kinds)).batch], len(case.slots[seat])
        good, every = bag[value - 1], comb(sum(bag), n)
        return {k: Fraction(comb(good, k) * comb(sum(bag) - good, n - k), every) for k in range(n + 1)}
    for case, w in belief.cases:
        slots = case.slots[seat]
        sure = slots.count(Slot.known(value))
        free = [slot for slot in slots if not slot.card]
        rest = tuple(slot for slot in slots if slot.card not in (0, value))
        whole = fit(case, case.slots)
        for k in range(len(free) + 1):
            for these, alike in Counter(combinations(free, k)).items():
                bags, p = case.bags, Fraction(alike)
                for slot in these:
                    bag = bags[slot.batch]
                    p *= Fraction(bag[value - 1] if slot.may_be(value) else 0, sum(bag))
                    if not p:
                        break
                    bags = one_less(bags, slot.batch, value)
                if p:
                    others = (slot.not_a(value) for slot in minus(free, these))
                    after = put(case.slots, seat, tuple(sorted((*rest, *others))))
                    n = sure + k
                    chances[n] = chances.get(n, Fraction()) + w * p * fit(Case(after, bags), after) / whole
    return chances


def uncovered(view: View, bag: Bag) -> Iterator[tuple[Bag, int]]:
    """What is left of `bag` for each way to fill the covered part of the pile, and how many ways.

    Covered cards (option memory=top) are not remembered; their number and their sum are.
    """
    points = view.total - sum(laid.card for laid in view.pile)

    def choose(value: int, cards: int, points: int) -> Iterator[tuple[Bag, int]]:
        if not value <= 6:
            if not cards and not points:
                yield (), 1
            return
        for k in range(min(cards, bag[value - 1], points // value) + 1):
            for rest, ways in choose(value + 1, cards - k, points - k * value):
                yield (bag[value - 1] - k, *rest), ways * comb(bag[value - 1], k)

    yield from choose(1, view.covered, points)


@dataclass(frozen=True)
class Hidden:
    """One way the hidden cards may lie."""

    hands: tuple[Cards, ...]
    stock: Cards
    aside: Cards
    under: Cards
    """The covered cards of the pile, where they are not remembered."""


def imagine_hidden(view: View, rng: Random, model: str = ANY) -> Hidden:
    """The hidden cards, drawn with their chances under the model."""
    return drawn_from(belief(view, model), view, rng)


def drawn_from(known: Belief, view: View, rng: Random) -> Hidden:
    """The same from what the view leaves open, for a caller who draws again and again."""
    honest = False
    while not honest:  # else pick and deal again, so that only dealings that break no ban count
        case = _pick(known, rng)
        hands = [list(hand or ()) for hand in view.hands]
        rest: list[int] = []
        honest = True
        for batch, bag in enumerate(case.bags):
            cards = list(cards_of(bag))
            rng.shuffle(cards)
            for seat, slots in enumerate(case.slots):
                for slot in slots:
                    if slot.batch == batch:
                        card = cards.pop()
                        honest = honest and slot.may_be(card)
                        hands[seat].append(card)
            rest += cards
    for seat, slots in enumerate(case.slots):
        hands[seat] += [slot.card for slot in slots if slot.card]
    rng.shuffle(rest)
    drawn = view.draw_count - len(view.shown)
    stock = tuple(sorted((*rest[:drawn], *view.shown)))
    aside = view.aside if view.aside is not None else tuple(sorted(rest[drawn:]))
    under = minus(view.unseen, (*cards_of(case.bags[0]), *view.shown)) if view.covered else ()
    return Hidden(tuple(tuple(sorted(h)) for h in hands), stock, aside, under)


def _pick(known: Belief, rng: Random) -> Case:
    at = rng.randrange(known.weight)
    for case, n in known.dealings:
        at -= n
        if at < 0:
            return case
    raise AssertionError("weights do not add up to their sum")
