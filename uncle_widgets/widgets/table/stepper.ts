/** Stepper: the bar under a table that is watched; and the clock that plays it. */
import { focused, html, rect, segmented, setAttribute, svg, toldButton } from "../page/dom.ts";
import { icon } from "../page/draw.ts";

/** Milliseconds from one frame to the next at speed 1, and how many times as long an event stands. */
const BEAT = 1600,
  EVENT = 1.9;
const SPEEDS = [
  [0.5, "½×"],
  [1, "1×"],
  [3, "3×"],
] as Array<[number, string]>;
/** Pixels between two question marks at least. */
const APART = 17;
/** With fewer pixels for each, only the mark of the moment at hand is a sign: they would lie in a heap. */
const TIGHT = 7;
const ASKING = [
  ["ask", "Ask me"],
  ["mark", "Mark only"],
  ["off", "Off"],
] as [string, string][];
const STATES = {
  open: "a question",
  now: "asked now",
  came: "it happened",
  not: "it didn't happen",
  unseen: "the game doesn't show it",
  skipped: "skipped",
} as Record<string, string>;

export type Now = {
  step: number;
  last: number;
  marks: number[];
  playing: boolean;
  speed: number;
  moments: Uw.Mark[];
  asking: string;
  stop: number;
  happens: boolean;
  eyes: [string, string][];
  watcher: string;
  buttons: Uw.Button[];
};

/** Where marks stand so that they do not lie on each other. */
export function apart(at: number[], width: number) {
  const placed = [...at],
    gap = Math.min(APART, width / Math.max(at.length - 1, 1));
  for (let k = 1; k < placed.length; k++) placed[k] = Math.max(placed[k], placed[k - 1] + gap);
  for (let k = placed.length - 1, most = width; k >= 0; k--, most -= gap) placed[k] = Math.min(placed[k], most);
  return placed;
}

/** The moment at which the clock must stop before it leaves `step`; -1 for none. */
export function due(now: Now) {
  if (now.asking !== "ask") return -1;
  return now.moments.findIndex(({ frame, state }) => frame === now.step && state === "open");
}

/** The keys that step through a game. */
export const STROKES = { first: "Home", back: "ArrowLeft", play: " ", forward: "ArrowRight", last: "End" };

export class Stepper {
  how;
  keys;
  range: HTMLInputElement;
  marks: SVGElement;
  moments: HTMLDivElement;
  told: HTMLParagraphElement;
  menu: HTMLDivElement;
  more: HTMLButtonElement;
  root: HTMLDivElement;
  now: Now;
  timer = 0;
  looks = "";
  chosen = "";

  constructor(how: {
    go: (step: number, byClock?: boolean) => void;
    play: (on: boolean) => void;
    pace: (speed: number) => void;
    ask: (asking: string) => void;
    stop: (moment: number) => void;
    see: (eye: string) => void;
    key: (kind: Uw.Button["kind"] | "stop") => void;
  }) {
    this.how = how;
    this.keys = {
      first: this.key("first", "First step", () => how.go(0)),
      back: this.key("back", "Step back", () => how.go(this.now.step - 1)),
      play: this.key("play", "Play", () => how.play(!this.now.playing)),
      forward: this.key("forward", "Step forward", () => how.go(this.now.step + 1)),
      last: this.key("last", "Last step", () => how.go(this.now.last)),
    };
    this.keys.play.classList.add("go");
    this.range = html("input.rng", {
      type: "range",
      min: 0,
      "aria-label": "Step",
      oninput: () => how.go(Number(this.range.value)),
    });
    this.marks = svg("svg.marks", { height: 14, "aria-hidden": "true" });
    this.moments = html("div.moments");
    this.told = html("p.count", { "aria-hidden": "true" });
    this.menu = html("div.pace-menu", { hidden: true, role: "group", "aria-label": "Questions and speed" });
    this.more = html(
      "button.btn.quiet.more",
      { "data-k": "pace", "aria-expanded": "false", onclick: () => this.open(this.shut) },
      html("span.word", "Ask me"),
      icon("down", 14),
    );
    this.root = html(
      "div.stepper",
      html("div.keys", { role: "group", "aria-label": "Steps" }, Object.values(this.keys)),
      html("div.scrub", this.marks, this.moments, this.range),
      this.told,
      html("div.pace", this.more, this.menu),
    );
    this.now = {
      step: 0,
      last: 0,
      marks: [],
      playing: false,
      speed: 1,
      moments: [],
      asking: "off",
      stop: -1,
      happens: false,
      eyes: [],
      watcher: "",
      buttons: [],
    };
  }

  get shut() {
    return Boolean(this.menu.hidden);
  }

  key(name: "first" | "back" | "play" | "forward" | "last", label: string, press: () => void) {
    const stroke = STROKES[name].replace(" ", "Space");
    return html(
      "button",
      { "data-k": `step.${name}`, "aria-label": label, "aria-keyshortcuts": stroke, title: label, onclick: press },
      icon(name, 24),
    );
  }

  show(now: Now) {
    const turned = this.now.playing !== now.playing;
    const again =
      turned || this.now.step !== now.step || this.now.speed !== now.speed || this.now.last !== now.last;
    this.now = now;
    this.range.max = String(Math.max(now.last, 1));
    this.range.value = String(now.step);
    setAttribute(this.range, "aria-valuetext", `Step ${now.step} of ${now.last}`);
    this.range.style.setProperty("--p", `${now.last ? (100 * now.step) / now.last : 0}%`);
    this.told.replaceChildren(html("b", String(now.step)), html("small", `of ${now.last}`));
    for (const name of ["first", "back"] as const)
      setAttribute(this.keys[name], "aria-disabled", now.step === 0 ? "true" : "");
    for (const name of ["forward", "last"] as const)
      setAttribute(this.keys[name], "aria-disabled", now.step === now.last ? "true" : "");
    if (turned) {
      const label = now.playing ? "Pause" : "Play";
      this.keys.play.replaceChildren(icon(now.playing ? "pause" : "play", 24));
      setAttribute(this.keys.play, "aria-label", label);
      setAttribute(this.keys.play, "title", label);
    }
    this.choices();
    this.mark();
    if (again) clearTimeout(this.timer);
    if (again && now.playing)
      this.timer = setTimeout(() => this.tick(), (BEAT * (now.happens ? EVENT : 1)) / now.speed);
  }

  tick() {
    const moment = due(this.now);
    if (moment >= 0) this.how.stop(moment);
    else if (this.now.step >= this.now.last) this.how.play(false);
    else this.how.go(this.now.step + 1, true);
  }

  /** The menu: when to be asked, how fast, and what else may be done with the game. */
  choices() {
    const { asking, speed, moments, eyes, watcher, buttons } = this.now,
      looks = JSON.stringify([asking, speed, moments.length > 0, eyes, watcher, buttons]);
    if (looks === this.chosen) return;
    this.chosen = looks;
    const word = moments.length
      ? (ASKING.find(([id]) => id === asking)?.[1] ?? "")
      : `${speed}×`.replace("0.5", "½");
    this.more.firstElementChild?.replaceChildren(word);
    setAttribute(this.more, "aria-label", `Questions and speed: ${word}`);
    const held = focused(this.menu)?.getAttribute("data-k");
    this.menu.replaceChildren(
      ...[
        moments.length > 0 && html("p", "At turning points"),
        moments.length > 0 &&
          segmented({
            label: "At turning points",
            choices: ASKING,
            value: asking,
            pick: (value) => this.how.ask(value),
            k: "asking",
          }),
        eyes.length > 1 && html("p.seen-by", "Seen by"),
        eyes.length > 1 &&
          html(
            "div.seen-by",
            segmented({
              label: "Whose view to show",
              choices: eyes,
              value: watcher,
              pick: (value) => this.how.see(value),
              k: "eyes",
            }),
          ),
        html("p", "Speed"),
        segmented({
          label: "Speed",
          choices: SPEEDS,
          value: speed,
          pick: (value) => this.how.pace(value),
          k: "speed",
        }),
        buttons.length > 0 && html("p", "Save"),
        ...buttons.map((told) => toldButton(told, (kind) => this.how.key(kind))),
      ].filter((node) => node instanceof Node),
    );
    if (held) (this.menu.querySelector(`[data-k="${held}"]`) as HTMLElement | null)?.focus();
  }

  open(on: boolean) {
    this.menu.hidden = !on;
    setAttribute(this.more, "aria-expanded", String(on));
    if (on) (this.menu.querySelector("[aria-pressed=true], button") as HTMLElement | null)?.focus();
  }

  /** Escape puts the menu away; whether it was open. */
  escape() {
    if (this.shut) return false;
    this.open(false);
    this.more.focus();
    return true;
  }

  /** Over the scrubber: a question mark at each decisive moment, else a diamond where a frame is marked. */
  mark() {
    const { marks, last, moments, asking, stop } = this.now,
      width = Math.round(this.marks.clientWidth),
      asked = asking === "off" ? [] : moments,
      looks = JSON.stringify([marks, width, asked, stop]);
    if (looks === this.looks || !width) return;
    this.looks = looks;
    const x = (step: number) => (last ? (step / last) * width : 0),
      top = Math.max(1, ...marks);
    this.marks.setAttribute("viewBox", `0 0 ${width} 14`);
    this.marks.replaceChildren(
      ...(asked.length
        ? asked.map(({ frame }) => rect(x(frame) - 1, 21, 2, 8, { fill: "var(--lit)" }))
        : marks.flatMap((mark, step) => {
            const k = 3 + (3.5 * mark) / top;
            const d = `M${x(step)} ${7 - k}l${k} ${k} -${k} ${k} -${k} -${k}z`;
            return mark > 0 ? [svg("path", { d, fill: "var(--accent-on-field)" })] : [];
          })),
    );
    const every = asked.map((moment, k) => ({ ...moment, k })),
      shown = width < TIGHT * (every.length - 1) ? every.filter(({ k }) => k === stop) : every;
    const at = apart(
      shown.map(({ frame }) => x(frame)),
      width,
    );
    this.moments.replaceChildren(
      ...shown.map(({ frame, state, line, k }, place) =>
        html(
          "button",
          {
            class: `moment ${k === stop ? "now" : state}`,
            style: `left:${at[place]}px`,
            tabindex: -1,
            "data-moment": k,
            title: line,
            "aria-label": `Step ${frame}, ${STATES[k === stop ? "now" : state]}: ${line}`,
            onclick: () => this.how.stop(k),
          },
          state === "came" || state === "not" || state === "unseen" ? html("i", { class: state }) : "?",
        ),
      ),
    );
  }

  stop() {
    clearTimeout(this.timer);
  }
}
