// @ts-check
// The explainer: a question, a prediction, and then the answer with its reasons.
import { dye, fitted, html, keepKeys, renew, segmented, svg, unique } from "./dom.js";
import { digitsImage } from "./draw.js";
import { bars, compare, curve, dot } from "./plots.js";

const SURE = /** @type {[string, string][]} */ ([
  ["guess", "A guess"],
  ["think", "I think so"],
  ["know", "I know"],
]);

/** @param {Uw.Context<Uw.ExplainerTraits>} context */
export function renderExplainer({ model, el }) {
  const root = html("div", { class: "uw uw-explain" });
  dye(root, model.get("palette"));
  const sheet = html("section", { class: "sheet", "aria-label": "The question" });
  const live = html("p", { class: "sr", role: "status" });
  root.append(sheet, live);
  el.append(root);
  keepKeys(root);

  const draft = { key: "", value: "50", sure: "think" };
  let shown = "";
  /** @type {{stop: () => void}[]} */
  let fits = [];
  const get = model.get.bind(model);
  /** @template {keyof Uw.ExplainerTraits} K @param {K} name @param {Uw.ExplainerTraits[K]} value */
  const set = (name, value) => {
    model.set(name, value);
    model.save_changes();
  };

  const draw = () => {
    fits.forEach((fit) => fit.stop());
    fits = [];
    const panel = get("panel");
    if (panel.key !== draft.key) Object.assign(draft, { key: panel.key, value: start(panel), sure: "think" });
    renew(
      sheet,
      panel.none
        ? nothing()
        : [head(panel), question(panel), panel.revealed ? answer(panel) : predict(panel), foot(panel)],
    );
    if (panel.revealed && shown !== panel.key && panel.said) live.textContent = panel.said.verdict;
    shown = panel.revealed ? panel.key : "";
  };

  const start = (/** @type {Uw.Panel} */ panel) =>
    panel.measure === "chance" ? "50" : String(Math.round((panel.span?.[0] + panel.span?.[1]) * 5) / 10);

  const nothing = () =>
    html("p", { class: "mute" }, `No question arises in this position. ${get("terms").onward ?? ""}`);

  /** @param {Uw.Panel} panel */
  const head = (panel) => {
    const all = get("questions");
    return html(
      "div",
      { class: "qhead" },
      get("folded") || all.length < 2
        ? html("span", {}, "Question")
        : html(
            "div",
            { class: "qnav", role: "group", "aria-label": "Questions about this position" },
            html("span", { class: "sr" }, `${all.length} questions`),
            all.map((/** @type {Uw.Topic} */ item, /** @type {number} */ at) =>
              html(
                "button",
                {
                  type: "button",
                  "data-k": `q.${item.id}`,
                  class: "qn",
                  title: item.title,
                  "aria-label": `Question ${at + 1}: ${item.title}`,
                  "aria-pressed": String(item.id === panel.id),
                  onclick: () => set("question", item.id),
                },
                String(at + 1),
              ),
            ),
          ),
      html("span", { class: "chip line" }, panel.concept),
    );
  };

  /** @param {Uw.Panel} panel */
  const question = (panel) => [
    html("h2", {}, panel.ask),
    html("p", { class: "mute" }, panel.given),
    panel.knobs.map((/** @type {Uw.Knob} */ knob) => {
      const pick = (/** @type {any} */ value) => set("settings", { ...get("settings"), [knob.name]: value });
      const long = knob.choices.length > 7 || knob.choices.map((c) => c[1]).join("").length > 34;
      const id = unique("knob");
      return html(
        "div",
        { class: "whatif" },
        html(long ? "label" : "span", { for: long ? id : null }, knob.label),
        long
          ? html(
              "select",
              {
                id,
                "data-k": `knob.${knob.name}`,
                class: "pick",
                onchange: (/** @type {any} */ event) => pick(knob.choices[event.target.selectedIndex][0]),
              },
              knob.choices.map(([value, words]) => html("option", { selected: value === knob.value }, words)),
            )
          : segmented({
              label: knob.label,
              choices: knob.choices,
              value: knob.value,
              pick,
              k: `knob.${knob.name}`,
            }),
      );
    }),
  ];

  /** @param {Uw.Panel} panel */
  const predict = (panel) => {
    const chance = panel.measure === "chance";
    const [low, high] = chance ? [0, 100] : panel.span;
    const unit = chance ? "of 100" : panel.measure;
    const field = /** @type {HTMLInputElement} */ (
      html("input", {
        class: "num",
        inputmode: "decimal",
        "data-k": "value",
        value: draft.value,
        maxlength: 12,
        "aria-label": `What do you expect? ${unit}`,
        oninput: () => {
          draft.value = field.value;
          if (Number.isFinite(Number(field.value))) range.value = field.value;
          paint();
        },
      })
    );
    const range = /** @type {HTMLInputElement} */ (
      html("input", {
        type: "range",
        class: "rng",
        min: low,
        max: high,
        step: chance ? 1 : (high - low) / 100,
        "data-k": "range",
        "aria-label": `What do you expect? ${unit}`,
        oninput: () => {
          draft.value = String(Math.round(Number(range.value) * 100) / 100);
          field.value = draft.value;
          paint();
        },
      })
    );
    range.value = draft.value;
    const paint = () => range.style.setProperty("--p", `${((Number(range.value) - low) / (high - low)) * 100}%`);
    paint();
    const send = () => model.send({ kind: "predict", value: field.value, sure: draft.sure });
    const sure = html("div", {});
    const drawSure = () =>
      renew(
        sure,
        segmented({
          label: "How sure are you?",
          choices: SURE,
          value: draft.sure,
          k: "sure",
          pick: (value) => {
            draft.sure = value;
            drawSure();
          },
        }),
      );
    drawSure();
    return [
      html(
        "form",
        {
          class: "pred",
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            send();
          },
        },
        html(
          "div",
          { class: "row" },
          html("h3", {}, "What do you expect?"),
          html("span", { class: "said" }, field, " ", unit),
        ),
        chance &&
          html(
            "p",
            { class: "mute small" },
            "Of 100 positions like this one, in how many is it so? A number will do, or a slide.",
          ),
        range,
        html(
          "div",
          { class: "ends", "aria-hidden": "true" },
          html("span", {}, chance ? "never" : low),
          html("span", {}, chance ? "always" : high),
        ),
        html("div", { class: "row sure" }, html("span", {}, "How sure are you?"), sure),
        note(),
        html("button", { type: "submit", class: "btn solid wide", "data-k": "show" }, "Show the answer"),
      ),
      html(
        "div",
        { class: "covered", role: "img", "aria-label": "The answer is covered until you give a number." },
        [90, 62, 74].map((width) => html("i", { style: `width:${width}%` })),
      ),
    ];
  };

  const note = () => get("note") && html("p", { class: "refusal", role: "alert" }, get("note"));

  /** @param {Uw.Panel} panel */
  const answer = (panel) => {
    const fresh = shown !== panel.key && panel.said;
    const box = html("div", { class: "cmp" });
    const sim = get("simulated");
    fits.push(fitted(box, (width) => compare(width, panel, sim)));
    return html(
      "div",
      { class: fresh ? "answer lift" : "answer", "data-next": true },
      box,
      panel.said &&
        html(
          "div",
          { class: "note" },
          svg(
            "svg",
            { width: 18, height: 18, "aria-hidden": "true" },
            svg("path", { d: "M9 17 0 1h18z", fill: "var(--accent-fill)" }),
          ),
          html(
            "p",
            {},
            panel.said.mistake
              ? [html("b", {}, `${panel.said.mistake.name}. `), panel.said.mistake.words]
              : panel.said.verdict,
          ),
        ),
      four(panel),
      panel.dots.length > 0 && dots(panel),
      panel.bars.length > 0 && choices(panel),
      steps(panel),
      panel.tree &&
        html("div", { class: "tree" }, html("h3", {}, "What can happen"), html("ul", {}, branch(panel.tree, 0))),
      panel.curve && curveBox(panel, sim),
      panel.apart && html("p", { class: "refusal" }, panel.apart),
      panel.model && html("p", { class: "mute model" }, panel.model),
    );
  };

  /** @param {Uw.Panel} panel */
  const four = (panel) => {
    const a = panel.answer;
    if (panel.measure !== "chance")
      return html(
        "dl",
        { class: "four" },
        html(
          "div",
          { class: "lead" },
          html("dt", { class: "sr" }, "expected value"),
          html("dd", { class: "big" }, a.lead),
          a.says && html("dd", { class: "says" }, a.says),
        ),
        html("div", {}, html("dt", {}, "exactly"), html("dd", { class: "frac-text" }, broken(a.fraction))),
      );
    const n = String(a.hundred);
    return html(
      "dl",
      { class: "four" },
      html(
        "div",
        { class: "lead" },
        html("dt", {}, a.about),
        html("dd", { class: "digits" }, html("span", { class: "sr" }, n), digitsImage(n, 64)),
        html("dd", { class: "says" }, "of 100 ", a.says),
      ),
      [
        ["exactly", a.fraction],
        ["per cent", a.percent],
        ["odds", a.odds],
      ].map(([term, value]) =>
        html(
          "div",
          {},
          html("dt", {}, term),
          html("dd", { class: term === "exactly" ? "frac-text" : "" }, broken(value ?? "")),
        ),
      ),
    );
  };

  /** A long fraction may go on in the next line after its stroke. @param {string} words */
  const broken = (words) =>
    words.split("/").map((part, at, all) => (at < all.length - 1 ? [`${part}/`, html("wbr")] : part));

  /** @param {Uw.Panel} panel */
  const dots = (panel) => {
    const kinds = panel.dots.flatMap((/** @type {Uw.Dots} */ part) => Array(part.n).fill(part.yes));
    const words = panel.dots.map((/** @type {Uw.Dots} */ part) => `${part.n} ${part.words}`).join(", ");
    return html(
      "div",
      { class: "dots" },
      svg(
        "svg",
        {
          viewBox: "0 0 187 187",
          width: "11.7em",
          height: "11.7em",
          role: "img",
          "aria-label": `Of 100: ${words}.`,
        },
        kinds.map((/** @type {number} */ yes, /** @type {number} */ at) =>
          dot(yes, 8 + (at % 10) * 19, 8 + Math.floor(at / 10) * 19, 7.2),
        ),
      ),
      html(
        "ul",
        {},
        panel.dots.map((/** @type {Uw.Dots} */ part) =>
          html(
            "li",
            {},
            svg("svg", { width: 18, height: 18, "aria-hidden": "true" }, dot(part.yes, 9, 9, 7)),
            html("span", {}, html("b", {}, String(part.n)), ` ${part.words}`),
          ),
        ),
      ),
    );
  };

  /** @param {Uw.Panel} panel */
  const choices = (panel) => {
    const box = html("div", {});
    fits.push(fitted(box, (width) => bars(width, panel)));
    const knob = panel.knobs.find((k) => !k.supposes);
    return html(
      "div",
      { class: "bars" },
      html("h3", {}, knob ? "Each choice beside the others" : "Each outcome"),
      box,
    );
  };

  /** @param {Uw.Panel} panel */
  const steps = (panel) =>
    html(
      "div",
      { class: "how" },
      html("h3", {}, "Step by step"),
      html(
        "ol",
        {},
        panel.lines.map((/** @type {Uw.Step} */ line) => {
          const on = Object.values(get("lit")).includes(line.letter);
          return html(
            "li",
            {},
            html(
              "button",
              {
                type: "button",
                "data-k": `line.${line.letter}`,
                "aria-pressed": String(on),
                onclick: () =>
                  set(
                    "lit",
                    on ? {} : Object.fromEntries(line.lit.map((/** @type {string} */ key) => [key, line.letter])),
                  ),
              },
              html("i", { "aria-hidden": "true" }, line.letter),
              html("span", {}, line.words, line.formula && html("small", {}, line.formula)),
              html("b", {}, line.value),
            ),
          );
        }),
      ),
    );

  /** @param {Uw.Branch} node @param {number} depth @returns {HTMLElement} */
  const branch = (node, depth) => {
    const label = [
      node.chance && html("b", {}, node.chance),
      html("span", {}, node.words),
      node.value && html("em", {}, node.value),
    ];
    if (!node.children.length) return html("li", { class: "leaf" }, label);
    return html(
      "li",
      {},
      html(
        "details",
        { open: depth < 1 },
        html("summary", { "data-k": `tree.${node.words}` }, label),
        html(
          "ul",
          {},
          node.children.map((/** @type {Uw.Branch} */ child) => branch(child, depth + 1)),
        ),
      ),
    );
  };

  /** @param {Uw.Panel} panel @param {Uw.Simulated} sim */
  const curveBox = (panel, sim) => {
    const box = html("div", {});
    fits.push(fitted(box, (width) => curve(width, panel, sim)));
    return html("div", { class: "curve" }, html("h3", {}, panel.curve?.title), box);
  };

  /** @param {Uw.Panel} panel */
  const foot = (panel) =>
    html(
      "div",
      { class: "foot" },
      panel.lesson &&
        html(
          "details",
          { class: "read" },
          html("summary", { "data-k": "read" }, `Read about it: ${panel.concept}`),
          panel.lesson.split("\n\n").map((/** @type {string} */ words) =>
            html(
              "p",
              {},
              words.split("**").map((part, k) => (k % 2 ? html("b", {}, part) : part)),
            ),
          ),
        ),
      panel.revealed && note(),
      html(
        "div",
        { class: "row" },
        html(
          "button",
          {
            type: "button",
            class: "btn quiet",
            "data-k": "predicting",
            role: "switch",
            "aria-checked": String(get("predicting")),
            onclick: () => set("predicting", !get("predicting")),
          },
          html("i", { class: "knob", "aria-hidden": "true" }),
          "Predict first",
        ),
        html(
          "button",
          { type: "button", class: "btn quiet", "data-k": "save", onclick: () => model.send({ kind: "save" }) },
          "Save my predictions",
        ),
      ),
    );

  const simulated = () => get("panel").revealed && draw();
  const file = (/** @type {any} */ message) => {
    if (message?.kind !== "file") return;
    const url = URL.createObjectURL(new Blob([message.text], { type: "text/csv" }));
    const link = /** @type {HTMLAnchorElement} */ (html("a", { href: url, download: message.name }));
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
