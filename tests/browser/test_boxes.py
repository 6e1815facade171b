"""Rooms and parts of rooms in boxes of somebody's own: as wide as they need to be, in Voilà and in JupyterLab."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cells import serve
from tests.browser.conftest import SERVED, rendered
from tests.browser.notebooks import run_the_first_cell

SOURCE = """
import ipywidgets as w
from IPython.display import display
import uncle_widgets as uw

def room():
    return uw.watch("uncle", seats=3, seed=1)

def show(name, *children, box=w.VBox, **layout):
    outer = box(list(children), **layout)
    display(outer.add_class(f"case-{name}"))

def sliding():
    return w.IntSlider(description="Seats")

parts, wide, edged, out = room(), room(), room(), w.Output()
wide.layout.width, edged.layout.border = "360px", "3px solid"
show("parts", parts.table, parts.explainer, box=w.HBox)
show("slider", sliding(), room(), box=w.HBox)
show("pair", room(), room(), box=w.HBox)
show("plain", room())
show("row", sliding(), room(), box=w.Box)
show("centred", room(), layout=w.Layout(align_items="center"))
show("grid", room(), w.Label("beside"), box=w.GridBox, layout=w.Layout(grid_template_columns="2fr 1fr"))
show("app", w.AppLayout(header=w.Label("above"), left_sidebar=w.Label("left"), center=room()))
show("tab", room(), w.Label("other"), box=w.Tab)
show("accordion", room(), box=w.Accordion, selected_index=0)
with out:
    display(room())
show("output", out, w.Label("beside"), box=w.HBox)
seats = sliding()
def again(seats):
    display(room())
show("interactive", seats, w.interactive_output(again, {"seats": seats}))
show("width", wide)
row = room()
row.layout.width = "360px"
show("width-in-row", sliding(), row, box=w.HBox)
show("border", edged)
"""
CASES = ("parts", "slider", "pair", "plain", "row", "centred", "grid", "app", "tab", "accordion", "output", "interactive",
         "width", "width-in-row", "border")  # fmt: skip
DRAWN = """(names) => names.every((name) => { const all = [...document.querySelectorAll(`.case-${name} .uw-table svg.table`)];
    return all.length === (name === "pair" ? 2 : 1) && all.every((one) => one.querySelector("g.card")) })"""
MEASURED = """(names) => Object.fromEntries(names.map((name) => {
    const outer = document.querySelector(`.case-${name}`), edge = outer.getBoundingClientRect();
    const wide = (s) => [...outer.querySelectorAll(s)].map((node) => Math.round(node.getBoundingClientRect().width));
    const out = [...outer.querySelectorAll(".uw-table, .uw-panel, .uw-table g.card")].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.right > edge.right + 1 || box.left < edge.left - 1 }).length;
    return [name, { tables: wide(".uw-table"), panels: wide(".uw-panel"), cards: wide(".uw-table g.card"), out,
        room: wide(".uw-room")[0] ?? 0, over: outer.scrollWidth - outer.clientWidth, edge: Math.round(edge.width) }] }))"""
LEAST = 300
"""CSS pixels that a table and a panel need."""


def measured(page: Page) -> dict[str, dict[str, Any]]:
    page.wait_for_function(DRAWN, arg=list(CASES), timeout=2 * SERVED)
    page.wait_for_timeout(500)
    found: dict[str, dict[str, Any]] = page.evaluate(MEASURED, list(CASES))
    return found


def fits(found: dict[str, dict[str, Any]]) -> None:
    """Every table and panel of every case is as wide as it needs, with its cards, and nothing sticks out."""
    wrong = {}
    for name, case in found.items():
        widths = [*case["tables"], *case["panels"]]
        good = len(widths) == (4 if name == "pair" else 2) and min(widths) >= LEAST
        if not good or case["over"] > 1 or case["out"] or min(case["cards"]) < 10:
            wrong[name] = case
    assert not wrong, json.dumps(wrong, indent=1)
    for name in ("width", "width-in-row"):
        assert found[name]["room"] == 360  # what somebody has set stays
    assert found["centred"]["room"] >= 0.9 * found["centred"]["edge"]
    assert found["plain"]["room"] >= 0.9 * found["plain"]["edge"]


@pytest.mark.full
def test_rooms_in_boxes_are_wide_enough_in_voila(new_page: Callable[..., Page], tmp_path: Path) -> None:
    with serve(tmp_path, {"index": SOURCE}) as url:
        page = new_page((1366, 900))
        page.goto(f"{url}/voila/render/index.ipynb")
        page.wait_for_selector("#loading", state="detached", timeout=2 * SERVED)  # sixteen rooms on one page
        rendered(page)
        fits(measured(page))
        assert page.evaluate("document.documentElement.scrollWidth") <= 1366
        page.goto("about:blank")


@pytest.mark.parametrize("notebook_url", ["lab"], indirect=True)
def test_rooms_in_boxes_are_wide_enough_in_lab(
    notebook_url: str, lab_server: tuple[str, Path], new_page: Callable[..., Page]
) -> None:
    folder = lab_server[1] / notebook_url.rpartition("/tree/")[2]
    notebook = json.loads((folder / "uncle.ipynb").read_text())
    notebook["cells"] = [{**notebook["cells"][0], "source": SOURCE}]
    (folder / "uncle.ipynb").write_text(json.dumps(notebook))
    page = new_page((1366, 900))
    run_the_first_cell(page, f"{notebook_url}/uncle.ipynb", ".case-border .uw-table svg.table")
    fits(measured(page))


LINKED = """
import ipywidgets as w
import uncle_widgets as uw

mine, theirs = (uw.watch("uncle", seats=3, seed=1964, watcher=eyes, step=3, predict=False) for eyes in (0, 1))
at, heard = (w.BoundedIntText(3, 0, len(mine.ends) - 1) for _ in range(2))
w.jslink((at, "value"), (mine.table, "step"))
w.link((mine, "step"), (theirs, "step"))
w.link((mine, "step"), (heard, "value"))
told = w.interactive_output(lambda step: print("The kernel is at", step), {"step": heard})
w.VBox([at, told, mine, theirs])
"""


@pytest.mark.full
def test_a_control_that_is_linked_to_a_table_steps_the_room_and_the_one_beside_it(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    """As `docs/widgets.md` types it: jslink in the page, link and interactive_output in the kernel."""
    with serve(tmp_path, {"index": LINKED}) as url:
        page = new_page((1366, 900))
        page.goto(f"{url}/voila/render/index.ipynb")
        rendered(page)
        expect(page.get_by_text("The kernel is at 3")).to_be_visible(timeout=60_000)
        control = page.locator("input[type=number]").first
        control.fill("9")
        control.press("Enter")
        expect(page.get_by_text("The kernel is at 9")).to_be_visible(timeout=30_000)
        steps = page.locator(".uw-table input[type=range]")
        expect(steps).to_have_count(2)
        for slider in steps.all():
            expect(slider).to_have_value("9")
        page.locator(".uw-table").nth(1).get_by_role("button", name="Step forward").click()
        expect(page.get_by_text("The kernel is at 10")).to_be_visible(timeout=30_000)
        expect(control).to_have_value("10")
        page.goto("about:blank")
