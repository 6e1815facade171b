"""The panel in a real browser: an honest number, three pages that fit, trials that move nothing."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

import uncle_widgets as uw
from tests.browser.bridge import Bridge
from tests.browser.clipped import clipped
from tests.widgets.wire import Wire, wired
from uncle_widgets.probability.kinds import KINDS

pytestmark = pytest.mark.browser

DESK, LAPTOP, PHONE = (463, 716), (463, 672), (390, 388)
"""The panel's boxes in windows of 1280x800, 1366x768 and 390x844."""
LOW = (463, 620)
"""The box of a laptop's window with bars of a browser around it: an answer leaves no room for the strip of guesses."""
WINDOWS = {DESK: (1280, 800), LAPTOP: (1366, 768), PHONE: (390, 844)}
NewPage = Callable[..., Page]
Check = Callable[..., None]


@pytest.fixture(autouse=True)
def wire(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(monkeypatch) as one:
        yield one


def stopped(page: Page, size: tuple[int, int] = DESK) -> Bridge:
    """The panel at a moment of a game: 4 on the pile, C needs a 6."""
    room = uw.watch("uncle", seats=3, seed=1964, step=7)
    room.table.stop = next(k for k, moment in enumerate(room.moments) if moment.question == "U-L1")
    bridge = Bridge(page, "explainer", room.explainer, size)
    bridge.show()
    return bridge


def key(bridge: Bridge, name: str) -> Locator:
    return bridge.page.locator(f'.uw-panel [data-k="{name}"]')


def fits(bridge: Bridge) -> None:
    """Nothing of the panel is cut off or must be scrolled to. A phone with larger text may scroll it."""
    inner, outer, root = bridge.page.evaluate(
        """() => { const s = document.querySelector('.uw-panel > .sheet');
            return [s.scrollHeight, s.clientHeight, parseFloat(getComputedStyle(document.documentElement).fontSize)] }"""
    )
    assert clipped(bridge.page, ".uw-panel", without=".covered") == []  # a cover is drawn wider than it is
    if root > 16 and bridge.size == PHONE:
        return
    assert inner <= outer + 1, (
        f"{inner} px in a box of {outer}: {bridge.page.locator('.uw-panel').get_attribute('class')}"
    )


def guess(bridge: Bridge, number: int) -> None:
    key(bridge, "value").fill(str(number))
    bridge.page.wait_for_timeout(450)  # the main button, there by now, hears nothing just after it has changed
    key(bridge, "main").click()
    bridge.carry()
    expect(key(bridge, "page.0")).to_be_visible()


@pytest.mark.every_text
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("yes", [True, False])
def test_a_mistake_is_asked_about_and_named_after_a_yes(
    new_page: NewPage, size: tuple[int, int], yes: bool
) -> None:
    bridge = stopped(new_page(WINDOWS[size]), size)
    posed = bridge.widget.current.posed(bridge.widget.view)
    mistake = next(one for one in posed.mistakes if one.kind == "one")
    guess(bridge, round(100 * float(mistake.value)))
    note = bridge.page.locator(".uw-panel .note")
    expect(note).to_contain_text(posed.asks.get("one", KINDS["one"].asked)[:-1])
    expect(note).not_to_contain_text(mistake.words)
    fits(bridge)
    if yes:
        key(bridge, "own.Yes").click()
    else:
        key(bridge, "own.No").focus()
        bridge.page.keyboard.press("n")
    bridge.carry()
    expect(note.locator("button")).to_have_count(0)
    (expect(note).to_contain_text if yes else expect(note).not_to_contain_text)(mistake.words)
    fits(bridge)


@pytest.mark.every_text
@pytest.mark.parametrize("size", WINDOWS)
def test_question_prediction_answer_each_step_and_trials_need_no_scrolling(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    bridge = stopped(new_page(WINDOWS[size]), size)
    fits(bridge)
    for name in ("range", "value", "main", "skip"):
        expect(key(bridge, name)).to_be_visible()
    guess(bridge, 38)
    fits(bridge)
    expect(bridge.page.locator(".uw-panel h2")).to_have_text(re.compile(r"^42 times out of 100\. This time C "))
    expect(bridge.page.locator(".uw-panel .note")).to_contain_text("Close: 4 too low.")
    expect(bridge.page.locator(".uw-panel .trap")).to_have_count(0)  # a good guess hears of no mistake
    key(bridge, "page.1").click()
    for at in range(len(bridge.widget.panel["steps"])):
        bridge.settle()
        fits(bridge)
        assert bridge.page.evaluate("models[0].get('why')") == at
        lit = bridge.page.evaluate("models[0].get('lit')")
        assert set(lit) == set(bridge.widget.panel["steps"][at].get("lit", []))
        key(bridge, "why.on").click()
    bridge.carry()
    key(bridge, "page.2").click()
    bridge.carry()
    key(bridge, "run.1").click()
    bridge.widget.trials.run(1)
    bridge.push()
    assert bridge.widget.dealt
    fits(bridge)
    bridge.widget.trials.run(1000)
    bridge.push()
    fits(bridge)


@pytest.mark.every_text
def test_the_panel_fits_where_motion_is_reduced(new_page: NewPage) -> None:
    """A length that changes over even a millisecond would be measured as it was."""
    bridge = stopped(new_page(WINDOWS[LAPTOP], reduced_motion="reduce"), LAPTOP)
    fits(bridge)
    guess(bridge, 38)
    for page in (0, 1, 2):
        key(bridge, f"page.{page}").click()
        bridge.carry()
        bridge.page.wait_for_timeout(100)
        fits(bridge)


@pytest.mark.every_text
def test_the_panel_fits_when_a_moment_comes_after_its_answer(new_page: NewPage) -> None:
    """The strip of guesses, hidden until then, is measured with what is drawn in it."""
    bridge = stopped(new_page(WINDOWS[LAPTOP]), LOW)
    guess(bridge, 38)
    expect(bridge.page.locator(".uw-panel .p-strip")).to_be_hidden()
    fits(bridge)
    bridge.page.evaluate("models[0].set('moment', { ...models[0].get('moment') })")
    bridge.page.wait_for_timeout(200)
    fits(bridge)


@pytest.mark.every_text(100)
def test_a_question_with_two_settings_fits_the_lowest_panel_of_a_phone(new_page: NewPage) -> None:
    """UNO's What if, above whose panel a table stands that leaves it 334 px: in some fonts its question has two lines."""
    bridge = Bridge(new_page(WINDOWS[PHONE]), "explainer", uw.what_if("uno").explainer)
    bridge.show()
    bridge.page.evaluate("document.querySelector('main').className = 'uw-phone'")
    bridge.page.evaluate(
        "() => { const s = document.getElementById('place-0').style; s.width = '390px'; s.height = '334px' }"
    )
    bridge.settle()
    for name in ("value", "range", "main"):
        expect(key(bridge, name)).to_be_visible()
    fits(bridge)


def test_the_slider_begins_empty_and_nothing_shows_before_a_number(new_page: NewPage) -> None:
    bridge = stopped(new_page())
    bridge.page.evaluate("performance.now = () => 100")  # a page that was opened a moment ago
    button = key(bridge, "main")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(key(bridge, "range")).to_have_attribute("aria-valuetext", "not set yet")
    button.hover()  # waits until it stands still; a click would wait for a button that can be pressed
    button.click(force=True)
    bridge.carry()
    assert not bridge.widget.log
    expect(bridge.page.locator(".uw-panel [role=status].sr")).to_have_text("Move the slider, or type a number.")
    key(bridge, "range").focus()
    bridge.page.keyboard.press("Enter")  # takes the number as it lies
    expect(key(bridge, "value")).to_have_value("50")
    assert not bridge.widget.log
    bridge.page.keyboard.press("ArrowRight")
    bridge.page.keyboard.press("Enter")
    bridge.carry()
    assert bridge.widget.log[0]["prediction"] == 0.51


def test_the_tightest_phone_has_a_place_for_how_sure_one_is(new_page: NewPage) -> None:
    bridge = stopped(new_page((320, 640)), (320, 236))
    expect(bridge.page.get_by_role("group", name="How sure are you?")).to_be_hidden()
    for name in ("range", "value", "surefold", "main", "skip"):
        expect(key(bridge, name)).to_be_in_viewport(ratio=0.9)
    bridge.page.get_by_role("combobox", name="How sure are you?").select_option("Certain")
    guess(bridge, 38)
    assert bridge.widget.log[0]["sure"] == "know"
    expect(key(bridge, "surefold")).to_be_hidden()
    expect(key(bridge, "main")).to_be_in_viewport()


def test_enter_twice_does_not_pass_over_the_answer(new_page: NewPage) -> None:
    bridge = stopped(new_page())
    pressed: list[str] = []
    bridge.widget.pressed = pressed.append
    guess(bridge, 40)
    assert len(bridge.widget.log) == 1
    bridge.page.evaluate("performance.now = () => 1000")
    bridge.widget.main = {"label": "Next: position 6", "kind": "next"}
    bridge.push()
    told = "() => { document.querySelector('.uw-panel [data-k=main]').click(); return models[0].told.length }"
    assert bridge.page.evaluate(told) == bridge.told  # the button has just changed, and hears nothing
    bridge.page.evaluate("performance.now = () => 1500")
    key(bridge, "main").click()
    bridge.carry()
    assert pressed == ["next"]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_moves_while_trials_run(new_page: NewPage, size: tuple[int, int]) -> None:
    bridge = stopped(new_page(WINDOWS[size]), size)
    guess(bridge, 38)
    key(bridge, "page.2").click()
    bridge.carry()
    bridge.widget.trials.run(100)
    bridge.push()
    places = """() => [...document.querySelectorAll(".uw-panel :is(h2, .plot, .counts, .told, button)")]
        .filter((n) => n.checkVisibility() && !n.closest(".stop, [data-k^='run.']"))
        .map((n) => [n.getAttribute("data-k") ?? n.className, n.getBoundingClientRect().y])"""
    before = dict(bridge.page.evaluate(places))
    for trials in (1, 10, 100, 1000, 1000, 1000, 1000, 1000):
        bridge.widget.trials.run(trials)
        bridge.push()
        after = dict(bridge.page.evaluate(places))
        assert {name for name in before if abs(before[name] - after.get(name, -1)) > 2} == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state(new_page: NewPage, axe: Check, theme: str) -> None:
    bridge = stopped(new_page())
    bridge.show(theme)
    axe(bridge.page, ".uw-panel")
    guess(bridge, 60)
    for name in ("page.0", "page.1", "page.2"):
        key(bridge, name).click()
        bridge.carry()
        if name == "page.2":
            bridge.widget.trials.run(100)
            bridge.push()
        axe(bridge.page, ".uw-panel")


def test_calm_is_asked_for_where_motion_is_unwanted(new_page: NewPage) -> None:
    bridge = stopped(new_page(reduced_motion="reduce"))
    guess(bridge, 38)
    key(bridge, "page.2").click()
    bridge.carry()
    key(bridge, "run.10").click()
    assert bridge.page.evaluate("models[0].told.at(-1)") == {"kind": "run", "trials": 10, "calm": True}


def test_a_question_that_does_not_arise_keeps_its_place_and_says_when(new_page: NewPage) -> None:
    explainer = uw.watch("uncle", seats=3, seed=1964, step=7).explainer
    bridge = Bridge(new_page(), "explainer", explainer, DESK)
    bridge.show()
    chip = key(bridge, "q.U-L2")
    expect(chip).to_have_attribute("data-away", "")
    chip.click()
    bridge.carry()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(bridge.page.locator(".uw-panel .p-quest")).to_contain_text("This question comes up when")
    assert bridge.page.locator(".uw-panel .qchip").all_inner_texts()[1] == "What do I give?"
    assert bridge.widget.question == "U-L2"


@pytest.mark.sample
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(("game", "level", "kind"), [("uno", 3, "cases"), ("uncle", 4, "paths")])
def test_trials_draw_what_they_make_one_after_the_other(
    new_page: NewPage, game: str, level: int, kind: str, size: tuple[int, int]
) -> None:
    """N-L3 strikes out who keeps the card back; U-L4 lays a pile's path. All of it in the panel's own height."""
    explainer = uw.lesson(game, level, trial_seed=0).explainer
    bridge = Bridge(new_page(WINDOWS[size]), "explainer", explainer, size)
    bridge.show()
    guess(bridge, 20)
    key(bridge, "page.2").click()
    bridge.carry()
    grown = bridge.page.locator(f".uw-panel .grown.{kind} svg")
    expect(grown).to_have_attribute("aria-label", "There are no tries so far.")
    for trials in (1, 10, 100):
        explainer.trials.run(trials)
        bridge.push()
    bridge.settle()
    expect(grown).to_have_attribute("aria-label", explainer.tried["grown"]["spoken"])
    assert explainer.tried["grown"]["n"] == 111
    if kind == "cases":
        assert grown.locator(".late").count() == explainer.tried["grown"]["signs"][11:].count("x") > 5
    fits(bridge)


def test_the_number_of_an_answer_opens_why_and_each_step_there_bears_its_words(new_page: NewPage) -> None:
    bridge = stopped(new_page(WINDOWS[DESK]), DESK)
    guess(bridge, 38)
    expect(key(bridge, "derive")).to_have_text("Why 42?")
    for opens in ("derive", "headwhy"):
        key(bridge, opens).press("Enter")
        expect(key(bridge, "page.1")).to_have_attribute("aria-pressed", "true")
        key(bridge, "page.0").click()
    bridge.page.locator(".uw-panel .big .asks-why").click()
    expect(key(bridge, "page.1")).to_have_attribute("aria-pressed", "true")
    tiles = bridge.page.locator(".uw-panel .tiles button")
    words = [step["words"] for step in bridge.widget.panel["steps"]]
    assert tiles.locator("small").all_inner_texts() == words
    expect(tiles.first.locator("b")).to_be_visible()
    fits(bridge)
