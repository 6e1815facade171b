"""The front door: what a visitor is asked, told and shown, and where each door leads."""

from collections.abc import Callable
from contextlib import suppress
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

import uncle_widgets as uw
from tests.browser.conftest import PHONE, answers, rendered
from tests.browser.waiting import box_of, resized
from uncle_widgets.games.plans import plan_of
from uncle_widgets.school.lesson_table import table_of

Opened = Callable[..., Page]
Check = Callable[..., None]
INSIDE = """(names) => names.every((name) => { const box = document.querySelector(name)?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight })"""
MOMENTS = uw.dashboard().teaser["moments"]


def guess(page: Page) -> Locator:
    return page.get_by_label("Your guess, out of 100")


def reveal(page: Page) -> Locator:
    return page.locator(".uw-gallery [data-k=reveal]")


def turn(page: Page, number: int) -> None:
    """Give a number and turn the cards over."""
    page.get_by_label("Or type a number out of 100").fill(str(number))
    reveal(page).click()
    expect(page.locator(".uw-gallery .answer")).to_be_visible()


def inside(page: Page, *selectors: str) -> None:
    """Each is wholly in the window, with nothing scrolled."""
    with suppress(TookTooLong):  # a page that was resized is laid out anew a frame or two later
        page.wait_for_function(INSIDE, arg=selectors, timeout=5_000)
    assert page.evaluate("scrollY") == 0
    size = page.viewport_size
    assert size
    for selector in selectors:
        box = box_of(page.locator(selector))
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= size["height"], f"{selector} ends at {box['y'] + box['height']:.0f}"


def test_the_goal_and_the_question_stand_beside_the_table(opened: Opened) -> None:
    page = opened("index")
    number = ("No", "One", "Two", "Three", "Four", "Five")[len(uw.GAMES)]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{number} family games, and the odds inside them.")
    expect(page.locator(".hero .sub")).to_contain_text("you make an UNCLE, worth one chip for each ten.")
    expect(page.locator(".hero h2")).to_contain_text(MOMENTS[0]["line"])
    table = page.locator(".hero svg.table")
    expect(table.locator(".card .front")).to_have_count(7)  # four on the pile, three in one's own hand
    expect(table.locator(".card .back")).to_have_count(3)


def test_nothing_is_told_before_a_number_is_given(opened: Opened) -> None:
    page = opened("index")
    expect(page.locator(".hero .said")).to_contain_text("Move the slider")
    expect(reveal(page)).to_have_attribute("aria-disabled", "true")
    reveal(page).click(force=True)
    guess(page).press("Enter")
    page.get_by_label("Or type a number out of 100").fill("101")
    page.get_by_label("Or type a number out of 100").press("Enter")
    page.wait_for_timeout(200)  # for what must not come
    expect(page.locator(".uw-gallery .answer")).to_have_count(0)
    expect(page.locator(".hero .card .back")).to_have_count(3)


def test_the_hidden_hand_is_turned_up_and_the_dots_are_filled(opened: Opened) -> None:
    page = opened("index")
    turn(page, 30)
    moment = MOMENTS[0]
    told = page.locator(".uw-gallery .told")
    expect(told).to_contain_text(f"About {moment['hundred']} out of 100 {moment['cases']} {moment['event']}")
    expect(told).to_contain_text(f"You guessed 30. The exact chance is {moment['exact']}.")
    expect(told).to_contain_text(f"This time: {moment['came']}")
    dots = page.locator(".uw-gallery .hundred circle:not(.twice)")
    yes = page.locator(".uw-gallery .hundred circle.yes")
    expect(dots).to_have_count(99)  # the guess stands in the place of one
    expect(yes).to_have_count(moment["hundred"] - 1)
    expect(page.locator(".hero .card.dealt .front")).to_have_count(3)
    expect(page.locator(".hero .card:not(.dealt) .back")).to_have_count(0)
    expect(page.locator(".hero svg.table .front")).to_have_count(11)
    expect(page.locator(".hero svg.table .whole")).to_have_count(1)  # the ring is closed


def test_by_keyboard_alone_from_moment_to_moment(opened: Opened) -> None:
    page = opened("index")
    guess(page).focus()
    for moment in MOMENTS[:3]:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".hero .said")).to_contain_text("51 out of 100")
        page.keyboard.press("Enter")
        expect(page.locator(".uw-gallery .told")).to_contain_text(moment["came"])
        expect(page.get_by_role("link", name=f"Why {moment['hundred']}?", exact=True)).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(reveal(page)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".hero h2")).to_contain_text(MOMENTS[3]["line"])


@pytest.mark.walk
def test_a_guess_and_its_answer_are_there_after_a_reload(opened: Opened) -> None:
    page = opened("index")
    turn(page, 30)
    page.get_by_role("button", name="Next question").click()
    guess(page).press("ArrowRight")
    page.reload()
    rendered(page)
    expect(page.locator(".hero h2")).to_contain_text(MOMENTS[1]["line"])
    expect(page.locator(".hero .said")).to_contain_text("51 out of 100")
    reveal(page).click()
    expect(page.locator(".uw-gallery .told")).to_contain_text("You guessed 51.")
    page.reload()
    rendered(page)
    expect(page.locator(".uw-gallery .told")).to_contain_text(
        f"You guessed 51. The exact chance is {MOMENTS[1]['exact']}."
    )
    expect(page.locator(".hero .card:not(.dealt) .back")).to_have_count(0)


def test_why_opens_that_very_position_with_the_guess(opened: Opened) -> None:
    page = opened("index", theme="dark")
    turn(page, 30)
    page.get_by_role("link", name=f"Why {MOMENTS[0]['hundred']}?").click()
    page.wait_for_url("**/uncle.ipynb?*")
    assert parse_qs(urlsplit(page.url).query)["theme"] == ["dark"]
    rendered(page)
    expect(page.locator(".uw-table").first).to_contain_text("Second pile, card 4.")
    panel = page.get_by_role("region", name="The question")
    expect(panel).to_contain_text("30.0%")
    expect(panel).to_contain_text(MOMENTS[0]["exact"])


def test_every_link_has_a_page_behind_it(opened: Opened) -> None:
    page = opened("index")
    turn(page, 50)
    links = page.locator(".uw-gallery a[href]")
    lessons = sum(len(kit.lessons) for kit in uw.GAMES.values())
    # watch, play, lessons, a notebook and three lines each; why; and of a lesson itself, its row for teachers in both
    # lists, its student page and its worksheet
    expect(links).to_have_count(7 * len(uw.GAMES) + 5 * lessons + 1)
    places = {urljoin(page.url, str(link.get_attribute("href"))) for link in links.all()}
    for place in sorted({urlsplit(place).path: place for place in sorted(places)}.values()):
        assert answers(place, patience=60), place


def test_a_door_leads_to_its_room(opened: Opened) -> None:
    page = opened("index")
    page.get_by_role("link", name="Play UNO").click()
    page.wait_for_url("**/uno.ipynb?*")  # the gallery is drawn too
    rendered(page)
    expect(page.get_by_role("tab", name="Play")).to_have_attribute("aria-selected", "true")


@pytest.mark.every_text(100)
def test_all_of_the_question_is_in_one_view(opened: Opened, no_overflow: Check) -> None:
    page = opened("index")
    for width, height in ((1280, 800), (1366, 768), (1920, 1080)):
        resized(page, width, height)
        inside(page, ".hero h1", ".hero svg.table", ".hero h2", ".hero .rng", "[data-k=reveal]")
        no_overflow(page)
        turn(page, 30)
        inside(page, ".hero h1", ".hero svg.table", ".uw-gallery .answer", "[data-k=why]", "[data-k=next]")
        page.get_by_role("button", name="Next question").click()


@pytest.mark.every_text(100)
def test_on_a_phone_the_table_the_slider_and_the_button_are_in_one_view(
    opened: Opened, no_overflow: Check
) -> None:
    page = opened("index", size=PHONE)
    inside(page, ".hero h1", ".hero svg.table", ".hero h2", ".hero .rng", "[data-k=reveal]")
    no_overflow(page)
    resized(page, 320, 700)
    no_overflow(page)
    turn(page, 30)
    no_overflow(page)


def test_the_gallery_is_accessible(opened: Opened, axe: Check) -> None:
    page = opened("index")
    axe(page, both=True)
    turn(page, 30)
    expect(page.locator(".hero .card:not(.dealt) .back")).to_have_count(0)
    axe(page, both=True)
    resized(page, *PHONE)
    axe(page, both=True)


def test_all_lessons_are_a_press_away_and_those_gone_through_are_filled(
    opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("index")
    page.evaluate("localStorage.setItem('uncle_widgets.lesson.uncle 2', '1')")
    page.reload()
    rendered(page)
    page.locator("[data-k='to.Lessons']").click()
    expect(page.get_by_role("tab", name="Lessons")).to_be_focused()
    assert page.evaluate("scrollY") == 0
    expect(page.locator(".lessons .done")).to_have_text(
        ["2What do you give the next player?, finished13+, 12 min"]
    )
    expect(page.locator(".lessons li")).to_have_count(sum(len(kit.lessons) for kit in uw.GAMES.values()))
    told(page, "find.lessons").fill("showdown long")
    expect(page.locator(".lessons li")).to_have_count(1)
    expect(page.locator(".lessons [role=status]")).to_have_text("1 lesson")
    told(page, "find.lessons").fill("zebra")
    expect(page.locator(".lessons [role=status]")).to_contain_text("No lesson matches.")
    axe(page)
    told(page, "find.lessons").fill("")
    axe(page, both=True)
    for size in (PHONE, (320, 700)):
        resized(page, *size)
        no_overflow(page)
    axe(page)
    page.locator(".lessons .to", has_text="Who wins a long showdown?").click()
    page.wait_for_url("**/mr_t.ipynb?*")
    rendered(page)
    expect(page.locator(".uw-panel .goal h2")).to_contain_text("Who wins a long showdown?")


def test_a_line_of_what_one_will_learn_opens_its_lesson(opened: Opened) -> None:
    page = opened("index")
    page.locator("[data-k='learn.uno.1']").click()
    page.wait_for_url("**/uno.ipynb?*")
    rendered(page)
    expect(page.locator(".uw-panel .goal h2")).to_contain_text("Is that Draw Four a bluff?")


def told(page: Page, key: str) -> Locator:
    return page.locator(f".uw-gallery [data-k='{key}']")


def test_a_teacher_finds_pages_sheets_and_quizzes_in_one_row_by_keyboard(
    opened: Opened, axe: Check, no_overflow: Check
) -> None:
    page = opened("index", theme="dark")
    lesson = table_of(uw.GAMES["uncle"], plan_of(uw.GAMES["uncle"], 1))
    assert lesson.rows[0].say not in page.content()
    page.get_by_role("tab", name="Games").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Teach")).to_be_focused()
    expect(page.locator(".hero")).to_be_hidden()
    axe(page)
    for size in (PHONE, (1280, 800)):
        resized(page, *size)
        no_overflow(page)
    for name, start in (("quiz.uncle.1", "::uncle lesson 1"), ("notebook.uncle.1", "{")):
        with page.expect_download() as got:
            told(page, name).press("Enter")
        text = got.value.path().read_text("utf-8")
        assert text.startswith(start), text[:60]
    told(page, "page.uncle.1").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator(".teachers-page")).to_contain_text("Aim. Students work out")
    rows = page.locator(".positions tbody tr")
    expect(rows).to_have_count(len(lesson.rows))
    assert lesson.rows[0].say not in page.content(), "answers are folded"
    told(page, "show.2").press("Enter")
    expect(rows.nth(1)).to_contain_text(lesson.rows[1].say)
    expect(rows.nth(0)).not_to_contain_text(lesson.rows[0].say)
    told(page, "answers").press("Enter")
    for at, row in enumerate(lesson.rows):
        expect(rows.nth(at)).to_contain_text(f"{row.answer} {row.unit}")
    axe(page)
    for size in (PHONE, (1280, 800)):
        resized(page, *size)
        no_overflow(page)
    page.go_back()
    expect(told(page, "page.uncle.1")).to_be_focused()
    told(page, "notebook.uncle.4").click()
    page.wait_for_url("**/classroom/uncle_predict.ipynb?theme=dark")
