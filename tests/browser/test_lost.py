"""The kernel goes, or the server, or the network: the page says so in time, and leads back to where one was."""

import json
import os
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, free_port, gallery, rendered
from tests.browser.notebooks import run_the_first_cell
from tests.browser.waiting import becomes
from tests.browser.watching import at_step, guess, key, revealed, step_of, stop_at

IN_TIME = 20_000
"""Milliseconds within which a page says that its kernel is lost: ten seconds, and what a busy machine adds."""


def kernel_of(page: Page) -> str:
    found: str = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    return found


def kill(kernel: str) -> None:
    """As the system does where memory runs out."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = process.joinpath("cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if f"kernel-{kernel}" in words:
            os.kill(int(process.name), signal.SIGKILL)
            return
    raise AssertionError(f"Expected a process of the kernel {kernel}.")


def covered(page: Page, loss: str, button: str) -> None:
    """Told in one sentence, with the way back, and nothing below takes a press."""
    notice = page.locator(".uw-lost")
    expect(notice).to_have_count(1, timeout=IN_TIME)
    expect(notice).to_have_attribute("data-loss", loss)
    expect(notice.get_by_role("alert")).to_contain_text(".")
    expect(notice.get_by_role("button", name=button)).to_be_visible()
    page.wait_for_function(
        "[...document.querySelectorAll('.uw-page :is(button, input, select)')]"
        ".every((e) => e.closest('.uw-lost') || e.closest('[inert]'))"
    )


def test_a_restarted_kernel_in_a_notebook_says_so_and_the_cell_runs_again(
    notebook_url: str, lone_page: Page
) -> None:
    page = lone_page
    run_the_first_cell(page, f"{notebook_url}/uncle.ipynb")
    page.locator(".jp-InputPrompt").first.click()
    page.keyboard.press("0")
    page.keyboard.press("0")
    page.locator(".jp-Dialog .jp-mod-accept").last.click()
    covered(page, "stopped", "Run the cell again")
    page.get_by_role("button", name="Run the cell again").click()
    expect(page.locator(".uw-lost")).to_have_count(0)
    page.wait_for_selector(".uw-table svg.table")
    page.get_by_role("button", name="Step forward").click()
    page.wait_for_timeout(4000)  # for what must not come
    expect(page.locator(".uw-lost")).to_have_count(0)


def marks(page: Page) -> list[str]:
    """What became of each moment, as the scrubber shows it."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.uw-table [data-moment]')].map((e) => e.getAttribute('aria-label'))"
    )
    return found


def kept(page: Page, *numbers: str) -> None:
    """The tab has kept these numbers, and the address has come to rest at the step of the last."""
    page.wait_for_function(
        """([step, numbers]) => Object.values(sessionStorage).some((kept) => numbers.every((n) => kept.includes(`"number":"${n}"`)))
            && new URLSearchParams(location.search).get("uw")?.includes(` step=${step} `)""",
        arg=[step_of(page), list(numbers)],
    )


def test_a_killed_kernel_says_so_and_loading_again_leads_back(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    for place, number in ((1, "70"), (3, "40")):
        stop_at(page, place)
        guess(page, number)
        revealed(page)
    headline = page.locator(".uw-panel h2").first.inner_text()
    kept(page, "70", "40")
    step, state = step_of(page), marks(page)
    kill(kernel_of(page))
    covered(page, "stopped", "Reload the page")
    page.get_by_role("button", name="Reload the page").click()
    rendered(page)
    expect(page.locator(".uw-panel h2").first).to_have_text(headline)
    expect(page.locator(".uw-panel [role=img]").first).to_have_attribute(
        "aria-label", re.compile("Your guess: 40")
    )
    at_step(page, step)
    becomes(page, lambda: marks(page), state)


def test_a_game_in_play_is_there_again_after_a_reload(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    page.locator(".uw-masthead [data-k='tab.play']").click()
    card = page.locator(".uw-table svg.table [tabindex='0']").first
    card.wait_for()
    deal = page.locator(".uw-masthead .standing").inner_text()
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("/: [a-z]\\d/.test(new URLSearchParams(location.search).get('uw'))")
    link = page.evaluate("new URLSearchParams(location.search).get('uw')")
    page.reload()
    rendered(page)
    expect(page.locator(".uw-masthead .standing")).to_have_text(deal)
    expect(page.locator(".uw-masthead [role=tab][aria-selected=true]")).to_have_text("Play")
    becomes(page, lambda: page.evaluate("new URLSearchParams(location.search).get('uw')"), link)


def test_a_kernel_put_away_says_so(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    page.wait_for_selector(".uw-table svg.table")
    page.evaluate(
        "(id) => { const said = new FormData();"
        "said.append('_xsrf', (document.cookie.match('_xsrf=([^;]*)') ?? [])[1] ?? '');"
        "return fetch(`/voila/api/shutdown/${id}`, { method: 'POST', body: said }) }",
        kernel_of(page),
    )
    covered(page, "gone", "Reload the page")


def test_a_network_that_is_gone_is_told_and_comes_back(voila_url: str, lone_page: Page) -> None:
    page = lone_page
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    page.wait_for_selector(".uw-table svg.table")
    page.context.set_offline(True)
    covered(page, "away", "Try again")
    page.wait_for_timeout(20_000)  # longer than a heartbeat, and than the page's own tries to connect again
    page.context.set_offline(False)
    expect(page.locator(".uw-lost")).to_have_count(0, timeout=IN_TIME)
    stop_at(page, 1)
    guess(page, "40")
    revealed(page)
    expect(key(page, "page.0")).to_be_visible()


@pytest.mark.full
def test_a_server_that_is_started_again_leads_back(tmp_path: Path, lone_page: Page) -> None:
    page, port = lone_page, free_port()
    with gallery(port, tmp_path / "first") as url:
        page.goto(f"{url}/voila/render/uncle.ipynb")
        rendered(page)
        stop_at(page, 1)
        guess(page, "40")
        revealed(page)
        kept(page, "40")
        step, state = step_of(page), marks(page)
    expect(page.locator(".uw-lost")).to_have_count(1, timeout=IN_TIME)
    with gallery(port, tmp_path / "second"):
        page.get_by_role("button", name="Reload the page").click()
        rendered(page)
        told = page.locator(".uw-panel [role=img]").first
        expect(told).to_have_attribute("aria-label", re.compile("Your guess: 40"))
        at_step(page, step)
        becomes(page, lambda: marks(page), state)


def said(page: Page, number: str) -> None:
    """The answer is open, beside the number that was given."""
    told = page.locator(".uw-panel [role=img]").filter(visible=True).first
    expect(told).to_have_attribute("aria-label", re.compile(f"Your guess: {number}"))


def test_a_tab_that_a_phone_drops_is_found_again_in_every_room(voila_url: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    stop_at(page, 1)
    guess(page, "40")
    revealed(page)
    state = marks(page)
    tab = page.locator(".uw-masthead")
    tab.get_by_role("tab", name="Lessons").click()
    guess(page, "60")
    said(page, "60")
    tab.get_by_role("tab", name="What if").click()
    guess(page, "30")
    said(page, "30")
    page.wait_for_function("new URLSearchParams(location.search).get('uw')?.startsWith('position')")
    page.wait_for_function("Object.keys(sessionStorage).length === 3")  # of the game, the lesson and the position
    address, stored = page.url, page.evaluate("JSON.stringify({ ...sessionStorage })")
    page.context.close()

    page = new_page()
    page.add_init_script(f"Object.assign(sessionStorage, JSON.parse({json.dumps(stored)}))")
    page.goto(address)
    rendered(page)
    tab = page.locator(".uw-masthead")
    expect(tab.locator("[role=tab][aria-selected=true]")).to_have_text("What if")
    said(page, "30")
    tab.get_by_role("tab", name="Lessons").click()
    expect(page.locator(".uw-trail [data-k='spot.0']")).to_have_attribute("aria-label", re.compile("close"))
    tab.get_by_role("tab", name="Watch").click()
    page.wait_for_selector(".uw-table [data-moment]", state="attached")
    said(page, "40")
    becomes(page, lambda: marks(page), state)
