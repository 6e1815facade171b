// @ts-check
/** The wall's keys, as presenters send them and as fingers find them; and what it says to who cannot see it. */
import { CHOOSE_WORDS } from "./classroom.js";
import { backFrom } from "./wall_acts.js";
import { dealtWords } from "./wall_deal.js";
import { bandKey, tapBand } from "./wall_hands.js";
import { heapsOf } from "./wall_low.js";

/** @typedef {import("./wall.js").Wall} Wall */
/** @typedef {import("../page/room_keys.js").RoomKey} RoomKey */

/** Milliseconds between two counts that are spoken. */
const SPEAKS_EVERY = 5000;
const BANDS_WITH_KEYS = 11;

/** Page Down and Page Up, from anywhere in the room. @param {Wall} wall @returns {RoomKey[]} */
export function presenterKeys(wall) {
  const one = (
    /** @type {string[]} */ keys,
    /** @type {string} */ shown,
    /** @type {string} */ words,
    /** @type {() => void} */ press,
  ) => ({
    keys,
    shown,
    words,
    when: () => true,
    press: () => {
      if (!wall.deaf) press();
      return true;
    },
  });
  return [
    one(["PageDown", "ArrowRight"], "Page Down, \u2192", "The main button.", () => {
      if (wall.room.offered)
        wall.say(CHOOSE_WORDS); // paging uncovers no earlier class
      else wall.main.node.click();
    }),
    one(["PageUp", "ArrowLeft"], "Page Up, \u2190", "A step back.", () => backFrom(wall)),
  ];
}

/** A letter for what the bar has, while the focus is in it. @param {Wall} wall @returns {RoomKey[]} */
export function barLetters(wall) {
  const one = (/** @type {string} */ key, /** @type {string} */ words, /** @type {() => void} */ press) => ({
    keys: [key],
    shown: key.toUpperCase(),
    words: `${words} (focus in the bar).`,
    inside: true,
    when: () => true,
    press: () => {
      if (!wall.deaf) press();
      return true;
    },
  });
  return [
    ...wall.acts.flatMap(({ key, words, press }) => (key ? one(key, words, press) : [])),
    one("f", "Full screen", () => wall.fill()),
  ];
}

/**
 * Number keys raise a band while the focus is in the bar, or beside the bands.
 * @param {Wall} wall @returns {RoomKey[]}
 */
export function bandKeys(wall) {
  const { room, mine } = wall,
    when = () => room.state.to === "ask" && room.state.how === "hands",
    keys = Array.from({ length: BANDS_WITH_KEYS }, (_, k) => bandKey(k));
  const raise = (/** @type {string} */ key) => {
    wall.say(tapBand(room, keys.indexOf(key), mine.less));
    return true;
  };
  const turn = () => {
    mine.less = !mine.less;
    wall.draw();
    return true;
  };
  return [
    {
      keys,
      shown: "0 to 9, H",
      words: "One more of that number; H is a hundred.",
      inside: true,
      when,
      press: raise,
    },
    { keys: ["-"], shown: "\u2212", words: "Taps take away, or add again.", inside: true, when, press: turn },
  ];
}

/** A presenter's key on a page where nothing has the focus. @param {Wall} wall @param {KeyboardEvent} event */
export function homelessKey(wall, event) {
  if (event.target !== document.body || event.defaultPrevented) return;
  const found = presenterKeys(wall).find(({ keys }) => keys.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.press(event.key, wall.root);
}

/** Who has come in. @param {import("./class_states.js").ClassState} now */
export const hereWords = ({ here }) => `${here} ${here === 1 ? "is" : "are"} here.`;

/** What is said of a state that has come. @param {Wall} wall */
export function stateWords({ room: { facts, state } }) {
  const { to, at, vote, step } = state,
    { ask, steps } = facts.panel(at);
  switch (to) {
    case "ask":
      return `Position ${at + 1} of ${facts.of}${vote > 1 ? ", asked again" : ""}. ${ask}`;
    case "held":
      return "The vote is closed."; // and the bar says what it is worth
    case "talk":
      return "Time to talk. Find somebody who said another number.";
    case "shown":
      return heapsOf(facts, state).spoken;
    case "why":
      return `Step ${steps[step].letter}. ${[steps[step].words, steps[step].value].filter(Boolean).join(": ")}.`;
    case "deal":
      return dealtWords(facts, state);
    case "end":
      return `The end of the lesson. ${facts.saved.short}`;
  }
  return "";
}

/** What is spoken on the wall: a count every five seconds at most. */
export class WallSpeech {
  /** @param {HTMLElement} live */
  constructor(live) {
    this.live = live;
    this.at = 0;
    this.timer = 0;
  }

  /**
   * Words that wait are asked for when they are spoken: a count is then what is seen.
   * @param {string | (() => string)} words @param {boolean} [now]
   */
  say(words, now = false) {
    clearTimeout(this.timer);
    const wait = now ? 0 : Math.max(0, this.at + SPEAKS_EVERY - performance.now());
    this.timer = window.setTimeout(() => {
      this.live.textContent = typeof words === "string" ? words : words();
      this.at = performance.now();
    }, wait);
  }
}
