/** What asks for a number: a field, or two for a pair, how sure one is, and why a number was refused. */
import { LEVELS, sureChoice } from "../page/controls.ts";
import { html, renew } from "../page/dom.ts";
import { answerField } from "../page/number_field.tsx";
import { pairFields } from "./pair.ts";

/**
 * @param note why a number was refused
 * @param how the numbers so far, and where how sure one is stands on the tightest phone
 */
export function askParts(
  panel: Uw.Panel,
  sides: Uw.Side[],
  note: string,
  {
    draft,
    folded,
    changed,
    enter,
  }: { draft: { values: string[]; sure: string }; folded: HTMLElement; changed: () => void; enter: () => void },
) {
  const set = (k: number, text: string) => {
    draft.values[k] = text;
    changed();
  };
  const single = () =>
    answerField({
      measure: panel.measure,
      span: panel.span,
      cases: panel.cases,
      value: draft.values[0],
      set: (text) => set(0, text),
      enter,
    });
  const fold = () =>
    renew(
      folded,
      [["", "How sure?"], ...LEVELS].map(([value, words]) =>
        html("option", { value, selected: value === draft.sure }, words),
      ),
    );
  return [
    sides.length > 0 ? pairFields(sides, draft.values, set, enter) : single(),
    sureChoice(draft, fold),
    note && html("p.refusal", { role: "alert" }, note),
  ];
}
