// @ts-check
/** What asks for a number: a field, or two for a pair, how sure one is, and why a number was refused. */
import { numberField } from "../page/controls.js";
import { html, renew, segmented } from "../page/dom.js";
import { pairFields } from "./pair.js";

const LEVELS = /** @type {[string, string][]} */ ([
  ["guess", "A guess"],
  ["think", "I think so"],
  ["know", "I know"],
]);

/**
 * @param {Uw.Panel} panel @param {Uw.Side[]} sides @param {string} note why a number was refused
 * @param {{draft: {values: string[], sure: string}, folded: HTMLElement, changed: () => void,
 *   enter: () => void}} how the numbers so far, and where how sure one is stands on the tightest phone
 */
export function askParts(panel, sides, note, { draft, folded, changed, enter }) {
  const chance = panel.measure === "chance",
    [low, high] = chance ? [0, 100] : panel.span;
  const set = (/** @type {number} */ k, /** @type {string} */ text) => {
    draft.values[k] = text;
    changed();
  };
  const single = () =>
    numberField({
      low,
      high,
      chance,
      label: "What do you expect?",
      words: chance ? `of 100 ${panel.says || "times"}` : panel.measure,
      ends: chance ? ["never", "always"] : [String(low).replace("-", "\u2212"), String(high)],
      value: draft.values[0],
      set: (text) => set(0, text),
      enter,
    }).node;
  const sure = html("div");
  const drawSure = () => {
    renew(
      folded,
      LEVELS.map(([value, words]) => html("option", { value, selected: value === draft.sure }, words)),
    );
    renew(
      sure,
      segmented({
        label: "How sure are you?",
        choices: LEVELS,
        value: draft.sure,
        k: "sure",
        pick: (value) => {
          draft.sure = value;
          drawSure();
        },
      }),
    );
  };
  drawSure();
  return [
    sides.length > 0 ? pairFields(sides, draft.values, set, enter) : single(),
    html("div.sure", html("span", "How sure?"), sure),
    note && html("p.refusal", { role: "alert" }, note),
  ];
}
