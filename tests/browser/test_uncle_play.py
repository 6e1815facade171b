"""Playing the U.N.C.L.E. card game against bots, with the coach, in a real browser."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import uncle_widgets as uw
from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, NewPage, rendered
from tests.browser.presses import come_at_once, timed, timing, two_frames
from tests.browser.waiting import becomes, resized

Opened = Callable[..., Page]
Check = Callable[..., None]

FOUR = "uw.play('uncle', seats=4, seed=7, pace=0.02, pot_chips=6)"
CELLS = {
    "index": "1",
    "four": f"import uncle_widgets as uw\nuw.{FOUR.removeprefix('uw.')}",
    "two": "import uncle_widgets as uw\nuw.play('uncle', seats=2, seed=11, pace=0.05, pot_chips=8)",
    "slow": "import uncle_widgets as uw\nuw.play('uncle', seats=3, seed=5, pace=1.2, coach=False)",
    "pile": "import uncle_widgets as uw\nmatch = uw.play_out('uncle', seats=3, seed=1964)\n"
    "ends = [match.steps[end].state.piles for end in uw.GAMES['uncle'].frames(match)]\n"
    "uw.watch(match, step=ends.index(ends[0] + 1) - 1)",
    "lesson": "import uncle_widgets as uw\n"
    "uw.play('uncle', seats=2, seed=11, pace=0.01, pot_chips=8, lesson=True, coach=False)",
}


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Voilà with small games of our own."""
    with serve(tmp_path_factory.mktemp("cells"), CELLS) as url:
        yield url


@pytest.fixture
def sat(cells: str, new_page: NewPage) -> Callable[..., Page]:
    """`sat("two")`: at the table of that notebook, the deal done."""

    def sit(name: str, size: tuple[int, int] = DESKTOP, theme: str = "light", **options: Any) -> Page:
        page = new_page(size, **options)
        page.goto(f"{cells}/voila/render/{name}.ipynb?theme={theme}")
        rendered(page)
        expect(coach(page).get_by_role("heading", name="Your move.")).to_be_visible()
        return page

    return sit


def coach(page: Page) -> Locator:
    return page.locator(".uw-coach")


def hand(page: Page) -> Locator:
    """The cards that may be pressed."""
    return page.locator(".uw-table g.card.plays")


def values(page: Page) -> list[int]:
    """What the cards in hand are."""
    labels = hand(page).evaluate_all("all => all.map((e) => e.getAttribute('aria-label'))")
    return [int(label.removeprefix("your ")[0]) for label in labels]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


MOVES = "(link) => (link ?? '').split(': ')[1]?.split(' ').filter(Boolean).length ?? 0"
"""How many moves of one's own a link holds."""


def pressed(page: Page, moves: int) -> None:
    """So many moves of one's own are kept."""
    becomes(page, lambda: page.evaluate(f"({MOVES})(localStorage.getItem('uw.play.uncle'))"), moves)


def lay(card: Locator) -> None:
    """Lift a card, and press it again."""
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()


def key(page: Page, name: str) -> None:
    """The same by a key."""
    page.keyboard.press(name)
    expect(page.get_by_role("button", name="Put it back")).to_be_visible()
    page.keyboard.press(name)


def settle(page: Page) -> None:
    """Wait for the own turn, a question of the coach, or the end, and until nothing stirs any more."""
    page.wait_for_function(
        """() => { const c = document.querySelector('.uw-coach');
            const rests = !document.querySelector('.uw-table.busy') && c.querySelector('.meter').hidden
                && /Your move|Look again\\.|The game is over/.test(c.querySelector('h2').textContent);
            const looks = document.querySelector('.uw-table').textContent + c.textContent, now = performance.now();
            if (!rests || window.looked !== looks) { window.looked = looks; window.since = now }
            return rests && now - window.since > 250 }""",
    )


def is_over(page: Page) -> bool:
    return coach(page).get_by_role("heading", name="The game is over.").count() > 0


def moves_on(page: Page, act: Callable[[], None]) -> None:
    """Do what plays a card; confirm it if the coach asks; wait until it has been played."""
    looks = (
        "document.querySelector('.uw-table .stage > p.sr').textContent"
        " + document.querySelector('.uw-coach h2').textContent"
    )
    before = page.evaluate(looks)
    act()
    page.wait_for_function(f"(before) => {looks} !== before", arg=before)
    settle(page)


def test_a_whole_game_as_seat_0_against_three_bots_by_mouse(sat: Callable[..., Page]) -> None:
    page = sat("four")
    turns = 0
    while not is_over(page):
        moves_on(page, lambda: lay(hand(page).first))
        if page.get_by_role("button", name="Play it").count():
            moves_on(page, lambda: press(page, "Play it anyway"))
        turns += 1
        assert turns < 60
        if not is_over(page):
            worth = coach(page).locator(".worth")
            expect(worth).to_contain_text("Looking ahead: the hidden cards are imagined")
            expect(worth).to_contain_text("95% interval")
            for seat in (1, 2, 3):  # nobody's cards lie open before the end
                label = page.locator(f'.uw-table [data-key="h{seat}.0"]').get_attribute("aria-label") or ""
                assert "face-down card" in label
            assert not coach(page).get_by_text("Record of the game, with every card").count()
    expect(page.locator(".uw-table .caption")).to_contain_text(
        re.compile(r"wins? with the (most chips|high card)")
    )
    coach(page).get_by_text("Record of the game, with every card").click()
    expect(coach(page).locator(".record")).to_be_visible()
    record = coach(page).locator(".record").inner_text()
    match = uw.replay(record)
    assert match.over
    pressed(page, 0)  # a finished game is not offered again
    # the review, each of its moves a position to play on from
    press(page, "Review my moves")
    review = coach(page).locator(".review")
    expect(review).to_be_visible(timeout=60_000)
    rows = review.locator(".costly")
    if rows.count():
        assert rows.count() <= 3
        rows.first.locator("summary").click()
        expect(rows.first).to_contain_text("Looking ahead")
        expect(page.locator(".uw-table .race-tag")).to_have_count(rows.count())
        rows.first.get_by_role("button", name="Try again").click()
        settle(page)
        expect(coach(page).get_by_role("heading", name="Your move.")).to_be_visible()
        assert not coach(page).get_by_text("Record of the game, with every card").count()
    else:
        expect(review).to_contain_text("every move you made was the best one")


def test_a_whole_game_by_keyboard_alone(sat: Callable[..., Page]) -> None:
    page = sat("two")
    turns = 0
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.uw-table [role=button]')"):
            break
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("your ")
    while not is_over(page):
        name = str(values(page)[turns % 2 and -1])
        if turns == 0:
            moves_on(page, lambda: key(page, "Enter"))
        elif turns == 1:
            moves_on(page, lambda: key(page, "Space"))
        else:  # the card's own number
            moves_on(page, lambda name=name: key(page, name))  # type: ignore[misc]
        if page.get_by_role("button", name="Play it").count():
            expect(page.get_by_role("button", name="Choose again")).to_be_visible()
            page.get_by_role("button", name="Play it").focus()
            moves_on(page, lambda: page.keyboard.press("Enter"))
            page.locator('.uw-table [role="button"]').first.focus()
        if not is_over(page):
            held = page.evaluate("!!document.activeElement.closest('.uw-table')")
            assert held, f"after {turns + 1} cards the focus has left the table"
        turns += 1
        assert turns < 60
    assert turns >= 3


def until_a_bad_move(page: Page, game: Any) -> str:
    """Play the best card, here and on the page, until another would be a clear mistake."""
    for _ in range(30):
        found = game.appraise()
        worst, best = found.worths[-1].move, found.worths[0].move
        if game.desk.large(worst):
            return str(worst)[1]
        moves_on(page, lambda best=best: key(page, str(best)[1]))  # type: ignore[misc]
        game.move(str(best))
    raise AssertionError("no position in which a card is clearly worse")


@pytest.mark.walk
def test_the_coach_asks_before_it_tells(sat: Callable[..., Page]) -> None:
    page = sat("two")
    game = uw.play("uncle", seats=2, seed=11, pace=0, pot_chips=8)
    page.locator(".uw-table svg.table").focus()
    worst = until_a_bad_move(page, game)
    played = len(game.moves)
    # a bad card: look again, and nothing has been played or told
    moves_on(page, lambda: key(page, worst))
    expect(coach(page).get_by_role("heading", name="Look again.")).to_be_visible()
    expect(coach(page)).to_contain_text(f"You chose {worst}.")
    assert not coach(page).locator(".worth").count(), "what the cards are worth is told before the second look"
    hint = coach(page).locator(".big-ask").inner_text()
    assert hint.endswith("?")
    pressed(page, played)
    moves_on(page, lambda: press(page, "Choose again"))
    expect(coach(page).get_by_role("heading", name="Your move.")).to_be_visible()
    # the same card again is played, with no third question; then the worths are told
    moves_on(page, lambda: lay(hand(page).filter(has_text=re.compile(f"your {worst}")).first))
    expect(coach(page).locator(".worth")).to_be_visible()
    expect(coach(page).locator(".worth")).to_contain_text(
        re.compile(r"would have been better than .* by \d+\.\d\d chips")
    )
    pressed(page, played + 1)
    game.move(f"p{worst}")
    # play it, straight away
    worst = until_a_bad_move(page, game)
    played = len(game.moves)
    moves_on(page, lambda: key(page, worst))
    moves_on(page, lambda: press(page, "Play it anyway"))
    pressed(page, played + 1)
    # a hint, and the coach switched off
    press(page, "Nudge me")
    expect(coach(page).locator(".hint-words")).to_contain_text("?")
    page.locator("[data-k=coach]").select_option("off")
    expect(coach(page).locator(".worth")).to_have_count(0)


def test_the_first_effect_of_a_press_comes_at_once(sat: Callable[..., Page]) -> None:
    page = sat("slow")
    timing(page)
    times, frames = [], []
    for _ in range(2):
        for act in (
            hand(page).first.click,
            page.get_by_role("button", name="Put it back").click,
            hand(page).last.click,
            page.locator("[data-k=hint]").click,
        ):
            frames.append(two_frames(page))
            times.append(timed(page, act))
        play = page.locator("[data-k='lift.play']").click
        moves_on(page, lambda play=play: times.append(timed(page, play)))  # type: ignore[misc]
    come_at_once(times, frames)


def test_a_card_that_the_coach_asks_about_stays_up_and_another_may_be_lifted(sat: Callable[..., Page]) -> None:
    page = sat("two")
    game = uw.play("uncle", seats=2, seed=11, pace=0, pot_chips=8)
    page.locator(".uw-table svg.table").focus()
    worst = until_a_bad_move(page, game)
    played = len(game.moves)
    moves_on(page, lambda: key(page, worst))
    expect(page.locator(".uw-table g.card.up")).to_have_attribute("aria-label", re.compile(f"your {worst}"))
    best = str(game.appraise().worths[0].move)[1]
    page.locator(".uw-table svg.table").focus()
    page.keyboard.press(best)
    expect(coach(page).get_by_role("heading", name="Your move.")).to_be_visible()
    expect(page.locator(".uw-table g.card.up")).to_have_attribute("aria-label", re.compile(f"your {best}"))
    moves_on(page, lambda: page.get_by_role("button", name=f"Play the {best}").click())
    pressed(page, played + 1)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_pile_put_aside_slides_there(motion: str, cells: str, new_page: NewPage) -> None:
    page = new_page(reduced_motion=motion)
    page.goto(f"{cells}/voila/render/pile.ipynb")
    rendered(page)
    pile = page.locator('.uw-table g.card[data-key^="p"]')
    expect(pile).not_to_have_count(0)
    many = pile.count()
    page.evaluate(
        """() => { window.swept = 0; window.outlined = 0; const layer = document.querySelector(".uw-table .event");
            new MutationObserver(() => { swept = Math.max(swept, layer.querySelectorAll(".swept").length);
                outlined = Math.max(outlined, layer.querySelectorAll("rect").length) }).observe(layer, { childList: true }) }"""
    )
    page.locator("[data-k='step.forward']").click()
    expect(pile).to_have_count(0)
    page.wait_for_function("outlined > 0")
    expect(page.locator(".uw-table .event > *")).to_have_count(0)  # all has come and gone
    assert page.evaluate("swept") == (many + 1 if motion == "no-preference" else 0)


def test_take_back_is_offered_only_where_it_can_be_had(sat: Callable[..., Page]) -> None:
    page = sat("two")
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_count(0)
    page.locator("[data-k=coach]").select_option("off")
    moves_on(page, lambda: lay(hand(page).first))  # a card has been drawn since
    expect(back).to_have_count(0)


def test_lesson_mode_takes_moves_back(sat: Callable[..., Page]) -> None:
    page = sat("lesson")
    board = page.locator(".uw-table .stage > p.sr")
    start = board.inner_text()
    for _ in range(2):
        moves_on(page, lambda: lay(hand(page).first))
    for _ in range(2):
        before = board.inner_text()
        press(page, "Take back")
        expect(board).not_to_have_text(before)
    expect(board).to_have_text(start)
    press(page, "Same game again")
    expect(board).to_have_text(start)
    press(page, "New game")
    expect(coach(page)).not_to_contain_text("Deal 11.")


PRESSES = """() => { window.turn = [];
    const table = document.querySelector(".uw-table"), plays = () => [...table.querySelectorAll("g.card.plays")];
    const look = () => {
        if (!table.classList.contains("busy")) return turn.length ? undefined : requestAnimationFrame(look);
        turn.push(plays().length);
        const card = table.querySelector('[data-key="h0.0"]'), { left, top, width, height } = card.getBoundingClientRect();
        for (let twice = 0; twice < 2; twice++)
            document.elementFromPoint(left + width / 2, top + height / 2).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        table.querySelector("svg.table").focus();
        for (const key of "112233445566")
            document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        requestAnimationFrame(look);
    };
    const all = plays();
    for (let k = 0; k < 10; k++) all[(k >> 1) % all.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    look() }"""
"""Ten clicks; then in every frame of the bots' turn, to its last, the hand is counted and pressed, by mouse and keys.

All in the page, which sees the turn and presses in one go: a test beside it may come when the turn is over.
"""


def test_ten_fast_clicks_play_one_card_and_none_in_a_bots_turn(sat: Callable[..., Page]) -> None:
    page = sat("slow")
    page.evaluate(PRESSES)
    page.wait_for_function("turn.length > 0 && !document.querySelector('.uw-table.busy')")
    settle(page)
    offered = page.evaluate("turn")
    assert 0 in offered
    # the table is busy a message before its scene is the bots', and has one's own scene again a message before it is not
    shut = offered[offered.index(0) : len(offered) - offered[::-1].index(0)]
    assert len(shut) >= 3, offered
    assert not any(shut), "a card is offered in a bot's turn"
    pressed(page, 1)
    pile = page.locator('.uw-table g.card[data-key^="p"]')
    expect(pile).to_have_count(3)


def test_a_reload_in_mid_game_goes_on_and_a_later_visit_asks_whose_it_is(
    voila_url: str, cells: str, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    page.get_by_role("tab", name="Play").click()
    expect(coach(page).get_by_role("heading", name="Your move.")).to_be_visible()
    page.locator("[data-k=coach]").select_option("off")
    moves_on(page, lambda: lay(hand(page).last))
    moves_on(page, lambda: lay(hand(page).last))
    board = page.locator(".uw-table .stage > p.sr")
    there = board.inner_text()
    page.wait_for_function(f"({MOVES})(new URLSearchParams(location.search).get('uw')) === 2")
    page.reload()  # the address carries the game
    rendered(page)
    expect(board).to_have_text(there)
    expect(coach(page).get_by_role("heading", name="Your move.")).to_be_visible()
    offer = coach(page).locator(".offer")
    expect(offer).to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    page.get_by_role("tab", name="Play").click()
    expect(offer).to_contain_text("Continue, or start as a new student?")
    expect(board).not_to_have_text(there)
    press(page, "Continue")
    expect(board).to_have_text(there)
    expect(offer).to_have_count(0)
    pressed(page, 2)
    # and the link opens the same game for anybody
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    page.locator(".uw-masthead [data-k=menu]").click()
    press(page, "Copy link")
    page.wait_for_function("window.copied")
    link = page.evaluate("window.copied")
    other = new_page()
    other.goto(link)
    rendered(other)
    expect(other.locator(".uw-table .stage > p.sr")).to_have_text(there)
    expect(other.get_by_role("tab", name="Play")).to_have_attribute("aria-selected", "true")
    settle(page)
    settle(other)
    moves_on(page, lambda: lay(hand(page).first))
    moves_on(other, lambda: lay(hand(other).first))
    if other.get_by_role("button", name="Play it").count():
        moves_on(other, lambda: press(other, "Play it anyway"))
    if page.get_by_role("button", name="Play it").count():
        moves_on(page, lambda: press(page, "Play it anyway"))
    expect(other.locator(".uw-table .stage > p.sr")).to_have_text(board.inner_text())


@pytest.mark.every_text
def test_play_is_accessible_and_fits(sat: Callable[..., Page], axe: Check, no_overflow: Check) -> None:
    page = sat("two")
    game = uw.play("uncle", seats=2, seed=11, pace=0, pot_chips=8)
    axe(page, "#rendered_cells", both=True)
    page.locator(".uw-table svg.table").focus()
    worst = until_a_bad_move(page, game)
    moves_on(page, lambda: key(page, worst))
    axe(page, "#rendered_cells", both=True)  # look again
    resized(page, *PHONE)
    moves_on(page, lambda: press(page, "Play it anyway"))
    no_overflow(page)
    axe(page, "#rendered_cells", both=True)  # the worths
    page.locator("[data-k=coach]").select_option("off")
    turns = 0
    while not is_over(page):
        moves_on(page, lambda: lay(hand(page).first))
        turns += 1
        assert turns < 60
    press(page, "Review my moves")
    expect(coach(page).locator(".review")).to_be_visible()
    coach(page).locator(".review summary").first.click()
    no_overflow(page)
    axe(page, "#rendered_cells", both=True)  # the review
    resized(page, 360, 740)
    no_overflow(page)
