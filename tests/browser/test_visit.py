"""A stranger's whole visit, press by press: the gallery, a watched game, a game of one's own, a lesson, the rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE, NewPage, rendered
from tests.browser.watching import asked, goes_on, guess, key, revealed

SIZES = {"desk": DESKTOP, "phone": PHONE}
QUICK = ("uncle", "desk")
"""The visit of `make test`; the others take minutes."""
ALL = [(game, size) for game in uw.GAMES for size in SIZES]
COMES = 60_000
Look = Callable[[str], None]


@pytest.mark.parametrize(
    ("game", "size"), [pytest.param(*one, marks=() if one == QUICK else pytest.mark.soak) for one in ALL]
)
def test_a_stranger_sees_plays_and_learns(game: str, size: str, new_page: NewPage, voila_url: str) -> None:
    visit(new_page(SIZES[size], howto=True), voila_url, game)


def visit(page: Page, url: str, game: str, look: Look = lambda name: None) -> None:
    """The whole visit; `look` is told where it has come."""
    gallery(page, url)
    look("gallery")
    through(page, f"watch.{game}")
    watched(page, look)
    played(page, look)
    gallery(page, url)
    through(page, f"lessons.{game}")
    learnt(page, look)
    tab(page, "rules")
    expect(page.get_by_role("heading", name="How to play").first).to_be_visible()
    look("rules")


def gallery(page: Page, url: str) -> None:
    page.goto(url)
    rendered(page)


def through(page: Page, door: str) -> None:
    """Through a door of the gallery."""
    page.locator(f"[data-k='{door}']").click()
    page.wait_for_url("**/*.ipynb*")
    rendered(page)


def tab(page: Page, room: str) -> None:
    one = page.locator(f'.uw-masthead [data-k="tab.{room}"]')
    if not one.is_visible():  # a phone's head has fewer
        page.locator("[data-k=menu]").click()
        one = page.locator(f'.uw-masthead [data-k="room.{room}"]')
    one.click()


def watched(page: Page, look: Look) -> None:
    """The aim, the first question and its reasons, and the end with its three doors."""
    expect(page.get_by_role("group", name="The aim of the game")).to_be_visible()
    look("watch")
    if not page.locator(".uw-panel.stopped").count():  # a newcomer sees no marks: the game plays to its first stop
        page.locator(".uw-table [data-k='step.play']").click()
    asked(page)
    look("ask")
    guess(page, "40")
    revealed(page)
    look("answer")
    key(page, "headwhy").click()
    expect(page.locator(".uw-panel .why")).to_be_visible()
    look("why")
    page.get_by_label("Step", exact=True).press("End")
    expect(page.locator(".uw-panel.ended")).to_be_visible()
    for at in range(3):
        expect(key(page, f"door.{at}")).to_be_visible()
    look("end")


def played(page: Page, look: Look) -> None:
    """How to play, closed for good; a hint, and a move with the coach."""
    howto = page.get_by_role("dialog", name="How to play")
    tab(page, "play")
    expect(howto).to_be_visible()
    look("howto")
    page.keyboard.press("Escape")
    expect(howto).to_have_count(0)
    look("play")
    hint = page.locator(".uw-coach [data-k=hint]")
    chance = page.locator(".uw-coach h2", has_text="Chance comes next")
    told = page.locator(".uw-table .stage > p.sr")
    expect(hint.or_(chance).first).to_be_visible(timeout=COMES)
    while chance.is_visible():
        before = told.inner_text()
        page.locator(".uw-table .acts button").filter(visible=True).first.click()
        expect(told).not_to_have_text(before)
        expect(hint.or_(chance).first).to_be_visible(timeout=COMES)
    hint.click()
    expect(page.locator(".uw-coach .hint-words")).to_be_visible()
    look("hint")
    move = page.locator(".uw-table .plays").filter(visible=True).first
    move.focus()
    page.keyboard.press("Enter")
    look("lifted")
    page.keyboard.press("Enter")
    again = page.locator(".uw-coach [data-k=play]")
    done = page.locator(".uw-coach", has_text="Your last move")
    expect(done.or_(again).first).to_be_visible(timeout=COMES)
    look("move")
    if again.is_visible():
        again.click()
        expect(done).to_be_visible(timeout=COMES)
        look("moved")


def learnt(page: Page, look: Look) -> None:
    """A lesson, every position answered, to its end."""
    expect(page.locator(".uw-panel .goal")).to_be_visible()
    look("lesson")
    while not page.locator(".uw-lessonend").is_visible():
        both = page.locator(".uw-panel [data-k=value1]")
        if both.is_visible():
            page.locator(".uw-panel [data-k=value0]").fill("40")
            both.fill("40")
            both.press("Enter")
        else:
            guess(page, "40")
        expect(page.locator(".uw-panel .answer")).to_be_visible()
        look("position")
        goes_on(page)
    look("learnt")
