/** A lesson, drawn in columns: its positions and the trail under them, or how it went. */
import { html } from "../page/dom.ts";
import { Traits } from "../page/traits.ts";
import { renderPanel } from "../panel/panel.ts";
import { renderLessonChart, renderLessonEnd } from "../rooms/lesson_end.ts";
import { renderTrail } from "../rooms/trail.ts";
import { renderTable } from "../table/table.ts";
import { placedView } from "./saved_head.tsx";
import { LessonRoom } from "./saved_lesson_room.ts";

/** @param cols to be filled */
export function lessonIn(saved: Uw.SavedLessonPage, panel: Traits, cols: HTMLElement) {
  const table = new Traits(saved.table),
    twin = new Traits({ ...saved.table }),
    trail = new Traits(saved.trail),
    report = new Traits({ palette: saved.table.palette, report: {} }),
    views: Map<string, HTMLElement> = new Map();
  const view = (render: any, model: Traits, place: string) => {
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
    const wanted = [...shown.filter(Boolean), low] as HTMLElement[];
    if (wanted.length !== cols.children.length || wanted.some((one, at) => one !== cols.children[at]))
      cols.replaceChildren(...wanted);
  });
  low.append(placedView(renderTrail, trail, "")); // it gives back at once what the tab has kept
  return room;
}
