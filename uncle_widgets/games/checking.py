"""What an author may get wrong in a kit, each in a sentence, found in about a second: what `kit.check()` says."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from importlib.resources import files
from random import Random
from typing import Any

from uncle_widgets.engine.game import EVERYTHING, LETTERS, Chance, Choice, Over
from uncle_widgets.engine.match import Match, choose
from uncle_widgets.games import by_option
from uncle_widgets.games.howto import KEYS, how_to_play
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.lessons import lessons
from uncle_widgets.games.plain import plain
from uncle_widgets.games.plans import Slip, exercises, planned
from uncle_widgets.refusal import Refusal

MOVES = 150
"""Of a game that is played to be looked at."""
EVERY = 10
"""Moves from one picture that is looked at to the next."""
PLAYERS = ("random", "greedy", "expert")
LESSON = {"question", "name", "goal", "short", "ages", "minutes", "settings", "seats", "table", "position"}
LESSON |= {"headline", "topics", "meaning", "edition"}
POSITION = {"group", "question", "settings", "seats", "you", "table", "at", "notice", "slips", "pair"}
NEEDED = {"lesson": ("question", "name", "goal", "short", "position"), "position": ("group", "notice")}


def faults(kit: Kit[Any]) -> list[str]:
    """What is wrong with a kit, a sentence each; nothing where it is sound."""
    found: list[str] = []
    for check in (_names, _settings, _clauses, _lessons, _how_to, _games, _moments):
        try:
            found += check(kit)
        except Refusal as refusal:
            found.append(str(refusal))
        except Exception as error:  # of the author's own code, which may raise anything
            found.append(f"{CHECKED[check]} raises {type(error).__name__}: {error}")
    return list(dict.fromkeys(found))


def _names(kit: Kit[Any]) -> Iterator[str]:
    if not re.fullmatch("[a-z][a-z0-9_]*", kit.id):
        yield f"Expected the id of a game in lower-case letters, digits and '_', not {kit.id!r}."
    folder = kit.package.rpartition(".")[2]
    if folder != kit.id:
        yield f"Expected the folder of a game to be called {kit.id!r}, as its id, not {folder!r}."
    made = kit.game(None, {}).id
    if made != kit.id:
        yield f"Expected the Game to have the id of its kit, {kit.id!r}, not {made!r}."
    yield from (f"The kit has no player {name!r}." for name in PLAYERS if name not in kit.players)
    for key, ask, _ in kit.learn:
        if key not in kit.questions:
            yield f"Expected {ask!r} in learn to be one of the questions {', '.join(kit.questions)}, not {key!r}."
    for key, question in kit.questions.items():
        if question.id != key:
            yield f"Expected question {key!r} to have that id, not {question.id!r}."
    sections = lessons(kit.package)
    for key in kit.questions:
        if key not in sections:
            yield f"Expected lessons.md to have a section '## {key}'."
    yield from (
        _unknown("lessons.md has a section", name, kit.questions) for name in {*sections} - {*kit.questions}
    )


def _settings(kit: Kit[Any]) -> Iterator[str]:
    least, most, usual = kit.seats
    if not 2 <= least <= usual <= most <= len(LETTERS):
        yield f"Expected seats as fewest, most and the usual number between them, not {kit.seats}."
    clauses = dict(kit.rules)
    if kit.seating not in clauses:
        yield _uncited("Kit.seating, the clause on how many play,", kit.seating, clauses)
    for option in kit.options.values():
        if option.ruling not in clauses:
            yield _uncited(f"Option {option.name!r}", option.ruling, clauses)
        option.check(option.default)
    kit.game(None, kit.short)
    for seats in range(least, most + 1):
        kit.game(seats, {})


def _clauses(kit: Kit[Any]) -> Iterator[str]:
    """What the code of the game cites, in Refusals, in Events and in what these `cites`."""
    known = dict(kit.rules)
    for file in sorted(_code(files(kit.package)), key=lambda file: str(file)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            for place in _citing(node):
                for text in (inner.value for inner in ast.walk(place) if isinstance(inner, ast.Constant)):
                    for clause in str(text).split() if re.fullmatch(CITED, str(text)) else ():
                        if clause not in known:
                            yield _uncited(f"{file.name}, line {place.lineno},", clause, known)


CITED = r"([A-Z][A-Z0-9-]*-\d+|G\d+[a-z]?)( ([A-Z][A-Z0-9-]*-\d+|G\d+[a-z]?))*"


def _code(folder: Any) -> Iterator[Any]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _code(entry)
        elif entry.name.endswith(".py") and not entry.name.startswith("test_"):
            yield entry


def _citing(node: ast.AST) -> Iterable[Any]:
    """The parts of the code that name clauses."""
    match node:
        case ast.Call(func=ast.Name(id="Refusal"), args=[_, clause]):
            return [clause]
        case ast.ClassDef(keywords=keywords):
            return [keyword.value for keyword in keywords if keyword.arg == "clause"]
        case ast.FunctionDef(name="cites", body=body):
            return [inner for part in body for inner in ast.walk(part) if isinstance(inner, ast.Return)]
    return ()


def _lessons(kit: Kit[Any]) -> Iterator[str]:
    file = files(kit.package).joinpath("lessons.toml")
    if not file.is_file():
        return
    written = tomllib.loads(file.read_text("utf-8"))
    wrong = [*_keys("lessons.toml", written, {"lesson"}, ("lesson",))]
    for number, lesson in enumerate(written.get("lesson", ()), 1):
        place = f"lessons.toml, lesson {number}"
        wrong += _keys(place, lesson, LESSON, NEEDED["lesson"])
        wrong += _asked(place, lesson, kit)
        for at, position in enumerate(lesson.get("position", ()), 1):
            spot = f"{place}, position {at}"
            wrong += _keys(spot, position, POSITION, NEEDED["position"])
            wrong += _asked(spot, position, kit)
            if position.get("table", "") not in {"", *lesson.get("table", {})}:
                wrong.append(_unknown(f"{spot}, is on table", position["table"], lesson.get("table", {})))
            for slip in position.get("slips", ()):
                wrong += _keys(f"{spot}, a slip", slip, {field.name for field in fields(Slip)}, ("name", "words"))
    yield from wrong
    for number, lesson in enumerate(written["lesson"], 1) if not wrong else ():
        try:
            exercises(kit, planned(number, lesson))
        except Refusal as refusal:
            yield f"lessons.toml: {refusal}"


def _how_to(kit: Kit[Any]) -> Iterator[str]:
    """How to play, with every number at the table that it may be said for."""
    file = files(kit.package).joinpath("howto.toml")
    if not file.is_file():
        return
    written = tomllib.loads(file.read_text("utf-8"))
    yield from _keys("howto.toml", written, {"aim", "short", "games", "picture"}, ("aim", "short", "picture"))
    for at, picture in enumerate(written.get("picture", ()), 1):
        yield from _keys(f"howto.toml, picture {at}", picture, KEYS, ("title", "says", "show"))
    for seats in range(kit.seats[0], kit.seats[1] + 1):
        how_to_play(kit, seats)


def _by_option(kit: Kit[Any]) -> Iterator[str]:
    """What the rules say in a match whose options are set otherwise."""
    by_option.checked(kit)
    yield from ()


def _keys(place: str, table: Mapping[str, Any], known: Collection[str], needed: Iterable[str]) -> Iterator[str]:
    for key in table:
        if key not in known:
            near = get_close_matches(key, known, 1)
            yield f"{place}, has an unknown key {key!r}.{f' Did you mean {near[0]!r}?' if near else ''}"
    yield from (f"{place}, has no {key!r}." for key in needed if key not in table)


def _asked(place: str, table: Mapping[str, Any], kit: Kit[Any]) -> Iterator[str]:
    if "question" in table and table["question"] not in kit.questions:
        yield _unknown(f"{place}, asks", table["question"], kit.questions)


def _games(kit: Kit[Any]) -> Iterator[str]:
    """A game by random players at the fewest seats and at the usual number: turns, moves, events and pictures."""
    known = dict(kit.rules)
    for seats in {kit.seats[0], kit.seats[2]}:
        match = Match.new(kit.game(seats, kit.short))
        rng, bots = Random(seats), [kit.player("random")] * seats
        for made in range(MOVES):
            turn = match.turn
            wrong = _turn(turn, made, seats)
            if wrong:
                yield wrong
            if wrong or isinstance(turn, Over):
                break
            move = choose(match.game, match.state, turn, bots, rng)
            if match.game.parse(str(move)) != move:
                yield f"Expected parse to read {str(move)!r} as the move that prints so."
            match = match.play(move)
            for event in match.steps[-1].events:
                for clause in (*event.cites(), *event.clauses):
                    if clause not in known:
                        yield _uncited(f"Event {type(event).__name__}", clause, known)
                if not event.cites():
                    yield f"Expected event {type(event).__name__} to cite the clause that it follows."
        for step in range(0, len(match.steps), EVERY):
            yield from _scene(kit, match, step)


def _turn(turn: Any, made: int, seats: int) -> str:
    said = f"Expected turn(state) to be a Choice, a Chance or Over after {made} moves"
    if not isinstance(turn, (Choice, Chance, Over)):
        return f"{said}, not {turn!r:.40}."
    if isinstance(turn, Choice) and not (turn.moves and turn.seat in range(seats)):
        return f"{said}, with moves and a seat below {seats}, not {turn!r:.40}."
    return ""


def _scene(kit: Kit[Any], match: Match[Any, Any, Any], step: int) -> Iterator[str]:
    turn = match.game.turn(match.steps[step].state)
    for watcher in (0, None, EVERYTHING):
        moves = turn.moves if isinstance(turn, Choice) and turn.seat == watcher else ()
        scene = plain(kit.draw(match, step, watcher, LETTERS[: match.game.seats], moves=moves))
        ids = Counter(zone["id"] for zone in scene["zones"])
        for name, drawn in (("zone", ids), ("item", Counter(_items(scene)))):
            for key in (key for key, n in drawn.items() if n > 1):
                yield f"Expected each {name} of a scene once: {key!r} is drawn twice after {step} moves."


def _items(value: Any) -> Iterator[str]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and "key" in value:
        yield value["key"]
    for part in inner:
        yield from _items(part)


def _moments(kit: Kit[Any]) -> Iterator[str]:
    """Where a game by the kit's bots, as far as it is played, may ask seat 0."""
    seats = kit.seats[2]
    match, rng = Match.new(kit.game(seats, kit.short)), Random(1)
    for _ in range(MOVES):
        turn = match.turn
        if not isinstance(turn, (Choice, Chance)):
            break
        match = match.play(choose(match.game, match.state, turn, [kit.player(kit.bots)] * seats, rng))
    frames = kit.frames(match)
    for moment in kit.places(match, 0):
        said = f"A moment at frame {moment.frame} asks"
        if moment.question not in kit.questions:
            yield _unknown(said, moment.question, kit.questions)
        elif not 0 <= moment.frame < moment.answer < len(frames):
            yield f"{said} at a frame from which no answer follows, {moment.answer}."


def _unknown(said: str, name: Any, known: Iterable[str]) -> str:
    return f"{said} {name!r}, which does not exist. There are {', '.join(known) or 'none'}."


def _uncited(who: str, clause: str, known: Iterable[str]) -> str:
    near = get_close_matches(clause, [*known], 1)
    return f"{who} cites {clause!r}, which is not in rules.md.{f' Did you mean {near[0]!r}?' if near else ''}"


CHECKED: Mapping[Callable[[Kit[Any]], Iterator[str]], str] = {
    _names: "The kit", _settings: "A game with its options", _clauses: "The code of the game",
    _lessons: "A lesson of lessons.toml",
    _by_option: "The sentences of by_option.toml",
    _how_to: "How to play in howto.toml", _games: "A game by random players", _moments: "A moment",
}  # fmt: skip
