/** What is said of a number that somebody types, and how a number is shown that was read. Pure. */
import type { NumberRule } from "./typed_number.ts";
import { OF_HUNDRED, readNumber } from "./typed_number.ts";

/** A number that was read, as it is shown: to a tenth of 100, or to two places. */
export const shownNumber = (value: number, { unit }: NumberRule) =>
  String(Number(value.toFixed(unit === "chance" ? 1 : 2)));

/** What is read where the text alone does not say it: "33.3" of "1/3"; else "". */
export function readAs(text: string, rule: NumberRule) {
  const { value } = readNumber(text, rule),
    plain = Number(text.trim().replace(",", ".").replace("\u2212", "-"));
  return value == null || value === plain ? "" : shownNumber(value, rule);
}

/**
 * What stands in a field: the text that was typed there, unless another number was given since in another place.
 */
export const standingText = (typed: string | undefined, said: number | undefined, rule: NumberRule) =>
  typed != null && readNumber(typed, rule).value === (said ?? null)
    ? typed
    : said == null
      ? ""
      : shownNumber(said, rule);

/** The question that a number asks, or why it cannot be read; "" where it is read. */
export function unreadNumber(text: string, rule: NumberRule) {
  const { words, meant } = readNumber(text, rule);
  return meant ? `Did you mean ${meant} out of 100?` : words;
}

/** What the answer to a question may be: so many out of 100, or a number of its span in its unit. */
export const answerRule = ({ measure, span }: { measure: string; span: [number, number] }) =>
  measure === "chance" ? OF_HUNDRED : { low: span[0], high: span[1], unit: measure };

/** What a number out of a hundred counts: "out of 100 hands B might hold contain a 5". */
export const outOfHundred = ({ cases, event }: { cases: string; event: string }) =>
  ["out of 100", cases || "times", event].filter(Boolean).join(" ");

/** What a number still lacks to be an answer; "" for nothing. */
export const lackingNumber = (text: string, asked: { measure: string; span: [number, number] }) =>
  text.trim() ? unreadNumber(text, answerRule(asked)) : "Move the slider, or type a number.";
