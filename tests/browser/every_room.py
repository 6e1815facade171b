"""A game's page from its first room to its last, as a test takes it through one front end after the other."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.watching import at_step, guess, key, revealed, to_step


def every_room(page: Page, folder: Path) -> None:
    """Stepped to its end and back, saved, a move of one's own, an answer of a lesson, of a position, many games."""
    stepped(page)
    saved(page, folder)
    played(page)
    opened(page, "lessons")
    expect(page.locator(".uw-trail")).to_be_visible()
    answered(page)
    opened(page, "whatif")
    answered(page)
    opened(page, "lab")
    page.locator('.uw-lab-view [data-k="lab.n.10000"]').click()
    page.locator('.uw-lab-view [data-k="lab.run"]').click()
    expect(page.locator(".uw-lab-view .how-far")).to_contain_text("10,000 games", timeout=60_000)
    expect(page.locator(".uw-lab-view .shares")).to_be_visible()


def opened(page: Page, room: str) -> None:
    tab = page.locator(f'.uw-masthead [data-k="tab.{room}"]')
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")


def stepped(page: Page) -> None:
    last = int(page.get_by_label("Step", exact=True).get_attribute("max") or 0)
    to_step(page, last)
    to_step(page, 0)
    page.locator('.uw-table [data-k="step.forward"]').click()
    at_step(page, 1)


def saved(page: Page, folder: Path) -> None:
    page.locator(".uw-table [data-k=pace]").click()
    with page.expect_download(timeout=180_000) as download:
        page.locator(".uw-table .pace-menu [data-k='key.save']").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    assert "default-src 'none'" in file.read_text("utf-8")
    page.keyboard.press("Escape")


def played(page: Page) -> None:
    opened(page, "play")
    expect(page.locator(".uw-coach h2")).to_have_text("Your move.")
    page.locator(".uw-table g.card.plays").first.click()
    page.get_by_role("button", name=re.compile("^Play the")).click()
    done, again = page.locator(".uw-coach", has_text="Your last move"), page.locator(".uw-coach [data-k=play]")
    expect(done.or_(again).first).to_be_visible()
    if again.is_visible():  # the coach asks whether it is meant
        again.click()
    expect(done).to_be_visible()


def answered(page: Page) -> None:
    guess(page, "37")
    revealed(page)
    expect(page.locator(".uw-panel .p-page").filter(visible=True)).to_contain_text("37")
    key(page, "page.1").click()
    expect(page.locator(".uw-panel .why > .now").filter(visible=True)).to_be_visible()
