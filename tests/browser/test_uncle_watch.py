"""Watching the U.N.C.L.E. card game: the table, the stepper, the explainer, the trials."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import uncle_widgets as uw
from tests.browser.cells import serve
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Watch, rendered

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


@pytest.fixture(scope="module")
def one(browser: Browser, voila_url: str) -> Iterator[Page]:
    """One dashboard for the tests that leave it as they found it."""
    watch = Watch()
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    watch.over(context)
    page = context.new_page()
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    yield page
    context.close()
    assert not watch.complaints, "\n".join(watch.complaints)


@pytest.fixture
def watching(one: Page) -> Page:
    """The shared dashboard at its first step, seen by A."""
    one.locator('.uw-table [data-eye="0"]').click()
    press(one, "Speed 1 times")
    to_step(one, 0)
    return one


def step_of(page: Page) -> int:
    found = re.search(r"Step (\d+) of", page.locator(".uw-table .stepper .lab").inner_text())
    assert found
    return int(found[1])


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".uw-table .stepper .lab")).to_have_text(re.compile(rf"^Step {step} of "))


def press(page: Page, name: str, exact: bool = True) -> None:
    page.get_by_role("button", name=name, exact=exact).click()


def card(page: Page, key: str) -> str:
    """What the card of that key is called."""
    return page.locator(f'.uw-table [data-key="{key}"]').get_attribute("aria-label") or ""


def faces(page: Page, seat: int) -> list[str]:
    """What the cards of a seat are called."""
    return [card(page, f"h{seat}.{k}") for k in range(3)]


def predict(page: Page, value: str) -> None:
    page.locator(".uw-explain [data-k=value]").fill(value)
    press(page, "Show the answer")


def revealed(page: Page) -> None:
    expect(page.locator(".uw-explain .four")).to_be_visible()


def to_step(page: Page, step: int) -> None:
    """There by the scrubber, and the explainer with it."""
    page.get_by_label("Step", exact=True).fill(str(step))
    at_step(page, step)


def test_watch_by_mouse_to_the_end_and_back(watching: Page) -> None:
    page = watching
    line = page.locator(".uw-table .say .line")
    at_step(page, 0)
    assert page.locator(".uw-table .marks path").count() > 10  # the UNCLEs over the scrubber
    press(page, "Step forward")
    at_step(page, 1)
    expect(line).to_contain_text(re.compile(r"^A plays a \d\. 0 \+ \d = \d\. No chips\. You draw a \d"))
    press(page, "Step back")
    at_step(page, 0)
    expect(line).to_contain_text("Three cards each.")
    press(page, "Last step")
    at_step(page, 76)
    expect(page.locator(".uw-table .turn")).to_contain_text("The end.")
    expect(page.get_by_role("button", name="Step forward")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Step forward").click(force=True)
    page.wait_for_timeout(200)
    at_step(page, 76)
    press(page, "First step")
    at_step(page, 0)
    to_step(page, 40)
    expect(page.locator(".uw-table .turn")).to_contain_text("pile, card")
    box = page.locator(".uw-table .scrub input").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 30 <= step_of(page) <= 46


def test_watch_plays_by_itself_at_three_speeds_and_stops(watching: Page) -> None:
    page = watching
    press(page, "Speed 3 times")
    press(page, "Play")
    page.wait_for_function("Number(document.querySelector('.uw-table .lab').textContent.split(' ')[1]) >= 3")
    press(page, "Pause")
    held = step_of(page)
    page.wait_for_timeout(1500)
    assert step_of(page) == held
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    to_step(page, 76)
    press(page, "Play")  # at the end it begins anew
    page.wait_for_function("Number(document.querySelector('.uw-table .lab').textContent.split(' ')[1]) < 10")
    press(page, "Pause")


def test_every_pair_of_eyes_sees_its_own_hand_and_only_all_cards_sees_all(watching: Page) -> None:
    page = watching
    to_step(page, 4)
    hands = {}
    for seat, name in enumerate("ABC"):
        page.locator(f'.uw-table [data-eye="{seat}"]').click()
        expect(page.locator(f'.uw-table [data-key="h{seat}.0"]')).to_have_attribute(
            "aria-label", re.compile(r"^your \d")
        )
        hands[seat] = [label.removeprefix("your ")[:1] for label in faces(page, seat)]
        for other in {0, 1, 2} - {seat}:
            assert faces(page, other) == [f"{'ABC'[other]}, face-down card"] * 3
        told = page.locator(".uw-table .stage > p.sr").inner_text()
        assert f"{name} (you): " in told
        assert told.count("3 face-down cards") == 2
    page.locator('.uw-table [data-eye="everything"]').click()
    expect(page.locator('.uw-table [data-key="h1.0"]')).to_have_attribute("aria-label", re.compile(r"^B's \d"))
    for seat, name in enumerate("ABC"):
        assert [label.removeprefix(f"{name}'s ")[:1] for label in faces(page, seat)] == hands[seat]
    page.get_by_role("button", name=re.compile("^Question 2:")).click()
    expect(page.locator(".uw-explain")).to_contain_text("You see every hand and the pile.")


def test_a_clause_shows_its_text(watching: Page) -> None:
    page = watching
    chip = page.locator('.uw-table [data-clause="UNCLE-5"]')
    expect(chip).to_have_attribute("aria-expanded", "false")
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    text = page.locator(".uw-table .clauses p")
    expect(text).to_have_text(dict(uw.GAMES["uncle"].rules)["UNCLE-5"])
    before = text.inner_text()
    press(page, "Step forward")
    expect(text).not_to_have_text(before)
    first = page.locator(".uw-table [data-clause]").first
    first.click()
    expect(text).to_be_empty()
    first.click()
    expect(text).not_to_be_empty()


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
    page.goto(f"{voila_url}/voila/render/uncle.ipynb")
    rendered(page)
    expect(page.locator(".uw-explain h2")).to_be_visible()
    for _ in range(100):  # the rest of the match comes while nothing is asked for: 2 pages for each of 4 eyes
        if cut["pages"] == 7:
            break
        page.wait_for_timeout(100)
    cut["now"] = True
    for step in range(1, 6):
        press(page, "Step forward")
        at_step(page, step)
    page.locator('.uw-table [data-eye="everything"]').click()
    expect(page.locator('.uw-table [data-key="h2.0"]')).to_have_attribute("aria-label", re.compile(r"^C's \d"))
    press(page, "Last step")
    at_step(page, 76)
    expect(page.locator(".uw-table .line")).to_contain_text("wins")
    press(page, "First step")
    press(page, "Speed 3 times")
    press(page, "Play")
    page.wait_for_function("Number(document.querySelector('.uw-table .lab').textContent.split(' ')[1]) >= 2")
    assert cut["dropped"] > 0


def test_predict_reveal_light_the_table_and_run_a_thousand_trials(opened: Opened) -> None:
    page = opened("uncle")
    to_step(page, 3)
    page.get_by_role("button", name=re.compile("^Question 2:")).click()
    expect(page.locator(".uw-explain h2")).to_contain_text("You play the")
    expect(page.locator(".uw-explain .covered")).to_be_visible()
    assert not page.locator(".uw-explain .four").count()
    assert not page.locator(".uw-trials .key").get_by_text("exact").count()
    page.get_by_role("button", name="I know").click()
    for wrong in ("200%", "lots", ""):  # one sentence, and nothing is lost
        predict(page, wrong)
        expect(page.locator(".uw-explain .refusal")).to_contain_text(
            "Expected a number from 0 to 100 (of 100), not"
        )
        shown = page.locator(".uw-explain .refusal").inner_text()
        assert shown.count(".") == 1
        expect(page.get_by_role("button", name="I know")).to_have_attribute("aria-pressed", "true")
        assert page.locator(".uw-explain [data-k=value]").input_value() == wrong
    predict(page, "12")
    revealed(page)
    expect(page.locator(".uw-explain .note")).to_contain_text(re.compile("You said 12.0%|counts|card"))
    four = page.locator(".uw-explain .four")
    expect(four).to_contain_text("of 100")
    expect(four).to_contain_text(re.compile(r"\d+/\d+"))
    expect(four).to_contain_text(re.compile(r"\d+\.\d%"))
    expect(four).to_contain_text(re.compile(r"1 in \d"))
    # a line of the derivation lights the cards that it counts
    lines = page.locator('.uw-explain [data-k^="line."]')
    assert lines.count() >= 4
    assert not page.locator('.uw-table [data-key^="lit:"]').count()
    lines.first.click()
    expect(page.locator('.uw-table [data-key="lit:p0"]')).to_be_attached()
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    lit = page.locator('.uw-table [data-key^="lit:"]').count()
    lines.nth(1).click()
    expect(lines.first).to_have_attribute("aria-pressed", "false")
    lines.nth(1).click()
    expect(page.locator('.uw-table [data-key^="lit:"]')).to_have_count(0)
    assert lit >= 4
    # one trial turns the hidden hand up on the table
    hidden = faces(page, 1)
    press(page, "Run 1 trial")
    expect(page.locator(".uw-trials .last")).to_contain_text(re.compile("This trial: (yes|no)"))
    assert page.locator(".uw-table .thing.dealt").count() == 3
    assert faces(page, 1) == hidden
    press(page, "Run 1,000 trials")
    expect(page.locator(".uw-trials")).to_contain_text("1,001 trials", timeout=20_000)
    expect(page.locator(".uw-table .thing.dealt")).to_have_count(0)
    expect(page.locator(".uw-trials .key")).to_contain_text("95% Wilson interval")
    expect(page.locator(".uw-explain .cmp")).to_contain_text(re.compile(r"You said.*12\.0%.*Exact.*Simulated"))
    press(page, "Start again")
    expect(page.locator(".uw-trials")).to_contain_text("No trials yet.")
    # the projector's switch
    to_step(page, 5)
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()
    page.get_by_role("switch", name="Predict first").click()
    revealed(page)


def test_watch_by_keyboard_alone(opened: Opened) -> None:
    page = opened("uncle")
    tabs = 0

    def tab_to(name: str) -> None:
        """Tab until the control of that name has focus."""
        nonlocal tabs
        for _ in range(60):
            page.keyboard.press("Tab")
            tabs += 1
            said = page.evaluate(
                "[document.activeElement].map((e) => e.getAttribute('aria-label') || e.textContent)[0]"
            )
            if said == name:
                visible = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                assert visible != "none", f"{name} has focus and does not show it"
                return
        raise AssertionError(f"Tab never came to {name!r}")

    tab_to("Watch")
    tab_to("B")
    page.keyboard.press("Enter")
    expect(page.locator('.uw-table [data-eye="1"]')).to_have_attribute("aria-pressed", "true")
    tab_to("Step forward")
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
    tab_to("Step")
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    tab_to("UNCLE-7")
    page.keyboard.press("Space")
    expect(page.locator('.uw-table [data-clause="UNCLE-7"]')).to_have_attribute("aria-expanded", "true")
    # the explainer
    tab_to("Question 2: What do you give the next player?")
    page.keyboard.press("Enter")
    expect(page.locator(".uw-explain h2")).to_contain_text("Can C make an UNCLE")
    tab_to("What do you expect? of 100")
    page.keyboard.press("Control+a")
    page.keyboard.type("45")
    tab_to("I know")
    page.keyboard.press("Space")
    assert page.evaluate("document.activeElement.textContent") == "I know"
    tab_to("Show the answer")
    page.keyboard.press("Enter")
    revealed(page)
    expect(page.locator(".uw-explain .answer")).to_be_focused()
    first = page.locator('.uw-explain [data-k="line.a"]')
    tab_to(first.inner_text().replace("\n", ""))
    page.keyboard.press("Space")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_be_focused()
    tab_to("Run 1,000 trials")
    page.keyboard.press("Enter")
    expect(page.locator(".uw-trials")).to_contain_text("of 1,000 trials", timeout=20_000)
    assert tabs < 120


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_watch_is_accessible_and_fits(theme: str, opened: Opened, axe: Check, no_overflow: Check) -> None:
    page = opened("uncle", theme=theme)
    to_step(page, 20)
    predict(page, "40")
    revealed(page)
    press(page, "Run 10 trials")
    expect(page.locator(".uw-trials")).to_contain_text("10 trials", timeout=20_000)
    page.locator('.uw-explain [data-k="line.a"]').click()
    axe(page)
    for width, height in (PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        no_overflow(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(300)
    axe(page)
    to_step(page, 76)  # a refusal, and the end
    predict(page, "200%")
    expect(page.locator(".uw-explain .refusal")).to_be_visible()
    axe(page)
    no_overflow(page)


def test_a_name_that_is_markup_shows_as_text(cells: str, page: Page) -> None:
    alerts: list[str] = []
    page.on("dialog", lambda dialog: (alerts.append(dialog.message), dialog.dismiss()))
    page.goto(f"{cells}/voila/render/hostile.ipynb")
    rendered(page)
    to_step(page, 1)
    expect(page.locator(".uw-table .line")).to_contain_text(f"{HOSTILE} plays a")
    expect(page.locator('.uw-table [data-eye="0"]')).to_contain_text(HOSTILE)
    assert f"{HOSTILE} (you): " in page.locator(".uw-table .stage > p.sr").inner_text()
    assert not page.locator("#rendered_cells img").count()
    assert not alerts
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]


def test_without_motion_cards_jump_and_are_outlined(opened: Opened) -> None:
    page = opened("uncle", reduced_motion="reduce")
    press(page, "Step forward")
    at_step(page, 1)
    assert page.locator(".uw-table .thing.card.changed").count() >= 1
    page.wait_for_timeout(50)
    assert not page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length")


def test_with_motion_the_card_played_glides_from_the_hand(watching: Page) -> None:
    page = watching
    hand = page.locator('.uw-table [data-key="h0.1"]').bounding_box()
    assert hand
    press(page, "Step forward")
    page.wait_for_selector('.uw-table [data-key="p0"]')
    start = page.locator('.uw-table [data-key="p0"]').bounding_box()
    page.wait_for_timeout(900)
    rest = page.locator('.uw-table [data-key="p0"]').bounding_box()
    assert start
    assert rest
    assert start != rest, "the card was at its place at once"
    assert rest["y"] < hand["y"] - 50
