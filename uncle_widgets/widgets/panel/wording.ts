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

/** What is said of a prediction: how far off it is, or where that is far, the two numbers. */
export const verdictOf = (said: number, exact: number, measure: string, band: string) =>
  band === "far" ? guessedWords(said, exact, measure) : offWords(said, exact, measure, band);

/** How far off a prediction is: "Spot on.", "Close: 7 too high.", "17 too high." */
export function offWords(said: number, exact: number, measure: string, band: string) {
  const chance = measure === "chance",
    off = Math.round(Math.abs(said - exact) * 1e9) / 1e9, // a float's last places say nothing
    by = chance ? String(ofHundred(off)) : amountOf(off, measure);
  if (band === "exact") return by === "1" ? "Spot on (within 1)." : "Spot on.";
  return `${band === "far" ? "" : "Close: "}${by} too ${said > exact ? "high" : "low"}.`;
}

/** A guess and the answer: "You guessed 20. It's 88." */
export function guessedWords(said: number, exact: number, measure: string) {
  const chance = measure === "chance",
    mine = chance ? String(ofHundred(10 * said) / 10) : places(said, 2).replace(/\.?0+$/, ""),
    shown = mine === "-0" ? "0" : mine.replace("-", "\u2212");
  return `You guessed ${shown}. It's ${chance ? ofHundred(exact) : amountOf(exact, measure)}.`;
}

/** What one trial and several are called: a deal where `order`, what one trial does, says so, else a try. */
export const trialNoun = (order: string) => (order.startsWith("deal ") ? ["deal", "deals"] : ["try", "tries"]);

/** To the nearest whole number of a hundred, half up. */
export const ofHundred = (p: number) => Math.floor(Math.round(p * 1e9) / 1e7 + 0.5);

/** How far off is still near: of a chance anything less (`probability/marking.py`). */
export const reachOf = (exact: number, unit: string) =>
  unit === "chance" ? 0.105 : Math.max(Math.abs(exact) / 10, 0.1);

/** Guesses of a level of sureness before it is told of. */
export const FEWEST = 2;

const SURENESS = [
  ["know", "Certain"],
  ["think", "Fairly sure"],
  ["guess", "Just guessing"],
];

/** How far off the guesses of each level of sureness were. */
export function sureOf(made: { sure: string; off: number; measure: string }[]) {
  const told = [];
  for (const [key, name] of SURENESS) {
    const off = made.filter(({ sure, measure }) => sure === key && measure === "chance").map((one) => one.off);
    if (off.length >= FEWEST) {
      const mean = (100 * off.reduce((sum, one) => sum + one, 0)) / off.length;
      told.push([name.toLowerCase(), places(Math.round(1e9 * mean) / 1e9, 0)]);
    }
  }
  if (told.length === 0) return "";
  const [[name, off], ...others] = told;
  const more = others.map(([other, by]) => `, when ${other} ${by}`).join("");
  return `When you were ${name} you were ${off} off on average${more}.`;
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
