/** A page that works alone: a game that was watched, every answer worked out beforehand, no kernel, no network. */
import { Traits } from "../page/traits.ts";
import { begunPage } from "./saved_head.tsx";
import { gameIn } from "./saved_views.ts";

/** Draw the page. */
export function openSaved(saved: Uw.Saved, root: HTMLElement) {
  const panel = new Traits(saved.explainer);
  gameIn(saved, panel, begunPage(saved, panel, root));
}
