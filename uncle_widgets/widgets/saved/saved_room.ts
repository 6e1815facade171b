/** Rooms on a page without a kernel: their state, what is done to it, and what is drawn of it. */

import { csvText } from "../page/csv.ts";
import type { Traits } from "../page/traits.ts";
import { differs } from "../page/traits.ts";
import { begun, cardOf, did } from "../panel/asking.ts";
import { logOf, shownOf } from "../panel/asking_shown.ts";
import type { Facts } from "./saved_facts.ts";
import { SavedFacts } from "./saved_facts.ts";
import { Tries } from "./saved_tries.ts";

export type Deed = Asking.Deed;

/** What setting a trait does, of the table and of the panel. */
const DEEDS: Record<string, (value: any) => Deed> = {
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
  "steps",
];

/** Does the main button, or the one next to it, go on? */
const goesOn = ({ kind, also }: Uw.MainButton) => [kind, also?.kind].some((one) => one === "go" || one === "next");

/** A room: a panel, and what is drawn beside it. */
export class Alone {
  facts: Facts;
  models: Record<string, Traits>;
  now;
  drawn: Record<string, Record<string, any>> = {};
  student = "";
  /** Which table is asked about. */
  front = "table";
  tries: Tries;
  drew = () => {};

  /**
   * @param models by what is drawn of them
   * @param now the state at first
   */
  constructor(facts: Facts, models: Record<string, Traits>, now: any) {
    this.facts = facts;
    this.models = models;
    this.now = now;
    this.tries = new Tries(() => this.draw(this.models.panel.get("note")));
  }

  /** The state after a deed. */
  did(_deed: Deed): any {
    return this.now;
  }

  /** What is drawn of the state, by model. */
  shown(): Record<string, Record<string, any>> {
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

  light(lit: Record<string, string>) {
    this.models.table.put({ lit });
  }

  /** A view has set a trait: that is a deed, where it is not what was drawn. */
  wish(which: string, name: string) {
    const drawn = this.drawn[which] ?? {},
      value = this.models[which].get(name);
    if (name in drawn && differs(drawn[name], value)) this.do(DEEDS[name](value));
  }

  /** @returns why it is refused, or "" */
  do(deed: Deed): string {
    let note = "";
    try {
      this.now = this.did(deed);
    } catch (error) {
      note = error instanceof Error ? error.message : String(error);
    }
    this.draw(note);
    return note;
  }

  /** Show the state. */
  draw(note: string = "") {
    const { panel, ...others } = (this.drawn = this.shown()),
      tried = this.tried(panel, others),
      other = differs(panel.panel, this.models.panel.get("panel"));
    for (const [which, values] of Object.entries(others)) this.models[which].put(values);
    this.models.panel.put({ ...panel, ...tried, note, ...(other && { lit: {} }) });
    this.drew();
  }

  /**
   * What the trials of the question on show gave; what the last one dealt lies on the table.
   * @param shown of the panel
   */
  tried({ panel, page }: Record<string, any>, others: Record<string, Record<string, any>>) {
    const { tries, front, now } = this,
      shows = Boolean(panel.revealed);
    tries.bind(panel.key, cardOf(this.facts, now.asked), panel.said?.value);
    const tried = tries.told(shows),
      { dealt } = shows ? tries.shown : { dealt: {} };
    if (shows && page === "try" && tries.dealt?.rows["trace.0"]) panel.traces = true;
    for (const which of ["table", "twin"]) if (others[which]) others[which].dealt = dealt;
    const kept = Object.keys(dealt).length + tried.traces.length > 0;
    if (page === "try" && tried.last && now.stop !== -1 && kept)
      others[front].caption = { place: "Only a test, not the real game", line: [tried.last, ""], tone: "trial" };
    return { tried, dealt };
  }

  /** Try the question out, if its answer may be seen; what is refused is said beside. */
  try(run: () => void) {
    if (!this.models.panel.get("panel").revealed) return;
    try {
      run();
    } catch (error) {
      this.tries.note = error instanceof Error ? error.message : String(error);
      this.draw();
    }
  }

  /** What the panel asks for. */
  hear(message: Uw.ToPanel) {
    switch (message.kind) {
      case "predict": {
        const time = `${new Date().toISOString().slice(0, 19)}Z`;
        const { value, sure = "", second = "" } = message;
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
        if (message.button === "like") this.do({ kind: "Like" });
        else if (goesOn(this.models.panel.get("main"))) this.do({ kind: "GoOn" });
        break;
      case "pick":
        this.do({ kind: "Pick", question: message.question });
        break;
      case "skip":
        this.do({ kind: "Skip" });
        break;
      case "answer_step":
        this.do({ kind: "AnswerStep", step: message.step, number: message.number });
        break;
      case "show_step":
        this.do({ kind: "ShowStep", step: message.step });
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
      log = logOf(this.facts, this.now.asked) as Record<string, any>[],
      rows = log.map((one) => names.map((name) => ({ ...one, name: this.student })[name]));
    return csvText([names, ...rows]);
  }
}

/** A game that is watched. */
export class SavedRoom extends Alone {
  game: SavedFacts;

  constructor(saved: Uw.Saved, table: Traits, panel: Traits) {
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

  /** More is explained from now on. */
  explain(saved: Uw.Saved) {
    this.facts = this.game = new SavedFacts(saved);
    this.draw();
  }

  did(deed: Deed) {
    return did(this.game, this.now, deed);
  }

  shown() {
    return shownOf(this.game, this.now);
  }
}
