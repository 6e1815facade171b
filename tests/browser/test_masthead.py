"""The head of a game's page: its menu, the theme of everything, and the address that follows what is shown."""

import re
from collections.abc import Callable
from functools import partial
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.bridge import Bridge
from tests.browser.conftest import DESKTOP, PHONE, rendered
from tests.browser.fonts import FAMILIES, LARGER, USUAL, Text
from tests.browser.notebooks import run_the_first_cell
from tests.browser.waiting import box_of, resized
from tests.browser.watching import asked

Opened = Callable[..., Page]
Check = Callable[..., None]
LIGHT, DARK = "rgb(228, 234, 231)", "rgb(12, 19, 18)"


ROOTS = """() => [...document.querySelectorAll('.uw-page .uw')]
    .map((root) => `${root.dataset.theme} ${getComputedStyle(root).colorScheme}`)"""
"""The theme of each of our widgets, as told and as drawn."""


@pytest.fixture
def opened(opened: Opened) -> Opened:
    """Pages at their own address, which tells of no game yet."""
    return partial(opened, plain=True)


@pytest.fixture
def one(shared: Opened) -> Callable[..., Page]:
    """A page that tests share, at its first room and with its menu closed."""

    def show(size: tuple[int, int] = DESKTOP) -> Page:
        page = shared("uncle", size=size, plain=True)
        page.keyboard.press("Escape")
        tab(page, "Watch")
        return page

    return show


def dark(page: Page, least: int) -> None:
    """So many widgets at least are on the page, and each is dark."""
    page.wait_for_function(
        f"(least) => {{ const roots = ({ROOTS})();"
        "return roots.length >= least && roots.every((root) => root === 'dark dark') }",
        arg=least,
    )


def tabs_shown(page: Page, *names: str) -> None:
    expect(page.get_by_role("tab").filter(visible=True)).to_have_text(list(names))


def menu(page: Page) -> None:
    page.locator("[data-k=menu]").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()
    chosen(page, name)


def chosen(page: Page, name: str) -> None:
    expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")


def shown(page: Page) -> str:
    """The link in the page's address."""
    return parse_qs(urlsplit(page.url).query).get("uw", [""])[0]


def follows(page: Page, pattern: str) -> None:
    page.wait_for_function("(p) => new RegExp(p).test(new URLSearchParams(location.search).get('uw') ?? '')",
                           arg=pattern)  # fmt: skip


def step(page: Page, to: int) -> None:
    page.get_by_label("Step", exact=True).fill(str(to))


def at_step(page: Page, to: int) -> None:
    expect(page.get_by_label("Step", exact=True)).to_have_value(str(to))


def test_the_head_is_one_line(one: Opened) -> None:
    page = one()
    box = box_of(page.locator(".mast"))
    assert box["height"] == 56
    assert box["y"] < 24
    for child in page.locator(".mast > :not(h1)").all():
        inner = box_of(child)
        assert box["y"] <= inner["y"] <= inner["y"] + inner["height"] <= box["y"] + 56


@pytest.mark.parametrize("size", [(660, 1000), (700, 1000), (768, 1024), (1000, 700), DESKTOP])
def test_on_a_narrower_page_the_button_is_cut_and_lies_over_nothing(one: Opened, size: tuple[int, int]) -> None:
    page = one()
    resized(page, *size)
    button, last = page.locator("[data-k=menu]"), page.get_by_role("tab").filter(visible=True).last
    around, inside = box_of(button), box_of(button.locator("svg"))
    assert around["x"] <= inside["x"] <= inside["x"] + inside["width"] <= around["x"] + around["width"] <= size[0]
    assert around["x"] >= box_of(last)["x"] + box_of(last)["width"] - 1
    assert button.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_the_button_says_what_is_dealt_and_the_menu_changes_it(opened: Opened) -> None:
    page = opened("uncle")
    button = page.locator("[data-k=menu]")
    expect(button).to_have_text("3 players, game 16")
    menu(page)
    page.get_by_role("button", name="More players").click()
    expect(button).to_have_text("4 players, game 16")
    page.get_by_label("Game number").fill("7")
    page.keyboard.press("Enter")
    expect(button).to_have_text("4 players, game 7")
    page.wait_for_url(re.compile("seed%3D7"))  # the kernel's word: what waits for it gives way to what is set next
    expect(page.locator("[data-eye]")).to_have_count(5)
    page.get_by_label("Game number").fill("many")
    page.keyboard.press("Enter")
    expect(page.locator(".uw-masthead [role=alert]")).to_contain_text("Expected a game number")
    expect(button).to_have_text("4 players, game 7")
    page.keyboard.press("Escape")
    tab(page, "Play")
    expect(button).to_have_text("4 players, game 7")


def test_the_menu_by_keyboard_alone(one: Opened) -> None:
    page = one()
    page.locator("[data-k=menu]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.wait_for_function("document.activeElement.closest('[role=dialog]') !== null")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Settings")).to_have_count(0)
    expect(page.locator("[data-k=menu]")).to_be_focused()
    menu(page)
    page.locator("svg.table").first.click(position={"x": 5, "y": 5})
    expect(page.get_by_role("dialog", name="Settings")).to_have_count(0)


def test_what_was_copied_is_said_and_goes_away(one: Opened) -> None:
    page = one()
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    menu(page)
    page.get_by_role("button", name="Copy link").click()
    tip = page.locator(".uw-masthead .tip")
    expect(tip).to_have_text("Link copied.")
    link = parse_qs(urlsplit(page.evaluate("window.copied")).query)
    assert re.match(r"watch\S* uncle ", link["uw"][0])
    page.get_by_role("button", name="Copy Python code").click()
    expect(tip).to_have_text("Python code copied.")
    assert page.evaluate("window.copied").startswith("uw.watch('uncle', ")
    page.get_by_role("button", name="Copy as text").click()
    expect(tip).to_have_text("The table and the question were copied as text.")
    words = page.evaluate("window.copied").splitlines()
    assert "- B, face-down card (3 times)" in words
    assert any(re.fullmatch(r"- your \d", line) for line in words)
    assert page.locator(".uw-panel h2").inner_text() in words
    expect(tip).to_be_hidden()


def test_on_a_phone_three_rooms_stand_in_the_head_and_the_others_in_its_menu(
    one: Opened, no_overflow: Check
) -> None:
    page = one(PHONE)
    box = box_of(page.locator(".mast"))
    assert box["height"] == 48
    tabs_shown(page, "Watch", "Play", "Lessons")
    menu(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog", name="Settings")).to_have_count(0)
    chosen(page, "Rules")
    for width in (PHONE[0], 360, 320):  # the fourth stands beside the three
        resized(page, width, PHONE[1])
        tabs_shown(page, "Watch", "Play", "Lessons", "Rules")
        no_overflow(page)
    tab(page, "Lessons")
    tabs_shown(page, "Watch", "Play", "Lessons")


@pytest.mark.parametrize(
    "browser",
    [Text(), *(pytest.param(Text(family), marks=pytest.mark.soak) for family in FAMILIES if family != USUAL)],
    ids=str,
    indirect=True,
)
def test_four_tabs_fit_a_small_phone_also_in_large_text(page: Page, no_overflow: Check) -> None:
    head = uw.dashboard("uncle").head
    head.tab = "rules"
    shown = Bridge(page, "masthead", head)
    shown.show()
    for percent in (100, LARGER):
        page.add_style_tag(content=f"html {{ font-size: {percent}% }}")
        for width in (PHONE[0], 360, 320):
            page.set_viewport_size({"width": width, "height": 700})
            shown.settle()
            tabs_shown(page, "Watch", "Play", "Lessons", "Rules")
            no_overflow(page)


def test_the_theme_reaches_every_widget_and_stays(opened: Opened) -> None:
    page = opened("uncle")
    body = page.locator("body")
    expect(body).to_have_css("background-color", LIGHT)
    menu(page)
    page.get_by_role("button", name="Dark", exact=True).click()
    dark(page, 3)  # head, table, panel
    expect(body).to_have_css("background-color", DARK)
    page.keyboard.press("Escape")
    tab(page, "Play")  # a room that was not there yet
    expect(page.locator(".uw-coach h2")).to_be_visible()
    dark(page, 3)
    page.wait_for_function("location.search.includes('theme=dark')")
    page.goto(page.url.split("?")[0])  # this device remembers
    rendered(page)
    expect(body).to_have_css("background-color", DARK)


def test_the_system_s_wish_is_honoured_until_somebody_chooses(opened: Opened) -> None:
    page = opened("uncle", color_scheme="dark")
    body = page.locator("body")
    expect(body).to_have_css("background-color", DARK)
    expect(page.locator(".uw-masthead")).to_have_css("color-scheme", "dark")
    page.emulate_media(color_scheme="light")
    expect(body).to_have_css("background-color", LIGHT)
    menu(page)
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(body).to_have_css("background-color", DARK)
    page.get_by_role("button", name="Auto", exact=True).click()
    expect(body).to_have_css("background-color", LIGHT)


def test_reload_back_and_forward_lead_to_what_was_shown(opened: Opened) -> None:
    page = opened("uncle")
    asked(page)
    assert shown(page) == ""  # a plain address stays plain until something is done
    length = page.evaluate("history.length")
    step(page, 4)
    follows(page, r"\bstep=4\b")
    step(page, 9)
    follows(page, r"\bstep=9\b")
    assert page.evaluate("history.length") == length  # steps are no places to go back to
    tab(page, "What if")
    follows(page, "^position")
    tab(page, "Watch")
    follows(page, r"\bstep=9\b")
    assert page.evaluate("history.length") == length + 2
    page.go_back()
    chosen(page, "What if")
    page.go_back()
    chosen(page, "Watch")
    at_step(page, 9)
    page.go_forward()
    chosen(page, "What if")
    page.go_back()
    chosen(page, "Watch")
    page.reload()
    rendered(page)
    chosen(page, "Watch")
    at_step(page, 9)


SEEN = """window.seen = new Set(); (function look() {
    for (const table of document.querySelectorAll('.uw-table'))
        if (table.checkVisibility({ visibilityProperty: true })) window.seen.add(table);
    requestAnimationFrame(look);
})()"""
"""Keeps every table that the page has let anyone see."""


def test_a_page_at_a_link_shows_that_game_and_no_other_first(opened: Opened) -> None:
    page = opened("uncle")
    link = str(uw.watch("uncle", seats=2, seed=7, pot_chips=2).link)
    page.add_init_script(SEEN)
    page.goto(f"{page.url}?uw={quote(link)}")
    rendered(page)
    page.locator(".uw-table [data-k=pace]").click()
    page.wait_for_timeout(1_500)  # for what must not come: a table that came first would be gone by now
    expect(page.locator(".uw-masthead .standing")).to_have_text("2 players, game 7")
    expect(page.locator(".uw-table .pace-menu")).to_be_visible()  # the press was not lost
    assert page.evaluate("window.seen.size") == 1


def test_a_link_that_is_wrong_is_refused_in_a_sentence(opened: Opened) -> None:
    page = opened("uncle")
    asked(page)
    page.goto(f"{page.url}?uw=watch%20uncle%20step%3Dmany:")
    rendered(page)
    expect(page.locator(".uw-masthead [role=alert]")).to_contain_text("Expected a")
    chosen(page, "Watch")
    asked(page)  # what a plain address shows
    page.wait_for_load_state("networkidle")  # a page closed while it still starts says that it cannot send


@pytest.mark.every_text
def test_the_menu_is_accessible_and_fits(one: Opened, axe: Check, no_overflow: Check) -> None:
    page = one()
    menu(page)
    axe(page, ".uw-masthead", both=True)
    for width in (900, PHONE[0], 320):
        resized(page, width, 800)
        no_overflow(page)
        axe(page, ".uw-masthead", both=True)


@pytest.mark.full
def test_in_a_notebook_the_address_and_the_page_are_left_alone(lab_url: str, page: Page) -> None:
    run_the_first_cell(page, f"{lab_url}/index.ipynb", ".uw-gallery .hero svg.table")
    before = page.url, page.evaluate("[history.length, document.body.dataset.jpThemeLight]")
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(page.locator(".uw-gallery")).to_have_css("color-scheme", "dark")
    page.get_by_role("button", name="Watch The Man from U.N.C.L.E.").click()  # in the gallery's place
    page.wait_for_selector(".uw-table svg.table", timeout=60_000)
    expect(page.locator(".uw-gallery")).to_have_count(0)
    expect(page.locator(".uw-page")).to_have_count(1)  # the gallery's goes
    expect(page.locator(".uw-page")).to_have_css("background-color", DARK)
    dark(page, 3)
    tab(page, "Rules")
    tab(page, "Watch")
    page.wait_for_timeout(800)  # for what must not come
    assert (page.url, page.evaluate("[history.length, document.body.dataset.jpThemeLight]")) == before
    menu(page)
    expect(page.get_by_role("link", name="All games")).to_have_count(0)
