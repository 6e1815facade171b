// @ts-check
/**
 * The director: what the kernel does behind a game that is watched, for a page that has none. All that a position
 * asks and answers was worked out beforehand (`widgets/answers.py`); here it is chosen, judged and shown, in the
 * order in which `widgets/watch.py` and `widgets/explainer.py` do it.
 */

import { faultOf, LONG } from "./faults.js";
import { amountOf, closingOf, mistakeOf, predictedAs, sureOf, verdictOf } from "./judging.js";
import { differs } from "./traits.js";

/** @typedef {import("./traits.js").Traits} Traits */

/** Parts of a panel that are held in parts themselves. */
const PARTED = ["steps", "dots", "row"];
/** Parts of a panel that say its answer. */
const ANSWERS = ["answer", "bars", "dots", "steps", "misconception", "apart", "simulated", "headline", "certain"];
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

/** A panel put together from the pool. @param {Uw.Saved} saved @param {number} at @returns {any} */
function unfolded({ pool, panels }, at) {
  /** @type {Record<string, any>} */
  const panel = {};
  for (const [name, column] of Object.entries(panels)) {
    const part = column[at];
    if (part != null)
      panel[name] = PARTED.includes(name) ? part.map((/** @type {number} */ k) => pool[k]) : pool[part];
  }
  return panel;
}

/** How a panel is set. @param {any} panel @returns {Record<string, any>} */
const setAs = (panel) =>
  Object.fromEntries(panel.knobs.map((/** @type {Uw.Knob} */ knob) => [knob.name, knob.value]));

export class Director {
  /** @param {Uw.Saved} saved @param {Traits} table @param {Traits} panel */
  constructor(saved, table, panel) {
    this.saved = saved;
    this.table = table;
    this.panel = panel;
    this.predicting = true;
    /** @type {Map<string, any>} */ this.said = new Map();
    /** @type {any[]} */ this.made = [];
    /** @type {Map<string, string>} */ this.fates = new Map();
    /** @type {Map<number, Uw.Guess>} */ this.guesses = new Map();
    /** @type {Record<string, any>} */ this.fate = {};
    this.seat = saved.seat;
    this.picked = "";
    /** @type {Record<string, any> | null} */ this.before = null; // the settings from before a moment
    this.stopped = false; // does the game wait at a moment?
    this.aside = false; // is another question than the moment's on show meanwhile?
    this.eye = table.get("watcher"); // whose view, and of which frame, is asked about
    this.frame = table.get("step");
    /** @type {any} */ this.current = null;
    this.own = false; // are traits being set here, and not by a view?
    table.on("change:step", () => this.own || this.stepped());
    table.on("change:watcher", () => this.own || this.looked());
    table.on("change:stop", () => this.own || this.stop());
    panel.on("change:settings", () => this.own || this.refresh());
    panel.on("change:page", () => this.own || this.looksBack());
    panel.on("change:lit", () => this.put(table, { lit: panel.get("lit") }));
    panel.saying = (message) => this.hear(message);
    this.mark();
    if (table.get("stop") >= 0) this.stop();
    else this.move();
  }

  /** @param {Traits} model @param {Record<string, any>} values */
  put(model, values) {
    const before = this.own;
    this.own = true;
    model.put(values);
    this.own = before;
  }

  // ---------- the game ----------

  get moments() {
    return this.saved.stops[this.seat] ?? [];
  }

  /** The moment that is asked about. */
  get asked() {
    return this.moments[this.table.get("stop")] ?? null;
  }

  /** @param {number} [at] */
  fateOf(at = this.table.get("stop")) {
    return this.fates.get(`${this.seat} ${at}`);
  }

  /**
   * What became of the moment that is asked about, where nothing did yet.
   * @param {string} fate @param {boolean} [anew]
   */
  settle(fate, anew = false) {
    const key = `${this.seat} ${this.table.get("stop")}`;
    if (anew || !this.fates.has(key)) this.fates.set(key, fate);
  }

  mark() {
    const moments = this.moments.map(({ frame, answer, line, stops }, at) => ({
      frame,
      answer,
      line,
      stops,
      state: this.fateOf(at) ?? "open",
    }));
    this.put(this.table, { moments });
  }

  plain() {
    this.put(this.table, { caption: {}, bright: [] });
  }

  /** @param {number} frame */
  jump(frame) {
    this.put(this.table, { playing: false, step: frame });
  }

  unstop() {
    this.put(this.table, { stop: -1 });
    this.plain();
  }

  stepped() {
    if (this.table.get("stop") >= 0) {
      this.settle("skipped");
      this.unstop();
      this.mark();
    }
    this.move();
  }

  looked() {
    const eye = this.table.get("watcher");
    if (/^\d+$/.test(eye) && Number(eye) !== this.seat) {
      this.unstop();
      this.seat = Number(eye);
      this.mark();
    }
    this.stepped();
  }

  move() {
    this.eye = this.table.get("watcher");
    this.frame = this.table.get("step");
    this.stopped = this.aside = false;
    this.fate = {};
    if (this.before == null) this.refresh();
    else {
      const settings = this.before;
      this.before = null;
      this.pose(this.picked || this.panel.get("question"), settings);
    }
    this.close();
  }

  /** The clock has stopped before a moment, or its mark was pressed: ask. */
  stop() {
    const moment = this.asked;
    if (!moment) {
      this.plain();
      return;
    }
    this.put(this.panel, { page: "answer" });
    this.put(this.table, { watcher: String(this.seat) });
    this.jump(moment.frame);
    this.eye = String(this.seat);
    this.frame = moment.frame;
    this.before ??= { ...this.panel.get("settings") };
    this.stopped = true;
    this.aside = false;
    this.fate = {
      line: moment.line,
      button: "Play on and see",
      stake: moment.stake,
      at: this.table.get("stop"),
      of: this.moments.length,
    };
    this.pose(moment.question, moment.settings);
    this.put(this.table, { caption: moment.asks, bright: moment.bright });
  }

  /** Show what the game did, and say so over the answer. */
  reveal() {
    const moment = this.asked,
      at = this.table.get("stop");
    this.settle(moment.fate, true);
    this.plain();
    this.jump(moment.answer);
    const said = this.said.get(this.key),
      first = this.guesses.get(at)?.said ?? said?.value ?? null;
    this.guesses.set(at, {
      said: first,
      exact: this.current.judged.exact,
      came: moment.came,
      words: moment.words,
      at,
    });
    const { came, words, headline } = moment;
    this.fate = { ...this.fate, came, words, headline, seen: true };
    this.put(this.panel, {
      moment: this.fate,
      guesses: [...this.guesses.entries()].sort(([one], [other]) => one - other).map(([, guess]) => guess),
    });
    this.mark();
    this.close(at === this.moments.length - 1);
  }

  /** At the game's last moment, and at its last frame: say how the guesses did. @param {boolean} [last] */
  close(last = false) {
    if (this.guesses.size === 0 || !(last || this.table.get("step") === this.saved.steps - 1)) return;
    const words = [closingOf([...this.guesses.values()]), sureOf(this.made)].filter(Boolean).join(" ");
    this.put(this.panel, { closing: words });
  }

  /** Go on with the game. @param {string} fate @param {number} [onward] */
  leave(fate, onward) {
    if (!this.asked) return;
    this.settle(fate);
    if (onward != null) this.jump(onward);
    this.unstop();
    this.mark();
    this.move();
    this.table.put({ playing: true });
  }

  /** Why shows the table as it stood when it was asked about; the answer, how it went on. */
  looksBack() {
    const moment = this.asked;
    if (!moment || !this.fateOf()) return;
    if (this.panel.get("page") === "answer") {
      this.plain();
      this.jump(moment.answer);
    } else {
      this.jump(moment.frame);
      this.put(this.table, { caption: moment.back, bright: [] });
    }
  }

  // ---------- the questions ----------

  /** What the position asks: a question's id to the places of its panels. @returns {Record<string, number[]>} */
  get here() {
    const places = this.saved.places[this.eye];
    if (places) return this.saved.asked[places[this.frame]];
    const moment = this.stopped ? this.asked : null;
    return moment ? { [moment.question]: [moment.panel] } : {};
  }

  get position() {
    return `step ${this.frame}, seen by ${this.eye}`;
  }

  get key() {
    return this.keyOf(this.current);
  }

  /** @param {any} panel */
  keyOf(panel) {
    return [panel.id, ...Object.values(setAs(panel)), this.position].join(" ");
  }

  /** @param {string} question @param {Record<string, any>} settings */
  pose(question, settings) {
    this.put(this.panel, { question, settings });
    this.refresh();
  }

  /**
   * A question as it is set here: as chosen where that was worked out, else as it is by itself.
   * @param {string} id
   */
  set(id) {
    const moment = this.stopped && !this.aside ? this.asked : null,
      places = [...this.here[id], ...(moment?.question === id ? [moment.panel] : [])],
      panels = places.map((at) => unfolded(this.saved, at)),
      chosen = this.panel.get("settings"),
      wanted = setAs(panels[0]);
    for (const { name, choices } of panels[0].knobs) {
      if (!(name in chosen) || choices.length === 0) continue;
      const offered = choices.some((/** @type {[any, string]} */ [value]) => !differs(value, chosen[name]));
      wanted[name] = offered ? chosen[name] : choices[0][0];
    }
    return panels.find((panel) => !differs(setAs(panel), wanted)) ?? panels[0];
  }

  /** @param {Record<string, number[]>} here */
  chosen(here) {
    if (this.stopped) return this.panel.get("question");
    if (this.picked) return this.picked;
    const best = this.moments.find(({ frame }) => frame === this.table.get("step"))?.question ?? "";
    if (here[best]?.length) return best;
    const ids = this.saved.questions.map(({ id }) => id).filter((id) => here[id]?.length);
    return ids.find((id) => !this.set(id).certain) ?? ids[0] ?? this.saved.questions[0]?.id ?? "";
  }

  refresh() {
    const here = this.here,
      shown = this.chosen(here);
    this.put(this.panel, { question: shown });
    this.current = here[shown]?.length ? this.set(shown) : null;
    const questions = this.saved.questions.map(({ id, name, title, when }) => {
      const arises = Boolean(here[id]?.length),
        panel = id === shown ? this.current : arises && this.set(id),
        done = Boolean(panel && this.said.has(this.keyOf(panel)));
      return { id, name, title, arises, away: this.away({ id, name, when }), done };
    });
    this.put(this.panel, { moment: this.aside ? {} : this.fate, questions, ...this.built() });
    this.put(this.table, { heat: this.panel.get("panel").revealed ? this.current.heat : {} });
  }

  /** Why a question is not asked here; '' where it is. @param {{id: string, name: string, when: string}} chip */
  away({ id, name, when }) {
    const places = this.here[id];
    if (places) return places.length ? "" : faultOf([name]);
    if (!this.saved.places[this.eye]) return LONG;
    return when ? `It arises ${when}.` : this.saved.onward;
  }

  /** @param {any} panel */
  seen(panel) {
    return this.said.has(this.keyOf(panel)) || !this.predicting || Boolean(panel.certain);
  }

  built() {
    const blank = { note: "", lit: {}, why: 0, tried: UNTRIED, dealt: {} };
    if (!this.current) {
      const chip = this.saved.questions.find(({ id }) => id === this.panel.get("question")),
        when = chip ? this.away(chip) : this.saved.onward;
      const title = chip?.title ?? "No question arises here.";
      return { ...blank, panel: { key: this.position, none: true, title, when }, main: {} };
    }
    const revealed = this.seen(this.current),
      { judged: _, heat: __, ...all } = this.current,
      hidden = revealed ? [] : [...ANSWERS, "row", "lesson"],
      told = Object.fromEntries(Object.entries(all).filter(([name]) => !hidden.includes(name)));
    const spoilt = this.saved.questions.filter(({ id }) => this.here[id]?.length === 0),
      fault = faultOf(spoilt.map(({ name }) => name));
    /** @type {Record<string, any>} */
    const panel = { ...told, knobs: this.knobs(), key: this.key, revealed, fault };
    if (revealed) panel.row = this.row();
    const said = this.said.get(this.key);
    if (said) Object.assign(panel, { said, misconception: "" });
    return { ...blank, panel, main: this.main(revealed) };
  }

  /** Settings with the choices that were worked out; one without any is none. @returns {Uw.Knob[]} */
  knobs() {
    const held = (this.here[this.current.id] ?? []).map((at) => setAs(unfolded(this.saved, at)));
    return this.current.knobs
      .map((/** @type {Uw.Knob} */ knob) => ({
        ...knob,
        choices: knob.choices.filter(([value]) =>
          held.some((other) => !differs(other, { ...setAs(this.current), [knob.name]: value })),
        ),
      }))
      .filter((/** @type {Uw.Knob} */ knob) => knob.choices.length > 1);
  }

  /** The choices beside this one; the answer of each that may be seen. */
  row() {
    const panels = this.here[this.current.id]?.map((at) => unfolded(this.saved, at)) ?? [],
      knob = this.current.knobs.find((/** @type {Uw.Knob} */ one) => !one.model);
    return this.current.row.map((/** @type {any} */ choice) => {
      const here = choice.value === knob.value,
        wanted = { ...setAs(this.current), [knob.name]: choice.value },
        other = here ? this.current : panels.find((panel) => !differs(setAs(panel), wanted));
      if (!other || !this.seen(other)) return { ...choice, here };
      const { exact } = other.judged;
      return { ...choice, here, number: exact, text: amountOf(exact, other.measure) };
    });
  }

  /** @param {boolean} revealed */
  main(revealed) {
    const waits = this.stopped && !this.aside;
    if (!revealed) return { label: waits ? this.fate.button : "Show the answer", kind: "predict" };
    return waits ? { label: "Go on", kind: "go" } : {};
  }

  /** @param {unknown} value @param {string} sure */
  predict(value, sure) {
    const { judged, measure, span } = this.current,
      said = predictedAs(value, measure, span);
    const mistake = mistakeOf(said, judged, measure);
    this.said.set(this.key, { value: said, sure, verdict: verdictOf(said, judged.exact, measure), mistake });
    this.made.push({
      question: this.current.id,
      settings: Object.entries(setAs(this.current))
        .map(([name, set]) => `${name}=${set}`)
        .join(" "), // prettier-ignore
      position: this.position,
      prediction: said,
      sure,
      exact: judged.written,
      measure,
      mistake: mistake?.name ?? "",
      kind: mistake?.kind ?? "",
      off: Math.abs(said - judged.exact),
      time: `${new Date().toISOString().slice(0, 19)}Z`,
    });
    this.refresh();
  }

  /** Ask for a number before each answer, or show them at once. @param {boolean} on */
  ask(on) {
    this.predicting = on;
    this.refresh();
  }

  // ---------- what the panel asks for ----------

  /** @param {any} message */
  hear(message) {
    try {
      this.obey(message);
    } catch (error) {
      this.panel.put({ note: error instanceof Error ? error.message : String(error) });
    }
  }

  /** @param {any} message */
  obey(message) {
    switch (message.kind) {
      case "predict":
        this.predict(message.value, message.sure);
        if (this.asked && !this.aside) this.reveal();
        break;
      case "main":
        if (this.asked && this.panel.get("main").kind === "go") this.leave("skipped", this.asked.answer);
        break;
      case "pick":
        this.pick(message.question);
        break;
      case "skip":
        this.leave("skipped");
        break;
      case "save":
        this.panel.tell("msg:custom", { kind: "file", name: "predictions.csv", text: this.csv() });
    }
  }

  /** @param {string} question */
  pick(question) {
    const moment = this.stopped ? this.asked : null;
    this.picked = question;
    this.aside = Boolean(moment) && question !== moment?.question;
    if (moment && !this.aside) this.pose(question, moment.settings);
    else this.pose(question, this.panel.get("settings"));
  }

  /** The predictions as a table of text. */
  csv() {
    const names = [
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
        "time",
      ],
      cell = (/** @type {unknown} */ value) => {
        const text = String(value ?? "");
        return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      };
    const rows = this.made.map((one) => names.map((name) => cell(name === "game" ? this.saved.game : one[name])));
    return `${[names, ...rows].map((row) => row.join(",")).join("\n")}\n`;
  }
}
