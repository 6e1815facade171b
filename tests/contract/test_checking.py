"""`Kit.check()` finds in about a second what an author may get wrong, and says it in a sentence."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from tests.contract.dice_pot import KIT
from tests.contract.dice_pot.questions import Highest
from tests.contract.dice_pot.rules import DicePot
from tests.contract.dice_pot.scene import scene
from tests.contract.dice_pot.state import State, View
from uncle_widgets.engine.game import Choice, Over
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.moments import Moment
from uncle_widgets.games.scene import Scene

FOLDER = Path(__file__).parent / "dice_pot"
LESSON = """
[[lesson]]
question = "D-1"
name = "The highest"
goal = "Multiply."
short = "Multiply."

[[lesson.position]]
group = "One rival"
at = { die = "4" }
notice = "Three of six are lower."

[[lesson.position.slips]]
kind = "one"
name = "One die"
words = "That is one die."
value = "exact"
"""


class NoTurn(DicePot):
    """A game that forgets whose turn it is when all have rolled."""

    def turn(self, state: State) -> Any:
        return None if state.phase == "choose" else super().turn(state)


class NoMoves(DicePot):
    def turn(self, state: State) -> Any:
        turn = super().turn(state)
        return Choice(turn.seat, ()) if isinstance(turn, Choice) else turn


class Broken(DicePot):
    def turn(self, state: State) -> Any:
        turn = super().turn(state)
        return turn if isinstance(turn, Over) else {}["moves"]


def doubled(view: View, events: Sequence[Any], names: Sequence[str], moves: Sequence[Any] = ()) -> Scene:
    drawn = scene(view, events, names, moves)
    return replace(
        drawn, zones=tuple(replace(z, cards=z.cards * 2) if hasattr(z, "cards") else z for z in drawn.zones)
    )


def moment(question: str, frame: int = 0, answer: int = 1) -> Callable[..., list[Moment]]:
    return lambda match, watcher: [Moment(frame, answer, question, {}, "k", "A line.", "a chip", 1.0, True)]


PLANTED: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown question in a moment": (
        {"places": moment("D-9")}, "A moment at frame 0 asks 'D-9', which does not exist. There are D-1.",
    ),
    "a moment that has no answer": (
        {"places": moment("D-1", 3, 2)}, "A moment at frame 3 asks at a frame from which no answer follows, 2.",
    ),
    "an item key used twice": (
        {"scene": doubled}, "Expected each item of a scene once: 'h0.0' is drawn twice after 10 moves.",
    ),
    "a turn of None": (
        {"make": NoTurn}, "Expected turn(state) to be a Choice, a Chance or Over after 2 moves, not None.",
    ),
    "a choice of nothing": (
        {"make": NoMoves},
        "Expected turn(state) to be a Choice, a Chance or Over after 2 moves, with moves and a seat below 2, not "
        "Choice(seat=0, moves=()).",
    ),
    "a game that raises": ({"make": Broken}, "A game by random players raises KeyError: 'moves'"),
    "a wrong id": ({"id": "Dice-Pot"}, "Expected the id of a game in lower-case letters, digits and '_', not 'Dice-Pot'."),
    "an id that is not the folder's": (
        {"id": "dice"}, "Expected the folder of a game to be called 'dice', as its id, not 'dice_pot'.",
    ),
    "an id that is not the Game's": (
        {"id": "dice"}, "Expected the Game to have the id of its kit, 'dice', not 'dice_pot'.",
    ),
    "a question under another id": (
        {"questions": {"D-2": Highest()}}, "Expected question 'D-2' to have that id, not 'D-1'.",
    ),
    "a question without its text": (
        {"questions": {"D-2": Highest()}}, "Expected lessons.md to have a section '## D-2'.",
    ),
    "a text without its question": (
        {"questions": {}}, "lessons.md has a section 'D-1', which does not exist. There are none.",
    ),
    "no expert": ({"players": {"random": KIT.players["random"], "greedy": KIT.players["greedy"]}},
                  "The kit has no player 'expert'."),
    "seats in disorder": (
        {"seats": (2, 5, 7)}, "Expected seats as fewest, most and the usual number between them, not (2, 5, 7).",
    ),
    "no clause on seats": (
        {"seating": ""}, "Kit.seating, the clause on how many play, cites '', which is not in rules.md.",
    ),
    "an option out of range": (
        {"short": {"chips": 99}}, "Expected chips to be a whole number from 1 to 50, not '99'. (G1)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kit", [*GAMES.values(), KIT], ids=lambda kit: str(kit.id))
def test_a_sound_kit_has_no_fault_and_is_looked_through_in_about_a_second(kit: Kit[Any], swept: None) -> None:
    since = process_time()
    assert kit.check() == []
    assert process_time() - since < 3


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_told_in_a_sentence(fault: str) -> None:
    changes, sentence = PLANTED[fault]
    found = replace(KIT, **changes).check()
    assert sentence in found
    assert all("\n" not in said and said[0].isupper() | said.startswith("lessons") for said in found)


WRITTEN: dict[str, tuple[str, str, str, str]] = {
    "a misspelt key of a lesson": (
        "lessons.toml", "short =", "shrot =", "lessons.toml, lesson 1, has an unknown key 'shrot'. Did you mean 'short'?",
    ),
    "a misspelt headline of a lesson": (
        "lessons.toml", "short =", 'headlin = "half"\nshort =',
        "lessons.toml, lesson 1, has an unknown key 'headlin'. Did you mean 'headline'?",
    ),
    "a missing key": ("lessons.toml", "short =", "shrot =", "lessons.toml, lesson 1, has no 'short'."),
    "a misspelt key of a position": (
        "lessons.toml", "notice =", "notise =",
        "lessons.toml, lesson 1, position 1, has an unknown key 'notise'. Did you mean 'notice'?",
    ),
    "a misspelt key of a slip": (
        "lessons.toml", "value =", "valeu =",
        "lessons.toml, lesson 1, position 1, a slip, has an unknown key 'valeu'. Did you mean 'value'?",
    ),
    "a misspelt field of a position": (
        "lessons.toml", "die =", "dice =",
        "lessons.toml: Lesson 1, position 1: Expected fields of a position, die, not 'dice'.",
    ),
    "an unknown question of a lesson": (
        "lessons.toml", '"D-1"', '"D-7"', "lessons.toml, lesson 1, asks 'D-7', which does not exist. There are D-1.",
    ),
    "a table that is not there": (
        "lessons.toml", "notice =", 'table = "two"\nnotice =',
        "lessons.toml, lesson 1, position 1, is on table 'two', which does not exist. There are none.",
    ),
    "no TOML": ("lessons.toml", "[[lesson]]", "[[lesson", "A lesson of lessons.toml raises TOMLDecodeError"),
    "a Refusal that cites what is not there": (
        "rules.py", 'stake or fold.", "DICE-3"', 'stake or fold.", "DICE-33"',
        "cites 'DICE-33', which is not in rules.md. Did you mean 'DICE-3'?",
    ),
    "an Event that cites what is not there": (
        "rules.py", 'clause="DICE-4"', 'clause="DICE-4 G9"', "cites 'G9', which is not in rules.md.",
    ),
    "a clause that is gone": ("rules.md", "**DICE-5**", "**DICE-6**", "Event Ended cites 'DICE-5', which is not in rules.md"),
    "a ruling that is gone": ("rules.md", "**G2**", "**G3**", "Option 'rounds' cites 'G2', which is not in rules.md."),
}  # fmt: skip


@pytest.mark.parametrize("fault", WRITTEN)
def test_a_planted_fault_in_a_file_is_told_with_its_place(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, before, after, sentence = WRITTEN[fault]
    around = f"planted{abs(hash(fault))}"
    folder = tmp_path / around / "dice_pot"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("test_*", "__pycache__", "__init__.py"))
    for name in (folder.parent, folder):
        (name / "__init__.py").touch()
    (folder / "lessons.toml").write_text(LESSON, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    kit = replace(KIT, package=f"{around}.dice_pot")
    assert kit.check() == []
    text = (folder / file).read_text("utf-8")
    assert before in text
    (folder / file).write_text(text.replace(before, after), "utf-8")
    found = replace(kit, id=kit.id).check()
    assert any(sentence in said for said in found), found
