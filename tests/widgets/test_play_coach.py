"""What the coach says in a game against bots, and what it lets its player find out."""

import re
from typing import Any

import pytest

import uncle_widgets as uw
from tests.widgets.playing import all_of, bad_move, finish, table
from tests.widgets.wire import hear, press

pytestmark = pytest.mark.usefixtures("wire")


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
    assert "would have been better" in worth["title"]
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


def retried(seed: int = 5) -> Any:
    """A game that was over, and is tried again from its second move on: undo goes back beyond chance."""
    game = table(seed=seed)
    finish(game)
    hear(game.panel, {"kind": "retry", "step": game.decisions[1].step})
    game.move(str(game.legal[0]))
    before = len(game.moves)
    game.undo()
    assert len(game.moves) == before - 1
    return game


@pytest.mark.parametrize("how", ["deal", "same", "resume", "from a cell"])
def test_undo_beyond_chance_ends_with_the_retry(how: str) -> None:
    other, game = table(seed=9), retried()
    other.move(str(other.legal[0]))
    if how == "from a cell":
        game.deal(8)
    else:
        hear(game.panel, {"kind": how, "link": other.link})
    game.move(str(game.legal[0]))
    before = all_of(game)
    with pytest.raises(uw.Refusal, match="You can't take this back"):
        game.undo()
    hear(game.table, {"kind": "undo"})
    assert all_of(game) == before
    assert "undo" not in [button["kind"] for button in game.table.buttons]


def test_a_retry_played_to_its_end_is_a_game_like_any_other() -> None:
    game = retried(seed=7)
    finish(game)
    record = game.match.moves
    assert len(record) > game.decisions[-1].step + 1
    with pytest.raises(uw.Refusal, match="You can't take this back"):
        game.undo()
    assert game.match.moves == record


def test_lesson_mode_outlasts_a_retry() -> None:
    game = table(lesson=True)
    finish(game)
    hear(game.panel, {"kind": "retry", "step": game.decisions[0].step})
    game.deal(8)
    game.move(str(game.legal[0]))
    game.undo()
    assert game.moves == []


def test_no_review_before_the_end() -> None:
    with pytest.raises(uw.Refusal, match="You can review your moves when the game is over"):
        table().review()


def test_a_quiz_asks_for_the_total_and_plays_the_card_either_way() -> None:
    game = table(call_total="quiz")
    card = str(game.legal[0])
    for said in (card[1], "99"):
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
    moves = len(game.moves)
    press(game, str(game.legal[0]))
    press(game, str(game.legal[0]))
    for said in ("", "<b>", "9" * 1000, "1.5"):  # no total: nothing is played, and the quiz stays
        hear(game.panel, {"kind": "answer", "value": said})
        assert game.panel.note.startswith("Use a whole number from 0 to 999")
        assert len(game.moves) == moves
        assert game.panel.desk["quiz"].endswith("=")
    hear(game.panel, {"kind": "answer", "value": " 99 "})
    assert len(game.moves) == moves + 1


def test_the_figures_say_how_many_games_and_deals_they_rest_on() -> None:
    from uncle_widgets.engine.coach import SHARES, Appraisal
    from uncle_widgets.widgets.play.coach import _games

    line = "Each line is a 95% interval"
    many = "1,200 games were played for each move"
    assert _games(Appraisal((), SHARES, "", 1_200, 1.0, 1_200)) == f"{many}. {line}."
    assert _games(Appraisal((), SHARES, "", 1_200, 1.0, 150)) == (
        f"{many}, 8 in each of 150 imagined deals. {line}, worked out from deal to deal."
    )


def test_a_coach_calls_a_move_the_best_only_where_that_is_clear() -> None:
    from uncle_widgets.engine.coach import SHARES, Appraisal, Worth
    from uncle_widgets.widgets.play.coach import _title, worth_rows

    names = {"a": "A", "b": "B"}
    near = Appraisal((Worth("a", 51.0, 4.0), Worth("b", 50.0, 4.0)), SHARES, "", 100)
    assert _title(near, names, "a") == "No move here is clearly better than another."
    far = Appraisal((Worth("a", 99.0, 1.0), Worth("b", 1.0, 1.0)), SHARES, "", 100)
    assert _title(far, names, "a") == "“A” is the best move here."
    assert _title(far, names, "b") == "“A” would have been better than “B” by about 98.0 wins in 100 games."
    assert all(0 <= row["low"] <= row["high"] <= 100 for row in worth_rows(far, names, "a"))
    assert _title(Appraisal((Worth("a", 0.0),), SHARES, ""), names, "a") == "“A” is the only move here."


# -- lifting --


def test_every_legal_card_says_what_it_leaves_and_asks_where_something_is_open() -> None:
    game = table()
    while not game.over:
        assert set(game.table.lifts) == {str(move) for move in game.legal}
        for move in game.legal:
            lift = game.table.lifts[str(move)]
            assert lift["play"] == f"Play the {move.card}"
            asked = game.kit.advice.asked(game.view, move, game.names)
            assert re.search(rf"\b{game.view.total + move.card}\b", lift["line"])
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
    assert game.panel.desk["guess"].startswith("You guessed 40. ")
    assert game.panel.desk["guess"].endswith(" of 100 cases.")


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


@pytest.mark.parametrize("kit", sorted(uw.GAMES))
def test_a_hint_of_any_grade_is_given_before_a_card_is_lifted(kit: str) -> None:
    game = uw.play(kit, seed=5, coach=False, pace=0)
    while len(game.legal) < 2:
        game.move(str(game.legal[0])) if game.legal else game.press()
    game.appraise(budget=0.1)
    for grade in (0, 1, 2):
        hear(game.panel, {"kind": "hint", "grade": grade})
        hint = game.panel.desk["hint"]
        assert (hint["move"], hint["grade"]) == ("", grade)
        begins = (f"Suppose you choose “{lift['label']}”. " for lift in game.table.lifts.values())
        about = [begin for begin in begins if hint["words"].startswith(begin)]
        assert len(about) == 1
    hear(game.panel, {"kind": "hint", "grade": 3})
    assert game.panel.note


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


@pytest.mark.parametrize(("kit", "seats"), [("uno", 10), ("thrush", 4)])
def test_a_game_opened_in_its_midst_tells_the_latest_that_happened(kit: str, seats: int) -> None:
    for seed in range(4):  # of which most have more to tell
        game = uw.play(f"play/2 {kit} seats={seats} seat={seats - 1} players=greedy seed={seed}:")
        said = " ".join(game.table.scene.said)
        whole = game.kit.draw(game.match, len(game.match.moves), game.seat, game.names, -1, game.legal).said
        assert 0 < len(said) <= 221
        assert whole[1].endswith(said[-20:])
