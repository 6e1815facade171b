/** The wall's keys, as presenters send them and as fingers find them; and what it says to who cannot see it. */

import type { RoomKey } from "../widgets/page/room_keys.ts";
import type { ClassState } from "./class_states.ts";
import { CHOOSE_WORDS } from "./classroom.ts";
import type { Wall } from "./presenter.ts";
import { backFrom } from "./presenter_actions.ts";
import { dealtWords } from "./presenter_deal.ts";
import { heapsOf } from "./presenter_low.ts";
import { bandKey, tapBand } from "./presenter_manual.ts";

/** Milliseconds between two counts that are spoken. */
const SPEAKS_EVERY = 5000;
const BANDS_WITH_KEYS = 11;

/** Page Down and Page Up, from anywhere in the room. */
export function presenterKeys(wall: Wall): RoomKey[] {
  const one = (keys: string[], shown: string, words: string, press: () => void) => ({
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
    one(["PageDown", "ArrowRight"], "Page Down, \u2192", "Presses the main button.", () => {
      if (wall.room.offered)
        wall.say(CHOOSE_WORDS); // paging uncovers no earlier class
      else wall.main.node.click();
    }),
    one(["PageUp", "ArrowLeft"], "Page Up, \u2190", "Goes one step back.", () => backFrom(wall)),
  ];
}

/** A letter for what the bar has, while the focus is in it. */
export function barLetters(wall: Wall): RoomKey[] {
  const one = (key: string, words: string, press: () => void) => ({
    keys: [key],
    shown: key.toUpperCase(),
    words: `${words} (when the bar has the focus).`,
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

/** Number keys raise a band while the focus is in the bar, or beside the bands. */
export function bandKeys(wall: Wall): RoomKey[] {
  const { room, mine } = wall,
    when = () => room.state.to === "ask" && room.state.how === "hands",
    keys = Array.from({ length: BANDS_WITH_KEYS }, (_, k) => bandKey(k));
  const raise = (key: string) => {
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
      words: "Adds one guess of that number. H means a hundred.",
      inside: true,
      when,
      press: raise,
    },
    {
      keys: ["-"],
      shown: "\u2212",
      words: "Switches between adding and taking away.",
      inside: true,
      when,
      press: turn,
    },
  ];
}

/** A presenter's key on a page where nothing has the focus. */
export function homelessKey(wall: Wall, event: KeyboardEvent) {
  if (event.target !== document.body || event.defaultPrevented) return;
  const found = presenterKeys(wall).find(({ keys }) => keys.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.press(event.key, wall.root);
}

/** Who has come in. */
export const hereWords = ({ here }: ClassState) => `${here} ${here === 1 ? "is" : "are"} here.`;

/** What is said of a state that has come. */
export function stateWords({ room: { facts, state } }: Wall) {
  const { to, at, vote, step } = state,
    { ask, steps } = facts.panel(at);
  switch (to) {
    case "ask":
      return `Position ${at + 1} of ${facts.of}${vote > 1 ? ", asked again" : ""}. ${ask}`;
    case "held":
      return "The vote is closed."; // and the bar says what it is worth
    case "talk":
      return "Time to talk. Find someone with a different guess.";
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
  live: HTMLElement;
  at = 0;
  timer = 0;

  constructor(live: HTMLElement) {
    this.live = live;
  }

  /** Words that wait are asked for when they are spoken: a count is then what is seen. */
  say(words: string | (() => string), now: boolean = false) {
    clearTimeout(this.timer);
    const wait = now ? 0 : Math.max(0, this.at + SPEAKS_EVERY - performance.now());
    this.timer = window.setTimeout(() => {
      this.live.textContent = typeof words === "string" ? words : words();
      this.at = performance.now();
    }, wait);
  }
}
