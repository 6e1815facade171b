/** Work it out together: in front of a class the room calls out the small numbers, and the teacher shows them. */

import { html } from "../widgets/page/dom.ts";
import type { Wall } from "./presenter.ts";
import type { Act } from "./presenter_actions.ts";

/** What of it is on the screen in front. Phones follow the steps that are shown; they get no question early. */
export type Together = { at: number; hinted: boolean };

const shows = (wall: Wall) => ["shown", "why"].includes(wall.room.state.to);

/** The steps of the derivation that are shown so far. */
const shownSteps = ({ room: { state } }: Wall) => (state.to === "why" ? state.step + 1 : 0);

/** Whether it is worked out together here. */
const works = (wall: Wall) => shows(wall) && wall.together?.at === wall.room.state.at;

/** The small question that is asked now; undefined after the last. */
function questionNow(wall: Wall): Uw.Judge | undefined {
  const { facts, state } = wall.room;
  return works(wall) ? facts.card(state.at).asks.find(({ line }) => line >= shownSteps(wall)) : undefined;
}

/** The button that begins it; nothing where there are no steps. */
export const togetherAct = (wall: Wall): Act | false => {
  const { facts, state } = wall.room;
  return (
    facts.card(state.at).asks.length > 0 && {
      k: "together",
      words: "Work it out together",
      key: "t",
      press: () => {
        wall.together = { at: state.at, hinted: false };
        wall.draw();
        speak(wall);
      },
    }
  );
};

/** Show the steps up to one. */
function show(wall: Wall, step: number) {
  wall.together = { at: wall.room.state.at, hinted: false };
  if (wall.room.state.to === "shown") wall.act({ kind: "Why" });
  const by = step - wall.room.state.step;
  if (by !== 0) wall.act({ kind: "Step", by });
  speak(wall);
}

/** Say the small question that is asked now. */
function speak(wall: Wall) {
  const question = questionNow(wall);
  if (question) wall.speech.say(question.words, true);
}

/** The buttons while a small question is asked; null for nothing of it. */
export function togetherActs(wall: Wall): Act[] | null {
  const question = questionNow(wall);
  if (!question) return null;
  const { facts, state } = wall.room,
    { asks, lines } = facts.card(state.at),
    last = asks.at(-1) === question;
  return [
    { k: "showstep", words: "Show the number", press: () => show(wall, last ? lines - 1 : question.line) },
    {
      k: "lightstep",
      words: "Give a hint",
      key: "h",
      press: () => {
        wall.together = { at: state.at, hinted: true };
        wall.draw();
      },
    },
    {
      k: "togetherback",
      words: "Back to the answer",
      key: "b",
      press: () => {
        wall.together = null;
        if (state.to === "why") wall.act({ kind: "Reveal" });
        else wall.draw();
      },
    },
  ];
}

/** The lines so far, and the small question below them; null for nothing of it. */
export function togetherSheet(wall: Wall) {
  const question = questionNow(wall);
  if (!question) return null;
  const { facts, state } = wall.room,
    { asks } = facts.card(state.at),
    steps: Uw.Step[] = facts.panel(state.at).steps ?? [],
    at = asks.indexOf(question);
  return [
    html(
      "h2.w-small",
      { tabindex: -1, "data-next": true },
      `Work it out together: step ${at + 1} of ${asks.length}`,
    ),
    html(
      "ol.w-steps",
      steps
        .slice(0, shownSteps(wall))
        .map((one) =>
          html("li.near", html("i.w-letter", one.letter), html("span", one.words), html("b", one.value)),
        ),
    ),
    html("p.w-question", question.words),
    question.left.length > 0 &&
      html(
        "p.mute",
        question.left
          .map(([words, factor, share], k, all) => {
            const left = k < all.length - 1 ? `${share} of 100 are left` : "how many are left?";
            return `${words}: ${factor}, ${left}`;
          })
          .join(" \u00b7 "),
      ),
    wall.together?.hinted && html("p", question.hint),
  ];
}

/** What is lit on the table: of the step that is shown, or for a hint of the one that is asked. */
export function litInFront(wall: Wall): Record<string, string> {
  const { facts, state } = wall.room,
    question = questionNow(wall),
    steps: Uw.Step[] = facts.panel(state.at).steps ?? [],
    hinted = question && wall.together?.hinted ? question.line : -1,
    step = question ? hinted : state.to === "why" ? state.step : -1,
    { lit = [], letter = "" } = steps[step] ?? {};
  return Object.fromEntries(lit.map((key) => [key, letter]));
}

/** What the drawn sheet hangs on beside the state. */
export const togetherLooks = (wall: Wall) =>
  works(wall) ? `together ${shownSteps(wall)} ${wall.together?.hinted}` : "";
