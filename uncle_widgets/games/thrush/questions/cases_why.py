"""Why your Chief is on a place if rivals have left all that they looked at: the cases that fit are counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

from uncle_widgets.engine.game import LETTERS, Seat
from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.questions.asked import counted, likely
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import capital, count, out_of_hundred, spelled, spoken, times
from uncle_widgets.probability.reasons import Derivation, Line

CASES = "Count the cases that fit what happened, and see how many of these are the one that you're asked about."
Lit = tuple[str, ...]


def places_left(
    chiefs: Sequence[Place], open_: Sequence[Place], left: dict[Seat, frozenset[Place]], place: Place, mine: str
) -> Derivation:
    """Why your Chief is on `place`, where rivals have looked at Chiefs and `left` all of them.

    A rival's own Chief can't be where that rival left one, nor where yours is. `open_`: places that you haven't
    seen.
    All cases that fit are equally likely, since each lets the rivals leave as many Chiefs that aren't their own.
    """
    lines = (
        _one_rival(chiefs, open_, left, place, mine)
        if len(left) == 1
        else _rivals(chiefs, open_, left, place, mine)
    )
    return Derivation(tuple(lines), idea=CASES)


def _chief_items(places: Iterable[Place]) -> Lit:
    return tuple(f"chief.{place}" for place in places)


def _one_rival(
    chiefs: Sequence[Place], open_: Sequence[Place], left: dict[Seat, frozenset[Place]], place: Place, mine: str
) -> Iterator[Line]:
    ((seat, gone),) = left.items()
    who, may = LETTERS[seat], [one for one in chiefs if one not in gone]
    here = len([one for one in may if one != place])
    with_, without = [one for one in open_ if one in may], [one for one in open_ if one in gone]
    total = len(without) * len(may) + len(with_) * (len(may) - 1)
    p = Fraction(here, total)
    listed = spoken(sorted(gone))
    yield counted(
        f"Places where {who}'s own Chief can be",
        f"{len(chiefs)} − {len(gone)}",
        len(may),
        "place",
        ask=f"{who} would have taken {who}'s own Chief, but {who} left {listed}. "
        f"On how many of the {len(chiefs)} places can {who}'s own Chief be?",
        hint=f"It isn't where {who} left a Chief.",
        reason=f"It isn't on {spoken(sorted(gone), 'or')}. That leaves {len(may)} of the {len(chiefs)} places.",
        lit=_chief_items(may),
    )
    yield counted(
        f"Places for {who}'s own Chief if {mine} is on {place}",
        f"{len(may)} − 1" if place in may else f"{who} left {place} anyway",
        here,
        "place",
        ask=f"Suppose {mine} is on {place}. On how many places can {who}'s own Chief be then?",
        hint="Two Chiefs can't be on the same place."
        if place in may
        else f"{who} left the Chief on {place}. Was it a place for {who}'s own Chief before?",
        reason=f"Two Chiefs can't be on the same place, so {here} places are left."
        if place in may
        else f"{who} left {place}, so it wasn't one of the {here} places anyway.",
        lit=_chief_items(one for one in may if one != place),
    )
    parts = [(len(without), len(may)), (len(with_), len(may) - 1)]
    added = " + ".join(f"{n} × {each}" for n, each in parts if n)
    yield counted(
        "All cases that fit",
        added,
        total,
        "case",
        ask=f"{capital(mine)} can be on {few(len(open_), 'place')}. {_told(who, parts)} "
        "How many cases is that in all?",
        hint=f"Multiply the places for {mine} by the places for {who}'s own Chief.",
        reason=f"{added} = {total} cases, and all of them are equally likely.",
        lit=_chief_items(open_),
    )
    yield _of_cases(here, total, p, place, mine)


def _told(who: str, parts: Sequence[tuple[int, int]]) -> str:
    """'If it's on one of the three that B left, B's own Chief can be on 5 places. Otherwise ...'"""
    (without, many), (with_, fewer) = parts
    if not without:
        return f"For each of them {who}'s own Chief can be on {count(fewer, 'place')}."
    left = f"the one that {who} left" if without == 1 else f"one of the {spelled(without)} that {who} left"
    first = f"If it's on {left}, {who}'s own Chief can be on {count(many, 'place')}."
    other = "the other one" if with_ == 1 else f"one of the other {spelled(with_)}"
    return f"{first} If it's on {other}, {who}'s own can be on {count(fewer, 'place')}." if with_ else first


def _of_cases(here: int, total: int, p: Fraction, place: Place, mine: str) -> Line:
    return likely(
        f"{capital(mine)} is on {place}",
        f"{here} of {total}",
        p,
        ask=f"So how likely is it that {mine} is on {place}?",
        hint=f"In how many of the {total} cases is {mine} on {place}?",
        reason=f"{capital(mine)} is on {place} in {here} of the {total} cases. That's {out_of_hundred(p)}.",
        lit=(f"chief.{place}",),
    )


def _ways(chiefs: Sequence[Place], left: dict[Seat, frozenset[Place]], mine: Place) -> int:
    """In how many ways the rivals' own Chiefs can be on different places, none of them on yours."""
    rows = permutations([one for one in chiefs if one != mine], len(left))
    return sum(all(at not in gone for at, gone in zip(row, left.values(), strict=True)) for row in rows)


def _rivals(
    chiefs: Sequence[Place], open_: Sequence[Place], left: dict[Seat, frozenset[Place]], place: Place, mine: str
) -> Iterator[Line]:
    here, total = _ways(chiefs, left, place), sum(_ways(chiefs, left, one) for one in open_)
    many = []
    for seat, gone in [*left.items()][:2]:
        who, may = LETTERS[seat], [one for one in chiefs if one not in gone and one != place]
        many.append(may)
        yield counted(
            f"Places for {who}'s own Chief if {mine} is on {place}",
            f"not {spoken(sorted({*gone, place}), 'or')}",
            len(may),
            "place",
            ask=f"Suppose {mine} is on {place}. {who} left {spoken(sorted(gone))}. "
            f"On how many of the {len(chiefs)} places can {who}'s own Chief be?",
            hint=f"It isn't on {place}, and it isn't where {who} left a Chief.",
            reason=f"It isn't on {spoken(sorted({*gone, place}), 'or')}. That leaves {len(may)} places.",
            lit=_chief_items(may),
        )
    if len(left) == 2:
        a, b = (LETTERS[seat] for seat in left)
        both = len({*many[0]} & {*many[1]})
        yield counted(
            f"Cases in which {mine} is on {place}",
            f"{len(many[0])} × {len(many[1])} − {both}",
            here,
            "case",
            ask=f"That makes {len(many[0])} × {len(many[1])} pairs. In {both} of them {a} and {b} would have the "
            "same place, which can't be. How many cases are left?",
            hint="Multiply first, and then take away.",
            reason=f"{len(many[0])} × {len(many[1])} − {both} = {here} cases are left.",
            lit=(f"chief.{place}",),
        )
    else:
        yield Line(f"Cases in which {mine} is on {place}", "no two Chiefs on one place", count(here, "case"))
    yield Line(
        "Cases for all places", f"added up over {count(len(open_), 'place')}", count(total, "case"),
        _chief_items(open_),
    )  # fmt: skip
    yield _of_cases(here, total, Fraction(here, total), place, mine)


class Taken(NamedTuple):
    """One rival has left some Chiefs, `gone`, and then taken the one on `at`.

    `open`: places that you haven't seen; `place`: a Chief space, or `at` for the card that was taken; `own`:
    whether it is asked if that card is the rival's own; `bluff`: how often players take another Chief than theirs.
    """

    chiefs: Sequence[Place]
    open: Sequence[Place]
    who: str
    gone: frozenset[Place]
    at: Place
    place: Place
    own: bool
    bluff: Fraction
    mine: str
    lit: Lit

    @property
    def times(self) -> int:
        """How often a case counts in which the rival has taken their own."""
        return int(1 / self.bluff)

    @property
    def may(self) -> int:
        """Places where the rival's own Chief can be, if yours is none of them."""
        return len(self.chiefs) - len(self.gone)

    def cases(self, place: Place) -> tuple[int, int]:
        """If yours is on a place: how many cases have the rival's own where it was taken, and elsewhere."""
        taken = int(place != self.at)
        return taken, self.may - taken - (place not in self.gone)

    def counted(self, place: Place) -> int:
        taken, others = self.cases(place)
        return taken * self.times + others


def taken_after(of: Taken) -> Derivation:
    """Why a card that a rival took after leaving others is yours, or theirs; or why yours is on some place."""
    return Derivation(tuple(_taken(of)), idea=CASES)


def _taken(of: Taken) -> Iterator[Line]:
    who, elsewhere = of.who, [one for one in of.open if one != of.at]
    rate = "every other Chief too" if of.times == 1 else f"another one only one time in {spelled(of.times)}"
    counts = f"{who} always takes {who}'s own Chief, and {rate}. "
    counts += f"So a case in which {who} took {who}'s own counts {times(of.times)}."
    yield counted(
        f"Places where {who}'s own Chief can have been",
        f"{len(of.chiefs)} − {len(of.gone)}",
        of.may,
        "place",
        ask=f"{who} would have taken {who}'s own Chief, but {who} left {spoken(sorted(of.gone))} before "
        f"taking the card on {of.at}. On how many of the {len(of.chiefs)} places can {who}'s own Chief have been?",
        hint=f"It wasn't where {who} left a Chief.",
        reason=f"It wasn't on {spoken(sorted(of.gone), 'or')}. That leaves {of.may} of {len(of.chiefs)} places.",
        lit=_chief_items(one for one in of.chiefs if one not in of.gone),
    )
    if of.own:
        here = of.times * len(elsewhere)
        yield counted(
            f"Cases in which {who} took {who}'s own Chief",
            f"{len(elsewhere)} × {of.times}",
            here,
            "case",
            ask=f"{counts} Yours is then on one of {count(len(elsewhere), 'other place')}. "
            "How many cases is that?",
            hint=f"Multiply the places for {of.mine} by {of.times}.",
            reason=f"{len(elsewhere)} × {of.times} = {here} cases.",
            lit=of.lit,
        )
    elif of.place == of.at:
        here = of.counted(of.at)
        yield counted(
            f"Cases in which {who} took {of.mine}",
            f"{of.may} − 1",
            here,
            "case",
            ask=f"Suppose {who} took {of.mine}. Then it isn't {who}'s own Chief. On how many places can that be?",
            hint=f"Leave out {of.at}.",
            reason=f"Without {of.at} there are {here} places for {who}'s own Chief.",
            lit=of.lit,
        )
    else:
        here, (_, others) = of.counted(of.place), of.cases(of.place)
        yield counted(
            f"Cases in which {of.mine} is on {of.place}",
            f"{of.times} + {others}",
            here,
            "case",
            ask=f"{counts} If {of.mine} is on {of.place}, {who}'s own Chief can also have been on "
            f"{count(others, 'other place')}. How many cases is that in all?",
            hint=f"Add {of.times} for {of.at} and 1 for each of the other places.",
            reason=f"{of.times} + {others} = {here} cases.",
            lit=of.lit,
        )
    yield from _all_taken(of, "" if of.own or of.place != of.at else f"{counts} ")
    total = sum(of.counted(one) for one in of.open)
    p, what = (
        Fraction(here, total),
        f"{who} took {of.mine}" if of.place == of.at else f"{of.mine} is on {of.place}",
    )
    what = f"{who} took {who}'s own Chief" if of.own else what
    yield likely(
        capital(what),
        f"{here} of {total}",
        p,
        ask=f"So how likely is it that {what}?",
        hint=f"In how many of the {total} cases is it so?",
        reason=f"It's so in {here} of the {total} cases. That's {out_of_hundred(p)}.",
        lit=of.lit,
    )


def _all_taken(of: Taken, counts: str) -> Iterator[Line]:
    """All cases that fit: yours is where the card was taken, on a place that the rival left, or elsewhere."""
    who = of.who
    groups = [
        ([one for one in of.open if one == of.at], f"If {who} took {of.mine}, it's"),
        ([one for one in of.open if one in of.gone], f"For each place that {who} left it's"),
        ([one for one in of.open if one not in of.gone and one != of.at], "For each other place it's"),
    ]
    rows = [(len(places), of.counted(places[0]), words) for places, words in groups if places]
    told = []
    for places, words in groups:
        if places:
            (taken, others), each = of.cases(places[0]), of.counted(places[0])
            told.append(f"{words} {f'{of.times} + {others} = ' if taken else ''}{count(each, 'case')}")
    total = sum(n * each for n, each, _ in rows)
    added = " + ".join(f"{n} × {each}" if n > 1 else str(each) for n, each, _ in rows)
    yield counted(
        "All cases that fit",
        added,
        total,
        "case",
        ask=f"{counts}{capital(of.mine)} can have been on {few(len(of.open), 'place')}. {'. '.join(told)}. "
        "How many cases is that in all?",
        hint="Multiply the number of places in each group by its cases, and add.",
        reason=f"{added} = {total} cases.",
        lit=_chief_items(of.open),
    )
