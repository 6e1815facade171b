/**
 * What is asked, as a machine: `did(facts, now, deed)` is the state after a deed, or throws what is refused. It is
 * `asking/panel.py` and `asking/game.py` once more, for pages without a kernel, and held to them by random runs.
 */

import { differs } from "../page/traits.ts";
import type { Card, Facts, SavedFacts as GameFacts } from "../saved/saved_facts.ts";
import { attempted } from "./asking_steps.ts";

export type Settings = Record<string, any>;
export type Asked = Asking.Asked;
export type Watching = Asking.Watching;
export type Deed = Asking.Deed;

export const PAGES = ["answer", "why", "try", "steps", "example"];
/** The pages of Work it out, and of a worked example, which a lesson shows by itself. */
export const [STEPS_PAGE, EXAMPLE_PAGE] = PAGES.slice(3);
/** Those that one may turn to. */
const TURNED = PAGES.slice(0, -1);
const SURE = ["guess", "think", "know"],
  STEPS = 26;

export function refuse(sentence: string): never {
  throw new Error(sentence);
}

// ---------- a panel ----------

/** The question on show; null where it does not arise. */
export const cardOf = (facts: Facts, asked: Asked) => facts.card(asked.place, asked.question, asked.settings);

/** The last number that was given to a question, set so, at a place, and still counts. */
export function lastSaid({ said, covered }: Asked, place: string, question: string, settings: Settings) {
  return said.findLast(
    (one, at) =>
      at >= covered && one.place === place && one.question === question && !differs(one.settings, settings),
  );
}

/** May the answer be seen? */
export const mayBeSeen = ({ locked }: Facts, asked: Asked, question: string, card: Card) =>
  Boolean(lastSaid(asked, asked.place, question, card.settings)) || !asked.predicting || (card.certain && !locked);

export function revealed(facts: Facts, asked: Asked) {
  const card = cardOf(facts, asked);
  return card ? mayBeSeen(facts, asked, asked.question, card) : false;
}

export const withQuestion = (facts: Facts, asked: Asked): Asked => ({
  ...asked,
  question: questionOf(facts, asked),
  why: 0,
  page: [STEPS_PAGE, EXAMPLE_PAGE].includes(asked.page) ? PAGES[0] : asked.page,
});

/** Which question is to be shown. */
function questionOf(facts: Facts, asked: Asked) {
  const offered = facts.offered(asked.place),
    here = (id: string) => facts.card(asked.place, id, asked.settings);
  if (offered.length === 1) return offered[0];
  if (asked.held) return asked.question;
  if (offered.includes(asked.chosen)) return asked.chosen;
  const best = facts.prefer(asked.place);
  if (best && here(best)) return best;
  const open = offered.find((id) => here(id)?.certain === false);
  return open ?? offered.find(here) ?? offered[0] ?? "";
}

/** Ask about a place. */
export function askAbout(facts: Facts, asked: Asked, place: string) {
  const settings = asked.before ?? asked.settings,
    question = asked.chosen || asked.question;
  return withQuestion(facts, { ...asked, place, held: null, aside: false, before: null, settings, question });
}

/** Wait at a moment. */
function hold(facts: Facts, asked: Asked, place: string, held: { question: string; settings: Settings }) {
  const before = asked.before ?? asked.settings;
  return withQuestion(facts, { ...asked, ...held, place, held, aside: false, before, page: PAGES[0] });
}

function picked(facts: Facts, asked: Asked, question: string) {
  const offered = facts.offered(asked.place);
  if (!offered.includes(question))
    refuse(`Expected one of the questions ${offered.join(", ")}, not '${String(question).slice(0, 40)}'.`);
  const { held } = asked,
    aside = held ? question !== held.question : false,
    settings = held && !aside ? held.settings : asked.settings;
  return withQuestion(facts, { ...asked, chosen: question, question, aside, settings });
}

function set(facts: Facts, asked: Asked, settings: Settings) {
  const card = cardOf(facts, asked),
    offers = card?.offers ?? {};
  for (const [name, choice] of card ? Object.entries(settings) : []) {
    const kept = name in asked.settings && asked.settings[name] === choice;
    if (!offers[name]?.includes(choice) && !kept) {
      const those = Object.entries(offers).map(([known, few]) => `${known} of ${few.join(", ")}`);
      const given = `${name.slice(0, 20)}=${String(choice).slice(0, 20)}`;
      refuse(`The question has no setting ${given}. It has ${those.join("; ") || "none"}.`);
    }
  }
  return withQuestion(facts, { ...asked, settings: { ...settings } });
}

/** With a number that is given to the question on show. */
export function given(
  facts: Facts,
  asked: Asked,
  { number, sure = "", time = "", seed = 0 }: Asking.Predict,
): Asked {
  const card = cardOf(facts, asked);
  if (!card) return refuse("There's no question to answer in this position.");
  if (sure && !SURE.includes(sure))
    refuse(`How sure you are must be one of ${SURE.join(", ")}, not '${String(sure).slice(0, 20)}'.`);
  card.value(number); // throws for what is none
  const { place, question } = asked,
    said = {
      place,
      question,
      settings: card.settings,
      number: number.trim(),
      sure,
      time,
      seed,
      owned: "",
      denied: "",
    };
  return { ...asked, said: [...asked.said, said] };
}

/** The number that was given to the question on show, and what is said of it. */
export function toldOf(facts: Facts, asked: Asked) {
  const card = cardOf(facts, asked),
    said = card && lastSaid(asked, asked.place, asked.question, card.settings),
    told = said && facts.told(card, said, asked.said.slice(0, asked.said.indexOf(said)));
  return { said, told };
}

/** Whether the mistake was theirs. */
export function owned(facts: Facts, asked: Asked, yes: boolean) {
  const { said, told } = toldOf(facts, asked);
  if (!said || !told?.mistake || !told.asks) return refuse("There's no mistake to say yes or no to.");
  const own = { ...said, [yes ? "owned" : "denied"]: told.mistake.kind };
  return { ...asked, said: asked.said.map((one) => (one === said ? own : one)) };
}

/** With another page open. Work it out waits for the guess. */
function turned(facts: Facts, asked: Asked, page: string): Asked {
  if (page === STEPS_PAGE) {
    if (!revealed(facts, asked)) refuse("Make your guess first.");
    if (!cardOf(facts, asked)?.asks.length) refuse("This question has no small steps.");
  }
  return { ...asked, page };
}

/** With an answer to a small question of the question on show; "" where its answer is to be shown. */
function worked(facts: Facts, asked: Asked, step: number, number: string): Asked {
  const card = cardOf(facts, asked);
  if (!card || !revealed(facts, asked)) return refuse("Make your guess first.");
  const { place, question } = asked;
  return attempted(asked, card, { place, question, settings: card.settings, step, number });
}

function attemptedAgain(facts: Facts, asked: Asked, attempt: Asking.Attempt): Asked {
  const { place, question, settings } = attempt,
    card = facts.offered(place).includes(question) ? facts.card(place, question, settings) : null;
  if (!card) return refuse("That question doesn't come up at that place in this game.");
  return attempted(asked, card, { ...attempt, settings: card.settings });
}

export function panelDid(facts: Facts, asked: Asked, deed: Deed): Asked {
  switch (deed.kind) {
    case "Pick":
      return picked(facts, asked, deed.question);
    case "Set":
      return set(facts, asked, deed.settings);
    case "Predict":
      if (deed.second) refuse("This question takes one number.");
      return withQuestion(facts, given(facts, asked, deed));
    case "Own":
      return owned(facts, asked, deed.yes);
    case "Turn":
      if (!TURNED.includes(deed.page))
        refuse(`Expected the page to be ${TURNED.join(", ")}, not '${String(deed.page).slice(0, 20)}'.`);
      return turned(facts, asked, deed.page);
    case "AnswerStep":
      return worked(facts, asked, deed.step, deed.number.trim() || " ");
    case "ShowStep":
      return worked(facts, asked, deed.step, "");
    case "Attempted":
      return attemptedAgain(facts, asked, deed.attempt);
    case "Why":
      if (!(deed.at >= 0 && deed.at < STEPS))
        refuse(`Expected a step of the derivation from 0 to ${STEPS - 1}, not ${deed.at}.`);
      return { ...asked, why: deed.at };
    case "AskFirst":
      return withQuestion(facts, { ...asked, predicting: deed.on });
    case "Cover":
      return withQuestion(facts, { ...asked, covered: asked.said.length, attempts_from: asked.attempts.length });
  }
  return refuse(`A panel can't do ${deed.kind}.`);
}

// ---------- a game that is watched ----------

const DONE = "answered",
  SKIPPED = "skipped";

/** The name of what is asked about. */
export const placeOf = (frame: number, eyes: string) => `${frame} ${eyes}`;

/** The moment at which the game waits. */
export const waiting = (facts: GameFacts, now: Watching) =>
  now.stop >= 0 ? facts.moments(now.seat)[now.stop] : null;

/** What became of a moment of the seat's, if anything. */
export const fateOf = (now: Watching, at: number) => now.fates[`${now.seat} ${at}`];

/** Does it wait at a moment that was answered, and show that? */
export function answered(facts: GameFacts, now: Watching) {
  const moment = waiting(facts, now),
    shows = moment && (now.asked.page !== PAGES[0] || now.frame !== moment.frame);
  return Boolean(shows) && fateOf(now, now.stop) === DONE;
}

/** Was the moment answered? */
export const wasAnswered = (now: Watching, at: number) => fateOf(now, at) === DONE;

function fated(now: Watching, what: string, anew: boolean = false): Watching {
  const key = `${now.seat} ${now.stop}`;
  return key in now.fates && !anew ? now : { ...now, fates: { ...now.fates, [key]: what } };
}

const left = (now: Watching): Watching => (now.stop >= 0 ? { ...fated(now, SKIPPED), stop: -1 } : now);

/** Ask about where the game stands. */
function moved(facts: GameFacts, now: Watching): Watching {
  return { ...now, asked: askAbout(facts, now.asked, placeOf(now.frame, now.eyes)) };
}

function looked(facts: GameFacts, now: Watching, key: string) {
  if (!facts.eyes.includes(key))
    refuse(`Expected watcher to be one of ${facts.eyes.join(", ")}, not '${String(key).slice(0, 40)}'.`);
  const other = /^\d+$/.test(key) && Number(key) !== now.seat;
  return moved(facts, { ...left(other ? { ...now, seat: Number(key), stop: -1 } : now), eyes: key });
}

function stopped(facts: GameFacts, now: Watching, at: number): Watching {
  const moments = facts.moments(now.seat);
  if (!(at >= -1 && at < moments.length))
    refuse(`Expected a moment from 0 to ${moments.length - 1}, or -1, not ${at}.`);
  if (at < 0) return { ...now, stop: -1 };
  const { frame, question, settings } = moments[at],
    eyes = String(now.seat),
    asked = hold(facts, now.asked, placeOf(frame, eyes), { question, settings });
  return { ...now, asked, frame, eyes, stop: at, playing: false };
}

/** Go on with the game from a frame. */
const onward = (facts: GameFacts, now: Watching, frame: number) => ({
  ...moved(facts, { ...left(now), frame }),
  playing: frame < facts.frames - 1,
});

/** The moment whose answer is on show, or can be had from no question. */
function done(facts: GameFacts, now: Watching) {
  if (now.stop < 0 || now.asked.aside) return null;
  const covered = cardOf(facts, now.asked) && !revealed(facts, now.asked);
  return covered ? null : waiting(facts, now);
}

export function did(facts: GameFacts, now: Watching, deed: Deed): Watching {
  const moment = waiting(facts, now);
  switch (deed.kind) {
    case "Step":
      if (!(deed.to >= 0 && deed.to < facts.frames))
        refuse(`Expected a step from 0 to ${facts.frames - 1}, not ${deed.to}.`);
      return moved(facts, { ...left(now), frame: deed.to });
    case "Eyes":
      return looked(facts, now, deed.key);
    case "Stop":
      return stopped(facts, now, deed.at);
    case "Go": {
      const there = stopped(facts, now, deed.to);
      return wasAnswered(there, deed.to) ? { ...there, frame: facts.moments(now.seat)[deed.to].answer } : there;
    }
    case "Play":
      return { ...now, playing: deed.on };
    case "Skip":
      return moment ? onward(facts, now, now.frame) : now;
    case "GoOn":
      return done(facts, now) && moment ? onward(facts, now, moment.answer) : now;
  }
  const asked = panelDid(facts, now.asked, deed),
    after = { ...now, asked };
  if (moment && deed.kind === "Predict" && !asked.aside)
    return { ...fated(after, DONE, true), frame: moment.answer, playing: false };
  if (moment && deed.kind === "Turn" && wasAnswered(now, now.stop))
    return { ...after, frame: asked.page === PAGES[0] ? moment.answer : moment.frame, playing: false };
  return after;
}

/** How a page begins. */
export function begun(stands: Partial<Watching>): Watching {
  const asked = {
    place: "",
    question: "",
    settings: {},
    chosen: "",
    held: null,
    aside: false,
    before: null,
    page: PAGES[0],
    why: 0,
    predicting: true,
    said: [],
    covered: 0,
    attempts: [],
    attempts_from: 0,
  };
  return { asked, frame: 0, eyes: "0", seat: 0, stop: -1, playing: false, fates: {}, ...stands };
}
