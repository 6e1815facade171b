"""Links: text that comes back as it was, links of 0.1 that open as they did, and the one room they open."""

import hashlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import uncle_widgets as uw
from uncle_widgets.widgets.page.links import ROOMS, VERSION, Link, is_link, parse

NAMES = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=12)
VALUES = st.text(max_size=30)
MOVES = st.lists(st.text("abcxyz0123456789+:!,.", min_size=1, max_size=8), max_size=6).map(tuple)
LINKS = st.builds(Link, st.sampled_from(ROOMS), NAMES, st.dictionaries(NAMES, VALUES, max_size=6), MOVES)


@given(LINKS)
def test_a_link_comes_back_from_its_text(link: Link) -> None:
    text = str(link)
    assert is_link(text)
    assert parse(text) == link
    assert str(parse(text)) == text
    assert "\n" not in text


@pytest.mark.parametrize("version", [0, VERSION + 1, 9999])
def test_a_link_of_another_version_is_refused_in_a_sentence(version: int) -> None:
    with pytest.raises(uw.Refusal, match="Expected a link of version 1 to 2"):
        parse(f"watch/{version} uncle seats=3:")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


WATCHED = [  # as uncle_widgets 0.1 wrote them, with the record that it showed
    ("watch uncle seats=3 players=greedy seed=1964 step=5 eyes=1:", "bacf7786589a"),
    ("watch uncle seats=3 players=greedy seed=7 step=5 eyes=everything:", "6d6e106383ca"),
    ("watch uno seats=4 players=greedy seed=1964 target=50 step=5 eyes=1:", "616e39b2fba5"),
    ("watch uno seats=4 players=greedy seed=7 target=50 step=5 eyes=everything:", "40c958346e26"),
]
PLAYED = [
    ("play uncle seat=0 players=greedy seed=1964 seats=3 pot_chips=50: p1 p6 p2 p2 p2 p3", "0708ed4951e4"),
    ("play uncle seat=0 players=greedy seed=7 seats=3 pot_chips=50: p1 p4 p1 p6 p1 p6", "ab2ecad1877b"),
    (
        "play uno seat=0 players=greedy seed=1964 seats=3 target=50: accept draw keep challenge py0 py4",
        "c40b56a0b255",
    ),
    (
        "play uno seat=0 players=greedy seed=7 seats=3 target=50: pb4 draw keep challenge pw:g pw+4:b",
        "0a08cc3b489a",
    ),
]


@pytest.mark.parametrize(("link", "record"), WATCHED)
def test_a_watch_link_of_the_first_version_opens_as_it_did(link: str, record: str) -> None:
    room = uw.watch(link)
    assert digest(room.match.record()) == record
    assert room.step == 5
    assert room.watcher == parse(link).values["eyes"]
    assert str(parse(link)) == link
    assert uw.watch(room.link).match == room.match


@pytest.mark.parametrize(("link", "record"), PLAYED)
def test_a_play_link_of_the_first_version_opens_as_it_did(link: str, record: str) -> None:
    room = uw.play(link)
    assert digest(room.match.record()) == record
    assert str(parse(link)) == link


def test_a_position_of_the_first_version_opens_as_it_did() -> None:
    room = uw.what_if("position uncle seats=3 pot_chips=50 seat=1 hand=225 pile=6331652:")
    assert (room.seat, room.values["hand"], room.values["pile"]) == (1, "2 2 5", "6 3 3 1 6 5 2")


def test_a_record_that_is_watched_has_a_link_with_its_step_and_eyes() -> None:
    match = uw.play_out("uncle", seats=2, seed=3, pot_chips=2)
    room = uw.watch(match, step=4, watcher="everything")
    again = uw.watch(room.link)
    assert (again.match, again.step, again.watcher) == (match, 4, "everything")
    page = uw.dashboard("uncle", seats=5)
    page.show_link(room.link)
    assert (page.head.seats, page.room.match) == (2, match)


def test_copy_link_in_a_lesson_gives_that_very_lesson() -> None:
    page = uw.dashboard("uncle", seats=4, pot_chips=20)
    page.tab = "lessons"
    page.room.choose("2")
    page.head.seed = "77"
    for link in (page.head.link, page.room.link):
        other = uw.lesson(link)
        assert other.exercises == page.room.exercises
        assert (other.lesson, other.seed, other.game) == ("2", 77, page.room.game)
    short = uw.lesson("uncle", lesson=1, seed=5, length=3)
    assert uw.lesson(short.link).length == 3


def test_a_position_keeps_its_empty_fields_and_its_spaces() -> None:
    room = uw.what_if("uncle", hand="2 2 5", pile="")
    assert room.values["pile"] == ""
    assert uw.what_if(room.link).view == room.view


@pytest.mark.parametrize("tab", ["watch", "play", "lessons", "whatif", "lab", "rules"])
def test_opening_a_link_sets_the_whole_dashboard(tab: str) -> None:
    page = uw.dashboard("uno", seats=4, seed=5, target=100, mode="partners", tab=tab)
    link = page.head.link
    other = uw.dashboard("uno", seats=3, stacking=True)
    other.show_link(link)
    assert other.head.link == link
    assert other.tab == tab
    assert other.setting.game == page.setting.game
    for next_tab in ("watch", "play", "lessons", "whatif"):
        other.tab = next_tab
        assert other.room.game == page.setting.game


def test_a_link_takes_no_options_beside_it() -> None:
    link = uw.watch("uncle").link
    asks: list[Any] = [
        lambda: uw.watch(link, seats=4), lambda: uw.watch(link, pot_chips=3), lambda: uw.watch(link, seed=3),
        lambda: uw.play(uw.play("uncle", seed=1).link, seats=4),
        lambda: uw.lesson(uw.lesson("uncle", length=1).link, lesson=2),
        lambda: uw.what_if(uw.what_if("uncle").link, hand="1 1 1"),
    ]  # fmt: skip
    for ask in asks:
        with pytest.raises(uw.Refusal, match=r"has its own"):
            ask()
