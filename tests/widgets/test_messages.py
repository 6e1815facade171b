"""Every message of every view, as it is declared: read as it is, and refused where a field of it is not so."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, is_typeddict

import pytest

import uncle_widgets as uw
from tests.widgets.hostile import VALUES
from tests.widgets.test_hostile import pieces
from tests.widgets.wire import Wire, hear, wired
from uncle_widgets.refusal import Refusal
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.hearing import Hears
from uncle_widgets.widgets.page.wire import Message, declared, fits, read

SAID = {"note", "stamp"}
"""What a refusal changes."""


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def hearing(game: str) -> Iterator[Piece]:
    """Every kind of piece that there is, once."""
    page, seen = uw.dashboard(game, seats=uw.GAMES[game].seats[0]), set()
    alone = [*pieces(uw.dashboard()), uw.exercise(f"{game}-predict-1"), uw.marks()]
    for tab, _ in page.head.tabs:
        page.tab = tab
        lesson = [page.room.chart, page.room.end] if tab == "lessons" else []
        for piece in (*alone, *pieces(page), *lesson):
            if piece.kinds and type(piece) not in seen:
                seen.add(type(piece))
                yield piece


@cache
def right(hint: Any) -> Any:
    """A value of a type."""
    args = get_args(hint)
    if is_typeddict(hint) or get_origin(hint) is dict:
        return {}
    if get_origin(hint) is list:
        return []
    if args:
        return args[0] if get_origin(hint) is Literal else right(args[0])
    return "" if hint is Any else hint()


def whole(cls: type[Message]) -> dict[str, Any]:
    return {"kind": cls.kind, **{name: right(hint) for name, hint, _ in declared(cls)}}


def spoiled(cls: type[Message]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The message with each of its fields wrong in each way, or missing."""
    for name, hint, needed in declared(cls):
        message = whole(cls)
        if needed and hint is not Any:
            yield name, {key: value for key, value in message.items() if key != name}
        for value in (*VALUES, {"a": {"b": [{}] * 9}}, [None], [{"seats": 2}], {"a": 1}):
            if not fits(hint, value):
                yield name, {**message, name: value}


@pytest.mark.parametrize("game", ["uncle", "thrush"])
def test_a_field_that_is_wrong_is_named_and_changes_nothing(game: str) -> None:
    heard = set()
    for piece in hearing(game):
        for cls in set(piece.kinds.values()):
            for name, message in spoiled(cls):
                before = {key: value for key, value in piece.get_state().items() if key not in SAID}
                hear(piece, message)
                assert {key: value for key, value in piece.get_state().items() if key not in SAID} == before, (
                    message
                )
                if piece.has_trait("note"):
                    assert piece.note.startswith(f"Expected {cls.kind} with {name} as "), message
                    assert len(piece.note) < 120
                heard.add(cls)
    assert {
        cls for piece in Hears.__subclasses__() for cls in piece.kinds.values() if list(declared(cls))
    } == heard


def test_every_message_is_read_as_it_was_made() -> None:
    for piece in Hears.__subclasses__():
        for kind, cls in piece.kinds.items():
            made = read(piece.kinds, whole(cls))
            assert type(made) is cls
            assert made.plain() == whole(cls)
            assert kind == cls.kind


def test_what_is_true_is_no_number_and_a_whole_number_is_one() -> None:
    wrong = [
        (int, True),
        (int, 3.0),
        (float, True),
        (float, float("nan")),
        (str, None),
        (bool, 1),
        (list[int], [True]),
    ]
    assert not any(fits(hint, value) for hint, value in wrong)
    assert fits(float, 3)
    assert fits(dict[str, str], {"a": "b"})
    assert not fits(dict[str, str], {"a": 1})


def test_a_message_without_a_field_is_refused_by_the_name_of_the_field() -> None:
    with pytest.raises(Refusal, match=r"^Expected go with at as a whole number, not 'None'\.$"):
        read(uw.lesson("uncle").trail.kinds, {"kind": "go"})
