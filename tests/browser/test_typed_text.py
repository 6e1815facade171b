"""A redraw never wipes what is being typed: letter by letter, while the page is drawn again from the model."""

from playwright.sync_api import Page, expect

import uncle_widgets as uw
from tests.browser.bridge import Bridge
from tests.browser.harness import bring, page_of
from uncle_widgets.widgets.school.exercise import exercise

CARET = "() => [document.activeElement.selectionStart, document.activeElement.selectionEnd]"


def letters(page: Page, text: str, between: str) -> None:
    """Type letter by letter, and have the model change after each: `between` is run with how many there are."""
    for n, letter in enumerate(text, 1):
        page.keyboard.type(letter)
        page.evaluate(between, n)


def test_a_seed_typed_in_the_menu_stays_while_it_is_busy(page: Page) -> None:
    dashboard = uw.dashboard("uncle")
    shown = Bridge(page, "masthead", dashboard.head)
    shown.show()
    page.locator("[data-k=menu]").click()
    seed = page.locator("[data-k=seed]")
    seed.click()
    page.keyboard.press("Control+A")
    letters(page, "1234", "(n) => models[0].set('busy', `Looking ahead: ${n}`)")
    expect(seed).to_have_value("1234")
    expect(seed).to_be_focused()
    assert page.evaluate(CARET) == [4, 4]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    letters(page, "5", "(n) => models[0].set('busy', 'Looking ahead again')")
    expect(seed).to_have_value("12534")
    assert page.evaluate(CARET) == [3, 3]
    page.evaluate("models[0].set('busy', '')")
    page.keyboard.press("Tab")
    assert page.evaluate("models[0].get('seed')") == "12534", "the field was left, so it is set"
    shown.carry()
    assert dashboard.head.seed == "12534"


def test_a_seed_is_set_with_enter_though_the_menu_was_drawn_again(page: Page) -> None:
    shown = Bridge(page, "masthead", uw.dashboard("uncle").head)
    shown.show()
    page.locator("[data-k=menu]").click()
    page.locator("[data-k=seed]").click()
    page.keyboard.press("Control+A")
    letters(page, "77", "(n) => models[0].set('busy', `Looking ahead: ${n}`)")
    page.keyboard.press("Enter")
    assert page.evaluate("models[0].get('seed')") == "77"


def test_a_name_typed_in_a_lessons_list_stays(page: Page) -> None:
    lesson = uw.lesson("uncle")
    shown = Bridge(page, "trail", lesson.trail)
    shown.show()
    page.add_style_tag(content="main { padding-top: 500px }")  # the list opens upwards
    page.locator("[data-k=lessons]").click()
    name = page.locator("[data-k=student]")
    name.click()
    letters(page, "Zoe B", "(n) => models[0].set('busy', `Looking for positions: ${n}`)")
    expect(name).to_have_value("Zoe B")
    expect(name).to_be_focused()
    page.keyboard.press("Tab")
    assert {"kind": "name", "name": "Zoe B"} in page.evaluate("models[0].told")


def test_a_name_typed_for_a_receipt_stays_while_an_exercise_is_marked(page: Page) -> None:
    traits = {"told": "2 of 9", "rows": [], "receipt": "uncle 1", "student": "", "palette": ""}
    row = "{number: 1, ask: 'How many?', words: 'Right.', state: 'right'}"
    bring(page, page_of(("marks", traits)))
    name = page.locator("[data-k=name]")
    name.click()
    letters(page, "Ann", f"(n) => models[0].set('rows', [{row}])")
    expect(name).to_have_value("Ann")
    expect(name).to_be_focused()


def test_what_is_typed_while_an_exercise_is_marked_stays(page: Page) -> None:
    one = exercise("uncle-predict-6")
    shown = Bridge(page, "exercise", one)
    shown.show()
    box = page.locator("[data-k=answer]")
    box.click()
    page.keyboard.type("28")
    page.keyboard.press("Enter")
    page.keyboard.type(".6")  # before the kernel has answered
    shown.carry()
    assert one.answer == "28"
    expect(page.locator(".found")).to_contain_text("Right")
    expect(box).to_have_value("28.6")
    expect(box).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("28.6 ")
    page.keyboard.press("Enter")
    shown.carry()
    assert one.answer == "28.6"
    expect(box).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("29")
    assert page.evaluate("models[0].told.length") == 2
    page.keyboard.press("Enter")
    shown.carry()
    assert one.answer == "29"


def test_an_answer_that_is_restored_is_shown(page: Page) -> None:
    """From another view, or from what a tab has kept: where nothing is typed, the model is right."""
    one = exercise("uncle-predict-6")
    shown = Bridge(page, "exercise", one)
    shown.show()
    one.check("30")
    shown.push()
    expect(page.locator("[data-k=answer]")).to_have_value("30")


def test_a_seed_of_trials_that_is_refused_stays_where_it_was_typed(page: Page) -> None:
    room = uw.watch("uncle", seats=3, seed=1964, step=9, predict=False)
    panel = room.explainer
    panel.page = "try"
    shown = Bridge(page, "explainer", panel, (500, 900))
    shown.show()
    seed = page.locator("[data-k=trialseed]")
    seed.click()
    page.keyboard.press("Control+A")
    page.keyboard.type("1.5")
    page.keyboard.press("Tab")
    shown.carry()
    assert "not '1.5'" in panel.note
    expect(seed).to_have_value("1.5")
