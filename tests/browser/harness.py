"""One view of ours in a bare page: no kernel, no server. A model in the page holds the traits."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from uncle_widgets.frontend import bundle

PAGE = """<!doctype html><html lang="en"{theme}><head><meta charset="utf-8"><title>A view alone</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 0; background: Canvas }}</style>
<style>{css}</style></head><body><main>{places}</main><script type="module">
const text = {esm}, houses = [];
for (let copy = 0; copy < {copies}; copy++) {{
  houses.push(await import(URL.createObjectURL(new Blob([text], {{ type: "text/javascript" }}))));
}}
const model = (traits) => {{
  const heard = new Map(), told = [];
  const answer = () => heard.get("msg:custom")?.forEach((f) => f({{ kind: "alive" }}));
  return {{
    told, answer, hear: (message) => heard.get("msg:custom")?.forEach((f) => f(message)), get: (name) => traits[name], save_changes: () => {{}},
    send: (message) => {{ // Python answers at once whether it is there, and this is no message of the view's own
      if ({answers} && message.kind === "alive") queueMicrotask(answer);
      else told.push(message);
    }},
    set: (name, value) => {{ traits[name] = value; for (const f of heard.get(`change:${{name}}`) ?? []) f(); }},
    on: (names, f) => names.split(" ").forEach((n) => heard.set(n, [...(heard.get(n) ?? []), f])),
    off: () => {{}},
  }};
}};
window.models = {widgets}.map(([kind, traits], at) => {{
  const made = model(traits);
  houses[at % houses.length].views[kind].render({{ model: made, el: document.getElementById(`place-${{at}}`) }});
  return made;
}});
window.ready = true;
</script></body></html>"""

TABLE = {
    "palette": "", "game": "", "pool": [], "frames": {}, "eyes": [], "watcher": "0", "step": 0, "playing": False,
    "speed": 1, "mode": "play", "clauses": {}, "lit": {}, "dealt": {}, "boards": {}, "heat": {}, "note": "",
    "busy": False, "stamp": 0, "names": [],
}  # fmt: skip


def page_of(
    *widgets: tuple[str, Mapping[str, Any]], theme: str = "", copies: int = 1, answers: bool = True
) -> str:
    """A page with these views, each (kind, traits); `models` in the page are what they draw from.

    A view that asks whether Python is there has its answer at once, or with `answers=False` by `models[0].answer()`.

    With several `copies` of the house, the views take turns among them: as where two kernels share a page.
    """
    esm, css = bundle("widgets.js"), bundle("widgets.css")
    safe = [json.dumps(value).replace("<", "\\u003c") for value in (esm, list(widgets))]
    places = "".join(f'<div id="place-{at}"></div>' for at in range(len(widgets)))
    mark = f' data-theme="{theme}"' if theme else ""
    return PAGE.format(
        css=css,
        esm=safe[0],
        widgets=safe[1],
        places=places,
        theme=mark,
        copies=copies,
        answers=json.dumps(answers),
    )


def bring(page: Page, content: str) -> None:
    """Show a page that sets `ready` once it is drawn. It has the window of the page before it, which was ready too."""
    page.evaluate("() => { window.ready = false }")
    page.set_content(content)
    page.wait_for_function("window.ready")
