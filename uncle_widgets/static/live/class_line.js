// @ts-check
/**
 * The line of the page in front: what happens in its class goes to the phones, and what they say comes back. It
 * breaks and comes again; what happened meanwhile is sent then, if nobody else went on with the class.
 */
import { answerOf, dealsOf, momentOf } from "./class_moment.js";

/** @typedef {import("./classroom.js").Classroom} Classroom */
/** @typedef {import("./classroom.js").ClassState} ClassState */
/**
 * `begun` where phones find the class; `open` whether the line is; `words` what hinders, or "".
 * @typedef {{begun: Live.Begun | null, open: boolean, words: string, places: number, locked: boolean}} LineState
 */

const STORED_LINE = "uncle_widgets.class.line";
/**
 * Milliseconds: between two signs of life, until a silent line is given up, before it comes again, and until it is
 * said that nobody came.
 */
const ALIVE = 8000,
  DEAD = 20_000,
  WAKE = 1000,
  WAKES_WITHIN = 4000,
  NOBODY = 60_000;
const LOST_WORDS = "The line to the server is lost. It comes back by itself; phones keep their numbers.",
  NOBODY_WORDS =
    "Nobody has come in a minute. Does this network keep devices apart? A hotspot helps. " +
    "By hands is one press away, and nothing is lost.",
  GONE_WORDS = "The server has this class no more.";
/** States in which the answer is known. @type {Live.StateName[]} */
const OPEN_STATES = ["shown", "why", "deal"];

/** Are there phones at this address? A site of files has none. @param {string} base of the class, '../c/' */
export async function phonesAt(base) {
  try {
    const told = await fetch(`${base}about`, { cache: "no-store" });
    return told.ok && Boolean((await told.json()).phones);
  } catch {
    return false;
  }
}

export class ClassLine {
  /**
   * @param {Classroom} room @param {string} base where its server's class is: '../c/'
   * @param {string} lesson the link of what is taught
   * @param {(now: LineState) => void} told of each change
   */
  constructor(room, base, lesson, told) {
    this.room = room;
    this.base = base;
    this.lesson = lesson;
    this.told = told;
    /** @type {LineState} */ this.now = { begun: null, open: false, words: "", places: 0, locked: false };
    /** @type {WebSocket | null} */ this.socket = null;
    /** What is still to be sent. @type {Live.FromFront[]} */ this.due = [];
    this.seq = -1;
    /** Changes whose state has not come back. */ this.onItsWay = 0;
    this.waiting = 0;
    this.heardAt = 0;
    this.adopting = false;
    /** Who has the deals of which position. @type {Set<string>} */ this.dealtTo = new Set();
    this.waking = 0;
    this.lonely = 0;
    this.nobody = ""; // what is said where nobody is here, once a minute has gone
    this.unwatch = room.watch((state, before) => this.changed(state, before));
    this.alive = window.setInterval(() => this.here(), ALIVE);
  }

  /** @param {Partial<LineState>} more */
  show(more) {
    this.now = { ...this.now, ...more };
    this.told(this.now);
  }

  /** Begin a class with phones; why not, or "". */
  async begin() {
    try {
      const told = await fetch(`${this.base}begin`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ lesson: this.lesson }),
      });
      if (!told.ok)
        return told.status === 403
          ? "Phones are not allowed here. By hands works."
          : `The server says: ${told.statusText}.`;
      this.begun(await told.json());
      return "";
    } catch {
      return "The server does not answer. By hands works without it.";
    }
  }

  /** Go on with the class that this tab began; whether there is one. */
  resume() {
    const kept = sessionStorage.getItem(STORED_LINE),
      { lesson, begun } = kept ? JSON.parse(kept) : {};
    if (lesson !== this.lesson) return false;
    this.begun(begun);
    return true;
  }

  /** @param {Live.Begun} begun */
  begun(begun) {
    sessionStorage.setItem(STORED_LINE, JSON.stringify({ lesson: this.lesson, begun }));
    this.nobody = "";
    this.show({ begun, words: begun.words });
    this.lonely = window.setTimeout(() => {
      this.nobody = NOBODY_WORDS;
      if (this.room.state.members.length === 0) this.show({ words: NOBODY_WORDS });
    }, NOBODY);
    this.open();
  }

  open() {
    clearTimeout(this.waking);
    const address = new URL(`${this.base}ws`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      const { code, key } = /** @type {Live.Begun} */ (this.now.begun);
      socket.send(JSON.stringify({ kind: "teach", code, key }));
    };
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  lost() {
    this.socket = null;
    if (!this.now.begun) return;
    this.show({ open: false, words: LOST_WORDS });
    this.waking = window.setTimeout(() => this.open(), WAKE + Math.random() * WAKES_WITHIN);
  }

  here() {
    if (!this.now.open) return;
    if (Date.now() - this.heardAt < DEAD) this.socket?.send(JSON.stringify({ kind: "here", seq: this.seq }));
    else {
      const { socket } = this;
      this.lost();
      socket?.close();
    }
  }

  /** @param {Live.ToFront} message */
  hear(message) {
    this.heardAt = Date.now();
    switch (message.kind) {
      case "front":
        return this.came(message);
      case "state":
        this.seq = message.standing.seq;
        this.onItsWay = Math.max(0, this.onItsWay - 1);
        return this.onItsWay === 0 ? this.adopt(message.standing) : undefined; // an older one, of before a press
      case "members":
        return this.seated(message.members);
      case "count":
        this.waiting = message.waiting;
        return this.seated([...this.room.state.members]);
      case "votes": {
        const { to, at } = this.room.state;
        this.room.do({ kind: "Votes", votes: message.votes });
        if (OPEN_STATES.includes(to) && message.votes.some((one) => one.at === at && one.yes == null))
          this.send(this.answer());
        return;
      }
      case "pressed":
        return void this.room.do({ kind: "Pressed", at: message.at, by: message.by });
      case "gone":
        return this.over("");
      case "no":
        if (message.about === "teach") this.over(GONE_WORDS);
        else this.show({ words: message.words });
        if (message.about === "change") {
          this.seq = -1;
          this.here(); // where the class stands comes back
        }
    }
  }

  /** The class as the server has it, at the beginning and after each break. @param {Live.Front} front */
  came(front) {
    const { standing, members, votes, pressed, room } = front,
      ahead = this.due.length > 0 && standing.seq === this.seq,
      { to, at, vote, step, ends } = this.room.state;
    const now = ahead ? { ...standing, to, at, vote, step, ends } : standing;
    this.adopting = true;
    this.room.do({ kind: "By", how: "phones" });
    this.room.do({ kind: "Front", standing: now, members, votes, pressed });
    this.adopting = false;
    this.seq = standing.seq;
    this.onItsWay = 0;
    this.show({
      open: true,
      words: members.length > 0 ? "" : this.nobody || this.now.begun?.words,
      places: room.places,
      locked: room.locked,
    });
    const due = ahead ? this.due : [];
    this.due = [];
    for (const message of due) this.send(message.kind === "answer" ? this.answer() : message);
    this.deal();
  }

  /** Another page in front went on, or the server's clock ends the talk. @param {Live.Standing} standing */
  adopt(standing) {
    const { to, at, vote, step, ends, members, pressed } = this.room.state;
    const same =
      to === standing.to &&
      at === standing.at &&
      vote === standing.vote &&
      (to !== "why" || step === standing.step);
    if (same && ends === standing.ends) return;
    this.adopting = true;
    this.room.do({ kind: "Front", standing, members: [...members], votes: [], pressed });
    this.adopting = false;
    if (!same) this.deal();
  }

  /** @param {Live.Member[]} members */
  seated(members) {
    const here = members.filter((one) => one.here).length;
    this.room.do({ kind: "Members", members, here, waiting: this.waiting });
    if (members.length > 0 && this.now.words === NOBODY_WORDS) this.show({ words: "" });
    this.deal();
  }

  /** The class went on here. @param {ClassState} state @param {ClassState} before */
  changed(state, before) {
    if (this.adopting || state.how !== "phones" || !this.now.begun) return;
    const { to, at, vote, step, ends } = state;
    if (to === before.to && at === before.at && vote === before.vote && step === before.step) return;
    if (to === "door" && before.to === "door") return; // where it is to begin is told when it does
    if (to === "ask") this.send(momentOf(this.room.facts, at));
    if (to === "shown" && !OPEN_STATES.includes(before.to)) this.send(this.answer());
    const talk = to === "talk" ? { talk: Math.max(1, Math.round(ends - Date.now() / 1000)) } : {};
    this.send({ kind: "change", to, at, vote, step, ...talk });
    this.deal();
  }

  answer() {
    const { at, votes } = this.room.state;
    return answerOf(this.room.facts, at, votes);
  }

  /** Ten deals for each who has none yet. */
  deal() {
    const { to, at, members, how } = this.room.state;
    if (to !== "deal" || how !== "phones" || !this.now.open) return;
    for (const { number } of members) {
      const name = `${at} ${number}`;
      if (this.dealtTo.has(name)) continue;
      this.dealtTo.add(name);
      this.send({ kind: "deals", at, member: number, shown: dealsOf(this.room.facts, at, number) });
    }
  }

  /** @param {Live.FromFront} message */
  send(message) {
    if (!this.now.open) return void this.due.push(message);
    if (message.kind === "change") this.onItsWay++;
    this.socket?.send(JSON.stringify(message));
  }

  /**
   * The room: for how many, locked or not, who may come in, whose name is hidden.
   * @param {Omit<Live.Room, "kind">} more
   */
  set(more) {
    this.send({ kind: "room", ...more });
    const { places = this.now.places, locked = this.now.locked } = more;
    this.show({ places, locked });
  }

  /** End the class, and delete it on the server. */
  close() {
    this.send({ kind: "close" });
  }

  /** No class on the server any more: what is here goes on by hands. @param {string} words */
  over(words) {
    clearTimeout(this.lonely);
    clearTimeout(this.waking);
    sessionStorage.removeItem(STORED_LINE);
    const { socket } = this;
    this.socket = null;
    this.show({ begun: null, open: false, words });
    socket?.close();
    this.room.do({ kind: "By", how: "hands" });
  }

  stop() {
    clearInterval(this.alive);
    clearTimeout(this.lonely);
    clearTimeout(this.waking);
    this.unwatch();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

/**
 * A server of ours lets phones in; a class that this tab began goes on.
 * @param {import("./wall.js").Wall} wall @param {string} base as ClassLine has it @param {string} lesson its link
 */
export async function withPhones(wall, base, lesson) {
  if (!(await phonesAt(base)) || wall.gone) return;
  const line = new ClassLine(wall.room, base, lesson, () => wall.lined(line));
  wall.lined(line);
  line.resume();
}
