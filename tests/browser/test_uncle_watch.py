"""Watching the U.N.C.L.E. card game: the table, the stepper, the explainer, the trials."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import uncle_widgets as uw
from tests.browser.cells import serve
from tests.browser.conftest import GAMES, PHONE, NewPage, rendered
from tests.browser.waiting import at_rest, box_of, noting, resized
from tests.browser.watching import (
    UNDER_LETTERS,
    ask,
    asked,
    at_step,
    guess,
    key,
    pace,
    past,
    press,
    revealed,
    step_of,
    stop_at,
    tab_to,
    to_step,
)

Opened = Callable[..., Page]
Check = Callable[..., None]
HOSTILE = "<img src=x onerror=alert(1)>"
NARROW = (360, 740)


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Voilà with notebooks of our own."""
    hostile = f"import uncle_widgets as uw\nuw.watch('uncle', seats=2, seed=3, names=[{HOSTILE!r}, 'Bo'])"
    with serve(tmp_path_factory.mktemp("cells"), {"index": "1", "hostile": hostile}) as url:
        yield url


@pytest.fixture
def watching(shared: Opened) -> Page:
    """A dashboard at its first step, seen by A; its moments are only marked. Tests share it."""
    page = shared("uncle")
    page.locator('.uw-table [data-eye="0"]').click()
    pace(page, "Mark only")
    to_step(page, 0)
    return page


def card(page: Page, key: str) -> str:
    """What the card of that key is called."""
    return page.locator(f'.uw-table [data-key="{key}"]').get_attribute("aria-label") or ""


def faces(page: Page, seat: int) -> list[str]:
    """What the cards of a seat are called."""
    return [card(page, f"h{seat}.{k}") for k in range(3)]


@pytest.mark.on_site
def test_watch_by_mouse_to_the_end_and_back(watching: Page) -> None:
    page = watching
    line = page.locator(".uw-table p.line")
    marks = page.locator(".uw-table [data-moment]")
    at_step(page, 0)
    expect(marks.nth(3)).to_be_attached()  # the moments over the scrubber
    expect(marks.first).to_have_attribute("aria-label", re.compile(r"^Step \d+, [a-z ]+: "))
    press(page, "Step forward")
    at_step(page, 1)
    expect(line).to_contain_text(re.compile(r"^You play a \d\. 0 \+ \d = \d\. No chips\. You draw a \d"))
    press(page, "Step back")
    at_step(page, 0)
    expect(line).to_contain_text("Three cards each.")
    press(page, "Last step")
    at_step(page, 76)
    expect(page.locator(".uw-table .place")).to_contain_text("The end.")
    expect(page.get_by_role("button", name="Step forward")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Step forward").click(force=True)
    page.wait_for_timeout(200)  # for what must not come
    at_step(page, 76)
    press(page, "First step")
    at_step(page, 0)
    to_step(page, 40)
    expect(page.locator(".uw-table .place")).to_contain_text("pile, card")
    box = box_of(page.locator(".uw-table .scrub input"))
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 30 <= step_of(page) <= 46


@pytest.mark.on_site
def test_watch_plays_by_itself_at_the_chosen_pace_and_only_marks_where_told_so(watching: Page) -> None:
    page = watching
    pace(page, "3×")
    press(page, "Play")
    past(page, 4)  # over the first mark, at step 3
    press(page, "Pause")
    held = step_of(page)
    page.wait_for_timeout(1500)  # for what must not come
    assert step_of(page) == held
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    to_step(page, 76)
    press(page, "Play")  # at the end it begins anew
    page.wait_for_function("Number(document.querySelector('.uw-table .count b').textContent) < 10")
    press(page, "Pause")


@pytest.mark.on_site
def test_every_pair_of_eyes_sees_its_own_hand_and_only_all_cards_sees_all(watching: Page) -> None:
    page = watching
    to_step(page, 4)
    hands = {}
    for seat in range(3):
        page.locator(f'.uw-table [data-eye="{seat}"]').click()
        expect(page.locator(f'.uw-table [data-key="h{seat}.0"]')).to_have_attribute(
            "aria-label", re.compile(r"^your \d")
        )
        hands[seat] = [label.removeprefix("your ")[:1] for label in faces(page, seat)]
        for other in {0, 1, 2} - {seat}:
            assert faces(page, other) == [f"{'ABC'[other]}, face-down card"] * 3
        told = page.locator(".uw-table .stage > p.sr").inner_text()
        assert "You have " in told
        assert all(f"{'ABC'[other]} has three face-down cards" in told for other in {0, 1, 2} - {seat})
    page.locator('.uw-table [data-eye="everything"]').click()
    expect(page.locator('.uw-table [data-key="h1.0"]')).to_have_attribute("aria-label", re.compile(r"^B's \d"))
    for seat, name in enumerate("ABC"):
        assert [label.removeprefix(f"{name}'s ")[:1] for label in faces(page, seat)] == hands[seat]
    ask(page, "U-L2")
    expect(page.locator(".uw-panel h2")).to_have_text(re.compile("^(All|None) of the "))  # nothing is hidden


@pytest.mark.on_site
def test_a_clause_shows_its_text(watching: Page) -> None:
    page = watching
    chip = page.locator(".uw-table [data-k=clause]")
    text = page.locator(".uw-table .clause-box")
    expect(chip).to_have_attribute("data-clause", "UNCLE-3")
    expect(chip).to_have_attribute("aria-expanded", "false")
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(text.locator("dd").first).to_have_text(dict(uw.GAMES["uncle"].rules)["UNCLE-3"])
    page.keyboard.press("Escape")
    expect(text).to_be_hidden()
    expect(chip).to_be_focused()
    chip.click()
    press(page, "Step forward")  # other clauses: the words go
    expect(text).to_be_hidden()
    expect(chip).not_to_have_attribute("data-clause", "UNCLE-3")


def test_stepping_needs_no_kernel(new_page: NewPage, voila_url: str) -> None:
    """The page's line to its kernel is cut; the table steps, plays and changes eyes all the same."""
    page = new_page()
    cut = {"now": False, "dropped": 0, "pages": 0}

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(send: Callable[..., None], count: int) -> Callable[..., None]:
            def one(message: str | bytes) -> None:
                raw = message.encode() if isinstance(message, str) else message
                cut["pages"] += count * len(re.findall(rb'"kind": ?"page"', raw))
                if cut["now"]:
                    cut["dropped"] += 1
                else:
                    send(message)

            return one

        socket.on_message(forward(server.send, 0))
        server.on_message(forward(socket.send, 1))

    page.route_web_socket(re.compile(r"/api/kernels/"), line)
    page.goto(f"{voila_url}/voila/render/uncle.ipynb?uw={quote(GAMES['uncle'])}")
    rendered(page)
    expect(page.locator(".uw-panel h2")).to_be_visible()
    for _ in range(600):  # the rest of the match comes while nothing is asked for: 2 pages for each of 4 eyes
        if cut["pages"] == 7:
            break
        page.wait_for_timeout(100)
    assert cut["pages"] == 7
    to_step(page, 0)
    # the kernel has heard that the moment was left
    expect(page.locator('.uw-table .caption[data-tone="asked"]')).to_have_count(0)
    cut["now"] = True
    for step in range(1, 6):
        press(page, "Step forward")
        at_step(page, step)
    page.locator('.uw-table [data-eye="everything"]').click()
    expect(page.locator('.uw-table [data-key="h2.0"]')).to_have_attribute("aria-label", re.compile(r"^C's \d"))
    press(page, "Last step")
    at_step(page, 76)
    expect(page.locator(".uw-table p.line")).to_contain_text("wins")
    to_step(page, 20)
    pace(page, "3×")
    press(page, "Play")
    asking = page.locator(".uw-table .moment.now")  # the clock stops before a moment, all by itself
    expect(asking).to_have_attribute("aria-label", re.compile(r"^Step \d+, asked now"))
    assert step_of(page) > 20
    assert cut["dropped"] > 0


def test_predict_reveal_light_the_table_and_run_a_thousand_trials(opened: Opened) -> None:
    page = opened("uncle")
    to_step(page, 3)
    ask(page, "U-L2")
    expect(page.locator(".uw-panel h2")).to_contain_text("You play the")
    expect(page.locator(".uw-panel .covered")).to_be_visible()
    assert not page.locator(".uw-panel [data-k^='page.'], .uw-panel [data-k^='run.']").count()
    press(page, "Certain")
    for wrong in ("200%", "lots"):  # one sentence, and nothing is lost
        key(page, "value").fill(wrong)
        key(page, "value").press("Enter")
        refused = page.locator(".uw-panel .refusal")
        expect(refused).to_contain_text("Use a number from 0 to 100 (out of 100), not")
        expect(refused).to_contain_text(wrong)
        assert refused.inner_text().count(".") == 1
        expect(page.get_by_role("button", name="Certain")).to_have_attribute("aria-pressed", "true")
        expect(key(page, "value")).to_have_value(wrong)
    guess(page, "71")
    revealed(page)
    shown = page.locator(".uw-panel .p-page")
    for told in ("Your guess", "71.0%", "Exact", "not tried yet", "You guessed 71."):
        expect(shown).to_contain_text(told)
    expect(shown).not_to_contain_text(re.compile("mistake|trap"))
    expect(shown).to_contain_text(re.compile(r"\d+/\d+.*\d+\.\d%.*1 in \d.*odds 1 : \d", re.DOTALL))
    # a step of the derivation lights the cards that it counts
    assert not page.locator('.uw-table [data-key^="lit:"]').count()
    key(page, "page.1").click()
    key(page, "why.on").click()  # from the card that is needed to the cards that are hidden
    expect(page.locator('.uw-table [data-key^="lit:"]').first).to_be_attached()
    expect(page.locator('.uw-table [data-key^="lit:"]').nth(3)).to_be_attached()
    assert page.evaluate(UNDER_LETTERS) == []
    key(page, "page.0").click()
    expect(page.locator('.uw-table [data-key^="lit:"]')).to_have_count(0)
    # one trial turns the hidden hand up on the table
    hidden = faces(page, 1)
    key(page, "page.2").click()
    key(page, "run.1").click()
    told = page.locator(".uw-panel .told")
    expect(told).to_contain_text(re.compile("^One deal so far"))
    expect(page.locator(".uw-table .thing.dealt")).to_have_count(3)
    assert faces(page, 1) == hidden
    key(page, "run.1000").click()
    expect(told).to_contain_text("of 1,001 ")
    expect(page.locator(".uw-table .thing.dealt")).to_have_count(0)
    expect(told).to_contain_text("out of 20")
    key(page, "page.0").click()
    expect(shown).to_contain_text(re.compile(r"Your guess.*71\.0%.*Exact.*Simulated.*\d+\.\d%", re.DOTALL))
    key(page, "page.2").click()
    seed = key(page, "trialseed").input_value()
    press(page, "Start over")
    expect(told).to_contain_text("Start with one")
    expect(key(page, "trialseed")).not_to_have_value(seed)


@pytest.mark.walk
def test_watch_by_keyboard_alone(opened: Opened) -> None:
    page = opened("uncle")
    tabs = tab_to(page, "[role=tab]")
    expect(page.get_by_role("tab", name="Watch")).to_be_focused()
    tabs += tab_to(page, "[data-eye='1']")
    page.keyboard.press("Enter")
    expect(page.locator('.uw-table [data-eye="1"]')).to_have_attribute("aria-pressed", "true")
    tabs += tab_to(page, "[data-k='step.forward']")
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("Space")
    at_step(page, 1)
    page.keyboard.press("Enter")
    at_step(page, 2)
    page.keyboard.press("ArrowRight")
    at_step(page, 3)
    page.keyboard.press("ArrowLeft")
    at_step(page, 2)
    page.keyboard.press("End")
    at_step(page, 76)
    page.keyboard.press("Home")
    at_step(page, 0)
    expect(page.locator(".uw-panel [data-k=ending]")).to_have_count(0)  # the panel comes after the table
    tabs += tab_to(page, "[aria-label='Step']")
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    tabs += tab_to(page, "[data-k='q.U-L4']")
    page.keyboard.press("Enter")
    expect(page.locator(".uw-panel h2")).to_contain_text("at some point")
    page.wait_for_url(re.compile("question%3DU-L4"))  # all that was asked for has been answered
    tabs += tab_to(page, "[data-k=value]")
    page.keyboard.type("45")
    tabs += tab_to(page, "[data-k='sure.2']")
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.textContent") == "Certain"
    tabs += tab_to(page, "[data-k=main]")
    page.keyboard.press("Enter")
    revealed(page)
    expect(page.locator(".uw-panel h2")).to_be_focused()
    tabs += tab_to(page, "[data-k='page.1']")
    page.keyboard.press("Space")
    tabs += tab_to(page, "[data-k='why.on']")
    page.keyboard.press("Enter")
    expect(page.locator(".uw-panel .stepnav")).to_contain_text("step 2 of")
    expect(key(page, "why.on")).to_be_focused()
    tabs += tab_to(page, "[data-k='page.2']")
    page.keyboard.press("Enter")
    tabs += tab_to(page, "[data-k='run.1000']")
    page.keyboard.press("Enter")
    expect(page.locator(".uw-panel .told")).to_contain_text("of 1,000 ")
    tabs += tab_to(page, "[aria-label='Step']")
    slider = page.locator("[aria-label='Step']")
    ringed = slider.screenshot()
    slider.blur()
    assert slider.screenshot() != ringed, "the handle that has the focus has a ring"
    slider.focus()
    page.keyboard.press("ArrowRight")  # past a step at which it asks
    page.keyboard.press("ArrowRight")
    at_step(page, 3)
    said = noting(page, "[data-k='step.play']")
    page.keyboard.press("Space")  # plays, from wherever no button has the focus
    past(page, 4)
    assert "Pause" in said()
    assert tabs < 200


def test_a_mark_pressed_before_the_kernel_has_answered_a_step_asks(opened: Opened) -> None:
    page = opened("uncle")
    asked(page)
    step, here = step_of(page), page.locator(".uw-table .moment.now").get_attribute("data-moment")
    page.evaluate(
        """(at) => { document.querySelector('.uw-table [data-k="step.forward"]').click();
        document.querySelector(`.uw-table [data-moment="${at}"]`).click() }""",
        here,
    )
    at_step(page, step)
    asked(page)
    expect(page.locator(f'.uw-table .moment.now[data-moment="{here}"]')).to_be_visible()


@pytest.mark.every_text
def test_watch_is_accessible_and_fits(opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("uncle")
    asked(page)
    axe(page, both=True)  # as it opens: stopped at a moment
    guess(page, "40")
    revealed(page)
    axe(page, both=True)
    key(page, "page.1").click()
    key(page, "page.2").click()
    key(page, "run.10").click()
    expect(page.locator(".uw-panel .told")).to_contain_text(re.compile("of 10 "))
    axe(page, both=True)
    for width, height in (NARROW, PHONE):
        resized(page, width, height)
        no_overflow(page)
    axe(page, both=True)
    resized(page, 1920, 1080)  # with room for all marks, in large text too
    stop_at(page, 4)  # a refusal, and the end
    key(page, "value").fill("200%")
    key(page, "value").press("Enter")
    expect(page.locator(".uw-panel .refusal")).to_be_visible()
    axe(page, both=True)
    to_step(page, 76)
    expect(page.locator(".uw-panel .endhead h2")).to_have_text("Your guess")
    axe(page, both=True)
    no_overflow(page)


def test_a_name_that_is_markup_shows_as_text(cells: str, page: Page) -> None:
    alerts: list[str] = []
    page.on("dialog", lambda dialog: (alerts.append(dialog.message), dialog.dismiss()))
    page.goto(f"{cells}/voila/render/hostile.ipynb")
    rendered(page)
    to_step(page, 1)
    expect(page.locator(".uw-table p.line")).to_contain_text("You play a")
    expect(page.locator('.uw-table [data-eye="0"]')).to_contain_text(HOSTILE)
    page.locator('.uw-table [data-eye="1"]').click()
    expect(page.locator(".uw-table .stage > p.sr")).to_contain_text(HOSTILE)
    assert not page.locator("#rendered_cells img").count()
    assert not alerts
    resized(page, *NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]


OUTLINED = """() => { window.outlined = 0; const table = document.querySelector(".uw-table svg.table");
    new MutationObserver(() => { outlined = Math.max(outlined, table.querySelectorAll(".thing.card.changed").length) })
        .observe(table, { subtree: true, attributes: true, attributeFilter: ["class"] }) }"""
"""Keeps how many cards were outlined at once."""


def test_without_motion_cards_jump_and_are_outlined(opened: Opened) -> None:
    page = opened("uncle", reduced_motion="reduce")
    to_step(page, 0)
    page.evaluate(OUTLINED)
    press(page, "Step forward")
    at_step(page, 1)
    page.wait_for_function("outlined > 0")  # for a second and a half
    moving = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 20).length"
    assert not page.evaluate(moving)


@pytest.mark.on_site
def test_with_motion_the_card_played_glides_from_the_hand(watching: Page) -> None:
    page = watching
    expect(page.locator('.uw-table [data-key="p0"]')).to_have_count(0)
    at_rest(page.locator('.uw-table [data-key="h0.1"]'))
    hand = box_of(page.locator('.uw-table [data-key="h0.1"]'))
    page.evaluate(
        """() => { window.start = null; const played = () => document.querySelector('.uw-table [data-key="p0"]');
            const look = () => { if (!played()) return requestAnimationFrame(look);
                const { x, y } = played().getBoundingClientRect(); start = { x, y } }; look() }"""
    )
    press(page, "Step forward")
    page.wait_for_function("start")
    at_rest(page.locator('.uw-table [data-key="p0"]'))
    rest = box_of(page.locator('.uw-table [data-key="p0"]'))
    assert page.evaluate("start") != {"x": rest["x"], "y": rest["y"]}, "the card was at its place at once"
    assert rest["y"] < hand["y"] - 50


@pytest.mark.on_site
def test_space_and_digits_are_heard_wherever_the_focus_is_in_the_room_but_not_in_a_field(watching: Page) -> None:
    """1 to 6 choose a question, Space plays."""
    page = watching
    chips = page.locator(".uw-panel .qchip")
    heading = page.locator(".uw-panel h2").first
    page.locator(".uw-table [data-k='step.play']").focus()
    for digit in ("1", "4", "1"):
        before = heading.inner_text()
        page.keyboard.press(digit)
        expect(chips.nth(int(digit) - 1)).to_have_attribute("aria-pressed", "true")
        expect(heading).not_to_have_text(before)
    heading.focus()
    page.keyboard.press("4")
    expect(chips.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(heading).to_have_text(before)  # a question that comes has a field of its own, an empty one
    field = page.locator(".uw-panel [data-k=value]")
    field.fill("")
    field.press_sequentially("31")
    expect(field).to_have_value("31")
    expect(chips.nth(3)).to_have_attribute("aria-pressed", "true")
    page.locator(".uw-panel h2").first.focus()
    play = page.locator("[data-k='step.play']")
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-label", "Pause")
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-label", "Play")
    page.locator(".uw-masthead [role=tab]").first.focus()
    page.keyboard.press("2")
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
