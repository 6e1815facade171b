"""A step of a showdown of two in small questions: who matches alone, whether the step decides, and for whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.mr_t import odds
from uncle_widgets.games.mr_t.belief import next_of
from uncle_widgets.games.mr_t.questions import common
from uncle_widgets.games.mr_t.questions.flip_steps import row
from uncle_widgets.games.mr_t.questions.steps import (
    added,
    chance,
    counted,
    hidden_line,
    match_line,
    plus,
    sized,
)
from uncle_widgets.games.mr_t.state import Fight, View
from uncle_widgets.games.mr_t.words import few, many, small, unbroken
from uncle_widgets.games.words import (
    ORDINALS,
    a,
    called,
    capital,
    count,
    does,
    hand_keys,
    hundred,
    out_of_hundred,
    owner,
    spelled,
)
from uncle_widgets.probability.reasons import Left, Line
from uncle_widgets.probability.show import percent

PICTURED = 100
"""So many steps at most are pictured; where more would be needed, it goes by chances out of 100."""
IDEAS = {
    True: "Work out how often only one of the two matches, for each of them. Then add: both can't happen at once.",
    False: "Cross out the steps that settle nothing. Then see what part of the others is yours.",
}
"""The method, where it is asked whether a step decides, and where for whom."""


@dataclass(frozen=True)
class Two:
    """A step of two: `p` and `q` are the chances that `me` and `them` match, and each `only` that the other misses
    then. `shows`: they show a match from the hand if they have one."""

    view: View
    fight: Fight
    me: Seat
    them: Seat
    p: Fraction
    q: Fraction
    only_me: Fraction
    only_them: Fraction
    shows: bool = False

    @cached_property
    def good(self) -> int:
        return common.matching(self.view, self.fight.targets)

    @cached_property
    def total(self) -> int:
        return len(self.view.unseen)

    @property
    def apart(self) -> bool:
        """Whether the one card tells nothing of the other."""
        return self.only_me == self.p * (1 - self.q)

    @property
    def alike(self) -> bool:
        """Whether each turns a card of the common bag."""
        return not self.shows and all(self.view.fresh[seat] for seat in (self.me, self.them))

    @property
    def whole(self) -> int:
        """Steps that show how often each comes, in whole numbers."""
        return self.p.denominator * self.q.denominator

    def who(self, seat: Seat) -> str:
        return called(self.view, seat)

    def matches(self, seat: Seat) -> str:
        """'you match', 'A matches'."""
        return small(does(self.view, seat, LETTERS, "match"))

    def misses(self, seat: Seat) -> str:
        return small(does(self.view, seat, LETTERS, "miss"))

    def lit(self, seat: Seat) -> tuple[str, ...]:
        hand = hand_keys(seat, self.view.sizes[seat]) if self.shows and seat == self.them else ()
        return (*hand, *common.tops(self.view, (seat,)))

    @property
    def both(self) -> tuple[str, ...]:
        return (*self.lit(self.me), *self.lit(self.them))

    @property
    def yours(self) -> str:
        return "yours" if self.me == self.view.me else owner(self.view, self.me)


def step_lines(two: Two, decisive: bool) -> Iterator[Line]:
    """Why a step decides with its chance (`decisive`), or why a decisive step is for `me` with its chance."""
    decides = two.only_me + two.only_them
    if (decides if decisive else two.only_me / decides) in (0, 1):
        yield from _certain(two, decisive, decides)
    elif two.alike:
        yield from _same_bag(two, decisive)
    elif two.apart and not two.shows and two.whole <= PICTURED:
        yield from _pictured(two, decisive)
    else:
        yield from _chances(two, decisive)


def _certain(two: Two, decisive: bool, decides: Fraction) -> Iterator[Line]:
    """Nothing to work out: what each may turn, and that it can't end otherwise."""
    for seat in (two.me, two.them):
        line = _match_line(two, seat)
        yield Line(line.words, line.formula, line.value, line.lit)
    answer = decides if decisive else two.only_me / decides
    why = "nothing else can happen" if answer else "that can't happen"
    yield Line("The answer", why, hundred(answer), two.both)


def _same_bag(two: Two, decisive: bool) -> Iterator[Line]:
    """Both turn a card that nobody has seen: the one matches and the other doesn't, or the other way round."""
    good, total, alone = two.good, two.total, two.only_me
    if decisive:
        yield hidden_line(two.view)
    else:
        yield common.known_line(two.view)
    yield match_line(two.view, two.fight.targets)
    bad, me, them = total - good, two.matches(two.me), two.misses(two.them)
    fractions = ((good, total), (bad, total - 1))
    ask = chance(
        f"How likely is it that {me} and {them}?",
        alone,
        f"After one card {total - 1} are left. How many of those don't match? Multiply the two fractions.",
        f"{capital(me)} in {good} of {total} cases. Then {bad} of the other {total - 1} cards miss, and "
        f"{row(fractions)} is {out_of_hundred(alone)}.",
    )
    yield Line(f"Only {me}", row(fractions), out_of_hundred(alone), two.lit(two.me), ask)
    other = two.matches(two.them)
    if not decisive:
        ask = chance(
            f"It is as likely that only {other}. Out of 100 steps that decide, how many are {two.yours}?",
            Fraction(1, 2),
            "Both are equally likely, and one of them has happened.",
            f"Both come equally often, so half of the steps that decide are {two.yours}: 50 out of 100.",
        )
        yield Line("Out of the decisive steps", "1 of 2", hundred(Fraction(1, 2)), two.both, ask)
        return
    (half,) = sized((alone,), 2 * alone, lambda parts: 2 * added(parts))
    ask = chance(
        f"It may also be that only {other}. So how likely is it that the step decides?",
        2 * alone,
        "The other way round it is as likely. Add the two.",
        f"Each of the two comes in {half} out of 100 steps, and they can't both happen: 2 × {half} is "
        f"{out_of_hundred(2 * alone)}.",
    )
    yield Line("Exactly one matches", f"2 × {half}", hundred(2 * alone), two.both, ask)


def _match_line(two: Two, seat: Seat) -> Line:
    """The chance that the top of a seat's pile matches, told or asked by the cards that it may be."""
    view, bag = two.view, next_of(two.view, seat)
    n, hits = odds.size(bag), odds.copies_of(two.fight.targets, bag)
    p, whose = Fraction(hits, n), owner(view, seat)
    if view.fresh[seat]:
        start = f"{capital(_some(hits))} of the {count(n, 'hidden card')} {'matches' if hits == 1 else 'match'}."
    elif n == 1:
        start = f"{capital(whose)} next card is {a(unbroken(next(iter(bag))))}."
    else:
        start = f"{capital(whose)} next card is one of these: {common.listed(bag)}."
    ask = chance(
        f"{start} How likely is it that {two.matches(seat)}?",
        p,
        "Count the cards that match, and divide by all the cards that it may be.",
        f"{capital(_some(hits))} of the {many(n, 'possible card')} {'matches' if hits < 2 else 'match'}. "
        f"That is {out_of_hundred(p)}.",
    )
    return Line(capital(two.matches(seat)), f"{hits} of {n}", out_of_hundred(p), two.lit(seat), ask)


def _some(n: int) -> str:
    return few(n) if n else "none"


def _pictured(two: Two, decisive: bool) -> Iterator[Line]:
    """So many steps that everything comes in whole numbers."""
    yield _match_line(two, two.me)
    yield _match_line(two, two.them)
    whole, (me, them) = two.whole, (two.only_me * two.whole, two.only_them * two.whole)
    hits, misses = two.p * whole, 1 - two.q
    ask = counted(
        f"Picture {whole} steps. In how many of them do only you match?"
        if two.me == two.view.me
        else f"Picture {whole} steps. In how many of them does only {two.who(two.me)} match?",
        int(me),
        f"{capital(two.matches(two.me))} in {_some(int(hits))} of them. "
        f"In how many of those {_does(two, two.them)} miss?",
        f"{capital(two.matches(two.me))} in {_some(int(hits))} of {whole} steps, and {two.misses(two.them)} in "
        f"{'all' if misses == 1 else misses or 'none'} of those. That makes {int(me)}."
        if hits
        else f"{capital(owner(two.view, two.me))} next card can't match. That makes 0.",
        "steps",
    )
    alone = f"Only {two.matches(two.me)}", f"{hits} × {misses}", f"{me} out of {whole}"
    yield Line(*alone, two.both, ask)
    other = f"Only {two.matches(two.them)}"
    yield Line(other, f"{two.q * whole} × {1 - two.p}", f"{them} out of {whole}", two.both)
    told = f"{other} in {_some(int(them))} of the {whole} steps."
    if decisive:
        p = two.only_me + two.only_them
        ask = chance(
            f"{told} So how likely is it that the step decides?",
            p,
            "Add the steps in which exactly one matches.",
            f"Exactly one matches in {me} + {them} = {me + them} of {whole} steps. That is {out_of_hundred(p)}.",
        )
        yield Line("Exactly one matches", f"({me} + {them}) ÷ {whole}", hundred(p), two.both, ask)
        return
    p = Fraction(me, me + them)
    ask = chance(
        f"{told} All the others settle nothing. Out of 100 steps that decide, how many are {two.yours}?",
        p,
        "Leave out the steps in which both match or nobody does.",
        f"Only the {me} + {them} = {me + them} steps that decide count, and {_some(int(me))} of these "
        f"{'is' if me == 1 else 'are'} {two.yours}. That is {out_of_hundred(p)}.",
    )
    yield Line("Out of the decisive steps", f"{me} of {me + them}", hundred(p), two.both, ask)


def _does(two: Two, seat: Seat) -> str:
    return "do you" if seat == two.view.me else f"does {two.who(seat)}"


def _chances(two: Two, decisive: bool) -> Iterator[Line]:
    """By chances out of 100: I match, then they miss, and so on."""
    if two.shows or two.view.fresh[two.me] or two.view.fresh[two.them]:
        yield common.known_line(two.view)
        yield common.match_line(two.view, two.fight.targets, common.unseen(two.view))
    yield _match_line(two, two.me)
    miss = two.only_me / two.p if two.p else 1 - two.q
    yield _miss_line(two, miss)
    me, they = two.matches(two.me), two.matches(two.them)
    ask = chance(
        f"So how likely is it that only {me}?",
        two.only_me,
        f"Take {out_of_hundred(miss)} of the steps in which {me}.",
        f"{capital(me)}, and then {two.misses(two.them)}: {_times(two.p, miss)} is {percent(two.only_me)}.",
    )
    yield Line(f"Only {me}", _times(two.p, miss), percent(two.only_me), two.both, ask)
    if two.p == 1:
        yield Line(f"Only {they}", f"{me} in every step", "0.0%", two.both)
    else:
        hit = two.only_them / (1 - two.p)
        yield Line(f"Only {they}", _times(1 - two.p, hit), percent(two.only_them), two.both)
    told = f"Only {they} in {percent(two.only_them).removesuffix('%')} out of 100 steps."
    decides = two.only_me + two.only_them
    if decisive:
        ask = chance(
            f"{told} So how likely is it that the step decides?",
            decides,
            "Add the steps in which exactly one matches.",
            f"Exactly one matches, and {plus((two.only_me, two.only_them))}. That is {out_of_hundred(decides)}.",
        )
        yield Line("Exactly one matches", plus((two.only_me, two.only_them)), hundred(decides), two.both, ask)
        return
    p = two.only_me / decides
    mine, theirs = sized((two.only_me, two.only_them), p, _share, least=1)
    ask = chance(
        f"{told} Out of 100 steps that decide, how many are {two.yours}?",
        p,
        f"Divide by {mine} + {theirs}, the steps that decide.",
        f"Out of {mine} + {theirs} steps that decide, {mine} are {two.yours}. That is {out_of_hundred(p)}.",
    )
    yield Line("Out of the decisive steps", f"{mine} ÷ ({mine} + {theirs})", hundred(p), two.both, ask)


def _times(p: Fraction, then: Fraction) -> str:
    """'11/45 × 34.2': a part of a chance out of 100."""
    (text,) = sized((then,), p * then, lambda parts: p * added(parts), 1)
    return f"{p} × {text}"


def _share(parts: Iterable[Fraction]) -> Fraction:
    mine, theirs = parts
    return mine / (mine + theirs) if mine + theirs else Fraction()


def _miss_line(two: Two, miss: Fraction) -> Line:
    """The chance that they miss once I have matched."""
    view, seat = two.view, two.them
    n = view.sizes[seat] if two.shows else 0
    fresh, gone = bool(view.fresh[seat]), int(bool(view.fresh[two.me] and two.p))
    good, total, cards = two.good - gone, two.total - gone, n + fresh
    fractions = [(total - good - k, total - k) for k in range(cards)]
    top = Fraction(1) if fresh else 1 - odds.top_hits(two.fight.targets, next_of(view, seat))
    factors = [(f"{ORDINALS[k]} card", f"{part}/{left}") for k, (part, left) in enumerate(fractions)]
    factors += [] if fresh else [("Top card", f"{top}")]
    left, whole = list[Left](), Fraction(1)
    for name, factor in factors:
        whole *= Fraction(factor)
        left.append(Left(name, factor, whole))
    assert whole == miss
    text = " × ".join(factor for _, factor in factors)
    who, whose = two.who(seat), owner(view, seat)
    cards_of = f"{whose} {spelled(n + 1)} cards" if n else f"{whose} next card"
    then = f"Then {_some(good)} of the other {total} hidden cards match. " if gone and cards else ""
    if not then and cards:
        then = f"{capital(_some(good))} of the {count(total, 'hidden card')} match. "
    own = "" if fresh else _own_top(two)
    none = f"none of {cards_of} matches" if n else f"{cards_of} doesn't match"
    ask = chance(
        f"{then}{own}How likely is it that {none}?",
        miss,
        f"{capital(who)} must miss with every card. Multiply card by card."
        if n
        else "How many of the cards miss?",
        f"{f'Every one of {cards_of} has to miss' if n else f'{capital(cards_of)} has to miss'}: {text} is "
        f"{out_of_hundred(miss)}.",
        tuple(left) if len(left) > 1 else (),
    )
    return Line(capital(none), text, out_of_hundred(miss), two.lit(seat), ask)


def _own_top(two: Two) -> str:
    """'B's top card is one of three JEFFs and one KIM. '"""
    bag = next_of(two.view, two.them)
    one = odds.size(bag) == 1
    card = a(unbroken(next(iter(bag)))) if one else f"one of these: {common.listed(bag)}"
    return f"{capital(owner(two.view, two.them))} top card is {card}. "
