// @ts-check
/**
 * What was predicted in a game, kept by the tab: on a page of ours each loading begins with a new kernel, which
 * is given back what was said. Who comes to the page anew, by a link on another page, begins anew.
 */
import { linkIn, ours } from "./address.js";
import { shelf } from "./trail.js";

const LEFT = "uncle_widgets left";
/** Milliseconds in which the room of the address takes the place of the one that a page begins with. */
const ROOM_OPENS = 2000;
const CAME = Symbol.for("uncle_widgets.came");

/**
 * Whether the page was loaded again, and whether no panel has been drawn yet.
 * @typedef {{back: boolean, first: boolean}} Coming
 */

/** How this page was come to: anew, or again. A tab that a phone drops is not left in order. @returns {Coming} */
function coming() {
  const page = /** @type {Record<symbol, Coming>} */ (/** @type {unknown} */ (globalThis));
  if (!page[CAME]) {
    const [way] = performance.getEntriesByType("navigation");
    const anew = /** @type {PerformanceNavigationTiming | undefined} */ (way)?.type === "navigate";
    page[CAME] = { back: !(anew && shelf()?.getItem(LEFT)), first: true };
    shelf()?.removeItem(LEFT);
    window.addEventListener("pagehide", () => shelf()?.setItem(LEFT, "1"));
  }
  return page[CAME];
}

/** @param {string | null | undefined} text @returns {unknown} */
function readBack(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Keep what the explainer says is to be kept, and send it back where the page was loaded again.
 * @param {Uw.Model<Uw.ExplainerTraits>} model @returns {() => void} ends it
 */
export function keepSitting(model) {
  if (!ours()) return () => {};
  const came = coming(),
    { back } = came,
    wait = came.first && linkIn() ? ROOM_OPENS : 0;
  came.first = false;
  let seen = "",
    timer = 0;
  const place = () => `uncle_widgets ${location.pathname} ${model.get("kept")}`;
  const keep = () => {
    if (!model.get("kept")) return;
    const keeping = model.get("keeping"),
      said = Object.keys(keeping).length > 0;
    if (seen !== model.get("kept")) {
      seen = model.get("kept");
      const kept = back && !said ? readBack(shelf()?.getItem(place())) : null;
      if (kept) timer = window.setTimeout(() => model.send({ kind: "restore", kept }), wait);
    } else if (said) shelf()?.setItem(place(), JSON.stringify(keeping));
  };
  const names = "change:kept change:keeping";
  model.on(names, keep);
  keep();
  return () => {
    clearTimeout(timer);
    model.off(names, keep);
  };
}
