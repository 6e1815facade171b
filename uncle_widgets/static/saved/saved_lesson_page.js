// @ts-check
/** A lesson as a page that works alone: its positions, how it went, and practice; no kernel, no network. */
import { Traits } from "../page/traits.js";
import { begunPage } from "./saved_head.js";
import { lessonIn } from "./saved_lesson_views.js";

/**
 * Draw the page.
 * @param {Uw.SavedLessonPage} saved @param {HTMLElement} root
 */
export function openSaved(saved, root) {
  const panel = new Traits(saved.explainer);
  lessonIn(saved, panel, begunPage(saved, panel, root));
}
