"""Another game trips no test and no page through no fault of its own: dice and a pot, put among the games."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

from tests.contract import sixth

ROOT = Path(__file__).parents[2]
WHOLE = "tests/widgets/test_gallery.py"
"""Of these every test, since they count the games; of the others those that are asked of the sixth game itself."""
ASKED = ["tests/contract", "tests/engine", "tests/widgets/test_export.py", "tests/test_docs.py"]


@pytest.mark.full
def test_every_test_that_is_asked_of_each_game_passes_for_a_sixth() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", sixth.__name__, "-n", "0"]
    chosen = [
        "-m",
        "not soak and not browser and not full",
        *ASKED,
        WHOLE,
        "-k",
        f"{sixth.KIT.id} or {Path(WHOLE).stem}",
    ]
    done = subprocess.run([*command, *chosen], cwd=ROOT, capture_output=True, text=True, check=False)
    found = re.search(r"^(\d+) passed", done.stdout, re.MULTILINE)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert found
    assert int(found[1]) >= 100, done.stdout[-300:]


BUILD = """
import sys
from sphinx.cmd.build import build_main
from tests.contract import sixth
sixth.pytest_configure()
sys.exit(build_main(sys.argv[1:]))
"""


@pytest.mark.full
def test_the_pages_have_a_section_for_a_sixth_game(tmp_path: Path) -> None:
    html = tmp_path / "html"
    command = ["-W", "-q", "-b", "html", "-d", str(tmp_path / "doctrees"), str(ROOT / "docs"), str(html)]
    done = subprocess.run(
        [sys.executable, "-c", BUILD, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    for page, words in (("games", "Chips that each begins with"), ("records", "puts a chip into the pot")):
        text = unescape((html / f"{page}.html").read_text("utf-8")).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        assert sixth.SIXTH.title in text, page
        assert words in text, page
