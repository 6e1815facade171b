/** The page in front of a class, in a cell: the kernel is told what was said. */

import { linkText } from "../site/site_links.ts";
import { html } from "../widgets/page/dom.ts";
import { keepKeys } from "../widgets/page/keys.ts";
import { markEnglish } from "../widgets/page/language.ts";
import { themed } from "../widgets/page/theme.ts";
import { unpack } from "../widgets/page/unpack.ts";
import { ClassFacts } from "./class_facts.ts";
import { withPhones } from "./class_socket.ts";
import { Classroom } from "./classroom.ts";
import { Wall } from "./presenter.ts";

/** Numbers by position and vote, each with how often it was said. */
function saidRows(votes: readonly Live.Vote[]) {
  const rows: Map<string, [number, number, number, number]> = new Map();
  for (const { at, vote, value } of votes) {
    const row = rows.get(`${at} ${vote} ${value}`) ?? [at, vote, value, 0];
    row[3]++;
    rows.set(`${at} ${vote} ${value}`, row);
  }
  return [...rows.values()];
}

/** Where the class of the Jupyter server is that this page came from; "" where none is known. */
function classBase() {
  const told = document.getElementById("jupyter-config-data")?.textContent;
  return told ? new URL(`${JSON.parse(told).baseUrl}c/`, location.href).href : "";
}

function renderWall({ model, el }: Uw.Context<any>) {
  const box = html("div.uw.uw-wall-cell");
  el.append(box);
  let stop = () => {};
  let gone = false;
  void unpack(model.get("packed")).then((saved) => {
    if (gone) return;
    const room = new Classroom(new ClassFacts(saved)),
      wall = new Wall(box, room, { table: saved.table });
    const base = classBase(),
      lesson = linkText({ room: "class", game: saved.game, values: { lesson: String(saved.number) } });
    if (base) void withPhones(wall, base, lesson);
    const tell = () => {
      model.set("said", saidRows(room.state.votes));
      model.save_changes();
    };
    const unwatch = room.watch(tell);
    if (room.state.votes.length > 0) tell();
    stop = () => {
      unwatch();
      wall.stop();
    };
  });
  return () => {
    gone = true;
    stop();
  };
}

/** Drawn in a cell, as any view of ours is. */
export function showWall(context: Uw.Context<any> & { el: HTMLElement }) {
  keepKeys();
  const done = themed(renderWall)(context);
  markEnglish(context.el);
  return done;
}
