"""The page in front of a class with any state of any lesson in it: no server, no kernel, nothing pressed on the way."""

import gzip
import json
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser import sites
from tests.js import node
from uncle_widgets.frontend import bundle

BARE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A class</title>
<meta name="viewport" content="width=device-width"><style>body {{ margin: 0 }}</style><style>{css}</style></head>
<body class="widget-box uw-page uw-wallpage" data-voila="page"><div class="widget-box uw-room"></div>
<script type="module">
const code = await import(URL.createObjectURL(new Blob([{code}], {{ type: "text/javascript" }})));
let facts, wall, room;
window.lesson = (saved) => {{
  wall?.stop();
  const el = document.createElement("div");
  el.className = "jupyter-widgets";
  document.querySelector(".uw-room").replaceChildren(el);
  facts = new code.ClassFacts(saved);
  room = new code.Classroom(facts);
  code.themed(({{ el }}) => {{ wall = new code.Wall(el, room, {{ table: saved.table }}); }})({{ el }});
  return facts.positions.map((_, at) => facts.steps(at));
}};
window.stands = (state) => {{
  room.state = code.begunClass(state);
  wall.draw();
  return new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 40));
}};
window.pictured = (at, step) => Boolean(facts.panel(at).steps[step].picture);
window.numbers = (at, seed) => {{ // of thirty: eight at its first mistake, the others over all of the scale
  const [low, high] = facts.span(at), made = [], {{ mistakes, verdicts }} = facts.panel(at).judged;
  const place = verdicts.findIndex(([, , which]) => which >= 0);
  const lands = place < 0 ? (low + high) / 2 : ((verdicts[place - 1]?.[0] ?? 1e9 * low) + verdicts[place][0]) / 2e9;
  for (let k = 0; k < 30; k++) made.push(k < 8 ? lands : low + ((high - low) * ((k * 37 + seed * 11) % 101)) / 100);
  return made;
}};
window.votes = (at, asked, named) => {{ // of students who are known, on phones, or who are not, by hands
  const made = [];
  for (let vote = 1; vote <= asked; vote++)
    numbers(at, vote).forEach((value, k) =>
      made.push({{ member: named ? k + 1 : 0, at, vote, value, sure: "think", n: 1, after: 9 }}));
  return made;
}};
window.shows = ([to, at, vote, step, named], students) => // the position before has answers too: it may be one of a pair
  stands({{ to, at, vote, step, here: students, done: Array.from({{ length: at + 1 }}, (_, k) => k),
    votes: [...votes(at, vote, named), ...(at ? votes(at - 1, 1, named) : [])] }});
window.ready = true;
</script></body></html>"""


@cache
def saved(game: str, number: int) -> Any:
    """A lesson as the site brings it."""
    return json.loads(gzip.decompress(sites.kept((game, f"lesson {number}"))[2]))


def opened(page: Page) -> None:
    """The page, with `lesson`, `votes`, `stands` and `shows` of the window to fill it."""
    code = node.bundled(
        '* from "./live/presenter.ts"',
        '{ Classroom } from "./live/classroom.ts"',
        '{ ClassFacts } from "./live/class_facts.ts"',
        '{ begunClass } from "./live/class_states.ts"',
        '{ themed } from "./widgets/page/theme.ts"',
    )
    css = bundle("site_class.css")
    page.emulate_media(reduced_motion="reduce")  # nothing is measured on its way
    page.set_content(BARE.format(css=css, code=json.dumps(code).replace("<", "\\u003c")))
    page.wait_for_function("window.ready")
