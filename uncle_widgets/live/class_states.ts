/**
 * Where a class stands, as a machine: `classDid(facts, now, deed)` is the state after a deed, or throws what is
 * refused. By hands the page in front does it all; by phones it hears the numbers from the server.
 */
import { refuse } from "../widgets/panel/asking.ts";

/**
 * `vote`: 1, or 2 after a talk. `ends` of a talk, in seconds since 1970; 0 for none. By hands a vote has no
 * member (0), and `here` is how many the class is; `pressed` counts deals by position, then by student ("0" by
 * hands). `done` are the positions whose answer was shown.
 */
/** What the machine asks of a lesson; a vote's number is in the answer's own scale. */
export type ClassState = {
  how: "hands" | "phones";
  to: Live.StateName;
  at: number;
  vote: number;
  step: number;
  ends: number;
  votes: readonly Live.Vote[];
  pressed: Record<string, Record<string, number>>;
  here: number;
  waiting: number;
  members: readonly Live.Member[];
  done: readonly number[];
};
export type Asked = {
  of: number;
  steps: (at: number) => number;
  fits: (at: number, value: number) => string;
  list: (at: number, text: string) => number[];
};
/** `now` in seconds since 1970; `of` a class by hands; `by` one up or down. */
export type Pressed = "Start" | "Hold" | "Again" | "Reveal" | "Why" | "Deal" | "Next" | "Skip" | "End" | "Anew";
export type ClassDeed =
  | { kind: Pressed }
  | { kind: "Talk"; seconds: number; now: number }
  | { kind: "Step"; by: number }
  | { kind: "DealRest"; by?: number }
  | { kind: "Go"; at: number }
  | { kind: "Tap"; value: number; by: number }
  | { kind: "List"; text: string }
  | { kind: "Size"; of: number }
  | { kind: "By"; how: "hands" | "phones" }
  | { kind: "Votes"; votes: Live.Vote[] }
  | { kind: "Pressed"; at: number; by: Record<string, number> }
  | { kind: "Members"; members: Live.Member[]; here: number; waiting: number }
  | {
      kind: "Front";
      standing: Live.Standing;
      members: Live.Member[];
      votes: Live.Vote[];
      pressed: Record<string, Record<string, number>>;
    };

/** What may follow a state. */
export const ways: Record<Live.StateName, Live.StateName[]> = {
  door: ["ask"],
  ask: ["held", "shown", "ask"],
  held: ["talk", "ask", "shown"],
  talk: ["ask", "shown"],
  shown: ["why", "deal", "ask", "end"],
  why: ["why", "shown", "deal", "ask", "end"],
  deal: ["shown", "why", "ask", "end"],
  end: ["ask", "door"],
};

/** Students in a class, and deals of each. */
const MOST_IN_CLASS = 300;
export const TEN = 10;

export const begunClass = (more?: Partial<ClassState>): ClassState =>
  Object.freeze({
    how: "hands",
    to: "door",
    at: 0,
    vote: 1,
    step: 0,
    ends: 0,
    votes: [],
    pressed: {},
    here: 30,
    waiting: 0,
    members: [],
    done: [],
    ...more,
  });

/** What was said to a position, of one vote. */
export const saidTo = (now: ClassState, at = now.at, vote = now.vote) =>
  now.votes.filter((one) => one.at === at && one.vote === vote);

/**
 * How many have answered, how many of those present have not, and both together. By phones the numbers that came
 * in say who has: what a server says of its members comes later.
 */
export function countOf(now: ClassState) {
  const said = saidTo(now),
    who = new Set(said.map(({ member }) => member)),
    missing =
      now.how === "phones"
        ? now.members.filter(({ here, number }) => here && !who.has(number)).length
        : Math.max(0, now.here - said.length);
  return { answered: said.length, missing, of: said.length + missing };
}

/** Are many missing, a third or more, or all? Then it is asked once before an answer is revealed. */
export function manyMissing(now: ClassState) {
  const { answered, missing, of } = countOf(now);
  return answered === 0 || 3 * missing >= of;
}

/** The position that comes next; -1 after the last. */
export const nextOf = ({ of }: Asked, { at }: ClassState) => (at + 1 < of ? at + 1 : -1);

/** Deals that were begun at a position, of all. */
export const dealtAt = ({ pressed, at }: ClassState) =>
  Object.values(pressed[at] ?? {}).reduce((sum, k) => sum + k, 0);

function wayOn(now: ClassState, to: Live.StateName, more?: Partial<ClassState>): ClassState {
  if (!ways[now.to].includes(to))
    refuse(`From ${now.to} a class can go to ${ways[now.to].join(", ")}, but not to ${to}.`);
  const done = to === "shown" && !now.done.includes(now.at) ? [...now.done, now.at] : now.done;
  return { ...now, to, ends: 0, done, ...more };
}

/** Ask about a position; who asks again what was answered takes a second vote. */
function asked(facts: Asked, now: ClassState, at: number) {
  if (!(at >= 0 && at < facts.of)) refuse(`Expected a position from 1 to ${facts.of}, not ${at + 1}.`);
  if (now.to === "held" || now.to === "talk") refuse("The vote is closed. Show the answer first.");
  if (now.to === "ask" && at === now.at) refuse("The class is answering this position now.");
  const again = now.done.includes(at) && saidTo(now, at, 1).length > 0,
    votes = again && now.how === "hands" ? now.votes.filter((one) => one.at !== at || one.vote === 1) : now.votes;
  return wayOn(now, "ask", { at, votes, vote: again ? 2 : 1, step: 0 });
}

/** Numbers by hands, one after the other. */
function handsSaid(facts: Asked, now: ClassState, values: number[]) {
  if (now.to !== "ask") refuse("The vote is closed.");
  if (now.how !== "hands") refuse("This class answers by phone.");
  const { at, vote, here } = now,
    left = here - saidTo(now).length;
  for (const value of values) {
    const fault = facts.fits(at, value);
    if (fault) refuse(fault);
  }
  if (values.length > left)
    refuse(
      left > 0
        ? `Only ${left} of ${here} students haven't answered, so you can't add ${values.length}.`
        : `All ${here} students have answered. Make the class larger, or take away a guess.`,
    );
  const unnamed = { member: 0, at, vote, sure: "" as const, n: 0, after: 0 },
    more = values.map((value) => ({ ...unnamed, value }));
  return { ...now, votes: [...now.votes, ...more] };
}

/** The last of such a number is taken away. */
function unsaid(now: ClassState, value: number) {
  if (now.to !== "ask") refuse("The vote is closed.");
  const { at, vote } = now,
    last = now.votes.findLastIndex((one) => one.at === at && one.vote === vote && one.value === value);
  if (last < 0) refuse("Nobody has guessed that.");
  return { ...now, votes: now.votes.toSpliced(last, 1) };
}

/** Numbers from the server take the place of those that the same student said before. */
function heardVotes(known: readonly Live.Vote[], fresh: Live.Vote[]) {
  const name = ({ member, at, vote }: Live.Vote) => `${member} ${at} ${vote}`;
  const held = new Set(fresh.map(name));
  return [...known.filter((one) => !one.member || !held.has(name(one))), ...fresh];
}

/** So many deals more, by hands; without a number all there are. */
function dealtMore(now: ClassState, by?: number) {
  const { at, here, how, members } = now,
    old = now.pressed[at] ?? {};
  if (now.to !== "deal") refuse("Deal first.");
  if (how === "phones") {
    const all = members.map(({ number }) => [String(number), TEN]);
    return { ...now, pressed: { ...now.pressed, [at]: { ...old, ...Object.fromEntries(all) } } };
  }
  const most = here * TEN,
    k = old[0] ?? 0;
  if (k >= most) refuse(`That's all ${most} deals, ten for each student.`);
  return { ...now, pressed: { ...now.pressed, [at]: { ...old, 0: Math.min(most, by ? k + by : most) } } };
}

function classDeed(facts: Asked, now: ClassState, deed: ClassDeed): ClassState {
  switch (deed.kind) {
    case "Start":
      return wayOn(now, "ask", { vote: 1, step: 0 });
    case "Hold":
      return wayOn(now, "held");
    case "Talk":
      return wayOn(now, "talk", { ends: deed.now + deed.seconds });
    case "Again":
      if (now.vote > 1) refuse("There are only two votes. Show the answer.");
      if (now.to === "ask") refuse("Close the vote first.");
      return wayOn(now, "ask", { vote: 2 });
    case "Reveal":
      return wayOn(now, "shown");
    case "Why":
      return wayOn(now, "why", now.to === "why" ? {} : { step: 0 });
    case "Step": {
      const step = now.step + deed.by;
      if (now.to !== "why" || step < 0 || step >= facts.steps(now.at)) refuse("There is no such step.");
      return wayOn(now, "why", { step });
    }
    case "Deal":
      return wayOn(now, "deal");
    case "DealRest":
      return dealtMore(now, deed.by);
    case "Next": {
      const at = nextOf(facts, now);
      if (now.to === "ask") refuse("Show the answer first, or skip it.");
      return at < 0 ? wayOn(now, "end") : asked(facts, now, at);
    }
    case "Skip":
      if (now.to !== "ask") refuse("Only an open question can be skipped.");
      return asked(facts, now, now.at + 1);
    case "Go":
      return now.to === "door" ? { ...now, at: deed.at } : asked(facts, now, deed.at);
    case "End":
      return wayOn(now, "end");
    case "Anew":
      return wayOn(now, "door", { at: 0, vote: 1, step: 0, votes: [], pressed: {}, done: [] });
    case "Tap":
      return deed.by > 0 ? handsSaid(facts, now, [deed.value]) : unsaid(now, deed.value);
    case "List":
      return handsSaid(facts, now, facts.list(now.at, deed.text));
    case "Size": {
      const least = Math.max(2, now.to === "ask" ? saidTo(now).length : 0);
      if (!(Number.isInteger(deed.of) && deed.of >= least && deed.of <= MOST_IN_CLASS))
        refuse(
          `Expected a class of ${least} to ${MOST_IN_CLASS} students` +
            (Number.isNaN(deed.of) ? "." : `, not ${String(deed.of).slice(0, 20)}.`),
        );
      return { ...now, here: deed.of };
    }
    case "By":
      return { ...now, how: deed.how, here: Math.max(2, now.here, saidTo(now).length) };
    case "Votes":
      return { ...now, votes: heardVotes(now.votes, deed.votes) };
    case "Pressed":
      return { ...now, pressed: { ...now.pressed, [deed.at]: { ...now.pressed[deed.at], ...deed.by } } };
    case "Members":
      return { ...now, members: deed.members, here: deed.here, waiting: deed.waiting };
    case "Front": {
      const { to, at, vote, step, ends } = deed.standing,
        known = deed.votes
          .map((one) => one.at)
          .filter((one) => one !== at || !["ask", "held", "talk"].includes(to)),
        done = [...new Set([...now.done, ...known])];
      const here = deed.members.filter((one) => one.here).length,
        votes = heardVotes(now.votes, deed.votes),
        pressed = { ...now.pressed, ...deed.pressed };
      return { ...now, to, at, vote, step, ends, votes, pressed, members: deed.members, here, done };
    }
  }
}

export const classDid = (facts: Asked, now: ClassState, deed: ClassDeed): ClassState =>
  Object.freeze(classDeed(facts, now, deed));
