"""What may be set in UNO."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import YES_NO, option

MODES = {
    "classic": "classic: first to the points",
    "lowest": "lowest total: fewest points win",
    "partners": "partners: two against two",
    "tournament": "tournament: eight at two tables",
    "elimination": "elimination: out at the points",
}
DEALERS = {"pick": "by the highest card picked", "seat": "the last seat deals", "random": "by lot"}
NEXT = {"left": "the next on the left", "winner": "who went out", "pick": "who picks the highest card"}
CALLERS = {"window": "the players", "auto": "the table, always", "off": "nobody"}
GUILTY = {
    "a": "offender draws, challenger plays",
    "b": "offender draws, turn is missed",
    "c": "card goes back, offender draws",
}
ILLEGAL = {"reject": "it is refused", "strict": "it may be tried, for two cards"}
DEAD = {"redeal": "it brings no points", "lowest": "the fewest points win it"}
MEMORY = {"all": "every one", "top": "the top one alone"}


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    mode: str = option("classic", MODES, "G39", "The form of the match")
    target: int = option(500, (50, 5000), "G39", "Points that end a match, or put a player out")
    dealer: str = option("pick", DEALERS, "G1", "How the first dealer is found")
    next_dealer: str = option("left", NEXT, "G3", "Who deals the next hand")
    uno_call: str = option("window", CALLERS, "G21", "Who calls UNO")
    forget: int = option(0, (0, 100), "G21", "Per cent of meant calls that are forgotten")
    notice: int = option(100, (0, 100), "G21", "Per cent of missing calls that a player notices")
    forced_draw_keeps_window: bool = option(False, YES_NO, "G22", "A forgetter may be caught after forced draws")
    guilty: str = option("a", GUILTY, "G17", "What a guilty challenge brings")
    stacking: bool = option(False, YES_NO, "G14", "A draw card may be answered by its like")
    draw_until: bool = option(False, YES_NO, "G11", "In a turn one draws until a card fits")
    illegal: str = option("reject", ILLEGAL, "G25", "What becomes of a wrong card")
    manual_penalty: bool = option(False, YES_NO, "G26", "Who is to play may report a suggestion")
    hands_per_pairing: int = option(4, (1, 20), "G31", "Hands with each partner")
    rounds: int = option(1, (1, 10), "G31", "Times that everybody partners everybody")
    elim_reset: bool = option(False, YES_NO, "G34", "The last two begin again at nothing")
    dead_hand: str = option("redeal", DEAD, "G10", "What a hand brings that cannot go on")
    memory: str = option("all", MEMORY, "G36", "Which discards a player remembers")
    max_turns: int = option(5000, (1, 100_000), "G37", "Turns of a hand until it is broken off")
