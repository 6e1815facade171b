// @ts-check
/** A page that works alone: a game that was watched, every answer worked out beforehand, no kernel, no network. */
import { Traits } from "../page/traits.js";
import { begunPage } from "./saved_head.js";
import { gameIn } from "./saved_views.js";

/**
 * Draw the page.
 * @param {Uw.Saved} saved @param {HTMLElement} root
 */
export function openSaved(saved, root) {
  const panel = new Traits(saved.explainer);
  gameIn(saved, panel, begunPage(saved, panel, root));
}
