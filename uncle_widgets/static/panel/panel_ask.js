// @ts-check
/** What asks for a number: a field, or two for a pair, how sure one is, and why a number was refused. */
import { LEVELS, sureChoice } from "../page/controls.js";
import { html, renew } from "../page/dom.js";
import { answerField } from "../page/number_field.js";
import { pairFields } from "./pair.js";

/**
 * @param {Uw.Panel} panel @param {Uw.Side[]} sides @param {string} note why a number was refused
 * @param {{draft: {values: string[], sure: string}, folded: HTMLElement, changed: () => void,
 *   enter: () => void}} how the numbers so far, and where how sure one is stands on the tightest phone
 */
export function askParts(panel, sides, note, { draft, folded, changed, enter }) {
  const set = (/** @type {number} */ k, /** @type {string} */ text) => {
    draft.values[k] = text;
    changed();
  };
  const single = () =>
    answerField(
      { ...panel, says: panel.says || "times" },
      { value: draft.values[0], set: (text) => set(0, text), enter },
    );
  const fold = () =>
    renew(
      folded,
      LEVELS.map(([value, words]) => html("option", { value, selected: value === draft.sure }, words)),
    );
  return [
    sides.length > 0 ? pairFields(sides, draft.values, set, enter) : single(),
    sureChoice(draft, fold),
    note && html("p.refusal", { role: "alert" }, note),
  ];
}
