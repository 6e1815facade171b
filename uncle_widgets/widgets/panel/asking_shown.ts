/** What the page draws of a state: `asking/shown.py` once more, for pages without a kernel. */
import type { Card, Facts, SavedFacts as GameFacts } from "../saved/saved_facts.ts";
import {
  answered,
  cardOf,
  EXAMPLE_PAGE,
  fateOf,
  lastSaid,
  mayBeSeen,
  PAGES,
  placeOf,
  STEPS_PAGE,
  waiting,
  wasAnswered,
} from "./asking.ts";
import { attemptsAt, outcomesOf, workOf } from "./asking_steps.ts";
import { endingOf, shortly } from "./ending_words.ts";
import { reachOf, sureOf } from "./wording.ts";

export type Asked = Asking.Asked;
export type Watching = Asking.Watching;

function chipOf(facts: Facts, asked: Asked, id: string) {
  const here = facts.card(asked.place, id, asked.settings),
    done = Boolean(here && lastSaid(asked, asked.place, id, here.settings));
  return { ...facts.chip(id), arises: Boolean(here), away: here ? "" : facts.away(asked.place, id), done };
}

/** The choices beside this one; the answer of each that may be seen. */
function rowOf(facts: Facts, asked: Asked, card: Card) {
  return card.row.map(([name, value, label]) => {
    const here = value === card.settings[name],
      settings = { ...card.settings, [name]: value },
      other = here ? card : facts.card(asked.place, asked.question, settings),
      shows = other && JSON.stringify(other.settings) === JSON.stringify(settings);
    return {
      value,
      label,
      here,
      ...(shows && mayBeSeen(facts, asked, asked.question, other) ? other.number : {}),
    };
  });
}

/** What was said before a number. */
const before = ({ said: all }: Asked, said: Asking.Said) => all.slice(0, all.indexOf(said));

function sheetOf(facts: Facts, asked: Asked, card: Card, shows: boolean) {
  const said = lastSaid(asked, asked.place, asked.question, card.settings),
    key = [asked.question, ...Object.values(card.settings), asked.place].join(" ");
  return {
    ...card.asked,
    key,
    revealed: shows,
    fault: facts.fault(asked.place),
    ...(shows && { ...card.answered, row: rowOf(facts, asked, card), notice: facts.notice(asked) }),
    ...(shows &&
      card.asks.length > 0 &&
      !card.certain && { work: workOf(card, attemptsAt(asked, asked.place, asked.question, card)) }),
    ...(said && { said: { ...facts.told(card, said, before(asked, said)), sure: said.sure }, misconception: "" }),
  };
}

const WORK = { label: "Work it out", kind: "work" };

/** The main button of a panel, with Work it out: in its place after a miss, else as the quieter one. */
export function withWork({ panel, main, page }: Record<string, any>, missed: boolean) {
  const { work } = panel,
    named = "kind" in main;
  if (!work || main.kind === "predict" || page === EXAMPLE_PAGE) return main;
  if (page === STEPS_PAGE) return work.at >= 0 ? {} : main;
  if (work.at < 0) return main;
  if (!missed) return { ...main, also: WORK };
  return named ? { ...WORK, also: { label: main.label, kind: main.kind } } : { ...WORK };
}

function offerWork(facts: Facts, panel: Record<string, any>, asked: Asked) {
  const card = cardOf(facts, asked),
    said = card && lastSaid(asked, asked.place, asked.question, card.settings);
  panel.main = withWork(panel, Boolean(said && card && !card.verdict(card.value(said.number)).near));
}

/** What a panel draws where no game waits. */
export function plainPanel(facts: Facts, asked: Asked): Record<string, any> {
  const card = cardOf(facts, asked),
    shows = card ? mayBeSeen(facts, asked, asked.question, card) : false,
    { question, settings, predicting, why } = asked,
    works = shows && card && card.asks.length > 0 && !card.certain,
    page = asked.page === STEPS_PAGE && !works ? PAGES[0] : asked.page;
  return {
    question,
    settings,
    predicting,
    page,
    why,
    questions: facts.offered(asked.place).map((id) => chipOf(facts, asked, id)),
    panel: card ? sheetOf(facts, asked, card, shows) : facts.nothing(asked.place, asked.question),
    main: card && !shows ? { label: "Show the answer", kind: "predict" } : {},
    moment: {},
    guesses: [],
    ending: {},
  };
}

/** The moments of the seat's that were answered, with the first number that was given. */
function guessesOf(facts: GameFacts, now: Watching) {
  return facts.moments(now.seat).flatMap((moment, at) => {
    const place = placeOf(moment.frame, String(now.seat)),
      card = wasAnswered(now, at) ? facts.card(place, moment.question, moment.settings) : null;
    if (!card) return [];
    const first = now.asked.said.find(
      (one) =>
        one.place === place &&
        one.question === moment.question &&
        JSON.stringify(one.settings) === JSON.stringify(card.settings),
    );
    const said = first ? card.value(first.number) : null,
      exact = card.number.number,
      { came, words, frame } = moment,
      { measure, span } = card.panel,
      { name } = facts.chip(moment.question),
      reach = reachOf(exact, measure),
      near = said != null && card.verdict(said).near;
    const mine = said == null ? "" : shortly(said, measure),
      right = shortly(exact, measure);
    return [{ said, exact, came, words, at, frame, name, measure, span, reach, near, mine, right }];
  });
}

/** The predictions, as the log has them. */
export function logOf(facts: Facts, asked: Asked) {
  return asked.said.flatMap((one, at) => {
    const card = facts.card(one.place, one.question, one.settings);
    if (!card) return [];
    const { judged, measure } = card.panel,
      prediction = card.value(one.number),
      { mistake } = facts.told(card, one, asked.said.slice(0, at));
    return [
      {
        game: facts.saved.game,
        question: one.question,
        settings: Object.entries(card.settings)
          .map(([name, set]) => `${name}=${set}`)
          .join(" "),
        position: facts.called(one.place),
        prediction,
        sure: one.sure,
        exact: judged.written,
        measure,
        mistake: mistake?.name ?? "",
        kind: mistake?.kind ?? "",
        own: one.owned ? "yes" : one.denied ? "no" : "",
        time: one.time,
        steps: outcomesOf(card, attemptsAt({ ...asked, attempts_from: 0 }, one.place, one.question, card)),
        off: Math.abs(prediction - judged.exact),
      },
    ];
  });
}

/** What panel and table draw of a game that is watched. */
export function shownOf(
  facts: GameFacts,
  now: Watching,
): { panel: Record<string, any>; table: Record<string, any> } {
  const { asked, stop } = now,
    moments = facts.moments(now.seat),
    panel = plainPanel(facts, asked),
    guesses = guessesOf(facts, now);
  panel.guesses = guesses;
  if (facts.game.over && stop < 0 && now.frame === facts.frames - 1)
    Object.assign(panel, { ending: endingOf(guesses, sureOf(logOf(facts, asked))), main: {} });
  const table: Record<string, any> = {
    step: now.frame,
    watcher: now.eyes,
    moments: moments.map(({ frame, answer, line, fate }, at) => {
      const state = wasAnswered(now, at) ? fate : (fateOf(now, at) ?? "open");
      return { frame, answer, line, state };
    }),
    stop,
    playing: now.playing,
    caption: {},
    bright: [],
    heat: panel.panel.revealed ? cardOf(facts, asked)?.heat : {},
  };
  const moment = waiting(facts, now);
  if (!moment) {
    if (!panel.ending.title) offerWork(facts, panel, asked);
    return { panel, table };
  }
  const done = answered(facts, now);
  if (!done) Object.assign(table, { caption: moment.asks, bright: moment.bright });
  else if (asked.page !== "answer") table.caption = moment.back;
  if (!asked.aside) {
    const { line, stake, came, words, headline } = moment,
      button = "See what happens";
    panel.moment = { line, button, stake, at: stop, of: moments.length };
    if (done) Object.assign(panel.moment, { came, words, headline, seen: true });
    const onward = facts.game.over && moment.answer === facts.frames - 1 ? "See how you did" : "Keep watching";
    panel.main =
      panel.main.kind === "predict" ? { label: button, kind: "predict" } : { label: onward, kind: "go" };
  }
  offerWork(facts, panel, asked);
  return { panel, table };
}
