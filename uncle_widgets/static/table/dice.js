// @ts-check
/** Dice: how they lie, and how they roll before they do. */
import { rect, svg } from "../page/dom.js";
import { drawDie } from "../page/faces.js";

/** @typedef {import("./layout.js").Thing} Thing */

const FACES = 3; // that are seen while a die rolls
const A_FACE = 80; // milliseconds

/** @param {Thing} t */
export const drawDice = (t) => [
  ...t.values.map((/** @type {number} */ value, /** @type {number} */ k) =>
    svg("g", { transform: `translate(${k * (t.size + 10)} 0)` }, drawDie(value, t.size, t.lit.includes(k))),
  ),
  rect(-5, -5, t.w + 10, t.size + 10, { class: "ring-focus", rx: 9 }),
  svg("title", t.label),
];

/** A die in a line of words. @param {number} value @param {boolean} lit */
export const smallDie = (value, lit) => svg("svg.small-die", { viewBox: "-3 -3 38 38" }, drawDie(value, 32, lit));

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
