"""The forms of a match: who sits at the table in each hand, what a hand scores, when it is over.

A form is a row of FORMS: a function for the seats of a hand, one for its score, one for the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from uncle_widgets.engine.game import Event, Seat
from uncle_widgets.games.uno.cards import Cards, points
from uncle_widgets.games.uno.events import DeadHand, Eliminated, HeadToHead, MatchOver, Scored
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.state import HandScore, Table

PAIRINGS = ((0, 1, 2, 3), (0, 1, 3, 2), (0, 2, 1, 3))
"""Partners: each row seats 0 opposite another partner. Opposite sit first and third, second and fourth."""

WINNING = {
    "classic": "UNO-WIN-1", "lowest": "UNO-WIN-2", "elimination": "UNO-ELIM-2", "partners": "UNO-PAR-3",
    "tournament": "UNO-TOUR-1",
}  # fmt: skip
"""The clause by which each form is won."""


class End(NamedTuple):
    """How a match ended, under which clauses."""

    winners: tuple[Seat, ...]
    why: str
    rule: str


def tables(round_: int) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The two tables of a tournament round, 0 to 6, by the circle method: in seven rounds each of
    the eight is everybody's partner once (G32)."""
    pairs = [(7, round_)] + [((round_ + k) % 7, (round_ - k) % 7) for k in (1, 2, 3)]
    (a, c), (b, d), (e, g), (f, h) = pairs
    return (a, b, c, d), (e, f, g, h)


def seating(options: Options, seats: int, hand: int, out: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who plays hand number `hand` (from 0), clockwise."""
    pairing = hand // options.hands_per_pairing
    if options.mode == "partners":
        return PAIRINGS[pairing % 3]
    if options.mode == "tournament":
        return tables(pairing // 2 % 7)[pairing % 2]
    return tuple(seat for seat in range(seats) if seat not in out)


def new_table(options: Options, hand: int) -> bool:
    """Whether players who did not play the hand before sit down, so that a dealer must be found."""
    return hand == 0 or (options.mode == "tournament" and hand % options.hands_per_pairing == 0)


def hands_to_play(options: Options) -> int:
    """How many hands a match of fixed length has; 0 where the points decide."""
    per_round = {"partners": 3, "tournament": 14}.get(options.mode, 0)
    return per_round * options.hands_per_pairing * options.rounds


def score(options: Options, table: Table, hands: tuple[Cards, ...], out: Seat | None) -> tuple[Table, list[Event]]:
    """Write a finished hand down: the table with new totals, who is eliminated, and how it ended."""
    left = tuple(points(hand) for hand in hands)
    events: list[Event] = []
    if out is None:
        events.append(DeadHand(None))
        least = min(left[seat] for seat in table.order)
        best = [seat for seat in table.order if left[seat] == least]
        if options.dead_hand == "lowest" and len(best) == 1:
            out = best[0]
    written, rule = _written(options, table, left, out)
    scores = tuple(map(sum, zip(table.scores, written, strict=True)))
    events.append(Scored(out, hands, written, rule))
    line = HandScore(out, left, written, table.order)
    table = table.but(scores=scores, sheet=(*table.sheet, line), hand_number=table.hand_number + 1)
    if options.mode == "elimination":
        table = _eliminate(options, table, events)
    end = _end(options, table)
    if end:
        events.append(MatchOver(None, *end))
        table = table.but(winners=end.winners, why=end.why)
    return table, events


def partner(table: Table, seat: Seat) -> Seat:
    """Who sits opposite, of four (PAR-1)."""
    return table.order[(table.order.index(seat) + 2) % 4]


def _written(
    options: Options, table: Table, left: tuple[int, ...], out: Seat | None
) -> tuple[tuple[int, ...], str]:
    """The points written down for each seat, and the clauses."""
    none = (0,) * len(left)
    if out is None:
        return none, "G10"
    if options.mode in ("lowest", "elimination"):
        return (
            tuple(0 if seat == out else n for seat, n in enumerate(left)),
            "UNO-WIN-2 UNO-SCORE-1" if options.mode == "lowest" else "UNO-ELIM-1 UNO-SCORE-1",
        )
    if options.mode == "classic":
        return _gives(none, (out,), sum(left) - left[out]), "UNO-SCORE-1"
    team = (out, partner(table, out))
    rule = "UNO-PAR-2" if options.mode == "partners" else "UNO-TOUR-1 UNO-PAR-2"
    return _gives(none, team, sum(left[seat] for seat in table.order if seat not in team)), rule


def _gives(none: tuple[int, ...], team: Sequence[Seat], n: int) -> tuple[int, ...]:
    return tuple(n if seat in team else 0 for seat in range(len(none)))


def _eliminate(options: Options, table: Table, events: list[Event]) -> Table:
    stay = [seat for seat in table.order if table.scores[seat] < options.target]
    gone = [seat for seat in table.order if seat not in stay]
    events += [Eliminated(seat, table.scores[seat]) for seat in gone]
    table = table.but(out=(*table.out, *gone))
    if gone and len(stay) == 2:
        events.append(HeadToHead(None, tuple(stay)))
        if options.elim_reset:
            table = table.but(scores=tuple(0 if s in stay else n for s, n in enumerate(table.scores)))
    return table


def _end(options: Options, table: Table) -> End | None:
    """How the match is over after the hand just written down, or None."""
    scores, target = table.scores, options.target
    top = max(scores)
    everyone, rule = range(len(scores)), WINNING[options.mode]
    if options.mode == "classic" and top >= target:
        winner = scores.index(top)
        return End((winner,), f"{top} points", f"{rule} UNO-OBJ-1")
    if options.mode == "lowest" and top >= target:
        low = min(scores)
        return End(tuple(s for s in everyone if scores[s] == low), f"lowest total, {low} points", rule)
    if options.mode == "elimination":
        stay = tuple(seat for seat in table.order if seat not in table.out)
        if len(stay) == 1:
            return End(stay, f"the last one under {target:,} points", rule)
    if hands_to_play(options) and table.hand_number == hands_to_play(options):
        return End(tuple(s for s in everyone if scores[s] == top), f"most points, {top}", rule)
    return None
