/** What can be pressed in each state of a class: one main button, and others beside it, each with its key. */

import type { Pressed } from "./class_states.ts";
import { countOf, dealtAt, manyMissing, nextOf, saidTo, TEN } from "./class_states.ts";
import type { Wall } from "./presenter.ts";
import { hardestOf } from "./presenter_end.ts";
import { eachSide } from "./presenter_low.ts";
import { offeredActs } from "./presenter_offered.ts";
import { togetherAct, togetherActs } from "./presenter_together.ts";
import { doorActs, toLesson } from "./presenter_ways.ts";

/** `does` names what it does where that is not told by `k`: while it stays the same the label may change. */
export type Act = { k: string; words: string; key?: string; does?: string; press: () => void };

/** A talk, in seconds. */
const TALK = 120;

/** The way on to the next position, or to the end. */
function nextAct(wall: Wall): Act {
  const { state, facts } = wall.room,
    at = nextOf(facts, state);
  return {
    k: "next",
    words: at < 0 ? "Finish" : `Next: position ${at + 1}`,
    key: "n",
    press: () => wall.act({ kind: "Next" }),
  };
}

function talkAct(wall: Wall): Act {
  const press = () => wall.act({ kind: "Talk", seconds: TALK, now: Date.now() / 1000 });
  return { k: "talk", words: `Talk: ${TALK / 60} min`, key: "t", press };
}

function dealAct(wall: Wall): Act {
  const { state } = wall.room,
    hands = state.how === "hands",
    n = dealtAt(state),
    most = state.here * TEN;
  if (!hands || n >= most) return nextAct(wall);
  const words = n === 0 ? "Deal one" : n < TEN ? `Deal one more (${n} of ${TEN})` : "Deal the rest";
  return { k: "more", words, press: () => wall.act(n < TEN ? { kind: "DealRest", by: 1 } : { kind: "DealRest" }) };
}

/** Reveal; where many are missing it asks once in a vote, and the next press reveals. */
function reveal(wall: Wall) {
  const { state } = wall.room,
    name = `${state.at} ${state.vote}`,
    some = countOf(state).answered > 0;
  if (wall.asked === name || !manyMissing(state)) return wall.act({ kind: "Reveal" });
  if (wall.deaf) return;
  wall.asked = name;
  wall.changed = performance.now(); // a double press answers no question
  wall.note = `${some ? "Many students haven't" : "Nobody has"} answered yet. Press again to reveal anyway.`;
  wall.draw();
}

/** The main button first. */
export function actsOf(wall: Wall): Act[] {
  const { state, facts } = wall.room,
    { to, at, vote } = state,
    { answered, missing } = countOf(state),
    asked = wall.asked === `${at} ${vote}`,
    [first, second] = facts.pair(at),
    plain = (kind: Pressed, words: string, key: string) => ({
      k: kind.toLowerCase(),
      words,
      key,
      press: () => wall.act({ kind } as any),
    });
  const shows = {
      k: "reveal",
      words: asked ? "Reveal anyway" : missing > 0 ? `Reveal (${missing} still missing)` : "Reveal",
      key: "r",
      does: asked ? "reveal anyway" : "reveal",
      press: () => reveal(wall),
    },
    again = plain("Again", "Ask again", "a"),
    deal = facts.deals(at) && plain("Deal", "Deal ten each", "d"),
    why = facts.steps(at) > 0 && plain("Why", "Why", "w");
  let acts: (Act | false | null | undefined)[] = [];
  if (wall.room.offered) return offeredActs(wall);
  const together = togetherActs(wall);
  if (together) return [...together, nextAct(wall)];
  switch (to) {
    case "door":
      acts = doorActs(wall, plain("Start", `Start: position ${at + 1}`, "s"));
      break;
    case "ask": {
      const both = first === at && !state.done.includes(second) && vote === 1,
        beside = { ...plain("Skip", `Go to position ${second + 1}`, "n"), k: "beside" };
      acts = [
        both && beside,
        shows,
        plain("Hold", "Close the vote", "o"),
        !both && nextOf(facts, state) >= 0 && plain("Skip", "Skip", "k"),
      ];
      break;
    }
    case "held": {
      const { split } = facts.spread(
          at,
          saidTo(state).map(({ value }) => value),
        ),
        more = vote === 1 && again;
      acts = [
        ...(split && more ? [more, shows] : [shows, more]),
        answered > 1 && { k: "sides", words: "Hear both sides", key: "e", press: () => eachSide(wall) },
        vote === 1 && talkAct(wall),
      ];
      break;
    }
    case "talk":
      acts = [again, shows];
      break;
    case "shown":
      acts = [why, togetherAct(wall), deal, nextAct(wall)];
      break;
    case "why": {
      const steps = facts.panel(at).steps ?? [],
        letter = steps[state.step + 1]?.letter,
        on = { k: "on", words: `Next step: ${letter}`, press: () => wall.act({ kind: "Step", by: 1 }) },
        back = { k: "stepback", words: "Back a step", key: "b", press: () => wall.act({ kind: "Step", by: -1 }) };
      acts = letter
        ? [on, state.step > 0 ? back : plain("Reveal", "Back to the answer", "b"), deal, nextAct(wall)]
        : [nextAct(wall), state.step > 0 && back, plain("Reveal", "Back to the answer", "r"), deal];
      break;
    }
    case "deal": {
      const main = dealAct(wall),
        rest = { k: "rest", words: "Deal the rest", key: "d", press: () => wall.act({ kind: "DealRest" }) },
        more = main.k !== "next" || state.how === "phones";
      acts = [
        main,
        more && main.words !== rest.words && rest,
        plain("Reveal", "Back to the answer", "b"),
        main.k !== "next" && nextAct(wall),
      ];
      break;
    }
    case "end": {
      const hardest = hardestOf(facts, state),
        { next } = wall.tools;
      acts = [
        { k: "save", words: "Save the answers (CSV)", key: "s", press: () => wall.save() },
        hardest >= 0 && {
          k: "reask",
          words: `Ask position ${hardest + 1} again`,
          key: "a",
          press: () => wall.act({ kind: "Go", at: hardest }),
        },
        Boolean(next) && {
          k: "nextlesson",
          words: "Next lesson",
          key: "n",
          press: () => toLesson(wall, next ?? ""),
        },
      ];
    }
  }
  return acts.filter((one) => one != null && one !== false);
}

/** What Page Up does; nothing where there is no way back. */
export function backFrom(wall: Wall) {
  const { to, step } = wall.room.state;
  if (to === "why" && step > 0) wall.act({ kind: "Step", by: -1 });
  else if (to === "why" || to === "deal") wall.act({ kind: "Reveal" });
}
