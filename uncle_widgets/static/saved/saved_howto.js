// @ts-check
/** How a game is played, as a page that works alone. */
import { dye, html } from "../page/dom.js";
import { Traits } from "../page/traits.js";
import { howtoList } from "../table/howto.js";
import { begunPage } from "./saved_head.js";

/**
 * Draw the page.
 * @param {Uw.SavedHowTo} saved @param {HTMLElement} root
 */
export function openSaved({ game, title, standing, palette, howto }, root) {
  const book = html("div.uw.uw-rules", html("p.goal", howto.aim), howtoList(howto));
  dye(book, palette);
  begunPage({ game, title, standing }, new Traits({ palette }), root).replaceWith(book);
}
