/** A class under way: its facts, its state, and who watches; by hands it keeps itself in the browser. */

import type { ClassFacts } from "./class_facts.ts";
import type { ClassDeed, ClassState } from "./class_states.ts";
import { begunClass, classDid } from "./class_states.ts";

const STORED_CLASS = "uncle_widgets.class",
  STORED_SIZE = "uncle_widgets.class.size",
  STORED_OPEN = "uncle_widgets.class.open",
  USUAL = 30;
/** What is refused until it is chosen whether an earlier class goes on. */
export const CHOOSE_WORDS = "Choose first: continue the earlier class, or start over.";

function stored(name: string) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // a page that may keep nothing, or something else was kept
  }
}

function store(name: string, value: unknown) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a page that may keep nothing keeps it while it is open
  }
}

let visited = false;

/** Which class this tab shows, for when it is reloaded. */
function showsClass(name: string) {
  try {
    sessionStorage.setItem(STORED_OPEN, name);
  } catch {
    // a page that may keep nothing
  }
}

/**
 * Whether this page was reloaded with this class on it: then it goes on at once, since everybody has seen it.
 * @param name of the class
 */
function reloaded(name: string) {
  const again = !visited;
  visited = true; // later in this page's life it is another visit
  try {
    const before = sessionStorage.getItem(STORED_OPEN),
      [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return again && before === name && visit?.type === "reload";
  } catch {
    return false; // a page that may keep nothing
  }
}

/** Whether anything of a class would be seen. */
const isBegun = (state: ClassState | undefined) =>
  Boolean(state && (state.to !== "door" || state.votes.length > 0 || state.done.length > 0));

export class Classroom {
  facts: ClassFacts;
  name: string;
  offered: ClassState | null;
  offeredAt: number;
  state: ClassState;
  heard: Set<(state: ClassState, before: ClassState) => void>;

  constructor(facts: ClassFacts) {
    this.facts = facts;
    this.name = `${STORED_CLASS} ${facts.saved.game} ${facts.saved.number}`;
    const here = Number(stored(STORED_SIZE)) || USUAL,
      kept = stored(this.name);
    const known = kept?.of === facts.of ? kept.state : undefined,
      again = reloaded(this.name);
    showsClass(this.name);
    /** A class that was begun here before, covered until it is chosen. */
    this.offered = isBegun(known) && !again ? begunClass({ here, ...known }) : null;
    this.offeredAt = Number(kept?.when) || 0;
    this.state = begunClass({ here, ...(this.offered ? {} : known) });
    this.heard = new Set();
  }

  /** @returns why it is refused, or "" */
  do(deed: ClassDeed): string {
    const before = this.state;
    if (deed.kind === "By" && deed.how === "phones") {
      this.offered = null; // another class is begun
      showsClass(""); // a reload does not bring back what is kept here of one by hands
    }
    if (this.offered) return CHOOSE_WORDS;
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

  /** The same lesson with its trials, which may come later. */
  explain(saved: Uw.SavedLesson) {
    this.facts.explain(saved);
    for (const hear of [...this.heard]) hear(this.state, this.state);
  }

  /** Call after each change, until the function given back is called. */
  watch(hear: (state: ClassState, before: ClassState) => void) {
    this.heard.add(hear);
    return () => void this.heard.delete(hear);
  }

  /** The class that was begun here before goes on where it was. */
  takeUp() {
    const before = this.state;
    this.state = this.offered ?? before;
    this.offered = null;
    for (const hear of [...this.heard]) hear(this.state, before);
  }

  /** A class on a server takes the place of what was said by hands, which stays stored for later. */
  clean() {
    this.offered = null;
    this.state = begunClass({ here: this.state.here });
  }

  /** Nothing is left of a student who was removed. */
  only(members: readonly Live.Member[]) {
    const known = new Set(members.map(({ number }) => number)),
      votes = this.state.votes.filter(({ member }) => !member || known.has(member)),
      of = (by: Record<string, number>) =>
        Object.fromEntries(Object.entries(by).filter(([member]) => member === "0" || known.has(Number(member)))),
      pressed = Object.fromEntries(Object.entries(this.state.pressed).map(([at, by]) => [at, of(by)]));
    this.state = Object.freeze({ ...this.state, votes, pressed });
  }

  /** By hands all starts over; nothing of it is stored. */
  forget() {
    const before = this.state;
    this.offered = null;
    this.state = begunClass({ here: before.here });
    this.keep();
    for (const hear of [...this.heard]) hear(this.state, before);
  }

  /** By phones the server keeps it. */
  keep() {
    const { how, members: _, waiting: __, ...state } = this.state;
    if (how === "hands") store(this.name, { of: this.facts.of, state, when: Date.now() });
  }
}
