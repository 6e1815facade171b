// @ts-check
// A strip: a heading, words, fields to fill in and buttons. Lessons and positions are steered by it.
import { h, renew, keepKeys, unique } from "./dom.js";

/** @param {{model: any, el: HTMLElement}} context */
function render({ model, el }) {
  const root = h("div", { class: `uw g-${model.get("game")} uw-strip` });
  const sheet = h("section", { class: "sheet" });
  const live = h("p", { class: "sr", role: "status" });
  root.append(sheet, live);
  el.append(root);
  keepKeys(root);
  const get = (/** @type {string} */ name) => model.get(name);
  const ids = new Map();
  const idOf = (/** @type {string} */ name) => ids.get(name) ?? (ids.set(name, unique(name)), ids.get(name));
  let key = "";
  /** @type {Record<string, string>} */
  let values = {};

  const draw = () => {
    const fields = get("fields");
    const now = JSON.stringify(fields);
    if (now !== key) { key = now; values = Object.fromEntries(fields.map((/** @type {any} */ f) => [f.name, f.value])); }
    const send = (/** @type {string} */ kind) => model.send({ kind, values });
    const [at, of] = get("progress");
    renew(sheet,
      h("div", { class: "thead" }, h("h2", {}, get("heading")), of > 0 && h("span", { class: "chip line" }, `${at} of ${of}`)),
      of > 0 && h("div", { class: "gauge", role: "progressbar", "aria-label": "How far", "aria-valuemin": 0, "aria-valuemax": of, "aria-valuenow": at }, h("i", { style: `width:${(at / of) * 100}%` })),
      get("words") && h("p", { class: "words" }, get("words")),
      h("form", { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); send("set"); } },
        fields.length > 0 && h("div", { class: "fields" }, fields.map((/** @type {any} */ field) => h("div", { class: "field" },
          h("label", { for: idOf(field.name) }, field.label),
          field.choices ? h("select", { id: idOf(field.name), "data-k": `field.${field.name}`, class: "pick",
            onchange: (/** @type {any} */ event) => { values[field.name] = event.target.value; } },
          field.choices.map((/** @type {string} */ choice) => h("option", { value: choice, selected: choice === values[field.name] }, choice)))
          : h("input", { id: idOf(field.name), "data-k": `field.${field.name}`, value: values[field.name], maxlength: 200, autocomplete: "off",
            placeholder: field.help, oninput: (/** @type {any} */ event) => { values[field.name] = event.target.value; } })))),
        get("note") && h("p", { class: "refusal", role: "alert" }, get("note")),
        h("div", { class: "row start" }, get("buttons").map((/** @type {any} */ b) => h("button", {
          type: b.kind === "set" ? "submit" : "button", class: b.strong ? "btn solid" : "btn", "data-k": b.kind,
          "aria-disabled": b.off ? "true" : null, title: b.off || null,
          onclick: () => { if (b.kind !== "set" && !b.off) send(b.kind); if (b.off) live.textContent = b.off; } }, b.label)))),
      get("rows").length > 0 && h("dl", { class: "rows" }, get("rows").map((/** @type {any} */ [name, text]) => h("div", {}, h("dt", {}, h("span", { class: "chip line" }, name)), h("dd", {}, text)))),
      get("cell") && h("p", { class: "mono record" }, get("cell")));
    const words = get("note") || get("words");
    if (live.textContent !== words) live.textContent = words;
  };
  const names = "change:heading change:words change:fields change:buttons change:note change:progress change:cell change:rows";
  model.on(names, draw);
  draw();
  return () => model.off(names, draw);
}

export default { render };
