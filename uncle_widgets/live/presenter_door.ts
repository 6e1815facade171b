/** The door: the lesson, how many the class is, and what to do in the first minute. */

import { html } from "../widgets/page/dom.ts";
import type { Classroom } from "./classroom.ts";
import { sizePart } from "./presenter_manual.ts";

export function doorPart(room: Classroom, say: (words: string) => void) {
  const { saved, of } = room.facts,
    { goal } = saved.courses[0];
  return [
    html(
      "div",
      html("p.mute", saved.standing),
      html("h2.w-huge", { tabindex: -1, "data-next": true }, saved.title),
      html("p", goal.line),
    ),
    html(
      "div.w-doorway",
      html(
        "ol.w-how",
        html(
          "li",
          html("b", "Guess. "),
          "Everyone writes down a guess without talking and holds it up on a whiteboard or on paper.",
        ),
        html(
          "li",
          html("b", "Tap. "),
          "You tap each guess. The screen shows how many have answered, but not what they guessed.",
        ),
        html("li", html("b", "Talk. "), "If the class is split, they talk for two minutes and vote again."),
        html("li", html("b", "Show. "), "Then everyone sees the guesses, the answer and the reasons for it."),
      ),
      html("p", sizePart(room, say), html("span.mute", ` ${of} positions`)),
    ),
  ];
}
