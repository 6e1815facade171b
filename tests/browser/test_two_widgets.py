"""Two widgets of a kind in one page: no id twice, and each label belongs to its own control."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.harness import bring, page_of

pytestmark = pytest.mark.browser

STRIP: dict[str, Any] = {
    "palette": "", "terms": {}, "heading": "A position", "words": "Set it up.", "buttons": [], "progress": [0, 0],
    "rows": [], "cell": "", "note": "", "folded": "Position",
    "fields": [{"name": "hand", "label": "Your hand", "value": "1 2 3"}, {"name": "pile", "label": "The pile", "value": "4"}],
}  # fmt: skip


@pytest.fixture
def two(new_page: Any) -> Page:
    page: Page = new_page((1000, 900))
    dial = scenes.traits(scenes.fronts())
    bring(page, page_of(("strip", STRIP), ("strip", STRIP), ("table", dial), ("table", dial)))
    return page


def test_no_id_stands_twice(two: Page) -> None:
    ids = two.evaluate("[...document.querySelectorAll('.uw [id]')].map((n) => n.id)")
    assert len(ids) >= 4
    assert len(set(ids)) == len(ids)


def test_a_label_belongs_to_the_control_beside_it(two: Page) -> None:
    second = two.locator("#place-1")
    for fold in two.get_by_role("button", name="Position", exact=True).all():
        fold.click()
    second.get_by_label("Your hand").fill("9 9 9")
    expect(two.locator("#place-0").get_by_label("Your hand")).to_have_value("1 2 3")
    expect(second.get_by_label("Your hand")).to_have_value("9 9 9")


def test_two_copies_of_the_house_share_no_id(new_page: Any) -> None:
    """Two kernels in one page: each brings its own copy of the module."""
    page: Page = new_page((1000, 900))
    bring(page, page_of(("strip", STRIP), ("strip", STRIP), copies=2))
    ids = page.evaluate("[...document.querySelectorAll('.uw [id]')].map((n) => n.id)")
    assert len(ids) >= 4
    assert len(set(ids)) == len(ids)


def test_no_two_landmarks_have_one_name(two: Page, axe: Any) -> None:
    """In a notebook; on a page of ours there is one room."""
    assert two.get_by_role("group", name="The table", exact=True).count() == 2
    axe(two, "body")
