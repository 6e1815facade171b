"""What must hold of every game, as plain functions that raise AssertionError.

They take any Game or Kit, so that the tests run them over the kits, over toys, and over games with a
planted leak, which must turn them red. All are sampled with a source of chance: the same seed, the same check.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from uncle_widgets.engine.game import EVERYTHING, LETTERS, Chance, Choice, Event, Over, Watcher
from uncle_widgets.engine.match import Match, choose
from uncle_widgets.engine.players import Player, random_player
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.plain import plain
from uncle_widgets.refusal import Refusal

AnyMatch = Match[Any, Any, Any]

STRANGERS: tuple[Any, ...] = (-1, 10**9, "foo", "0", "", True, False, 1.0, b"everything", (0,), "Everything")
"""What is no watcher at any table."""


def played(game: Any, rng: Random, most: int = 400, player: Player = random_player) -> AnyMatch:
    """A game by random players, or others, whole or broken off after `most` moves."""
    match, moves = Match.new(game), []
    state = match.state
    for _ in range(most):
        turn = game.turn(state)
        if isinstance(turn, Over):
            break
        moves.append(choose(game, state, turn, [player] * game.seats, rng))
        state = game.play(state, moves[-1]).state
    return match.extend(moves)


def watchers(game: Any) -> tuple[Watcher, ...]:
    return (*range(game.seats), None, EVERYTHING)


def sampled(
    match: AnyMatch, many: int, rng: Random, eyes: Sequence[Watcher] = ()
) -> Iterator[tuple[int, Watcher]]:
    """(step, watcher): moments of a match, one of each phase at least, each as some of `eyes` see it (else all)."""
    steps = range(len(match.steps))
    chosen = set(rng.sample(steps, min(many, len(steps))))
    for step in rng.sample(steps, len(steps)):
        if phase(match, step) not in {phase(match, other) for other in chosen}:
            chosen.add(step)
    for step in sorted(chosen):
        yield step, rng.choice(eyes or watchers(match.game))
        turn = match.game.turn(match.steps[step].state)
        if isinstance(turn, Choice):
            yield step, turn.seat
        yield step, rng.randrange(match.game.seats)


def phase(match: AnyMatch, step: int) -> str:
    """What a view calls the moment, or else the kind of turn."""
    view = match.view(step, None)
    turn = match.game.turn(match.steps[step].state)
    named = view.get("phase") if isinstance(view, dict) else getattr(view, "phase", None)
    return str(named or type(turn).__name__)


def strangers_are_refused(game: Any) -> None:
    """`view` takes seats, None and EVERYTHING, and refuses all else in a sentence."""
    state = game.start()
    for watcher in watchers(game):
        game.view(state, watcher)
    for stranger in (*STRANGERS, game.seats):
        said = _refused(game, state, stranger)
        assert said.startswith("Expected a seat"), f"{game} says to {stranger!r}: {said}"


def _refused(game: Any, state: Any, stranger: Any) -> str:
    try:
        view = game.view(state, stranger)
    except Refusal as refusal:
        return refusal.sentence
    return f"here is what you see: {view}"


def imagined_states_show_the_same_view(
    match: AnyMatch, rng: Random, many: int = 20, eyes: Sequence[Watcher] = ()
) -> None:
    """`view(imagine(v), w) == v`, and it is the same one's turn; `imagine` never fails."""
    game = match.game
    for step, watcher in sampled(match, many, rng, eyes):
        view = match.view(step, watcher)
        place = f"{match.back(step).record()} for {watcher}"
        try:
            world = game.imagine(view, rng)
        except Exception as error:
            raise AssertionError(f"imagine fails on {place}: {error!r}") from error
        assert game.view(world, watcher) == view, f"what is imagined looks different: {place}\n{view}"
        there, here = game.turn(world), game.turn(match.steps[step].state)
        assert type(there) is type(here), place
        if isinstance(here, Choice):
            assert there.seat == here.seat, place
            if here.seat == watcher:
                assert there.moves == here.moves, f"other moves are legal in what is imagined: {place}"


def alike_to_ear_and_eye(match: AnyMatch, rng: Random, many: int = 40) -> None:
    """Two moves whose events look alike to w leave w equal views; and equal views come of events that look alike.

    The second holds where a view forgets nothing that its watcher has heard.
    """
    game = match.game
    steps = range(len(match.moves))
    for step in rng.sample(steps, min(many, len(steps))):
        state = match.steps[step].state
        turn = game.turn(state)
        moves = list(turn.moves if isinstance(turn, Choice) else turn.odds)
        nexts = [game.play(state, move) for move in rng.sample(moves, min(8, len(moves)))]
        for watcher in (*range(game.seats), None):
            seen = [
                (tuple(e.seen_by(watcher) for e in after.events), game.view(after.state, watcher))
                for after in nexts
            ]
            for at, (told, view) in enumerate(seen):
                for other_told, other_view in seen[:at]:
                    place = f"{match.back(step).record()} for {watcher}"
                    if told == other_told:
                        assert view == other_view, f"a view tells what no event did: {place}\n{view}\n{other_view}"
                    if view == other_view:
                        assert told == other_told, (
                            f"an event tells what no view does: {place}\n{told}\n{other_told}"
                        )


def secrets_are_masked(match: AnyMatch) -> None:
    """A secret field of an event is None for all but its insiders and EVERYTHING."""
    for step in match.steps:
        for event in step.events:
            for watcher in (*range(match.game.seats), None):
                if watcher is None or watcher not in event.insiders():
                    seen = event.seen_by(watcher)
                    shown = [name for name in event.secrets if getattr(seen, name) is not None]
                    assert not shown, f"{event} shows {shown} to {watcher}"
            assert event.seen_by(EVERYTHING) == event


def open_phases(
    matches: Iterable[AnyMatch], rng: Random, many: int = 20, eyes: Sequence[Watcher] = ()
) -> dict[str, bool]:
    """For each phase met, whether some seat's view of it leaves several states open."""
    found: dict[str, bool] = {}
    for match in matches:
        for step, watcher in sampled(match, many, rng, eyes):
            name = phase(match, step)
            if found.get(name) or watcher == EVERYTHING:
                continue
            view = match.view(step, watcher)
            found[name] = len({match.game.imagine(view, rng) for _ in range(6)}) > 1
    return found


def some_views_leave_states_open(
    matches: Sequence[AnyMatch], rng: Random, closed: frozenset[str], eyes: Sequence[Watcher] = ()
) -> None:
    """In every phase but those `closed` (where all that matters lies open) several states are possible."""
    found = open_phases(matches, rng, eyes=eyes)
    shut = {name for name, several in found.items() if not several}
    assert any(found.values()), "no view leaves anything open"
    assert shut <= closed, f"nothing is hidden in these phases: {sorted(shut - closed)}"


def views_match(
    game: Any, rng: Random, games: int, seconds: float, at_chance: bool = False, player: Player = random_player
) -> Iterator[Any]:
    """Views of random moments before which somebody chooses (or chance moves too), until the time is over."""
    kinds = (Choice, Chance) if at_chance else (Choice,)
    start = process_time()
    for _ in range(games):
        match = played(game, rng, player=player)
        steps = [n for n in range(len(match.steps)) if isinstance(game.turn(match.steps[n].state), kinds)]
        for step in rng.sample(steps, min(12, len(steps))):
            turn = game.turn(match.steps[step].state)
            first = turn.seat if isinstance(turn, Choice) else 0
            yield match.view(step, rng.choice((first, first, rng.randrange(game.seats), None, EVERYTHING)))
            if process_time() - start > seconds:
                return


def a_question_arises_or_is_refused(kit: Kit[Any], key: str, seats: int, rng: Random, bound: float) -> bool:
    """Within `bound` seconds each: an answer and a trial, or a Refusal. Whether it arose, in a few games by random
    players or, if not there, in games by the players of whom its model is true."""
    question, game = kit.questions[key], kit.game(seats, kit.short)
    return any(
        _arises(kit, key, seats, rng, bound, views_match(game, rng, games, 4 * bound, question.at_chance, player))
        for games, player in ((6, random_player), (24, kit.player(question.bots)))
    )


def _arises(kit: Kit[Any], key: str, seats: int, rng: Random, bound: float, views: Iterable[Any]) -> bool:
    question, arose = kit.questions[key], 0
    for view in views:
        start = process_time()
        try:
            question.number(view)
            question.posed(view).once(rng)
        except Refusal:
            assert question.pose(view) is None, f"{key} asks and then refuses: {view}"
        else:
            assert question.posed(view).words, f"{key} answers what it does not ask: {view}"
            arose += 1
        spent = process_time() - start
        assert spent < bound, f"{key} at {seats} seats took {spent:.1f} s: {view}"
        if arose == 3:
            break
    return arose > 0


def every_clause_has_a_test(kit: Kit[Any], folder: Path) -> None:
    """Some test function in the folder bears the name of each clause and ruling: test_UNCLE_7_..., test_G3_..."""
    names = [
        node.name
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    without = [
        clause
        for clause, _ in kit.rules
        if not any(re.search(rf"_{re.escape(clause.replace('-', '_'))}(_|$)", name) for name in names)
    ]
    assert not without, f"no test of {kit.id} bears the name of {', '.join(without)}"


def every_item_is_drawn_once(kit: Kit[Any], match: AnyMatch, rng: Random, many: int = 40) -> None:
    """In a scene every item's key and every zone's id appears once, and each item has a spoken label."""
    names = LETTERS[: match.game.seats]
    for step, watcher in sampled(match, many, rng):
        turn = match.game.turn(match.steps[step].state)
        moves = turn.moves if isinstance(turn, Choice) and turn.seat == watcher else ()
        scene = plain(kit.draw(match, step, watcher, names, moves=moves))
        place = f"{match.back(step).record()} for {watcher}"
        ids = [zone["id"] for zone in scene["zones"]]
        assert len(ids) == len({*ids}), f"zones {ids}: {place}"
        items = list(_items(scene))
        keys = [item["key"] for item in items]
        assert len(keys) == len({*keys}), f"items {sorted(keys)}: {place}"
        assert not {*keys} & {*ids} - {zone["id"] for zone in scene["zones"] if zone["kind"] == "stack"}, place
        assert all(item["label"] for item in items), place
        assert scene["board"], place


def _items(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if "key" in value:
            yield value
        for inner in value.values():
            yield from _items(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _items(inner)


def every_event_cites_the_rules(kit: Kit[Any], match: AnyMatch) -> None:
    """Each event names clauses that are in `rules.md`."""
    clauses = {clause for clause, _ in kit.rules}
    for step in match.steps:
        for event in step.events:
            assert isinstance(event, Event)
            assert event.cites(), event
            assert {*event.cites(), *event.clauses} <= clauses, event


def chance_adds_up(match: AnyMatch) -> None:
    """Every chance is a distribution over moves that can be played."""
    for step, move in zip(match.steps, match.moves, strict=False):
        turn = match.game.turn(step.state)
        if isinstance(turn, Chance):
            assert move in turn.odds
            assert sum(turn.odds.weights.values()) == turn.odds.total
