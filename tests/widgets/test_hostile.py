"""Whatever comes from outside is shown or refused: mutated links and records, and messages out of order."""

from collections.abc import Iterator
from functools import cache
from random import Random
from time import process_time
from typing import Any

import pytest

import uncle_widgets as uw
from tests.rounds import Repeats
from tests.widgets.hostile import VALUES, messages, samples, spoiled
from tests.widgets.wire import Wire, hear, page_sets, wired
from uncle_widgets.widgets.page.base import Piece
from uncle_widgets.widgets.page.dashboard import Dashboard
from uncle_widgets.widgets.page.links import parse
from uncle_widgets.widgets.play import play
from uncle_widgets.widgets.rooms import watch
from uncle_widgets.widgets.rooms.watch import Watch
from uncle_widgets.widgets.saved import saved
from uncle_widgets.widgets.saved.answers import Paging

LONGEST = 5.0
"""Seconds of the processor that any of it may take."""


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    for module in (watch, play):  # without a kernel's loop all of a page would be made at once
        monkeypatch.setattr(module, "paging", first_piece)
    with wired(monkeypatch) as one:
        yield one


def first_piece(room: Watch, close: bool = False) -> Paging:
    """As a page is begun, and no more of it."""
    work = saved.paging(room, close=close)
    yield next(work)
    work.close()
    return b""


@cache
def texts(game: str) -> list[str]:
    return samples(uw.GAMES[game])


def opens(page: Dashboard, text: str) -> bool:
    """Whether `text` is shown; if not, that nothing has changed. A fault of ours fails the test."""
    before, since, said = (page.tab, page.head.link, page.room), process_time(), ""
    try:
        page.show_link(text)
    except uw.Refusal as refusal:
        said = str(refusal)
    assert process_time() - since < LONGEST, text[:300]
    assert len(said) < 1_000
    assert not said or (page.tab, page.head.link, page.room) == before
    return not said


def fuzz(game: str, times: int, seed: int) -> tuple[int, int]:
    """How many of so many mutated links and records were shown, and how many refused."""
    rng, page, shown = Random(f"{game} {seed}"), uw.dashboard(game, seats=uw.GAMES[game].seats[0]), 0
    for _ in range(times):
        shown += opens(page, spoiled(rng.choice(texts(game)), rng))
    page.close()
    return shown, times - shown


@pytest.mark.parametrize("game", uw.GAMES)
def test_mutated_links_and_records_are_shown_or_refused(game: str, rounds: Repeats) -> None:
    """400 of each game, a quarter of them in `make test`; 100,000 of each in `make soak`."""
    shown, refused = fuzz(game, rounds(400), seed=1)
    assert shown
    assert refused > shown


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", uw.GAMES)
def test_many_more_mutated_links_and_records_are_shown_or_refused(game: str, seed: int) -> None:
    assert all(fuzz(game, 10_000, 100 + seed))


def pieces(box: Any) -> Iterator[Piece]:
    """What a page can send to now."""
    for child in getattr(box, "children", ()):
        if isinstance(child, Piece):
            yield child
        yield from pieces(child)


def pester(game: str, times: int, seed: int) -> None:
    """Hostile messages and traits to every piece of every room: no fault, and what is shown stays a link."""
    rng = Random(f"{game} {seed}")
    page = uw.dashboard(game, seats=uw.GAMES[game].seats[0])
    sent = messages(rng)
    for n in range(times):
        if n % 40 == 0:
            page.tab = rng.choice(page.head.tabs)[0]
        piece, since = rng.choice(list(pieces(page))), process_time()
        if rng.random() < 0.6:
            asked: Any = next(sent)
            hear(piece, asked)
        else:
            asked = {rng.choice(piece.keys): rng.choice(VALUES) for _ in range(2)}
            page_sets(piece, **asked)
        assert process_time() - since < LONGEST, (piece, asked)
        assert str(parse(page.head.link)) == page.head.link
    page.close()


@pytest.mark.parametrize("game", uw.GAMES)
def test_hostile_messages_are_refused_without_a_fault(game: str, rounds: Repeats) -> None:
    pester(game, rounds(400), seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", uw.GAMES)
def test_many_more_hostile_messages_are_refused_without_a_fault(game: str, seed: int) -> None:
    pester(game, 2_000, 100 + seed)
