"""Why a goal is reached with this throw or within a few turns: throw by throw, with what is best after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from uncle_widgets.games.thrush.cards import PAIRS, WIN, Pair
from uncle_widgets.games.thrush.questions.asked import adding, average, counted, likely, short, some
from uncle_widgets.games.thrush.questions.best_moves import Row, Way
from uncle_widgets.games.thrush.words import few
from uncle_widgets.games.words import a, capital, count, out_of_hundred, spoken
from uncle_widgets.probability.reasons import Derivation, Left, Line
from uncle_widgets.probability.show import percent, trimmed

THROWS = 36
ONE_THROW = "Count the throws that get there with one die, and add the other doubles."
IN_TIME = "Count the throws that bring you to a good place, and see how many trips arrive in time from there."


# With this throw.


def this_throw(way: Way, d: int, over: bool, hits: Sequence[Pair]) -> Derivation:
    """Why so many throws arrive at once. `d`: steps to the goal; `over`: whether more steps will do."""
    far = [pair for pair in PAIRS if max(pair) >= d or (pair[0] == pair[1] and sum(pair) >= d)]
    lines = _far_enough(way, d) if over and d and [*hits] == far else _arriving(way, hits)
    return Derivation(tuple(lines), idea=ONE_THROW)


def _far_enough(way: Way, d: int) -> Iterator[Line]:
    """A straight road on which more steps than needed will do."""
    one = THROWS - (d - 1) ** 2 if d <= 6 else 0
    doubles = [n for n in range(1, 7) if n < d <= 2 * n]
    many = f"{a(d)} or more" if d < 6 else a(d)
    less = f"{d - 1} × {d - 1}"
    if d <= 6:
        show = f"How many of the 36 throws show {many} on at least one die?"
        ask = f"{capital(way.does('need'))} {count(d, 'step')}. {show}"
        hint = "Count the throws in which both dice show less, and take them away from 36."
        none = THROWS - one
        both = f"Both dice show less than {d} in {less} = {count(none, 'throw')}."
        reason = f"{both} So 36 − {none} = {one} throws show {many}."
    else:
        ask = f"{capital(way.does('need'))} {d} steps. How many of the 36 throws show that much on one die?"
        hint = "A die shows 1 to 6."
        reason = "A die shows 6 at most, so none of the throws do."
    yield counted(
        f"Throws with {many} on a die" if d <= 6 else "Throws with that much on one die",
        f"36 − {less}" if d <= 6 else "a die shows 6 at most",
        one,
        "throw",
        ask=ask,
        hint=hint,
        reason=reason,
        lit=way.mark,
    )
    moves = spoken(f"{n}-{n} moves {2 * n}" for n in doubles)
    yield counted(
        "Other doubles that are enough",
        ", ".join(f"{n}-{n}" for n in doubles) or "none",
        len(doubles),
        "double",
        ask=f"A double moves its total. How many other doubles move {count(d, 'step')} or more?",
        hint="The double 1-1 moves 2 steps, 2-2 moves 4, and so on. Leave out those that you've already counted.",
        reason=f"{moves}. That's {few(len(doubles), 'double')}."
        if doubles
        else "All doubles that go far enough are already counted, so none are left.",
        lit=way.mark,
    )
    yield _together(way, one, len(doubles))


def _together(way: Way, one: int, more: int) -> Line:
    p = Fraction(one + more, THROWS)
    return likely(
        "Throws that arrive",
        f"{one} + {more} = {one + more} of 36",
        p,
        ask=f"So how likely is it that this throw gets {way.who} {way.there}?",
        hint="Add the two numbers of throws, and divide by 36.",
        reason=f"{one} + {more} = {one + more} of the 36 throws get {way.who} {way.there}. "
        f"That's {out_of_hundred(p)}.",
        lit=way.mark,
    )


def _arriving(way: Way, hits: Sequence[Pair]) -> Iterator[Line]:
    """Throws of two different numbers, then doubles."""
    row = Row("", "", tuple(hits), Fraction(0), None, way.mark)
    yield counted(
        "Throws of two different numbers that arrive",
        "either die may do it",
        row.unlike,
        "throw",
        ask=f"How many throws of two different numbers get {way.who} {way.there}?",
        hint="Look for the number of steps on either die. Every two numbers can come in two ways.",
        reason=f"{row.unlike or 'None'} of the 30 throws of two different numbers do.",
        lit=way.mark,
    )
    yield counted(
        "Doubles that arrive",
        ", ".join(row.doubles) or "none",
        len(row.doubles),
        "double",
        ask=f"A double moves its total. How many doubles get {way.who} {way.there}?",
        hint="The totals are 2, 4, 6, 8, 10 and 12.",
        reason=f"{spoken(row.doubles)} {'does' if len(row.doubles) == 1 else 'do'}. "
        f"That's {few(len(row.doubles), 'double')}."
        if row.doubles
        else "The total of a double never fits, so none of them do.",
        lit=way.mark,
    )
    yield _together(way, row.unlike, len(row.doubles))


# Within a few turns.


def in_time(way: Way, rows: Sequence[Row], p: Fraction, turns: int) -> Derivation:
    """Why the goal is reached within so many turns, with the best choices `rows`."""
    good = [row for row in rows if row.left]
    alike = len({(row.left, row.won) for row in good}) == 1
    if not good:
        lines = _too_late(way, turns)
    elif alike and len(good) <= 2 and good[0].end:
        lines = _then_alike(way, good, p, turns)
    else:
        lines = _trips(way, good, p)
    return Derivation(tuple(lines), idea=IN_TIME)


def _too_late(way: Way, turns: int) -> Iterator[Line]:
    yield counted(
        "Throws that bring the goal near enough",
        "none of the 36",
        0,
        "throw",
        ask=f"After how many of the 36 throws can {way.who} still arrive within {few(turns, 'turn')}?",
        hint="Look at the longest moves.",
        reason="Even after the longest move it takes too many turns, so none of them do.",
        lit=way.mark,
    )
    yield likely(
        "Arriving in time",
        "0 of 36",
        Fraction(0),
        ask=f"So how likely is it that {way.does('get')} {way.there} in time?",
        hint="How many of the 36 throws are good?",
        reason="0 of the 36 throws. That's 0 out of 100.",
        lit=way.mark,
    )


def _row(way: Way, row: Row, more: bool) -> Line:
    """How many throws lead to one of the best choices."""
    stop = f"stop on {row.end}" if row.end else f"get {way.there} at once"
    reach = f"{'Or ' + way.who if more else f'From {way.at} {way.who}'} can {stop} with {row.steps}."
    better = " Leave out the throws that you've already counted." if more else ""
    return counted(
        row.move,
        row.told,
        row.many,
        "throw",
        ask=f"{reach} How many {'more throws' if more else 'of the 36 throws'} can do that?",
        hint=f"Look for the steps on either die, and then look at the totals of the doubles.{better}",
        reason=row.reason,
        lit=row.lit or way.mark,
    )


def _of_36(chance: Fraction) -> str:
    """'33/36', '36/36'; a percentage for a chance that isn't a number of throws."""
    many = chance * THROWS
    return f"{many.numerator}/36" if many.denominator == 1 else percent(chance)


def _then_alike(way: Way, rows: Sequence[Row], p: Fraction, turns: int) -> Iterator[Line]:
    """One or two good places, from which the chance is the same."""
    first, many = rows[0], sum(row.many for row in rows)
    for k, row in enumerate(rows):
        yield _row(way, row, bool(k))
    after = first.left if first.won is None else first.won
    last, lit = after * THROWS, tuple(key for row in rows for key in row.lit)
    where, stop = spoken((row.end for row in rows), "or"), Fraction(many, THROWS)
    bars = [Left("Stop there", f"{many}/36", stop)]
    if first.won is not None:
        guard = f"There's an agent on {where}"
        if len(rows) > 1:
            guard = f"There are agents on {spoken(row.end for row in rows)}"
        yield counted(
            "Faces that win the challenge",
            "1, 2, 3 and 4",
            4,
            "face",
            ask=f"{guard}. How many of the six faces of the die win the challenge?",
            hint="The numbers from 1 to 4 win.",
            reason="1, 2, 3 and 4 win. That's four of the six faces.",
            lit=lit,
        )
        bars.append(Left("Win the challenge", "4/6", stop * WIN))
    if turns == 2 and first.won is None:
        yield counted(
            f"Throws that get {way.who} {way.there} from {where}",
            "every throw" if after == 1 else "throws that are far enough",
            int(last),
            "throw",
            ask=f"There's one more throw. How many of the 36 throws get {way.who} {way.there} from {where}?",
            hint="Which throws would be too short? Remember that a double moves its total.",
            reason="Every throw is far enough, so all 36 throws do."
            if after == 1
            else f"{int(last)} of the 36 throws are far enough.",
            lit=lit or way.mark,
        )
    elif after < 1:
        often = f"{_of_36(after).replace('/', ' of ')} throws" if turns == 2 else percent(after)
        yield Line(f"{capital(way.does('get'))} {way.there} from {where}", "with the best moves", often)
    if after < 1:
        bars.append(Left(f"Get {way.there}", _of_36(after), p))
    reach = " + ".join(str(row.many) for row in rows)
    product = " × ".join(one.factor for one in bars)
    formula = f"{reach} = {many} of 36" if len(bars) == 1 and len(rows) > 1 else product
    added = f"{reach} = {many} throws" if len(rows) > 1 else f"{count(many, 'throw')}"
    yield likely(
        f"{capital(way.does('get'))} {way.there} in time",
        formula,
        p,
        ask=f"So how likely is it that {way.does('get')} {way.there} within {few(turns, 'turn')}?",
        hint=f"{added[:1].upper()}{added[1:]} of 36 bring {way.who} to {where}."
        if len(bars) == 1
        else "Several things have to happen. Multiply their fractions.",
        reason=f"{added} of 36 are good. That's {out_of_hundred(p)}."
        if len(bars) == 1
        else f"Several things have to happen, and {product} is {out_of_hundred(p)}.",
        lit=way.mark,
        left=tuple(bars) if len(bars) > 1 else (),
    )


def _trips(way: Way, rows: Sequence[Row], p: Fraction) -> Iterator[Line]:
    """Several good places: of 36 trips, one for each throw, those that arrive are added up."""
    asked, rest = rows[:2], rows[2:]
    parts = [row.many * row.left for row in asked]
    if rest:
        parts.append(sum((row.many * row.left for row in rest), Fraction()))
    total = p * THROWS
    places = adding(parts, total)
    for k, row in enumerate(asked):
        yield _row(way, row, bool(k))
        if row.left == 1:
            how, trips = "all of these", parts[k]
        else:
            won = f"4/6 × {_of_36(row.won)}" if row.won is not None else _of_36(row.left)
            how, trips = f"{row.many} × {won}", parts[k]
        yield Line(
            _by(row),
            how,
            some(trips, places, "trips"),
        )
    if rest:
        others = sum(row.many for row in rest)
        helping = f"{count(others, 'other throw')} {'helps' if others == 1 else 'help'}"
        yield Line("Trips that arrive after other throws", helping, some(parts[-1], places, "trips"))
    told = [short(one, places) for one in parts]
    added = " + ".join(told)
    yield average(
        "All trips that arrive in time",
        added,
        total,
        "trips",
        ask=f"Think of 36 trips, one for each throw. On average {spoken(told)} of them arrive in time. "
        "How many trips is that in all?",
        hint="Add up the trips.",
        reason=f"Together {added}, or {trimmed(total)} of the 36 trips arrive in time.",
        lit=way.mark,
    )
    yield likely(
        f"{capital(way.does('get'))} {way.there} in time",
        f"{trimmed(total)} of 36",
        p,
        ask=f"So how likely is it that {way.does('get')} {way.there} in time?",
        hint="Divide the trips that arrive in time by all 36 trips.",
        reason=f"{trimmed(total)} of 36 trips. That's {out_of_hundred(p)}.",
        lit=way.mark,
    )


def _by(row: Row) -> str:
    """'Trips that arrive by way of X14, after a challenge'."""
    after = ", after a challenge" if row.won is not None else ""
    return f"Trips that arrive by way of {row.end}{after}" if row.end else "Trips that arrive at once"
