/** How a game is played, as a page that works alone. */
import { dye, html } from "../page/dom.ts";
import { Traits } from "../page/traits.ts";
import { howtoList } from "../table/howto.ts";
import { begunPage } from "./saved_head.tsx";

/** Draw the page. */
export function openSaved({ game, title, standing, palette, howto }: Uw.SavedHowTo, root: HTMLElement) {
  const book = html("div.uw.uw-rules", html("p.goal", howto.aim), howtoList(howto));
  dye(book, palette);
  begunPage({ game, title, standing }, new Traits({ palette }), root).replaceWith(book);
}
