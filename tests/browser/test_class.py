"""A class by hands, on the page in front: a plain host of files, no kernel, no phone, no network after loading."""

import csv
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import sites
from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, hosted
from tests.browser.phones import Phone
from tests.browser.soaked import soaked
from tests.browser.test_lost import kernel_of, kill
from tests.browser.waiting import becomes, frames, resized
from uncle_widgets.games import GAMES
from uncle_widgets.games.plans import plans

Check = Callable[..., None]
SPLIT = "90 x4, 40 x2, 9, 10, 16, 5"
"""Ten numbers to the first position of lesson 1, whose answer is 9 of 100."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosted(sites.site(tmp_path_factory.mktemp("site"), games=["uncle"], lessons=(1, 2, 3, 4))) as url:
        yield f"{url}/"


@pytest.fixture
def wall(site: str, page: Page) -> Page:
    """The page in front of a class of ten, at its door."""
    page.goto(f"{site}class.html?uw={quote('class/2 uncle lesson=1:')}")
    stands(page, "door")
    key(page, "size").fill("10")
    key(page, "size").press("Tab")
    expect(key(page, "class")).to_have_text("Class: 10")
    return page


def key(page: Page, name: str):  # type: ignore[no-untyped-def]
    return page.locator(f".uw-wall [data-k='{name}']").first


def stands(page: Page, to: str) -> None:
    expect(page.locator(".uw-wall")).to_have_attribute("data-to", to)


def pressed(page: Page, name: str, to: str = "") -> None:
    """Press it as soon as it hears, and wait for the state that follows."""
    page.wait_for_timeout(420)  # the page is deaf for 400 ms after a change
    key(page, name).click()
    if to:
        stands(page, to)


def said(page: Page) -> str:
    return page.locator(".w-low h2").inner_text()


def says(page: Page, numbers: str) -> None:
    key(page, "list").fill(numbers)
    key(page, "list").press("Enter")
    expect(key(page, "list")).to_have_value("")


def states(page: Page) -> Iterator[str]:
    """From the door through the first position to the end, state by state."""
    yield "door"
    pressed(page, "main", "ask")
    says(page, SPLIT)
    yield "ask"
    pressed(page, "hold", "held")
    yield "held"
    pressed(page, "talk", "talk")
    yield "talk"
    pressed(page, "main", "ask")
    yield "again"
    says(page, SPLIT)
    pressed(page, "main", "shown")
    yield "shown"
    pressed(page, "main", "why")
    pressed(page, "main", "why")
    yield "why"
    pressed(page, "deal", "deal")
    pressed(page, "main", "deal")
    yield "deal"
    pressed(page, "class")
    key(page, "end").click()
    stands(page, "end")
    yield "end"


def brought(page: Page, state: str) -> None:
    """From the door to this state of the first position."""
    next(one for one in states(page) if one == state)


@pytest.mark.walk
def test_a_whole_lesson_is_done_by_hands_with_a_presenter_and_number_keys(wall: Page) -> None:
    """Ten positions, ten numbers each, press by press: digits, Tab and Enter, letters, and what a presenter sends."""
    page, begun, presses = wall, time.monotonic(), 0
    wanted: list[tuple[int, int, int]] = []

    def press(what: str) -> None:
        nonlocal presses
        presses += 1
        page.keyboard.press(what)

    def tabbed(name: str) -> None:
        while page.evaluate("document.activeElement.dataset.k") != name:
            press("Tab")
            assert presses < 13 * of + 20, name
        page.wait_for_timeout(420)
        press("Enter")

    def onward(to: str, what: str = "PageDown") -> None:
        page.wait_for_timeout(420)
        press(what)
        stands(page, to)
        assert page.evaluate("document.activeElement.matches('.uw-wall :focus-visible')"), to

    page.emulate_media(reduced_motion="reduce")
    of = len(plans(GAMES["uncle"])[0].picks)
    page.wait_for_function("document.activeElement?.dataset.k")
    tabbed("main")
    stands(page, "ask")
    for at in range(of):
        expect(page.locator(".w-trail .here")).to_have_text(str(at + 1))
        for digit in "4455623619"[at:] + "4455623619"[:at]:
            press(digit)
            wanted.append((at + 1, 1, 10 * int(digit)))
        expect(page.locator(".w-low h2")).to_have_text("10 of 10 have answered.")
        if at == 1:
            tabbed("hold")
            stands(page, "held")
            onward("ask", "a")
            for _ in range(10):
                press("5")
                wanted.append((2, 2, 50))
        if key(page, "beside").count() or "Go to position" in key(page, "main").inner_text():
            onward("ask")  # of a pair both are said before either is shown
            continue
        onward("shown", "ArrowRight")
        expect(page.locator(".w-low svg.heaps")).to_contain_text("answer")
        page.wait_for_timeout(420)
        press("n")
        stands(page, "ask" if at + 1 < of else "end")
    took = time.monotonic() - begun
    expect(page.locator(".w-field h2")).to_contain_text(f"at {of} positions")
    with page.expect_download() as waiting:
        page.wait_for_timeout(420)
        press("Enter")
    rows = list(csv.DictReader(Path(waiting.value.path()).read_text("utf-8").splitlines()))
    got = [(int(row["position"]), int(row["vote"]), round(float(row["said"]))) for row in rows]
    assert sorted(got) == sorted(wanted)
    assert {"one", "nearness"} <= {row["kind"] for row in rows}
    deaf = 0.42 * (2 * of + 4)
    print(f"A lesson by hands: {presses} presses in {took:.1f} s, {deaf:.1f} of them deaf.")
    assert presses < 13 * of + 20


VOTING = """() => { window.counts = []; const live = document.querySelector(".uw-wall > [aria-live]");
    new MutationObserver(() => { if (/answered/.test(live.textContent)) window.counts.push(
        [live.textContent, document.querySelector(".w-low h2").textContent]); }).observe(live, { childList: true });
    window.votes = setInterval(() => document.querySelector("[data-k='band.4']")?.click(), 90); }"""
"""A number every 90 ms, as phones bring them; what is spoken of them is noted beside what is seen then."""


def test_the_main_button_hears_while_numbers_come_in(wall: Page) -> None:
    """Its label counts who is missing; only another action makes it ignore clicks for a moment."""
    key(wall, "size").fill("60")
    key(wall, "size").press("Tab")
    expect(key(wall, "class")).to_have_text("Class: 60")
    pressed(wall, "main", "ask")
    says(wall, "40 x41")
    wall.evaluate(VOTING)
    wall.wait_for_timeout(600)
    expect(key(wall, "main")).to_contain_text(re.compile(r"^Reveal \(1?\d still missing\)$"))
    key(wall, "main").evaluate("(node) => node.click()")
    stands(wall, "shown")
    wall.evaluate("clearInterval(window.votes)")


def test_the_count_that_is_spoken_is_the_count_that_is_seen(wall: Page) -> None:
    pressed(wall, "main", "ask")
    wall.evaluate(VOTING.replace("90", "400"))
    wall.wait_for_function(
        "window.counts.length > 0 && window.counts.at(-1)[0].startsWith('10 of')", timeout=30_000
    )
    counts = wall.evaluate("window.counts")
    assert all(spoken == seen for spoken, seen in counts), counts


@pytest.mark.parametrize("how", ["PageDown", "r", "click"])
def test_revealing_while_many_are_missing_asks_once(wall: Page, how: str) -> None:
    """Many: a third or more, or all of them. A double press is no answer to the question."""
    told = wall.locator(".w-bar [role=status]")

    def reveals(how: str) -> None:
        if how == "click":
            key(wall, "main").click()
        else:
            wall.keyboard.press(how)

    pressed(wall, "main", "ask")
    expect(key(wall, "main")).to_have_text("Reveal (10 still missing)")
    wall.wait_for_timeout(420)
    reveals(how)
    expect(told).to_have_text("Nobody has answered yet. Press again to reveal anyway.")
    expect(key(wall, "main")).to_have_text("Reveal anyway")
    reveals(how)
    wall.wait_for_timeout(420)
    stands(wall, "ask")
    assert wall.locator(".exact").count() == 0
    says(wall, "40 x6")
    pressed(wall, "hold", "held")
    wall.wait_for_timeout(420)
    if how == "click":
        key(wall, "reveal" if key(wall, "reveal").count() else "main").click()
    else:
        wall.keyboard.press("r")
    stands(wall, "shown")


def test_revealing_while_few_are_missing_asks_nothing(wall: Page) -> None:
    pressed(wall, "main", "ask")
    says(wall, "40 x7")
    expect(key(wall, "main")).to_have_text("Reveal (3 still missing)")
    pressed(wall, "main", "shown")


def test_paging_from_the_door_reveals_nothing_without_asking(wall: Page) -> None:
    for _ in range(2):
        wall.wait_for_timeout(420)
        wall.keyboard.press("PageDown")
    stands(wall, "ask")
    expect(wall.locator(".w-bar [role=status]")).to_contain_text("Nobody has answered yet.")


def test_a_class_of_before_is_offered_covered(wall: Page, no_overflow: Check, axe: Check) -> None:
    """A rehearsal left position 1 revealed. Whoever starts a class again sees nothing of it until it is chosen."""
    brought(wall, "shown")
    wall.goto("about:blank")
    wall.go_back()
    offer = wall.locator(".w-field")
    expect(offer).to_contain_text("Continue, or start over?")
    expect(offer).to_contain_text("It got to position 1 of 10, with 20 answers.")
    seen = wall.locator(".uw-wall").inner_text()
    assert not re.search(r"8\.6|\b90\b|exact|close", seen), seen
    assert wall.locator(".student, .w-trail .done").count() == 0
    no_overflow(wall)
    axe(wall, both=True)
    wall.wait_for_timeout(420)
    for press in ("PageDown", "ArrowRight", "PageDown"):  # a presenter pages: that chooses nothing
        wall.keyboard.press(press)
        stands(wall, "door")
    expect(wall.locator(".w-bar [role=status]")).to_contain_text("Choose first")
    key(wall, "spot.2").click()
    stands(wall, "door")
    with wall.expect_download():
        pressed(wall, "save")
    pressed(wall, "main", "shown")
    expect(wall.locator(".student")).to_have_count(20)
    wall.reload()  # of a class that is seen nothing has to be covered
    stands(wall, "shown")
    wall.goto("about:blank")
    wall.go_back()
    pressed(wall, "over", "door")
    expect(offer).to_contain_text("Continue, or start over?")
    key(wall, "over").click()
    expect(offer).to_contain_text("Everyone writes down a guess")
    wall.reload()
    expect(offer).to_contain_text("Everyone writes down a guess")


def looks(page: Page, to: str) -> list[str]:
    """What it says, and what is kept."""
    kept = page.evaluate(
        "Object.entries(localStorage).filter(([k]) => k.startsWith('uncle_widgets.class')).sort().join()"
    )
    return [said(page) if to not in ("door", "end", "talk") else "", key(page, "main").inner_text(), kept]


def test_a_reload_in_any_state_loses_nothing(wall: Page) -> None:
    for state in states(wall):
        to = "ask" if state == "again" else state
        before = looks(wall, to)
        wall.reload()
        stands(wall, to)
        assert looks(wall, to) == before, state


def test_a_class_begins_anew_when_it_is_asked_twice(wall: Page) -> None:
    brought(wall, "shown")
    pressed(wall, "class")
    key(wall, "anew").click()
    stands(wall, "shown")
    expect(key(wall, "anew")).to_contain_text("delete all answers")
    key(wall, "anew").click()
    stands(wall, "door")
    expect(key(wall, "class")).to_have_text("Class: 10")
    wall.reload()
    stands(wall, "door")


def test_what_was_said_lies_covered_until_it_is_revealed(wall: Page) -> None:
    pressed(wall, "main", "ask")
    before = wall.locator(".w-bands").inner_text()
    for k in (6, 6, 2):
        key(wall, f"band.{k}").click()
    says(wall, "45, 50")
    expect(wall.locator(".w-low h2")).to_have_text("5 of 10 have answered.")
    assert wall.locator(".w-bands").inner_text() == before
    key(wall, "counts.1").click()
    expect(key(wall, "band.6")).to_have_text(re.compile(r"60\s*2"))
    key(wall, "counts.0").click()
    key(wall, "less").click()
    key(wall, "band.6").click()
    expect(wall.locator(".w-low h2")).to_have_text("4 of 10 have answered.")
    pressed(wall, "hold", "held")
    assert "60" not in wall.locator(".w-low h2, .w-low p").all_inner_texts()
    assert wall.locator(".student").count() == 0
    pressed(wall, "reveal" if key(wall, "reveal").count() else "main", "held")  # six of ten are missing
    pressed(wall, "reveal" if key(wall, "reveal").count() else "main", "shown")
    expect(wall.locator(".student")).to_have_count(4)


def test_what_cannot_be_read_is_refused_in_a_sentence_and_changes_nothing(wall: Page) -> None:
    pressed(wall, "main", "ask")
    told = wall.locator(".w-bar [role=status]")
    for text, sentence in (
        ("sixty", "Type numbers such as 60 x4, 45, not 'sixty'."),
        ("140", "Use a number from 0 to 100 (out of 100), not 140."),
        ("30,20", "Is 30,20 one number or two?"),
        ("60 x11", "Only 10 of 10 students haven't answered, so you can't add 11."),
    ):
        key(wall, "list").fill(text)
        key(wall, "add").click()
        expect(told).to_contain_text(sentence)
        expect(key(wall, "list")).to_have_value(text)
        expect(wall.locator(".w-low h2")).to_have_text("0 of 10 have answered.")


def test_keys_act_once_where_they_may(wall: Page) -> None:
    pressed(wall, "main", "ask")
    says(wall, SPLIT)
    wall.wait_for_timeout(420)
    key(wall, "main").focus()
    wall.keyboard.press("PageDown")
    wall.keyboard.press("PageDown")  # a presenter pressed twice: the page is deaf for a moment
    stands(wall, "shown")
    wall.wait_for_timeout(420)
    wall.locator(".w-sheet h2").click()
    wall.keyboard.press("d")  # a letter does nothing but in the bar
    stands(wall, "shown")
    wall.keyboard.press("PageDown")
    stands(wall, "why")
    wall.wait_for_timeout(420)
    wall.keyboard.press("PageDown")
    expect(wall.locator(".w-steps [aria-current] i")).to_have_text("b")
    for _ in range(2):
        wall.wait_for_timeout(420)
        wall.keyboard.press("PageUp")
    stands(wall, "shown")
    wall.wait_for_timeout(420)
    key(wall, "main").focus()
    wall.keyboard.press("d")
    stands(wall, "deal")
    wall.wait_for_timeout(420)
    wall.evaluate("document.activeElement.blur()")
    wall.keyboard.press("ArrowLeft")  # nothing has the focus: a presenter is heard all the same
    stands(wall, "shown")


def test_each_side_is_shown_where_it_lies_and_not_how_many_said_it(wall: Page) -> None:
    brought(wall, "held")
    expect(wall.locator(".w-bar [role=status]")).to_have_text("Split: worth a discussion")
    pressed(wall, "sides")
    high = "[...document.querySelectorAll('.w-low svg rect')].map((one) => one.getAttribute('height'))"
    expect(wall.locator(".w-low svg")).to_contain_text("Some of you guessed about")
    expect(wall.locator(".w-low svg")).to_contain_text("Who can say why?")
    expect(wall.locator(".uw-wall > [aria-live]")).to_contain_text("Some of you guessed about")
    bars = wall.evaluate(high)
    assert len(bars) == 2
    assert bars[0] == bars[1]


@pytest.mark.every_text
def test_every_state_is_accessible_and_fits(wall: Page, axe: Check, no_overflow: Check) -> None:
    for state in states(wall):
        wall.wait_for_timeout(900)  # nothing more is to come: what falls has fallen
        axe(wall, both=True)
        for size in ((1366, 768), (1920, 1080), (1280, 800)):
            resized(wall, *size)
            no_overflow(wall)
            assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), (state, size)
        resized(wall, *PHONE)
        no_overflow(wall)
        axe(wall)
        resized(wall, *DESKTOP)


STEPS = """() => { const now = document.querySelector(".w-steps [aria-current]"); if (!now) return null;
    const { top, bottom } = now.getBoundingClientRect(), sheet = document.querySelector(".w-sheet").getBoundingClientRect();
    return { all: document.querySelectorAll(".w-steps li").length,
        shown: [...document.querySelectorAll(".w-steps li")].filter((li) => li.checkVisibility()).length,
        size: parseFloat(getComputedStyle(now).fontSize), inside: top >= sheet.top && bottom <= sheet.bottom }; }"""
"""How the step that is told stands in its list; nothing where a picture or a tree stands in its place."""


def test_steps_that_are_many_are_shown_some_at_a_time_and_not_smaller(site: str, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{site}class.html?uw={quote('class/2 uncle lesson=1:')}")
    stands(page, "door")
    pressed(page, "main", "ask")
    pressed(page, "spot.1", "ask")
    says(page, "40 x30")
    pressed(page, "main", "shown")
    usual = page.locator(".uw-wall").evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
    pressed(page, "main", "why")
    told = []
    while key(page, "main").inner_text().startswith("Next step"):
        frames(page)
        told.append(page.evaluate(STEPS))
        pressed(page, "main")
    steps = [step for step in told if step]
    assert max(step["all"] for step in steps) > 9, told
    for step in steps:
        assert step["inside"], step
        assert step["shown"] in (5, step["all"]), step
        assert step["size"] > 0.9 * usual, (step, usual)


CUT = """() => { const field = document.querySelector(".w-field svg.table").getBoundingClientRect();
    return [...document.querySelectorAll(".w-field svg.table text")].filter((text) => {
        const { left, right, top, bottom, width } = text.getBoundingClientRect();
        return width > 0 && (left < field.left || right > field.right || top < field.top || bottom > field.bottom);
    }).map((text) => text.textContent); }"""
"""Words of the table that are cut off at its edge."""


@pytest.mark.parametrize(
    ("width", "height"), soaked([(1280, 720), (1280, 800), (1366, 768), (1920, 1080)], (1280, 800))
)
def test_the_numbers_around_the_dial_lie_on_the_table(site: str, page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site}class.html?uw={quote('class/2 uncle lesson=3:')}")
    stands(page, "door")
    pressed(page, "main", "ask")
    pressed(page, "spot.1", "ask")
    becomes(page, lambda: page.evaluate(CUT), [])


TABLES = """() => [...document.querySelectorAll(".uw-wall .w-field svg.table")].map((table) => {
    const { width, height } = table.getBoundingClientRect();
    return width > 200 && height > 150 && table.querySelectorAll("text").length > 5 })"""
"""Of each table whether it has a size to see, and words on it."""


@pytest.mark.parametrize(("width", "height"), soaked([(1024, 768), (1280, 720), (1600, 900), PHONE], (1024, 768)))
def test_a_table_is_drawn_on_every_projector_and_beside_another(
    site: str, page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site}class.html?uw={quote('class/2 uncle lesson=1:')}")
    stands(page, "door")
    pressed(page, "main", "ask")
    becomes(page, lambda: page.evaluate(TABLES), [True])
    pressed(page, "spot.3", "ask")  # the first of a pair
    becomes(page, lambda: page.evaluate(TABLES), [True])
    pressed(page, "spot.4", "ask")
    becomes(page, lambda: page.evaluate(TABLES), [True, True])


@pytest.mark.full
@pytest.mark.parametrize("game", soaked(GAMES, "uncle"))
def test_the_latest_deal_is_drawn_and_spoken(game: str, tmp_path: Path, page: Page) -> None:
    with hosted(sites.site(tmp_path, games=[game], lessons=(2,))) as url:
        page.goto(f"{url}/class.html?uw={quote(f'class/2 {game} lesson=2:')}")
        stands(page, "door")
        pressed(page, "main", "ask")
        says(page, "40 x30")
        pressed(page, "main", "shown")
        pressed(page, "deal", "deal")
        pressed(page, "main", "deal")
        latest = page.locator(".w-latest > svg")
        expect(latest.locator("g").first).to_be_visible()
        assert re.search(r"\w", latest.get_attribute("aria-label") or "")
        expect(latest).not_to_have_attribute("aria-label", "No trials yet.")


def test_the_wall_says_a_count_every_five_seconds_at_most(wall: Page) -> None:
    pressed(wall, "main", "ask")
    becomes(wall, lambda: "Position 1" in wall.locator(".uw-wall > [aria-live]").inner_text(), True)
    for k in (1, 2, 3):
        key(wall, f"band.{k}").click()
    assert "have answered" not in wall.locator(".uw-wall > [aria-live]").inner_text()
    expect(wall.locator(".uw-wall > [aria-live]")).to_have_text("3 of 10 have answered.", timeout=8000)


def test_each_state_is_spoken_and_the_focus_stays_in_the_room(wall: Page) -> None:
    spoken = {
        "ask": "Position 1 of 10. ",
        "held": "The vote is closed.",
        "talk": "Find someone with a different guess.",
        "again": "Position 1 of 10, asked again. ",
        "shown": "First: the answer is 8.6. ",
        "why": "Step b. ",
        "deal": " of 1 possible hands for B contain a 1.",
        "end": "The end of the lesson. Only the cards you can't see matter.",
    }
    live = wall.locator(".uw-wall > [aria-live]")
    for state in states(wall):
        expect(live).to_contain_text(spoken.get(state, ""), timeout=8000)
        if state == "held":  # what it is worth is said once, by the bar
            expect(live).not_to_contain_text("Split")
            expect(wall.locator(".w-bar [role=status]")).to_have_text("Split: worth a discussion")
        assert wall.evaluate("document.activeElement.matches('.uw-wall :is(button, input)')"), state
        if state == "talk":
            expect(wall.locator(".w-clock")).not_to_have_text("0:00")
            wall.evaluate("() => { const now = Date.now; Date.now = () => now() + 3_600_000; }")
            expect(live).to_have_text("Time is up.")
        if state == "deal":
            pressed(wall, "rest")
            expect(key(wall, "rest")).to_have_count(0)
            expect(key(wall, "main")).to_be_focused()


def test_the_doors_lead_to_a_class(site: str, page: Page) -> None:
    page.goto(site)
    page.locator("[data-k='part.1']").click()
    page.get_by_role("tab", name="Teach").click()
    page.locator("[data-k='class.uncle.4']").click()
    stands(page, "door")
    expect(page.locator(".w-head h1")).to_have_text("Will the pile ever land on 50?")
    pressed(page, "class")
    key(page, "lesson").select_option("2")
    expect(page.locator(".w-head h1")).not_to_have_text("Will the pile ever land on 50?")
    page.goto(f"{site}class.html")
    page.get_by_role("link", name="1. Is a ten due?").click()
    stands(page, "door")
    page.goto(f"{site}uncle.html?uw={quote('lesson/2 uncle lesson=1:')}")
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k=classroom]").click()
    stands(page, "door")
    expect(page.locator(".w-head h1")).to_have_text("Is a ten due?")
    page.goto(f"{site}uncle.html?uw={quote('lesson/2 uncle lesson=1:')}")
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k=teacher]").click()
    expect(page.locator(".teachers-page h1")).to_have_text("Is a ten due?")
    expect(page.locator(".positions tbody tr")).to_have_count(len(plans(GAMES["uncle"])[0].picks))


def test_from_the_gallery_to_the_first_answer_of_a_class_it_takes_four_presses(site: str, page: Page) -> None:
    page.goto(site)
    page.get_by_role("tab", name="Teach").click()
    page.get_by_role("link", name="Start a class: Is a ten due?").click()
    stands(page, "door")
    pressed(page, "main", "ask")
    says(page, "60 x20, 43 x10")  # what students hold up
    pressed(page, "main", "shown")


CELL = """\
import ipywidgets
import uncle_widgets as uw
room = uw.classroom("uncle", lesson=1)
told = ipywidgets.Label()
room.wall.observe(lambda _: setattr(told, "value", f"{len(room.csv().splitlines())} lines"), "said")
display(room, told)"""


def test_in_a_cell_the_kernel_hears_what_was_said(tmp_path: Path, page: Page) -> None:
    with serve(tmp_path, {"index": CELL}) as url:
        page.goto(f"{url}/voila/render/index.ipynb")
        stands(page, "door")
        pressed(page, "main", "ask")
        says(page, SPLIT)
        expect(page.get_by_text("11 lines")).to_be_visible()
        page.goto("about:blank")


def test_the_stops_of_a_watched_game_are_asked_in_a_cell(tmp_path: Path, page: Page) -> None:
    with serve(tmp_path, {"index": CELL.replace('"uncle", lesson=1', 'uw.watch("thrush").match')}) as url:
        page.goto(f"{url}/voila/render/index.ipynb")
        stands(page, "door")
        pressed(page, "main", "ask")
        expect(page.locator(".uw-wall .uw-table svg.table")).to_be_visible()
        says(page, "60 x4, 45")
        pressed(page, "main", "ask")  # most of them are missing
        pressed(page, "main", "shown")
        expect(page.get_by_text("6 lines")).to_be_visible()
        page.goto("about:blank")


@pytest.mark.full
def test_in_a_cell_phones_come_in_and_the_kernel_hears_them_until_it_dies(
    tmp_path: Path, lone_page: Page, browser: Browser
) -> None:
    page = lone_page  # whose console tells of its kernel
    with serve(tmp_path, {"index": CELL}) as url:
        page.goto(f"{url}/voila/render/index.ipynb")
        stands(page, "door")
        page.locator('[data-k="phones"]').click()
        code = page.locator(".uw-wall .w-code").first
        expect(code).to_have_text(re.compile(r"^[A-Z0-9]{4}$"))
        phone = Phone(browser, f"{url}/c/{code.inner_text()}").join()
        pressed(page, "main", "ask")
        phone.says(40)
        expect(page.get_by_text("2 lines")).to_be_visible()
        kill(kernel_of(page))
        phone.press("Change my guess")
        phone.says(50)
        page.reload()  # with another kernel
        stands(page, "ask")
        expect(code).to_have_text(phone.page.url[-4:])
        expect(page.get_by_text("2 lines")).to_be_visible()
        pressed(page, "main", "shown")
        expect(phone.page.locator(".said")).to_contain_text("You guessed 50")
        page.goto("about:blank")
        phone.context.close()
