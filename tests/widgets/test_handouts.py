"""A notebook as a handout: what `nbconvert --to latex`, and so `--to pdf`, makes of rooms and pictures."""

import re
import sys
from typing import Any

import nbformat
import pytest
from IPython.core.formatters import DisplayFormatter
from nbconvert import LatexExporter
from nbconvert.preprocessors import ExecutePreprocessor, SVG2PDFPreprocessor

import uncle_widgets as uw
from uncle_widgets.filing import notebooks
from uncle_widgets.games import GAMES
from uncle_widgets.games.latex import latex

NAMES = ["A_b", "5_0%", r"C\end{document}#{"]
BARE = re.compile(r"(?<!\\)[#&_%^~]")
"""Signs that would mean something to LaTeX; a table's own & stands between blanks."""
DRAWN = re.compile(r"\\adjustimage\{.*\}\{output_")
"""A picture that an output of a cell left."""


@pytest.fixture(autouse=True)
def no_inkscape(monkeypatch: pytest.MonkeyPatch) -> None:
    """Inkscape is not asked, also where it is installed."""

    def asked(*_: Any) -> None:
        raise AssertionError("Inkscape is asked for a PDF of an SVG.")

    monkeypatch.setattr(SVG2PDFPreprocessor, "convert_figure", asked)


def handout(*shown: Any) -> str:
    """The document of a notebook that shows these, one a cell, as a kernel would leave them."""
    made = [DisplayFormatter().format(one) for one in shown]
    outputs = [nbformat.v4.new_output("display_data", data, metadata=about) for data, about in made]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("show", outputs=[one]) for one in outputs])
    text, _ = LatexExporter().from_notebook_node(book)
    return str(text)


def test_a_picture_is_on_paper_what_it_is_on_a_page() -> None:
    assert len(DRAWN.findall(handout(uw.picture(uw.play_out("uno", seed=1), 30, 0)))) == 1


def test_without_what_makes_a_png_a_picture_is_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    made = uw.picture(uw.play_out("uncle", seed=1), 3, 0)
    text = handout(made)
    assert rf"\textbf{{{made.title}}}" in text
    assert made.words.split(". ")[0] in text


@pytest.mark.parametrize("game", list(GAMES))
def test_a_room_is_its_position_and_its_question(game: str) -> None:
    room = uw.watch(game, seed=1964)
    text = handout(room)
    assert room.picture().title.split(". ")[0] in text
    assert "Watch(" not in text
    asked = uw.position(game, 1, 1)
    assert latex(str(asked.explainer.panel["ask"])).strip() in handout(asked)


def test_an_exercise_its_end_and_how_to_play_are_lists_and_a_table() -> None:
    text = handout(
        uw.exercise("uncle-predict-7"), uw.marks(), uw.how_to("uno"), uw.lab("uncle"), uw.dashboard("uno")
    )
    for kind in ("itemize", "longtable", "enumerate"):
        assert text.count(rf"\begin{{{kind}}}") == text.count(rf"\end{{{kind}}}") > 0
    assert r"\item equally likely" in text
    assert "Lab(" not in text
    assert "Dashboard(" not in text


def test_what_a_name_holds_is_no_command() -> None:
    room = uw.watch("uncle", seed=1964, names=NAMES)
    left = room._repr_mimebundle_()
    text = (left[0] if isinstance(left, tuple) else left)["text/latex"]
    assert r"It's C\textbackslash{}end" in text
    assert r"5\_0\% plays" in text
    assert r"C\textbackslash{}end\{document\}\#\{" in text
    assert not BARE.search(text)
    assert latex("<p>\u2660\u2212\u00d7 [x]\x00</p>") == "$\\spadesuit$$-$$\\times$ {[}x{]}\n"


@pytest.mark.full
def test_the_notebook_of_data_and_widgets_becomes_a_handout() -> None:
    book = nbformat.read(notebooks() / "data_and_widgets.ipynb", as_version=4)
    book.cells = [cell for cell in book.cells if cell.cell_type == "code"]  # its words need pandoc
    ExecutePreprocessor(timeout=120).preprocess(book, {"metadata": {"path": str(notebooks())}})
    text, _ = LatexExporter().from_notebook_node(book)
    assert len(DRAWN.findall(text)) == 3  # a position, its PNG and a chart
    assert "Picture(" not in text
