"""T.H.R.U.S.H. in a real browser: a throw, a die and a direction, a challenge, prison, a capture and a win."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, NewPage, rendered
from tests.browser.waiting import resized
from tests.browser.watching import guess, key, revealed, stop_at

Sat = Callable[..., Page]
Check = Callable[..., None]


def played(seed: int, moves: str = "") -> str:
    link = f"play/2 thrush seat=0 seats=2 players=greedy seed={seed}: {moves}"
    return f"import uncle_widgets as uw\nuw.play({link!r}, coach=False, pace=0.05)"


# Seeds found by a search, so that what a test is about is one move away.
CELLS = {
    "index": "1",
    "home": "import uncle_widgets as uw\n"
    "uw.what_if('thrush', markers='A N15 3; B X17 2; C O22 1', gone='X01 X02 X03 X04 X05 X08', question='T-L6')",
    "house": "import uncle_widgets as uw\nuw.dashboard('thrush')",
    "capture": played(1),
    "lost": played(15),
    "prison": played(6, "2west+ 4inner+"),
    "put": played(135, "2west+ 6inner+ 6inner+ 2inner- 6tower- 4north- take"),
    "carry": "import uncle_widgets as uw\nuw.what_if('thrush', markers='A X17 1; B O22 0; C start 0', gone='X05')",
    "chief": played(1, "2west+ 1inner- 5inner+ 3west- 3outer-"),
    "win": played(
        64, "2east+ 6inner- 4inner- 6tower+ 4north+ leave 12north- take place:X06,X16,X18 5north- 6north-"
    ),
}


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


@pytest.fixture
def sat(cells: str, new_page: NewPage) -> Sat:
    def sit(name: str, size: tuple[int, int] = DESKTOP, theme: str = "light") -> Page:
        page = new_page(size)
        page.goto(f"{cells}/voila/render/{name}.ipynb?theme={theme}")
        rendered(page)
        expect(page.locator(".uw-table svg.table").first).to_be_visible()
        return page

    return sit


def go(page: Page, move: str) -> None:
    """Lift a way by the keyboard, then go."""
    way = page.locator(f'.uw-table .way[data-move="{move}"]')
    way.focus()
    page.keyboard.press("Enter")
    expect(way).to_be_focused()
    page.keyboard.press("Enter")


def board(page: Page) -> str:
    """The position in text."""
    return page.locator(".uw-table .stage > p.sr").inner_text()


@pytest.mark.walk
def test_a_throw_offers_each_die_and_direction_and_a_challenge_brings_an_agent(sat: Sat, axe: Check) -> None:
    page = sat("capture")
    ways = page.locator(".uw-table .way.plays")
    expect(ways).to_have_count(4)
    expect(ways.first).to_have_attribute(
        "aria-label", re.compile(r"Move \d steps? along Ferry Lane to W\d\d|.*X15.*")
    )
    axe(page, include=".uw")
    go(page, "2west+")
    page.wait_for_function(
        "() => /A \\(you\\) is on \\w+ and has one agent/.test(document.querySelector('.stage > p.sr').textContent)"
    )


def test_a_lost_challenge_leads_to_prison(sat: Sat) -> None:
    page = sat("lost")
    go(page, "2west+")
    page.wait_for_function(
        "() => /A \\(you\\) is in prison/.test(document.querySelector('.stage > p.sr').textContent)"
    )


def test_in_prison_one_throws_or_pays(sat: Sat) -> None:
    page = sat("prison", PHONE, "dark")
    throw = page.get_by_role("button", name="Throw for a double")
    expect(throw).to_be_visible()
    pays = page.locator(".uw-table .way.plays")
    expect(pays.first).to_have_attribute("aria-label", re.compile("Put an agent back on X"))
    before = board(page)
    throw.click()  # the turns of the others are soon over, and the next throw is offered
    page.wait_for_function("(was) => document.querySelector('.stage > p.sr').textContent !== was", arg=before)


def test_a_chief_is_taken_and_three_agents_go_back(sat: Sat) -> None:
    page = sat("chief")
    page.get_by_role("button", name=re.compile("Take the Chief on C")).click()
    page.get_by_role("button", name=re.compile("Put the agents on X")).first.click()
    page.wait_for_function(
        "() => /A \\(you\\)[^.]* has the /.test(document.querySelector('.stage > p.sr').textContent)"
    )


def test_places_are_chosen_on_the_board_by_arrows_and_enter(sat: Sat, axe: Check) -> None:
    page = sat("put")
    lit = page.locator(".uw-table [data-spot]")
    expect(lit).to_have_count(5)
    lit.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-spot][aria-pressed="true"]')).to_be_focused()
    expect(page.locator(".lift-words")).to_have_text("Press 3 highlighted places (1 chosen).")
    axe(page, include=".uw")
    for arrow in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
        page.keyboard.press("Enter")
    expect(lit).to_have_count(0)
    page.wait_for_function(
        "() => /A \\(you\\)[^.]* has the /.test(document.querySelector('.stage > p.sr').textContent)"
    )


def test_notes_open_over_the_board_and_escape_closes_them(sat: Sat, axe: Check) -> None:
    page = sat("put", PHONE)
    opener = page.get_by_role("button", name="Notes")
    opener.click()
    expect(page.get_by_role("group", name="What you know about the Chief Cards")).to_contain_text(
        "Empty, because you took it"
    )
    axe(page, include=".uw")
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="What you know about the Chief Cards")).to_be_hidden()


@pytest.mark.parametrize(("cell", "light"), [("home", "lit:mark."), ("house", "lit:")])
def test_the_first_line_of_a_derivation_lights_what_it_speaks_of(cell: str, light: str, sat: Sat) -> None:
    page = sat(cell)
    if cell == "house":
        stop_at(page, 0)  # the throw before the stop it opens at
    guess(page, "4")
    revealed(page)
    key(page, "page.1").click()
    expect(page.locator(f".uw-table [data-key^='{light}']").first).to_be_visible()
    key(page, "page.0").click()
    expect(page.locator(".uw-table [data-key^='lit:']")).to_have_count(0)


def test_in_what_if_a_marker_is_taken_up_and_put_elsewhere(sat: Sat, axe: Check) -> None:
    page = sat("carry")
    page.locator('[data-spot="mark.1"]').click()
    axe(page, include=".uw-table")
    page.locator('[data-spot="O25"]').click()
    page.wait_for_function("() => /B is on O25/.test(document.querySelector('.stage > p.sr').textContent)")
    page.locator('[data-spot="mark.1"]').click()
    page.keyboard.press("Escape")
    expect(page.locator('[data-spot="O22"]')).to_have_count(0)


def test_home_with_the_right_chief_wins(sat: Sat) -> None:
    page = sat("win")
    go(page, "4north-")
    expect(page.locator(".uw-coach h2, .uw-table")).to_contain_text(
        [re.compile("over|home|win", re.IGNORECASE)] * 2
    )


@pytest.mark.every_text
def test_every_room_is_clean_on_a_desk_and_a_phone(sat: Sat, axe: Check, no_overflow: Check) -> None:
    page = sat("house")
    for size in (PHONE, DESKTOP):
        resized(page, *size)
        axe(page, include=".uw", both=True)
        no_overflow(page)
    page.get_by_role("tab", name="Lessons").first.click()
    expect(page.get_by_text("Can I land on one?").first).to_be_visible()
    for size in (DESKTOP, PHONE):
        resized(page, *size)
        axe(page, include=".uw", both=True)
        no_overflow(page)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_an_answer_stands_on_the_board_as_numbers_with_a_legend_and_a_list(
    sat: Sat, axe: Check, size: tuple[int, int], theme: str
) -> None:
    page = sat("home", size, theme)
    numbers, agents = page.locator(".uw-table .board .coarse"), page.locator('.uw-table [data-token^="agent."]')
    expect(agents).to_have_count(12)
    expect(numbers).to_have_count(0)
    expect(page.get_by_role("button", name="Show agents")).to_be_hidden()
    page.locator(".uw-panel input").first.fill("3")
    page.get_by_role("button", name="Show the answer").click()
    expect(numbers).to_have_count(157)
    expect(agents).to_have_count(0)
    expect(page.locator(".uw-table .shades li").nth(2)).to_contain_text("about 3 turns at 61 places")
    expect(page.locator(".uw-table .board .fine").first).to_be_hidden()
    for _ in range(4):
        page.get_by_role("button", name="Zoom in", exact=True).click()
    expect(page.locator(".uw-table .board .fine").first).to_be_visible()
    expect(numbers.first).to_be_hidden()
    page.get_by_role("button", name="Show agents").click()
    expect(agents).to_have_count(12)
    page.get_by_role("button", name="All 157").click()
    rows = page.locator(".uw-table .heat-list tbody tr")
    expect(rows.first).to_contain_text("Park Ring")
    page.get_by_role("button", name="turns", exact=True).click()
    expect(rows.first).to_contain_text("1.00")
    axe(page, include=".uw")
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    expect(page.get_by_role("button", name="All 157")).to_be_focused()
