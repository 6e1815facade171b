// @ts-check
/** A game that is watched on a page without a kernel: its state, what is done to it, and what is drawn of it. */

import { differs } from "../page/traits.js";
import { begun, did } from "../panel/asking.js";
import { logOf, shownOf } from "../panel/asking_shown.js";
import { SavedFacts } from "./saved_facts.js";

/** @typedef {import("../page/traits.js").Traits} Traits */
/** @typedef {Asking.Deed} Deed */

/** Nothing can be tried out without a kernel. */
const UNTRIED = {
  runs: [[]],
  begun: 0,
  struck: 0,
  running: false,
  most: 0,
  counts: [],
  seed: 0,
  note: "",
  traces: [],
};
/** What setting a trait does, of the table and of the panel. @type {Record<string, (value: any) => Deed>} */
const DEEDS = {
  step: (to) => ({ kind: "Step", to }),
  watcher: (key) => ({ kind: "Eyes", key }),
  stop: (at) => ({ kind: "Stop", at }),
  playing: (on) => ({ kind: "Play", on }),
  question: (question) => ({ kind: "Pick", question }),
  settings: (settings) => ({ kind: "Set", settings }),
  predicting: (on) => ({ kind: "AskFirst", on }),
  page: (page) => ({ kind: "Turn", page }),
  why: (at) => ({ kind: "Why", at }),
};
const LOGGED = [
  "game",
  "question",
  "settings",
  "position",
  "prediction",
  "sure",
  "exact",
  "measure",
  "mistake",
  "kind",
  "own",
  "time",
];

export class SavedRoom {
  /** @param {Uw.Saved} saved @param {Traits} table @param {Traits} panel */
  constructor(saved, table, panel) {
    this.facts = new SavedFacts(saved);
    this.table = table;
    this.panel = panel;
    const stop = table.get("stop"),
      start = begun({ frame: table.get("step"), eyes: table.get("watcher"), seat: saved.seat });
    const asked = { ...start.asked, chosen: saved.chosen };
    this.now = did(this.facts, { ...start, asked }, { kind: "Step", to: start.frame });
    if (stop >= 0) this.now = did(this.facts, this.now, { kind: "Stop", at: stop });
    this.drawn = shownOf(this.facts, this.now);
    this.draw();
    for (const model of [table, panel])
      for (const name of Object.keys(DEEDS)) model.on(`change:${name}`, () => this.wish(model, name));
    panel.on("change:lit", () => table.put({ lit: panel.get("lit") }));
    panel.saying = (message) => this.hear(message);
  }

  /**
   * A view has set a trait: that is a deed, where it is not what was drawn.
   * @param {Traits} model @param {string} name
   */
  wish(model, name) {
    const drawn = model === this.table ? this.drawn.table : this.drawn.panel;
    if (name in drawn && differs(drawn[name], model.get(name))) this.do(DEEDS[name](model.get(name)));
  }

  /** @param {Deed} deed */
  do(deed) {
    let note = "";
    try {
      this.now = did(this.facts, this.now, deed);
    } catch (error) {
      note = error instanceof Error ? error.message : String(error);
    }
    this.draw(note);
  }

  /** Show the state. @param {string} [note] */
  draw(note = "") {
    const { table, panel } = shownOf(this.facts, this.now),
      other = differs(panel.panel, this.panel.get("panel"));
    this.drawn = { table, panel };
    this.table.put(table);
    this.panel.put({ ...panel, note, tried: UNTRIED, dealt: {}, ...(other && { lit: {} }) });
  }

  /** What the panel asks for. @param {Uw.ToPanel} message */
  hear(message) {
    switch (message.kind) {
      case "predict": {
        const time = `${new Date().toISOString().slice(0, 19)}Z`;
        const { value, sure = "think", second = "" } = message;
        this.do({ kind: "Predict", number: String(value), sure, time, second: String(second) });
        break;
      }
      case "go":
        this.do({ kind: "Go", to: message.at });
        break;
      case "own":
        this.do({ kind: "Own", yes: message.yes });
        break;
      case "main":
        if (this.panel.get("main").kind === "go") this.do({ kind: "GoOn" });
        break;
      case "pick":
        this.do({ kind: "Pick", question: message.question });
        break;
      case "skip":
        this.do({ kind: "Skip" });
        break;
      case "save":
        this.panel.tell("msg:custom", { kind: "file", name: "predictions.csv", text: this.csv() });
    }
  }

  /** The predictions as a table of text. */
  csv() {
    const cell = (/** @type {unknown} */ value) => {
      const text = String(value ?? "");
      return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    };
    const log = /** @type {Record<string, any>[]} */ (logOf(this.facts, this.now.asked)),
      rows = log.map((one) => LOGGED.map((name) => cell(one[name])));
    return `${[LOGGED, ...rows].map((row) => row.join(",")).join("\n")}\n`;
  }
}
