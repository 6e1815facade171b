"""A class by phones, in real pages on a real server: three phones and a wall, reloads in every state, a restart."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import sites
from tests.browser.phones import Class, Hosted, Phone
from tests.browser.soaked import soaked
from tests.js import node
from tests.live.test_moments import saved
from uncle_widgets.live import classes, network
from uncle_widgets.live.handlers import phone as phone_page

MOST = 92_000
FIRST, SECOND = (90, 30, 9), (16, 12, 9)
"""What three phones say to the first position of lesson 1, whose answer is 9 of 100, before a talk and after it."""
SECRETS = ("3/35", "0.0857", "possible hands for B contain a 1.", '"steps"', '"judged"', '"exact"')
"""What its answer says, and nobody may read before."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As a server of ours has it: its pages ask for kernels, and for phones."""
    return sites.site(
        tmp_path_factory.mktemp("site"), [1, 2, 3], games=["uncle"], kernel="../voila/render/{0}.ipynb"
    )


@pytest.fixture
def hosted(site: Path, tmp_path: Path) -> Iterator[Hosted]:
    made = Hosted(tmp_path, site)
    yield made
    made.stop()


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    made: list[BrowserContext] = []
    yield made
    for context in made:
        context.close()


@pytest.fixture
def made(browser: Browser, hosted: Hosted, contexts: list[BrowserContext]) -> Class:
    return Class(browser, hosted, contexts)


def test_the_page_is_small_and_brings_all_it_needs() -> None:
    assert len(phone_page()[1]) <= MOST


def test_a_position_and_every_reload_and_a_restart_lose_nothing(made: Class) -> None:
    """Three phones through one position, each page reloaded in each state, the server restarted once."""
    phones = [made.phone(nick) for nick in ("Ann", "", "Bea")]
    expect(phones[0].page.locator("h2")).to_have_text("You are in, Ann")
    expect(made.wall.locator(".w-count")).to_have_text("3")
    expect(made.wall.locator(".uw-wall > [aria-live]")).to_have_text("3 are here.", timeout=10_000)
    made.reload()
    made.pressed("main", "ask")
    made.reload()
    for phone, number in zip(phones, FIRST, strict=True):
        phone.fits()
        phone.says(number)
        phone.fits()
    expect(made.key("main")).to_have_text("Reveal")
    made.reload()
    made.pressed("hold", "held")
    made.reload()
    made.restart()
    made.pressed("talk", "talk")
    expect(phones[0].page.locator(".clock")).to_contain_text(" left")
    made.reload()
    made.pressed("main", "ask")
    for phone, number in zip(phones, SECOND, strict=True):
        phone.fits()
        phone.says(number)
    made.reload()
    for phone in phones:
        told = "".join(phone.frames)
        assert not [secret for secret in SECRETS if secret in told]
    made.pressed("reveal" if made.key("reveal").count() else "main", "shown")
    expect(phones[0].page.locator(".said")).to_contain_text("You guessed 16. It's 8.6. Close: 7 too high.")
    expect(phones[2].page.locator(".said")).to_contain_text("Spot on")
    made.reload()
    made.pressed("main", "why")
    title = phones[1].page.locator("h2")
    expect(title).to_contain_text("step 1 of")
    made.pressed("main", "why")
    expect(title).to_contain_text("step 2 of")
    made.reload()
    made.pressed("deal", "deal")
    for k, phone in enumerate(phones, 1):
        for ordinal in ("1st", "2nd", "3rd")[:k]:
            phone.press(f"Deal the {ordinal}")
            phone.fits()
    made.reload()
    for k, phone in enumerate(phones, 1):
        expect(phone.page.locator(".top .chip")).to_have_text(f"deal {k} of 10")
    made.pressed("class", "deal")
    made.key("end").click()
    made.stands("end")
    made.reload()
    for phone in phones:
        expect(phone.page.locator(".rows svg")).to_be_visible()
        assert phone.errors == []
    rows = made.saved()
    said = [(row["student"], row["nickname"], row["vote"], float(row["said"])) for row in rows]
    wanted = [
        (str(number), nick, str(vote), value)
        for vote, values in enumerate((FIRST, SECOND), 1)
        for number, (nick, value) in enumerate(zip(("Ann", "", "Bea"), values, strict=True), 1)
    ]
    assert sorted(said) == sorted(wanted)


def test_what_is_typed_and_not_said_survives_a_reload_and_a_refusal(made: Class) -> None:
    phone = made.phone("Ann")
    made.pressed("main", "ask")
    phone.page.get_by_role("textbox").press_sequentially("1/3")
    phone.press("Certain")
    phone.reload()
    expect(phone.page.get_by_role("textbox")).to_have_value("1/3")
    expect(phone.page.get_by_role("button", name="Certain")).to_have_attribute("aria-pressed", "true")
    phone.page.get_by_role("textbox").fill("150")
    expect(phone.page.locator(".refusal:visible")).to_have_text(
        "Use a number from 0 to 100 (out of 100), not 150."
    )
    phone.page.get_by_role("textbox").fill("0,5")
    phone.page.get_by_role("button", name="Yes", exact=True).click()
    phone.press("Guess 50 out of 100")
    expect(phone.page.get_by_text("is your guess")).to_be_visible()
    phone.page.reload()
    phone.stands("ask")
    expect(phone.page.get_by_role("textbox")).to_have_count(0)
    other = Phone(made.browser, f"{made.hosted.room.url}c/{made.code}")
    made.contexts.append(other.context)
    other.page.get_by_label("Nickname").fill("Bea")
    other.page.get_by_label("Code").fill("ZZZZ")
    other.press("Join")
    expect(other.page.locator(".refusal:visible")).to_have_count(1)
    expect(other.page.get_by_label("Code")).to_have_value("ZZZZ")
    expect(other.page.get_by_label("Nickname")).to_have_value("Bea")


@pytest.mark.every_text
def test_every_state_is_accessible_and_needs_no_scrolling(made: Class, axe: Callable[..., None]) -> None:
    """On a small phone, a tall one in the dark, and a laptop. Each is told once what came: heading and live region."""
    spoken = {
        "held": "The vote is closed.",
        "shown": "You guessed 90. It's 8.6. ",
        "why": "All cards minus the ones you can see: 35.",
    }
    phones = [made.phone(), made.phone(size=(390, 844), scheme="dark"), made.phone(size=(1280, 800))]

    def looked(state: str) -> None:
        made.stands(state)
        for phone in phones:
            phone.fits()
            axe(phone.page)
            heading = phone.page.locator("h2")
            assert heading.evaluate("(node) => node === document.activeElement"), state
        live = phones[0].page.locator(".uw-ph > [role=status].sr")
        expect(live).to_have_text(re.compile(f"^{re.escape(spoken.get(state, ''))}" + "$" * (state != "shown")))

    looked("door")
    made.pressed("main", "ask")
    looked("ask")
    for phone, number in zip(phones, (90, 88, 9), strict=True):
        phone.says(number)
        axe(phone.page)
    made.pressed("hold", "held")
    looked("held")
    made.pressed("talk", "talk")
    looked("talk")
    made.pressed("reveal", "shown")
    looked("shown")
    phones[0].press("Yes")
    expect(phones[0].page.locator(".said")).to_contain_text("Going by closeness")
    phones[0].fits()
    phones[1].press("No")
    expect(phones[1].page.locator(".own")).to_have_count(0)
    made.pressed("main", "why")
    looked("why")
    made.pressed("deal", "deal")
    looked("deal")
    phones[0].press("Deal the 1st")
    live = phones[0].page.locator(".uw-ph > [role=status].sr")
    expect(live).to_have_text(re.compile(r"^Deal 1: .*\b(yes|no)\. [01] of 1 possible hands for B contain a 1\.$"))
    axe(phones[0].page)
    made.pressed("class", "deal")
    made.key("end").click()
    looked("end")
    phones[0].press("Keep them on this phone")
    phones[0].press("Leave")
    phones[0].press("Is a ten due?")
    expect(phones[0].page.locator(".rows svg")).to_be_visible()


def test_a_number_on_a_lost_line_is_kept_and_taken_once(made: Class) -> None:
    phone = made.phone()
    made.pressed("main", "ask")
    made.hosted.run(made.hosted.room.stop())
    expect(phone.page.locator(".away")).to_contain_text("No connection.")
    phone.types("2/5")
    phone.press("Guess 40 out of 100")
    expect(phone.page.get_by_text("is your guess")).to_be_visible()
    made.hosted.run(made.hosted.room.again())
    expect(made.wall.locator(".w-low h2")).to_have_text("1 of 1 has answered.", timeout=20_000)
    phone.press("Change my guess")
    phone.types("140")
    expect(phone.page.get_by_text("Use a number from 0 to 100 (out of 100), not 140.")).to_be_visible()
    phone.page.get_by_role("button", name="Send my guess").click(force=True)  # nothing is sent
    phone.says(47)
    made.pressed("main", "shown")
    expect(phone.page.locator(".said")).to_contain_text("You guessed 47")
    made.pressed("class", "shown")
    [row] = made.saved("save")
    assert float(row["said"]) == 47


def test_who_comes_in_is_counted_and_the_door_is_not_drawn_anew(made: Class) -> None:
    made.wall.locator(".w-address").evaluate("(node) => { node.dataset.kept = 'yes' }")
    made.phone()
    expect(made.wall.locator(".w-count")).to_have_text("1")
    made.phone()
    expect(made.wall.locator(".w-count")).to_have_text("2")
    expect(made.wall.locator(".w-places")).to_have_text("of 60 are here")
    expect(made.wall.locator(".w-address")).to_have_attribute("data-kept", "yes")


def test_a_press_in_front_counts_though_a_number_comes_in_before_it_is_let_go(made: Class) -> None:
    phones = [made.phone(), made.phone()]
    made.pressed("main", "ask")
    made.wall.wait_for_timeout(420)
    made.key("hold").hover()
    made.wall.mouse.down()
    phones[0].says(40)
    expect(made.wall.locator(".w-low h2")).to_have_text("1 of 2 have answered.")
    made.wall.mouse.up()
    made.stands("held")


def test_a_yes_on_a_phone_is_counted_over_its_heap_and_stands_in_the_table(made: Class) -> None:
    """Said while the line is lost; three more students by script lie there too."""
    phone, others = made.phone(), [made.hosted.run(made.hosted.room.phone()) for _ in range(3)]
    made.pressed("main", "ask")
    phone.says(90)
    for other in others:
        made.hosted.run(other.say("say", at=0, vote=1, value=0.9, sure="", n=1))
    expect(made.wall.locator(".w-low h2")).to_have_text("4 of 4 have answered.")
    made.pressed("main", "shown")
    heap = made.wall.locator(".w-lies li b")
    expect(heap).to_have_text("4 here: Going by closeness.")
    made.hosted.run(made.hosted.room.stop())
    expect(phone.page.locator(".away")).to_contain_text("No connection.")
    phone.press("Yes")
    expect(phone.page.locator(".said")).to_contain_text("Going by closeness")
    made.hosted.run(made.hosted.room.again())
    expect(heap).to_have_text("4 here: Going by closeness; 1 said Yes.", timeout=20_000)
    phone.reload()
    expect(phone.page.locator(".said")).to_contain_text("Going by closeness")
    made.pressed("class", "shown")
    assert [row["said yes"] for row in made.saved("save")] == ["yes", "", "", ""]


def test_who_answered_the_first_vote_alone_sees_the_own_guess_beside_the_answer(made: Class) -> None:
    first, both = made.phone(), made.phone()
    made.pressed("main", "ask")
    first.says(60)
    counts = both.page.locator(".counts")
    both.says(10)  # close
    expect(counts).to_contain_text("2 of 2 have answered", timeout=15_000)
    made.pressed("hold", "held")
    made.pressed("main", "ask")  # split: asked again
    both.says(45)
    expect(counts).to_contain_text("1 of 2 have answered", timeout=15_000)
    expect(made.wall.locator(".w-low h2")).to_have_text("1 of 2 have answered.")
    made.pressed("main", "ask")  # one of two is missing
    made.pressed("main", "shown")
    for phone, triangles in ((first, 2), (both, 1)):
        expect(phone.page.locator(".heap .student")).to_have_count(triangles)
        expect(phone.page.locator(".heap .student.mine")).to_have_count(1)
    expect(first.page.locator(".heap text.halo")).to_have_text("you")


def test_two_tabs_are_one_student_and_who_comes_late_has_the_running_state(made: Class) -> None:
    phone = made.phone("Ann")
    made.pressed("main", "ask")
    tab = phone.context.new_page()
    tab.goto(phone.page.url)
    expect(tab.locator("h2")).to_have_text(phone.page.locator("h2").inner_text())
    phone.says(60)
    expect(tab.get_by_text("is your guess")).to_be_visible()
    expect(made.key("class")).to_have_text("Class: 1 here")
    third = phone.context.new_page()
    third.goto(phone.page.url)
    expect(phone.page.get_by_text("This class is open on another page of this phone.")).to_be_visible()
    third.close()
    phone.press("Continue here")
    phone.stands("ask")
    with made.wall.context.expect_page() as other:  # two pages in front are one class, too
        made.wall.evaluate("void window.open(location.href)")
    made.pressed("main", "shown")
    expect(other.value.locator(".uw-wall")).to_have_attribute("data-to", "shown")
    expect(other.value.locator(".w-low svg.heaps")).to_contain_text("answer")
    late = Phone(made.browser, f"{made.hosted.room.url}c/{made.code}")
    made.contexts.append(late.context)
    late.press("Join")
    late.stands("shown")
    expect(late.page.locator(".said")).to_have_text("You didn't guess here.")


def test_a_code_that_is_none_and_a_name_that_is_none_are_said(made: Class) -> None:
    stray = Phone(made.browser, f"{made.hosted.room.url}c/")
    made.contexts.append(stray.context)
    stray.press("Join")
    expect(stray.page.get_by_role("alert")).to_have_text(
        "Type the code on the screen in front. It has four letters or digits."
    )
    stray.page.get_by_label("Code").fill("ZZZZ")
    stray.press("Join")
    expect(stray.page.get_by_role("alert")).to_have_text("Type the code on the screen in front.")
    stray.page.get_by_label("Code").fill(made.code.lower())
    stray.page.get_by_label("Nickname").fill("<b>x</b>")
    stray.press("Join")
    expect(stray.page.get_by_role("alert")).to_contain_text("A nickname can have letters")
    stray.page.get_by_label("Nickname").fill("Zoë")
    stray.press("Join")
    expect(stray.page.locator("h2")).to_have_text("You are in, Zoë")


def test_who_waits_at_the_door_is_turned_away_and_reads_why(made: Class) -> None:
    inside = made.phone("Ann")
    made.key("class").click()
    made.key("door.1").click()
    late = Phone(made.browser, inside.page.url)
    made.contexts.append(late.context)
    late.press("Join")
    late.stands("door")
    expect(late.page.locator(".body")).to_have_text(
        "The class is locked. Please wait until your teacher lets you in."
    )
    made.key("away").click()
    expect(late.page.get_by_role("alert")).to_have_text("Your teacher didn't let in anyone who was waiting.")
    late.stands("join")
    expect(made.key("away")).to_have_count(0)
    expect(inside.page.locator("h2")).to_have_text("You are in, Ann")
    expect(made.wall.locator(".w-members li")).to_have_count(1)
    bar, name = made.key("nick.1"), made.wall.locator(".w-nick span")
    expect(name).to_be_hidden()  # also in a contrast theme, which has its own colours
    bar.dispatch_event("pointerdown")
    expect(name).to_have_text("Ann")
    expect(name).to_be_visible()
    bar.dispatch_event("pointerup")
    expect(name).to_be_hidden()


def test_phones_are_told_when_the_page_in_front_is_away_and_when_the_class_ends(
    made: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = made.phone()
    made.pressed("main", "ask")
    monkeypatch.setattr(classes, "FRONT_AWAY", 1.0)
    address = made.wall.url
    made.wall.goto("about:blank")
    expect(phone.page.locator(".away")).to_have_text(
        "Your teacher\u2019s page is closed. Your guesses still count."
    )
    phone.says(30)
    monkeypatch.undo()
    made.wall.goto(address)
    made.stands("ask")
    expect(phone.page.locator(".away")).to_be_hidden()
    expect(made.wall.locator(".w-low h2")).to_have_text("1 of 1 has answered.")
    made.pressed("class", "ask")
    made.key("anew").click()
    made.key("anew").click()
    phone.stands("over")
    expect(phone.page.locator("h2")).to_have_text("The class is over")


def test_of_several_addresses_another_is_chosen_and_who_may_not_begin_is_told_so(
    made: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = made.browser.new_context()
    made.contexts.append(context)
    stranger = context.new_page()
    stranger.goto(made.wall.url)
    expect(stranger.locator("[data-k='phones']")).to_be_visible()
    stranger.wait_for_timeout(420)  # as any wall, it is deaf for 400 ms at first
    stranger.locator("[data-k='phones']").click()
    expect(stranger.locator(".w-told").first).to_have_text(
        "To start a class with phones, open the address that the server printed, with its token, in this browser. "
        "A show of hands works without it."
    )
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    made.key("hands").click()
    made.wall.wait_for_timeout(420)
    made.key("phones").click()
    port = made.hosted.room.port
    expect(made.wall.locator(".w-address b")).to_have_text(f"192.168.1.20:{port}/c")
    made.key("address").select_option(f"10.0.0.7:{port}/c")
    expect(made.wall.locator(".w-address b")).to_have_text(f"10.0.0.7:{port}/c")
    expect(made.wall.locator(".w-qr")).to_have_attribute("aria-label", f"QR code: 10.0.0.7:{port}/c")


def test_where_nobody_comes_it_is_said_and_by_hands_nothing_is_lost(made: Class) -> None:
    made.wall.clock.install()
    made.wall.reload()
    expect(made.wall.locator(".w-code").first).to_have_text(made.code)
    told = made.wall.locator(".w-told").first
    for nobody in (True, False):
        made.wall.clock.run_for(61_000)
        expect(told).to_contain_text("Nobody has joined for a minute. Some networks keep devices apart")
        if nobody:
            made.key("hands").click()
            expect(made.wall.locator(".w-code")).to_have_count(0)
            made.key("phones").click()
            made.code = made.wall.locator(".w-code").first.inner_text()
    phone = made.phone()
    expect(told).not_to_contain_text("Nobody")
    made.wall.clock.run_for(1000)
    made.key("main").click()
    phone.says(60)
    made.wall.clock.run_for(1000)
    expect(made.wall.locator(".w-low h2")).to_contain_text("1 of 1 has answered")
    made.key("class").click()
    made.key("hands").click()
    made.key("hands.yes").click()
    expect(made.wall.locator(".uw-wall")).to_have_attribute("data-to", "ask")
    expect(made.wall.locator(".w-low h2")).to_contain_text("1 of ")


def test_that_nobody_came_is_said_once_more_when_the_line_comes_back(made: Class) -> None:
    made.wall.clock.install()
    made.wall.reload()
    expect(made.wall.locator(".w-code").first).to_have_text(made.code)
    told = made.wall.locator(".w-told").first
    made.wall.clock.run_for(61_000)
    expect(told).to_contain_text("Nobody has joined for a minute.")
    made.hosted.run(made.hosted.room.restart())
    expect(told).to_contain_text("No connection to the server.")
    made.wall.clock.run_for(6_000)
    expect(told).to_contain_text("Nobody has joined for a minute.")


FRONT = """async ([code, lesson, begun]) => {
    const { ClassFacts, ClassLine, Classroom } =
      await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    window.room = new Classroom(new ClassFacts(JSON.parse(lesson)));
    window.line = new ClassLine(room, "/c/", "", () => {});
    line.begun(begun);
    window.seconds = [...Array(room.facts.of).keys()].filter((at) => room.facts.pair(at)[1] === at) }"""
"""A page in front that draws nothing, for lessons that the site of a test has not."""


@pytest.mark.sample
@pytest.mark.parametrize(
    ("game", "number"),
    soaked(
        [("uncle", 1), ("uno", 2), ("mr_t", 1), ("thrush", 4), ("thrush", 1), ("say_uncle", 3)],
        ("uno", 2),
        ("thrush", 4),
    ),
)
def test_every_game_is_drawn_asked_shown_and_dealt_on_a_small_phone(
    game: str, number: int, browser: Browser, tmp_path: Path, contexts: list[BrowserContext]
) -> None:
    """The first position, the second of a pair, and the last; each step of their reckonings; ten deals of the first."""
    hosted = Hosted(tmp_path, tmp_path)
    begun = hosted.run(hosted.room.begin(""))
    code = node.bundled(*(f'* from "./live/{name}.ts"' for name in ("class_socket", "class_facts", "classroom")))
    contexts.append(browser.new_context())
    front = contexts[0].new_page()
    front.goto(f"{hosted.room.url}c/about")
    front.evaluate(FRONT, [code, json.dumps(saved(game, number)), begun])
    front.wait_for_function("room.state.how === 'phones'")

    def does(kind: str, **more: Any) -> None:
        assert front.evaluate("(deed) => room.do(deed)", {"kind": kind, **more}) == ""

    phone = Phone(browser, f"{hosted.room.url}c/{begun['code']}")
    contexts.append(phone.context)
    phone.join()
    does("Start")
    places = front.evaluate("[0, ...seconds, room.facts.of - 1]")
    for at in sorted({*places}):
        if at:
            does("Go", at=at)
        phone.stands("ask")
        expect(phone.page.locator(".top .chip")).to_contain_text(f"{at + 1} of")
        assert phone.page.locator(".felted svg.table").bounding_box()
        tables = front.evaluate("room.facts.laid(room.state.at).tables.length")
        assert phone.page.locator(".sides button").count() == (tables if tables > 1 else 0)
        phone.fits()
        asked = phone.page.get_by_role("slider", name="Your guess")
        asked.press("Enter")
        main = phone.page.locator("[data-k=main]")
        expect(main).to_contain_text("Guess ")
        phone.page.wait_for_timeout(420)  # a main button that has just changed hears nothing
        main.click()
        expect(phone.page.get_by_text("is your guess")).to_be_visible()
        phone.fits()
        does("Reveal")
        phone.stands("shown")
        expect(phone.page.locator(".said")).to_contain_text("You guessed ")
        phone.fits()
        steps = front.evaluate("room.facts.steps(room.state.at)")
        for step in range(steps):
            does("Step", by=1) if step else does("Why")
            expect(phone.page.locator("h2")).to_contain_text(f"step {step + 1} of {steps}")
            told = phone.page.locator(".reckon, .branches").or_(phone.page.get_by_text("The picture is"))
            expect(told.first).to_be_visible()
            phone.fits()
        does("Deal")
        phone.stands("deal")
        if at == 0:
            for k in range(10):
                phone.press("Deal the ")
                expect(phone.page.locator(".top .chip")).to_have_text(f"deal {k + 1} of 10")
            phone.fits()
    assert phone.errors == []
    hosted.stop()


@pytest.mark.full
@pytest.mark.parametrize("students", [3, pytest.param(30, marks=pytest.mark.soak)])
def test_a_whole_lesson_saves_what_was_sent(made: Class, students: int) -> None:
    """Every position once, with reloads and a restart in the middle: the CSV has each number, and no other."""
    rng = Random(students)
    phones = [made.phone() for _ in range(students)]
    wanted = []
    of = made.wall.locator(".w-trail li").count()
    made.pressed("main", "ask")
    for at in range(of):
        chip = f"{at + 1} of {of}"
        for number, phone in enumerate(phones, 1):
            expect(phone.page.locator(".top .chip")).to_have_text(chip)
            value = rng.randrange(101)
            wanted.append((number, at + 1, value))
            phone.says(value)
        if at == of // 2:
            made.restart()
        if at % 4 == 1:
            rng.choice(phones).reload()
        expect(made.wall.locator(".w-low h2")).to_have_text(f"{students} of {students} have answered.")
        made.pressed("reveal" if made.key("reveal").count() else "main", "shown")
        made.pressed("next", "end" if at + 1 == of else "ask")
    rows = made.saved()
    said = [(int(row["student"]), int(row["position"]), float(row["said"])) for row in rows]
    assert sorted(said) == sorted(wanted)
    for phone in phones:
        expect(phone.page.locator(".rows svg")).to_have_attribute("aria-label", re.compile(f"Position {of}: "))
        assert phone.errors == []
