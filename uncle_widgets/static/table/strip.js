// @ts-check
// A strip: a heading, words, fields to fill in and buttons. Rules and positions are steered by it.
import { dye, focusOn, html, renew, unique } from "../page/dom.js";
import { icon } from "../page/draw.js";

/** @param {Uw.Context<Uw.StripTraits, Uw.ToStrip>} context */
export function renderStrip({ model, el }) {
  const root = html("div.uw.uw-strip");
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
   * @param {boolean} on @param {string} [to] what has the focus then
   */
  const fold = (on, to = "") => {
    open = on;
    draw();
    if (to) focusOn(root, to);
  };
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !get("folded") || !open) return;
    event.preventDefault();
    fold(false, "fold");
  });
  const ids = new Map();
  const idOf = (/** @type {string} */ name) => ids.get(name) ?? (ids.set(name, unique(name)), ids.get(name));
  let key = "";
  /** @type {Record<string, string>} */
  let values = {};

  /**
   * What stands under the table, for a sheet that is folded away.
   * @param {string} words @param {(kind: Uw.StripButton["kind"]) => void} send
   */
  const drawBar = (words, send) => [
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
  const say = (/** @type {string} */ words) => {
    live.textContent = words;
  };

  const draw = () => {
    const fields = get("fields");
    const now = JSON.stringify(fields);
    if (now !== key) {
      key = now;
      values = Object.fromEntries(fields.map((/** @type {Uw.Entry} */ f) => [f.name, f.value]));
    }
    const send = (/** @type {Uw.StripButton["kind"]} */ kind) => model.send({ kind, values });
    const folded = get("folded");
    const last = get("buttons").filter((b) => !folded || b.kind === "set");
    root.classList.toggle("folding", Boolean(folded));
    sheet.hidden = Boolean(folded) && !open;
    bar.hidden = !folded;
    if (folded) renew(bar, ...drawBar(folded, send));
    const [at, of] = get("progress");
    renew(
      sheet,
      html(
        "div.thead",
        html("h2", get("heading")),
        folded &&
          html(
            "button.btn.quiet",
            { "aria-label": "Close", onclick: () => fold(false, "fold") },
            icon("close", 16),
          ),
        of > 0 && html("span.chip.line", `${at} of ${of}`),
      ),
      of > 0 &&
        html(
          "div.gauge",
          {
            role: "progressbar",
            "aria-label": "How far",
            "aria-valuemin": 0,
            "aria-valuemax": of,
            "aria-valuenow": at,
          },
          html("i", { style: `width:${(at / of) * 100}%` }),
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
            fields.map((/** @type {Uw.Entry} */ field) =>
              html(
                "div.field",
                html("label", { for: idOf(field.name) }, field.label),
                field.choices
                  ? html(
                      "select.pick",
                      {
                        id: idOf(field.name),
                        "data-k": `field.${field.name}`,
                        onchange: (event) => {
                          values[field.name] = event.target.value;
                        },
                      },
                      field.choices.map(([choice, words]) =>
                        html("option", { value: choice, selected: choice === values[field.name] }, words),
                      ),
                    )
                  : html("input", {
                      id: idOf(field.name),
                      "data-k": `field.${field.name}`,
                      value: values[field.name],
                      maxlength: 200,
                      autocomplete: "off",
                      placeholder: field.help,
                      oninput: (event) => {
                        values[field.name] = event.target.value;
                      },
                    }),
              ),
            ),
          ),
        get("note") && html("p.refusal", { role: "alert" }, get("note")),
        html(
          "div.row.start",
          last.map((b) =>
            html(
              "button",
              {
                type: b.kind === "set" ? "submit" : "button",
                class: b.strong ? "btn solid" : "btn",
                "data-k": b.kind,
                onclick: () => b.kind !== "set" && send(b.kind),
              },
              b.label,
            ),
          ),
        ),
      ),
      get("rows").length > 0 &&
        html(
          "dl.rows",
          get("rows").map(([name, text]) =>
            html("div", html("dt", html("span.chip.line", name)), html("dd", text)),
          ),
        ),
      get("cell") && html("p.mono.record", get("cell")),
    );
    const words = get("note") || get("words");
    if (live.textContent !== words) say(words);
  };
  const done = (/** @type {Uw.Heard.Any} */ message) => {
    if (message.kind === "done" && get("folded") && open) fold(false, "fold");
  };
  const names =
    "change:heading change:words change:fields change:buttons change:note change:progress change:cell change:rows";
  model.on(names, draw);
  model.on("msg:custom", done);
  draw();
  return () => {
    model.off(names, draw);
    model.off("msg:custom", done);
  };
}
