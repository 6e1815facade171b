// @ts-check
// The house: every view of ours in one module, which a page loads once (see stub.js).
import { renderCoach } from "./coach.js";
import { renderGallery } from "./gallery.js";
import { renderLessonChart, renderLessonEnd } from "./lesson_end.js";
import { renderMasthead } from "./masthead.js";
import { renderPanel } from "./panel.js";
import { renderStrip } from "./strip.js";
import { renderTable } from "./table.js";
import { themed } from "./theme.js";
import { renderTrail } from "./trail.js";

/** @type {Record<string, {render: (context: any) => void | (() => void)}>} */
export const views = {
  table: { render: themed(renderTable) },
  explainer: { render: themed(renderPanel) },
  coach: { render: themed(renderCoach) },
  strip: { render: themed(renderStrip) },
  masthead: { render: themed(renderMasthead) },
  gallery: { render: themed(renderGallery) },
  trail: { render: themed(renderTrail) },
  lesson_chart: { render: themed(renderLessonChart) },
  lesson_end: { render: themed(renderLessonEnd) },
};
