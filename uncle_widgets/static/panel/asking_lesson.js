// @ts-check
/** A lesson, as a machine: `asking/lesson.py` and what is drawn of it once more, for pages without a kernel. */
import { differs } from "../page/traits.js";
import {
  askAbout,
  cardOf,
  given,
  mayBeSeen,
  owned,
  PAGES,
  panelDid,
  refuse,
  toldOf,
  withQuestion,
} from "./asking.js";
import { panelOf } from "./asking_shown.js";

/** @typedef {import("../saved/saved_lesson.js").SavedLesson} Facts */
/** @typedef {Asking.Learning} Learning */
/** @typedef {Map<number, Asking.Said>} Given */

const ORDERS = ["set", "any"];

/** The name of a position of a course, or of the same once more. @param {number} course @param {number} at */
export const placeIn = (course, at, again = false) => `${course} ${at}${again ? " again" : ""}`;

/**
 * By position the number that counts: the first that was given to its question as the lesson sets it.
 * @param {Facts} facts @param {Learning} now @param {boolean} [again] @returns {Given}
 */
export function answersOf(facts, now, again = false) {
  /** @type {Given} */ const found = new Map();
  for (const one of now.asked.said) {
    const [course, at, more] = one.place.split(" ");
    if (Number(course) !== now.course || Boolean(more) !== again || found.has(Number(at))) continue;
    const card = facts.card(one.place, one.question, {});
    if (card && !differs(card.settings, one.settings)) found.set(Number(at), one);
  }
  return found;
}

/** Is a number near the answer to what it was given to? @param {Facts} facts @param {Asking.Said} said */
function nearIn(facts, said) {
  const card = facts.card(said.place, said.question, said.settings);
  return card ? card.verdict(card.value(said.number)).near : false;
}

/** The positions to go through: all of them, or the misses. @param {Facts} facts @param {Learning} now */
const routeOf = (facts, now) => (now.redo.length > 0 ? now.redo : [...facts.groups(now.course).keys()]);

/** The position to go to next; -1 after the last. @param {Facts} facts @param {Learning} now */
function afterOf(facts, now) {
  const last = Math.max(now.at, ...pairOf(facts, now));
  return routeOf(facts, now).find((at) => at > last) ?? -1;
}

/** @param {Facts} facts @param {Learning} now @param {number} at */
const hasAnswer = (facts, now, at) => answersOf(facts, now, now.redo.includes(at)).has(at);

/**
 * What a panel asks at a position as the lesson sets it.
 * @param {Facts} facts @param {Learning} now @param {number} at
 */
function sideOf(facts, now, at) {
  const place = placeIn(now.course, at, now.redo.includes(at));
  return { ...now.asked, place, question: facts.offered(place)[0], settings: {} };
}

/** The two positions that are asked about side by side, if they are. @param {Facts} facts @param {Learning} now */
export function pairOf(facts, now) {
  const two = now.at < 0 ? [] : facts.pair(now.course, now.at);
  return new Set(two.map((at) => hasAnswer(facts, now, at))).size > 1 ? [] : two;
}

/** Has a pair its numbers, or needs it none? @param {Facts} facts @param {Learning} now @param {number[]} two */
const pairDone = (facts, now, two) => !now.asked.predicting || hasAnswer(facts, now, two[0]);

/**
 * A number to each of a pair.
 * @param {Facts} facts @param {Learning} now @param {Asking.Predict} deed @param {number[]} two
 */
function both(facts, now, deed, two) {
  const numbers = [deed.number.trim(), (deed.second ?? "").trim()];
  if (!numbers.every(Boolean))
    refuse(`Expected two numbers: positions ${two[0] + 1} and ${two[1] + 1} are answered together.`);
  const said = two.reduce(
    (before, at, k) =>
      given(facts, { ...sideOf(facts, now, at), said: before }, { ...deed, number: numbers[k] }).said,
    now.asked.said,
  );
  return withQuestion(facts, { ...now.asked, said });
}

/**
 * Of a pair the position whose mistake is asked about.
 * @param {Facts} facts @param {Learning} now @param {number[]} two
 */
function askedBack(facts, now, two) {
  const sides = two.map((at) => sideOf(facts, now, at));
  return sides.find((asked) => toldOf(facts, asked).told?.asks) ?? sides[0];
}

/** The positions that cannot be opened yet. @param {Facts} facts @param {Learning} now */
function shutOf(facts, now) {
  if (now.order === "any" || !now.asked.predicting) return [];
  const first = answersOf(facts, now),
    second = answersOf(facts, now, true),
    ways = routeOf(facts, now);
  let waits = false,
    open = -1;
  return [...facts.groups(now.course).keys()].filter((at) => {
    if ((now.redo.includes(at) ? second : first).has(at)) return false;
    if (waits) return !pairOf(facts, { ...now, at }).some((other) => other < at && other === open);
    waits = ways.includes(at);
    if (waits) open = at;
    return false;
  });
}

/** Ask about a position as the lesson sets it. @param {Facts} facts @param {Learning} now @param {number} at */
function shownAt(facts, now, at) {
  if (at >= facts.groups(now.course).length) return { ...now, at: -1 };
  const page = pairOf(facts, now).includes(at) ? now.asked.page : PAGES[0];
  const asked = { ...now.asked, settings: {}, page },
    place = placeIn(now.course, at, now.redo.includes(at));
  return { ...now, at, asked: askAbout(facts, asked, place) };
}

/** @param {Facts} facts @param {Learning} now @param {number} to @returns {Learning} */
function gone(facts, now, to) {
  const most = facts.groups(now.course).length;
  if (to === -1) return { ...now, at: -1 };
  if (!(to >= 0 && to < most)) refuse(`Expected a position from 1 to ${most}, not ${to + 1}.`);
  if (shutOf(facts, now).includes(to)) refuse("Give your prediction first.");
  const two = pairOf(facts, { ...now, at: to });
  return shownAt(facts, now, two.length > 0 && !pairDone(facts, now, two) ? two[0] : to);
}

/** @param {Facts} facts @param {Learning} now @returns {Learning} */
function redone(facts, now) {
  const first = answersOf(facts, now),
    second = answersOf(facts, now, true);
  const misses = [...first.keys()].filter(
    (at) => !second.has(at) && !nearIn(facts, /** @type {Asking.Said} */ (first.get(at))),
  );
  const beside = misses.flatMap((at) => facts.pair(now.course, at)).filter((at) => !second.has(at));
  const redo = [...new Set([...misses, ...beside])].sort((one, other) => one - other);
  if (redo.length === 0) refuse("Expected misses to redo; there are none left.");
  return shownAt(facts, { ...now, redo }, redo[0]);
}

/** @param {Facts} facts @param {Learning} now @param {Asking.Deed} deed @returns {Learning} */
export function learned(facts, now, deed) {
  switch (deed.kind) {
    case "Go":
      return gone(facts, now, deed.to);
    case "GoOn":
      return now.at < 0 ? now : gone(facts, now, afterOf(facts, now));
    case "Redo":
      return redone(facts, now);
    case "Begin":
      return shownAt(facts, { ...now, course: now.course + 1, redo: [] }, 0);
    case "Arrange":
      if (!ORDERS.includes(deed.order))
        refuse(`Expected an order of ${ORDERS.join(" or ")}, not '${String(deed.order).slice(0, 20)}'.`);
      return { ...now, order: deed.order };
  }
  const two = pairOf(facts, now);
  if (two.length > 0 && deed.kind === "Predict" && (deed.second || !pairDone(facts, now, two)))
    return { ...now, asked: both(facts, now, deed, two) };
  if (two.length > 0 && deed.kind === "Own")
    return { ...now, asked: { ...now.asked, said: owned(facts, askedBack(facts, now, two), deed.yes).said } };
  return { ...now, asked: panelDid(facts, now.asked, deed) };
}

/** What panel and trail draw of a lesson. @param {Facts} facts @param {Learning} now */
export function lessonShown(facts, now) {
  const panel = panelOf(facts, now.asked),
    ways = routeOf(facts, now),
    again = now.redo.includes(now.at),
    two = pairOf(facts, now),
    here = two.length > 0 ? two : [now.at],
    [at, also] = here.map((one) => one + 1),
    once = here.flatMap((one) => ways.indexOf(one) + 1 || []),
    first = answersOf(facts, now),
    closed = shutOf(facts, now);
  panel.goal = {
    ...facts.goal(now.course),
    ...(first.size < facts.groups(now.course).length && { line: "" }), // told when all is answered
    ...(again && { line: `Your misses once more: ${once.join(" and ")} of ${ways.length}.` }),
    at,
    ...(also && { also }),
  };
  panel.pair = two.map((spot, k) => shownSide(facts, now, spot, facts.lines(now.course, spot)[k]));
  panel.order = now.order;
  if (panel.main.kind !== "predict") panel.main = { label: followingOf(facts, now), kind: "next" };
  else if (two.length > 0) panel.main = { label: "Show both answers", kind: "predict" };
  const spots = facts.groups(now.course).map((/** @type {string} */ group, /** @type {number} */ at) => {
    const said = first.get(at);
    const state = said ? (nearIn(facts, said) ? "near" : "far") : "open";
    return { group, state, shut: closed.includes(at), paired: facts.pair(now.course, at)[1] === at };
  });
  return { panel, trail: { spots, at: now.at } };
}

/** What the main button says of what comes after an answer. @param {Facts} facts @param {Learning} now */
function followingOf(facts, now) {
  const at = afterOf(facts, now);
  if (at < 0) return "See how you did";
  const two = pairOf(facts, { ...now, at });
  return two.length > 0 ? `Next: positions ${two[0] + 1} and ${two[1] + 1}` : `Next: position ${at + 1}`;
}

/**
 * One of two positions side by side.
 * @param {Facts} facts @param {Learning} now @param {number} at @param {string} line @returns {Uw.Side}
 */
function shownSide(facts, now, at, line) {
  const asked = sideOf(facts, now, at),
    card = /** @type {import("../saved/saved_facts.js").Card} */ (cardOf(facts, asked)),
    { ask, given: known, measure, says, span } = card.asked,
    { said, told } = toldOf(facts, asked);
  return {
    at,
    line,
    here: at === now.at,
    ask,
    given: known,
    measure,
    says,
    span,
    ...(said && told && { said: { ...told, sure: said.sure } }),
    ...(mayBeSeen(facts, asked, asked.question, card) && card.number),
  };
}
