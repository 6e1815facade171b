"""The aim of a game under its head, and how to play in a dialog over the room: what a first visit sees."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage, rendered
from tests.browser.soaked import soaked
from tests.browser.waiting import box_of, hears
from tests.browser.watching import guess, key, revealed, stop_at
from uncle_widgets.games import GAMES

OVER = """() => [document.querySelector("dialog")].flatMap(
    (one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"""
FOCUSED = "document.activeElement?.textContent"


def aim(page: Page) -> Locator:
    return page.get_by_role("group", name="The aim of the game")


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="How to play")


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name, exact=True).click()


def closed(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)


@pytest.mark.parametrize("game", soaked(GAMES, "uncle", "thrush"))
def test_the_first_visit_to_play_shows_how_and_never_again(
    opened: NewPage, axe: Callable[..., None], game: str
) -> None:
    page = opened(game, howto=True)
    tab(page, "Play")
    expect(dialog(page).locator("li > svg[role=img]")).to_have_count(5)
    assert page.evaluate(FOCUSED) == "How to play"
    assert page.evaluate(OVER) == [0, 0]
    axe(page, "dialog", both=True)
    coach = page.locator(".uw-coach").filter(visible=True).first
    place = box_of(coach)
    closed(page)
    expect(aim(page)).to_be_visible()  # what would be pressed next stays where it is
    assert box_of(coach) == place
    tab(page, "Watch")
    expect(aim(page)).to_have_count(0)
    if game != "uncle":
        return  # that it was seen is kept for each game alike
    page.reload()
    rendered(page)
    tab(page, "Watch")
    tab(page, "Play")
    expect(page.locator(".uw-coach").filter(visible=True).first).to_be_visible()
    expect(dialog(page)).to_have_count(0)


def test_on_a_phone_every_picture_is_seen_beside_its_sentence(opened: NewPage, axe: Callable[..., None]) -> None:
    page = opened("mr_t", size=PHONE, howto=True)
    expect(aim(page)).to_be_visible()
    line = box_of(aim(page))
    assert line["height"] == pytest.approx(52, abs=1)
    expect(aim(page).get_by_text(GAMES["mr_t"].title)).to_have_count(0)
    aim(page).get_by_role("button", name="How to play").click()
    for picture in dialog(page).locator("li > svg[role=img]").all():
        box = box_of(picture)
        assert box["width"] >= 138
        assert box["x"] + box["width"] < PHONE[0] / 2
    axe(page, "dialog")


def test_the_aim_is_said_in_every_room_until_it_is_closed(opened: NewPage, axe: Callable[..., None]) -> None:
    page = opened("uno")
    for name in ("Play", "Lessons", "What if", "Lab", "Rules", "Watch"):
        tab(page, name)
        expect(aim(page)).to_be_visible()
    box = box_of(aim(page))
    assert box["height"] == pytest.approx(44, abs=1)
    axe(page, ".aim", both=True)
    aim(page).get_by_role("button", name="Close the aim").click()
    expect(aim(page)).to_have_count(0)
    page.reload()
    rendered(page)
    expect(aim(page)).to_have_count(0)


def test_three_answers_and_the_aim_is_known_where_one_goes_next(opened: NewPage) -> None:
    """It does not go from over what is pressed: the main button is where it was after the third answer."""
    page = opened("uncle")
    places = []
    for place in range(3):
        stop_at(page, place)
        expect(aim(page)).to_be_visible()
        guess(page, "40")
        revealed(page)
        hears(page)
        places.append(box_of(key(page, "main")))
    assert places[1]["y"] == places[2]["y"]
    expect(aim(page)).to_be_visible()
    tab(page, "Lessons")
    expect(aim(page)).to_have_count(0)
    tab(page, "Watch")
    expect(aim(page)).to_have_count(0)


def test_it_opens_from_the_menu_autoplay_halts_and_the_focus_returns(opened: NewPage) -> None:
    page = opened("uncle")
    stepper = page.locator(".uw-table .stepper")
    stepper.get_by_role("button", name="Play", exact=True).click()
    expect(stepper.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.locator("[data-k=menu]").click()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="How to play").click()
    expect(dialog(page)).to_be_visible()
    closed(page)
    expect(stepper.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator("[data-k=menu]")).to_be_focused()


def test_it_is_seen_in_forced_colours_stands_still_and_is_not_printed(opened: NewPage) -> None:
    page = opened("thrush", forced_colors="active", reduced_motion="reduce")
    aim(page).get_by_role("button", name="How to play").click()
    expect(dialog(page).locator("li > svg[role=img]")).to_have_count(5)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    page.emulate_media(media="print")
    expect(dialog(page)).to_be_hidden()
    expect(aim(page)).to_be_hidden()
