// @ts-check
// The explainer: a question, a prediction, and then the answer with its reasons.
import { h, s, renew, keepKeys, segmented, unique, fitted } from "./dom.js";
import { digitsImage } from "./draw.js";
import { compare, curve, bars, dot } from "./plots.js";

/** @typedef {any} Model */

const SURE = /** @type {[string, string][]} */ ([["guess", "A guess"], ["think", "I think so"], ["know", "I know"]]);

/** @param {{model: Model, el: HTMLElement}} context */
function render({ model, el }) {
  const root = h("div", { class: `uw g-${model.get("game")} uw-explain` });
  const sheet = h("section", { class: "sheet", "aria-label": "The question" });
  const live = h("p", { class: "sr", role: "status" });
  root.append(sheet, live);
  el.append(root);
  keepKeys(root);

  const draft = { key: "", value: "50", sure: "think" };
  let shown = "";
  /** @type {{stop: () => void}[]} */
  let fits = [];
  const get = (/** @type {string} */ name) => model.get(name);
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
    model.set(name, value);
    model.save_changes();
  };

  const draw = () => {
    fits.forEach((fit) => fit.stop());
    fits = [];
    const panel = get("panel");
    if (panel.key !== draft.key) Object.assign(draft, { key: panel.key, value: start(panel), sure: "think" });
    renew(sheet, panel.none ? nothing() : [head(panel), question(panel), panel.revealed ? answer(panel) : predict(panel), foot(panel)]);
    if (panel.revealed && shown !== panel.key && panel.said) live.textContent = panel.said.verdict;
    shown = panel.revealed ? panel.key : "";
  };

  const start = (/** @type {any} */ panel) =>
    panel.measure === "chance" ? "50" : String(Math.round((panel.span?.[0] + panel.span?.[1]) * 5) / 10);

  const nothing = () => h("p", { class: "mute" }, "No question arises in this position. Step on to the next card.");

  /** @param {any} panel */
  const head = (panel) => {
    const all = get("questions");
    return h("div", { class: "qhead" },
      get("folded") || all.length < 2
        ? h("span", {}, "Question")
        : h("div", { class: "qnav", role: "group", "aria-label": "Questions about this position" },
          h("span", { class: "sr" }, `${all.length} questions`),
          all.map((/** @type {any} */ item, /** @type {number} */ at) =>
            h("button", {
              type: "button", "data-k": `q.${item.id}`, class: "qn", title: item.title,
              "aria-label": `Question ${at + 1}: ${item.title}`, "aria-pressed": String(item.id === panel.id),
              onclick: () => set("question", item.id),
            }, String(at + 1)))),
      h("span", { class: "chip line" }, panel.concept));
  };

  /** @param {any} panel */
  const question = (panel) => [
    h("h2", {}, panel.ask),
    h("p", { class: "mute" }, panel.given),
    panel.knobs.map((/** @type {any} */ knob) => {
      const pick = (/** @type {any} */ value) => set("settings", { ...get("settings"), [knob.name]: value });
      const long = knob.choices.length > 7 || knob.choices.map((/** @type {any} */ c) => c[1]).join("").length > 34;
      const id = unique("knob");
      return h("div", { class: "whatif" },
        h(long ? "label" : "span", { for: long ? id : null }, knob.label),
        long
          ? h("select", {
            id, "data-k": `knob.${knob.name}`, class: "pick",
            onchange: (/** @type {any} */ event) => pick(knob.choices[event.target.selectedIndex][0]),
          }, knob.choices.map(([value, words]) => h("option", { selected: value === knob.value }, words)))
          : segmented({ label: knob.label, choices: knob.choices, value: knob.value, pick, k: `knob.${knob.name}` }));
    }),
  ];

  /** @param {any} panel */
  const predict = (panel) => {
    const chance = panel.measure === "chance";
    const [low, high] = chance ? [0, 100] : panel.span;
    const unit = chance ? "of 100" : panel.measure;
    const field = /** @type {HTMLInputElement} */ (h("input", {
      class: "num", inputmode: "decimal", "data-k": "value", value: draft.value, maxlength: 12,
      "aria-label": `What do you expect? ${unit}`,
      oninput: () => { draft.value = field.value; if (Number.isFinite(Number(field.value))) range.value = field.value; paint(); },
    }));
    const range = /** @type {HTMLInputElement} */ (h("input", {
      type: "range", class: "rng", min: low, max: high, step: chance ? 1 : (high - low) / 100,
      "data-k": "range", "aria-label": `What do you expect? ${unit}`,
      oninput: () => { draft.value = String(Math.round(Number(range.value) * 100) / 100); field.value = draft.value; paint(); },
    }));
    range.value = draft.value;
    const paint = () => range.style.setProperty("--p", `${((Number(range.value) - low) / (high - low)) * 100}%`);
    paint();
    const send = () => model.send({ kind: "predict", value: field.value, sure: draft.sure });
    const sure = h("div", {});
    const drawSure = () => renew(sure, segmented({
      label: "How sure are you?", choices: SURE, value: draft.sure, k: "sure",
      pick: (value) => { draft.sure = value; drawSure(); },
    }));
    drawSure();
    return [
      h("form", { class: "pred", onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); send(); } },
        h("div", { class: "row" }, h("h3", {}, "What do you expect?"), h("span", { class: "said" }, field, " ", unit)),
        chance && h("p", { class: "mute small" }, "Of 100 deals like this one, in how many is it so? A number will do, or a slide."),
        range,
        h("div", { class: "ends", "aria-hidden": "true" }, h("span", {}, chance ? "never" : low), h("span", {}, chance ? "always" : high)),
        h("div", { class: "row sure" }, h("span", {}, "How sure are you?"), sure),
        note(),
        h("button", { type: "submit", class: "btn solid wide", "data-k": "show" }, "Show the answer")),
      h("div", { class: "covered", role: "img", "aria-label": "The answer is covered until you give a number." },
        [90, 62, 74].map((width) => h("i", { style: `width:${width}%` }))),
    ];
  };

  const note = () => get("note") && h("p", { class: "refusal", role: "alert" }, get("note"));

  /** @param {any} panel */
  const answer = (panel) => {
    const fresh = shown !== panel.key && panel.said;
    const box = h("div", { class: "cmp" });
    const sim = get("simulated");
    fits.push(fitted(box, (width) => compare(width, panel, sim)));
    return h("div", { class: fresh ? "answer lift" : "answer", "data-next": true },
      box,
      panel.said && h("div", { class: "note" }, s("svg", { width: 18, height: 18, "aria-hidden": "true" },
        s("path", { d: "M9 17 0 1h18z", fill: "var(--accent-fill)" })),
      h("p", {}, panel.said.mistake ? [h("b", {}, `${panel.said.mistake.name}. `), panel.said.mistake.words] : panel.said.verdict)),
      four(panel),
      panel.dots.length > 0 && dots(panel),
      panel.bars.length > 0 && choices(panel),
      steps(panel),
      panel.tree && h("div", { class: "tree" }, h("h3", {}, "What can happen"), h("ul", {}, branch(panel.tree, 0))),
      panel.curve && curveBox(panel, sim),
      panel.apart && h("p", { class: "refusal" }, panel.apart),
      panel.model && h("p", { class: "mute model" }, panel.model));
  };

  /** @param {any} panel */
  const four = (panel) => {
    const a = panel.answer;
    if (panel.measure !== "chance")
      return h("dl", { class: "four" },
        h("div", { class: "lead" }, h("dt", { class: "sr" }, "expected value"), h("dd", { class: "big" }, a.lead), a.says && h("dd", { class: "says" }, a.says)),
        h("div", {}, h("dt", {}, "exactly"), h("dd", { class: "frac-text" }, broken(a.fraction))));
    const n = String(a.hundred);
    return h("dl", { class: "four" },
      h("div", { class: "lead" },
        h("dt", {}, a.about), h("dd", { class: "digits" }, h("span", { class: "sr" }, n), digitsImage(n, 64)),
        h("dd", { class: "says" }, "of 100 ", a.says)),
      [["exactly", a.fraction], ["per cent", a.percent], ["odds", a.odds]].map(([term, value]) =>
        h("div", {}, h("dt", {}, term), h("dd", { class: term === "exactly" ? "frac-text" : "" }, broken(value)))));
  };

  /** A long fraction may go on in the next line after its stroke. @param {string} words */
  const broken = (words) => words.split("/").map((part, at, all) => (at < all.length - 1 ? [`${part}/`, h("wbr")] : part));

  /** @param {any} panel */
  const dots = (panel) => {
    const kinds = panel.dots.flatMap((/** @type {any} */ part) => Array(part.n).fill(part.yes));
    const words = panel.dots.map((/** @type {any} */ part) => `${part.n} ${part.words}`).join(", ");
    return h("div", { class: "dots" },
      s("svg", { viewBox: "0 0 187 187", width: "11.7em", height: "11.7em", role: "img", "aria-label": `Of 100: ${words}.` },
        kinds.map((/** @type {number} */ yes, /** @type {number} */ at) => dot(yes, 8 + (at % 10) * 19, 8 + Math.floor(at / 10) * 19, 7.2))),
      h("ul", {}, panel.dots.map((/** @type {any} */ part) =>
        h("li", {}, s("svg", { width: 18, height: 18, "aria-hidden": "true" }, dot(part.yes, 9, 9, 7)), h("span", {}, h("b", {}, String(part.n)), ` ${part.words}`)))));
  };

  /** @param {any} panel */
  const choices = (panel) => {
    const box = h("div", {});
    fits.push(fitted(box, (width) => bars(width, panel)));
    const knob = panel.knobs.find((/** @type {any} */ k) => !k.model);
    return h("div", { class: "bars" }, h("h3", {}, knob ? "Each choice beside the others" : "Each outcome"), box);
  };

  /** @param {any} panel */
  const steps = (panel) => h("div", { class: "how" },
    h("h3", {}, "Step by step"),
    h("ol", {}, panel.lines.map((/** @type {any} */ line) => {
      const on = Object.values(get("lit")).includes(line.letter);
      return h("li", {}, h("button", {
        type: "button", "data-k": `line.${line.letter}`, "aria-pressed": String(on),
        onclick: () => set("lit", on ? {} : Object.fromEntries(line.lit.map((/** @type {string} */ key) => [key, line.letter]))),
      }, h("i", { "aria-hidden": "true" }, line.letter), h("span", {}, line.words, line.formula && h("small", {}, line.formula)), h("b", {}, line.value)));
    })));

  /** @param {any} node @param {number} depth @returns {HTMLElement} */
  const branch = (node, depth) => {
    const label = [node.chance && h("b", {}, node.chance), h("span", {}, node.words), node.value && h("em", {}, node.value)];
    if (!node.children.length) return h("li", { class: "leaf" }, label);
    return h("li", {}, h("details", { open: depth < 1 }, h("summary", { "data-k": `tree.${node.words}` }, label),
      h("ul", {}, node.children.map((/** @type {any} */ child) => branch(child, depth + 1)))));
  };

  /** @param {any} panel @param {any} sim */
  const curveBox = (panel, sim) => {
    const box = h("div", {});
    fits.push(fitted(box, (width) => curve(width, panel, sim)));
    return h("div", { class: "curve" }, h("h3", {}, panel.curve.title), box);
  };

  /** @param {any} panel */
  const foot = (panel) => h("div", { class: "foot" },
    panel.lesson && h("details", { class: "read" }, h("summary", { "data-k": "read" }, `Read about it: ${panel.concept}`),
      panel.lesson.split("\n\n").map((/** @type {string} */ words) => h("p", {}, words.split("**").map((part, k) => (k % 2 ? h("b", {}, part) : part))))),
    panel.revealed && note(),
    h("div", { class: "row" },
      h("button", {
        type: "button", class: "btn quiet", "data-k": "predicting", role: "switch", "aria-checked": String(get("predicting")),
        onclick: () => set("predicting", !get("predicting")),
      }, h("i", { class: "knob", "aria-hidden": "true" }), "Predict first"),
      h("button", { type: "button", class: "btn quiet", "data-k": "save", onclick: () => model.send({ kind: "save" }) }, "Save my predictions")));

  const simulated = () => get("panel").revealed && draw();
  const file = (/** @type {any} */ message) => {
    if (message?.kind !== "file") return;
    const url = URL.createObjectURL(new Blob([message.text], { type: "text/csv" }));
    const link = /** @type {HTMLAnchorElement} */ (h("a", { href: url, download: message.name }));
    link.click();
    URL.revokeObjectURL(url);
  };
  model.on("change:panel change:questions change:note change:lit change:predicting", draw);
  model.on("change:simulated", simulated);
  model.on("msg:custom", file);
  draw();
  return () => {
    model.off("change:panel change:questions change:note change:lit change:predicting", draw);
    model.off("change:simulated", simulated);
    model.off("msg:custom", file);
    fits.forEach((fit) => fit.stop());
  };
}

export default { render };
