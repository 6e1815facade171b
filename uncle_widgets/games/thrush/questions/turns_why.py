"""Why a trip takes so many turns on average: one trip for each throw, with the turns that are left after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from uncle_widgets.games.thrush.questions.asked import agrees, average, counted, places_for, rounded, short, some
from uncle_widgets.games.thrush.questions.best_moves import Row, Way
from uncle_widgets.games.words import count, spoken
from uncle_widgets.probability.reasons import Curve, Derivation, Line
from uncle_widgets.probability.show import amount, decimal, trimmed

THROWS = 36
SAME = Fraction(1, 10**8)
"""Averages nearer than this are the same: they are worked out in floats."""
TURNS = "Follow one trip for each throw, add up the turns that they take, and share them equally among the trips."


def how_many_turns(way: Way, rows: Sequence[Row], mean: Fraction, curve: Curve) -> Derivation:
    """Why it takes so many turns on average, with the best choices `rows`."""
    at_once = [row for row in rows if not row.end]
    best = [row for row in rows if row.end and row.left - min(one.left for one in rows if one.end) < SAME]
    lines = _from_here(way, at_once[0], best, mean) if at_once else _one_turn(way, best, mean)
    return Derivation(tuple(lines), None, curve, idea=TURNS)


def _printed(works: Callable[[int], bool]) -> int:
    return places_for(works, 1)


def _from_here(way: Way, at_once: Row, best: Sequence[Row], mean: Fraction) -> Iterator[Line]:
    """Some throws arrive at once."""
    n = at_once.many
    yield counted(
        at_once.move,
        at_once.told,
        n,
        "throw",
        ask=f"Think of 36 trips, one for each throw. How many of the throws get {way.who} {way.there} at once?",
        hint="Look for a die that shows enough, and for doubles whose total is enough.",
        reason=f"{at_once.reason} These trips take one turn.",
        lit=way.mark,
    )
    many = sum(row.many for row in best)
    if not best:
        yield _shared(way, [Fraction(n)], THROWS - n, mean, 2)
        return
    then = sum((row.many * row.left for row in best), Fraction()) / many
    taken = many * (1 + then)
    rest = mean * THROWS - n - taken
    parts = [Fraction(n), taken, *([rest] if n + many < THROWS else [])]
    k = _printed(lambda k: agrees(sum((rounded(x, k) for x in parts), Fraction()) / THROWS, mean))
    t = _printed(lambda t: agrees(many * (1 + rounded(then, t)), taken, k))
    where = spoken((row.end for row in best), "or")
    yield Line(spoken((row.move for row in best), "or"), spoken(row.told for row in best), count(many, "throw"))
    yield average(
        f"Turns of {_these(many)}",
        f"{many} × (1 + {short(then, t)})",
        taken,
        "turns",
        ask=f"With {count(many, 'throw')} it's best to stop on {where}. From there it takes {_more(then, t)} on "
        f"average. How many turns is that for {_these(many)} in all?",
        hint="Don't forget the turn of this throw. Add it to the turns that are left, and multiply.",
        reason=f"For {_these(many)} that's {many} × (1 + {short(then, t)}), or {_turns(taken, min(k, 2))}.",
        lit=best[0].lit or way.mark,
        value=_turns(taken, k),
    )
    if n + many < THROWS:
        yield Line("Turns of the other trips", count(THROWS - n - many, "trip"), _turns(rest, k))
    yield _shared(way, parts, THROWS - n - many, mean, k)


def _told(turns: Fraction, places: int) -> str:
    """'22', '27.9', '45.0': with so many places, unless it is a whole number."""
    return short(turns, places) if turns.denominator == 1 else decimal(turns, places)


def _turns(turns: Fraction, places: int) -> str:
    return f"{_told(turns, places)} {'turn' if turns == 1 else 'turns'}"


def _these(trips: int) -> str:
    return "this trip" if trips == 1 else f"these {trips} trips"


def _others(trips: int) -> str:
    return "The other trip takes" if trips == 1 else f"The other {trips} trips take"


def _more(turns: Fraction, places: int) -> str:
    return f"{short(turns, places)} more {'turn' if short(turns, places) == '1' else 'turns'}"


def _shared(way: Way, parts: Sequence[Fraction], others: int, mean: Fraction, places: int) -> Line:
    told = [_told(x, places) for x in parts]
    added = f"({' + '.join(told)}) ÷ 36" if len(told) > 1 else f"{told[0]} ÷ 36"
    rest = f"{_others(others)} {told[-1]} turns in all. " if others and len(parts) > 2 else ""
    first = f"The {told[0]} trips that arrive at once take one turn each. " if parts[0] > 1 else ""
    return average(
        "Turns for one trip",
        added,
        mean,
        "turns",
        ask=f"{first}{rest}So how many turns does a trip take on average?",
        hint="Add the turns of all 36 trips, and share them equally.",
        reason=f"{added} is {some(mean, 2, 'turns')}.",
        lit=way.mark,
        value=amount(mean, "turns"),
    )


def _one_turn(way: Way, best: Sequence[Row], mean: Fraction) -> Iterator[Line]:
    """No throw arrives at once: one move, and the turns that are known to be left after it."""
    many, more = sum(row.many for row in best), mean - 1
    then = sum((row.many * row.left for row in best), Fraction()) / many
    taken = many * then
    rest = more * THROWS - taken
    parts = [taken, *([rest] if many < THROWS else [])]
    k = _printed(lambda k: agrees(sum((rounded(x, k) for x in parts), Fraction()) / THROWS, more))
    t = places_for(lambda t: agrees(many * rounded(then, t), taken, k))
    stops = spoken((f"on {row.end} with {row.steps}" for row in best), "or")
    where = spoken((row.end for row in best), "or")
    lit = tuple(key for row in best for key in row.lit) or way.mark
    yield counted(
        spoken((row.move for row in best), "or"),
        spoken(row.told for row in best),
        many,
        "throw",
        ask=f"It's best to stop {stops}. How many of the 36 throws can do that?",
        hint="Look for the steps on either die, and then on the doubles. Count every throw only once.",
        reason=" ".join(row.reason for row in best) + (f" {many} throws in all." if len(best) > 1 else ""),
        lit=lit,
    )
    yield average(
        f"Turns that are left from {where}",
        f"{many} × {short(then, t)}",
        taken,
        "turns",
        ask=f"From there it takes {_more(then, t)} on average. Think of 36 trips, one for each throw. "
        f"How many more turns is that for {_these(many)} in all?",
        hint="Multiply the trips by the turns that are left.",
        reason=f"For {_these(many)} that's {many} × {short(then, t)}, or {_turns(taken, min(k, 2))}.",
        lit=lit,
        value=_turns(taken, k),
    )
    others = THROWS - many
    if others:
        yield Line("Turns that are left after the other throws", count(others, "trip"), _turns(rest, k))
    added = " + ".join(_told(x, k) for x in parts)
    yield average(
        "Turns after this one",
        f"({added}) ÷ 36",
        more,
        "turns",
        ask=(f"{_others(others)} {_told(rest, k)} more turns in all. " if others else "")
        + "How many more turns does a trip take on average?",
        hint="Add the turns of all 36 trips, and share them equally.",
        reason=f"({added}) ÷ 36 is {trimmed(more)} turns.",
        lit=way.mark,
    )
    yield average(
        "All turns",
        f"1 + {trimmed(more)}",
        mean,
        "turns",
        ask="And how many turns is that with this turn?",
        hint="This throw takes a turn too.",
        reason=f"1 + {trimmed(more)} = {trimmed(mean)} turns.",
        lit=way.mark,
        value=amount(mean, "turns"),
    )
