// @ts-check
/** Keys of a room: heard wherever the focus is in it, or on a page of ours where it is nowhere. */
import { ours } from "./address.js";

const ROOM = ".uw-page, .uw-room";
const FIELD = "input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])";

/** What Space presses. */
export const PRESSED = "button, a, summary, label, [role=button], [role=tab]";

/** The room (or page of rooms) that an element stands in, or its view alone. @param {Element} el */
const roomOf = (el) => el.closest(".uw-page") ?? el.closest(".uw-room") ?? el.closest(".uw");

/** @param {Element} el */
const seen = (el) => el.getClientRects().length > 0;

/**
 * Call `hear` with each plain key pressed in the room of `el`, and with what has the focus; true is "done".
 * In a notebook only keys within the room count: all others are the notebook's. A page of ours has one room in
 * view, and its keys count wherever the focus is.
 * @param {Element} el
 * @param {(key: string, at: Element) => boolean} hear
 * @returns {() => void} ends it
 */
export function roomKeys(el, hear) {
  const heard = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const room = roomOf(el);
    const path = event.composedPath();
    const at = path[0];
    if (!room || !seen(el) || !(at instanceof Element) || at.closest(FIELD)) return;
    if (!path.includes(room)) {
      const rooms = [...document.querySelectorAll(ROOM)].filter((each) => roomOf(each) === each && seen(each));
      if (!ours() || rooms.length !== 1) return;
    }
    if (!hear(event.key, at)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", heard, true);
  return () => document.removeEventListener("keydown", heard, true);
}
