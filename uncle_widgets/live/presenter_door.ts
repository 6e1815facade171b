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
          html("b", "Alone. "),
          "Everybody writes a number and holds it up: a whiteboard, a sheet, fingers.",
        ),
        html("li", html("b", "Tap. "), "You tap each number here. The wall shows how many have said, never what."),
        html("li", html("b", "Talk. "), "Where the room is split it argues for two minutes, and says again."),
        html("li", html("b", "Show. "), "Then all of it: what was said, what is exact, and why."),
      ),
      html("p", sizePart(room, say), html("span.mute", ` ${of} positions`)),
    ),
  ];
}
