// A room as one widget: its boxes as plain elements, and in them the views of its widgets.
import { html } from "./dom.ts";

const BOX = "jupyter-widgets widget-container widget-box ",
  LEAF = "jupyter-widgets ";

/** `id` names a widget to the front end, `anywidget:<model id>`; a box has `kids`. */
export type Part = { id: string; classes: string[]; kids?: Part[] };

export function renderWhole({ model, el, host }: { model: any; el: HTMLElement; host: any }) {
  const shown: Map<string, { node: HTMLElement; end: AbortController }> = new Map();

  /** The element of a part, with all that is in it; one that was there before stays. */
  const put = ({ id, classes, kids }: Part) => {
    const { node, end } = shown.get(id) ?? { node: html("div"), end: new AbortController() };
    node.className = (kids ? BOX : LEAF) + classes.join(" ");
    if (kids) {
      const inside = kids.map(put);
      if (inside.length !== node.children.length || inside.some((kid, at) => kid !== node.children[at]))
        node.replaceChildren(...inside);
    }
    if (!shown.has(id)) {
      shown.set(id, { node, end });
      if (!kids) void fill(id, node, end.signal);
    }
    return node;
  };

  const fill = async (id: string, node: HTMLElement, signal: AbortSignal) => {
    try {
      const widget = await host.getWidget(id);
      if (!signal.aborted) await widget.render({ el: node, signal });
    } catch (error) {
      if (signal.aborted) return;
      console.error("uncle_widgets: a part of the room was not drawn.", error);
      node.textContent = "Part of this page couldn't be shown. Run the cell again.";
    }
  };

  const draw = () => {
    const tree = model.get("tree") as Part,
      there = new Set(idsOf(tree));
    for (const [id, { node, end }] of shown) {
      if (there.has(id)) continue;
      shown.delete(id);
      end.abort();
      node.remove();
    }
    const root = put(tree);
    if (root.parentNode !== el) el.append(root);
  };
  model.on("change:tree", draw);
  draw();
  return () => {
    model.off("change:tree", draw);
    for (const { end } of shown.values()) end.abort();
  };
}

/** Every part's id, from the outermost in. */
export const idsOf = ({ id, kids = [] }: Part): string[] => [id, ...kids.flatMap(idsOf)];
