// The house: every view of ours in one module, which a page loads once (see loader.ts).

import { renderLab } from "../lab/lab.ts";
import { renderPanel } from "../panel/panel.ts";
import { renderCoach } from "../play/coach.ts";
import { renderLessonChart, renderLessonEnd } from "../rooms/lesson_end.ts";
import { renderRuleBook } from "../rooms/rulebook.ts";
import { renderTrail } from "../rooms/trail.ts";
import { renderExercise } from "../school/exercise.tsx";
import { renderMarks } from "../school/marks.ts";
import { renderStrip } from "../table/strip.ts";
import { renderTable } from "../table/table.ts";
import { renderGallery } from "./gallery.ts";
import { guarded, minded } from "./kernel_lost.ts";
import { keepKeys } from "./keys.ts";
import { markEnglish } from "./language.ts";
import { renderMasthead } from "./masthead.tsx";
import { watchForCopy } from "./saved_copy.ts";
import { keepSitting } from "./session.ts";
import { themed } from "./theme.ts";
import { renderWhole } from "./whole.ts";

/** A view at home in any front end: it follows the theme, keeps its keys, and says so when its kernel is lost. */
const lodged = (render: (context: any) => undefined | (() => void)) => ({
  render: (context: any) => {
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

/** The panel, whose predictions the tab keeps. */
function renderKept(context: any) {
  const done = renderPanel(context);
  const stop = keepSitting(context.model, context.el.querySelector(".uw"));
  return () => {
    stop();
    done();
  };
}

export const views: Record<string, { render: (context: any) => undefined | (() => void) }> = {
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
