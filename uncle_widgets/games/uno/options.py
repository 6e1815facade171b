"""What may be set in UNO."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import option

MODES = ("classic", "lowest", "partners", "tournament", "elimination")
BOTH = (False, True)


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    mode: str = option("classic", MODES, "G39", "The form of the match")
    target: int = option(500, (50, 5000), "G39", "Points that end a match, or put a player out")
    dealer: str = option("pick", ("pick", "seat", "random"), "G1", "How the first dealer is found")
    next_dealer: str = option("left", ("left", "winner", "pick"), "G3", "Who deals the next hand")
    uno_call: str = option("window", ("window", "auto", "off"), "G21", "Who calls UNO: players, the table, nobody")
    forget: int = option(0, (0, 100), "G21", "Per cent of meant calls that are forgotten")
    notice: int = option(100, (0, 100), "G21", "Per cent of missing calls that a player notices")
    forced_draw_keeps_window: bool = option(False, BOTH, "G22", "A forgetter may be caught after forced draws")
    guilty: str = option("a", ("a", "b", "c"), "G17", "What a guilty challenge brings; see the ruling")
    stacking: bool = option(False, BOTH, "G14", "A draw card may be answered by its like")
    draw_until: bool = option(False, BOTH, "G11", "In a turn one draws until a card fits")
    illegal: str = option("reject", ("reject", "strict"), "G25", "A wrong card is refused, or costs two cards")
    manual_penalty: bool = option(False, BOTH, "G26", "Who is to play may report a suggestion")
    hands_per_pairing: int = option(4, (1, 20), "G31", "Hands with each partner")
    rounds: int = option(1, (1, 10), "G31", "Times that everybody partners everybody")
    elim_reset: bool = option(False, BOTH, "G34", "The last two begin again at nothing")
    dead_hand: str = option(
        "redeal", ("redeal", "lowest"), "G10", "A hand that cannot go on: no points, or lowest"
    )
    memory: str = option("all", ("all", "top"), "G36", "Which discards a player remembers")
    max_turns: int = option(5000, (1, 100_000), "G37", "Turns of a hand until it is broken off")
