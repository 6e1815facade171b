// @ts-check
/** Stepper: the strip under a table that is watched; and the clock that plays it. */
import { button, html, setAttribute, svg } from "./dom.js";
import { icon } from "./draw.js";

/** Milliseconds from one frame to the next at speed 1. */
const BEAT = 1600;
export const SPEEDS = /** @type {Array<[number, string]>} */ ([
  [0.5, "½×"],
  [1, "1×"],
  [3, "3×"],
]);

/** @typedef {{step: number, last: number, marks: number[], playing: boolean, speed: number}} Now */

export class Stepper {
  /**
   * @param {{go: (step: number, byClock?: boolean) => void, play: (on: boolean) => void, pace: (speed: number)
   * => void}} how
   */
  constructor(how) {
    this.how = how;
    this.keys = {
      first: this.key("first", "First step", () => how.go(0)),
      back: this.key("back", "Step back", () => how.go(this.now.step - 1)),
      play: this.key("play", "Play", () => how.play(!this.now.playing)),
      forward: this.key("forward", "Step forward", () => how.go(this.now.step + 1)),
      last: this.key("last", "Last step", () => how.go(this.now.last)),
    };
    this.keys.play.classList.add("go");
    this.range = /** @type {HTMLInputElement} */ (
      html("input", {
        class: "rng",
        type: "range",
        min: 0,
        "aria-label": "Step",
        oninput: () => how.go(Number(this.range.value)),
      })
    );
    this.marks = svg("svg", { class: "marks", height: 14, "aria-hidden": "true" });
    this.told = html("span");
    this.speeds = SPEEDS.map(([speed, text]) =>
      button({ onclick: () => how.pace(speed), "aria-label": `Speed ${text.slice(0, -1)} times` }, text),
    );
    this.root = html(
      "div",
      { class: "stepper" },
      html("div", { class: "keys", role: "group", "aria-label": "Steps" }, Object.values(this.keys)),
      html("div", { class: "scrub" }, this.marks, this.range, html("div", { class: "lab" }, this.told)),
      html(
        "div",
        { class: "speed" },
        html("span", { class: "spl", "aria-hidden": "true" }, "Speed"),
        html("div", { class: "seg", role: "group", "aria-label": "Speed" }, this.speeds),
      ),
    );
    /** @type {Now} */ this.now = { step: 0, last: 0, marks: [], playing: false, speed: 1 };
    this.timer = 0;
    this.looks = "";
  }

  /** @param {"first"|"back"|"play"|"forward"|"last"} name @param {string} label @param {() => void} press */
  key(name, label, press) {
    return button({ "data-k": `step.${name}`, "aria-label": label, title: label, onclick: press }, icon(name, 24));
  }

  /** @param {Now} now */
  show(now) {
    const turned = this.now.playing !== now.playing;
    const due = turned || this.now.step !== now.step || this.now.speed !== now.speed || this.now.last !== now.last;
    this.now = now;
    this.range.max = String(Math.max(now.last, 1));
    this.range.value = String(now.step);
    const told = `Step ${now.step} of ${now.last}`;
    setAttribute(this.range, "aria-valuetext", told);
    this.range.style.setProperty("--p", `${now.last ? (100 * now.step) / now.last : 0}%`);
    this.told.textContent = told;
    for (const name of /** @type {const} */ (["first", "back"]))
      setAttribute(this.keys[name], "aria-disabled", now.step === 0 ? "true" : "");
    for (const name of /** @type {const} */ (["forward", "last"]))
      setAttribute(this.keys[name], "aria-disabled", now.step === now.last ? "true" : "");
    if (turned) {
      const label = now.playing ? "Pause" : "Play";
      this.keys.play.replaceChildren(icon(now.playing ? "pause" : "play", 24));
      setAttribute(this.keys.play, "aria-label", label);
      setAttribute(this.keys.play, "title", label);
    }
    this.speeds.forEach((node, k) => setAttribute(node, "aria-pressed", String(SPEEDS[k][0] === now.speed)));
    this.mark();
    if (due) clearTimeout(this.timer);
    if (due && now.playing) this.timer = setTimeout(() => this.tick(), BEAT / now.speed);
  }

  tick() {
    if (this.now.step >= this.now.last) this.how.play(false);
    else this.how.go(this.now.step + 1, true);
  }

  /** Diamonds over the scrubber, where a frame is marked. */
  mark() {
    const { marks, last } = this.now,
      width = Math.round(this.marks.clientWidth),
      looks = JSON.stringify([marks, width]);
    if (looks === this.looks || !width) return;
    this.looks = looks;
    const top = Math.max(1, ...marks);
    this.marks.setAttribute("viewBox", `0 0 ${width} 14`);
    this.marks.replaceChildren(
      ...marks.flatMap((mark, step) => {
        if (mark <= 0) return [];
        const x = last ? (step / last) * width : 0,
          k = 3 + (3.5 * mark) / top;
        return [
          svg("path", { d: `M${x} ${7 - k}l${k} ${k} -${k} ${k} -${k} -${k}z`, fill: "var(--accent-on-field)" }),
        ];
      }),
    );
  }

  stop() {
    clearTimeout(this.timer);
  }
}
