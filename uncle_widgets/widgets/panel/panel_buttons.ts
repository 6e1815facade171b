/** The buttons at the foot of the panel: the main one, a quieter one next to it, and Skip. */
import { mainButton } from "../page/controls.ts";
import { html } from "../page/dom.ts";

/**
 * @param press what a button of this kind does
 * @param skip leaves a turning point without a guess
 * @param refused says why the main button cannot be pressed
 */
export function panelButtons({
  get,
  press,
  skip,
  refused,
}: {
  get: Uw.Model<Uw.ExplainerTraits>["get"];
  press: (kind: string) => void;
  skip: () => void;
  refused: (why: string) => void;
}) {
  const button = mainButton({ press: () => press(get("main").kind ?? ""), refused });
  const beside = html("button.btn", { "data-k": "also", onclick: () => press(get("main").also?.kind ?? "") });
  const leave = html("button.btn", { "data-k": "skip", onclick: skip }, "Skip");
  return {
    /** The main one. */
    node: button.node,
    nodes: [button.node, beside, leave],
    /** @param lacks what a guess still lacks */
    show(lacks: () => string) {
      const { label, kind, off, also } = get("main"),
        asking = kind === "predict";
      button.show(label ?? "", off || (asking ? lacks() : ""));
      button.node.hidden = !label;
      beside.hidden = !also;
      beside.textContent = also?.label ?? "";
      leave.hidden = !asking || !get("moment").line;
      return asking;
    },
  };
}
