// @ts-check
/** Dice: how they lie, and how they roll before they do. */
import { svg } from "./dom.js";

/** @typedef {import("./layout.js").Thing} Thing */

const FACES = 3; // that are seen while a die rolls
const A_FACE = 80; // milliseconds

/** Where the pips of a die lie, in thirds from its middle. @type {Record<number, [number, number][]>} */
const PIPS = {
  0: [],
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** @param {Thing} t */
export const drawDice = (t) => [
  ...t.values.map((/** @type {number} */ value, /** @type {number} */ k) =>
    svg(
      "g",
      { transform: `translate(${k * (t.size + 10)} 0)` },
      svg("rect", {
        width: t.size,
        height: t.size,
        rx: t.size * 0.14,
        style: `fill:var(--card);stroke:${t.lit.includes(k) ? "var(--lit)" : "var(--field)"}`,
        "stroke-width": t.lit.includes(k) ? 5 : 1.5,
        opacity: value ? 1 : 0.45,
      }),
      PIPS[value].map(([x, y]) =>
        svg("circle", {
          cx: t.size * (0.5 + x * 0.26),
          cy: t.size * (0.5 + y * 0.26),
          r: t.size * 0.09,
          fill: "var(--card-ink)",
        }),
      ),
    ),
  ),
  svg("rect", { class: "ring-focus", x: -5, y: -5, width: t.w + 10, height: t.size + 10, rx: 9 }),
  svg("title", {}, t.label),
];

/**
 * Show other faces first, one after another, and then the dice as they lie.
 * @param {(draw: (t: Thing) => Thing) => void} show draws the thing as it is now, changed so
 * @param {number} pace
 */
export function roll(show, pace) {
  for (let k = 0; k < FACES; k++) {
    const other = (/** @type {number} */ value, /** @type {number} */ at) => 1 + ((value + 2 * k + 3 * at) % 6);
    const tumble = () => show((t) => ({ ...t, values: t.values.map(other), lit: [] }));
    if (k) setTimeout(tumble, (k * A_FACE) / pace);
    else tumble();
  }
  setTimeout(() => show((t) => t), (FACES * A_FACE) / pace);
}
