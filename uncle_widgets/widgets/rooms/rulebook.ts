/** The book of rules: how to play in pictures, the clauses under their heads, and what may be set, folded. */
import { dye, html, unique } from "../page/dom.ts";
import { howtoList } from "../table/howto.ts";
import { entry } from "../table/strip.ts";

/** Clauses, one a row: a name to be cited by, and what it says. */
const clauseRows = (clauses: [string, string][]) =>
  html(
    "dl.clauses",
    clauses.map(([name, text]) => html("div", html("dt", name), html("dd", text))),
  );

export function renderRuleBook({ model, el }: Uw.Context<Uw.RuleTraits, Uw.ToStrip>) {
  const root = html("div.uw.uw-rules"),
    get = model.get.bind(model),
    note = html("div");
  dye(root, get("palette"));
  const sayNote = () =>
    note.replaceChildren(...(get("note") ? [html("p.refusal", { role: "alert" }, get("note"))] : []));

  const play = () => {
    const { aim, title } = get("howto");
    return (
      aim && [
        html("div.thead", html("h2", "How to play"), html("p.mute", title)),
        html("p.goal", aim),
        howtoList(get("howto")),
      ]
    );
  };

  /** One line of what may be set. */
  const line = (field: Uw.Entry, values: Record<string, string>) => {
    const id = unique(field.name);
    return html(
      "div.field",
      html("label", { for: id }, field.label, field.help && html("small", field.help)),
      entry({ ...field, help: "" }, id, values),
    );
  };

  const left = () => {
    const values = Object.fromEntries(get("fields").map(({ name, value }) => [name, value]));
    return html(
      "details.left",
      html("summary", html("b", "What the rulebook leaves open"), " ", html("span.mute", get("force"))),
      html(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            model.send({ kind: "set", values });
          },
        },
        get("fields").map((field) => line(field, values)),
        html(
          "div.field",
          html("span.mute", "Changing a rule starts a new game in every tab."),
          html(
            "div.row.start",
            html("button.btn.solid", { type: "submit", "data-k": "set" }, "Use these rules"),
            html(
              "button.btn",
              { type: "button", "data-k": "first", onclick: () => model.send({ kind: "first" }) },
              "Reset",
            ),
          ),
        ),
      ),
      html("h3", "How we settled the rest"),
      html(
        "ul.rulings",
        get("rulings").map(([name, text]) => html("li", text, html("small", ` ${name}`))),
      ),
    );
  };

  const opening = () => {
    const values = { record: "" };
    return html(
      "details.left",
      html("summary", html("b", "Open a saved game or a link")),
      html(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            model.send({ kind: "set", values });
          },
        },
        line({ name: "record", label: "A record or link to open", value: "", help: get("record") }, values),
        html("div.field", html("span"), html("button.btn.solid", { type: "submit", "data-k": "open" }, "Open")),
      ),
    );
  };

  const heads = get("heads");
  root.append(
    html(
      "section.sheet",
      play(),
      heads.length > 0 && [
        html("h2", "The rules"),
        heads.map(([head, clauses]) => [html("h3", head), clauseRows(clauses)]),
        left(),
        opening(),
        note,
      ],
    ),
  );
  el.append(root);
  sayNote();
  model.on("change:note", sayNote);
  return () => model.off("change:note", sayNote);
}
