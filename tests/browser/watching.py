"""A watched game, as a test takes it in hand: its steps, its stops, its panel."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.waiting import hears

MOMENTS = ".uw-table [data-moment]"
"""The marks of the moments at which the game stops."""
MOMENT = ".uw-table .moment.now"
"""The one at which it asks."""

UNDER_LETTERS = """() => {
  const box = (node) => node.getBoundingClientRect(),
    letters = [...document.querySelectorAll('.uw-table [data-key^="lit:"] g > rect')].map(box),
    meets = (a) => letters.some(
      (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
  if (!letters.length) throw Error("no letter stands on the table");
  return [...document.querySelectorAll('.uw-table .felt text')]
    .filter((node) => !node.closest('[data-key^="lit:"]') && meets(box(node)))
    .map((node) => node.textContent);
}"""
"""What is written on the table under the letters of a step of Why."""


def press(page: Page, name: str, exact: bool = True) -> None:
    page.get_by_role("button", name=name, exact=exact).click()


def key(page: Page, name: str) -> Locator:
    """A control of the panel in view, by its key."""
    return page.locator(f'.uw-panel [data-k="{name}"]').filter(visible=True)


def onward(page: Page) -> Locator:
    """The button that goes on: the main one, or the one next to it while Work it out is the main one."""
    main = key(page, "main")
    expect(main).to_be_visible()
    return key(page, "also") if main.inner_text() == "Work it out" else main


def goes_on(page: Page) -> None:
    """To the next position of a lesson, past a worked example: it comes after two misses."""
    hears(page)
    onward(page).click()
    expect(page.locator(".uw-panel .answer")).to_be_hidden()
    if page.locator(".uw-panel .example").count():
        hears(page)
        key(page, "main").click()


def step_of(page: Page) -> int:
    return int(page.locator(".uw-table .stepper .count b").inner_text())


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".uw-table .stepper .count b")).to_have_text(str(step))


def to_step(page: Page, step: int) -> None:
    """There by the scrubber, and the panel with it."""
    page.get_by_label("Step", exact=True).fill(str(step))
    at_step(page, step)


def to_end(page: Page) -> None:
    """By the scrubber's own key; a narrow table, or one of large text, has no button for it."""
    steps = page.get_by_label("Step", exact=True)
    last = steps.get_attribute("max")
    steps.press("End")
    at_step(page, int(last or 0))


def past(page: Page, step: int) -> None:
    """Wait until the game has played to that step."""
    page.wait_for_function(
        "(n) => Number(document.querySelector('.uw-table .count b').textContent) >= n", arg=step
    )


def pace(page: Page, choice: str) -> None:
    """Choose in the menu of the bar: '3×', or 'Only mark'."""
    page.locator(".uw-table [data-k=pace]").click()
    page.locator(".uw-table .pace-menu").get_by_role("button", name=choice, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".uw-table .pace-menu")).to_be_hidden()


def stop_at(page: Page, place: int | str) -> None:
    """Press that mark of those shown, or the first with such words; on a phone they lie too close for a mouse."""
    marks = page.locator(MOMENTS)
    mark = marks.nth(place) if isinstance(place, int) else page.locator(f'{MOMENTS}[title*="{place}"]').first
    moment = mark.get_attribute("data-moment")
    mark.dispatch_event("click")
    expect(page.locator(f'.uw-table [data-moment="{moment}"]')).to_have_class("moment now")
    expect(page.locator(f'.uw-panel[data-at="{moment}"]')).to_be_visible()  # the panel comes after
    asked(page)


def left(page: Page, moment: str | None) -> None:
    """Wait until the game asks there no longer: it plays on, or asks at the next already."""
    page.wait_for_function(
        """([mark, moment]) => { const now = document.querySelector(mark);
            return now ? now.dataset.moment !== moment : !document.querySelector('.uw-table .caption[data-tone=asked]') }""",
        arg=[MOMENT, moment],
    )


def asked(page: Page) -> None:
    """Stopped before a decisive moment, with an empty slider."""
    expect(page.locator('.uw-table .caption[data-tone="asked"]')).to_be_visible()
    expect(key(page, "value")).to_be_visible()
    expect(key(page, "range")).to_have_attribute("aria-valuetext", "not set yet")


def within(page: Page, number: str) -> str:
    """A number that may be given here: where an amount is asked for, a chance beyond its slider stands for that part
    of the slider."""
    low, high = (float(key(page, "range").get_attribute(end) or 0) for end in ("min", "max"))
    return number if low <= float(number) <= high else str(round(low + (high - low) * float(number) / 100))


def guess(page: Page, number: str) -> None:
    """Type the number, or as much of the slider, and Enter; the main button is deaf for a moment after it has changed."""
    key(page, "value").fill(within(page, number))
    key(page, "value").press("Enter")


def revealed(page: Page) -> None:
    expect(key(page, "page.0")).to_be_visible()


def ask(page: Page, question: str) -> None:
    """Choose that question."""
    key(page, f"q.{question}").click()
    expect(key(page, f"q.{question}")).to_have_attribute("aria-pressed", "true")


def tab_to(page: Page, selector: str, most: int = 70) -> int:
    """Press Tab until the control has focus, which must show; how often it took."""
    for pressed in range(1, most + 1):
        page.keyboard.press("Tab")
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"{selector} has focus and does not show it"
            return pressed
    raise AssertionError(f"Tab never came to {selector}")


def number(text: str) -> int:
    """The first whole number in a text."""
    found = re.search(r"\d[\d,]*", text)
    assert found, text
    return int(found[0].replace(",", ""))
