// @ts-check
// A strip: a heading, words, fields to fill in and buttons. Lessons and positions are steered by it.
import { dye, html, renew, unique } from "./dom.js";

/** @param {Uw.Context<Uw.StripTraits>} context */
export function renderStrip({ model, el }) {
  const root = html("div", { class: "uw uw-strip" });
  dye(root, model.get("palette"));
  const sheet = html("section", { class: "sheet" });
  const live = html("p", { class: "sr", role: "status" });
  root.append(sheet, live);
  el.append(root);
  const get = model.get.bind(model);
  const ids = new Map();
  const idOf = (/** @type {string} */ name) => ids.get(name) ?? (ids.set(name, unique(name)), ids.get(name));
  let key = "";
  /** @type {Record<string, string>} */
  let values = {};

  const draw = () => {
    const fields = get("fields");
    const now = JSON.stringify(fields);
    if (now !== key) {
      key = now;
      values = Object.fromEntries(fields.map((/** @type {Uw.Entry} */ f) => [f.name, f.value]));
    }
    const send = (/** @type {string} */ kind) => model.send({ kind, values });
    const [at, of] = get("progress");
    renew(
      sheet,
      html(
        "div",
        { class: "thead" },
        html("h2", {}, get("heading")),
        of > 0 && html("span", { class: "chip line" }, `${at} of ${of}`),
      ),
      of > 0 &&
        html(
          "div",
          {
            class: "gauge",
            role: "progressbar",
            "aria-label": "How far",
            "aria-valuemin": 0,
            "aria-valuemax": of,
            "aria-valuenow": at,
          },
          html("i", { style: `width:${(at / of) * 100}%` }),
        ),
      get("words") && html("p", { class: "words" }, get("words")),
      html(
        "form",
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            send("set");
          },
        },
        fields.length > 0 &&
          html(
            "div",
            { class: "fields" },
            fields.map((/** @type {Uw.Entry} */ field) =>
              html(
                "div",
                { class: "field" },
                html("label", { for: idOf(field.name) }, field.label),
                field.choices
                  ? html(
                      "select",
                      {
                        id: idOf(field.name),
                        "data-k": `field.${field.name}`,
                        class: "pick",
                        onchange: (/** @type {any} */ event) => {
                          values[field.name] = event.target.value;
                        },
                      },
                      field.choices.map((/** @type {string} */ choice) =>
                        html("option", { value: choice, selected: choice === values[field.name] }, choice),
                      ),
                    )
                  : html("input", {
                      id: idOf(field.name),
                      "data-k": `field.${field.name}`,
                      value: values[field.name],
                      maxlength: 200,
                      autocomplete: "off",
                      placeholder: field.help,
                      oninput: (/** @type {any} */ event) => {
                        values[field.name] = event.target.value;
                      },
                    }),
              ),
            ),
          ),
        get("note") && html("p", { class: "refusal", role: "alert" }, get("note")),
        html(
          "div",
          { class: "row start" },
          get("buttons").map((/** @type {Uw.Button} */ b) =>
            html(
              "button",
              {
                type: b.kind === "set" ? "submit" : "button",
                class: b.strong ? "btn solid" : "btn",
                "data-k": b.kind,
                "aria-disabled": b.off ? "true" : null,
                title: b.off || null,
                onclick: () => {
                  if (b.kind !== "set" && !b.off) send(b.kind);
                  if (b.off) live.textContent = b.off;
                },
              },
              b.label,
            ),
          ),
        ),
      ),
      get("rows").length > 0 &&
        html(
          "dl",
          { class: "rows" },
          get("rows").map(([name, text]) =>
            html("div", {}, html("dt", {}, html("span", { class: "chip line" }, name)), html("dd", {}, text)),
          ),
        ),
      get("cell") && html("p", { class: "mono record" }, get("cell")),
    );
    const words = get("note") || get("words");
    if (live.textContent !== words) live.textContent = words;
  };
  const names =
    "change:heading change:words change:fields change:buttons change:note change:progress change:cell change:rows";
  model.on(names, draw);
  draw();
  return () => model.off(names, draw);
}
