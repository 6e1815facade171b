/** A lesson, as a machine: `asking/lesson.py` and what is drawn of it once more, for pages without a kernel. */

import { differs } from "../page/traits.ts";
import type { Card } from "../saved/saved_facts.ts";
import type { SavedLesson as Facts } from "../saved/saved_lesson.ts";
import {
  askAbout,
  cardOf,
  EXAMPLE_PAGE,
  given,
  mayBeSeen,
  owned,
  PAGES,
  panelDid,
  refuse,
  revealed,
  STEPS_PAGE,
  toldOf,
  withQuestion,
} from "./asking.ts";
import { plainPanel, withWork } from "./asking_shown.ts";

export type Learning = Asking.Learning;
export type Given = Map<number, Asking.Said>;

const ORDERS = ["set", "any"];

/** The name of a position of a course, of the same once more, or of one like it. */
export const placeIn = (course: number, at: number, again = false, like = -1) =>
  `${course} ${at}${like >= 0 ? ` like ${like}` : again ? " again" : ""}`;

/** The place of a position as it is gone through now. */
const hereIn = (now: Learning, at: number) =>
  placeIn(now.course, at, now.redo.includes(at), at === now.at ? now.like : -1);

/** By position the number that counts: the first that was given to its question as the lesson sets it. */
export function answersOf(facts: Facts, now: Learning, again: boolean = false): Given {
  const found: Given = new Map();
  for (const one of now.asked.said) {
    const [course, at, more] = one.place.split(" ");
    if (Number(course) !== now.course || (more ?? "") !== (again ? "again" : "") || found.has(Number(at)))
      continue;
    const card = facts.card(one.place, one.question, {});
    if (card && !differs(card.settings, one.settings)) found.set(Number(at), one);
  }
  return found;
}

/** Is a number near the answer to what it was given to? */
function nearIn(facts: Facts, said: Asking.Said) {
  const card = facts.card(said.place, said.question, said.settings);
  return card ? card.verdict(card.value(said.number)).near : false;
}

/** The positions to go through: all of them, or the misses. */
const routeOf = (facts: Facts, now: Learning) =>
  now.redo.length > 0 ? now.redo : [...facts.groups(now.course).keys()];

/** The position to go to next; -1 after the last. */
function afterOf(facts: Facts, now: Learning) {
  const last = Math.max(now.at, ...pairOf(facts, now));
  return routeOf(facts, now).find((at) => at > last) ?? -1;
}

const hasAnswer = (facts: Facts, now: Learning, at: number) =>
  answersOf(facts, now, now.redo.includes(at)).has(at);

/** What a panel asks at a position as the lesson sets it. */
function sideOf(facts: Facts, now: Learning, at: number) {
  const place = hereIn(now, at);
  return { ...now.asked, place, question: facts.offered(place)[0], settings: {} };
}

/** The two positions that are asked about side by side, if they are. */
export function pairOf(facts: Facts, now: Learning) {
  const two = now.at < 0 || now.like >= 0 || now.following >= 0 ? [] : facts.pair(now.course, now.at);
  return new Set(two.map((at) => hasAnswer(facts, now, at))).size > 1 ? [] : two;
}

/** Has a pair its numbers, or needs it none? */
const pairDone = (facts: Facts, now: Learning, two: number[]) =>
  !now.asked.predicting || hasAnswer(facts, now, two[0]);

/** A number to each of a pair. */
function both(facts: Facts, now: Learning, deed: Asking.Predict, two: number[]) {
  const numbers = [deed.number.trim(), (deed.second ?? "").trim()];
  if (!numbers.every(Boolean))
    refuse(`Give two numbers: positions ${two[0] + 1} and ${two[1] + 1} are answered together.`);
  const said = two.reduce(
    (before, at, k) =>
      given(facts, { ...sideOf(facts, now, at), said: before }, { ...deed, number: numbers[k] }).said,
    now.asked.said,
  );
  return withQuestion(facts, { ...now.asked, said });
}

/** Of a pair the position whose mistake is asked about. */
function askedBack(facts: Facts, now: Learning, two: number[]) {
  const sides = two.map((at) => sideOf(facts, now, at));
  return sides.find((asked) => toldOf(facts, asked).told?.asks) ?? sides[0];
}

/** The positions that cannot be opened yet. */
function shutOf(facts: Facts, now: Learning) {
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

/** Ask about a position as the lesson sets it. */
function shownAt(facts: Facts, before: Learning, at: number, like: number = -1): Learning {
  const now = { ...before, like, following: -1 };
  if (at >= facts.groups(now.course).length) return { ...now, at: -1 };
  const page = pairOf(facts, now).includes(at) ? now.asked.page : PAGES[0];
  const asked = { ...now.asked, settings: {}, page },
    there = { ...now, at };
  return { ...there, asked: askAbout(facts, asked, hereIn(there, at)) };
}

function gone(facts: Facts, now: Learning, to: number): Learning {
  const most = facts.groups(now.course).length;
  if (to === -1) return { ...now, at: -1, like: -1, following: -1 };
  if (!(to >= 0 && to < most)) refuse(`Expected a position from 1 to ${most}, not ${to + 1}.`);
  if (shutOf(facts, now).includes(to)) refuse("Make your guess first.");
  const two = pairOf(facts, { ...now, at: to });
  return shownAt(facts, now, two.length > 0 && !pairDone(facts, now, two) ? two[0] : to);
}

function redone(facts: Facts, now: Learning): Learning {
  const first = answersOf(facts, now),
    second = answersOf(facts, now, true);
  const misses = [...first.keys()].filter((at) => !second.has(at) && !nearIn(facts, first.get(at) as Asking.Said));
  const beside = misses.flatMap((at) => facts.pair(now.course, at)).filter((at) => !second.has(at));
  const redo = [...new Set([...misses, ...beside])].sort((one, other) => one - other);
  if (redo.length === 0) refuse("There's nothing left to redo.");
  return shownAt(facts, { ...now, redo }, redo[0]);
}

/** The next position, before it perhaps a worked example, or after the last one how it went. */
function wentOn(facts: Facts, now: Learning): Learning {
  if (now.at < 0) return now;
  if (now.following >= 0) return gone(facts, { ...now, following: -1 }, now.following);
  const following = afterOf(facts, now),
    found = following >= 0 ? exampleFor(facts, now) : null;
  if (!found) return gone(facts, now, following);
  const asked = askAbout(facts, { ...now.asked, settings: {} }, placeIn(now.course, found.at));
  return {
    ...now,
    at: found.at,
    like: -1,
    following,
    examples: [...now.examples, found.reason],
    asked: { ...asked, page: EXAMPLE_PAGE },
  };
}

/** Two misses in a row. */
const ROW = "row";

/** The position whose numbers a worked example shows before the next one, and what for. */
function exampleFor(facts: Facts, now: Learning) {
  if (now.redo.length > 0 || now.like >= 0 || !now.asked.predicting) return null;
  const first = answersOf(facts, now),
    pair = pairOf(facts, now),
    two = pair.length > 0 ? pair : [now.at],
    from = Math.min(...two),
    given = (at: number) => first.get(at) as Asking.Said,
    answered = [...first.keys()].sort((one, other) => one - other),
    far = answered.filter((at) => !nearIn(facts, given(at))),
    last = two.find((at) => far.includes(at)),
    earlier = far.filter((at) => at < from);
  if (last == null || earlier.length === 0) return null;
  const kind = kindIn(facts, now, given(last)),
    alike = kind ? earlier.filter((at) => kindIn(facts, now, given(at)) === kind) : [],
    before = answered.findLast((at) => at < from) ?? -1,
    reasons: [string, number[]][] = [
      [kind, alike],
      [ROW, far.includes(before) ? [before] : []],
    ];
  for (const [reason, found] of reasons) {
    const at = found.findLast(
      (one) => facts.card(given(one).place, given(one).question, given(one).settings)?.example,
    );
    if (at != null && !now.examples.includes(reason)) return { at, reason };
  }
  return null;
}

/** The kind of mistake that a guess fits, unless it was denied. */
function kindIn(facts: Facts, { asked }: Learning, said: Asking.Said) {
  const card = said.denied ? null : facts.card(said.place, said.question, said.settings);
  return card ? (facts.told(card, said, asked.said.slice(0, asked.said.indexOf(said))).mistake?.kind ?? "") : "";
}

/** One like the position on show. */
function similar(facts: Facts, now: Learning): Learning {
  if (now.at < 0 || !revealed(facts, now.asked)) return refuse("Make your guess first.");
  const many = facts.likes(now.course, now.at);
  if (many === 0) refuse("There's no similar position yet.");
  return shownAt(facts, now, now.at, (now.like + 1) % many);
}

export function learned(facts: Facts, now: Learning, deed: Asking.Deed): Learning {
  switch (deed.kind) {
    case "Go":
      return gone(facts, now, deed.to);
    case "GoOn":
      return wentOn(facts, now);
    case "Redo":
      return redone(facts, now);
    case "Begin":
      return shownAt(facts, { ...now, course: now.course + 1, redo: [], examples: [] }, 0);
    case "Like":
      return similar(facts, now);
    case "Arrange":
      if (!ORDERS.includes(deed.order))
        refuse(`Expected the order to be ${ORDERS.join(" or ")}, not '${String(deed.order).slice(0, 20)}'.`);
      return { ...now, order: deed.order };
  }
  const two = pairOf(facts, now);
  if (two.length > 0 && deed.kind === "Predict" && (deed.second || !pairDone(facts, now, two)))
    return { ...now, asked: both(facts, now, deed, two) };
  if (two.length > 0 && deed.kind === "Own")
    return { ...now, asked: { ...now.asked, said: owned(facts, askedBack(facts, now, two), deed.yes).said } };
  const there = deed.kind === "Turn" && deed.page === STEPS_PAGE && two.length > 0,
    turned = there ? shownAt(facts, now, missedOf(facts, now, two)) : now;
  return { ...turned, asked: panelDid(facts, turned.asked, deed) };
}

/** Of a pair the position whose steps are worked out: the one on show, unless only the other was missed. */
function missedOf(facts: Facts, now: Learning, two: number[]) {
  const given = answersOf(facts, now, now.redo.includes(now.at)),
    far = two.filter((at) => given.has(at) && !nearIn(facts, given.get(at) as Asking.Said));
  return far.length > 0 && !far.includes(now.at) ? far[0] : now.at;
}

/** What panel and trail draw of a lesson. */
export function lessonShown(facts: Facts, now: Learning) {
  const panel = plainPanel(facts, now.asked),
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
    ...(again && { line: `To look at again: ${once.join(" and ")} of ${ways.length}.` }),
    at,
    ...(also && { also }),
  };
  panel.pair = two.map((spot, k) => shownSide(facts, now, spot, facts.lines(now.course, spot)[k]));
  panel.order = now.order;
  if (panel.main.kind !== "predict") panel.main = { label: followingOf(facts, now), kind: "next" };
  else if (two.length > 0) panel.main = { label: "Show both answers", kind: "predict" };
  const given = answersOf(facts, now, again);
  if (now.like >= 0) panel.goal.line = `Like position ${now.at + 1}, with other numbers.`;
  if (now.following >= 0) panel.goal.line = `How it's done, with the numbers of position ${now.at + 1}.`;
  const alone = now.like >= 0 ? toldOf(facts, now.asked).said : undefined,
    missed =
      now.like >= 0 ? alone != null && !nearIn(facts, alone) : here.some((one) => isFar(facts, given.get(one)));
  panel.main = withWork(panel, missed);
  if (now.following >= 0 && panel.panel.lesson && panel.page === EXAMPLE_PAGE)
    panel.main = { ...panel.main, also: READ };
  if (likeOffered(facts, now, panel, missed)) panel.main = { ...panel.main, also: LIKE };
  const spots = facts.groups(now.course).map((group: string, at: number) => {
    const said = first.get(at);
    const state = said ? (nearIn(facts, said) ? "near" : "far") : "open";
    return {
      group,
      state,
      shut: closed.includes(at),
      paired: facts.pair(now.course, at)[1] === at,
      redone: redoneIn(facts, now, at),
    };
  });
  return { panel, trail: { spots, at: now.at } };
}

const READ = { label: "Read about it", kind: "read" };
const LIKE = { label: "One like it", kind: "like" };

const isFar = (facts: Facts, said?: Asking.Said) => said != null && !nearIn(facts, said);

/** Does One like it stand next to the main button: after Work it out, and after a close guess at one like it? */
function likeOffered(facts: Facts, now: Learning, { panel, main, page }: Record<string, any>, missed: boolean) {
  if (now.at < 0 || main.kind !== "next" || page === EXAMPLE_PAGE || facts.likes(now.course, now.at) === 0)
    return false;
  return panel.work?.at < 0 || (now.like >= 0 && !missed);
}

/** Was a position like this one answered closely? */
const redoneIn = (facts: Facts, now: Learning, at: number) =>
  now.asked.said.some(
    (one) => one.place.startsWith(placeIn(now.course, at, false, 0).slice(0, -1)) && nearIn(facts, one),
  );

/** What the main button says of what comes after an answer. */
function followingOf(facts: Facts, now: Learning) {
  const at = now.following >= 0 ? now.following : afterOf(facts, now);
  if (at < 0) return "See how you did";
  const two = pairOf(facts, { ...now, at, like: -1, following: -1 });
  return two.length > 0 ? `Next: positions ${two[0] + 1} and ${two[1] + 1}` : `Next: position ${at + 1}`;
}

/** One of two positions side by side. */
function shownSide(facts: Facts, now: Learning, at: number, line: string): Uw.Side {
  const asked = sideOf(facts, now, at),
    card = cardOf(facts, asked) as Card,
    { ask, given: known, measure, cases, span } = card.asked,
    { said, told } = toldOf(facts, asked);
  return {
    at,
    line,
    here: at === now.at,
    ask,
    given: known,
    measure,
    cases,
    span,
    ...(said && told && { said: { ...told, sure: said.sure } }),
    ...(mayBeSeen(facts, asked, asked.question, card) && card.number),
  };
}
