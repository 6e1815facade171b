/** A lesson as a page that works alone: its positions, how it went, and practice; no kernel, no network. */
import { Traits } from "../page/traits.ts";
import { begunPage } from "./saved_head.tsx";
import { lessonIn } from "./saved_lesson_views.ts";

/** Draw the page. */
export function openSaved(saved: Uw.SavedLessonPage, root: HTMLElement) {
  const panel = new Traits(saved.explainer);
  lessonIn(saved, panel, begunPage(saved, panel, root));
}
