/**
 * What a phone knows of its class, as a pure machine: `phoneHeard(now, message)` is what it knows after a
 * message.
 */

import type { PhoneDeal } from "./class_moment.ts";
export type Row = { at: number; exact: number; measure: string; span: [number, number] };
/**
 * `place`: not in yet, on the way, at the door, in, closed elsewhere, or over. `saying` is a number that is
 * not kept yet; `line` whether there is one. `rows` are the positions that were answered, with what is exact
 * there.
 */
export type Phone = {
  place: "join" | "going" | "door" | "in" | "aside" | "over";
  words: string;
  line: boolean;
  you: Live.You | null;
  standing: Live.Standing;
  moment: Live.Moment | null;
  answer: Live.Reveal | null;
  deals: { at: number; shown: PhoneDeal[] };
  own: Record<string, Live.Own>;
  count: Live.Count;
  saying: Live.Say | null;
  title: string;
  rows: Record<string, Row>;
};

/** States in which the answer to the position is known. */
const ANSWER_STATES: Live.StateName[] = ["shown", "why", "deal"];

/** What becomes of what was said. */
const DELETED_WORDS = "Your answers have been deleted from your teacher\u2019s computer.",
  HANDS_WORDS =
    "Your teacher is continuing without phones. The guesses so far stay on the screen in front, without names.";

export const begunPhone = (more?: Partial<Phone>): Phone => ({
  place: "join",
  words: "",
  line: false,
  you: null,
  standing: { seq: -1, to: "door", at: 0, of: 0, vote: 1, step: 0, ends: 0 },
  moment: null,
  answer: null,
  deals: { at: -1, shown: [] },
  own: {},
  count: { kind: "count", here: 0, said: 0, missing: 0, waiting: 0, front: true },
  saying: null,
  title: "",
  rows: {},
  ...more,
});

/** The position that is asked about now, as it was sent. */
export const momentNow = ({ moment, standing }: Phone) => (moment?.at === standing.at ? moment : null);

/** Its answer, once it may be seen. */
export const answerNow = ({ answer, standing }: Phone) =>
  ANSWER_STATES.includes(standing.to) && answer?.at === standing.at ? answer : null;

/** What was said to a position, kept or on its way; null for nothing. */
export function saidAt({ own, saying, standing: { at } }: Phone, vote: number) {
  const kept = own[at]?.votes[vote];
  if (saying && saying.at === at && saying.vote === vote) return { value: saying.value, sure: saying.sure };
  return kept ? { value: kept[0], sure: kept[1] } : null;
}

/** Whether the mistake was made that is asked after beside one's number; null before one said so. */
export const yesAt = ({ own }: Phone, at: number, vote: number) => own[at]?.votes[vote]?.[2] ?? null;

/** How many of the ten deals were pressed. */
export const dealtNow = ({ own, standing: { at } }: Phone) => own[at]?.dealt ?? 0;

function withOwn(now: Phone, at: number, more: Partial<Live.Own>) {
  const { votes, dealt } = now.own[at] ?? { votes: {}, dealt: 0 };
  return { ...now.own, [at]: { dealt: more.dealt ?? dealt, votes: { ...votes, ...more.votes } } };
}

/** A number that waits for a vote that is over is waited for no more. */
function saySettled(now: Phone): Phone {
  const { saying, standing } = now;
  if (!saying || (standing.to === "ask" && saying.at === standing.at && saying.vote === standing.vote)) return now;
  return { ...now, saying: null, words: "The vote closed before your last guess arrived." };
}

/** With the answer among the rows of the end. */
function revealedTo(now: Phone, answer: Live.Reveal): Phone {
  const { at, exact } = answer,
    { moment } = now;
  if (moment?.at !== at) return { ...now, answer };
  const row = { at, exact, measure: moment.measure, span: moment.span };
  return { ...now, answer, rows: { ...now.rows, [at]: row } };
}

const laidOn = (now: Phone, moment: Live.Moment): Phone => ({ ...now, moment, title: moment.title });

export function phoneHeard(now: Phone, message: Live.ToPhone): Phone {
  switch (message.kind) {
    case "you":
      return { ...now, place: "in", words: "", line: true, you: message };
    case "now": {
      const { standing, moment, answer, deals, own, count } = message;
      if (standing.seq < now.standing.seq && now.line) return now;
      let next = { ...now, standing, own, count };
      if (moment) next = laidOn(next, moment);
      if (answer) next = revealedTo(next, answer as Live.Reveal);
      if (deals) next = { ...next, deals: { at: standing.at, shown: deals } };
      if (standing.to === "door") next = { ...next, rows: {} };
      return saySettled(next);
    }
    case "state": {
      const { standing } = message;
      if (standing.seq <= now.standing.seq) return now;
      const anew = standing.to === "door" ? { own: {}, rows: {} } : {},
        another = standing.at !== now.standing.at || standing.vote !== now.standing.vote,
        count = another ? { ...now.count, said: 0, missing: now.count.here } : now.count; // of another vote
      return saySettled({ ...now, ...anew, standing, count, words: "" });
    }
    case "moment":
      return laidOn(now, message);
    case "reveal":
      return revealedTo(now, message);
    case "dealt":
      return { ...now, deals: { at: message.at, shown: message.shown } };
    case "kept": {
      const { at, vote, value, n } = message,
        { saying } = now,
        mine = saying && saying.at === at && saying.vote === vote && n >= saying.n,
        sure = mine ? saying.sure : (now.own[at]?.votes[vote]?.[1] ?? "");
      const own = withOwn(now, at, { votes: { [vote]: [value, sure, null] } });
      return { ...now, own, saying: mine ? null : saying, words: "" };
    }
    case "yes": {
      const { at, vote, yes } = message,
        said = now.own[at]?.votes[vote];
      return said ? { ...now, own: withOwn(now, at, { votes: { [vote]: [said[0], said[1], yes] } }) } : now;
    }
    case "count":
      return { ...now, count: message };
    case "waiting":
      return { ...now, place: "door", words: message.words, line: true };
    case "gone":
      return { ...now, place: "over", line: false, words: message.hands ? HANDS_WORDS : DELETED_WORDS };
    case "no": {
      const { about, words, n } = message;
      if (about === "full") return { ...now, place: "door", words };
      if (about === "hello") return { ...now, place: "join", words };
      if (about !== "say") return { ...now, words };
      return { ...now, words, saying: now.saying?.n === n ? null : now.saying };
    }
  }
}

/** So many of the ten are pressed, before the server knows it. */
export const pressedOn = (now: Phone, dealt: number): Phone => ({
  ...now,
  own: withOwn(now, now.standing.at, { dealt }),
});
