/** A phone's line to its class: it says hello, keeps what is said until the server has it, and comes back. */
import type { Phone, Row } from "./phone_states.ts";
import { answerNow, begunPhone, dealtNow, phoneHeard, pressedOn, yesAt } from "./phone_states.ts";

/**
 * What a browser keeps of a class: its own key there, its count of numbers, one that is not kept yet, and the
 * rows.
 */
export type Member = {
  code: string;
  key: string;
  nick: string;
  n: number;
  saying: Live.Say | null;
  title: string;
  rows: Record<string, Row>;
};

const STORED_MEMBER = "uncle_widgets.class.phone";
/** Milliseconds: between two signs of life, until a line that is silent is given up, and before one comes back. */
const ALIVE_EVERY = 8000,
  SILENT = 20_000,
  SOONEST = 1000,
  SPREAD = 4000;
/** What the server says where a third page of one phone comes. */
const ELSEWHERE = "open elsewhere",
  ELSEWHERE_WORDS = "This class is open on another page of this phone.";
/** Why the server closed a line that is not to be opened again by itself. */
const CLOSED: Record<number, string> = { 1008: "The server closed this connection." };
/** There was no place, and there may be one soon. */
const FULL_CODE = 1013,
  FULL_SOONEST = 5000;

export function storedHere<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // a page that may keep nothing, or something else was kept
  }
}

/** Whether it was kept. */
export function storeHere(name: string, value: unknown) {
  try {
    if (value == null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // a page that may keep nothing keeps it while it is open
  }
}

/** 32 hex digits that nobody can guess; `randomUUID` is not there over plain http. */
const freshKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class PhoneLine {
  url: string;
  told: (now: Phone, before: Phone) => void;
  phone: Phone;
  member: Member;
  socket: WebSocket | null = null;
  stores = true; // whether a reload finds it again
  waking = 0;
  heardAt = 0;

  /**
   * @param url of the socket
   * @param told of each change
   */
  constructor(url: string, told: (now: Phone, before: Phone) => void) {
    this.url = url;
    this.told = told;
    this.phone = begunPhone();
    this.member = { code: "", key: "", nick: "", n: 0, saying: null, title: "", rows: {} };
    setInterval(() => this.here(), ALIVE_EVERY);
    document.addEventListener("visibilitychange", () => !document.hidden && this.woken());
    addEventListener("online", () => this.woken());
  }

  /** Is this the code of the class that this browser is in? */
  static knows(code: string) {
    return storedHere<Member>(STORED_MEMBER)?.code === code;
  }

  join(code: string, nick: string) {
    const kept = storedHere<Member>(STORED_MEMBER),
      mine = kept?.code === code ? kept : null;
    this.member = {
      key: freshKey(),
      n: 0,
      saying: null,
      title: "",
      rows: {},
      ...mine,
      code,
      nick: nick || (mine?.nick ?? ""),
    };
    this.keep();
    const { saying, title, rows } = this.member;
    this.show(begunPhone({ place: "going", saying, title, rows }));
    this.open();
  }

  /** Out of the class, on this phone. */
  leave() {
    storeHere(STORED_MEMBER, null);
    this.show(begunPhone());
    this.drop();
  }

  keep() {
    this.stores = storeHere(STORED_MEMBER, this.member);
  }

  show(phone: Phone) {
    const before = this.phone;
    if (phone === before) return;
    this.phone = phone;
    const { saying, title, rows } = phone;
    if (saying !== this.member.saying || rows !== this.member.rows || title !== this.member.title) {
      this.member = { ...this.member, saying, title, rows };
      if (phone.place !== "join") this.keep();
    }
    this.told(phone, before);
  }

  open() {
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      const { code, key, nick } = this.member;
      this.send({ kind: "hello", code, key, nick });
    };
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(data));
    socket.onclose = ({ code, reason }) => socket === this.socket && this.lost(code, reason);
  }

  /** No line, and none to come. */
  drop() {
    clearTimeout(this.waking);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  lost(code: number, reason: string) {
    this.socket = null;
    const { place } = this.phone;
    if (place === "over" || place === "join") return;
    if (code === FULL_CODE) {
      this.show({ ...this.phone, line: false, place: "door" });
      this.waking = window.setTimeout(() => this.open(), FULL_SOONEST + Math.random() * SPREAD);
      return;
    }
    if (CLOSED[code]) {
      const words = reason === ELSEWHERE ? ELSEWHERE_WORDS : CLOSED[code];
      return this.show({ ...this.phone, line: false, place: "aside", words });
    }
    this.show({ ...this.phone, line: false });
    this.waking = window.setTimeout(() => this.open(), SOONEST + Math.random() * SPREAD);
  }

  /** The phone was asleep, or the network is back. */
  woken() {
    if (["join", "over", "aside"].includes(this.phone.place)) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.here();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  here() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENT) {
      this.drop();
      this.lost(0, "");
    } else this.send({ kind: "here", seq: this.phone.standing.seq });
  }

  send(message: Live.FromPhone) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hear(message: Live.ToPhone) {
    this.heardAt = Date.now();
    const before = this.phone,
      dealt = dealtNow(before),
      { at, vote } = before.standing;
    this.show(phoneHeard(this.phone, message));
    if (message.kind === "now") {
      const { saying, standing } = this.phone;
      if (saying) this.send(saying);
      if (standing.at === at) {
        if (standing.to === "deal" && dealt > dealtNow(this.phone)) this.press(dealt);
        for (const one of answerNow(this.phone) ? [1, vote] : []) {
          const yes = yesAt(before, at, one);
          if (yes != null && yesAt(this.phone, at, one) == null) this.yes(one, yes);
        }
      }
    }
    if (message.kind === "no" && message.about === "hello") this.drop();
    if (message.kind === "gone") this.drop();
  }

  say(value: number, sure: Live.Sure) {
    const { at, vote } = this.phone.standing,
      kept = storedHere(STORED_MEMBER) as Member | null,
      n = 1 + Math.max(this.member.n, kept?.n ?? 0); // of both tabs
    this.member = { ...this.member, n };
    const saying: Live.Say = { kind: "say", at, vote, value, sure, n };
    this.show({ ...this.phone, saying, words: "" });
    this.send(saying);
  }

  /** Whether the mistake was made at which a number lies. */
  yes(vote: number, yes: boolean) {
    const message: Live.Yes = { kind: "yes", at: this.phone.standing.at, vote, yes };
    this.show(phoneHeard(this.phone, message));
    this.send(message);
  }

  /** So many of the ten deals were pressed. */
  press(k: number) {
    this.show(pressedOn(this.phone, k));
    this.send({ kind: "press", at: this.phone.standing.at, k });
  }
}
