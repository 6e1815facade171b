// @ts-check
// What the pictures of Why share. Exact is solid ink, simulated is hatched or hollow accent; text is 13 or more.
import { svg } from "../page/dom.js";
import { textWidth } from "../page/measure.js";

/** @typedef {Node | null | false | undefined | Drawn[]} Drawn */

export const TONE = {
  ink: "var(--ink)",
  accent: "var(--accent-fill)",
  rule: "var(--rule)",
  edge: "var(--edge)",
  sheet: "var(--ground, var(--sheet))", // of the box it stands in
  band: "color-mix(in srgb, var(--rule) 45%, transparent)",
};

/**
 * A text. Classes: tx, tx2 (second), b (bold), m (middle), e (ends at x).
 * @param {number} x @param {number} y @param {string | number} words @param {string} [cls] @param {number} [size]
 */
export const put = (x, y, words, cls = "tx", size = 13) =>
  svg("text", { x, y, class: cls, "font-size": size }, String(words));

/** @param {string} d @param {string} [stroke] @param {number} [width] @param {Record<string, any>} [more] */
export const path = (d, stroke = TONE.rule, width = 1, more = {}) =>
  svg("path", { d, fill: "none", stroke, "stroke-width": width, ...more });

/** An open triangle under an axis: the mean, as a balance point. @param {number} x @param {number} y */
export const balance = (x, y) =>
  svg("path", { d: `M${x} ${y}l9 18h-18z`, fill: TONE.sheet, stroke: TONE.accent, "stroke-width": 2.5 });

/**
 * The picture itself: its sentence is spoken, its texts are not read one by one.
 * @param {number} width @param {number} height @param {string} spoken @param {...Drawn} kids
 */
export const canvas = (width, height, spoken, ...kids) =>
  svg("svg.pic", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": spoken }, ...kids);

/**
 * A part that comes in as number `at`, a beat of `beat` milliseconds later each.
 * @param {number} at @param {number} beat
 */
export const comes = (at, beat) => ({ class: "pic-in", style: `animation-delay:${Math.round(at * beat)}ms` });

/** `words` in lines of at most `width`. @param {string} words @param {number} width @param {number} [size] */
export function lines(words, width, size = 13) {
  /** @type {string[]} */
  const found = [];
  for (const word of words.split(" ")) {
    const last = found.length - 1;
    if (last >= 0 && textWidth(`${found[last]} ${word}`, size) <= width) found[last] += ` ${word}`;
    else found.push(word);
  }
  return found;
}

/**
 * Round marks from low to high, at most `most`. @param {number} low @param {number} high @param {number} [most]
 */
export function marks(low, high, most = 6) {
  let step = 10 ** Math.floor(Math.log10((high - low) / most || 1));
  for (const times of [1, 2, 5, 10, 20]) {
    if ((high - low) / (step * times) <= most) {
      step *= times;
      break;
    }
  }
  const found = [];
  for (let at = Math.ceil(low / step - 1e-9); at * step <= high + 1e-9; at++)
    found.push(Number((at * step).toFixed(9)));
  return found;
}

/** A number as it stands on an axis. @param {number} value */
export const axisText = (value) => String(value).replace("-", "\u2212");

/**
 * A text that stays readable over a line.
 * @param {number} x @param {number} y @param {string | number} words @param {string} [cls] @param {number} [size]
 */
export function haloed(x, y, words, cls, size) {
  const text = put(x, y, words, cls, size);
  text.style.cssText = "paint-order:stroke;stroke:var(--ground, var(--sheet));stroke-width:4px";
  return text;
}
