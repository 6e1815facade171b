/**
 * The few sentences that Python says of a prediction, word for word, for pages without a kernel
 * (`probability/show.py`, `widgets/panel/panel.py`, `asking/sitting.py`).
 */
import { OF_HUNDRED, readNumber } from "../page/typed_number.ts";

/** A value to so many places, halves to the even digit, as Python writes it. */
export function places(x: number, places: number) {
  const scaled = Math.abs(x) * 10 ** places,
    whole = Math.floor(scaled);
  // in binary only eighths and the like are half way between hundredths: 2.775 is a little less
  if (scaled - whole !== 0.5 || !Number.isInteger(x * 2 ** (places + 1))) return x.toFixed(places);
  const even = (whole % 2 ? whole + 1 : whole) / 10 ** places;
  return (x < 0 ? -even : even).toFixed(places);
}

/** '41.0%'. */
function percentOf(p: number) {
  if (p > 0 && p < 5 / 10000) return "under 0.1%";
  if (p < 1 && p > 9995 / 10000) return "over 99.9%";
  return `${places(100 * p, 1)}%`;
}

/** '0.50 chips', or a percentage of a chance. */
export const amountOf = (x: number, unit: string) =>
  unit === "chance" ? percentOf(x) : `${places(Math.abs(x) < 0.005 ? 0 : x, 2)} ${unit}`.replace("-", "\u2212");

/**
 * A prediction as typed ('47', '47%', '33,5', '2/5') in the answer's own scale; else an Error that says why not.
 */
export function predictedAs(text: unknown, unit: string, span: [number, number]) {
  const { value, share, words } = readNumber(
    String(text),
    unit === "chance" ? OF_HUNDRED : { low: span[0], high: span[1], unit },
  );
  if (value == null) throw new Error(words);
  return unit === "chance" ? share : value;
}

/** How far off a prediction is, in a sentence. */
export function verdictOf(said: number, exact: number, measure: string, band: string) {
  const chance = measure === "chance";
  if (band === "exact") return chance ? "Within 1." : "That is it, as printed.";
  const off = Math.round(Math.abs(said - exact) * 1e9) / 1e9, // a float's last places say nothing
    by = chance ? String(ofHundred(off)) : amountOf(off, measure),
    near = band === "far" ? "" : chance ? ": within ten" : ": near";
  return `${by} too ${said > exact ? "high" : "low"}${near}.`;
}

/** To the nearest whole number of a hundred, half up. */
export const ofHundred = (p: number) => Math.floor(Math.round(p * 1e9) / 1e7 + 0.5);

/** How far off is still near: of a chance anything less (`probability/marking.py`). */
export const reachOf = (exact: number, unit: string) =>
  unit === "chance" ? 0.105 : Math.max(Math.abs(exact) / 10, 0.1);

/** Guesses of a level of sureness before it is told of. */
export const FEWEST = 2;

const SURENESS = [
  ["know", "I know"],
  ["think", "I think so"],
  ["guess", "A guess"],
];

/** How far off the guesses of each level of sureness were. */
export function sureOf(made: { sure: string; off: number; measure: string }[]) {
  const told = [];
  for (const [key, name] of SURENESS) {
    const off = made.filter(({ sure, measure }) => sure === key && measure === "chance").map((one) => one.off);
    if (off.length >= FEWEST) {
      const mean = (100 * off.reduce((sum, one) => sum + one, 0)) / off.length;
      told.push([`\u201c${name}\u201d`, places(Math.round(1e9 * mean) / 1e9, 0)]);
    }
  }
  if (told.length === 0) return "";
  const [[name, off], ...others] = told;
  const more = others.map(([other, by]) => `; when you said ${other}, by ${by}`).join("");
  return `When you said ${name} you were off by ${off} of 100${more}.`;
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
