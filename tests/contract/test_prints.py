"""What is printed in a cell is short and says what matters: games, kits, matches and views."""

from __future__ import annotations

from html import escape
from random import Random
from typing import Any

import pytest

import uncle_widgets as uw
from uncle_widgets.engine.game import EVERYTHING, LETTERS
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.kit import Games, Kit
from uncle_widgets.games.listing import table

BY_ID = pytest.mark.parametrize("kit", list(uw.GAMES.values()), ids=lambda kit: kit.id)


@BY_ID
def test_a_match_prints_as_one_line(kit: Kit[Any]) -> None:
    seats = kit.seats[2]
    match = Match.new(kit.game(seats, kit.short))
    assert repr(match).startswith(f"<Match {kit.id} seats={seats}")
    assert repr(match).endswith((": 0 moves, chance to move>", ": 0 moves, A to play>"))
    match = play_on(match, [kit.player("random")] * seats, Random(5))
    winners = match.turn.winners  # type: ignore[union-attr]
    assert f": {len(match.moves)} moves, " in repr(match)
    assert all(LETTERS[seat] in repr(match).rsplit(", ")[-1] for seat in winners)
    assert repr(match).endswith(" wins>" if len(winners) == 1 else " win>" if winners else "no winner>")
    assert len(repr(match)) < 150


@BY_ID
def test_a_view_prints_as_its_board(kit: Kit[Any]) -> None:
    seats = kit.seats[2]
    match = play_on(Match.new(kit.game(seats, kit.short)), [kit.player("random")] * seats, Random(6))
    for step in range(0, len(match.steps), 1 + len(match.steps) // 30):
        for watcher in (0, None, EVERYTHING):
            view = match.view(step, watcher)
            assert repr(view) == kit.scene(view, (), LETTERS, ()).board
            assert len(repr(view)) < 3000


@BY_ID
def test_a_match_shows_its_last_board_and_no_secret(kit: Kit[Any]) -> None:
    match = play_on(
        Match.new(kit.game(None, {})),
        [kit.player("random")] * kit.seats[2],
        Random(7),
        until=lambda turn: getattr(turn, "seat", None) == 1,
    )
    shown, picture = match._repr_html_(), uw.picture(match)
    assert shown == f"<p><b>{escape(repr(match)[1:-1])}</b></p>{picture._repr_html_()}"
    assert f'alt="{escape(picture.title)}"' in shown
    assert escape(repr(match.view(-1, None))) in shown
    assert escape(repr(match.view(-1, EVERYTHING))) not in shown


@BY_ID
def test_a_question_shows_what_it_asks_of_any_position(kit: Kit[Any]) -> None:
    for key, question in kit.questions.items():
        shown = question._repr_html_()
        assert shown.startswith(f"<table><caption>{key}: {escape(question.title)}</caption><tr><th>idea</th>")
        assert escape(question.concept) in shown
        assert escape(question.misconception) in shown
        assert (question.model is None) == ("<th>supposes</th>" not in shown)


@BY_ID
def test_a_game_prints_as_it_is_made(kit: Kit[Any]) -> None:
    least, most, _ = kit.seats
    for seats in range(least, most + 1):
        assert repr(kit.new(seats)) == f"{type(kit.new()).__name__}({seats})"
    for option in kit.options.values():
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            value = option.range[1] if option.default == option.range[0] else option.range[0]
            assert repr(kit.new(**{option.name: value})).endswith(f", {option.name}={value})")


def test_the_games_print_as_a_short_table() -> None:
    lines = repr(uw.GAMES).splitlines()
    assert [line.split()[0] for line in lines] == list(uw.GAMES)
    assert all(len(line) < 160 for line in lines)
    assert uw.GAMES._repr_html_().count("<tr>") == len(uw.GAMES) + 1
    assert isinstance(uw.GAMES, Games)


@BY_ID
def test_a_kit_prints_what_may_be_set_and_asked(kit: Kit[Any]) -> None:
    for text, title in ((repr(kit), kit.title), (kit._repr_html_(), escape(kit.title))):
        assert title in text
        assert all(name in text for name in (*kit.options, *kit.players, *kit.questions))
        assert all(option.ruling in text for option in kit.options.values())
    assert len(repr(kit).splitlines()) == len(kit.options) + 3


def test_nothing_printed_is_taken_for_html() -> None:
    assert "<script>" not in table(("<script>",), [("<script>",)])
