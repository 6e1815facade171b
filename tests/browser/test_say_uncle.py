"""Say Uncle in a real browser: draft a card, turn one, take or pass, and call."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, NewPage, rendered

LINK = "play/2 say_uncle seat=0 seed=2 seats=2 players=greedy target=3:"
PICKS = "p8s p10d pJd p5s pAd"
"""A's five picks; then it is A's turn, with a hand that wins a call."""
CELLS = {
    name: f"import uncle_widgets as uw\nuw.play({link!r}, coach=False, pace=0.3)"
    for name, link in {"draft": LINK, "turn": f"{LINK} {PICKS}"}.items()
}
CELLS["index"] = "import uncle_widgets as uw\nuw.dashboard('say_uncle')"


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


def sat(cells: str, new_page: NewPage, name: str, size: tuple[int, int] = DESKTOP) -> Page:
    page = new_page(size)
    page.goto(f"{cells}/voila/render/{name}.ipynb")
    rendered(page)
    settle(page)
    return page


def settle(page: Page) -> None:
    """Until it is the own turn, or the end; the coach comes a moment after the table."""
    page.wait_for_function(
        """() => !document.querySelector('.uw-table.busy')
            && /Your move|The game is over/.test(document.querySelector('.uw-coach h2')?.textContent)""",
    )


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_card_of_the_tableau_is_lifted_then_taken(cells: str, new_page: NewPage, size: tuple[int, int]) -> None:
    page = sat(cells, new_page, "draft", size)
    page.get_by_role("button", name=re.compile("^8 of spades")).click()
    button(page, "Take the 8 of spades")
    mine = page.locator(".uw-table g.card").and_(page.get_by_label(re.compile("^your 8 of spades")))
    expect(mine).to_have_count(1)


@pytest.mark.walk
def test_a_turned_card_is_taken_for_a_discard(cells: str, new_page: NewPage) -> None:
    page = sat(cells, new_page, "turn")
    button(page, "Turn a card")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    page.locator(".uw-table g.card[role=button]").and_(
        page.get_by_label(re.compile("you can swap for"))
    ).last.click()
    button(page, "Put the")
    expect(page.locator(".uw-table")).to_contain_text("put aside")


def test_a_turned_card_is_passed(cells: str, new_page: NewPage) -> None:
    page = sat(cells, new_page, "turn")
    button(page, "Turn a card")
    button(page, "Pass")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)


def test_a_call_lays_all_hands_open(cells: str, new_page: NewPage) -> None:
    page = sat(cells, new_page, "turn", PHONE)
    button(page, "Say uncle")
    expect(page.locator(".uw-table")).to_contain_text("You score 2 points")


def test_four_inks_stay_chosen_and_the_page_is_clean_for_axe(
    cells: str, new_page: NewPage, axe: Callable[..., None]
) -> None:
    page = new_page(PHONE)
    page.goto(f"{cells}/voila/render/index.ipynb")
    rendered(page)
    expect(page.locator(".uw-table svg.table").first).to_be_visible()
    ink = "getComputedStyle(document.querySelector('.uw-table')).getPropertyValue('--suit-d')"
    four = f"(two) => {ink} !== two"
    two = page.evaluate(ink)
    page.locator("[data-k=menu]").click()
    page.get_by_role("group", name="Suits").get_by_text("Four", exact=True).click()
    page.wait_for_function(four, arg=two)
    axe(page)
    page.reload()
    rendered(page)
    expect(page.locator(".uw-table svg.table").first).to_be_visible()
    page.wait_for_function(four, arg=two)
