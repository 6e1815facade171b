/**
 * How a lesson ended, and its receipt, on a page without a kernel: `widgets/rooms/report.py` and
 * `school/receipts.py` once more.
 */

import { answersOf } from "../panel/asking_lesson.ts";
import { times } from "../panel/ending_words.ts";
import { amountOf, capital, guessedWords, ofHundred, places, reachOf, sureOf } from "../panel/wording.ts";
import type { SavedLesson as Facts } from "./saved_lesson.ts";
import { sha256 } from "./sha256.ts";

export type Learning = Asking.Learning;
/** An answer and what became of it. */
export type Marked = {
  at: number;
  said: number;
  exact: number;
  measure: string;
  sure: string;
  own: string;
  mistake: Uw.Mistake | null;
  near: boolean;
};

const LEVEL_NAMES = { know: "Certain", think: "Fairly sure", guess: "Just guessing" },
  SIGNS = { know: "k", think: "t", guess: "g", "": "" } as Record<string, string>;

/** Without a float's last places. */
const clean = (x: number) => Math.round(x * 1e9) / 1e9;

/** The answers that count, by position: the first to each and, of who redid it, the second, as they were given. */
function attemptOf(facts: Facts, now: Learning): { first: Marked[]; second: Marked[] } {
  const once = answersOf(facts, now),
    again = answersOf(facts, now, true),
    positions = [...new Set([...once.keys(), ...again.keys()])].sort((one, other) => one - other);
  const marked = (nth: number) =>
    positions.flatMap((at) => {
      const given = now.asked.said.filter((one) => one === once.get(at) || one === again.get(at));
      return given[nth] ? answerMarked(facts, now, at, given[nth], given[nth] === once.get(at)) : [];
    });
  return { first: marked(0), second: marked(1) };
}

/** @param counts whether it is the first answer, whose mistake may be one's own */
function answerMarked(facts: Facts, now: Learning, at: number, one: Asking.Said, counts: boolean): Marked[] {
  const card = facts.card(one.place, one.question, one.settings);
  if (!card) return [];
  const before = now.asked.said.slice(0, now.asked.said.indexOf(one)),
    { value, mistake } = facts.told(card, one, before),
    { measure, judged } = card.panel,
    { near } = card.verdict(value);
  return [
    { at, said: value, exact: judged.exact, measure, sure: one.sure, own: counts ? one.owned : "", mistake, near },
  ];
}

/** How far off, with a sign, of 100 or with its unit. */
function offWords({ said, exact, measure }: Marked) {
  const sign = said < exact ? "\u2212" : "+",
    off = Math.abs(clean(said - exact));
  if (measure !== "chance") return sign + amountOf(off, measure);
  return ofHundred(off) ? `${sign}${ofHundred(off)}` : "0";
}

/** @param drawn the unit of the chart */
function dotOf(one: Marked, again: Marked | undefined, drawn: string) {
  const { at, said, exact, measure, near, own } = one,
    scale = measure === "chance" ? 100 : 1,
    mistake = own ? one.mistake : null;
  return {
    at,
    apart: measure !== drawn,
    said: clean(said * scale),
    exact: clean(exact * scale),
    reach: clean(reachOf(exact, measure) * scale),
    near,
    off: offWords(one),
    words: guessedWords(said, exact, measure),
    name: near ? "" : (mistake?.name ?? (said > exact ? "Too high" : "Too low")),
    why: near ? "" : (mistake?.words ?? ""),
    ...(again && { again: clean(again.said * scale), againNear: again.near, againWords: offWords(again) }),
  };
}

/** The kinds of misses that one said yes to, each with how many, the commonest first. */
function kindsOf(first: Marked[]) {
  const found: Map<string, number> = new Map();
  for (const { own, near } of first) if (own && !near) found.set(own, (found.get(own) ?? 0) + 1);
  return [...found].sort(([, one], [, other]) => other - one);
}

/** The kind that was missed most often; "" without one. */
export const kindMissed = (facts: Facts, now: Learning) => kindsOf(attemptOf(facts, now).first)[0]?.[0] ?? "";

/** @param done by kind what was done */
function foundWords(first: Marked[], done: Record<string, string>) {
  if (first.length === 0) return "You didn't guess.";
  return kindsOf(first)
    .map(([kind, n]) => `${capital(times(n))} ${done[kind]}.`)
    .join(" ");
}

/** The least or greatest of what is drawn, with a little room. */
function edgesOf(dots: { said: number; exact: number }[]) {
  const values = dots.length > 0 ? dots.flatMap(({ said, exact }) => [said, exact]) : [0, 1],
    [low, high] = [Math.min(...values), Math.max(...values)],
    room = (high - low || 1) * 0.06,
    least = Math.min(0, low);
  return { low: least - (least < 0 ? room : 0), high: high + room };
}

/** Guesses of one level of sureness before it is told how often they were close. */
const SAID = 3;

/** How often the guesses of the surest level that has enough of them were close. */
function calibrationOf(first: Marked[]) {
  for (const [level, name] of Object.entries(LEVEL_NAMES)) {
    const those = first.filter(({ sure }) => sure === level),
      close = those.filter(({ near }) => near).length;
    if (those.length >= SAID)
      return `When you were ${name.toLowerCase()} you were close ${times(close)} out of ${those.length}.`;
  }
  const some = first.some(({ sure }) => sure !== "");
  return some ? "Say how sure you are a few more times, and a row appears here." : "";
}

const GENERAL: Record<string, string> = {
  high: "Most of your guesses were too high.",
  low: "Most of your guesses were too low.",
  close: "You can trust your guesses here.",
};

/** What the guesses show: `meaning` in `widgets/rooms/report.py`. */
function meaningOf(first: Marked[], own: Record<string, string>) {
  if (first.length === 0) return "";
  const kind = kindsOf(first).find(([one]) => one in own);
  if (kind) return own[kind[0]];
  const close = first.filter(({ near }) => near).length,
    sides: [string, number][] = [
      ["high", first.filter(({ said, exact }) => said > exact).length],
      ["low", first.filter(({ said, exact }) => said < exact).length],
    ],
    side = sides.find(([, many]) => 10 * many >= 7 * first.length);
  if (side) return own[side[0]] ?? GENERAL[side[0]];
  if (10 * close >= 8 * first.length) return own.close ?? GENERAL.close;
  const gap = ({ said, exact, measure }: Marked) => Math.abs(said - exact) / reachOf(exact, measure),
    far = first.reduce((one, other) => (gap(other) > gap(one) + 1e-9 ? other : one));
  const most = 2 * close > first.length ? "Most of your guesses were close. " : "";
  return `${most}The biggest gap was at position ${far.at + 1}.`;
}

/** See `shapes.Report`. */
export function reportOf(facts: Facts, now: Learning, student: string): Uw.Report {
  const { first, second } = attemptOf(facts, now),
    picked = facts.picked(now.course),
    measure = first[0]?.measure ?? "chance",
    chance = measure === "chance",
    again = (at: number) => second.find((one) => one.at === at),
    dots = first.map((one) => dotOf(one, again(one.at), measure)),
    off = first.map((one) => ({ ...one, off: Math.abs(one.said - one.exact) })),
    sure = Object.entries(LEVEL_NAMES).flatMap(([level, words]) => {
      const those = off
        .filter((one) => one.sure === level && one.measure === "chance")
        .map((one) => 100 * one.off);
      const mean = those.reduce((sum, one) => sum + one, 0) / those.length;
      return those.length === 0 ? [] : [{ words, off: those.map(clean), mean: clean(mean) }];
    }),
    kinds = kindsOf(first),
    { kinds: done, courses, short, game, number } = facts.lesson;
  return {
    title: facts.goal(now.course).title ?? "",
    short: picked ? short : "",
    near: first.filter(({ near }) => near).length,
    of: first.length,
    found: foundWords(first, done),
    unit: chance ? "out of 100" : measure,
    band: chance ? clean(100 * reachOf(0, measure)) : 0,
    ...(chance ? { low: 0, high: 100 } : edgesOf(dots.filter(({ apart }) => !apart))),
    dots,
    sure,
    sureWords: sureOf(off),
    calibration: calibrationOf(first),
    meaning: meaningOf(first, picked ? facts.lesson.meaning : {}),
    open: first.filter(({ near, at }) => !near && !again(at)).map(({ at }) => at),
    next: "",
    practise: courses.length < 2 ? "" : kinds.length > 0 ? "Practise that" : "Practise",
    receipt: picked && first.length > 0 ? receiptOf(facts, now, student) : "",
    done: picked && first.length === facts.groups(now.course).length ? `${game} ${number}` : "",
  };
}

/** What was said in a lesson, as one line to hand in. */
function receiptOf(facts: Facts, now: Learning, student: string) {
  const written = ({ said, measure, sure }: Marked) => {
      const text = places(clean(measure === "chance" ? 100 * said : said), 2);
      return `${text.replace(/\.?0+$/, "").replace(/^-0$/, "0")}${SIGNS[sure]}`;
    },
    { first: given, second } = attemptOf(facts, now),
    first = new Map(given.map((one) => [one.at, written(one)])),
    again = second.map((one) => `${one.at + 1}=${written(one)}`),
    name = [...student]
      .slice(0, 40)
      .join("")
      .replace(/[^\p{L}\p{N}\s.'-]/gu, " ")
      .trim()
      .split(/\s+/)
      .join("_"),
    all = facts.groups(now.course).map((_, at) => first.get(at) ?? "-"),
    { game, number, edition } = facts.lesson,
    body = `${game} lesson=${number} edition=${edition}${name && ` student=${name}`}: ${all.join(" ")}`,
    whole = again.length > 0 ? `${body} | ${again.join(" ")}` : body;
  return `${whole} #${sha256(whole).slice(0, 4)}`;
}
