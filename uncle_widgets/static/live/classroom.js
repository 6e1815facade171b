// @ts-check
/** A class under way: its facts, its state, and who watches; by hands it keeps itself in the browser. */
import { begunClass, classDid } from "./class_states.js";

/** @typedef {import("./class_states.js").ClassState} ClassState */
/** @typedef {import("./class_states.js").ClassDeed} ClassDeed */

const STORED_CLASS = "uncle_widgets.class",
  STORED_SIZE = "uncle_widgets.class.size",
  USUAL = 30;

/** @param {string} name */
function stored(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // a page that may keep nothing, or something else was kept
  }
}

/** @param {string} name @param {unknown} value */
function store(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a page that may keep nothing keeps it while it is open
  }
}

export class Classroom {
  /** @param {import("./class_facts.js").ClassFacts} facts */
  constructor(facts) {
    this.facts = facts;
    this.name = `${STORED_CLASS} ${facts.saved.game} ${facts.saved.number}`;
    const here = Number(stored(STORED_SIZE)) || USUAL,
      kept = stored(this.name);
    this.state = begunClass({ here, ...(kept?.of === facts.of ? kept.state : {}) });
    /** @type {Set<(state: ClassState, before: ClassState) => void>} */ this.heard = new Set();
  }

  /** @param {ClassDeed} deed @returns {string} why it is refused, or "" */
  do(deed) {
    const before = this.state;
    try {
      this.state = classDid(this.facts, before, deed);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    if (deed.kind === "Size") store(STORED_SIZE, deed.of);
    this.keep();
    for (const hear of [...this.heard]) hear(this.state, before);
    return "";
  }

  /** The same lesson with its trials, which may come later. @param {Uw.SavedLesson} saved */
  explain(saved) {
    this.facts.explain(saved);
    for (const hear of [...this.heard]) hear(this.state, this.state);
  }

  /**
   * Call after each change, until the function given back is called.
   * @param {(state: ClassState, before: ClassState) => void} hear
   */
  watch(hear) {
    this.heard.add(hear);
    return () => void this.heard.delete(hear);
  }

  /** By hands all begins anew; nothing of it is kept. */
  forget() {
    const before = this.state;
    this.state = begunClass({ here: before.here });
    this.keep();
    for (const hear of [...this.heard]) hear(this.state, before);
  }

  /** By phones the server keeps it. */
  keep() {
    const { how, members: _, waiting: __, ...state } = this.state;
    if (how === "hands") store(this.name, { of: this.facts.of, state });
  }
}
