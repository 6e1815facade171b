/** Keys of a room: heard where the focus is in it, and only there; `?` lists them. One table serves both. */
import { html, renew, segmented, unique } from "./dom.ts";

const FIELD = "input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])";
const STORED_KEYS = "uncle_widgets keys";
/** Where arrows, Home and End have a meaning of their own. */
const OWN_ARROWS = "input, [role=tab], .chooser, .art";
const MOVES = /^(Arrow|Home|End)/;

/** What Space presses. */
export const PRESSED = "button, a, summary, label, [role=button], [role=tab]";

/** What a key does. `keys` are as events name them; `any` takes others, as the letter of a card. */
export interface RoomKey {
  keys: string[];
  any?: (key: string) => boolean;
  /** how the list names the key */
  shown: string;
  /** what it does, in the list */
  words: string;
  /** only with the focus in the view itself, not elsewhere in its room */
  inside?: boolean;
  /** with Shift held; else without where it is an arrow */
  shift?: boolean;
  /** whether it does anything now */
  when: () => boolean;
  /** true is "done" */
  press: (key: string, at: Element) => boolean;
}
export type Listed = { el: HTMLElement; keys: () => RoomKey[] };

/** Every view that hears keys. */
const keyed: Set<Listed> = new Set();

/** The room (or page of rooms) that an element stands in, or its view alone. */
const roomOf = (el: Element) => el.closest(".uw-page") ?? el.closest(".uw-room") ?? el.closest(".uw");

const seen = (el: Element) => el.getClientRects().length > 0;

/** Whether it is typed: a letter, a digit or a sign, by itself (WCAG 2.1.4). */
const isTyped = (one: RoomKey) => Boolean(one.any) || one.keys.some((key) => key.length === 1 && key !== " ");

/** Whether keys that are typed do anything, as chosen on this device. */
export function typedOn() {
  try {
    return localStorage.getItem(STORED_KEYS) !== "off";
  } catch {
    return true; // a page that may keep nothing
  }
}

function chooseTyped(on: boolean) {
  try {
    on ? localStorage.removeItem(STORED_KEYS) : localStorage.setItem(STORED_KEYS, "off");
  } catch {
    // a page that may keep nothing
  }
}

/** The first of these that the key is for now, and does something. */
function tookKey({ el, keys }: Listed, event: KeyboardEvent, at: Element) {
  const { key, shiftKey } = event;
  if (MOVES.test(key) && at.closest(OWN_ARROWS) && !(at instanceof HTMLInputElement && el.contains(at)))
    return false;
  return keys().some(
    (each) =>
      (each.keys.includes(key) || each.any?.(key)) &&
      (!MOVES.test(key) || shiftKey === Boolean(each.shift)) &&
      (!each.inside || el.contains(at)) &&
      (!isTyped(each) || (typedOn() && !at.closest("input"))) &&
      each.when() &&
      each.press(key, at),
  );
}

function heardKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const path = event.composedPath();
  const at = path[0];
  if (!(at instanceof Element) || at.closest("dialog")) return;
  if (at.closest(FIELD) && event.key !== "Escape") return;
  const here = [...keyed].filter(({ el }) => {
    const room = roomOf(el);
    return room && path.includes(room) && seen(el);
  });
  if (!here.length) return;
  if (event.key === "?") listKeys(here[0].el);
  else if (!here.some((one) => tookKey(one, event, at))) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Hear these keys in the room of `el`, and list them there.
 * @returns ends it
 */
export function roomKeys(el: HTMLElement, keys: () => RoomKey[]): () => void {
  const one = { el, keys };
  if (!keyed.size) document.addEventListener("keydown", heardKey, true);
  keyed.add(one);
  return () => {
    keyed.delete(one);
    if (!keyed.size) document.removeEventListener("keydown", heardKey, true);
  };
}

/** Show all keys of the room that `el` stands in, over it; the focus comes back. */
export function listKeys(el: HTMLElement) {
  const room = roomOf(el),
    heading = unique("keys");
  const all = [...keyed].filter((one) => roomOf(one.el) === room && seen(one.el)).flatMap((one) => one.keys());
  const rows = all.filter((one) => one.when());
  const choice = html("div.keys-typed");
  const dialog = html("dialog.sheet.keys-list", { "aria-labelledby": heading, onclose: () => dialog.remove() });
  const draw = () => {
    const on = typedOn();
    renew(
      choice,
      html("span", { "aria-hidden": "true" }, "Letter, number and symbol keys"),
      segmented({
        label: "Letter, number and symbol keys",
        choices: [
          [true, "On"],
          [false, "Off"],
        ],
        value: on,
        pick: (wanted: boolean) => {
          chooseTyped(wanted);
          draw();
        },
        k: "typed",
      }),
    );
    for (const row of dialog.querySelectorAll("[data-typed]")) row.classList.toggle("off", !on);
  };
  dialog.append(
    html("h2", { id: heading, tabindex: -1, autofocus: true }, "Keyboard shortcuts"),
    html("p.mute", "They work while the focus is on this page, but not while you type in a field."),
    html(
      "dl",
      [...rows, { keys: ["?"], shown: "?", words: "Shows this list.", when: () => true, press: () => true }].map(
        (one) =>
          html(
            "div",
            { "data-typed": isTyped(one) && one.shown !== "?" ? "" : null },
            html("dt", html("kbd", one.shown)),
            html("dd", one.words),
          ),
      ),
    ),
    choice,
    html("button.btn", { "data-k": "keys.close", onclick: () => dialog.close() }, "Close"),
  );
  draw();
  el.append(dialog);
  dialog.showModal();
}
