"""A game against bots, as Python and as a page drives it."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.wire import Wire, hear, page_sets, press, wired
from uncle_widgets.engine.match import Match
from uncle_widgets.widgets.hearing import FAULT
from uncle_widgets.widgets.links import parse
from uncle_widgets.widgets.phases import Phase


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def table(**options: Any) -> Any:
    return uw.play("uncle", **{"seats": 3, "seed": 5, "pot_chips": 12, "coach": False, **options})


def finish(game: Any) -> None:
    while not game.over:
        game.move(str(game.legal[0]))


def all_of(game: Any) -> Any:
    """Everything that a stray message might change."""
    return game.match, list(game.moves), game.seed, game.over, game.link, len(game.decisions)


def test_a_game_to_the_end_tells_its_result_and_its_record() -> None:
    game = table()
    finish(game)
    assert game.match.over
    assert sum(game.scores) == 12
    assert game.panel.desk["record"] == game.match.record()
    assert uw.replay(game.panel.desk["record"]).state == game.match.state
    assert game.panel.desk["result"].startswith(("You win", "A", "B", "C"))
    with pytest.raises(uw.Refusal, match="The game is over"):
        game.move("p1")


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    one, two = table(), table()
    finish(one)
    finish(two)
    assert one.match.record() == two.match.record()
    assert table(seed=6).match.state != table().match.state


def test_the_link_opens_the_same_game_and_goes_on_the_same() -> None:
    game = table(players=["greedy", "safe", "lookahead"], seat=1)
    for _ in range(3):
        game.move(str(game.legal[-1]))
    again = uw.play(game.link)
    assert again.match == game.match
    assert (again.seat, again.played.players, again.seed) == (1, ["greedy", "safe", "lookahead"], 5)
    assert str(parse(game.link)) == game.link == again.link
    finish(game)
    finish(again)
    assert again.match.record() == game.match.record()


def test_a_wrong_move_is_refused_and_changes_nothing() -> None:
    game = table()
    held = {str(move) for move in game.legal}
    missing = next(f"p{k}" for k in range(1, 7) if f"p{k}" not in held)
    for wrong in (missing, "d4", "p9", "", "the ace", "p1 p1"):
        before = all_of(game)
        with pytest.raises(uw.Refusal):
            game.move(wrong)
        assert all_of(game) == before
    press(game, missing)
    assert "to play a card it holds" in game.table.note
    assert not game.moves


HOSTILE = [
    None,
    7,
    "move",
    [],
    {},
    {"kind": None},
    {"kind": ["move"]},
    {"kind": "cheat"},
    {"kind": "move"},
    {"kind": "move", "move": None},
    {"kind": "move", "move": ["p1"]},
    {"kind": "move", "move": {"card": 1}},
    {"kind": "move", "move": "p" * 1_000_000},
    {"kind": "move", "move": "d3"},
    {"kind": "again"},
    {"kind": "play"},
    {"kind": "play", "move": "p1"},
    {"kind": "answer", "value": "10"},
    {"kind": "retry", "step": 0},
    {"kind": "retry", "step": {"a": 1}},
    {"kind": "review"},
    {"kind": "undo"},
    {"kind": "resume"},
    {"kind": "resume", "link": None},
    {"kind": "resume", "link": "play"},
    {"kind": "resume", "link": "play uncle"},
    {"kind": "resume", "link": "play uncle seed=1 seats=two:"},
    {"kind": "resume", "link": "play uncle seed=1 seats=99999999999999999999:"},
    {"kind": "resume", "link": "play uncle seat=9 seed=1 seats=3 pot_chips=12:"},
    {"kind": "resume", "link": "play uncle seed=1 seats=3 pot_chips=12: p1 p1 p1 p1 p1 p1 p1 p1"},
    {"kind": "resume", "link": "play uncle seed=1 seats=4:"},
    {"kind": "resume", "link": "play uno seed=1:"},
    {"kind": "resume", "link": "play uncle players=nobody seed=1 seats=3 pot_chips=12:"},
    {"kind": "resume", "link": "play " + "x" * 1_000_000},
    {"kind": "resume", "link": "play uncle seed=\N{SUPERSCRIPT TWO} seats=3:"},
    {"kind": "resume", "link": "play uncle seed=1 seats=\N{ARABIC-INDIC DIGIT THREE}x:"},
]


@pytest.mark.parametrize("message", HOSTILE, ids=lambda message: json.dumps(message)[:60])
def test_a_hostile_message_changes_nothing_and_raises_nothing(message: Any) -> None:
    game = table()
    before = all_of(game)
    if isinstance(message, dict) and message.get("kind") == "move":
        message = {**message, "stamp": game.table.stamp}
    for widget in (game.table, game.panel):
        hear(widget, message)
    assert all_of(game) == before
    for note in (game.table.note, game.panel.note):
        assert len(note) < 250
    game.move(str(game.legal[0]))  # and the game goes on


@pytest.mark.parametrize("stamp", [None, -1, 0, 10**9, "1", [1], {}])
def test_a_card_pressed_on_a_picture_that_is_gone_plays_nothing(stamp: Any) -> None:
    game = table()
    game.move(str(game.legal[0]))
    hear(game.table, {"kind": "move", "move": str(game.legal[0]), "stamp": stamp})
    assert len(game.moves) == 1


def test_ten_fast_clicks_play_one_card() -> None:
    game = table()
    message = {"kind": "move", "move": str(game.legal[0]), "stamp": game.table.stamp}
    for _ in range(10):
        hear(game.table, message)
    assert len(game.moves) == 1


def test_a_click_while_the_bots_play_plays_nothing() -> None:
    async def clicks() -> None:
        game = table(pace=0.05)
        while game.work.busy:
            await asyncio.sleep(0.01)
        press(game, str(game.legal[0]))
        waited = 0
        while game.work.busy or not waited:
            await asyncio.sleep(0.01)
            waited += 1
            if game.work.busy:
                assert game.table.busy or waited > 1
                page_sets(game.table, busy=False)  # a page that lies
                for card in "123456":
                    press(game, f"p{card}")
                assert len(game.moves) == 1
        assert waited > 2
        assert len(game.moves) == 1
        assert game.legal
        assert not game.table.busy

    asyncio.run(clicks())


def test_a_new_deal_while_the_bots_play_leaves_one_game() -> None:
    untouched = table().match

    async def deals() -> None:
        game = table(pace=0.03)
        while game.work.busy:
            await asyncio.sleep(0.01)
        press(game, str(game.legal[0]))
        await asyncio.sleep(0.01)
        hear(game.panel, {"kind": "same"})
        hear(game.panel, {"kind": "same"})
        while game.work.busy:
            await asyncio.sleep(0.01)
        assert game.match == untouched
        assert not game.moves
        assert not game.table.busy

    asyncio.run(deals())


def test_undo_stops_at_chance_but_not_in_lesson_mode() -> None:
    game = table()
    with pytest.raises(uw.Refusal, match="none"):
        game.undo()
    game.move(str(game.legal[0]))
    before = all_of(game)
    with pytest.raises(uw.Refusal, match="Undo stops at chance"):
        game.undo()
    hear(game.panel, {"kind": "undo"})
    assert game.panel.note.startswith("Undo stops at chance")
    assert all_of(game) == before
    taught = table(lesson=True)
    start = taught.match
    for _ in range(3):
        taught.move(str(taught.legal[0]))
    for _ in range(3):
        hear(taught.panel, {"kind": "undo"})
    assert taught.match == start
    assert not taught.moves


def bad_move(game: Any) -> str:
    """Play on well until a card is so much worse than another that the coach speaks up; that card's move."""
    while True:
        found = game.appraise()
        worst, best = found.worths[-1].move, found.worths[0].move
        if game.desk.large(worst):
            return str(worst)
        game.move(str(best))


def test_the_coach_asks_before_it_tells() -> None:
    game = table(coach=True)
    worst = bad_move(game)
    played = list(game.moves)
    game.desk.worth = None
    press(game, worst)
    look = game.panel.desk["look"]
    assert look["chosen"] == worst[1]
    assert look["hint"].endswith("?")
    assert game.panel.desk["worth"] is None
    assert game.moves == played
    hear(game.table, {"kind": "move", "move": worst, "stamp": game.table.stamp - 1})  # a press too many
    assert game.moves == played
    hear(game.panel, {"kind": "again"})
    assert game.panel.desk["look"] is None
    press(game, worst)
    assert game.moves == [*played, worst]
    worth = game.panel.desk["worth"]
    assert [row["chosen"] for row in worth["rows"]].count(True) == 1
    assert "is worth" in worth["title"]
    worst = bad_move(game)
    played = list(game.moves)
    press(game, worst)
    hear(game.panel, {"kind": "play"})
    assert game.moves == [*played, worst]


def test_to_press_the_card_again_that_the_coach_asks_about_is_to_play_it() -> None:
    game = table(coach=True)
    worst = bad_move(game)
    played = list(game.moves)
    press(game, worst)
    assert game.panel.desk["look"]
    press(game, worst)
    assert game.moves == [*played, worst]


def test_to_lift_another_card_than_the_coach_asks_about_is_to_choose_again() -> None:
    game = table(coach=True)
    worst = bad_move(game)
    played = list(game.moves)
    game.table.lifted = worst
    press(game, worst)
    assert (game.panel.desk["look"]["chosen"], game.table.lifted) == (worst[1], worst)
    game.table.lifted = next(str(move) for move in game.legal if str(move) != worst)
    assert (game.panel.desk["look"], game.moves) == (None, played)
    press(game, worst)  # asked about already
    assert game.moves == [*played, worst]


def test_worths_are_exact_for_three_seats_and_simulated_with_an_error_for_four() -> None:
    from uncle_widgets.games.uncle.odds import best_card

    game = table(coach=True)
    found = game.appraise()
    exact = best_card(game.view)
    assert {worth.move.card: worth.exact for worth in found.worths} == exact
    assert all(worth.error == 0 for worth in found.worths)
    assert found.trials == 0
    values = [worth.value for worth in found.worths]
    assert values == sorted(values, reverse=True)
    four = table(seats=4, coach=True, pot_chips=3)
    seen = four.appraise(budget=1.0)
    assert seen.trials >= 20
    assert all(worth.error > 0 and worth.exact is None for worth in seen.worths)
    assert "Looking ahead" in seen.model


def test_the_review_lists_the_costliest_moves_first_and_each_can_be_retried() -> None:
    game = table()
    while not game.over:  # badly
        game.move(str(game.appraise().worths[-1].move))
    found = game.review()
    costs = [cost for _, _, cost in found]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] > 0
    every = [d.appraisal.cost(d.move) for d in game.decisions if d.appraisal]
    assert costs == sorted(every, reverse=True)[:3]
    hear(game.panel, {"kind": "review"})
    rows = game.panel.desk["review"]
    assert [row["step"] for row in rows] == [decision.step for decision, _, _ in found]
    record = game.match.moves
    hear(game.panel, {"kind": "retry", "step": rows[0]["step"]})
    assert not game.over
    assert game.match.moves == record[: rows[0]["step"]]
    assert "record" not in game.panel.desk
    game.move(str(game.legal[0]))


def test_no_review_before_the_end() -> None:
    with pytest.raises(uw.Refusal, match="over before its review"):
        table().review()


def test_a_quiz_asks_for_the_total_and_plays_the_card_either_way() -> None:
    game = table(call_total="quiz")
    card = str(game.legal[0])
    for said in (card[1], "99", "<b>", "9" * 1000):
        moves = len(game.moves)
        card = str(game.legal[0])
        press(game, card)
        assert game.panel.desk["quiz"].endswith("=")
        assert len(game.moves) == moves
        press(game, card)
        assert len(game.moves) == moves
        hear(game.panel, {"kind": "answer", "value": said})
        assert len(game.moves) == moves + 1
        assert len(game.panel.desk["said"]) < 60


def test_resume_takes_up_the_very_position() -> None:
    game = table()
    for _ in range(3):
        game.move(str(game.legal[0]))
    other = table(seed=9)
    hear(other.panel, {"kind": "resume", "link": game.link})
    assert other.match == game.match
    assert other.link == game.link
    finish(game)
    finish(other)
    assert game.match.record() == other.match.record()


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess"},
        {"game": None},
        {"game": 7},
        {"seats": 1},
        {"seats": 7},
        {"seats": "three"},
        {"seats": 2.5},
        {"seats": True},
        {"seat": 3},
        {"seat": -1},
        {"seat": "0"},
        {"seat": None},
        {"seat": True},
        {"players": "nobody"},
        {"players": ["greedy", "safe"]},
        {"players": 7},
        {"players": [7, 7, 7]},
        {"players": []},
        {"seed": -1},
        {"seed": "1; drop"},
        {"seed": 10**9},
        {"seed": 1.5},
        {"names": ["A"]},
        {"names": ["", "B", "C"]},
        {"names": [1, 2, 3]},
        {"names": 7},
        {"names": ["x" * 1000, "B", "C"]},
        {"pace": -1},
        {"pace": "fast"},
        {"pot_chips": 0},
        {"pot_chips": 201},
        {"pot_chips": "many"},
        {"no_such": 1},
        {"game": "play uncle:"},
        {"game": "play uncle seed=1 seats=two:"},
        {"game": "play uncle seed=1 seat=7:"},
        {"game": "play uncle seed=1: p9"},
        {"game": "play uncle seed=1 seed=2:"},
        {"game": "play uncle seed=1 pot_chips=lots:"},
        {"game": "play " + "x" * 30_000},
    ],
    ids=lambda asked: str(asked)[:50],
)
def test_what_play_is_not_asked_rightly_is_one_sentence(asked: dict[str, Any]) -> None:
    given = {"seats": 3, "seed": 5, **asked}
    game = given.pop("game", "uncle")
    if isinstance(game, str) and game.startswith("play "):
        given = {}
    with pytest.raises(uw.Refusal) as refused:
        uw.play(game, **given)
    sentence = str(refused.value)
    assert sentence[0].isupper()
    assert "\n" not in sentence
    assert len(sentence) < 300


def test_a_game_object_is_played_with_its_own_options() -> None:
    game = uw.GAMES["uncle"].new(2, pot_chips=3)
    assert uw.play(game, seed=1).game == game
    with pytest.raises(uw.Refusal, match="which has its own"):
        uw.play(game, seats=2)


def test_play_draws_a_seed_where_none_is_given() -> None:
    assert len({uw.play("uncle").seed for _ in range(5)}) > 1


def test_the_match_of_a_game_is_a_match_like_any_other() -> None:
    game = table()
    finish(game)
    assert isinstance(game.match, Match)
    assert uw.watch(game.match, step=2).step == 2


# -- phases --


def thinking(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the coach thinks for a long time, in small pieces."""
    from uncle_widgets.engine.coach import SHARES, Appraisal
    from uncle_widgets.widgets import play as module

    def slow(*_: Any) -> Iterator[Appraisal]:
        for n in range(4, 4000, 4):
            yield Appraisal((), SHARES, "", n, n / 4000)

    monkeypatch.setattr(module, "thinking", slow)


def test_a_move_of_a_cell_while_the_coach_thinks_is_played_once_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def moves() -> None:
        game = table(coach=True, pace=0.0)
        thinking(game, monkeypatch)
        press(game, str(game.legal[-1]))
        await asyncio.sleep(0.02)
        assert game.phase is Phase.THINKING
        game.move(str(game.legal[0]))
        await asyncio.sleep(0.05)
        assert len(game.moves) == len(game.decisions) == 1
        assert game.phase is Phase.CHOOSING
        assert game.panel.progress is None
        assert not game.panel.note
        assert not game.table.note

    asyncio.run(moves())


@pytest.mark.parametrize("entry", ["undo", "deal", "same", "resume", "coach", "move", "stop", "again", "answer"])
@pytest.mark.parametrize("phase", ["CHOOSING", "THINKING", "HINTING", "LOOKING", "BOTS", "OVER"])
def test_every_entry_leaves_every_phase_in_one_that_goes_on(
    entry: str, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked whenever: the phase agrees with the match, and the game can be played to its end."""

    async def asks() -> None:
        game = table(coach=True, pace=0.0, lesson=True)
        game.move(str(game.legal[0]))
        link = game.link
        if phase == "LOOKING":
            game.desk.look = game.legal[0]
            game._enter(Phase.LOOKING)
        elif phase == "BOTS":
            game.pace = 0.05
            game.desk.on = False
            press(game, str(game.legal[0]))
            await asyncio.sleep(0.02)
        elif phase == "OVER":
            finish(game)
        elif phase != "CHOOSING":
            thinking(game, monkeypatch)
            if phase == "THINKING":
                press(game, str(game.legal[0]))
            else:
                hear(game.panel, {"kind": "hint"})
            await asyncio.sleep(0.02)
        assert game.phase is Phase[phase]
        if entry == "move":
            press(game, str(game.legal[0]) if game.legal else "p1")
        else:
            hear(game.panel, {"kind": entry, "link": link, "value": "3", "on": False})
        game.pace = 0.0
        for _ in range(100):
            await asyncio.sleep(0.01)
            if game.phase in (Phase.CHOOSING, Phase.OVER, Phase.LOOKING):
                break
        game.work.stop()
        if game.phase is not Phase.OVER:
            monkeypatch.undo()
            assert game.legal
            finish(game)
        assert game.phase is Phase.OVER
        assert game.over
        assert game.match.over
        assert not game.table.busy
        assert [str(d.move) for d in game.decisions] == list(game.moves)

    asyncio.run(asks())


def test_a_hint_does_not_hold_up_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hints() -> None:
        game = table(coach=False, pace=0.0)
        thinking(game, monkeypatch)
        hear(game.panel, {"kind": "hint"})
        await asyncio.sleep(0.02)
        assert game.phase is Phase.HINTING
        press(game, str(game.legal[0]))  # a card may be pressed meanwhile
        await asyncio.sleep(0.02)
        assert len(game.moves) == 1
        assert game.panel.progress is None

    asyncio.run(hints())


def test_a_fault_of_the_coach_is_said_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from uncle_widgets.widgets import play as module

    def broken(*_: Any) -> Any:
        raise ArithmeticError("no such thing")

    game = table(coach=True)
    monkeypatch.setattr(module, "thinking", broken)
    with pytest.raises(ArithmeticError):
        game.work.begin(game._pressed(game.legal[0]))
    assert game.phase is Phase.CHOOSING
    assert game.panel.note == FAULT
    assert "no such thing" not in game.panel.note
    game.move(str(game.legal[0]))
    assert game.moves


def test_resume_builds_no_second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from ipywidgets.widgets.widget import _instances

    game = table()
    game.move(str(game.legal[0]))
    other = table(seed=9)
    before = len(_instances)
    other.resume(game.link)
    assert len(_instances) == before
    assert other.match == game.match


def test_the_figures_say_how_many_games_and_deals_they_rest_on() -> None:
    from uncle_widgets.engine.coach import SHARES, Appraisal
    from uncle_widgets.widgets.coach import _games

    line = "The line is the 95% interval"
    assert _games(Appraisal((), SHARES, "", 1_200, 1.0, 1_200)) == f"1,200 games for each move. {line}"
    many = "1,200 games for each move: 8 in each of 150 imagined deals"
    assert _games(Appraisal((), SHARES, "", 1_200, 1.0, 150)) == f"{many}. {line}, reckoned from deal to deal"


def test_a_coach_calls_a_move_the_best_only_where_that_is_clear() -> None:
    from uncle_widgets.engine.coach import SHARES, Appraisal, Worth
    from uncle_widgets.widgets.coach import _title, worth_rows

    names = {"a": "A", "b": "B"}
    near = Appraisal((Worth("a", 51.0, 4.0), Worth("b", 50.0, 4.0)), SHARES, "", 100)
    assert _title(near, names, "a") == "No move here is clearly better than another."
    far = Appraisal((Worth("a", 99.0, 1.0), Worth("b", 1.0, 1.0)), SHARES, "", 100)
    assert _title(far, names, "a") == "A is the best move here."
    assert "is worth" in _title(far, names, "b")
    assert all(0 <= row["low"] <= row["high"] <= 100 for row in worth_rows(far, names, "a"))
    assert _title(Appraisal((Worth("a", 0.0),), SHARES, ""), names, "a") == "A is the only move here."


# -- lifting --


def test_every_legal_card_says_what_it_leaves_and_asks_where_something_is_open() -> None:
    game = table()
    while not game.over:
        assert set(game.table.lifts) == {str(move) for move in game.legal}
        for move in game.legal:
            lift = game.table.lifts[str(move)]
            assert lift["play"] == f"Play the {move.card}"
            asked = game.kit.advice.asked(game.view, move, game.names)
            assert lift["line"].startswith(str(game.view.total + move.card))
            assert (asked.chance is None) == (lift["ask"] == "")
            assert asked.chance is None or 0 <= asked.chance <= 1
        game.move(str(game.legal[0]))
    assert game.table.lifts == {}


def test_the_ring_is_shown_as_each_card_would_leave_it() -> None:
    game = table()
    for _ in range(4):
        scene = game.kit.scene(game.view, (), game.names, game.legal)
        ring = next(zone for zone in scene.zones if zone.kind == "ring")
        assert {one.move: one.value for one in ring.previews} == {
            str(move): str(game.view.total + move.card) for move in game.legal
        }
        game.move(str(game.legal[0]))
    watched = game.kit.scene(game.view, (), game.names)
    assert not next(zone for zone in watched.zones if zone.kind == "ring").previews


def test_a_number_said_of_a_lifted_card_is_compared_once_it_is_played() -> None:
    game = table()
    while not any(lift["ask"] for lift in game.table.lifts.values()):
        game.move(str(game.legal[0]))
    move = next(text for text, lift in game.table.lifts.items() if lift["ask"])
    for wrong in (101, -1, "40", None, [40], float("nan")):
        other = uw.play(game.link, coach=False)
        hear(other.table, {"kind": "move", "move": move, "stamp": other.table.stamp, "said": wrong})
        assert other.panel.desk["guess"] == ""
    hear(game.table, {"kind": "move", "move": move, "stamp": game.table.stamp, "said": 40})
    assert game.panel.desk["guess"].startswith("You said 40. ")
    assert game.panel.desk["guess"].endswith(" times of 100.")


@pytest.mark.parametrize("kit", ["uncle", "uno"])
def test_the_coach_calls_the_players_by_the_names_on_the_table(kit: str) -> None:
    game = uw.play(kit, seats=3, seed=5, pace=0, names=["Ann", "Bob", "Cleo"])
    told = []
    for _ in range(12):
        told += [f"{lift['line']} {lift['ask']}" for lift in game.table.lifts.values()]
        for move, grade in [(move, grade) for move in map(str, game.legal) for grade in range(3)]:
            hear(game.panel, {"kind": "hint", "move": move, "grade": grade})
            told.append(game.panel.desk["hint"]["words"])
        game.appraise(0.1)
        game.move(str(game.legal[0]))
        told += (game.panel.desk["worth"] or {"words": []})["words"]
    assert any("Bob" in words for words in told)
    assert [
        words for words in told if re.search(r"\b[BC] (is|holds|needs|must|cannot|after|begin)\b", words)
    ] == []


@pytest.mark.parametrize("kit", ["uncle", "uno"])
def test_hints_come_in_three_grades_and_only_the_third_tells_the_chance(kit: str) -> None:
    game = uw.play(kit, seed=5, coach=False, pace=0)
    for _ in range(30):
        asking = [text for text, lift in game.table.lifts.items() if lift["ask"]]
        if asking or game.over:
            break
        game.move(str(game.legal[0]))
    words = []
    for grade in (0, 1, 2):
        hear(game.panel, {"kind": "hint", "move": asking[0], "grade": grade})
        assert game.panel.desk["hint"]["grade"] == grade
        words.append(game.panel.desk["hint"]["words"])
    assert words[0].endswith("?")
    assert "of the" in words[1]
    assert "100" in words[2]
    assert "100" not in words[0] + words[1]
    for bad in ({"grade": 3}, {"grade": None}, {"move": "p9"}, {"move": ["p1"]}):
        hear(game.panel, {"kind": "hint", "move": asking[0], "grade": 0, **bad})
        assert game.panel.note
        assert game.panel.desk["hint"]["grade"] == 2


def test_the_coach_speaks_up_only_from_the_chosen_cost_on() -> None:
    game = table(coach=True)
    bad_move(game)
    worst = game.appraise().worths[-1].move
    cost = game.appraise().cost(worst)
    for level, least in enumerate(game.appraise().scale.levels):
        hear(game.panel, {"kind": "coach", "on": True, "level": level})
        assert game.desk.large(worst) == (cost >= least)
        assert game.panel.desk["levels"][level] == f"{least:g} chips"
    hear(game.panel, {"kind": "coach", "on": False})
    assert not game.desk.large(worst)


def test_another_seat_has_another_deal() -> None:
    deals = [uw.play("uncle", seats=3, seat=seat, seed=5, pace=0).match.moves[:9] for seat in (0, 1, 2)]
    assert len(set(deals)) == 3
    assert uw.play_out("uncle", seats=3, seed=5).moves[:9] not in deals


def test_take_back_is_offered_only_where_it_can_be_had() -> None:
    game = table()
    assert game.table.buttons == []
    game.move(str(game.legal[0]))
    assert game.table.buttons == []  # a card has been turned since
    taught = table(lesson=True)
    taught.move(str(taught.legal[0]))
    assert [button["kind"] for button in taught.table.buttons] == ["undo"]
    hear(taught.table, {"kind": "undo"})
    assert not taught.moves


def test_what_the_others_did_since_is_told_in_order() -> None:
    game = table()
    game.move(str(game.legal[0]))
    assert game.panel.desk["since"]
    assert all(words.startswith(("B", "C", "An UNCLE", "The pile")) for words in game.panel.desk["since"])


# -- the end --


@pytest.mark.parametrize(
    ("scores", "winners", "line"),
    [
        ((10, 24, 16), (1,), ("You came third.", "B 24, C 16, you 10. B wins by 8.")),
        ((24, 16, 10), (0,), ("You win.", "you 24, B 16, C 10. You win by 8.")),
        ((20, 20, 10), (0, 1), ("You share the win.", "you 20, B 20, C 10. You and B win by 10.")),
        ((20, 20, 10), (1,), ("You came second.", "B 20, you 20, C 10.")),
        ((90, 10, 40), (1,), ("You came third.", "B 10, C 40, you 90. B wins by 30.")),
        ((5, 5, 5), (), ("No winner.", "you 5, B 5, C 5.")),
    ],
)
def test_the_end_tells_place_and_margin(scores: Any, winners: Any, line: tuple[str, str]) -> None:
    from uncle_widgets.engine.game import Over
    from uncle_widgets.widgets.ending import ended

    assert ended(Over(scores, winners, "most chips"), 0, ("A", "B", "C")) == line


@pytest.mark.parametrize("kit", ["uncle", "uno"])
def test_the_race_is_drawn_after_the_end_only_and_ends_at_the_scores(kit: str) -> None:
    game = uw.play(kit, seats=3, seed=5, coach=False, pace=0, **dict(uw.GAMES[kit].short))
    assert game.table.race == {}
    assert game.table.caption == {}
    finish(game)
    race = game.table.race
    assert [line["values"][-1] for line in race["lines"]] == list(game.scores)
    assert {len(line["values"]) for line in race["lines"]} == {len(game.kit.frames(game.match))}
    assert [line["me"] for line in race["lines"]] == [True, False, False]
    assert race["parts"][0][0] == 0
    assert game.table.caption["line"][0].startswith(("You", "No winner"))
    hear(game.table, {"kind": "same"})
    assert game.table.race == {}
    assert game.table.caption == {}


def test_a_tag_of_the_race_puts_its_position_on_the_table() -> None:
    game = table()
    while not game.over:  # badly
        game.move(str(game.appraise().worths[-1].move))
    hear(game.panel, {"kind": "review"})
    tags = game.table.race["tags"]
    assert [tag["n"] for tag in tags] == [1, 2, 3]
    rows = game.panel.desk["review"]
    assert [tag["step"] for tag in tags] == [row["step"] for row in rows]
    assert game.panel.desk["sum"].startswith("These three cost ")
    for row in rows:
        assert [card["chosen"] for card in row["cards"]].count(True) == 1
        assert [card["best"] for card in row["cards"]].count(True) == 1
    hear(game.table, {"kind": "retry", "step": tags[1]["step"]})
    assert not game.over
    assert len(game.match.moves) == tags[1]["step"]
    assert game.table.race == {}


def test_watch_this_game_is_offered_after_the_end_only_and_opens_its_record() -> None:
    page = uw.dashboard("uncle", seats=3, seed=5, tab="play", pot_chips=12)
    game = page.room
    game.pace = 0.0
    hear(game.table, {"kind": "watch"})
    assert page.tab == "play"
    finish(game)
    assert [button["kind"] for button in game.table.buttons] == ["deal", "same", "watch", "save"]
    hear(game.table, {"kind": "watch"})
    assert page.tab == "watch"
    assert page.room.match.record() == game.match.record()
    page.tab = "play"
    assert page.room is game
    alone = table()
    finish(alone)
    assert "watch" not in [button["kind"] for button in alone.table.buttons]
