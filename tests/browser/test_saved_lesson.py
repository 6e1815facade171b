"""A lesson to take along, opened from a file: no server, no kernel, no network."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.soaked import soaked
from tests.browser.test_saved_page import tried_out
from tests.browser.waiting import resized
from tests.browser.watching import goes_on, key, within
from uncle_widgets.school.receipts import read_receipt

Check = Callable[..., None]
LESSON = {"uncle": 1, "uno": 2, "mr_t": 1, "say_uncle": 3, "thrush": 1}
ENDED = ".uw-lessonend"


@pytest.fixture
def taken(new_page: Callable[..., Page], tmp_path: Path) -> Callable[[str], Page]:
    """`taken("uno")`: a lesson of the game, opened from its file with the network off."""

    def show(game: str) -> Page:
        file = uw.export_html(uw.lesson(game, LESSON[game]), tmp_path / f"{game}.html", progress=None)
        assert file.stat().st_size < 300_000
        page = new_page(DESKTOP)
        page.context.set_offline(True)
        page.goto(file.as_uri())
        page.wait_for_selector(".uw-table svg.table")
        return page

    return show


def answered(page: Page, number: str) -> None:
    """Give it to the position on show, or to both of a pair, and go on."""
    fields = page.locator(".uw-panel [data-k^=value]").filter(visible=True)
    expect(fields.first).to_be_visible()
    pair = fields.count() > 1
    for at in range(fields.count()):
        fields.nth(at).fill(number if pair else within(page, number))
    fields.last.press("Enter")
    expect(fields).to_have_count(0)
    goes_on(page)


@pytest.mark.full
@pytest.mark.parametrize("game", soaked(uw.GAMES, "uncle"))
def test_a_lesson_is_done_from_its_file_to_its_end(
    game: str, taken: Callable[[str], Page], axe: Check, no_overflow: Check
) -> None:
    page = taken(game)
    assert [one.url for one in page.requests() if not one.url.startswith(("file:", "blob:", "data:"))] == []
    axe(page)
    for _ in range(12):
        if page.locator(ENDED).count():
            break
        answered(page, "40")
    expect(page.locator(f"{ENDED} h2")).to_be_visible()
    axe(page, both=True)
    no_overflow(page)
    resized(page, *PHONE)
    no_overflow(page)


def test_it_is_tried_out_from_its_file(taken: Callable[[str], Page]) -> None:
    page = taken("uncle")
    key(page, "value").fill("40")
    key(page, "value").press("Enter")
    tried_out(page)
    key(page, "page.2").click()
    key(page, "again").click()
    first = key(page, "trialseed").input_value()
    key(page, "run.1").click()
    expect(page.locator(".uw-table")).to_contain_text("Only a test, not the real game")
    page.reload()
    page.locator(".uw-trail [data-k='spot.0']").click()
    key(page, "page.2").click()
    assert key(page, "trialseed").input_value() != first  # of another student, other trials


def test_it_is_kept_over_a_reload_handed_in_and_practised(taken: Callable[[str], Page]) -> None:
    page = taken("uncle")
    answered(page, "41")
    answered(page, "90")
    expect(page.locator(".uw-trail [aria-current=step]")).to_have_attribute("data-k", "spot.2")
    page.reload()
    expect(page.locator(".uw-trail [aria-current=step]")).to_have_attribute("data-k", "spot.2")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".uw-trail [data-k=lessons]").click()
    page.locator(".uw-trail [data-k=student]").fill("Ada 7")
    page.locator(".uw-trail [data-k=student]").press("Tab")
    page.locator(".uw-trail [data-k=receipt]").click()
    expect(page.locator(".uw-trail .pop [role=status]")).not_to_be_empty()
    attempt = read_receipt(page.evaluate("navigator.clipboard.readText()"))
    assert [None if one is None else float(100 * one.said) for one in attempt.first][:3] == [41, 90, None]
    assert attempt.student == "Ada 7"
    with page.expect_download() as waiting:
        page.locator(".uw-trail [data-k=save]").click()
    rows = Path(waiting.value.path()).read_text("utf-8").splitlines()
    assert rows[0].startswith("name,game,question")
    assert len(rows) == 3
    page.locator(".uw-trail [data-k=practise]").click()
    expect(page.locator(".uw-trail [data-k=lessons]")).to_have_text("Practice")
    expect(key(page, "value")).to_be_visible()
