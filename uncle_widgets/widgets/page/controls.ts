// Controls that several rooms share: how sure one is, and the one main button.
import { html, renew, segmented } from "./dom.ts";

/** Milliseconds for which a main button ignores clicks after its action changed: Enter twice skips no answer. */
const DEAF = 400;

/** How sure one can be, and in words. */
export const LEVELS = [
  ["guess", "Just guessing"],
  ["think", "Fairly sure"],
  ["know", "Certain"],
] as [Live.Sure, string][];

/**
 * @param draft where the choice is kept
 * @param drawn called with each
 */
export function sureChoice(draft: { sure: string }, drawn: () => void = () => {}) {
  const box = html("div"),
    pick = (level: Live.Sure) => {
      draft.sure = draft.sure === level ? "" : level; // pressed again, it is taken back
      draw();
    };
  const draw = () => {
    drawn();
    renew(box, segmented({ label: "How sure are you?", choices: LEVELS, value: draft.sure, k: "sure", pick }));
  };
  draw();
  return html("div.sure", html("span", "How sure are you?"), box);
}

/**
 * The one main button: it stays the same element, and ignores clicks for a moment after its action has changed.
 * `off` is the reason why it cannot be pressed, which it then says.
 */
export function mainButton({ press, refused }: { press: () => void; refused: (why: string) => void }) {
  let changed = Number.NEGATIVE_INFINITY;
  let off = "",
    action = "";
  const node = html("button.btn.solid.wide", {
    "data-k": "main",
    onclick: () => {
      if (performance.now() - changed < DEAF) return;
      if (off) refused(off);
      else press();
    },
  });
  return {
    node,
    /**
     * `does` names the action where the label may change while the action stays the same, as a count in it does.
     */
    show(label: string, why: string, does: string = label) {
      if (action && action !== does) changed = performance.now();
      action = does;
      if (node.textContent !== label) node.textContent = label;
      off = why;
      if (why) node.setAttribute("aria-disabled", "true");
      else node.removeAttribute("aria-disabled");
      node.title = why;
    },
  };
}
