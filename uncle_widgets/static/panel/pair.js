// @ts-check
// Two positions side by side: a number for each, one reveal, and what became of both.

import { fitted, html, segmented } from "../page/dom.js";
import { answerField, lackingNumber } from "../page/number_field.js";
import { threeBars } from "./panel_charts.js";
import { mistaken, remarks } from "./panel_pages.js";

/** @param {string} words */
const sentences = (words) => words.split(/(?<=[.?!])\s+/);

/**
 * What texts have in common, sentence by sentence, and what each has alone.
 * @param {string[]} texts @returns {{both: string, own: string[]}}
 */
export function sharedWords(texts) {
  const parts = texts.map(sentences);
  const shared = parts[0].filter((one) => parts.every((other) => other.includes(one)));
  return {
    both: shared.join(" "),
    own: parts.map((part) => part.filter((one) => !shared.includes(one)).join(" ")),
  };
}

/**
 * Where there is room for one of two tables only, it is that of this side. @param {Element} node @param {number} k
 */
export const turnTo = (node, k) => node.closest(".uw-cols")?.setAttribute("data-side", String(k));

const turned = (/** @type {number} */ k) => (/** @type {any} */ event) => turnTo(event.currentTarget, k);

/** @param {number} k @param {Uw.Side} side @param {string} own @param {string} [text] its answer */
const sideHead = (k, { line }, own, text) => [
  html(
    "button.sidehead",
    { "data-k": `turn${k}`, onclick: turned(k) },
    html("b.badge", { "aria-hidden": "true" }, String(k + 1)),
    html("b", line),
    text && html("b.it", text),
  ),
  own && html("p.mute", own),
];

/**
 * A number for each side.
 * @param {Uw.Side[]} sides @param {string[]} values @param {(k: number, text: string) => void} set
 * @param {() => void} enter
 */
export function pairFields(sides, values, set, enter) {
  const asks = sharedWords(sides.map(({ ask }) => ask)).own,
    knows = sharedWords(sides.map(({ given }) => given)).own;
  const more = (/** @type {number} */ k) =>
    sentences(`${asks[k]} ${knows[k]}`.trim())
      .filter((one) => one && !sides[k].line.startsWith(one.slice(0, -1)))
      .join(" ");
  return html(
    "div.pair",
    sides.map((side, k) =>
      html(
        "div.side",
        { role: "group", "aria-label": side.line, onfocusin: turned(k) },
        sideHead(k, side, more(k)),
        answerField(
          { ...side, says: "" },
          { k: String(k), label: side.line, value: values[k], set: (text) => set(k, text), enter },
        ),
      ),
    ),
  );
}

/** Why both cannot be shown yet; '' where they can. @param {string[]} values @param {Uw.Side[]} sides */
export function missing(values, sides) {
  const open = values.flatMap((value, k) => (value === "" ? [k] : []));
  if (open.length > 1) return "Move the sliders, or type two numbers.";
  if (open.length) return `The ${open[0] ? "second" : "first"} number is missing. Both are shown together.`;
  return sides.map((side, k) => lackingNumber(values[k], side)).find(Boolean) ?? "";
}

/**
 * Which of the two stands in front, on the pages that are about one.
 * @param {Uw.Side[]} sides @param {(at: number) => void} go
 */
export const sideRow = (sides, go) =>
  segmented({
    label: "Which of the two",
    choices: sides.map(({ at, line }, k) => [at, `${k + 1}. ${line}`]),
    value: sides.find(({ here }) => here)?.at ?? sides[0].at,
    k: "side",
    pick: go,
  });

/**
 * The answers to both, and what is said of each number; one mistake is asked about at a time.
 * @param {Uw.Panel} panel @param {Uw.Side[]} sides @param {(yes: boolean) => void} own
 * @returns {import("./panel_pages.js").Page}
 */
export function pairPage(panel, sides, own) {
  const boxes = sides.map(() => html("div.cmp"));
  const fits = sides.map(({ measure, span, said, number }, k) => {
    const drawn = /** @type {Uw.Panel} */ ({ measure, span, said, answer: { value: number ?? 0 }, untried: true });
    return fitted(boxes[k], (width) => threeBars(width, drawn, /** @type {Uw.Tried} */ ({}), true));
  });
  const asking = sides.find(({ said }) => said?.asks);
  const told = sides.map(
    ({ said }, k) =>
      said && [
        html("p", { role: "status" }, html("b", `${k + 1}. `), said.verdict),
        (said.own || sides[k] === asking) && mistaken(said, own),
      ],
  );
  const node = html(
    "div.answer",
    sides.map((side, k) => html("div.side", sideHead(k, side, "", side.text), boxes[k])),
    remarks(told, panel.notice),
  );
  return {
    node,
    tried: () => {},
    again: () => fits.forEach((fit) => fit.again()),
    stop: () => fits.forEach((fit) => fit.stop()),
  };
}
