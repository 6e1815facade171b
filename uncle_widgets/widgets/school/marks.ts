// The end of a classroom notebook: its exercises as they stand, and the receipt to hand in.

import { keptBy } from "../page/browser_store.ts";
import { html, renew, unique } from "../page/dom.ts";

const MARK_SIGNS = {
  right: ["\u2713", "right"],
  part: ["\u00bd", "partly right"],
  kept: ["\u2022", "saved"],
  wrong: ["\u00d7", "not yet"],
  open: ["", "not answered"],
} as Record<string, [string, string]>;

export function renderMarks({ model, el }: Uw.Context<Uw.MarksTraits, Uw.ToMarks>) {
  const root = html("div.uw.uw-marks");
  const live = html("p.sr", { role: "status" });
  const body = html("div");
  root.append(body, live);
  el.append(root);
  const tab = keptBy(root, () => "student"),
    id = unique("student"),
    text = unique("receipt");

  const copy = async () => {
    const receipt = model.get("receipt");
    try {
      await navigator.clipboard.writeText(receipt);
      live.textContent = "Copied.";
    } catch {
      const box = root.querySelector(`#${text}`);
      if (box instanceof HTMLTextAreaElement) box.select();
      live.textContent = "Press Ctrl+C to copy the selected text.";
    }
  };

  const line = ({ number, ask, words, state }: Uw.MarkRow) =>
    html(
      "tr",
      { "data-state": state },
      html("th", { scope: "row" }, String(number)),
      html("td", ask),
      html(
        "td.sign",
        html("span", { "aria-hidden": "true" }, MARK_SIGNS[state][0]),
        html("span.sr", MARK_SIGNS[state][1]),
      ),
      html("td", words),
    );

  const receipt = () =>
    html(
      "div.handin",
      html(
        "div.field",
        html("label", { for: id }, "Your name or number"),
        html("input.txt", {
          id,
          "data-k": "name",
          "data-draft": "name",
          maxlength: 40,
          autocomplete: "off",
          value: model.get("student"),
          onchange: (event) => {
            const name = event.target.value;
            tab.keep(name);
            model.send({ kind: "name", name });
          },
        }),
      ),
      html(
        "div.field.wide",
        html("label", { for: text }, "Hand in this line"),
        html("textarea.txt", { id: text, readonly: true, rows: 3, "data-k": "receipt" }, model.get("receipt")),
      ),
      html("button.btn.solid", { "data-k": "copy", onclick: copy }, "Copy"),
    );

  const draw = () =>
    renew(
      body,
      html("h3", model.get("told")),
      model.get("rows").length > 0 &&
        html(
          "table",
          html(
            "thead.sr",
            html(
              "tr",
              ["Exercise", "Question", "Mark", "Result"].map((name) => html("th", { scope: "col" }, name)),
            ),
          ),
          html("tbody", model.get("rows").map(line)),
        ),
      model.get("receipt") ? receipt() : model.get("rows").length > 0 && html("p.mute", "Hand in the notebook."),
    );
  model.on("change:rows change:receipt change:told", draw);
  draw();
  if (!model.get("student")) tab.look((name) => model.send({ kind: "name", name }));
  return () => {
    tab.stop();
    model.off("change:rows change:receipt change:told", draw);
  };
}
