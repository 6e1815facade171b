"""What `imagine` gives a chance comes true at that rate, and no fact of the log is ever given up."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.browser.soaked import soaked
from tests.games.uno.tables import at, new
from tests.rounds import Repeats
from uncle_widgets.engine.game import Chance, Choice
from uncle_widgets.engine.match import Match, play_on
from uncle_widgets.games.uno import KIT, belief, hand
from uncle_widgets.games.uno.cards import COLOUR, COLOURS, WILD4
from uncle_widgets.games.uno.rules import Uno
from uncle_widgets.games.uno.state import ACCEPT, CHALLENGE, KEEP, QUIET, TAKE, Lay, State


def blind(game: Uno, rng: Random, steps: int) -> Iterator[State]:
    """A hand in which cards are laid unseen: any card, whether it fits or not, or none. That is the
    model to which `imagine` holds; by the rules of play values would count."""
    state = game.start()
    for _ in range(steps):
        turn = game.turn(state)
        if isinstance(turn, Chance):
            state = game.play(state, turn.odds.sample(rng)).state
        elif isinstance(turn, Choice):
            cards = state.hands[turn.seat]
            if TAKE in turn.moves and rng.random() < 0.45 and len(cards) > 2:
                card = rng.choice(cards)
                move = Lay(card, "" if COLOUR[card] else rng.choice(COLOURS))
                state = hand.follow(game.options, hand.lay(game.options, state, move)).state
            else:
                reply = next(m for m in (TAKE, KEEP, CHALLENGE, ACCEPT, QUIET, *turn.moves) if m in turn.moves)
                state = game.play(state, reply).state
        if state.table.hand_number:
            return
        yield state


def facts(state: State, watcher: int) -> list[bool]:
    """Things that may be so of the hidden hands."""
    held = [cards for seat, cards in enumerate(state.hands) if seat != watcher]
    found = [any(COLOUR[card] == colour for card in cards) for cards in held for colour in COLOURS]
    return found + [WILD4 in cards for cards in held] + [sum(COLOUR[c] == "r" for c in held[0]) >= 3]


@pytest.mark.sample
@pytest.mark.parametrize(
    ("after", "steps", "seats"),
    soaked([("some", 120, 4), ("none", 120, 4), ("reshuffle", 420, 3)], ("some", 120, 4), ("none", 120, 4)),
)
def test_what_is_given_a_chance_comes_true_at_that_rate(after: str, steps: int, seats: int) -> None:
    """Over some 60 views, 40 imagined states each: what is given a tenth, two tenths ... of chance
    happens so often, within four standard errors (of the views, whose facts hang together)."""
    game, rng = new(seats, dealer="seat", uno_call="auto"), Random(5)
    gaps: list[list[float]] = [[] for _ in range(5)]
    views = 0
    while views < 60:
        reached = [s for s in blind(game, rng, steps) if any(x.what == after for x in s.table.log)]
        if not reached:
            continue
        views += 1
        state, watcher = rng.choice(reached), rng.randrange(seats)
        view = game.view(state, watcher)
        drawn = [facts(game.imagine(view, rng), watcher) for _ in range(40)]
        bins: list[list[float]] = [[] for _ in range(5)]
        for came, given in zip(facts(state, watcher), zip(*drawn, strict=True), strict=True):
            chance = sum(given) / 40
            bins[min(4, int(5 * chance))].append(came - chance)
        for k, found in enumerate(bins):
            if found:
                gaps[k].append(sum(found) / len(found))
    for found in gaps:
        n = len(found)
        if n >= 20:
            mean = sum(found) / n
            spread = sqrt(sum((gap - mean) ** 2 for gap in found) / (n - 1))
            assert abs(mean) <= 4 * spread / sqrt(n) + 0.01
    assert sum(len(found) >= 20 for found in gaps) >= 3


@pytest.mark.parametrize("tries", [0, 40], ids=["search", "lots"])
def test_every_view_of_every_mode_is_given_back(
    tries: int, monkeypatch: pytest.MonkeyPatch, rounds: Repeats
) -> None:
    monkeypatch.setattr(belief, "TRIES", tries)

    def anything(view: Any, moves: Any, rng: Random) -> Any:
        return moves[rng.randrange(len(moves))]

    for seed in range(rounds(12)):
        rng = Random(seed)
        seats = rng.randint(2, 6)
        game = new(
            seats,
            target=50,
            max_turns=120,
            illegal=rng.choice(["reject", "strict"]),
            draw_until=rng.random() < 0.4,
            stacking=rng.random() < 0.5,
            guilty=rng.choice("abc"),
        )
        match = play_on(
            Match.new(game), [rng.choice((anything, KIT.players["random"])) for _ in range(seats)], rng
        )
        for step in rng.sample(range(len(match.steps)), min(12, len(match.steps))):
            state = match.steps[step].state
            for watcher in (None, rng.randrange(seats)):
                view = game.view(state, watcher)
                imagined = game.imagine(view, rng)
                assert game.view(imagined, watcher) == view
                for other in range(seats):  # and a state imagined can be looked at by anybody
                    seen = game.view(imagined, other)
                    assert game.view(game.imagine(seen, rng), other) == seen


@pytest.mark.parametrize("tries", [0, 40], ids=["search", "lots"])
def test_the_hand_behind_a_challenge_is_the_one_before_the_catch(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A caught stacker draws two; the verdict is about the hand without them."""
    monkeypatch.setattr(belief, "TRIES", tries)
    sitting = at(["w+4 b1", 7, 7, 7], stacking=True).do("pw+4:y ask:1 catch dr1 dr2")
    rng = Random(2)
    for _ in range(50):
        imagined = sitting.game.imagine(sitting.game.view(sitting.state, 2), rng)
        assert len(imagined.held) == 1
    sitting.do("challenge dy1 dy2 dy3 dy4 dy5 dy6")
    for _ in range(50):
        imagined = sitting.game.imagine(sitting.game.view(sitting.state, 2), rng)
        assert sum(COLOUR[card] == "r" for card in imagined.hands[0]) <= 2
        shown = sitting.game.imagine(sitting.game.view(sitting.state, 1), rng)
        assert "b1" in shown.hands[0]
