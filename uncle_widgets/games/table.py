"""Making and seating a game: from ids, names and texts to Games, players and Matches.

Options travel as one mapping; only the public `play_out` takes them as keywords.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from html import escape
from random import Random
from typing import Any

from uncle_widgets.engine.game import EVERYTHING, Game, Watcher
from uncle_widgets.engine.match import Match, finished, playing
from uncle_widgets.engine.players import Player
from uncle_widgets.games import GAMES
from uncle_widgets.games.kit import Kit, known, opened
from uncle_widgets.games.names import checked
from uncle_widgets.games.picture import Picture, drawn
from uncle_widgets.games.scene import Scene
from uncle_widgets.probability.typed_numbers import NumberRule, read_number
from uncle_widgets.refusal import Refusal

SEED = 1964
"""The seed of a room that is given none."""
SEEDS = 1_000_000_000
"""So many seeds there are, from 0."""


def kit_of(game: Any) -> Kit[Any]:
    """The kit of a game id or of a Game."""
    return known(GAMES, game if isinstance(game, str) else getattr(game, "id", game))


def game_of(game: Any, seats: int | str | None, options: Mapping[str, Any]) -> Game[Any, Any, Any]:
    """The Game of an id and options; or the Game itself, which has its options."""
    if isinstance(game, str) or not hasattr(game, "seats"):
        return known(GAMES, game).game(seats, options)
    if seats is not None or options:
        raise Refusal("A Game has its own seats and options, so leave them out.")
    made: Game[Any, Any, Any] = game
    return made


def seated(kit: Kit[Any], players: str | Sequence[str], seats: int) -> list[Player]:
    """One player a seat, from a name for all or a name each."""
    names = [players] * seats if isinstance(players, str) else listed(players)
    if len(names) != seats:
        raise Refusal(f"Expected one player, or {seats} (one for each seat), not {len(names)}.")
    return [kit.player(name) for name in names]


def listed(players: Any) -> list[str]:
    """Players' names as a list; whether there are such players is for the kit to say."""
    return list(players) if isinstance(players, (list, tuple)) else [players]


def asked_of(kit: Kit[Any], question: Any) -> str:
    """A question's id, or a Refusal that lists the kit's."""
    if not isinstance(question, str) or question not in kit.questions:
        raise Refusal(f"{kit.title} has no question {str(question)[:40]!r}. It has {', '.join(kit.questions)}.")
    return question


def checked_seed(seed: Any) -> int:
    """A seed: a whole number from 0 to 999,999,999; text will do."""
    text = str(seed).strip()
    written = isinstance(seed, str) or (text.isdecimal() and not isinstance(seed, bool))
    found = read_number(text, NumberRule(0, SEEDS - 1, whole=True)).value if written else None
    if found is None:
        raise Refusal(f"Expected a seed from 0 to {SEEDS - 1}, not {text[:20]!r}.")
    return int(found)


def play_out(
    game: str | Game[Any, Any, Any],
    seats: int | None = None,
    players: str | Sequence[str] | None = None,
    seed: int = 0,
    **options: Any,
) -> Match[Any, Any, Any]:
    """Let bots play a whole game. The same seed gives the same game.

    Args:
        game: an id or a Game.
        seats: how many play; None for the game's usual number.
        players: the bots, as one name or one name for each player; None for the game's own.
        seed: the number that decides the deal.
        options: options of the game.
    """
    made = game_of(game, seats, options)
    return played_out(made, kit_of(made).bots if players is None else players, seed)


def played_out(game: Game[Any, Any, Any], players: str | Sequence[str], seed: int) -> Match[Any, Any, Any]:
    """The same of a Game that is made."""
    return finished(playing_out(game, players, seed))


def playing_out(
    game: Game[Any, Any, Any], players: str | Sequence[str], seed: int
) -> Generator[int, None, Match[Any, Any, Any]]:
    """The same in pieces: yields how many moves there are; refused where it goes on beyond the kit's `longest`."""
    kit = kit_of(game)
    return playing(Match.new(game), seated(kit, players, game.seats), Random(checked_seed(seed)), most=kit.longest)


def is_record(source: Any) -> bool:
    """Whether this is meant as a record, text or JSON, and not as a game's id."""
    return isinstance(source, str) and source not in GAMES and (":" in source or source.lstrip().startswith("{"))


def match_of(
    source: Any, seats: int | str | None, players: str | Sequence[str], seed: int, options: Mapping[str, Any]
) -> Match[Any, Any, Any]:
    """What is to be watched: a Match, a record, or a game that bots play out."""
    if isinstance(source, Match):
        return source
    if is_record(source):
        return opened(GAMES, source)
    return played_out(game_of(source, seats, options), players, seed)


def key_of(watcher: Watcher) -> str:
    """A watcher as the table's key: '0', 'everything' or 'none'."""
    return "none" if watcher is None else str(watcher)


def watcher_of(key: str) -> Watcher:
    """The inverse of `key_of`."""
    if key == "none":
        return None
    return EVERYTHING if key == EVERYTHING else int(key)


def scenes(
    kit: Kit[Any], match: Match[Any, Any, Any], watchers: Sequence[Watcher], names: Sequence[str]
) -> dict[str, list[Scene]]:
    """For each watcher the scene of every frame."""
    ends = kit.frames(match)
    since = [-1, *ends]
    return {
        key_of(watcher): [kit.draw(match, end, watcher, names, since[k]) for k, end in enumerate(ends)]
        for watcher in watchers
    }


def pictured(match: Match[Any, Any, Any], step: int, watcher: Watcher, names: Any = None) -> Picture:
    """A step of a match as `watcher` sees it, drawn, on the game's board if it has one."""
    kit = kit_of(match.game)
    scene = kit.draw(match, step, watcher, checked(names, match.game.seats), kit.before(match, step))
    return drawn(scene, kit.board(match.game) if kit.board else None)


def _shown(match: Match[Any, Any, Any]) -> str:
    """The last position of a match, as all see it; of a game that is none of the house's, in words."""
    if match.game.id in GAMES:
        return pictured(match, len(match.steps) - 1, None)._repr_html_()
    return f"<p>{escape(repr(match.view(-1, None)))}</p>"


Match.shown = _shown
