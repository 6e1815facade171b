/**
 * The line of the page in front: what happens in its class goes to the phones, and what they say comes back. It
 * breaks and comes again; what happened meanwhile is sent then, if nobody else went on with the class.
 */

import { answerOf, dealsOf, momentOf } from "./class_moment.ts";
import type { ClassState } from "./class_states.ts";
import type { Classroom } from "./classroom.ts";
import { classesOf, leaveClass, phonesAt, refusedWords, storedIn, storeIn } from "./own_classes.ts";
import type { Wall } from "./presenter.ts";
import { offerClass } from "./presenter_ways.ts";

/**
 * `begun` where phones find the class; `open` whether the line is; `words` what hinders, or ""; `forgotten`
 * whether this browser may not come back to it.
 */
export type LineState = {
  begun: Live.Begun | null;
  open: boolean;
  words: string;
  places: number;
  locked: boolean;
  forgotten: boolean;
};

/** The code of the class of this tab: not a secret, since it is on the screen. */
const STORED_LINE = "uncle_widgets.class.line";
/**
 * Milliseconds: between two signs of life, until a silent line is given up, before it comes again, and until it is
 * said that nobody came.
 */
const ALIVE = 8000,
  DEAD = 20_000,
  WAKE = 1000,
  WAKES_WITHIN = 4000,
  ENDS_AGAIN = 5000,
  NOBODY = 60_000;
const LOST_WORDS = "No connection to the server. It comes back by itself, and phones keep their guesses.",
  NOBODY_WORDS =
    "Nobody has joined for a minute. Some networks keep devices apart; a hotspot helps. " +
    "You can switch to a show of hands, and nothing is lost.",
  GONE_WORDS = "This class has ended.",
  ENDED_WORDS = "The class is over. It was ended on another page, or a day has passed. Its answers are deleted.",
  MOVED_WORDS = "This class moved on to another lesson, on another page.",
  NO_SERVER = "The server isn't answering. A show of hands works without it.";
const laterWords = (code: string) =>
  `The server isn't answering, so class ${code} is still on it. ` +
  "The class ends as soon as the server answers. You can also open this page again later.";
/** States in which the answer is known. */
const OPEN_STATES: Live.StateName[] = ["shown", "why", "deal"];

export class ClassLine {
  room: Classroom;
  base: string;
  lesson: string;
  told: (now: LineState) => void;
  now: LineState;
  /** The classes that this browser may continue. */
  mine: Live.Running[] = [];
  key = ""; // of a class that this page began, or that its browser forgot
  moving = false; // the class comes along from another lesson
  /** What this page asked for, until it is over. */
  closing: "" | "end" | "hands" = "";
  ending = 0;
  socket: WebSocket | null = null;
  /** What is still to be sent. */
  due: Live.FromFront[] = [];
  seq = -1;
  /** Changes whose state has not come back. */
  onItsWay = 0;
  waiting = 0;
  heardAt = 0;
  adopting = false;
  dealtTo: Set<string>;
  waking = 0;
  lonely = 0;
  nobody = ""; // what is said where nobody is here, once a minute has gone
  unwatch: () => undefined;
  alive: number;

  /**
   * @param base where its server's class is: '../c/'
   * @param lesson the link of what is taught
   * @param told of each change
   */
  constructor(room: Classroom, base: string, lesson: string, told: (now: LineState) => void) {
    this.room = room;
    this.base = base;
    this.lesson = lesson;
    this.told = told;
    this.now = { begun: null, open: false, words: "", places: 0, locked: false, forgotten: false };
    /** Who has the deals of which position. */ this.dealtTo = new Set();
    this.unwatch = room.watch((state, before) => this.changed(state, before));
    this.alive = window.setInterval(() => this.here(), ALIVE);
  }

  show(more: Partial<LineState>) {
    this.now = { ...this.now, ...more };
    this.told(this.now);
  }

  /** Begin a class with phones; why not, or "". */
  async begin() {
    let told: Response;
    try {
      told = await fetch(`${this.base}begin`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ lesson: this.lesson }),
      });
    } catch {
      return NO_SERVER;
    }
    if (!told.ok) return refusedWords(told);
    this.begun(await told.json());
    return "";
  }

  /** Ask which classes this browser may continue. */
  async look() {
    this.mine = await classesOf(this.base);
  }

  /** Go on with the class of this tab; whether there is one. */
  resume() {
    const code = storedIn("sessionStorage", STORED_LINE)?.code,
      mine = this.mine.find((one) => one.code === code && one.lesson === this.lesson);
    if (mine) this.begun(mine);
    return Boolean(mine);
  }

  /**
   * @param begun with a key, or without where the browser has a cookie
   * @param moving whether the class comes along from another lesson
   */
  begun(begun: Live.Begun, moving: boolean = false) {
    storeIn("sessionStorage", STORED_LINE, { code: begun.code });
    clearTimeout(this.lonely);
    this.nobody = "";
    this.key = begun.key;
    this.moving = moving;
    this.closing = "";
    this.seq = -1;
    this.due = [];
    this.show({ begun, words: begun.words });
    this.lonely = window.setTimeout(() => {
      this.nobody = NOBODY_WORDS;
      if (this.room.state.members.length === 0) this.show({ words: NOBODY_WORDS });
    }, NOBODY);
    this.open();
  }

  /** What the page of another lesson needs to go on with this class; null where there is none. */
  get carried() {
    const { begun } = this.now;
    return begun && { ...begun, key: this.key };
  }

  open() {
    clearTimeout(this.waking);
    const address = new URL(`${this.base}ws`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      const { code } = this.now.begun as Live.Begun;
      socket.send(JSON.stringify({ kind: "teach", code, key: this.key }));
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

  hear(message: Live.ToFront) {
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
        return this.ended(Boolean(message.hands));
      case "no":
        if (message.about === "teach") this.over(GONE_WORDS, true);
        else this.show({ words: message.words });
        if (message.about === "change") {
          this.seq = -1;
          this.here(); // where the class stands comes back
        }
    }
  }

  /** The class as the server has it, at the beginning and after each break. */
  came(front: Live.Front) {
    if (this.closing) return void this.socket?.send(JSON.stringify(this.closes));
    if (this.moving) {
      this.moving = false;
      this.socket?.send(JSON.stringify({ kind: "lesson", lesson: this.lesson }));
      return; // where the class stands comes again
    }
    if (front.lesson !== this.lesson) return this.over(MOVED_WORDS);
    if (this.room.state.how !== "phones") this.room.clean();
    else this.room.only(front.members);
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

  /** Another page in front went on, or the server's clock ends the talk. */
  adopt(standing: Live.Standing) {
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

  seated(members: Live.Member[]) {
    const here = members.filter((one) => one.here).length;
    this.room.do({ kind: "Members", members, here, waiting: this.waiting });
    if (members.length > 0 && this.now.words === NOBODY_WORDS) this.show({ words: "" });
    this.deal();
  }

  /** The class went on here. */
  changed(state: ClassState, before: ClassState) {
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

  send(message: Live.FromFront) {
    if (!this.now.open) return void this.due.push(message);
    if (message.kind === "change") this.onItsWay++;
    this.socket?.send(JSON.stringify(message));
  }

  /** The room: for how many, locked or not, who may come in, whose name is hidden. */
  set(more: Omit<Live.Room, "kind">) {
    this.send({ kind: "room", ...more });
    const { places = this.now.places, locked = this.now.locked } = more;
    this.show({ places, locked });
  }

  get closes(): Live.Close {
    return { kind: "close", ...(this.closing === "hands" && { hands: true }) };
  }

  /** End the class, and delete it on the server; with `hands` what is here goes on by hands. */
  async close(hands = false) {
    const { begun, open } = this.now;
    if (!begun) return;
    this.closing = hands ? "hands" : "end";
    if (open) return this.send(this.closes);
    const leave = { code: begun.code, key: this.key, end: true, hands };
    if (await leaveClass(this.base, leave)) return this.ended(hands);
    this.over(laterWords(begun.code), hands);
    this.endLater(leave);
  }

  /** End it once the server answers; until then its cookie stays. */
  endLater(leave: Live.Leave) {
    this.ending = window.setTimeout(async () => {
      if (await leaveClass(this.base, leave)) this.show({ words: "" });
      else if (this.ending) this.endLater(leave);
    }, ENDS_AGAIN);
  }

  /** The class is over on the server. */
  ended(hands: boolean) {
    const code = this.now.begun?.code ?? "";
    void leaveClass(this.base, { code, key: "", end: false }); // its cookie goes
    this.mine = this.mine.filter((one) => one.code !== code);
    this.over(this.closing ? "" : ENDED_WORDS, hands && this.closing === "hands");
  }

  /** End a class that this browser may continue, without opening it. */
  async end(code: string) {
    const told = await leaveClass(this.base, { code, key: "", end: true });
    await this.look();
    return told ? "" : NO_SERVER;
  }

  /** This computer is shared: its browser forgets the class, which goes on in this tab. Why not, or "". */
  async forget(code = this.now.begun?.code ?? "") {
    const mine = code === this.now.begun?.code,
      told = await leaveClass(this.base, { code, key: mine ? this.key : "", end: false });
    if (!told) return NO_SERVER;
    await this.look();
    if (!mine) return "";
    this.key = told.key;
    storeIn("sessionStorage", STORED_LINE, null);
    this.show({ forgotten: true });
    this.open();
    return "";
  }

  /** No class here any more; with `numbers` what was said goes on by hands, and else it is forgotten here, too. */
  over(words: string, numbers: boolean = false) {
    clearTimeout(this.lonely);
    clearTimeout(this.waking);
    storeIn("sessionStorage", STORED_LINE, null);
    const { socket } = this;
    this.socket = null;
    this.key = "";
    this.show({ begun: null, open: false, words, forgotten: false });
    socket?.close();
    if (numbers) this.room.do({ kind: "By", how: "hands" });
    else this.room.forget();
  }

  stop() {
    clearInterval(this.alive);
    clearTimeout(this.lonely);
    clearTimeout(this.waking);
    clearTimeout(this.ending);
    this.ending = 0;
    this.unwatch();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

/**
 * A server of ours lets phones in: a class of this tab goes on, and another that is still running is offered.
 * @param base as ClassLine has it
 * @param lesson its link
 * @param carried a class that comes along from another lesson
 */
export async function withPhones(wall: Wall, base: string, lesson: string, carried: Live.Begun | null = null) {
  if (!carried && (!(await phonesAt(base)) || wall.gone)) return;
  const line = new ClassLine(wall.room, base, lesson, () => wall.lined(line));
  if (carried) {
    wall.lined(line);
    line.begun(carried, true);
    return;
  }
  await line.look();
  if (wall.gone) return line.stop();
  wall.lined(line);
  if (!line.resume()) offerClass(wall);
}
