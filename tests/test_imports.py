"""Imports point down only, and what only counts cards needs no widgets and no NumPy."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import uncle_widgets

HOME = Path(uncle_widgets.__file__).parent
MODULES = sorted(HOME.rglob("*.py"))
OUTSIDE = {"ipywidgets", "anywidget", "traitlets", "IPython"}


def name_of(path: Path) -> str:
    parts = path.relative_to(HOME.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Every module that a file imports, wherever in the file, also for types alone."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            below = HOME.parent.joinpath(*module.split("."))
            for alias in node.names:
                inner = (below / alias.name).is_dir() or (below / f"{alias.name}.py").is_file()
                yield f"{module}.{alias.name}" if inner else module


def floor(module: str) -> int:
    """How high in the house a module lives; it may import from its own floor and below."""
    parts = module.split(".")[1:]
    match parts:
        case ["refusal"] | ["addresses"] | ["csv_text"] | ["filing"] | ["frontend", *_]:
            return 0
        case ["probability", *_]:
            return 1
        case ["engine", *_]:
            return 2
        case ["games"] | ["games", "table"]:
            return 6
        case ["games", name] if HOME.joinpath("games", f"{name}.py").is_file():
            return 3
        case ["games", _, *_]:
            return 4
        case ["asking", *_]:
            return 5
        case ["many" | "school", *_]:
            return 7
        case ["widgets", *_]:
            return 8
    return 9


def test_no_modules_import_each_other_in_a_circle() -> None:
    names = {name_of(path): path for path in MODULES}
    needs = {name: {other for other in imported(path) if other in names} for name, path in names.items()}
    while free := {name for name, others in needs.items() if not others & needs.keys()}:
        needs = {name: others for name, others in needs.items() if name not in free}
    circle = {name: sorted(others & needs.keys()) for name, others in needs.items()}
    assert not circle, f"these wait for each other: {circle}"


def reached(module: str) -> set[str]:
    """The modules of the same game that `module` needs, whatever the way."""
    found: set[str] = set()
    ahead = [module]
    while ahead:
        here = ahead.pop()
        path = HOME.parent.joinpath(*here.split(".")).with_suffix(".py")
        for other in imported(path) if path.is_file() else ():
            if other.split(".")[:3] == module.split(".")[:3] and other not in found:
                found.add(other)
                ahead.append(other)
    return found


def test_imports_point_down() -> None:
    wrong = []
    for path in MODULES:
        me = name_of(path)
        for module in imported(path):
            if not module.startswith("uncle_widgets"):
                continue
            if floor(module) > floor(me):
                wrong.append(f"{me} imports {module}, which is above it")
            if floor(me) == floor(module) == 4 and me.split(".")[2] != module.split(".")[2]:
                wrong.append(f"{me} imports {module}: another game")
    assert not wrong, wrong


ORDER = (
    {"cards", "board", "options", "log"},
    {"state"},
    {"events"},
    {"belief", "slots", "replay"},
    set(),  # the rooms of a game's rules: functions of (options, state)
    {"rules"},
    {"odds"},
    {"players"},
    {"batch", "lockstep"},  # what the players do, for many games at once
    {"words", "scene", "trail", "notes", "dice", "jail", "choosing", "position", "paper"}
    | {"ahead", "advice", "moments", "questions"},
    {"__init__"},
)
"""The files of a game's folder, from the ground up."""


def storey(module: str) -> int:
    """How high in its game's folder a module lives."""
    name = (module.split(".")[3:] or ["__init__"])[0]
    return next((at for at, names in enumerate(ORDER) if name in names), ORDER.index(set()))


def test_in_a_games_folder_imports_point_down() -> None:
    wrong = [
        f"{me} imports {module}, which is above it"
        for path in sorted(HOME.glob("games/*/**/*.py"))
        for me in [name_of(path)]
        for module in imported(path)
        if module.split(".")[:3] == me.split(".")[:3] and storey(module) > storey(me)
    ]
    assert not wrong, wrong


CLASS = {"refusal", "frontend", "live"}
"""What the server of a class is made of: it knows no game and no widget."""


def test_the_server_of_a_class_knows_no_game_and_no_widget() -> None:
    wrong = []
    for path in sorted(HOME.glob("live/*.py")):
        for module in imported(path):
            first, *rest = module.split(".")
            if first == "uncle_widgets" and rest and rest[0] not in CLASS:
                wrong.append(f"{name_of(path)} imports {module}")
            servers = path.stem in ("handlers", "registry", "network")
            if not servers and first in ("tornado", "jupyter_server", *OUTSIDE):
                wrong.append(f"{name_of(path)} imports {module}")
    assert not wrong, wrong


RULES = {"state", "rules", "belief", "odds", "players", "batch"}


def test_rules_odds_and_players_know_no_scene() -> None:
    files = [path for path in HOME.glob("games/*/*.py") if path.stem in RULES]
    needs = {name_of(path): {module.split(".")[-1] for module in reached(name_of(path))} for path in files}
    assert len(needs) >= 5 * len(RULES)
    assert [name for name, found in needs.items() if found & {"scene", "questions"}] == []


def test_below_the_widgets_nobody_imports_widgets() -> None:
    below = [path for path in MODULES if floor(name_of(path)) < 7]
    assert below
    wrong = [name_of(path) for path in below if {name.split(".")[0] for name in imported(path)} & OUTSIDE]
    assert wrong == []


def test_rules_take_nothing_but_options_from_the_kit() -> None:
    taken = {
        f"{name_of(path)}: {alias.name}"
        for path in HOME.glob("games/*/rules.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "uncle_widgets.games.kit"
        for alias in node.names
        if alias.name != "Option"
    }
    assert taken == set()


def test_the_shared_rooms_know_no_game_by_name() -> None:
    games = {path.parent.name for path in HOME.glob("games/*/__init__.py")}
    assert games
    for path in MODULES:
        if floor(name_of(path)) in (0, 1, 2, 3, 7, 8):
            for module in imported(path):
                assert not set(module.split(".")[2:3]) & games, f"{name_of(path)} imports {module}"


def test_the_games_load_without_numpy_and_widgets() -> None:
    names = ("numpy", "ipywidgets", "anywidget", "traitlets", "IPython")
    code = f"""
import sys, types
bare = types.ModuleType("uncle_widgets")  # the package without its public face
bare.__path__ = [{str(HOME)!r}]
sys.modules["uncle_widgets"] = bare
import uncle_widgets.games
assert len(list(uncle_widgets.games.GAMES.values())) >= 5
print([name for name in {names} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_builds_no_grammar_of_addresses_before_it_answers() -> None:
    """`rfc3987_syntax` takes seconds, and lark, which it is built with, is needed by nothing else."""
    code = "import sys, uncle_widgets.serve; print('jsonschema' in sys.modules, 'lark' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    code = "import sys, uncle_widgets as uw; uw.dashboard('uno'); print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    games = [name for name in uncle_widgets.GAMES if f"uncle_widgets.games.{name}" in loaded]
    assert games == ["uno"]


def test_a_room_is_imported_when_it_is_asked_for() -> None:
    code = f"""
import sys, uncle_widgets as uw
uw.play_out("uncle", seats=2, seed=1, pot_chips=1)
print([name for name in {(*sorted(OUTSIDE), "numpy")} if name in sys.modules])
assert uw.watch is uw.watch
print("anywidget" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "True"]


def test_every_name_of_the_public_face_is_there_and_no_other() -> None:
    assert set(uncle_widgets.__all__) <= set(dir(uncle_widgets))
    for name in uncle_widgets.__all__:
        assert getattr(uncle_widgets, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'gallery'"):
        uncle_widgets.gallery  # noqa: B018
