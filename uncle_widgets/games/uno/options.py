"""What may be set in UNO."""

from __future__ import annotations

from dataclasses import dataclass

from uncle_widgets.engine.options import YES_NO, option

MODES = {
    "classic": "classic: first to the points",
    "lowest": "lowest total: fewest points win",
    "partners": "partners: two against two",
    "tournament": "tournament: two tables of four",
    "elimination": "elimination: out at the points",
}
DEALERS = {"pick": "whoever picks the highest card", "seat": "the last player", "random": "drawn at random"}
NEXT = {
    "left": "the next player to the left",
    "winner": "the player who went out",
    "pick": "whoever picks the highest card",
}
CALLERS = {"window": "the players", "auto": "the table, always", "off": "nobody"}
GUILTY = {
    "a": "bluffer draws, challenger plays",
    "b": "bluffer draws, challenger waits",
    "c": "card goes back, bluffer draws",
}
ILLEGAL = {"reject": "it's refused", "strict": "you may try it, for two cards"}
DEAD = {"redeal": "nobody scores", "lowest": "the fewest points win"}
MEMORY = {"all": "all of them", "top": "only the top one"}


@dataclass(frozen=True)
class Options:
    """The rulings that a table may choose; `rules.md` says why each default."""

    mode: str = option("classic", MODES, "G39", "The kind of match")
    target: int = option(500, (50, 5000), "G39", "Points that end a match, or put a player out")
    dealer: str = option("pick", DEALERS, "G1", "Who deals first")
    next_dealer: str = option("left", NEXT, "G3", "Who deals the next hand")
    uno_call: str = option("window", CALLERS, "G21", "Who calls UNO")
    forget: int = option(0, (0, 100), "G21", "How often players forget to call UNO, in per cent")
    notice: int = option(100, (0, 100), "G21", "How often a player notices that, in per cent")
    forced_draw_keeps_window: bool = option(False, YES_NO, "G22", "Catching is still possible after forced draws")
    guilty: str = option("a", GUILTY, "G17", "What happens when a bluff is found out")
    stacking: bool = option(False, YES_NO, "G14", "Draw cards may be stacked")
    draw_until: bool = option(False, YES_NO, "G11", "A player who can't play draws until a card fits")
    illegal: str = option("reject", ILLEGAL, "G25", "What happens to a card that doesn't fit")
    manual_penalty: bool = option(False, YES_NO, "G26", "Players may report someone who gives tips")
    hands_per_pairing: int = option(4, (1, 20), "G31", "Hands with each partner")
    rounds: int = option(1, (1, 10), "G31", "How often everyone is everyone's partner")
    elim_reset: bool = option(False, YES_NO, "G34", "The last two players start again at 0")
    dead_hand: str = option("redeal", DEAD, "G10", "What happens when nobody can go on")
    memory: str = option("all", MEMORY, "G36", "Which discards a player remembers")
    max_turns: int = option(5000, (1, 100_000), "G37", "Turns after which a hand is stopped")
