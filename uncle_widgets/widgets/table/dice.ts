/** Dice: how they lie, and how they roll before they do. */

import { rect, svg } from "../page/dom.ts";
import { drawDie } from "../page/faces.ts";
import type { Thing } from "./layout.ts";

const FACES = 3; // that are seen while a die rolls
const A_FACE = 80; // milliseconds

export const drawDice = (t: Thing) => [
  ...t.values.map((value: number, k: number) =>
    svg("g", { transform: `translate(${k * (t.size + 10)} 0)` }, drawDie(value, t.size, t.lit.includes(k))),
  ),
  rect(-5, -5, t.w + 10, t.size + 10, { class: "ring-focus", rx: 9 }),
  svg("title", t.label),
];

/** A die in a line of words. */
export const smallDie = (value: number, lit: boolean) =>
  svg("svg.small-die", { viewBox: "-3 -3 38 38" }, drawDie(value, 32, lit));

/**
 * Show other faces first, one after another, and then the dice as they lie.
 * @param show draws the thing as it is now, changed so
 */
export function roll(show: (draw: (t: Thing) => Thing) => void, pace: number) {
  for (let k = 0; k < FACES; k++) {
    const other = (value: number, at: number) => 1 + ((value + 2 * k + 3 * at) % 6);
    const tumble = () => show((t) => ({ ...t, values: t.values.map(other), lit: [] }));
    if (k) setTimeout(tumble, (k * A_FACE) / pace);
    else tumble();
  }
  setTimeout(() => show((t) => t), (FACES * A_FACE) / pace);
}
