// @ts-check
// The house: every view of ours in one module, which a page loads once (see stub.js).

import { renderLab } from "../lab/lab.js";
import { renderPanel } from "../panel/panel.js";
import { renderCoach } from "../play/coach.js";
import { renderLessonChart, renderLessonEnd } from "../rooms/lesson_end.js";
import { renderRuleBook } from "../rooms/rulebook.js";
import { renderTrail } from "../rooms/trail.js";
import { renderExercise } from "../school/exercise.js";
import { renderMarks } from "../school/marks.js";
import { renderStrip } from "../table/strip.js";
import { renderTable } from "../table/table.js";
import { watchForCopy } from "./copy.js";
import { markEnglish } from "./english.js";
import { renderGallery } from "./gallery.js";
import { keepKeys } from "./keys.js";
import { guarded, minded } from "./lost.js";
import { renderMasthead } from "./masthead.js";
import { keepSitting } from "./sitting.js";
import { themed } from "./theme.js";
import { renderWhole } from "./whole.js";

/**
 * A view at home in any front end: it follows the theme, keeps its keys, and says so when its kernel is lost.
 * @param {(context: any) => void | (() => void)} render
 */
const lodged = (render) => ({
  render: (/** @type {any} */ context) => {
    keepKeys();
    const model = guarded(context.model),
      done = themed(render)({ ...context, model });
    markEnglish(context.el);
    const root = context.el.querySelector(".uw");
    const stops = root ? [minded(context.model, root), watchForCopy(model, root)] : [];
    return () => {
      for (const stop of stops) stop();
      done?.();
    };
  },
});

/** The panel, whose predictions the tab keeps. @param {any} context */
function renderKept(context) {
  const done = renderPanel(context);
  const stop = keepSitting(context.model, context.el.querySelector(".uw"));
  return () => {
    stop();
    done();
  };
}

/** @type {Record<string, {render: (context: any) => void | (() => void)}>} */
export const views = {
  table: lodged(renderTable),
  explainer: lodged(renderKept),
  coach: lodged(renderCoach),
  strip: lodged(renderStrip),
  rulebook: lodged(renderRuleBook),
  masthead: lodged(renderMasthead),
  gallery: lodged(renderGallery),
  trail: lodged(renderTrail),
  lesson_chart: lodged(renderLessonChart),
  lesson_end: lodged(renderLessonEnd),
  lab: lodged(renderLab),
  exercise: lodged(renderExercise),
  marks: lodged(renderMarks),
  whole: lodged(renderWhole),
};
