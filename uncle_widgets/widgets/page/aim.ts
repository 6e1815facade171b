/** How to play a game, in a dialog over the room. */
import { howtoList } from "../table/howto.ts";
import { html, unique } from "./dom.ts";
import { acted, haltAll, keepHere, keptHere } from "./progress_store.ts";

const STORED_PLAY = "uncle_widgets.howto.";

/** How to play, over the room. Afterwards the focus is where it was, or where that is gone on the key `else_`. */
export function showHowTo(howto: Uw.HowTo, root: HTMLElement, else_: string = "menu") {
  const heading = unique("howto"),
    tree = root.getRootNode() as Document | ShadowRoot,
    before = tree.activeElement;
  haltAll();
  const closed = () => {
    dialog.remove();
    keepHere(STORED_PLAY + howto.game, "1");
    acted(howto.game, true);
    const back =
      before?.isConnected && before !== document.body
        ? before
        : root.closest(".uw")?.querySelector(`[data-k="${else_}"]`);
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  };
  const dialog = html(
    "dialog.sheet.howto-over",
    { "aria-labelledby": heading, onclose: closed },
    html(
      "div.thead",
      html("h2", { id: heading, tabindex: -1, autofocus: true }, "How to play"),
      html("p.mute", howto.title),
    ),
    html("p.goal", howto.aim),
    howtoList(howto),
    html("button.btn.solid", { "data-k": "howto.close", onclick: () => dialog.close() }, "Close"),
  ) as HTMLDialogElement;
  root.append(dialog);
  dialog.showModal();
}

/** On the first visit to Play, how to play is shown; once closed, it is not again. */
export function firstPlay(howto: Uw.HowTo | undefined, tab: string, root: HTMLElement) {
  if (howto?.aim && tab === "play" && !keptHere(STORED_PLAY + howto.game) && !root.querySelector("dialog"))
    showHowTo(howto, root, "tab.play");
}
