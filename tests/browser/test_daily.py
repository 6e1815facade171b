"""The position of the day at the gallery's front: guessed, answered, worked out, and kept for a row of seven days."""

import json
from collections.abc import Callable
from datetime import datetime
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import uncle_widgets as uw
from tests.browser.bridge import Bridge
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.waiting import box_of, resized
from tests.widgets.wire import hear
from uncle_widgets.probability.show import of_hundred
from uncle_widgets.school.daily import daily
from uncle_widgets.site.served import Part, file_of, parts
from uncle_widgets.site.serving import made

Check = Callable[..., None]
HOST, MARK = "http://127.0.0.1:9", "test"
HOME = f"{HOST}/site/index.html"
TODAY = "2026-12-11"
"""A day of U.N.C.L.E., whose steps can be worked out."""
KEPT = "uncle_widgets.kept days"
DEAF = 450
REFUSED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });"""


@cache
def written(path: str) -> bytes | None:
    """A file of the pages, as the server writes it."""
    part = parts(MARK).get(path)
    return made(part, MARK) if part else None


def give(route: Route) -> None:
    body = written(urlsplit(route.request.url).path.removeprefix("/site/"))
    kind = "text/html" if route.request.url.endswith(".html") else "application/octet-stream"
    route.fulfill(status=200 if body is not None else 404, content_type=kind, body=body or b"")


@pytest.fixture
def front(new_page: NewPage) -> Callable[..., Page]:
    """`front(TODAY, size=PHONE, days={...})`: the gallery on that day, of a device that has kept those days."""

    def show(
        today: str = TODAY,
        size: tuple[int, int] = DESKTOP,
        days: Any = None,
        script: str = "",
        **options: Any,
    ) -> Page:
        page = new_page(size, **options)
        page.route(f"{HOST}/**", give)
        if script:
            page.add_init_script(script)
        page.clock.install(time=datetime.fromisoformat(f"{today}T10:00:00" if "T" not in today else today))
        if days is not None:
            page.route(f"{HOST}/blank", lambda route: route.fulfill(body="<p>", content_type="text/html"))
            page.goto(f"{HOST}/blank")  # what is kept is kept by the host
            told = days if isinstance(days, str) else json.dumps(days)
            page.evaluate("([name, text]) => localStorage.setItem(name, `1 ${text}`)", [KEPT, told])
        page.goto(HOME)
        expect(page.locator(".day h2")).to_be_visible()
        return page

    return show


Front = Callable[..., Page]


def key(page: Page, name: str) -> Locator:
    return page.locator(f"[data-k='{name}']")


def guess(page: Page, number: str, sure: str = "") -> None:
    page.locator(".day .bignum").fill(number)
    if sure:
        page.get_by_role("button", name=sure).click()
    key(page, "reveal").click()
    expect(page.locator(".day .verdict")).to_be_visible()
    page.clock.run_for(DEAF)


def day(close: bool, sure: str = "", position: str = "other", number: str = "40") -> dict[str, Any]:
    return {"number": number, "sure": sure, "close": close, "position": position, "steps": []}


def exact(today: str = TODAY) -> int:
    return of_hundred(daily(today[5:])[1].posed.number)


def marks(page: Page) -> list[str]:
    return [str(one.get_attribute("data-mark")) for one in page.locator(".band [data-mark]").all()]


def kept(page: Page) -> Any:
    text: str = page.evaluate("(name) => localStorage.getItem(name)", KEPT)
    return json.loads(text.partition(" ")[2])


def test_the_front_says_what_one_does_here_and_where_a_class_is_started(front: Front) -> None:
    page = front()
    expect(page.locator("header.house > b")).to_have_text("Uncle Widgets")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("Watch a game. Guess the odds. See why.")
    begin = page.get_by_role("link", name="Start a class")
    assert str(begin.get_attribute("href")).startswith("class.html")
    for width, height in (DESKTOP, (1280, 720), PHONE, (320, 700)):
        resized(page, width, height)
        for sentence in title.locator("span").all():
            size = float(sentence.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)"))
            assert box_of(sentence)["height"] < 1.5 * size, "a sentence is broken"
        expect(begin).to_be_in_viewport()


def test_five_doors_are_in_view_each_with_a_question_its_name_and_three_ways(front: Front) -> None:
    page = front()
    doors = page.locator(".door")
    expect(doors).to_have_count(len(uw.GAMES))
    for kit, door in zip(uw.GAMES.values(), doors.all(), strict=True):
        _, asks, concept = kit.learn[0]
        expect(door.locator("p")).to_have_text(asks)
        expect(door.locator("small")).to_have_text(concept)
        expect(door.locator(".btn")).to_have_text(["Watch", "Play", "Lessons"])
        assert box_of(door)["y"] + box_of(door)["height"] <= DESKTOP[1]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_guess_is_answered_with_dots_and_a_verdict(front: Front, size: tuple[int, int]) -> None:
    page = front(size=size)
    assert exact() == 50
    reveal = key(page, "reveal")
    place = box_of(reveal)
    expect(reveal).to_have_attribute("aria-disabled", "true")
    reveal.click(force=True)
    expect(page.get_by_role("alert")).to_have_text("Move the slider, or type a number.")
    page.locator(".day .bignum").fill("20")
    assert box_of(reveal) == place, "the button has moved"
    expect(page.locator(".day .sure [aria-pressed=true]")).to_have_count(0)
    reveal.dblclick()
    verdict = page.locator(".day .verdict")
    expect(verdict).to_have_text("You guessed 20. It's 50.")
    expect(verdict).to_be_focused()
    expect(page.locator(".day .told")).to_contain_text("30 too low. Four small steps show where 50 comes from.")
    expect(page.locator(".hundred circle.yes")).to_have_count(49)  # the guess stands in the place of one
    expect(page.locator(".hundred circle.no")).to_have_count(50)
    expect(key(page, "work")).to_have_class("btn call")
    key(page, "work").click()  # too soon after the answer
    expect(page.locator(".work")).to_have_count(0)
    assert marks(page) == ["none"] * 6 + ["far"]
    expect(page.locator(".counted")).to_have_text("You were not close on the one day you played.")
    assert {name: kept(page)[TODAY][name] for name in ("number", "sure", "close")} == {
        "number": "20", "sure": "", "close": False,
    }  # fmt: skip


def test_a_close_guess_leads_on_to_the_lesson(front: Front) -> None:
    page = front()
    guess(page, "47", "Certain")
    expect(page.locator(".day .verdict")).to_have_text("Close: 3 too low.")
    expect(key(page, "work")).to_have_class("btn")
    lesson = key(page, "day.lesson")
    expect(lesson).to_have_class("btn call")
    expect(lesson).to_have_text("Lesson: Is a ten due?")
    assert str(lesson.get_attribute("href")).startswith("uncle.html?")
    assert kept(page)[TODAY]["sure"] == "know"
    key(page, "forms").click()
    expect(page.locator(".forms p")).to_contain_text("%")


def test_it_is_worked_out_step_by_step_and_the_first_guess_stays(front: Front) -> None:
    page = front()
    guess(page, "20")
    before = {name: value for name, value in kept(page)[TODAY].items() if name != "steps"}
    key(page, "work").click()
    asks = daily(TODAY[5:])[1].posed.derivation.asked
    expect(page.locator(".smallq h4")).to_have_text(asks[0].words)
    key(page, "step").fill("1")
    key(page, "step").press("Enter")
    expect(page.locator(".smallq .no")).to_contain_text("Not 1. Look at what is lit up on the table.")
    expect(page.locator(".hero-table .lit").first).to_be_attached()
    key(page, "step").fill(str(asks[0].number))
    key(page, "step.check").click()
    expect(page.locator(".smallq h4")).to_have_text(asks[1].words)
    page.reload()
    expect(page.locator(".day .verdict")).to_have_text("You guessed 20. It's 50.")  # the same sitting
    page.clock.run_for(DEAF)
    key(page, "work").click()
    expect(page.locator(".smallq h4")).to_have_text(asks[1].words)
    for _ in asks[1:]:
        key(page, "work.show").click()
    expect(page.locator(".fin")).to_contain_text("You guessed 20. It's 50.")
    key(page, "work.back").click()
    expect(page.locator(".day .verdict")).to_be_focused()
    after = kept(page)[TODAY]
    assert {name: value for name, value in after.items() if name != "steps"} == before
    assert after["steps"][:2] == [[0, "1"], [0, str(asks[0].number)]]


def test_on_a_phone_the_table_and_the_step_are_seen_together(front: Front) -> None:
    page = front(size=PHONE)
    guess(page, "20")
    key(page, "work").click()
    for _ in range(3):
        expect(page.locator(".smallq h4")).to_be_in_viewport(ratio=1)
        table = box_of(page.locator(".picture-of"))
        assert table["y"] >= 0
        assert box_of(page.locator(".smallq"))["y"] >= table["y"] + table["height"] - 1
        key(page, "work.show").click()


def test_a_past_day_opens_its_position_and_answer(front: Front) -> None:
    page = front()
    guess(page, "20")
    key(page, "day.2026-12-09").click()
    asked = daily("12-09")[1].posed.words
    expect(page.locator(".day h2")).to_contain_text(asked.split(". ")[-1])
    expect(page.locator(".day .verdict")).to_have_text(
        f"You didn't play on Wednesday. The answer is {exact('2026-12-09')}."
    )
    expect(key(page, "day.2026-12-09")).to_have_attribute("aria-current", "date")
    expect(page.locator(".day .bignum")).to_have_count(0)
    key(page, "day.today").click()
    expect(page.locator(".day .verdict")).to_have_text("You guessed 20. It's 50.")
    page.clock.set_fixed_time(datetime.fromisoformat("2026-12-13T09:00:00"))
    page.reload()
    key(page, "resume").click()
    expect(key(page, f"day.{TODAY}")).to_have_attribute("aria-label", "Friday, 11 December: not close")
    key(page, f"day.{TODAY}").click()
    expect(page.locator(".day .verdict")).to_have_text("You guessed 20. It's 50.")


def test_days_that_are_kept_wait_until_somebody_says_whose_they_are(front: Front, axe: Check) -> None:
    days = {f"2026-12-{number:02}": day(number % 2 == 0) for number in range(4, 11)}
    page = front(days=days)
    offer = page.locator(".offer")
    expect(offer).to_contain_text("Continue, or start as a new student?")
    expect(page.locator(".band")).to_have_count(0)
    expect(page.locator(".day .bignum")).to_have_count(0)
    axe(page, both=True)
    page.reload()
    expect(offer).to_have_count(1)
    key(page, "resume").click()
    assert marks(page) == ["far", "close", "far", "close", "far", "close", "today"]
    expect(page.locator(".counted")).to_have_text("You were close on 3 of the 6 days you played.")
    guess(page, "50")
    expect(page.locator(".counted")).to_have_text("You were close on 4 of the 7 days you played.")
    page.clock.fast_forward("10:00")
    page.goto("about:blank")
    page.goto(HOME)
    key(page, "forget").click()
    expect(page.locator(".day .bignum")).to_be_visible()
    assert marks(page) == ["none"] * 6 + ["today"]
    assert page.evaluate("(name) => localStorage.getItem(name)", KEPT) is None


def test_where_a_page_may_keep_nothing_the_day_is_played_all_the_same(front: Front) -> None:
    page = front(script=REFUSED)
    guess(page, "20", "Certain")
    assert marks(page)[-1] == "far"
    page.reload()
    expect(page.locator(".day .bignum")).to_be_visible()
    assert marks(page)[-1] == "today"


@pytest.mark.parametrize("broken", ["{", "[]", '{"2026-12-10":{"number":4}}', "\u0000"])
def test_what_cannot_be_read_is_no_day(front: Front, broken: str) -> None:
    page = front(days=broken)
    key(page, "resume").click()
    assert marks(page) == ["none"] * 6 + ["today"]
    guess(page, "20")
    assert [*kept(page)] == [TODAY]


def test_at_midnight_another_position_comes(front: Front) -> None:
    page = front("2026-12-10T23:59:30")
    expect(page.locator(".when")).to_contain_text("Thursday, 10 December")
    page.clock.run_for(60_000)
    expect(page.locator(".when")).to_contain_text("Friday, 11 December")
    expect(page.locator(".day h2")).to_have_text("How likely is it that B has a 1?")


def test_a_guess_that_is_begun_before_midnight_is_finished_after_it(front: Front) -> None:
    page = front(f"{TODAY}T23:59:30")
    page.locator(".day .bignum").fill("20")
    page.clock.run_for(60_000)
    expect(page.locator(".when")).to_contain_text("Friday, 11 December")
    expect(page.locator(".day .bignum")).to_have_value("20")
    assert marks(page) == ["none"] * 6 + ["today"]
    key(page, "reveal").click()
    expect(page.locator(".day .verdict")).to_have_text("You guessed 20. It's 50.")
    assert marks(page) == ["none"] * 5 + ["far", "today"]
    assert [*kept(page)] == [TODAY]
    key(page, "day.today").click()
    expect(page.locator(".when")).to_contain_text("Saturday, 12 December")
    expect(page.locator(".day .bignum")).to_have_value("")


def test_a_clock_that_is_set_back_shows_the_day_it_says(front: Front) -> None:
    page = front(days={TODAY: day(True), "2026-12-10": day(False)})
    page.clock.set_fixed_time(datetime.fromisoformat("2026-12-10T12:00:00"))
    page.reload()
    key(page, "resume").click()
    assert marks(page) == ["none"] * 6 + ["far"]
    expect(page.locator(".counted")).to_have_text("You were not close on the one day you played.")


def test_guesses_so_far_need_three_of_a_level(front: Front) -> None:
    days = {f"2026-12-0{number}": day(number > 1, "know") for number in (1, 2)}
    page = front(days=days)
    key(page, "resume").click()
    expect(key(page, "sofar")).to_have_count(0)
    guess(page, "50", "Certain")
    key(page, "sofar").click()
    expect(page.locator(".sures p")).to_have_text("When you were certain you were close 2 times out of 3.")
    expect(page.locator(".sures li")).to_have_text(["Certain2 of 3 close"])


def test_a_position_that_does_not_come_can_be_asked_for_again(lone_page: Page) -> None:
    page, down = lone_page, [True]

    def give_or_not(route: Route) -> None:
        if down[0] and "/daily/" in route.request.url:
            route.fulfill(status=404)
        else:
            give(route)

    page.route(f"{HOST}/**", give_or_not)
    page.clock.install(time=datetime.fromisoformat(f"{TODAY}T10:00:00"))
    page.goto(HOME)
    expect(page.locator(".coming")).to_contain_text("The position didn't load.")
    expect(page.locator(".door").first).to_be_visible()
    down[0] = False
    key(page, "day.again").click()
    expect(page.locator(".day h2")).to_be_visible()


def test_in_a_cell_python_gives_the_position(page: Page) -> None:
    page.clock.install(time=datetime.fromisoformat(f"{TODAY}T10:00:00"))
    gallery, sent = uw.dashboard(), list[Any]()
    gallery.front.send = lambda content, **_: sent.append(content)
    shown = Bridge(page, "gallery", gallery.front)
    shown.show()
    (asked,) = page.evaluate("models[0].told")
    assert asked == {"kind": "daily", "date": TODAY[5:]}
    hear(gallery.front, asked)
    page.evaluate("(message) => models[0].hear(message)", json.loads(json.dumps(sent[0])))
    expect(page.locator(".day h2")).to_have_text("How likely is it that B has a 1?")
    guess(page, "1/5")
    expect(page.locator(".day .verdict")).to_have_text("You guessed 20. It's 50.")
    page.get_by_role("button", name="Start a class").click()
    expect(page.get_by_role("tab", name="Teach")).to_have_attribute("aria-selected", "true")


@pytest.mark.every_text(100)
def test_it_is_accessible_and_fits_in_all_its_states(front: Front, axe: Check, no_overflow: Check) -> None:
    days = {f"2026-12-0{number}": day(number > 6, "know") for number in range(5, 9)}
    page = front(days=days)
    key(page, "resume").click()
    key(page, "sofar").click()

    def look() -> None:
        for size in (DESKTOP, (1280, 720), PHONE, (320, 700)):
            resized(page, *size)
            no_overflow(page)
        axe(page, both=True)
        resized(page, *DESKTOP)
        axe(page, both=True)

    look()
    guess(page, "20", "Certain")
    look()
    key(page, "work").click()
    key(page, "step").fill("1")
    key(page, "step").press("Enter")
    look()
    for _ in range(4):
        key(page, "work.show").click()
    look()
    key(page, "day.2026-12-09").click()
    look()


@pytest.mark.parametrize("today", ["2026-12-07", "2026-12-12", "2026-12-05", "2026-12-08"])
def test_each_games_table_is_seen_whole(front: Front, today: str, no_overflow: Check) -> None:
    page = front(today)
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        table = page.locator(".hero-table svg.table")
        expect(table).to_be_visible()
        box, hero = box_of(table), box_of(page.locator(".hero"))
        assert box["width"] > 250
        assert box["height"] > 200
        assert box["x"] + box["width"] <= hero["x"] + hero["width"] + 1
        no_overflow(page)


def test_the_files_of_the_days_are_small_and_none_lies_in_the_page() -> None:
    home = written("index.html")
    assert home
    assert len(home) < 14_000
    for month in range(1, 13):
        made_of = written(file_of(Part("daily", name=f"{month:02}"), MARK))
        assert made_of
        assert len(made_of) < 45_000
