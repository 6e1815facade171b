// @ts-check
// Making elements. Text always goes in as text, never as markup.

import { html, svg } from "./draw.js";

/** An HTML element; children may be nested lists, and empty ones are left out. @param {string} tag @param {Record<string, any>} [props] @param {...any} kids */
export const h = (tag, props = {}, ...kids) => html(tag, props, ...kids.flat(9));

/** An SVG element, likewise. @param {string} tag @param {Record<string, any>} [props] @param {...any} kids */
export const s = (tag, props = {}, ...kids) => svg(tag, props, ...kids.flat(9));

/**
 * Put new children in place of the old ones; the control that had focus has it again.
 * Controls are known by `data-k`; where one is gone, `data-next` has the focus, or the whole.
 * @param {HTMLElement} root @param {...any} children
 */
export function renew(root, ...children) {
  const held = root.contains(document.activeElement) && document.activeElement !== root ? document.activeElement : null;
  root.replaceChildren(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  if (!held || focusOn(root, held.getAttribute("data-k") ?? "")) return;
  const next = root.querySelector("[data-next]") ?? root; // the control is gone: go on from what came in its place
  if (!(next instanceof HTMLElement)) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Whether there was such a control. @param {HTMLElement} root @param {string} key */
export function focusOn(root, key) {
  const node = root.querySelector(`[data-k="${CSS.escape(key)}"]`);
  if (node instanceof HTMLElement) node.focus({ preventScroll: true });
  return node instanceof HTMLElement;
}

/** Keys pressed in a widget stay in it: JupyterLab would move or cut cells. @param {HTMLElement} root */
export function keepKeys(root) {
  root.addEventListener("keydown", (event) => event.stopPropagation());
}

/**
 * One of several: a row of buttons of which one is pressed.
 * @param {{label: string, choices: [any, string][], value: any, pick: (value: any) => void, k: string}} spec
 */
export function segmented({ label, choices, value, pick, k }) {
  return h(
    "div",
    { class: "seg", role: "group", "aria-label": label },
    choices.map(([choice, words], at) =>
      h("button", {
        type: "button",
        "data-k": `${k}.${at}`,
        "aria-pressed": String(choice === value),
        onclick: () => pick(choice),
      }, words),
    ),
  );
}

let ids = 0;
/** An id that no other widget on the page has. @param {string} stem */
export const unique = (stem) => `uw-${stem}-${++ids}`;

/** Draw again whenever the width of `box` changes. @param {HTMLElement} box @param {(width: number) => Node} draw */
export function fitted(box, draw) {
  let last = -1;
  const go = () => {
    const width = Math.round(box.clientWidth);
    if (width > 0 && width !== last) {
      last = width;
      box.replaceChildren(draw(width));
    }
  };
  const watcher = new ResizeObserver(() => requestAnimationFrame(go)); // not within the observer: that would loop
  watcher.observe(box);
  go();
  return { again: () => ((last = -1), go()), stop: () => watcher.disconnect() };
}
