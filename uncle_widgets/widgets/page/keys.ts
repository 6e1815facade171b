/**
 * Keys pressed inside a widget of ours act on nothing outside of it.
 *
 * A notebook would move, cut and run its cells. JupyterLab hears a key as it bubbles up, Notebook 7 on its way
 * down, so that stopping it here comes too late there; both leave alone what happens in an element marked
 * with `data-lm-suppress-shortcuts`. The window hears a key before either.
 */
import { keepPresses } from "./presses.ts";

const OURS = ".uw, .uw-page, .uw-room";
const LEAVE = "data-lm-suppress-shortcuts";
const HEARD = Symbol.for("uncle_widgets.keys");

/** What a notebook does to cells while Ctrl or Cmd is held; everything else (save, find, print) goes through. */
const CELLS = /^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i;

/** Whether the notebook may hear this key. */
const goesThrough = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !CELLS.test(event.key);

/** The outermost box of ours that an event happens in. */
const boxOf = (event: Event) =>
  event
    .composedPath()
    .filter((node) => node instanceof HTMLElement && node.matches(OURS))
    .at(-1);

/** Mind the keys of all our widgets; once a page, however many there are. */
export function keepKeys() {
  const page = globalThis as unknown as Record<symbol, boolean>;
  if (page[HEARD]) return;
  page[HEARD] = true;
  keepPresses();
  const minded = new WeakSet();
  const stop = (event: Event) => {
    if (!goesThrough(event as KeyboardEvent)) event.stopPropagation();
  };
  window.addEventListener(
    "keydown",
    (event) => {
      const box = boxOf(event),
        target = event.composedPath()[0];
      if (!(box instanceof HTMLElement) || !(target instanceof Element)) return;
      target.toggleAttribute(LEAVE, !goesThrough(event));
      if (minded.has(box)) return;
      minded.add(box);
      box.addEventListener("keydown", stop);
    },
    { capture: true },
  );
  // Words cannot have the focus: the box that they stand in takes it, before the notebook's cell does.
  window.addEventListener(
    "pointerdown",
    (event) => {
      const box = boxOf(event);
      if (box instanceof HTMLElement && !box.hasAttribute("tabindex")) box.tabIndex = -1;
    },
    { capture: true },
  );
}
