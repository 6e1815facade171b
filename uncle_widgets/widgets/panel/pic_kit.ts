// What the pictures of Why share. Exact is solid ink, simulated is hatched or hollow accent; text is 13 or more.
import { svg } from "../page/dom.ts";
import { textWidth } from "../page/measure.ts";

export type Drawn = Node | null | false | undefined | Drawn[];

export const TONE = {
  ink: "var(--ink)",
  accent: "var(--accent-fill)",
  rule: "var(--rule)",
  edge: "var(--edge)",
  sheet: "var(--ground, var(--sheet))", // of the box it stands in
  band: "color-mix(in srgb, var(--rule) 45%, transparent)",
};

/** A text. Classes: tx, tx2 (second), b (bold), m (middle), e (ends at x). */
export const put = (x: number, y: number, words: string | number, cls: string = "tx", size: number = 13) =>
  svg("text", { x, y, class: cls, "font-size": size }, String(words));

export const path = (d: string, stroke: string = TONE.rule, width: number = 1, more: Record<string, any> = {}) =>
  svg("path", { d, fill: "none", stroke, "stroke-width": width, ...more });

/** An open triangle under an axis: the mean, as a balance point. */
export const balance = (x: number, y: number) =>
  svg("path", { d: `M${x} ${y}l9 18h-18z`, fill: TONE.sheet, stroke: TONE.accent, "stroke-width": 2.5 });

/** The picture itself: its sentence is spoken, its texts are not read one by one. */
export const canvas = (width: number, height: number, spoken: string, ...kids: Drawn[]) =>
  svg("svg.pic", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": spoken }, ...kids);

/** A part that comes in as number `at`, a beat of `beat` milliseconds later each. */
export const comes = (at: number, beat: number) => ({
  class: "pic-in",
  style: `animation-delay:${Math.round(at * beat)}ms`,
});

/** `words` in lines of at most `width`. */
export function lines(words: string, width: number, size: number = 13) {
  const found: string[] = [];
  for (const word of words.split(" ")) {
    const last = found.length - 1;
    if (last >= 0 && textWidth(`${found[last]} ${word}`, size) <= width) found[last] += ` ${word}`;
    else found.push(word);
  }
  return found;
}

/** Round marks from low to high, at most `most`. */
export function marks(low: number, high: number, most: number = 6) {
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

/** A number as it stands on an axis. */
export const axisText = (value: number) => String(value).replace("-", "\u2212");

/** A text that stays readable over a line. */
export function haloed(x: number, y: number, words: string | number, cls?: string, size?: number) {
  const text = put(x, y, words, cls, size);
  text.style.cssText = "paint-order:stroke;stroke:var(--ground, var(--sheet));stroke-width:4px";
  return text;
}
