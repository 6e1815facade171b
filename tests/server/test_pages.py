"""A page is drawn though its kernel fails once; what comes to nothing says so; the log tells how far each got."""

import time
from pathlib import Path

import nbformat
import pytest

from tests.server.visiting import PLAIN, Served, get, kernel_in, planted, served

SOON = ("--Kernels.ready_within=3", "--Kernels.answer_within=3")
ANSWER = "application/vnd.voila.cell-output+json"
REPLACED = "Another kernel replaces it."


def lines(server: Served, words: str) -> list[str]:
    return [line for line in server.said().splitlines() if words in line]


@pytest.mark.sample
@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("start", "Kernel didn't respond in 3 seconds."),
        ("answer", "The kernel gave no first answer in 3 seconds."),
        ("dies", "Kernel died before replying to kernel_info."),
    ],
)
def test_a_kernel_that_hangs_or_dies_is_replaced_once_under_the_same_page(
    tmp_path: Path, way: str, why: str
) -> None:
    setting, env = planted(tmp_path, way)
    with served(tmp_path, PLAIN, setting, *SOON, **env) as server:
        status, _, page = get(server.url, "/voila/render/other.ipynb")
        assert status == 200
        assert ANSWER in page
        assert '"42"' in page
        assert "voila_failed()" not in page.partition("</main>")[0].partition("<main")[2]
        assert get(server.url, f"/api/kernels/{kernel_in(page)}")[0] == 200
        assert len(server.kernels()) == 1
        assert lines(server, REPLACED) == [line for line in lines(server, why) if "other.ipynb" in line]
        assert len(lines(server, REPLACED)) == 1
        assert not server.tracebacks()


@pytest.mark.full
def test_a_page_kept_ready_is_there_though_its_kernel_hung(tmp_path: Path) -> None:
    setting, env = planted(tmp_path, "start")
    with served(tmp_path, PLAIN, setting, *SOON, ahead="other.ipynb", **env) as server:
        until = time.monotonic() + 30
        while not server.kernels() and time.monotonic() < until:
            time.sleep(0.1)
        assert '"42"' in get(server.url, "/voila/render/other.ipynb")[2]
        assert len(lines(server, REPLACED)) == 1


def test_a_page_to_be_kept_ready_that_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, ahead="uncle.ipynb") as server:
        assert '"42"' in get(server.url, "/voila/render/other.ipynb")[2]
        (line,) = lines(server, "uncle.ipynb")
        assert line.endswith("No page of uncle.ipynb is kept ready, because there is no such notebook.")
        assert not server.tracebacks()


@pytest.mark.full
def test_a_page_that_comes_to_nothing_says_so_and_leaves_no_kernel(tmp_path: Path) -> None:
    setting, env = planted(tmp_path, "never")
    with served(tmp_path, PLAIN, setting, *SOON, "--VoilaExecutor.startup_timeout=3", **env) as server:
        status, _, page = get(server.url, "/voila/render/other.ipynb")
        assert status == 200
        assert page.rstrip().endswith("<script>window.voila_failed()</script>")
        assert server.kernels() == []
        assert [line.partition(" Page ")[2].partition(",")[0] for line in lines(server, "failed")] == [
            "other.ipynb"
        ]
        assert not server.tracebacks()


@pytest.mark.full
def test_a_visitor_who_goes_before_the_page_is_whole_leaves_no_kernel(tmp_path: Path) -> None:
    with served(tmp_path, {**PLAIN, "long": "import time; time.sleep(30)"}) as server:
        with pytest.raises(TimeoutError):
            get(server.url, "/voila/render/long.ipynb", timeout=4)
        until = time.monotonic() + 20
        while server.kernels() and time.monotonic() < until:
            time.sleep(0.1)
        assert server.kernels() == []


@pytest.mark.full
def test_the_log_says_how_far_each_page_got_and_when(tmp_path: Path) -> None:
    with served(tmp_path, PLAIN, "--Voila.log_level=INFO") as server:
        get(server.url, "/voila/render/other.ipynb")
        (line,) = lines(server, "Page other.ipynb")
        for stage in ("asked for a kernel", "started", "ready", "executing", "answered", "whole"):
            assert stage in line


@pytest.mark.full
def test_a_slow_page_is_in_the_log_without_being_asked_for_and_a_quick_one_is_not(tmp_path: Path) -> None:
    with served(tmp_path, {**PLAIN, "long": "import time; time.sleep(8)"}, "--Kernels.slow_after=8") as server:
        get(server.url, "/voila/render/other.ipynb")
        get(server.url, "/voila/render/long.ipynb")
        assert lines(server, "Page other.ipynb") == []
        (line,) = lines(server, "Page long.ipynb")
        assert "answered" in line


@pytest.mark.full
def test_a_cell_that_fails_says_so_and_the_cells_after_the_first_are_run(tmp_path: Path) -> None:
    with served(tmp_path, {**PLAIN, "bad": "print('before'); 1 / 0"}) as server:
        page = get(server.url, "/voila/render/bad.ipynb")[2]
        assert "before" in page
        assert "There was an error when executing cell" in page
        assert "ZeroDivisionError" not in page


LATE = """
from itertools import count
from threading import Timer
told = get_ipython().kernel.iopub_thread

def tell_late(*sent, late=count({seconds}), tell=told.send_multipart, Timer=Timer, **how):
    Timer(next(late), tell, sent, how).start()

told.send_multipart = tell_late
6 * 7
"""
"""What it shows comes so many seconds after its answer, piece by piece, as where a machine is too busy."""


@pytest.mark.full
def test_what_a_cell_shows_long_after_its_answer_is_on_the_page(tmp_path: Path) -> None:
    with served(tmp_path, {**PLAIN, "late": LATE.format(seconds=6)}) as server:
        page = get(server.url, "/voila/render/late.ipynb")[2]
        assert ANSWER in page
        assert '"42"' in page


@pytest.mark.full
def test_a_page_of_which_something_never_comes_says_so(tmp_path: Path) -> None:
    late = {**PLAIN, "late": LATE.format(seconds=600)}
    with served(tmp_path, late, "--Executor.iopub_timeout=2") as server:
        page = get(server.url, "/voila/render/late.ipynb")[2]
        assert ANSWER not in page
        assert "Load the page again; the server was too busy." in page


@pytest.mark.full
def test_cells_that_write_into_an_output_widget_are_each_answered_at_once(tmp_path: Path) -> None:
    """What the widget holds is said by the socket at which the answer is waited for, and may take its sign of life."""
    made = "import ipywidgets as w; held = w.Output(); held"
    writes = "with held: print('a')\nheld.clear_output()\nwith held: print('b')"
    with served(tmp_path, PLAIN) as server:
        cells = [nbformat.v4.new_code_cell(cell) for cell in (made, *[writes] * 80)]
        nbformat.write(nbformat.v4.new_notebook(cells=cells), tmp_path / "notebooks" / "many.ipynb")
        began = time.monotonic()
        assert get(server.url, "/voila/render/many.ipynb")[0] == 200
        assert time.monotonic() - began < 60
