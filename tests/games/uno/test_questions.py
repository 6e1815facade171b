"""The questions N-L1 to N-L6: worked positions, and exact answers beside dealt and played trials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import pytest

from tests.contract.test_questions import keys as keys_of
from uncle_widgets.engine.game import EVERYTHING, Chance, Choice, Watcher
from uncle_widgets.games.lessons import SLOT, lessons
from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import TRACE
from uncle_widgets.games.uno import odds
from uncle_widgets.games.uno.cards import DECK, POINTS, Card
from uncle_widgets.games.uno.options import Options
from uncle_widgets.games.uno.questions import QUESTIONS, trials
from uncle_widgets.games.uno.questions.bluff import Holders
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.scene import scene
from uncle_widgets.games.uno.state import Lay, Seen, Task, View
from uncle_widgets.probability.question import Posed
from uncle_widgets.refusal import Refusal

F = Fraction
IN_PLAY = ("N-L1", "N-L2", "N-L3", "N-L4", "N-L5", "N-L6")
LESSONS = (*IN_PLAY, "N-L7")


def game_views(seats: int, seed: int, turns: int, watcher: Watcher, every: int, **options: Any) -> Iterator[View]:
    """Views of a game played at random, every so many steps; a card is laid where one can be."""
    game, rng = Uno(seats, Options(**options)), Random(seed)
    state = game.start()
    for step in range(turns):
        turn = game.turn(state)
        if step % every == 0:
            yield game.view(state, watcher)
        if isinstance(turn, Chance):
            move = turn.odds.sample(rng)
        elif isinstance(turn, Choice):
            move = rng.choice([m for m in turn.moves if isinstance(m, Lay)] or turn.moves)
        else:
            return
        state = game.play(state, move).state


@lru_cache(maxsize=1)
def positions() -> tuple[View, ...]:
    """A mixed lot: tables of 2 to 10, before the first card and after reshuffles, every sort of watcher."""
    found: list[View] = []
    for seats, watcher in ((2, 0), (3, 1), (4, 3), (4, None), (10, 5), (6, EVERYTHING)):
        found += game_views(seats, 10 * seats, 400, watcher, 23)
    found += game_views(4, 5, 300, 2, 29, memory="top", mode="partners")
    for watcher in (0, None):
        found += game_views(5, 7, 41, watcher, 1)  # cards are picked, dealt and turned up
    return tuple(found)


def asked(key: str) -> list[Posed[View]]:
    """The question with each of its settings, posed at every position where it arises."""
    found = []
    for view in positions():
        posed = QUESTIONS[key].pose(view)
        if posed is None:
            continue
        found.append(posed)
        for knob in posed.knobs:
            for value, _ in knob.choices:
                other = posed.question.at(**{knob.name: value}).pose(view)
                assert other is not None, "an offered setting must make sense"
                found.append(other)
    return found


def table_view(hand: list[Card], discards: list[Card], counts: tuple[int, ...], **changes: Any) -> View:
    """Seat 0 holds `hand`; what is neither there nor on the discards is unseen."""
    table = trials.table_of(discards[-1], discards[-1][0], (len(hand), *counts))
    draw = len(DECK) - len(hand) - len(discards) - sum(counts)
    table = table.but(discards=tuple(discards), draw_count=draw, **changes)
    return View(Options(), 0, table, (tuple(sorted(hand)), *(None for _ in counts)))


def known(**counts: int) -> list[Card]:
    """That many cards of each colour, and of wilds."""
    found: list[Card] = []
    for name, n in counts.items():
        found += [card for card in DECK if card[0] == name][:n]
    return found


# The worked numbers, asked as questions.


def test_l1_worked() -> None:
    question = QUESTIONS["N-L1"].at(hand="fresh")
    view = table_view(["g3"], ["r7"], (7,))
    assert question.exact(view) == F(56554469, 58995413)
    assert question.at(wilds="without").exact(view) == F(11835582103, 13037986273)
    assert question.posed(view).mistakes[0].name == "7 × 38/107"
    unlooked = QUESTIONS["N-L1"].at(hand="unlooked")
    assert unlooked.exact(table_view(["g3", "b5", "y9", "bx", "g1", "g2", "y1"], ["r7"], (7,))) == question.exact(
        view
    )


def test_l2_worked() -> None:
    view = table_view(["g3", "b5", "y9", "bx"], ["r7"], (7,))
    question = QUESTIONS["N-L2"]
    assert question.exact(view) == F(38, 103)
    assert question.at(draws=2).exact(view) == F(3173, 5253)
    assert "so you draw a card" in question.posed(view).words
    assert question.posed(view).slots["example_until"] == "2.67"
    assert [ask.number for ask in question.posed(view).derivation.asked] == [103, 24, 14, F(38, 103)]


def bluff_view() -> View:
    """The player after you has laid a Wild Draw Four on red and has five cards left; 20 of 90 are red."""
    mine = list((Counter(known(r=5, g=6, b=6)) - Counter(["r0"])).elements())
    return table_view(
        mine, ["r0", "w+4"], (5,),
        agenda=(Task("answer", 0, 4, "w+4"),), layer=1, before=("r0", "r"), colour="b",
    )  # fmt: skip


def wild_view(cards: int) -> View:
    """You hold a Wild, red was named on another; the next player passed and has so many of the 64 unseen cards."""
    seen = known(r=11, g=6, b=16, y=9)
    passed = (Seen("first", -1, seen[0]), Seen("play", 0, "w"), Seen("take", 1))
    return table_view(["w", *seen[1:]], [seen[0], "w"], (cards,), colour="r", log=passed)


@pytest.mark.parametrize("rate", [5, 10, 25, 50])
def test_the_picture_of_a_bluff_has_the_numbers_of_the_steps_before_it(rate: int) -> None:
    view = bluff_view()
    posed = QUESTIONS["N-L3"].at(rate=rate).posed(view)
    of = Holders.counted(odds.has_colour("r", Counter(view.unseen), 5), F(rate, 100))
    (grid,) = (picture.drawn() for picture in posed.pictures)
    steps = {line.words: line.value for line in posed.derivation.lines}
    assert steps["Players who bluff"] == f"{of.bluff:,}"
    assert steps["Players who are allowed to play it"] == f"{of.right:,}"
    if of.all == 100:
        assert grid["counts"] == [of.bluff, of.hold - of.bluff, of.right, 0]


def test_l3_worked() -> None:
    view = bluff_view()
    question = QUESTIONS["N-L3"]
    assert len(view.unseen) == 90
    worked = {5: F(482519, 4150099), 10: F(482519, 2316309), 25: F(482519, 1216035), 50: F(482519, 849277)}
    assert {rate: question.at(rate=rate).exact(view) for rate in worked} == worked
    posed = question.posed(view)
    assert posed.derivation.lines[0].value == "20 of 90"
    assert posed.pictures[0].caption.endswith("So challenge.")
    assert question.posed(view).mistakes[0].value == F(482519, 665898)


def test_l4_worked() -> None:
    one, two = wild_view(1), wild_view(2)
    question = QUESTIONS["N-L4"]
    assert len(one.unseen) == 64
    assert [question.at(colour=c).exact(one) for c in "rgby"] == [F(5, 16), F(25, 64), F(15, 64), F(11, 32)]
    assert "go out" in question.posed(one).words
    assert question.at(colour="r").exact(two) == F(535, 1008)
    passed = question.at(read="passed")
    after = {"r": 0, "g": F(323, 473), "b": F(351, 946), "y": F(284, 473)}
    assert {c: passed.at(colour=c).exact(two) for c in "rgby"} == after
    assert any(mistake.value == F(535, 1008) for mistake in passed.at(colour="r").posed(two).mistakes)


def test_worked_positions_beside_trials() -> None:
    rng, n = Random(20), 2_000
    bluffs = [(QUESTIONS["N-L3"].at(rate=rate), bluff_view()) for rate in (5, 25, 50, 100)]
    names = [(QUESTIONS["N-L4"].at(colour=c, read="passed"), wild_view(2)) for c in "rgby"]
    outs = [(QUESTIONS["N-L4"].at(colour=c), wild_view(1)) for c in "rb"]
    for question, view in (*bluffs, *names, *outs):
        posed = question.posed(view)
        p = float(posed.number)
        kept = [x for x in (posed.once(rng)[0] for _ in range(n)) if x is not None]
        assert abs(sum(map(bool, kept)) / len(kept) - p) <= 5 * sqrt(p * (1 - p) / len(kept))


def test_l5_worked() -> None:
    view = table_view(["g3"], ["r7"], (7,))
    assert QUESTIONS["N-L5"].at(hand="five").exact(view) == F(1550, 27)
    assert QUESTIONS["N-L5"].at(hand="ten").exact(view) == F(3100, 27)
    slots = QUESTIONS["N-L5"].posed(view).slots
    assert (slots["first_number"], slots["first_two"], slots["first_wild"]) == ("73.1%", "7.7%", "3.8%")
    assert (slots["holds_four"], slots["legal_four"], slots["deck"]) == ("23.8%", "4.8%", "1,240")


def test_l6_worked() -> None:
    view = table_view(["g3"], ["r7"], (7,))
    worked = {1: F(3, 10), 3: F(657, 1000), 9: F(959646393, 10**9)}
    assert {k: QUESTIONS["N-L6"].at(opponents=k).exact(view) for k in worked} == worked


# Every question, on every sort of position.


def test_every_lesson_has_its_question() -> None:
    assert tuple(QUESTIONS) == LESSONS
    assert all(key == question.id and question.title.endswith("?") for key, question in QUESTIONS.items())


@pytest.mark.parametrize(
    ("key", "setting"),
    [
        ("N-L1", {"wilds": "some"}), ("N-L2", {"draws": 0}), ("N-L3", {"rate": 0}),
        ("N-L3", {"colour": "r"}), ("N-L6", {"opponents": 10}), ("N-L6", {"notice": "30"}),
    ],
)  # fmt: skip
def test_refuses_a_setting_out_of_range(key: str, setting: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        QUESTIONS[key].at(**setting)


@pytest.mark.parametrize("key", IN_PLAY)
def test_a_setting_not_offered_counts_as_the_default(key: str) -> None:
    view = table_view(["g3"], ["r7"], (7,))
    carried: dict[str, dict[str, Any]] = {
        "N-L1": {"hand": 8},
        "N-L4": {"colour": "", "read": "?"},
        "N-L5": {"hand": 8},
        "N-L2": {},
    }
    question = QUESTIONS[key].at(**carried.get(key, {}))
    assert question.number(view) == QUESTIONS[key].number(view)


@pytest.mark.parametrize("key", IN_PLAY)
def test_arises_in_a_good_share_of_an_ordinary_game(key: str) -> None:
    views = [view for seed in range(6) for view in game_views(4, seed, 250, 0, 7)]
    turns = [view for view in views if view.phase in ("turn", "drawn", "answer")]
    share = sum(QUESTIONS[key].pose(view) is not None for view in turns) / len(turns)
    assert share > 0.75
    if key in ("N-L1", "N-L5", "N-L6"):
        assert all(QUESTIONS[key].pose(view) is not None for view in views)


@pytest.mark.parametrize("key", LESSONS)
def test_exact_beside_trials(key: str) -> None:
    cases = asked(key)
    assert len(cases) > 100
    rng, n = Random(key), 250
    misses, sums = 0, 0.0
    for posed in Random(1).sample(cases, 40):
        mean = float(posed.number)
        found = [float(x) for x in (posed.once(rng)[0] for _ in range(n)) if x is not None]
        middle = sum(found) / len(found)
        spread = sum((x - middle) ** 2 for x in found) / len(found)
        if posed.measure == "chance":
            spread = mean * (1 - mean)
        error = sqrt(spread / len(found))
        assert abs(middle - mean) <= 5 * error + 1e-9, (posed.question, posed.words, mean, middle)
        misses += abs(middle - mean) > 2 * error + 1e-9
        sums += (middle - mean) / error if error else 0
    assert misses <= 7
    assert abs(sums) <= 5 * sqrt(40)


def test_hands_beside_states_imagined_by_the_game() -> None:
    """Where the table tells no more than counts and discards, `imagine` deals as the questions do."""
    plain = {"first", "play", "drawn", "take"}
    views = [view for seed in range(9) for view in game_views(4, seed, 160, 0, 7)]
    views = [view for view in views if view.phase == "turn" and {seen.what for seen in view.table.log} <= plain]
    assert len(views) >= 5
    rng, n = Random(9), 600
    for view in views[::3][:8]:
        game = Uno(view.seats, view.options)
        states = [game.imagine(view, rng) for _ in range(n)]
        others = [seat for seat in range(4) if seat != 0]
        p = float(QUESTIONS["N-L1"].at(hand=1).number(view))
        hits = sum(any(card in view.fitting for card in state.hands[1]) for state in states)
        assert abs(hits / n - p) <= 5 * sqrt(p * (1 - p) / n)
        held = [sum(POINTS[card] for seat in others for card in state.hands[seat]) for state in states]
        mean = sum(held) / n
        error = sqrt(sum((x - mean) ** 2 for x in held)) / n
        assert abs(mean - float(QUESTIONS["N-L5"].number(view))) <= 5 * error


@pytest.mark.sample
@pytest.mark.parametrize("key", LESSONS)
def test_what_is_shown_holds_together(key: str) -> None:
    rng = Random(3)
    for posed in asked(key):
        answer, (low, high) = posed.number, posed.span
        assert low <= answer <= high
        assert posed.given.endswith(".")
        assert posed.cases
        assert posed.event or posed.measure != "chance"
        parts = posed.parts
        if parts:
            assert sum(part.chance for part in parts) == 1
            assert sum(part.chance for part in parts if part.yes) == answer
            assert all(part.chance >= 0 for part in parts)
        for mistake in posed.mistakes:
            assert mistake.value != answer
            assert low <= mistake.value <= high or posed.measure != "chance"
        reasons = posed.derivation
        assert reasons.lines
        if reasons.curve:
            assert len(reasons.curve.x) == len(reasons.curve.exact)
        for knob in posed.knobs:
            assert knob.value in [value for value, _ in knob.choices]
        _, shown = posed.once(rng)
        open_hands = {
            f"h{seat}.{k}" for seat, hand in enumerate(posed.view.hands) if hand for k in range(len(hand))
        }
        assert not open_hands & {*shown}


@pytest.mark.sample
@pytest.mark.parametrize("key", LESSONS)
def test_lit_items_are_on_the_table(key: str) -> None:
    names = tuple("ABCDEFGHIJ")
    for posed in asked(key):
        keys = keys_of(plain(scene(posed.view, (), names[: posed.view.seats])))
        for line in posed.derivation.lines:
            assert {*line.lit} <= keys, (posed.question.id, line, keys)
        _, shown = posed.once(Random(0))
        assert {key for key in shown if not key.startswith(TRACE)} <= keys


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize("key", LESSONS)
def test_answers_come_quickly(key: str) -> None:
    for posed in asked(key)[:80]:
        odds._points.cache_clear()
        start = process_time()
        again = posed.question.posed(posed.view)
        assert again.exact is not None
        assert process_time() - start < 0.05
        start = process_time()
        assert again.derivation.lines
        assert process_time() - start < 0.2


@pytest.mark.parametrize("key", LESSONS)
def test_lesson_reads_well(key: str) -> None:
    text = lessons("uncle_widgets.games.uno")[key]
    for posed in asked(key)[::3]:
        slots = posed.slots
        assert {*SLOT.findall(text)} <= {*slots}
        filled = SLOT.sub(lambda match: slots[match[1]], text)  # noqa: B023
        assert 120 <= len(filled.split()) <= 200, len(filled.split())
    assert not any(char.isdigit() for char in SLOT.sub("", text)), "a number typed that could be computed"


def test_l4_does_not_arise_where_the_next_holds_every_unseen_wild() -> None:
    """Two seats, an empty draw pile, no Wild in hand: none can be taken to lie there."""
    mine, top = known(r=20, g=20), "r9"
    rest = Counter(DECK) - Counter([*mine, top])
    view = table_view(mine, [top], (rest.total(),))
    assert view.table.draw_count == 0
    assert QUESTIONS["N-L4"].pose(view) is None
    with pytest.raises(Refusal, match="doesn't come up"):
        QUESTIONS["N-L4"].exact(view)
