"""A test that is tried once more begins with a page of its own: nothing of the first try is left in it."""

import subprocess
import sys
from pathlib import Path

from tests.browser.conftest import ROOT

PLANTED = """
from pathlib import Path

def test_fails_once(page, tmp_path_factory):
    page.route("**/*", lambda route: route.fulfill(body="<title>A page</title>", content_type="text/html"))
    page.goto("http://localhost/")
    seen = page.evaluate("[Object.keys(localStorage).filter((name) => !name.startsWith('uncle_widgets.')).length, sessionStorage.length, document.cookie, history.length]")
    page.evaluate("localStorage.a = sessionStorage.b = 1; document.cookie = 'c=1'; history.pushState(null, '', '#d')")
    page.set_viewport_size({{"width": 390, "height": 844}})
    file = Path({home!r}) / "seen"
    again = file.exists()
    file.write_text(repr(seen))
    assert again, "the first time it fails"
    assert seen == [0, 0, "", 2]
"""
FIXTURES = """
import tests.conftest
from tests.browser.conftest import browser as browser, browsers as browsers, new_page as new_page, page as page
"""


def test_the_second_try_has_a_fresh_page(tmp_path: Path) -> None:
    tmp_path.joinpath("conftest.py").write_text(FIXTURES)
    tmp_path.joinpath("test_planted.py").write_text(PLANTED.format(home=str(tmp_path)))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", "pyproject.toml", "--reruns", "1"]
    run = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "1 passed, 1 rerun in" in run.stdout, run.stdout + run.stderr
