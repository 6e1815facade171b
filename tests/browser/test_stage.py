"""One view: what belongs together is seen together, nothing jumps, and a game is watched by its questions."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, STILL, rendered
from tests.browser.presses import come_at_once, two_frames
from tests.browser.soaked import soaked
from tests.browser.waiting import becomes, frames, hears, resized
from tests.browser.watching import (
    MOMENT,
    asked,
    at_step,
    guess,
    key,
    left,
    number,
    pace,
    revealed,
    step_of,
    stop_at,
    tab_to,
    to_step,
)

Opened = Callable[..., Page]
Check = Callable[..., None]

SIZES = [DESKTOP, (1366, 768), (1920, 1080), PHONE, (768, 1024)]
LOW = [(844, 390), (640, 400)]
# Short games, found by a search: one that stops three times, and a named hand of UNO that stops twice.
CELLS = {
    "index": "1",
    "three": "import uncle_widgets as uw\nuw.watch('uncle', seats=3, pot_chips=9, seed=32, step=0)",
    "hand": "import uncle_widgets as uw\nuw.watch('uno', seats=2, seed=1, step=0, **uw.GAMES['uno'].short)",
}
HIDDEN = """(nodes) => !nodes.every((node) => node.isConnected) ? null : nodes.map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const words = `${node.dataset.k ?? node.getAttribute("class")} ${[left, top, right, bottom].map(Math.round)}`;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `outside: ${words}`;
    if (right - left < 1 || bottom - top < 1) return `nothing: ${words}`;
    if (node.closest("svg")) return "";
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && (node.contains(hit) || hit.contains(node)) ? "" : `covered by ${hit?.outerHTML.slice(0, 80)}: ${words}`;
}).filter(Boolean)"""
OVERLONG = """() => { const page = document.documentElement, sheet = document.querySelector(".uw-panel > .sheet");
    const lengths = { page: [page.scrollHeight, innerHeight], panel: [sheet.scrollHeight, sheet.clientHeight], scrolled: [scrollY, -1] };
    return Object.entries(lengths).filter(([, [inner, outer]]) => inner > outer + 1)
        .map(([name, [inner, outer]]) => `${name}: ${inner} px in ${outer}`) }"""
WATCH_SHIFTS = """() => { window.shifts = [];
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) for (const s of entry.sources)
        window.shifts.push([s.node?.className ?? "", Math.max(...["x", "y", "width", "height"]
            .map((side) => Math.abs(s.currentRect[side] - s.previousRect[side])))]);
    }).observe({ type: "layout-shift" }); }"""
PLACES = """() => [...document.querySelectorAll(".uw-table :is(.caption, .felt, .strip), .uw-panel :is(h2, .plot, .counts, .told, button)")]
    .filter((n) => n.checkVisibility() && !n.closest(".stop, .counts"))
    .map((n) => [n.dataset.k ?? n.className, ["x", "y", "width"].map((side) => n.getBoundingClientRect()[side])])"""
TIME_PRESSES = """() => { window.times = [];
    const bar = document.querySelector(".uw-table .count"), table = document.querySelector(".uw-table svg.table");
    let pressed = 0;
    addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, true);
    const seen = new MutationObserver(() => { if (!pressed) return; const from = pressed; pressed = 0;
        requestAnimationFrame(() => times.push(performance.now() - from)); });
    for (const node of [bar, table]) seen.observe(node, { childList: true, subtree: true, characterData: true, attributes: true }); }"""


def in_view(*parts: Locator) -> None:
    """Each of these is wholly in the window, and nothing lies over its middle."""
    for part in parts:
        expect(part.first).to_be_visible()
        seen(part)


def seen(part: Locator) -> None:
    """Nothing of it is hidden, once it has come to its place."""
    becomes(part.page, lambda: hidden(part), [])


def hidden(part: Locator) -> list[str]:
    """What of it cannot be seen, and why."""
    while (found := part.evaluate_all(HIDDEN)) is None:  # drawn again between being found and being measured
        continue
    told: list[str] = found
    return told


def unscrolled(page: Page) -> None:
    """The page is as long as its window, and nothing of the panel is cut off."""
    becomes(page, lambda: page.evaluate(OVERLONG), [])


def one_trial(page: Page) -> None:
    key(page, "page.2").click()
    in_view(key(page, "run.1"))
    key(page, "run.1").click()
    expect(page.locator('.uw-table .caption[data-tone="trial"]')).to_contain_text("Deal 1")


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Voilà with short games."""
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


@pytest.mark.every_text(100)
@pytest.mark.parametrize("game", soaked(["uncle", "uno", "mr_t", "say_uncle", "thrush"], "thrush"))
def test_what_if_needs_no_scrolling_on_any_phone_or_tablet_and_its_questions_stay_at_hand(
    game: str, opened: Opened
) -> None:
    page = opened(game)
    page.get_by_role("tab", name="What if", exact=True).click()
    expect(key(page, "value")).to_be_visible()
    for size in [(412, 915), (600, 960), (700, 1000), (768, 1024), (820, 1180)]:
        resized(page, *size)
        for part in ("value", "range", "main"):
            seen(key(page, part))
        unscrolled(page)
        folded = key(page, "chips").count()
        if folded:
            key(page, "chips").click()
        seen(page.locator(".uw-panel .allchips button"))
        if folded:
            key(page, "chips").click()


@pytest.mark.every_text(100)
@pytest.mark.parametrize("game", soaked(["uncle", "uno"], "uno"))
def test_question_answer_each_step_and_a_trial_need_no_scrolling(game: str, opened: Opened) -> None:
    page = opened(game)
    for at, (width, height) in enumerate(SIZES):
        resized(page, width, height)
        stop_at(page, at)
        head, table, play = (page.locator(f".uw-table {part}") for part in (".caption", "svg.table", "[data-k='step.play']"))  # fmt: skip
        title, given = page.locator(".uw-panel h2"), page.locator(".uw-panel .given")
        in_view(head, table, play, title, given, *(key(page, k) for k in ("value", "range", "main", "skip")))
        unscrolled(page)
        guess(page, "37")
        revealed(page)
        in_view(head, table, title, page.locator(".uw-panel .p-page > *"), key(page, "main"))
        unscrolled(page)
        key(page, "page.1").click()
        steps = number(page.locator(".uw-panel .stepnav span").inner_text().split("of")[1])
        for step in range(steps):
            frames(page)
            in_view(page.locator(".uw-panel .why > .now"), table, key(page, "why.on"))
            unscrolled(page)
            seen(page.locator('.uw-table [data-key^="lit:"]'))
            if step < steps - 1:
                key(page, "why.on").click()
        one_trial(page)
        in_view(page.locator(".uw-panel .told"), key(page, "main"), table)
        seen(page.locator(".uw-table .dealt"))
        unscrolled(page)
        to_step(page, 0)


@pytest.mark.every_text(100)
@pytest.mark.parametrize("game", ["uncle", "uno"])
def test_a_low_window_scrolls_past_table_question_slider_and_button_in_this_order(
    game: str, opened: Opened, no_overflow: Check
) -> None:
    page = opened(game, size=LOW[0])
    for width, height in LOW:
        resized(page, width, height)
        no_overflow(page)
        parts = [page.locator(".uw-table .caption"), page.locator(".uw-table [data-k='step.play']"), page.locator(".uw-panel h2"), key(page, "range"), key(page, "main")]  # fmt: skip
        for part in parts:
            part.scroll_into_view_if_needed()
            in_view(part)

        def in_order(parts: list[Locator] = parts) -> bool:
            tops = [part.evaluate("(n) => n.getBoundingClientRect().top + scrollY") for part in parts]
            return tops == sorted(tops)

        becomes(page, in_order, True)  # the question may yet be drawn anew, between two looks


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_jumps_while_ten_thousand_trials_run(size: tuple[int, int], opened: Opened) -> None:
    page = opened("uncle", size=size)
    guess(page, "40")
    revealed(page)
    one_trial(page)
    page.wait_for_function(STILL)
    frames(page)
    page.evaluate(WATCH_SHIFTS)
    before = dict(page.evaluate(PLACES))
    key(page, "run.10000").click()
    for _ in range(100):
        now = dict(page.evaluate(PLACES))
        moved = {name: (place, now.get(name)) for name, place in before.items() if apart(place, now.get(name)) > 2}
        assert not moved
        if "10,0" in page.locator(".uw-panel .told").inner_text():
            break
        page.wait_for_timeout(200)
    expect(page.locator(".uw-panel .told")).to_contain_text("10,00")
    shifts = page.evaluate("shifts")
    assert not [shift for shift in shifts if shift[1] > 2]


def apart(one: list[float], other: list[float] | None) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) if other else float("inf")


def test_a_press_is_answered_at_once(opened: Opened) -> None:
    """In one of three rounds of nine presses: what else a machine does may make a round late, not each of them."""
    page = opened("uncle")
    to_step(page, 0)
    page.evaluate(TIME_PRESSES)
    forward = page.get_by_role("button", name="Step forward")
    late: list[AssertionError] = []
    for first in (1, 10, 19):
        between = []
        for step in range(first, first + 9):
            between.append(two_frames(page))
            forward.click()
            at_step(page, step)
            page.wait_for_function("(n) => times.length === n", arg=step)
        try:
            come_at_once(page.evaluate("times")[-9:], between)
        except AssertionError as error:
            late.append(error)
        else:
            return
    raise late[0]


def watched(page: Page, answers: str) -> list[tuple[str, int]]:
    """Watch the game from its first step with Play alone; at each stop type a number, or skip: keys only."""
    done: list[tuple[str, int]] = []
    last = number(page.locator(".uw-table .count small").inner_text())
    tab_to(page, "[data-k='step.play']")
    page.keyboard.press("Enter")
    while True:
        page.wait_for_function(
            """(last) => { const now = Number(document.querySelector('.uw-table .count b').textContent);
                return document.querySelector('.uw-table .caption[data-tone=asked]') || now === last }""",
            arg=last,
        )
        if step_of(page) == last:
            return done
        asked(page)
        here = page.locator(MOMENT).get_attribute("data-moment")
        how = answers[len(done) % len(answers)]
        done.append((how, step_of(page)))
        if how == "s":
            tab_to(page, "[data-k=skip]")
            page.keyboard.press("Enter")
        else:
            tab_to(page, "[data-k=value]")
            page.keyboard.type("40")
            page.keyboard.press("Enter")
            revealed(page)
            expect(page.locator(".uw-panel h2")).to_contain_text("out of 100")
            hears(page)
            tab_to(page, "[data-k=also]" if key(page, "main").inner_text() == "Work it out" else "[data-k=main]")
            page.keyboard.press("Enter")
        left(page, here)


def test_a_whole_game_is_watched_by_keyboard_alone_and_ends_in_a_sentence(cells: str, page: Page) -> None:
    page.goto(f"{cells}/voila/render/three.ipynb")
    rendered(page)
    pace(page, "3×")
    done = watched(page, "gsg")
    assert len(done) >= 3
    assert [step for _, step in done] == sorted({step for _, step in done}), "a stop has come twice"
    guessed = sum(how == "g" for how, _ in done)
    expect(page.locator(".uw-panel .stops button")).to_have_count(guessed)
    expect(page.locator(".uw-table .moment.skipped")).to_have_count(len(done) - guessed)


def test_a_named_hand_of_uno_stops_twice_at_least(cells: str, page: Page) -> None:
    page.goto(f"{cells}/voila/render/hand.ipynb")
    rendered(page)
    pace(page, "3×")
    stops = len(watched(page, "g"))
    assert stops >= 2
    expect(page.locator(".uw-panel .stops button")).to_have_count(stops)


def test_unos_stop_is_accessible(opened: Opened, axe: Check) -> None:
    page = opened("uno")
    stop_at(page, 0)
    axe(page, both=True)
