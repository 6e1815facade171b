/** The position of the day without a page: what a guess is told, what its small steps are. Pure. */

import { workOf } from "../panel/asking_steps.ts";
import { offWords, ofHundred, predictedAs, reachOf, verdictOf } from "../panel/wording.ts";
import type { KeptDay } from "./daily_week.ts";

/** Off by less than this a guess is spot on (`probability/marking.py`). */
const SAME = 0.015;
const BILLION = 1e9;

/** Between two sentences; "MR. T" is a name. */
const BETWEEN = /(?<=(?:[^A-Z]|\b[A-Z])[.!?]) (?=[A-Z])/;

/** The situation and the question of what is asked. */
export function askedOf(words: string): { situation: string; question: string } {
  const sentences = words.split(BETWEEN),
    question = sentences.pop() ?? "";
  return { situation: sentences.join(" "), question };
}

/** A guess about a chance, told: how near it is, and its two sentences. */
export function toldOf({ exact, asks }: Uw.Daily, number: string) {
  const value = predictedAs(number, "chance", [0, 1]) as number,
    off = Math.round(Math.abs(value - exact) * BILLION) / BILLION,
    close = off < reachOf(exact, "chance"),
    band = off < SAME ? "exact" : close ? "near" : "far",
    verdict = verdictOf(value, exact, "chance", band),
    many =
      asks.length > 0 &&
      `${COUNTS[asks.length] ?? asks.length} small steps show where ${ofHundred(exact)} comes from.`,
    how =
      band === "far"
        ? offWords(value, exact, "chance", band)
        : `You guessed ${guessed(value)}. It's ${ofHundred(exact)}.`;
  return { value, close, verdict, more: [how, !close && many].filter(Boolean).join(" ") };
}

const COUNTS: Record<number, string> = { 2: "Two", 3: "Three", 4: "Four" };

/** A chance as the guess that it was: 33.3. */
const guessed = (value: number) => String(Number((100 * value).toFixed(1)));

/** The steps of Work it out after these answers. */
export function workAfter(position: Uw.Daily, steps: KeptDay["steps"]): Uw.Work {
  return workOf(
    { asks: position.asks, lines: position.steps.length },
    steps.map(([step, number]) => ({ step, number })),
  );
}

/** With one more answer, "" for a step that is to be shown; the same where it is no answer to the step asked. */
export function stepped(position: Uw.Daily, steps: KeptDay["steps"], step: number, number: string) {
  if (workAfter(position, steps).at !== step) return steps;
  const after: KeptDay["steps"] = [...steps, [step, number]];
  try {
    workAfter(position, after);
  } catch {
    return steps; // no number that could be
  }
  return after;
}

/** The answers that can be given to the steps of this very position. */
export const fitting = (position: Uw.Daily, steps: KeptDay["steps"]) =>
  steps.reduce<KeptDay["steps"]>((before, [step, number]) => stepped(position, before, step, number), []);

/** A panel as Work it out takes it. */
export function panelOf(position: Uw.Daily, steps: KeptDay["steps"], number: string | null): Uw.Panel {
  const told = number == null ? null : toldOf(position, number);
  return {
    ...position.question,
    key: position.position,
    revealed: true,
    fault: "",
    headline: position.headline,
    answer: position.answer,
    steps: position.steps,
    work: workAfter(position, steps),
    ...(told && {
      said: { value: told.value, sure: "", verdict: told.verdict, mistake: null, asks: false, own: false },
    }),
  };
}
