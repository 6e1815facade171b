"""Words that any game's sentences are made of."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from uncle_widgets.engine.game import Event, Watcher
from uncle_widgets.games import words
from uncle_widgets.games.scene import Face
from uncle_widgets.probability.counting import at_least_one
from uncle_widgets.probability.reasons import Mistake


@dataclass(frozen=True)
class Eyes:
    me: Watcher


@dataclass(frozen=True)
class Fell(Event, clause="T-1 T-2"):
    pass


@dataclass(frozen=True)
class Rose(Event, clause="T-3 T-1"):
    pass


def test_lists_numbers_and_articles() -> None:
    assert [words.spoken(x) for x in ([], [1], [1, 2], [1, 2, 3])] == ["", "1", "1 and 2", "1, 2 and 3"]
    assert [words.count(n) for n in (0, 1, 3, 4200)] == ["0 cards", "1 card", "3 cards", "4,200 cards"]
    assert [words.count(n, "copy", "copies") for n in (1, 2)] == ["1 copy", "2 copies"]
    assert [words.a(x) for x in (1, 8, 11, 18, 80, "ace", "red 7")] == [
        "a 1", "an 8", "an 11", "an 18", "an 80", "an ace", "a red 7",
    ]  # fmt: skip
    assert words.capital("seat B wins") == "Seat B wins"


def test_a_seat_is_you_or_a_letter_or_a_name() -> None:
    eyes = Eyes(1)
    assert [words.called(eyes, seat) for seat in (0, 1)] == ["A", "you"]
    assert [words.owner(eyes, seat) for seat in (0, 1)] == ["A's", "your"]
    assert [words.signed(eyes, seat, ("Ann", "Bo")) for seat in (0, 1)] == ["Ann", "Bo (you)"]
    assert words.called(Eyes(None), 1) == "B"


def test_a_result_in_words() -> None:
    names = ("Ann", "Bo", "Cy")
    assert words.result((1,), names, "most points") == "Bo wins (most points)."
    assert words.result((0, 2), names, "shared") == "Ann and Cy win (shared)."
    assert words.result((), names, "broken off") == "Nobody wins (broken off)."


def test_the_most_telling_clauses_come_first_and_each_once() -> None:
    events = (Fell(0), Rose(0))
    assert words.cited(events, ()) == ("T-1", "T-2", "T-3")
    assert words.cited(events, (Rose,)) == ("T-3", "T-1", "T-2")


def test_the_items_of_a_hand() -> None:
    assert [item.key for item in words.face_down(2, 2)] == ["h2.0", "h2.1"]
    assert all(item.face is None for item in words.face_down(2, 2))
    assert words.hand_keys(2, 2) == words.hand_keys(2, (7, 9)) == ("h2.0", "h2.1")
    assert words.hand_keys(2, (7, 9, 7), lambda card: card == 7) == ("h2.0", "h2.2")
    assert words.hand_keys(2, 3, lambda card: card == 7) == ()
    assert words.turned_up(1, "ab", Face) == {"h1.0": Face("a"), "h1.1": Face("b")}


def test_the_steps_of_a_complement_end_in_its_chance() -> None:
    steps = words.complement("A", 3, 42, 7, "a 4", ("h0.0",))
    assert [step.value for step in steps] == ["11,480", "6,545", "4,935", "43.0%"]
    assert steps[0].lit == ("h0.0",)
    assert steps[-1].formula.endswith(str(at_least_one(7, 42, 3)))
    assert words.subtraction(42, [(3, "in the pile"), (0, "aside"), (1, "in your hand")]) == (
        "42 − 3 in the pile − 1 in your hand"
    )


def test_a_mistake_that_gives_the_answer_is_not_listed() -> None:
    half, third = Fraction(1, 2), Fraction(1, 3)
    one, two = Mistake("added", "one", half, "."), Mistake("added", "two", third, ".")
    assert [mistake.listed for mistake in words.wrong(half, one, two)] == [False, True]
    assert words.capped(Fraction(3, 2)) == 1
    assert words.capped(half) == half
    assert words.hundred(third) == "about 33 out of 100"


def test_you_do_it_and_others_do_it() -> None:
    verbs = ("play", "miss", "catch", "have", "are", "may", "do")
    assert [words.does(Eyes(0), 0, "AB", verb) for verb in verbs] == [f"You {verb}" for verb in verbs]
    others = ["B plays", "B misses", "B catches", "B has", "B is", "B may", "B does"]
    assert [words.does(Eyes(0), 1, "AB", verb) for verb in verbs] == others
    assert words.does(Eyes(0), None, "AB", "play") == ""
