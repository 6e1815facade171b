// @ts-check
/** The page in front of a class, in a cell: the kernel is told what was said. */
import { html } from "../page/dom.js";
import { markEnglish } from "../page/english.js";
import { keepKeys } from "../page/keys.js";
import { themed } from "../page/theme.js";
import { unpack } from "../page/unpack.js";
import { linkText } from "../site/site_links.js";
import { ClassFacts } from "./class_facts.js";
import { withPhones } from "./class_line.js";
import { Classroom } from "./classroom.js";
import { Wall } from "./wall.js";

/** Numbers by position and vote, each with how often it was said. @param {readonly Live.Vote[]} votes */
function saidRows(votes) {
  /** @type {Map<string, [number, number, number, number]>} */ const rows = new Map();
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

/** @param {Uw.Context<any>} context */
function renderWall({ model, el }) {
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

/** Drawn in a cell, as any view of ours is. @param {Uw.Context<any> & {el: HTMLElement}} context */
export function showWall(context) {
  keepKeys();
  const done = themed(renderWall)(context);
  markEnglish(context.el);
  return done;
}
