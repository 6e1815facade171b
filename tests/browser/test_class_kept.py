"""A class by phones that is never lost: its teacher's tab is closed, its computer is shared, its lesson changes."""

import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.phones import Class, Hosted, Phone
from tests.browser.test_phones import contexts, hosted, made, site
from tests.browser.waiting import becomes
from tests.live.room import TOKEN
from uncle_widgets.live import network
from uncle_widgets.live.keys import HOURS

__all__ = ["contexts", "hosted", "made", "site"]
DEAF = 420
"""Milliseconds until a page in front that has just changed hears a press."""
BLOCKED = """for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {
    get() { throw new DOMException("The document is sandboxed", "SecurityError"); } });
Object.defineProperty(navigator, "cookieEnabled", { get: () => false });"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def lesson(hosted: Hosted, number: int = 1) -> str:
    return f"{hosted.room.url}site/class.html?uw={quote(f'class/2 uncle lesson={number}:')}"


def key(page: Page, name: str) -> Any:
    return page.locator(f"[data-k='{name}']").first


def pressed(page: Page, name: str, to: str = "") -> None:
    page.wait_for_timeout(DEAF)
    key(page, name).click()
    if to:
        stands(page, to)


def stands(page: Page, to: str) -> None:
    expect(page.locator(".uw-wall")).to_have_attribute("data-to", to)


def revealed(page: Page) -> None:
    """Once all have answered: until then the button counts, and hears nothing while it does."""
    expect(key(page, "main")).to_have_text("Reveal")
    pressed(page, "main", "shown")


def code(page: Page) -> str:
    shown = page.locator(".uw-wall .w-code").first
    expect(shown).to_have_text(re.compile("^[A-Z0-9]{4}$"))
    return shown.inner_text()


def stored(page: Page) -> str:
    return str(page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"))


def cookies(context: BrowserContext) -> list[Any]:
    return [one for one in context.cookies() if one["name"].startswith("uw_class_")]


def phone(browser: Browser, hosted: Hosted, joined: str, contexts: list[BrowserContext], nick: str = "") -> Phone:
    made = Phone(browser, f"{hosted.room.url}c/{joined}")
    contexts.append(made.context)
    return made.join(nick)


def test_a_class_survives_its_teachers_closed_tab_on_a_shared_computer_too(
    browser: Browser, hosted: Hosted, contexts: list[BrowserContext], axe: Callable[..., None]
) -> None:
    """Press by press: begun, closed, continued, forgotten on a shared computer, and ended from another one."""
    printed = f"{hosted.room.url}c/teach?token={TOKEN}"
    laptop = browser.new_context(viewport={"width": 1280, "height": 800})
    contexts.append(laptop)
    tab = laptop.new_page()
    tab.goto(printed)
    expect(tab.locator("body")).to_contain_text("There is no class to continue here.")
    tab.goto(lesson(hosted))
    pressed(tab, "phones")
    mine = code(tab)
    [cookie] = cookies(laptop)
    assert (cookie["name"], cookie["path"], cookie["sameSite"]) == (f"uw_class_{mine}", "/c/", "Strict")
    assert cookie["httpOnly"]
    assert 0 <= time.time() + HOURS - cookie["expires"] < 60
    ann = phone(browser, hosted, mine, contexts, "Ann")
    pressed(tab, "main", "ask")
    ann.says(40)

    def no_key(page: Page) -> None:
        assert cookie["value"] not in stored(page)
        assert not re.search("[0-9a-f]{32}", stored(page))

    no_key(tab)
    tab.close()

    tab = laptop.new_page()  # the same browser: it is asked, and nothing moves before it says yes
    tab.goto(lesson(hosted))
    dialog = tab.get_by_role("dialog", name="Welcome back")
    expect(dialog).to_contain_text(f"Class {mine} is still running.")
    expect(dialog).to_contain_text("has 1 student, with 1 phone here now")
    axe(tab)
    stands(tab, "door")
    tab.keyboard.press("Escape")
    expect(key(tab, "main")).to_have_text(f"Continue with class {mine}")
    pressed(tab, "main", "ask")
    assert code(tab) == mine
    tab.reload()
    stands(tab, "ask")
    expect(tab.get_by_role("dialog")).to_have_count(0)
    no_key(tab)

    pressed(tab, "class")
    key(tab, "shared").click()
    expect(tab.get_by_role("dialog", name="This is a shared computer")).to_contain_text(
        "you can come back with the address that the server printed (with its token)"
    )
    key(tab, "shared.yes").click()
    expect(tab.get_by_role("dialog")).to_have_count(0)
    becomes(tab, lambda: cookies(laptop), [])
    no_key(tab)
    revealed(tab)  # this tab goes on
    ann.stands("shown")
    tab.close()

    tab = laptop.new_page()  # whoever comes next to this computer
    tab.goto(lesson(hosted))
    expect(key(tab, "phones")).to_be_visible()
    expect(tab.get_by_role("dialog")).to_have_count(0)
    expect(key(tab, "continue")).to_have_count(0)
    assert tab.evaluate("fetch('../c/mine').then((told) => told.json())") == {"classes": []}
    assert mine not in stored(tab)
    ann.stands("shown")

    elsewhere = browser.new_context(viewport={"width": 1280, "height": 800})
    contexts.append(elsewhere)
    other = elsewhere.new_page()
    other.goto(printed)
    expect(other.locator("body")).to_contain_text("This browser can continue 1 class on this server.")
    other.goto(f"{hosted.room.url}site/class.html")  # no lesson: the class says which
    expect(key(other, "continue")).to_have_text(f"Continue with class {mine}")
    axe(other)
    key(other, "continue").click()
    pressed(other, "continue", "shown")
    pressed(other, "class")
    key(other, "anew").click()
    key(other, "anew").click()
    ann.stands("over")
    expect(ann.page.locator(".body")).to_contain_text(
        "Your answers have been deleted from your teacher’s computer."
    )
    stands(other, "door")
    assert other.evaluate("fetch('../c/mine').then((told) => told.json())") == {"classes": []}
    becomes(other, lambda: cookies(elsewhere), [])
    assert '"value"' not in stored(other)
    assert [*hosted.room.folder.glob("*.sqlite*")] == []


def test_hands_and_phones_are_asked_for_and_no_class_is_left_behind(made: Class) -> None:
    ann = made.phone("Ann")
    made.pressed("main", "ask")
    ann.says(40)
    made.pressed("class", "ask")
    made.key("hands").click()
    asked = made.wall.get_by_role("dialog", name="Continue with a show of hands?")
    expect(asked).to_contain_text(f"1 phone is in class {made.code}.")
    key(made.wall, "no").click()
    made.stands("ask")
    made.pressed("class", "ask")
    made.key("hands").click()
    key(made.wall, "hands.yes").click()
    ann.stands("over")
    expect(ann.page.locator(".body")).to_contain_text("Your teacher is continuing without phones.")
    expect(made.wall.locator(".uw-wall")).to_have_attribute("data-to", "ask")
    expect(made.wall.locator(".w-bands")).to_be_visible()
    assert [*made.hosted.room.folder.glob("*.sqlite*")] == []
    made.wall.reload()
    expect(made.wall.get_by_role("dialog")).to_have_count(0)


def test_by_phones_finds_a_class_that_is_still_running(made: Class) -> None:
    ann, first = made.phone("Ann"), made.code
    made.wall.evaluate("sessionStorage.clear()")
    made.wall.reload()
    made.wall.get_by_role("dialog", name="Welcome back").press("Escape")
    made.pressed("phones", "door")
    asked = made.wall.get_by_role("dialog", name=f"Class {first} is still running")
    expect(asked).to_contain_text("If you end it, the phones show that it is over")
    key(made.wall, "end.begin").click()
    ann.stands("over")
    expect(made.wall.locator(".w-code").first).not_to_have_text(first)
    assert len([*made.hosted.room.folder.glob("*.sqlite")]) == 1


def test_the_next_lesson_takes_the_phones_along(made: Class) -> None:
    """With and without a cookie: the key of an open page goes with it."""
    ann, first = made.phone("Ann"), made.code
    made.pressed("main", "ask")
    ann.says(40)
    revealed(made.wall)
    for shared, number in ((False, 2), (True, 3)):
        if shared:
            made.pressed("class", "door")
            made.key("shared").click()
            key(made.wall, "shared.yes").click()
        else:
            made.pressed("class", "shown")
            made.key("end").click()
            made.stands("end")
        made.wall.wait_for_timeout(DEAF)
        if shared:
            made.key("class").click()
            made.key("lesson").select_option("3")
        else:
            key(made.wall, "nextlesson").click()
            expect(made.wall.get_by_role("dialog")).to_contain_text("The answers to this lesson are deleted")
            expect(key(made.wall, "save.first")).to_be_visible()
        key(made.wall, "lesson.yes").click()
        expect(made.wall).to_have_url(re.compile(f"lesson%3D{number}"))
        expect(made.wall.locator(".w-code").first).to_have_text(first)
        ann.stands("door")
        expect(made.wall.locator(".w-count")).to_have_text("1")
    made.pressed("main", "ask")
    ann.says(30)
    revealed(made.wall)
    ann.stands("shown")
    assert ann.errors == []
    assert len([*made.hosted.room.folder.glob("*.sqlite")]) == 1


def test_of_two_tabs_one_ends_the_class_and_the_other_keeps_no_number(made: Class) -> None:
    ann = made.phone("Ann")
    made.pressed("main", "ask")
    ann.says(40)
    with made.wall.context.expect_page() as opened:
        made.wall.evaluate("void window.open(location.href)")
    tab = opened.value
    stands(tab, "ask")
    made.pressed("class", "ask")
    made.key("anew").click()
    made.key("anew").click()
    stands(tab, "door")
    expect(tab.locator(".w-told").first).to_contain_text("The class is over. It was ended on another page")
    for page in (made.wall, tab):
        assert '"value"' not in stored(page)


def test_a_class_that_is_ended_while_the_server_is_away_ends_when_it_is_back(made: Class) -> None:
    made.phone("Ann")
    made.hosted.run(made.hosted.room.stop())
    expect(made.wall.locator(".w-told").first).to_contain_text("No connection to the server")
    made.key("class").click()
    made.key("anew").click()
    made.key("anew").click()
    expect(made.wall.locator(".w-told").first).to_contain_text(f"class {made.code} is still on it", timeout=15_000)
    assert len(cookies(made.wall.context)) == 1
    made.hosted.run(made.hosted.room.again())
    becomes(made.wall, lambda: [*made.hosted.room.folder.glob("*.sqlite")], [])


@pytest.mark.parametrize("hinders", ["blocked", "full"])
def test_without_storage_a_class_goes_on(
    hinders: str, browser: Browser, hosted: Hosted, contexts: list[BrowserContext]
) -> None:
    """In front and on a phone; where cookies are blocked the page's own key proves who teaches."""
    headers = {"Authorization": f"token {TOKEN}"}
    front = browser.new_context(viewport={"width": 1280, "height": 800}, extra_http_headers=headers)
    contexts.append(front)
    front.add_init_script(BLOCKED if hinders == "blocked" else FULL)
    tab = front.new_page()
    errors: list[str] = []
    tab.on("pageerror", lambda error: errors.append(str(error)))
    tab.goto(lesson(hosted))
    pressed(tab, "phones")
    mine = code(tab)
    if hinders == "blocked":
        front.clear_cookies()
    pupil = browser.new_context(viewport={"width": 390, "height": 667}, has_touch=True)
    contexts.append(pupil)
    pupil.add_init_script(BLOCKED if hinders == "blocked" else FULL)
    page = pupil.new_page()
    page.goto(f"{hosted.room.url}c/{mine}")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".body")).to_contain_text("This phone can't save anything, so keep this page open")
    pressed(tab, "main", "ask")
    page.get_by_role("textbox").fill("40")
    page.wait_for_timeout(DEAF)
    page.get_by_role("button", name="40").last.click()
    expect(page.locator(".uw-ph")).to_have_attribute("data-state", "ask")
    hosted.run(hosted.room.restart())
    expect(tab.locator(".w-told").first).to_contain_text("No connection to the server")
    pressed(tab, "hold", "held")
    expect(page.locator(".uw-ph")).to_have_attribute("data-state", "held", timeout=20_000)
    assert errors == []


def test_who_may_not_begin_is_told_what_is_the_matter(
    browser: Browser, hosted: Hosted, contexts: list[BrowserContext]
) -> None:
    for blocks, words in ((False, "open the address that the server printed"), (True, "blocks cookies")):
        context = browser.new_context()
        contexts.append(context)
        if blocks:
            context.add_init_script(BLOCKED)
        page = context.new_page()
        page.goto(lesson(hosted))
        pressed(page, "phones")
        expect(page.locator(".w-told").first).to_contain_text(words)


def test_another_address_that_was_chosen_is_there_after_a_reload(
    made: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    made.wall.reload()
    port = made.hosted.room.port
    shown = made.wall.locator(".w-address b")
    expect(shown).to_have_text(f"192.168.1.20:{port}/c")
    made.key("address").select_option(f"10.0.0.7:{port}/c")
    made.wall.reload()
    expect(shown).to_have_text(f"10.0.0.7:{port}/c")
    expect(made.wall.locator(".w-qr")).to_have_attribute("aria-label", f"QR code: 10.0.0.7:{port}/c")
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.20"])  # it is in another network now
    made.wall.reload()
    expect(shown).to_have_text(f"192.168.1.20:{port}/c")


def test_where_no_phone_can_come_it_is_said_in_large_before_a_qr_is_drawn(
    made: Class, monkeypatch: pytest.MonkeyPatch, axe: Callable[..., None]
) -> None:
    expect(made.wall.locator(".w-qr")).to_have_count(1)
    [mine] = [rule[2] for rule in made.hosted.room.rules if rule[0].endswith("mine")]
    mine["ip"] = "localhost"
    made.wall.reload()
    large = made.wall.locator(".w-alone h2")
    expect(large).to_have_text("No phone can reach this page")
    assert large.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)") >= 32
    expect(made.wall.locator(".w-alone")).to_contain_text("uncle-widgets --teach")
    expect(made.wall.locator(".w-qr")).to_have_count(0)
    axe(made.wall)


@pytest.mark.parametrize("typed", ["{0}{1} {2}{3}", "{0}{1}-{2}{3}", " {0} {1} {2} {3} ", "lower"])
def test_a_code_is_read_as_it_is_typed(made: Class, typed: str) -> None:
    text = made.code.lower() if typed == "lower" else typed.format(*made.code)
    stray = Phone(made.browser, f"{made.hosted.room.url}c/")
    made.contexts.append(stray.context)
    stray.page.get_by_label("Code").press_sequentially(text)
    stray.press("Join")
    stray.stands("door")
    assert stray.page.url.endswith(f"/c/{made.code}")
    again = Phone(made.browser, f"{made.hosted.room.url}c/{text.strip().replace(' ', '%20')}")
    made.contexts.append(again.context)
    expect(again.page.get_by_label("Code")).to_have_value(made.code)


def test_newcomers_are_removed_at_a_press_and_may_join_again(made: Class) -> None:
    ann = made.phone("Ann")
    made.pressed("main", "ask")
    ann.says(40)
    strays = [made.hosted.run(made.hosted.room.phone(f"X{k}")) for k in range(5)]
    bea = Phone(made.browser, f"{made.hosted.room.url}c/{made.code}")
    made.contexts.append(bea.context)
    bea.press("Join")
    bea.stands("ask")
    made.pressed("class", "ask")
    expect(made.key("remove.new")).to_have_text("Remove all 6 new students")
    made.key("remove.new").click()
    expect(made.wall.locator(".w-members li")).to_have_count(1)
    expect(bea.page.get_by_role("alert")).to_have_text(
        "Your teacher removed this phone from the class. You can join again."
    )
    bea.press("Join")
    bea.stands("ask")
    expect(made.wall.locator(".w-members li")).to_have_count(2)
    made.key("remove.1").click()
    expect(made.key("remove.1")).to_have_text("Yes, delete the answer")
    made.key("remove.1").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("removed this phone")
    made.phones.clear()
    made.key("close").click()
    bea.says(30)
    made.pressed("class", "ask")
    assert [(row["nickname"], float(row["said"])) for row in made.saved("save")] == [("", 30)]
    assert strays
