"""The words of the rules and of the aim in one match, whose options may change them.

`rules.md` and `howto.toml` tell a game as it is usually played. A game whose options change that has a
`by_option.toml` too, with what is said instead:

    [[clause]]
    name = "UNO-WIN-1"
    says = "The first to have {target point} wins the match."

    [[clause]]
    name = "UNO-SET-1"
    when = { dealer = ["random"] }
    says = "The first dealer is drawn by lot."

    [[aim]]
    when = { mode = ["lowest"] }
    aim = "..."
    short = "..."

Of several rows for a clause the first that fits holds: each option that `when` names has one of those values, and
those that `unless` names do not all have one. In braces is an
option or another attribute of the game by its name; with a noun behind it, it is counted: `{target point}`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from uncle_widgets.engine.game import Game
from uncle_widgets.games.kit import Kit
from uncle_widgets.games.words import count
from uncle_widgets.refusal import Refusal

FILE = "by_option.toml"
KEYS = {"clause": {"name", "when", "unless", "says"}, "aim": {"when", "unless", "aim", "short"}}
NEEDED = {"clause": {"name", "says"}, "aim": {"aim", "short"}}
BRACES = re.compile(r"\{(\w+)(?: (\w+))?\}")


def ruled(kit: Kit[Any], game: Game[Any, Any, Any]) -> dict[str, str]:
    """Every clause and ruling by name, in the words of this match; a changed option's ruling says so."""
    rows, found = _read(kit)["clause"], dict(kit.rules)
    told = {name: row for name in found if (row := _first(rows, game, name))}
    found |= {name: filled(row["says"], game) for name, row in told.items()}
    for option in kit.options.values():
        value = getattr(game.options, option.name)
        if value != option.default and option.ruling in found.keys() - told.keys():
            set_to = option.words.get(value) if option.words else option.text(value)
            found[option.ruling] += (
                f" Changed in this match: {option.help[0].lower()}{option.help[1:]} ({set_to})."
            )
    return found


def aimed(kit: Kit[Any], game: Game[Any, Any, Any], usual: Mapping[str, str]) -> Mapping[str, str]:
    """The aim and its short form in this match: those of `usual`, or what its options put in their place."""
    row = _first(_read(kit)["aim"], game)
    return {key: filled((row or usual)[key], game) for key in ("aim", "short") if key in (row or usual)}


def filled(words: str, game: Game[Any, Any, Any]) -> str:
    """`words` with what this match has in place of the braces. A Refusal names what there is not."""

    def value(found: re.Match[str]) -> str:
        name, noun = found[1], found[2]
        of = game.options if hasattr(game.options, name) else game
        if not isinstance(number := getattr(of, name, None), int):
            raise Refusal(f"{FILE}: {name!r} in {found[0]} is not a number of the match.")
        return count(number, noun) if noun else f"{number:,}"

    return BRACES.sub(value, words)


def checked(kit: Kit[Any]) -> None:
    """Refuse a `by_option.toml` with a clause, an option, a value or a key that there is not."""
    known, game = dict(kit.rules), kit.game(None, {})
    for kind, rows in _read(kit).items():
        for row in rows:
            _row(kind, row, kit)
            if row.get("name", next(iter(known))) not in known:
                raise Refusal(f"{FILE}: Expected a clause of rules.md, not {row['name']!r}.")
            for key in ("says", "aim", "short"):
                filled(row.get(key, ""), game)


def _row(kind: str, row: Mapping[str, Any], kit: Kit[Any]) -> None:
    if kind not in KEYS or row.keys() - KEYS[kind] or NEEDED[kind] - row.keys():
        raise Refusal(f"{FILE}: Expected {kind!r} with {sorted(KEYS.get(kind, KEYS))}, not {sorted(row)}.")
    for option, values in [*row.get("when", {}).items(), *row.get("unless", {}).items()]:
        if option not in kit.options:
            raise Refusal(f"{FILE}: Expected an option of the game, not {option!r}.")
        for value in values:
            kit.options[option].check(value)


def _read(kit: Kit[Any]) -> dict[str, Sequence[Mapping[str, Any]]]:
    file = files(kit.package).joinpath(FILE)
    return {"clause": [], "aim": []} | (tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})


def _first(
    rows: Iterable[Mapping[str, Any]], game: Game[Any, Any, Any], name: str | None = None
) -> Mapping[str, Any] | None:
    """The first row, of those with this name, whose `when` fits."""
    fitting = (
        row
        for row in rows
        if row.get("name") == name
        and _fits(row.get("when", {}), game)
        and not ("unless" in row and _fits(row["unless"], game))
    )
    return next(fitting, None)


def _fits(values: Mapping[str, Sequence[Any]], game: Game[Any, Any, Any]) -> bool:
    return all(getattr(game.options, option) in these for option, these in values.items())
