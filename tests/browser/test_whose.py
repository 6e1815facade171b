"""A laptop that a class shares: what one pupil said is not on the page when the next one comes to it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage, rendered
from tests.browser.soaked import soaked
from tests.browser.waiting import becomes
from tests.browser.watching import guess, revealed, stop_at

Check = Callable[..., None]
WHOLE = """() => [...document.querySelectorAll(".uw, .uw *")].flatMap((node) => [
    ...[...node.childNodes].filter((kid) => kid.nodeType === 3).map((kid) => kid.data), node.value,
    ...[...node.attributes].filter(({ name }) => /^(aria|data-[^k]|title|value)/.test(name)).map(({ value }) => value),
]).join(" | ")"""
"""All that our pieces say or could read out, in sight or not."""
SAID = "86.3"


def offer(page: Page) -> Locator:
    return page.locator(".offer").filter(visible=True)


def watched(page: Page, number: str) -> None:
    stop_at(page, 1)
    guess(page, number)
    revealed(page)


def learnt(page: Page, number: str) -> None:
    guess(page, number)
    expect(page.locator(".uw-trail [data-k='spot.0']")).not_to_have_attribute("aria-label", "to come")


def lesson(page: Page) -> None:
    page.locator(".uw-masthead").get_by_role("tab", name="Lessons").click()
    expect(page.locator(".uw-trail .trail")).to_be_visible()


def watching(page: Page) -> None:
    expect(page.locator(".uw-table [data-moment]").first).to_be_attached()


def exercised(page: Page, number: str = SAID) -> None:
    page.locator(".uw-exercise").first.get_by_role("textbox").fill(number)
    page.keyboard.press("Enter")
    expect(page.locator(".uw-exercise").first.get_by_role("status")).not_to_be_empty()


def named(page: Page, name: str = f"Ada {SAID}") -> None:
    page.get_by_label("Your name or number").fill(name)
    page.keyboard.press("Tab")


def positioned(page: Page, number: str) -> None:
    room = page.locator(".uw-position").first
    room.locator(".bignum").fill(number)
    room.locator(".bignum").press("Enter")
    expect(room.locator(".p-page")).to_contain_text("Your guess")


def in_class(page: Page) -> None:
    expect(page.locator(".uw-marks h3")).to_be_visible()
    expect(page.locator(".uw-position .bignum").first).to_be_visible()


Says = dict[str, Callable[[Page, str], None]]
STORES: dict[str, tuple[str, Callable[[Page], None], Says]] = {
    "watch": ("uncle.ipynb", watching, {SAID: watched}),
    "lesson": ("uncle.ipynb", lesson, {SAID: learnt}),
    "class": (
        "classroom/uncle_predict.ipynb",
        in_class,
        {SAID: exercised, "73.1": positioned, "Lovelace": named},
    ),
}
"""A page, what is there before anything is said, and what is said there: an exercise, a position and the marks of a class
are kept each for itself."""


def kept(page: Page, said: str) -> None:
    page.wait_for_function(
        "(said) => Object.values(sessionStorage).some((text) => text.includes(said))", arg=said.split(".")[0]
    )


@pytest.mark.parametrize("name", soaked(STORES, "watch", "class"))
def test_what_was_said_waits_for_go_on_and_is_gone_for_somebody_new(
    name: str, voila_url: str, lone_page: Page
) -> None:
    page, (address, there, says) = lone_page, STORES[name]

    def come() -> None:
        page.goto("about:blank")
        page.goto(f"{voila_url}/voila/render/{address}")
        rendered(page)
        there(page)

    def told() -> list[str]:
        whole: str = page.evaluate(WHOLE)
        return [said for said in says if said in whole]

    come()
    assert told() == []
    for said, say in says.items():
        say(page, said)
        kept(page, said)
    come()
    expect(offer(page)).to_have_count(1)
    expect(offer(page)).to_have_text("Welcome backContinue, or start as a new student?ContinueNew student")
    assert told() == []
    page.reload()  # it is still not answered
    rendered(page)
    there(page)
    expect(offer(page)).to_have_count(1)
    assert told() == []
    offer(page).get_by_role("button", name="Continue").click()
    becomes(page, told, list(says))
    expect(offer(page)).to_have_count(0)

    come()
    offer(page).get_by_role("button", name="New student").click()
    expect(offer(page)).to_have_count(0)
    page.wait_for_timeout(300)  # for what must not come
    assert told() == []
    for again in (page.reload, come):
        again()
        rendered(page)
        there(page)
        page.wait_for_timeout(300)  # for what must not come
        assert told() == []
        expect(offer(page)).to_have_count(0)


def test_a_reload_of_the_same_sitting_goes_on_unasked_until_it_is_five_minutes_old(
    voila_url: str, lone_page: Page
) -> None:
    page = lone_page
    page.goto(f"{voila_url}/voila/render/classroom/uncle_predict.ipynb")
    rendered(page)
    in_class(page)
    exercised(page)
    page.reload()
    becomes(page, lambda: SAID in page.evaluate(WHOLE), True)
    expect(offer(page)).to_have_count(0)
    page.evaluate(
        "for (const [name, text] of Object.entries(sessionStorage))"
        "sessionStorage.setItem(name, text.replace(/^\\d{13}/, (at) => at - 300001))"
    )
    page.reload()
    rendered(page)
    in_class(page)
    expect(offer(page)).to_have_count(1)
    assert SAID not in page.evaluate(WHOLE)


def test_whoever_answers_beside_the_question_is_somebody_new(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    for _ in range(2):
        page.goto("about:blank")
        page.goto(f"{voila_url}/voila/render/classroom/uncle_predict.ipynb")
        rendered(page)
        in_class(page)
        if offer(page).count():
            break
        exercised(page)
        named(page)
    expect(offer(page)).to_have_count(1)
    page.locator(".uw-exercise").first.get_by_role("textbox").fill("12")
    page.keyboard.press("Enter")
    expect(offer(page)).to_have_count(0)
    page.reload()
    becomes(page, lambda: "12" in page.evaluate(WHOLE), True)
    assert f"Ada {SAID}" not in page.evaluate(WHOLE)


def test_the_front_door_begins_anew_for_whoever_comes_anew(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    for address in (voila_url, "about:blank", voila_url):
        page.goto(address)
        if address != "about:blank":
            rendered(page)
            expect(page.locator(".uw-gallery [data-k=reveal]")).to_have_attribute("aria-disabled", "true")
            expect(page.locator(".day .bignum")).to_have_value("")
            page.locator(".day .bignum").fill("61")


def test_a_game_in_play_says_nothing_of_itself_before_go_on(voila_url: str, new_page: NewPage, axe: Check) -> None:
    page = new_page()
    coach = page.locator(".uw-coach")

    def come() -> None:
        page.goto("about:blank")
        page.goto(f"{voila_url}/voila/render/uncle.ipynb")
        rendered(page)
        page.get_by_role("tab", name="Play").click()
        expect(coach.get_by_role("heading", name="Your move.")).to_be_visible()

    come()
    card = page.locator(".uw-table g.card.plays").last
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("localStorage.getItem('uw.play.uncle')")
    come()
    expect(coach.locator(".offer")).to_have_count(1)
    assert not any(sign.isdigit() for sign in coach.locator(".offer").inner_text())
    axe(page)
    coach.get_by_role("button", name="New student").click()
    expect(coach.locator(".offer")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('uw.play.uncle')") is None
    come()
    expect(coach.locator(".offer")).to_have_count(0)
