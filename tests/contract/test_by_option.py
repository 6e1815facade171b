"""The rules and the aim beside a match are those of that match: what its options change is in their words."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import uncle_widgets as uw
from tests.contract import dice_pot
from tests.contract.test_options import made, values
from uncle_widgets.games import GAMES
from uncle_widgets.games.by_option import ruled
from uncle_widgets.games.howto import how_to_play
from uncle_widgets.games.kit import Kit
from uncle_widgets.refusal import Refusal

SAID: dict[str, tuple[str, int, dict[str, Any], dict[str, tuple[str, str]]]] = {
    "uncle, shared": ("uncle", 3, {"tie_break": "shared"}, {"UNCLE-20": ("share", "draw a card")}),
    "uncle, ended early": ("uncle", 3, {"max_turns": 70}, {"G13": ("70", "5000")}),
    "uno to 50": (
        "uno", 4, {"target": 50},
        {"UNO-WIN-1": ("50 points", "500"), "UNO-OBJ-1": ("50 points", "500"), "UNO-WIN-2": ("50", "500"),
         "UNO-ELIM-1": ("50", "500"), "G35": ("50", "500")},
    ),
    "uno, lowest": ("uno", 3, {"mode": "lowest", "target": 90},
                    {"UNO-WIN-2": ("90 points, the lowest", "Another way"), "UNO-SCORE-1": ("their own hand", "who went out gets")}),
    "uno, elimination": ("uno", 3, {"mode": "elimination", "target": 90}, {"UNO-ELIM-1": ("90 points", "500")}),
    "uno, partners": ("uno", 4, {"mode": "partners", "hands_per_pairing": 2, "rounds": 3},
                      {"UNO-PAR-3": ("2 hands with each partner in each of 3 rounds", "agreed"), "G31": ("2 hands", "twelve")}),
    "uno, tournament": ("uno", 8, {"mode": "tournament", "hands_per_pairing": 1}, {"UNO-TOUR-1": ("1 hand ", "28")}),
    "uno, dealer by seat": ("uno", 4, {"dealer": "seat"}, {"UNO-SET-1": ("last player deals", "picks")}),
    "uno, dealer by lot": ("uno", 4, {"dealer": "random"}, {"UNO-SET-1": ("at random", "picks")}),
    "uno, no call": ("uno", 4, {"uno_call": "off"}, {"UNO-GO-1": ("Nobody", "down to one"), "UNO-GO-2": ("no penalty", "draw two")}),
    "uno, called by the table": ("uno", 4, {"uno_call": "auto"}, {"UNO-GO-1": ("the table", "When you're")}),
    "uno, stacking": ("uno", 4, {"stacking": True}, {"UNO-D2-1": ("answer", "-"), "UNO-WD4-1": ("answer", "-")}),
    "uno, draw until": ("uno", 4, {"draw_until": True}, {"UNO-TURN-4": ("until", "one card"), "UNO-TURN-6": ("draw until", "draw a card")}),
    "uno, b": ("uno", 4, {"guilty": "b"}, {"UNO-PEN-6": ("miss your turn", "-")}),
    "uno, c": ("uno", 4, {"guilty": "c"}, {"UNO-PEN-6": ("takes it back", "-")}),
    "uno, a dead hand": ("uno", 4, {"dead_hand": "lowest"}, {"G10": ("Changed in this match: what happens when nobody can go on (the fewest points win).", "-")}),
    "mr_t, a small deck": ("mr_t", 2, {"deck": "K6,B6"}, {"MRT-2": ("12 cards", "60"), "MRT-4": ("6 cards", "30")}),
    "mr_t, four": ("mr_t", 4, {}, {"MRT-4": ("15 cards", "30")}),
    "mr_t, played out": ("mr_t", 3, {"playout": True}, {"MRT-26": ("has every card", "count their"), "MRT-33": ("every card", "The most cards")}),
    "mr_t, tie": ("mr_t", 3, {"end_board": "own_space"}, {"MRT-26": ("own spaces", "-")}),
    "say_uncle to 3": ("say_uncle", 3, {"target": 3}, {"SAY-23": ("3 points", "five"), "G14": ("3 points", "five")}),
    "say_uncle to 1": ("say_uncle", 3, {"target": 1}, {"SAY-23": ("1 point ", "points")}),
    "say_uncle, snake": ("say_uncle", 3, {"snake_draft": True}, {"SAY-12": ("to and fro", "-")}),
    "say_uncle, late calls": ("say_uncle", 3, {"calls_after": 4}, {"SAY-18": ("at least 4", "-")}),
    "say_uncle, last call": ("say_uncle", 3, {"last_call": True}, {"SAY-22": ("one more", "-")}),
    "thrush, a short sentence": ("thrush", 3, {"jail_turns": 1}, {"TH-17": ("1 turn ", "three")}),
    "thrush, a double moves": ("thrush", 3, {"jail_double_moves": True}, {"TH-18": ("you move it", "-")}),
    "thrush, exempt": ("thrush", 3, {"full_bag": "exempt"}, {"TH-13": ("fewer than three", "-")}),
    "thrush, exact": ("thrush", 3, {"hq_entry": "exact"}, {"TH-27": ("exact count", "-")}),
    "thrush, ended early": ("thrush", 3, {"max_turns": 70}, {"G31": ("70", "5000")}),
}  # fmt: skip
"""A match, and of its clauses what they say there and what they no longer say ('-': nothing)."""
NUMBERED = {kit.id: kit for kit in [*GAMES.values(), dice_pot.KIT]}


@pytest.mark.parametrize("name", SAID)
def test_a_clause_says_what_holds_in_this_match(name: str) -> None:
    game, seats, options, clauses = SAID[name]
    told = ruled(GAMES[game], GAMES[game].game(seats, options))
    for clause, (says, not_) in clauses.items():
        assert says in told[clause], f"{clause}: {told[clause]}"
        assert not_ == "-" or not_ not in told[clause], f"{clause}: {told[clause]}"


@pytest.mark.parametrize("kit", NUMBERED.values(), ids=NUMBERED)
def test_every_clause_is_there_with_every_option_and_is_the_rulebooks_where_none_was_changed(
    kit: Kit[Any],
) -> None:
    usual = ruled(kit, kit.game(None, {}))
    rules = dict(kit.rules)
    same = [clause for clause in usual if usual[clause] == rules[clause]]
    assert len(same) >= len(usual) - 3  # Mr. T has a number in place of three
    for option in kit.options.values():
        for value in values(option):
            told = ruled(kit, made(kit, {option.name: value}))
            assert [*told] == [clause for clause, _ in kit.rules]
            assert not [words for words in told.values() if "{" in words or not words.strip()]


@pytest.mark.parametrize("target", [50, 120])
@pytest.mark.parametrize("mode", ["classic", "lowest", "partners", "tournament", "elimination"])
def test_the_aim_of_uno_names_this_matchs_points(mode: str, target: int) -> None:
    game = made(GAMES["uno"], {"mode": mode, "target": target})
    howto = how_to_play(GAMES["uno"], game)
    assert howto is not None
    told = repr(howto) + howto.short
    assert "500" not in told
    by_points = mode in ("classic", "lowest", "elimination")
    assert (str(target) in howto.aim) == (str(target) in howto.short) == by_points


def test_a_table_and_a_head_have_the_words_of_their_match() -> None:
    room = uw.watch("uno", seats=4, target=50, seed=1964)
    assert room.table.clauses["UNO-WIN-1"] == "The first player to reach 50 points wins the match."
    assert (
        uw.play("uno", target=60).table.clauses["UNO-WIN-1"]
        == "The first player to reach 60 points wins the match."
    )
    assert (
        uw.dashboard("uno", target=50).head.howto["short"]
        == "Be the first to get rid of your cards. 50 points win."
    )
    assert (
        uw.watch("say_uncle", seats=3, target=1).table.clauses["SAY-23"]
        == "The first to have 1 point wins the match."
    )


WRONG = {
    "a clause there is not": ('name = "SAY-23"', 'name = "SAY-99"', "SAY-99"),
    "an option there is not": ("{target point}", "{goal point}", "goal"),
    "a key there is not": ("says =", "syas =", "syas"),
    "a value there is not": ("snake_draft = [true]", "snake_draft = [3]", "snake_draft"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_in_the_file_is_told(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    was, now, told = WRONG[name]
    text = files("uncle_widgets.games.say_uncle").joinpath("by_option.toml").read_text("utf-8")
    assert was in text
    home = tmp_path / "planted"
    shutil.copytree(str(files("uncle_widgets.games.say_uncle")), home)
    home.joinpath("by_option.toml").write_text(text.replace(was, now, 1), "utf-8")
    from uncle_widgets.games import by_option

    monkeypatch.setattr(by_option, "files", lambda _: home)
    kit = GAMES["say_uncle"]
    with pytest.raises(Refusal, match=told):
        by_option.checked(kit)
