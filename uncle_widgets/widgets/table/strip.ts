// A strip: a bar under the table, and a sheet over it with fields to fill in. Positions are steered by it.
import { dye, focusOn, html, renew, unique } from "../page/dom.ts";
import { icon } from "../page/draw.ts";

/** What a field is filled in with; `values` has its text. */
export const entry = ({ name, choices, help }: Uw.Entry, id: string, values: Record<string, string>) =>
  choices
    ? html(
        "select.pick",
        { id, "data-k": `field.${name}`, onchange: (event) => (values[name] = event.target.value) },
        choices.map(([choice, words]) =>
          html("option", { value: choice, selected: choice === values[name] }, words),
        ),
      )
    : html("input", {
        id,
        "data-k": `field.${name}`,
        value: values[name],
        maxlength: 200,
        autocomplete: "off",
        placeholder: help,
        oninput: (event) => (values[name] = event.target.value),
      });

export function renderStrip({ model, el }: Uw.Context<Uw.StripTraits, Uw.ToStrip>) {
  const root = html("div.uw.uw-strip.folding");
  dye(root, model.get("palette"));
  const sheet = html("section.sheet", { id: unique("sheet") });
  const bar = html("div.stage.fold-bar");
  const live = html("p.sr", { role: "status" });
  root.append(sheet, bar, live);
  el.append(root);
  const get = model.get.bind(model);
  let open = false;
  /**
   * Open or close the sheet that is folded away.
   * @param to what has the focus then
   */
  const fold = (on: boolean, to: string = "") => {
    open = on;
    draw();
    if (to) focusOn(root, to);
  };
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    fold(false, "fold");
  });
  const ids = new Map();
  const idOf = (name: string) => ids.get(name) ?? (ids.set(name, unique(name)), ids.get(name));
  let key = "";
  let values: Record<string, string> = {};

  /** What stands under the table, for a sheet that is folded away. */
  const drawBar = (words: string, send: (kind: Uw.StripButton["kind"]) => void) => [
    html(
      "button.btn",
      {
        "data-k": "fold",
        "aria-expanded": String(open),
        "aria-controls": sheet.id,
        onclick: () => fold(!open, open ? "" : `field.${get("fields")[0]?.name}`),
      },
      words,
    ),
    ...get("buttons")
      .filter((b) => b.kind !== "set")
      .map((b) => html("button.btn", { "data-k": b.kind, onclick: () => send(b.kind) }, b.label)),
  ];
  const say = (words: string) => {
    live.textContent = words;
  };

  const draw = () => {
    const fields = get("fields");
    const now = JSON.stringify(fields);
    if (now !== key) {
      key = now;
      values = Object.fromEntries(fields.map((f: Uw.Entry) => [f.name, f.value]));
    }
    const send = (kind: Uw.StripButton["kind"]) => model.send({ kind, values });
    sheet.hidden = !open;
    renew(bar, ...drawBar(get("folded"), send));
    renew(
      sheet,
      html(
        "div.thead",
        html("h2", get("heading")),
        html("button.btn.quiet", { "aria-label": "Close", onclick: () => fold(false, "fold") }, icon("close", 16)),
      ),
      get("words") && html("p.words", get("words")),
      html(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            send("set");
          },
        },
        fields.length > 0 &&
          html(
            "div.fields",
            fields.map((field: Uw.Entry) =>
              html(
                "div.field",
                html("label", { for: idOf(field.name) }, field.label),
                entry(field, idOf(field.name), values),
              ),
            ),
          ),
        get("note") && html("p.refusal", { role: "alert" }, get("note")),
        html(
          "div.row.start",
          get("buttons")
            .filter((b) => b.kind === "set")
            .map((b) =>
              html("button", { type: "submit", class: b.strong ? "btn solid" : "btn", "data-k": b.kind }, b.label),
            ),
        ),
      ),
      get("cell") && html("p.mono.record", get("cell")),
    );
    const words = get("note") || get("words");
    if (live.textContent !== words) say(words);
  };
  const done = (message: Uw.Heard.Any) => {
    if (message.kind === "done" && open) fold(false, "fold");
  };
  const names = "change:heading change:words change:fields change:buttons change:note change:cell";
  model.on(names, draw);
  model.on("msg:custom", done);
  draw();
  return () => {
    model.off(names, draw);
    model.off("msg:custom", done);
  };
}
