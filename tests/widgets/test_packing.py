"""What a page that works alone is packed as comes out of it again, in JavaScript, sign for sign."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.js import node
from uncle_widgets.static import bare, joined, packing
from uncle_widgets.static.packing import squeezed, tight, tight_css

MODULE = Path(packing.__file__).parent / "saved" / "squeezed.js"
CODE = r"""
// a word, and "another"
const /** @type {string} */ a = `as // it ${b ? `is {  }` : "/* so */"}`, c = x / 2 / y; /* and
more */ const d = [/[/"]\/ '/g, - -1, + +1].map((one) => one.replace(/ +$/, ' " '));
return  a in   b;
"""


def unsqueezed(text: str, folder: Path) -> Any:
    file = folder / "squeezed.txt"
    file.write_text(text, "utf-8")
    code = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ unsqueezed }} from "{MODULE.as_uri()}";
        console.log(JSON.stringify(await unsqueezed(readFileSync({json.dumps(str(file))}, "utf-8"))));
    """
    run = subprocess.run([node.needed(), "--input-type=module", "-e", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def values() -> list[Any]:
    """Short and long ones, what nothing makes shorter, and what comes again from far away, in several ways."""
    rng = Random(5)
    noise = [
        "".join(chr(rng.choice((32, 65, 228, 8364)) + rng.randrange(20)) for _ in range(n)) for n in (1, 99, 9_000)
    ]
    far = [rng.choice(noise)[:9] + str(rng.randrange(100_000)) for _ in range(20_000)]
    return ["", 7, noise, far + far[::2] + far, "ab" * 50_000]


@pytest.mark.parametrize("lzma", [True, False], ids=["lzma", "gzip"])
def test_what_is_squeezed_comes_out_again(lzma: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not lzma:
        monkeypatch.setattr(packing, "_lzma", lambda raw: None)
    for value in values():
        text = squeezed(value)
        assert "<" not in text
        assert text.isascii()
        assert unsqueezed(text, tmp_path) == value


def test_code_is_bared_of_what_only_comments() -> None:
    code = """// all of it
f(a); // at "first"
/** @type {string} */
const b = [c, d]; // at last
const e = `f; // g`, h = "i) // j";
"""
    assert (
        bare(code)
        == """f(a); // at "first"
const b = [c, d];
const e = `f; // g`, h = "i) // j";
"""
    )


def test_code_is_made_tight_and_says_the_same() -> None:
    assert tight(CODE) == (
        r"""const a=`as // it ${b ? `is {  }` : "/* so */"}`,c=x/2/y;const d=[/[/"]\/ '/g,- -1,+ +1]"""
        r""".map((one)=>one.replace(/ +$/,' " '));return a in b;"""
    )
    assert (
        tight_css("/* a */\n.a > b,\n.c {\n  color: red;\n  margin: 0 1px;\n}\n")
        == ".a > b,.c{color:red;margin:0 1px}"
    )


@pytest.mark.parametrize("entry", ["saved_page.js", "saved_lesson_page.js", "saved_boot.js"])
def test_every_page_is_code_still(entry: str, tmp_path: Path) -> None:
    file = tmp_path / "page.mjs"
    file.write_text(tight(joined(entry)), "utf-8")
    run = subprocess.run([node.needed(), "--check", str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-500:]
