/**
 * What was predicted in a game, kept by the tab: on a page of ours each loading begins with a new kernel, which
 * is given back what was said.
 */
import { linkIn, ours } from "./address.ts";
import { keptBy } from "./browser_store.ts";

/** Milliseconds in which the room of the address takes the place of the one that a page begins with. */
const ROOM_OPENS = 2000;
const PANEL_DRAWN = Symbol.for("uncle_widgets.drawn");

/** What was kept, or nothing where it cannot be read. */
export function readBack(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Keep what the explainer says is to be kept, and send it back where whoever said it goes on.
 * @returns ends it
 */
export function keepSitting(model: Uw.Model<Uw.ExplainerTraits, Uw.ToPanel>, root: HTMLElement): () => void {
  if (!ours()) return () => {};
  const page = globalThis as unknown as Record<symbol, boolean>,
    opens = performance.now() + (!page[PANEL_DRAWN] && linkIn() ? ROOM_OPENS : 0);
  page[PANEL_DRAWN] = true;
  let seen = "",
    timer = 0;
  const tab = keptBy(root, () => model.get("kept"));
  const back = (text: string) => {
    const kept = readBack(text);
    const send = () => model.send({ kind: "restore", kept });
    if (kept) timer = window.setTimeout(send, Math.max(0, opens - performance.now()));
  };
  const keep = () => {
    if (!model.get("kept")) return;
    const said = Object.keys(model.get("keeping")).length > 0;
    if (seen !== model.get("kept")) {
      seen = model.get("kept");
      if (!said) tab.look(back);
    } else if (said) tab.keep(JSON.stringify(model.get("keeping")));
  };
  const names = "change:kept change:keeping";
  model.on(names, keep);
  keep();
  return () => {
    clearTimeout(timer);
    tab.stop();
    model.off(names, keep);
  };
}
