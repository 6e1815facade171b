"""What a site brings for Python in a page, and the Python side of such a page, run here without a browser."""

import base64
import hashlib
import importlib.metadata
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from uncle_widgets.refusal import Refusal
from uncle_widgets.site import pyodide
from uncle_widgets.site.offline import write_worker
from uncle_widgets.site.pyodide_compile import compiled

NEVER = {"ipython", "widgetsnbextension", "jupyterlab-widgets"}
"""What a page does without: it has no prompt, and the views are ours."""


def run(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_lock_names_all_that_the_widgets_need_and_nothing_else() -> None:
    locked = {named.split("==")[0].replace("_", "-") for named in pyodide.lock()["wheels"]}
    asked, needed = ["ipywidgets", "anywidget"], set[str]()
    while asked:
        needed.add(name := asked.pop())
        told = [line for line in importlib.metadata.requires(name) or [] if "extra ==" not in line]
        names = {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-") for line in told}
        asked += names - needed - NEVER
    assert locked == needed


PAGE = """
import json, sys
{before}
from uncle_widgets.site import pyodide_page as page
said = []
page.begin(lambda text: said.append(json.loads(text)))
def state(of):
    found = {{}}
    for kind, id, data in said:
        found |= data.get("state", {{}}) if id == of else {{}}
    return found
"""


def test_a_page_plays_without_ipython_and_its_messages_go_both_ways() -> None:
    code = PAGE.format(before="") + (
        "shown = json.loads(page.show('play/2 uncle:', '../index.html'))\n"
        "print(state(shown['head'])['tab'], state(shown['whole'])['tree']['id'][:10])\n"
        "told = {'method': 'update', 'state': {'tab': 'whatif'}, 'buffer_paths': []}\n"
        "page.heard(json.dumps([shown['head'], told]))\n"
        "print(state(shown['head'])['link'].split('/')[0])\n"
        "page.heard(json.dumps(['nobody', {}]))\n"
        "print(json.loads(page.show('watch/2 uncle seats=2 players=random seed=3 step=4:', '')) == shown)\n"
        "print(page.woken._page.tab, page.woken._page.room.link.split()[2])\n"
        "print('IPython' in sys.modules, hasattr(sys.modules['IPython'], 'version_info'))\n"
    )
    assert run(code) == ["play anywidget:", "position", "True", "watch seats=2", "True False"]


def test_another_games_link_closes_the_page_before_it_and_a_wrong_one_is_refused_in_a_sentence() -> None:
    code = PAGE.format(before="") + (
        "print(json.loads(page.show('nonsense', ''))['refused'][:15])\n"
        "first = json.loads(page.show('play/2 uno:', ''))\n"
        "page.show('play/2 uno seats=99:', '')\n"
        "print(page.woken._page.head.note[:8], page.woken._page.tab)\n"
        "page.show('play/2 chess:', '')\n"
        "print(page.woken._page.head.note[:8], page.woken._page.kit.id)\n"
        "said.clear()\n"
        "other = json.loads(page.show('rules/2 thrush:', ''))\n"
        "print(['comm_close', first['whole']] in [one[:2] for one in said], other['whole'] != first['whole'])\n"
    )
    assert run(code) == ["Expected a link", "Expected play", "There is uno", "True True"]


@pytest.mark.full
def test_without_numpy_the_labs_tab_says_so_and_stays_shut() -> None:
    code = PAGE.format(before="sys.modules['numpy'] = None") + (
        "page.show('play/2 uncle:', '')\n"
        "print(page.woken._page.head.lacks['lab'])\n"
        "page.show('lab/2 uncle:', '')\n"
        "print(page.woken._page.head.note, page.woken._page.tab)\n"
        "import uncle_widgets as uw\n"
        "try:\n    uw.simulate('uncle', 10)\nexcept uw.Refusal as refusal:\n    print(refusal)\n"
    )
    sentence = "The lab and simulations need NumPy, which is not installed."
    assert run(code) == [sentence, f"{sentence} play", sentence]


def test_what_is_compiled_is_imported_from_its_archive_and_the_same_each_time(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "source.zip", "w") as archive:
        archive.writestr("shop/__init__.py", "from shop.till import sum_of\n")
        archive.writestr("shop/till.py", "def sum_of(*coins):\n    return sum(coins)\n")
        archive.writestr("shop/list.md", "- bread\n")
    made = [tmp_path / name for name in ("one.zip", "two.zip")]
    for target in made:
        compiled(str(tmp_path / "source.zip"), str(target), "/lib/ours")
    assert made[0].read_bytes() == made[1].read_bytes()
    assert set(zipfile.ZipFile(made[0]).namelist()) == {"shop/__init__.pyc", "shop/till.pyc", "shop/list.md"}
    code = f"import sys; sys.path.insert(0, {str(made[0])!r}); import shop; print(shop.sum_of(1, 2, 4))"
    assert run(code) == ["7"]


def test_who_has_no_npm_is_told_so_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyodide.shutil, "which", lambda name: None)
    monkeypatch.setattr(pyodide, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match=r"Expected npm on PATH, to download Pyodide .*, or a site without Python"):
        pyodide.gather(tmp_path / "site", tmp_path / "cache")
    assert not (tmp_path / "site").exists()


def test_another_pyodide_than_the_lock_names_is_refused_and_not_kept(tmp_path: Path) -> None:
    want = pyodide.lock()["pyodide"]
    file = tmp_path / f"pyodide-{want['version']}.tgz"
    file.write_bytes(b"another")
    with pytest.raises(Refusal, match="Expected the file of Pyodide"):
        pyodide.gather(tmp_path / "site", tmp_path)
    assert not file.exists()
    assert len(base64.b64decode(want["integrity"].removeprefix("sha512-"))) == hashlib.sha512().digest_size


def test_the_service_worker_knows_every_file_by_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    for name, text in (("index.html", "a"), ("games/uno.html", "b"), ("sw.js", "old")):
        (tmp_path / name).write_text(text)
    assert write_worker(tmp_path) == len((tmp_path / "sw.js").read_text())
    (told,) = re.findall(r"\bJSON\.parse\((\".*?[^\\]\")\)", (tmp_path / "sw.js").read_text())
    built = json.loads(json.loads(told))
    assert built == {
        "games/uno.html": hashlib.sha256(b"b").hexdigest()[:16],
        "index.html": hashlib.sha256(b"a").hexdigest()[:16],
    }
