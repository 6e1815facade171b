/** What trials show, in words: `probability/claim.py` once more, for pages without Python. */
import { places } from "../panel/wording.ts";

/** An interval whose half is at least so many of 100 is told in whole numbers. */
const CLAIM_WIDE = 2;
/** How often a 95% interval misses the answer. */
const CLAIM_MISSES = "About 1 in 20 runs";

/** '0.50', with a true minus sign; nothing below zero is said of what rounds to zero. */
const claimDecimal = (x: number, digits = 2) =>
  places(Math.abs(x) < 0.5 / 10 ** digits ? 0 : x, digits).replace("-", "\u2212");

/**
 * What `n` trials show, as one or two sentences; nothing where they show nothing. Chances are from 0 to 1,
 * amounts in `measure`. Without `exact` nothing is compared.
 * @param ends of the 95% interval
 */
export function claimWords(
  n: number,
  mean: number,
  ends: [number, number],
  measure: string,
  exact?: number,
  guess?: number | null,
) {
  const chance = measure === "chance";
  if (n === 0 || (n < 2 && !chance)) return "";
  const scale = chance ? 100 : 1,
    [low, high, middle] = [...ends, mean].map((value) => scale * value),
    held = exact == null ? [] : [exact, ...(guess == null ? [] : [guess])].map((value) => scale * value);
  if (low === high) {
    const all = n === 2 ? "Both" : `All ${n.toLocaleString("en")}`;
    return `${all} trials gave the same number, so they don't show how far off it may be.`;
  }
  return `So it's ${claimBand(low, high, middle, measure, held)}${claimCompared(low, high, held, chance)}`;
}

/**
 * The interval: its middle and half, or where it reaches further to one side of the mean its two ends.
 * @param held numbers that it must not seem to hold, or to miss
 */
export function claimBand(low: number, high: number, mean: number, measure: string, held: number[] = []) {
  const middle = (low + high) / 2,
    half = (high - low) / 2,
    chance = measure === "chance",
    digits = !chance ? 2 : half >= CLAIM_WIDE && !claimMisread(low, high, middle, half, held) ? 0 : 1,
    less = claimDecimal(half, digits);
  if (chance && claimDecimal(middle, digits) !== claimDecimal(mean, digits))
    return `between ${claimDecimal(low, digits)} and ${claimDecimal(high, digits)} out of 100`;
  const unit = chance ? "out of 100" : measure;
  return `about ${claimDecimal(mean, digits)} ${unit}, give or take ${Number(less) ? less : "less than 0.01"}`;
}

/** Whether rounded to whole numbers it would seem to hold a number that it does not, or the other way round. */
function claimMisread(low: number, high: number, middle: number, half: number, held: number[]) {
  const [around, by] = [middle, half].map((value) => Number(claimDecimal(value, 0)));
  return held.some((value) => (low <= value && value <= high) !== (around - by <= value && value <= around + by));
}

/**
 * Whether that is enough to tell the guess from the answer, to end the sentence. `held` are the answer and the
 * guess, if any.
 */
function claimCompared(low: number, high: number, held: number[], chance: boolean) {
  const [answer, guess] = held.map((value) => claimNumber(value, chance)),
    [fits, guessed] = held.map((value) => low <= value && value <= high);
  if (answer == null) return ".";
  if (guess == null || guess === answer) {
    const also = guess == null ? "" : ", and so does your guess";
    return `. The answer (${answer}) ${fits ? `fits${also}` : `doesn't fit. ${CLAIM_MISSES} miss it`}.`;
  }
  if (fits && guessed) return `. Your guess (${guess}) and the answer (${answer}) both fit so far.`;
  if (fits) return `. The answer (${answer}) fits, but your guess (${guess}) doesn't.`;
  if (guessed)
    return `. Your guess (${guess}) fits, but the answer (${answer}) doesn't. ${CLAIM_MISSES} mislead like this.`;
  return `. Neither the answer (${answer}) nor your guess (${guess}) fits. ${CLAIM_MISSES} miss the answer.`;
}

/** A number of 100 to one place, a whole one without; an amount to two. */
const claimNumber = (value: number, chance: boolean) =>
  chance ? claimDecimal(value, Math.abs(value - Math.round(value)) < 1e-9 ? 0 : 1) : claimDecimal(value);
