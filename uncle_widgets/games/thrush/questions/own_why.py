"""Why the Chief that somebody is about to look at is their own: places are counted, or games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from uncle_widgets.games.thrush.board import Place
from uncle_widgets.games.thrush.questions.asked import counted, likely
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import capital, out_of_hundred, spoken
from uncle_widgets.probability.reasons import Derivation, Line

PLACES = "Leave out the places where it can't be, because all the others are equally likely."
GAMES = "Share a number of games among the Chiefs that it can be, and then among the places where these can be."


def _lit(places: Iterable[Place]) -> tuple[str, ...]:
    return tuple(f"chief.{place}" for place in places)


def not_looked_at(who: str, here: Place, may: Sequence[Place], left: Sequence[Place], mine: Place) -> Derivation:
    """Why it's on `here`, if all places in `may` are equally likely.

    `left`: where `who` has left a Chief; `mine`: where yours is, if you know that and `who` hasn't looked there.
    """
    p = Fraction(1, len(may))
    out = [*([f"{who} left {spoken(sorted(left))}"] if left else []), *([f"yours is on {mine}"] if mine else [])]
    why = f"{capital(spoken(out))}. " if out else ""
    return Derivation(
        (
            counted(
                f"Places where {who}'s own Chief can be",
                "all that are left" if out else "all of them",
                len(may),
                "place",
                ask=f"{why}On how many Chief spaces can {who}'s own Chief be?",
                hint="Leave out empty spaces, and the spaces where it can't be."
                if out
                else "Count the Chief spaces that have a card.",
                reason=f"{who}'s own Chief can be on {spoken(may, 'or')}. That's {few(len(may), 'place')}.",
                lit=_lit(may),
            ),
            likely(
                f"{who}'s own Chief is on {here}",
                f"1 of {len(may)}",
                p,
                ask=f"These places are equally likely. So how likely is it that {who}'s own Chief is on {here}?",
                hint=f"{here} is one of these places.",
                reason=f"{here} is one of {few(len(may), 'place')}, and all of them are equally likely. "
                f"That's {out_of_hundred(p)}.",
                lit=_lit([here]),
            ),
        ),
        idea=PLACES,
    )


class Known(NamedTuple):
    """What you know when `who` is about to look at the Chief on `here`.

    `own`: Chiefs that can be theirs, which leaves out `less` in words; `seen`: places with a Chief that you've
    seen, which isn't yours; `unseen`: the other places with a Chief; `may`: places where theirs can be.
    """

    who: str
    here: Place
    own: int
    less: str
    seen: tuple[Place, ...]
    unseen: tuple[Place, ...]
    may: tuple[Place, ...]


def some_seen(known: Known, start: str, chiefs: int) -> Derivation:
    """Why it's on `here`, if you've seen some Chiefs. `start` takes the Chiefs away that it can't be from all."""
    return Derivation(tuple(_games(known, start, chiefs)), idea=GAMES)


def _games(known: Known, start: str, chiefs: int) -> Iterator[Line]:
    """As many games are followed as the Chiefs that it can be times the places that you haven't seen."""
    who, here, own = known.who, known.here, known.own
    u, s = len(known.unseen), len(known.seen)
    games, each, new = own * u, own - s, own - s
    yield counted(
        f"Chiefs that can be {who}'s own",
        start,
        own,
        "Chief",
        ask=f"There are {chiefs} Chiefs. How many of them can be {who}'s own, if you leave out {known.less}?",
        hint=f"No two players look for the same Chief. Start with {chiefs}.",
        reason=f"There are {chiefs} Chiefs. Without {known.less}, {own} of them can be {who}'s own.",
        lit=_lit((*known.seen, *known.unseen)),
    )
    seen = "one of these Chiefs" if s == 1 else f"{few(s, 'of these Chiefs', 'of these Chiefs')}"
    others = f"The other {new} have" if new > 1 else "The other one has"
    yield counted(
        "Games for each place that you haven't seen",
        f"{new * u} ÷ {u}",
        each,
        "game",
        ask=f"Think of {games} games, {u} for each of the {own} Chiefs. You've seen {seen}. {others} {new * u} "
        f"games, and can be on {few(u, 'place')}. How many games is that for each of these places?",
        hint=f"Share the {new * u} games equally among the {few(u, 'place')}.",
        reason=f"{new * u} ÷ {u} = {each}. So a place that you haven't seen has it in {each} games, and a place "
        f"that you have seen in {u}.",
        lit=_lit(known.unseen),
    )
    inside = [sum(one in known.seen for one in known.may), sum(one in known.unseen for one in known.may)]
    total = inside[0] * u + inside[1] * each
    if total < games:
        yield _not_left(who, inside, (u, each), total, _lit(known.may))
    mine = u if here in known.seen else each
    p = Fraction(mine, total)
    yield likely(
        f"{who}'s own Chief is on {here}",
        f"{mine} of {total}",
        p,
        ask=f"So how likely is it that {who}'s own Chief is on {here}?",
        hint=f"You {'have' if here in known.seen else 'have not'} seen the Chief on {here}. In how many of the "
        f"{total} games is {who}'s own there?",
        reason=f"It's on {here} in {mine} of the {total} games. That's {out_of_hundred(p)}.",
        lit=_lit([here]),
    )


def _not_left(who: str, inside: Sequence[int], each: tuple[int, int], total: int, lit: tuple[str, ...]) -> Line:
    """The games in which it's where `who` hasn't looked: `inside` places seen and not seen, `each` so many."""
    rows = [(n, games) for n, games in zip(inside, each, strict=True) if n]
    added = " + ".join(f"{n} × {games}" for n, games in rows)
    told = spoken(f"{few(n, 'place')} with {games} games{' each' if n > 1 else ''}" for n, games in rows)
    return counted(
        f"Games in which it's where {who} hasn't looked",
        added,
        total,
        "game",
        ask=f"Leave out the places where {who} left the Chief. That leaves {told}. How many games is that in all?",
        hint="Multiply the places by their games, and add.",
        reason=f"{added} = {total} games.",
        lit=lit,
    )
