// @ts-check
/** Rooms on a page without a kernel: their state, what is done to it, and what is drawn of it. */

import { csvText } from "../page/csv.js";
import { differs } from "../page/traits.js";
import { begun, cardOf, did } from "../panel/asking.js";
import { logOf, shownOf } from "../panel/asking_shown.js";
import { SavedFacts } from "./saved_facts.js";
import { Tries } from "./saved_tries.js";

/** @typedef {import("../page/traits.js").Traits} Traits */
/** @typedef {Asking.Deed} Deed */

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

/** A room: a panel, and what is drawn beside it. */
export class Alone {
  /**
   * @param {import("./saved_facts.js").Facts} facts
   * @param {Record<string, Traits>} models by what is drawn of them
   * @param {any} now the state at first
   */
  constructor(facts, models, now) {
    this.facts = facts;
    this.models = models;
    this.now = now;
    /** @type {Record<string, Record<string, any>>} */ this.drawn = {};
    this.student = "";
    /** Which table is asked about. */
    this.front = "table";
    this.tries = new Tries(() => this.draw(this.models.panel.get("note")));
    this.drew = () => {};
  }

  /** The state after a deed. @param {Deed} _deed @returns {any} */
  did(_deed) {
    return this.now;
  }

  /** What is drawn of the state, by model. @returns {Record<string, Record<string, any>>} */
  shown() {
    return {};
  }

  /** Draw the first state, and hear from now on. */
  open() {
    this.draw();
    for (const [which, model] of Object.entries(this.models))
      for (const name of Object.keys(DEEDS)) model.on(`change:${name}`, () => this.wish(which, name));
    const { panel } = this.models;
    panel.on("change:lit", () => this.light(panel.get("lit")));
    panel.saying = (message) => this.hear(message);
  }

  /** @param {Record<string, string>} lit */
  light(lit) {
    this.models.table.put({ lit });
  }

  /**
   * A view has set a trait: that is a deed, where it is not what was drawn.
   * @param {string} which @param {string} name
   */
  wish(which, name) {
    const drawn = this.drawn[which] ?? {},
      value = this.models[which].get(name);
    if (name in drawn && differs(drawn[name], value)) this.do(DEEDS[name](value));
  }

  /** @param {Deed} deed @returns {string} why it is refused, or "" */
  do(deed) {
    let note = "";
    try {
      this.now = this.did(deed);
    } catch (error) {
      note = error instanceof Error ? error.message : String(error);
    }
    this.draw(note);
    return note;
  }

  /** Show the state. @param {string} [note] */
  draw(note = "") {
    const { panel, ...others } = (this.drawn = this.shown()),
      tried = this.tried(panel, others),
      other = differs(panel.panel, this.models.panel.get("panel"));
    for (const [which, values] of Object.entries(others)) this.models[which].put(values);
    this.models.panel.put({ ...panel, ...tried, note, ...(other && { lit: {} }) });
    this.drew();
  }

  /**
   * What the trials of the question on show gave; what the last one dealt lies on the table.
   * @param {Record<string, any>} shown of the panel @param {Record<string, Record<string, any>>} others
   */
  tried({ panel, page }, others) {
    const { tries, front, now } = this,
      shows = Boolean(panel.revealed);
    tries.bind(panel.key, cardOf(this.facts, now.asked), panel.said?.value);
    const tried = tries.told(shows),
      { dealt } = shows ? tries.shown : { dealt: {} };
    if (shows && page === "try" && tries.dealt?.rows["trace.0"]) panel.traces = true;
    for (const which of ["table", "twin"]) if (others[which]) others[which].dealt = dealt;
    const kept = Object.keys(dealt).length + tried.traces.length > 0;
    if (page === "try" && tried.last && now.stop !== -1 && kept)
      others[front].caption = { place: "Dealt from the unseen cards", line: [tried.last, ""], tone: "trial" };
    return { tried, dealt };
  }

  /** Try the question out, if its answer may be seen; what is refused is said beside. @param {() => void} run */
  try(run) {
    if (!this.models.panel.get("panel").revealed) return;
    try {
      run();
    } catch (error) {
      this.tries.note = error instanceof Error ? error.message : String(error);
      this.draw();
    }
  }

  /** What the panel asks for. @param {Uw.ToPanel} message */
  hear(message) {
    switch (message.kind) {
      case "predict": {
        const time = `${new Date().toISOString().slice(0, 19)}Z`;
        const { value, sure = "think", second = "" } = message;
        const { seed } = this.tries;
        this.do({ kind: "Predict", number: String(value), sure, time, seed, second: String(second) });
        break;
      }
      case "go":
        this.do({ kind: "Go", to: message.at });
        break;
      case "own":
        this.do({ kind: "Own", yes: message.yes });
        break;
      case "main":
        if (["go", "next"].includes(this.models.panel.get("main").kind)) this.do({ kind: "GoOn" });
        break;
      case "pick":
        this.do({ kind: "Pick", question: message.question });
        break;
      case "skip":
        this.do({ kind: "Skip" });
        break;
      case "run":
        this.try(() => this.tries.begin(message.trials, message.calm));
        break;
      case "stop":
        this.tries.stop();
        break;
      case "again":
        this.try(() => this.tries.again(message.seed));
        break;
      case "save":
        this.models.panel.tell("msg:custom", { kind: "file", name: "predictions.csv", text: this.csv() });
    }
  }

  /** The predictions as a table of text. */
  csv() {
    const names = this.student ? ["name", ...LOGGED] : LOGGED,
      log = /** @type {Record<string, any>[]} */ (logOf(this.facts, this.now.asked)),
      rows = log.map((one) => names.map((name) => ({ ...one, name: this.student })[name]));
    return csvText([names, ...rows]);
  }
}

/** A game that is watched. */
export class SavedRoom extends Alone {
  /** @param {Uw.Saved} saved @param {Traits} table @param {Traits} panel */
  constructor(saved, table, panel) {
    const facts = new SavedFacts(saved),
      stop = table.get("stop"),
      start = begun({ frame: table.get("step"), eyes: table.get("watcher"), seat: saved.seat }),
      asked = { ...start.asked, chosen: saved.chosen, predicting: panel.get("predicting") };
    let now = did(facts, { ...start, asked }, { kind: "Step", to: start.frame });
    if (stop >= 0) now = did(facts, now, { kind: "Stop", at: stop });
    super(facts, { table, panel }, now);
    this.game = facts;
    this.open();
  }

  /** More is explained from now on. @param {Uw.Saved} saved */
  explain(saved) {
    this.facts = this.game = new SavedFacts(saved);
    this.draw();
  }

  /** @param {Deed} deed */
  did(deed) {
    return did(this.game, this.now, deed);
  }

  shown() {
    return shownOf(this.game, this.now);
  }
}
