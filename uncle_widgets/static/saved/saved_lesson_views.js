// @ts-check
/** A lesson, drawn in columns: its positions and the trail under them, or how it went. */
import { html } from "../page/dom.js";
import { Traits } from "../page/traits.js";
import { renderPanel } from "../panel/panel.js";
import { renderLessonChart, renderLessonEnd } from "../rooms/lesson_end.js";
import { renderTrail } from "../rooms/trail.js";
import { renderTable } from "../table/table.js";
import { placedView } from "./saved_head.js";
import { LessonRoom } from "./saved_lesson_room.js";

/** @param {Uw.SavedLessonPage} saved @param {Traits} panel @param {HTMLElement} cols to be filled */
export function lessonIn(saved, panel, cols) {
  const table = new Traits(saved.table),
    twin = new Traits({ ...saved.table }),
    trail = new Traits(saved.trail),
    report = new Traits({ palette: saved.table.palette, report: {} }),
    /** @type {Map<string, HTMLElement>} */ views = new Map();
  const view = (/** @type {any} */ render, /** @type {Traits} */ model, /** @type {string} */ place) => {
    const known = views.get(place) ?? placedView(render, model, place);
    views.set(place, known);
    return known;
  };
  const low = html("div", { class: "widget-box uw-stack uw-at-low" });
  const room = new LessonRoom(saved, { table, twin, panel, trail, report }, (seen) => {
    const shown =
      seen === "end"
        ? [
            view(renderLessonChart, report, "uw-at-table uw-lesson-chart"),
            view(renderLessonEnd, report, "uw-at-side uw-end"),
          ]
        : [
            view(renderTable, table, "uw-at-table"),
            seen === "two" && view(renderTable, twin, "uw-at-twin"),
            view(renderPanel, panel, "uw-at-side"),
          ];
    const wanted = /** @type {HTMLElement[]} */ ([...shown.filter(Boolean), low]);
    if (wanted.length !== cols.children.length || wanted.some((one, at) => one !== cols.children[at]))
      cols.replaceChildren(...wanted);
  });
  low.append(placedView(renderTrail, trail, "")); // it gives back at once what the tab has kept
  return room;
}
