/** A class that was begun on this device before: offered first, with nothing of its answers or numbers. */

import { html } from "../widgets/page/dom.ts";
import type { Classroom } from "./classroom.ts";
import type { Wall } from "./presenter.ts";
import type { Act } from "./presenter_actions.ts";

/** '24 answers'. */
const numberOfAnswers = (n: number) => `${n} ${n === 1 ? "answer" : "answers"}`;

/**
 * When it was, as this device writes it.
 * @param when in milliseconds since 1970; 0 for not known
 */
function whenWords(when: number) {
  const day = new Date(when).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return when ? ` It was last used on ${day}.` : "";
}

/** What is said of it before it is chosen. */
export function offeredPart({ facts, offered, offeredAt }: Classroom) {
  if (!offered) return [];
  const { saved, of } = facts,
    place = offered.to === "end" ? "to the end" : `to position ${offered.at + 1} of ${of}`;
  return html(
    "div.w-doorway",
    html("p.mute", saved.title),
    html("h2.w-huge", { tabindex: -1, "data-next": true }, "Continue, or start over?"),
    html(
      "p",
      "A class of this lesson was started on this device. ",
      `It got ${place}, with ${numberOfAnswers(offered.votes.length)}.`,
      whenWords(offeredAt),
    ),
    html(
      "p.mute",
      "The guesses and the answers stay hidden until you continue. Starting over deletes the guesses.",
    ),
  );
}

/** Its buttons: continue, or start over, which asks once. */
export function offeredActs(wall: Wall): Act[] {
  const { room } = wall,
    n = room.offered?.votes.length ?? 0;
  const startOver = () => {
    if (wall.sure || n === 0) {
      wall.sure = false;
      room.forget();
    } else {
      wall.sure = true;
      wall.draw();
    }
  };
  return [
    { k: "continue", words: "Continue", key: "c", press: () => room.takeUp() },
    {
      k: "over",
      words: wall.sure ? `Yes, delete the ${numberOfAnswers(n)}` : "Start over",
      key: "o",
      press: startOver,
    },
    { k: "save", words: "Save its answers (CSV)", key: "s", press: () => wall.save() },
  ];
}
