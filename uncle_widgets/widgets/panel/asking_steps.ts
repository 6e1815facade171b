/** Work it out: `asking/steps.py` once more, for pages without a kernel. */

import { differs } from "../page/traits.ts";
import type { NumberRule } from "../page/typed_number.ts";
import { readNumber } from "../page/typed_number.ts";
import type { Card } from "../saved/saved_facts.ts";

/** After so many wrong answers the line is shown. */
const TRIES = 2,
  OUTCOMES = ["first", "second"],
  EPSILON = 1e-9;

/** What the field of a small question takes. */
export function ruleOf({ judged, unit }: Uw.Ask): NumberRule & { low: number; high: number } {
  if (judged === "chance") return { low: 0, high: 100, unit: "chance" };
  if (judged === "count") return { low: 0, high: 999_999, unit, whole: true };
  return { low: -9_999, high: 9_999, unit };
}

/** Is an answer right? Throws for what is no number that could be. */
function isRight(ask: Uw.Judge, number: string) {
  const { value, share, words } = readNumber(number, ruleOf(ask));
  if (value == null) throw new Error(words);
  const said = ask.judged === "chance" ? share : value;
  return said >= ask.low - EPSILON && said <= ask.high + EPSILON;
}

/** What was answered to the small questions of a question at a place, in order. */
export function attemptsAt(
  { attempts, attempts_from }: Asking.Asked,
  place: string,
  question: string,
  card: Card,
) {
  return attempts
    .slice(attempts_from)
    .filter((one) => one.place === place && one.question === question && !differs(one.settings, card.settings));
}

/** The steps as they are after these attempts. */
export function workOf(
  card: Pick<Card, "asks" | "lines">,
  attempts: Pick<Asking.Attempt, "step" | "number">[],
): Uw.Work {
  const steps = card.asks.map((ask, at) =>
      stepOf(
        ask,
        attempts.filter(({ step }) => step === at).map(({ number }) => number),
      ),
    ),
    at = steps.findIndex(({ outcome }) => !outcome);
  return { steps, at, lines: card.lines };
}

function stepOf({ low, high, ...asked }: Uw.Judge, numbers: string[]): Uw.WorkStep {
  const wrong: string[] = [];
  let outcome = "";
  for (const number of numbers) {
    if (outcome) break;
    if (!number) outcome = "shown";
    else if (isRight({ ...asked, low, high }, number)) outcome = OUTCOMES[wrong.length];
    else if (wrong.push(number) === TRIES) outcome = "shown";
  }
  return { ...asked, outcome, wrong };
}

/** With one more attempt; throws where its small question is not the one that is asked now. */
export function attempted(asked: Asking.Asked, card: Card, attempt: Asking.Attempt): Asking.Asked {
  if (card.asks.length === 0) throw new Error("This question has no small steps.");
  const { at } = workOf(card, attemptsAt(asked, attempt.place, attempt.question, card));
  if (at < 0) throw new Error("All steps are done.");
  if (attempt.step !== at) throw new Error(`Expected an answer to step ${at + 1} of ${card.asks.length}.`);
  if (attempt.number) isRight(card.asks[at], attempt.number);
  return { ...asked, attempts: [...asked.attempts, attempt] };
}

/** How each step went, for the log: "first second shown"; "" if nobody began. */
export const outcomesOf = (card: Card, attempts: Asking.Attempt[]) =>
  attempts.length > 0
    ? workOf(card, attempts)
        .steps.map(({ outcome }) => outcome || "open")
        .join(" ")
    : "";
