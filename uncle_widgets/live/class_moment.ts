/**
 * What a phone is shown of a position, out of the facts of a class: first what lies there and what is asked, with
 * nothing of the answer; then the answer, with what is said of one's own number; and ten deals.
 */

import { verdictOf } from "../widgets/panel/wording.ts";
import { unpacked } from "../widgets/table/frames.ts";
import type { ClassFacts } from "./class_facts.ts";
import { TEN } from "./class_states.ts";

/** A table as it travels: its frame with all that it is made of. `over` is said over it. */
/**
 * `lines` tell two positions apart that lie side by side, of which this is the second; else there are none.
 */
export type PhoneTable = { names: string[]; frame: any; pool: any[]; differs: string[]; over: Uw.Told };
/**
 * `values` are the first numbers of all, from low to high, `again` those after the talk; `reach` is how far
 * off is still near. Of a step its picture stays on the wall.
 */
export type MomentShown = {
  game: string;
  palette: string;
  boards: Record<string, any>;
  tables: PhoneTable[];
  lines: string[];
  ask: string;
  given: string;
  cases: string;
  event: string;
  model: string;
};
/** What is said of one's number. `mistake` is asked about; `others` landed on it too. */
export type AnswerShown = {
  headline: string;
  answer: any;
  written: string;
  dots: Uw.Dots[];
  steps: Uw.Step[];
  notice: string;
  values: number[];
  again: number[];
  trial: string;
  struck: string;
};
/** One of ten deals: its value, null where it is struck out, and what it dealt, where that was kept. */
export type Mark = { value: number; vote: number; verdict: string; mistake: Uw.Mistake | null; others: number };
export type PhoneDeal = { value: number | null; dealt: Record<string, Uw.Face>; traces: Uw.Trace[] };

/** A frame that bears what it is made of, and no more. */
function alonePacked(frame: any, pool: any[]) {
  const { zones, board, sheet, ...rest } = unpacked(frame, pool),
    kept = [...zones, board, sheet],
    at = zones.length;
  return { frame: { ...rest, zones: zones.map((_, k) => k), board: at, sheet: sheet && at + 1 }, pool: kept };
}

/** How far the slider moves at a time: a hundredth of a chance. */
function stepAt(facts: ClassFacts, at: number) {
  const [low, high] = facts.span(at);
  return facts.measure(at) === "chance" ? 0.01 : 10 ** Math.floor(Math.log10((high - low) / 50 || 1));
}

export function momentOf(facts: ClassFacts, at: number): Live.Moment {
  const saved = facts.saved as Uw.SavedLessonPage,
    { tables, over } = facts.laid(at),
    { ask, given, cases, event, model } = facts.panel(at),
    lines = tables.length > 1 ? facts.positions[at].pair : [];
  const shown: MomentShown = {
    game: saved.game,
    palette: saved.table.palette,
    boards: saved.table.boards,
    tables: tables.map(({ names, frame, differs }, k) => ({
      names,
      differs,
      over: over[k],
      ...alonePacked(frame, saved.table.pool),
    })),
    lines,
    ask,
    given,
    cases,
    event,
    model,
  };
  const { of, saved: lesson } = facts,
    [span, step, measure] = [facts.span(at), stepAt(facts, at), facts.measure(at)];
  return { kind: "moment", at, of, title: lesson.title, span, step, measure, shown };
}

export function answerOf(facts: ClassFacts, at: number, votes: readonly Live.Vote[]): Live.Answer {
  const panel = facts.panel(at),
    here = votes.filter((one) => one.at === at),
    exact = facts.exact(at),
    last: Map<number, Live.Vote> = new Map();
  for (const one of here) if (one.vote >= (last.get(one.member)?.vote ?? 0)) last.set(one.member, one);
  const told = [...last.values()].map((one) => ({ one, mistake: facts.mistakeOf(one, votes) }));
  const marks = told.map(({ one: { member, value, vote }, mistake }) => {
    const verdict = verdictOf(value, exact, facts.measure(at), facts.card(at).verdict(value).band),
      others = mistake ? told.filter((other) => other.mistake?.name === mistake.name).length - 1 : 0;
    return [member, { value, vote, verdict, mistake, others }];
  });
  const sorted = (vote: number) =>
    here.flatMap((one) => (one.vote === vote ? [one.value] : [])).sort((a, b) => a - b);
  const shown: AnswerShown = {
    headline: panel.headline || panel.certain || "",
    answer: panel.answer,
    written: facts.written(at, exact),
    dots: panel.dots ?? [],
    steps: (panel.steps ?? []).map(({ picture: _, ...step }: Uw.Step) => step),
    notice: facts.positions[at].notice,
    values: sorted(1),
    again: sorted(2),
    trial: panel.trial ?? "",
    struck: panel.tries?.struck ?? "",
  };
  return { kind: "answer", at, exact, shown, marks: Object.fromEntries(marks) };
}

/**
 * Ten deals for a student, none where the answer is certain.
 * @param member from 1
 */
export function dealsOf(facts: ClassFacts, at: number, member: number): PhoneDeal[] {
  if (!facts.deals(at)) return [];
  return Array.from({ length: TEN }, (_, k) => {
    const { value, kept } = facts.deal(at, TEN * (member - 1) + k);
    return { value, dealt: {}, traces: [], ...kept };
  });
}
