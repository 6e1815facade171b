"""Widgets on somebody else's page, drawn by html-manager from their saved state: no kernel, no page of ours.

html-manager comes from npm, of one version and checksum, and is kept beside what else npm gave. `npm pack` gets it
alone: to install it would bring 144 packages of 276 MB, all of which its own file holds already.
"""

import base64
import hashlib
import json
import sys
import tarfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import anywidget
from ipywidgets.embed import embed_data

from tests.browser.sites import CACHE, gathering
from uncle_widgets.site.pyodide import _node, run

VERSION = "1.0.15"
INTEGRITY = "5thBIV6ymNgmPVOHvzx+gGy8ZSKmSazhtGw4/c4xJDVzRhG9PTeQsRjF3FUTopvFi//SABeNz1yp47bCrJ3CQA=="
"""The SHA-512 of the package of that version."""
REQUIRE = Path(sys.prefix, "share", "jupyter", "voila", "templates", "base", "static", "require.min.js")
PAGE = """<!doctype html><html lang="ar"{direction}><head><meta charset="utf-8"><title>A course</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>{css}</style>
<script src="require.min.js"></script><script>require.config({{ paths: {{ anywidget: "anywidget" }} }})</script>
<script src="embed-amd.js"></script><script type="application/vnd.jupyter.widget-state+json">{state}</script></head>
<body><main><p>A course.</p>{views}<p>More text.</p></main></body></html>"""
VIEW = '<div class="host"><script type="application/vnd.jupyter.widget-view+json">{}</script></div>'


def _embed() -> bytes:
    """html-manager's file that draws the widgets of a page."""
    file = CACHE / f"jupyter-widgets-html-manager-{VERSION}.tgz"
    with gathering():
        if not file.is_file():
            package = f"@jupyter-widgets/html-manager@{VERSION}"
            run([*_node("npm"), "pack", "--silent", package], CACHE, "html-manager", "npm")
        data = file.read_bytes()
        if base64.b64encode(hashlib.sha512(data).digest()).decode() != INTEGRITY:
            file.unlink()
            raise AssertionError(f"Expected the very html-manager {VERSION} that is named here; another came.")
    with tarfile.open(fileobj=BytesIO(data)) as tar:
        member = tar.extractfile("package/dist/embed-amd.js")
        assert member
        return member.read()


def lay(folder: Path) -> None:
    """Put beside a page what it loads: html-manager, require.js and anywidget, none of it from another machine."""
    (folder / "embed-amd.js").write_bytes(_embed())
    (folder / "require.min.js").write_bytes(REQUIRE.read_bytes())
    module = Path(anywidget.__file__).parent / "nbextension" / "index.js"
    (folder / "anywidget.js").write_bytes(module.read_bytes())


def page_of(widgets: Sequence[Any], css: str = "", rtl: bool = False) -> str:
    """A page of somebody else's with these widgets, as `embed_minimal_html` would embed them."""
    data = embed_data(views=widgets)
    state = json.dumps(data["manager_state"]).replace("<", "\\u003c")
    views = "".join(VIEW.format(json.dumps(spec)) for spec in data["view_specs"])
    return PAGE.format(direction=' dir="rtl"' if rtl else "", css=css, state=state, views=views)
