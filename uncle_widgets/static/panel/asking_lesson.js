// @ts-check
/** A lesson, as a machine: `asking/lesson.py` and what is drawn of it once more, for pages without a kernel. */
import { differs } from "../page/traits.js";
import { askAbout, PAGES, panelDid, refuse } from "./asking.js";
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
export function nearIn(facts, said) {
  const card = facts.card(said.place, said.question, said.settings);
  return card ? card.verdict(card.value(said.number)).near : false;
}

/** The positions to go through: all of them, or the misses. @param {Facts} facts @param {Learning} now */
const routeOf = (facts, now) => (now.redo.length > 0 ? now.redo : [...facts.groups.keys()]);

/** The position to go to next; -1 after the last. @param {Facts} facts @param {Learning} now */
const afterOf = (facts, now) => routeOf(facts, now).find((at) => at > now.at) ?? -1;

/** The positions that cannot be opened yet. @param {Facts} facts @param {Learning} now */
function shutOf(facts, now) {
  if (now.order === "any" || !now.asked.predicting) return [];
  const first = answersOf(facts, now),
    second = answersOf(facts, now, true),
    ways = routeOf(facts, now);
  let waits = false;
  return [...facts.groups.keys()].filter((at) => {
    if ((now.redo.includes(at) ? second : first).has(at)) return false;
    if (waits) return true;
    waits = ways.includes(at);
    return false;
  });
}

/** Ask about a position as the lesson sets it. @param {Facts} facts @param {Learning} now @param {number} at */
function shownAt(facts, now, at) {
  if (at >= facts.groups.length) return { ...now, at: -1 };
  const asked = { ...now.asked, settings: {}, page: PAGES[0] },
    place = placeIn(now.course, at, now.redo.includes(at));
  return { ...now, at, asked: askAbout(facts, asked, place) };
}

/** @param {Facts} facts @param {Learning} now @param {number} to @returns {Learning} */
function gone(facts, now, to) {
  const most = facts.groups.length;
  if (to === -1) return { ...now, at: -1 };
  if (!(to >= 0 && to < most)) refuse(`Expected a position from 1 to ${most}, not ${to + 1}.`);
  if (shutOf(facts, now).includes(to)) refuse("Give your prediction first.");
  return shownAt(facts, now, to);
}

/** @param {Facts} facts @param {Learning} now @returns {Learning} */
function redone(facts, now) {
  const first = answersOf(facts, now),
    second = answersOf(facts, now, true);
  const redo = [...first.keys()]
    .sort((one, other) => one - other)
    .filter((at) => !second.has(at) && !nearIn(facts, /** @type {Asking.Said} */ (first.get(at))));
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
  return { ...now, asked: panelDid(facts, now.asked, deed) };
}

/** What panel and trail draw of a lesson. @param {Facts} facts @param {Learning} now */
export function lessonShown(facts, now) {
  const panel = panelOf(facts, now.asked),
    ways = routeOf(facts, now),
    again = now.redo.includes(now.at),
    following = afterOf(facts, now),
    first = answersOf(facts, now),
    closed = shutOf(facts, now);
  panel.goal = {
    ...facts.goal,
    ...(again && { line: "Your misses once more.", of: ways.length }),
    at: (ways.includes(now.at) ? ways.indexOf(now.at) : now.at) + 1,
  };
  panel.order = now.order;
  if (panel.main.kind !== "predict")
    panel.main = { label: following < 0 ? "See how you did" : `Next: position ${following + 1}`, kind: "next" };
  const spots = facts.groups.map((group, at) => {
    const said = first.get(at);
    return { group, state: said ? (nearIn(facts, said) ? "near" : "far") : "open", shut: closed.includes(at) };
  });
  return { panel, trail: { spots, at: now.at } };
}
