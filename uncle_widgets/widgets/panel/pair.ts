// Two positions side by side: a number for each, one reveal, and what became of both.

import { fitted, html, segmented } from "../page/dom.ts";
import { answerField } from "../page/number_field.tsx";
import { lackingNumber } from "../page/number_words.ts";
import { threeBars } from "./panel_charts.ts";
import type { Page } from "./panel_pages.ts";
import { mistaken, remarks } from "./panel_pages.ts";

const sentences = (words: string) => words.split(/(?<=[.?!])\s+/);

/** What texts have in common, sentence by sentence, and what each has alone. */
export function sharedWords(texts: string[]): { both: string; own: string[] } {
  const parts = texts.map(sentences);
  const shared = parts[0].filter((one) => parts.every((other) => other.includes(one)));
  return {
    both: shared.join(" "),
    own: parts.map((part) => part.filter((one) => !shared.includes(one)).join(" ")),
  };
}

/** Where there is room for one of two tables only, it is that of this side. */
export const turnTo = (node: Element, k: number) => node.closest(".uw-cols")?.setAttribute("data-side", String(k));

const turned = (k: number) => (event: any) => turnTo(event.currentTarget, k);

/**
 * @param own what is said of this side alone; a question that its line asks in short goes where room is short
 * @param text its answer
 */
const sideHead = (k: number, { line }: Uw.Side, own: string[], text?: string) => [
  html(
    "button.sidehead",
    { "data-k": `turn${k}`, onclick: turned(k) },
    html("b.badge", { "aria-hidden": "true" }, String(k + 1)),
    html("b", line),
    text && html("b.it", text),
  ),
  own.length > 0 &&
    html(
      "p.mute",
      own.map((one) => (one.endsWith("?") && line.endsWith("?") ? html("span.inshort", one, " ") : `${one} `)),
    ),
];

/** A number for each side. */
export function pairFields(
  sides: Uw.Side[],
  values: string[],
  set: (k: number, text: string) => void,
  enter: () => void,
) {
  const asks = sharedWords(sides.map(({ ask }) => ask)).own,
    knows = sharedWords(sides.map(({ given }) => given)).own;
  const more = (k: number) =>
    sentences(`${asks[k]} ${knows[k]}`.trim()).filter((one) => one && !sides[k].line.startsWith(one.slice(0, -1)));
  return html(
    "div.pair",
    sides.map((side, k) =>
      html(
        "div.side",
        { role: "group", "aria-label": side.line, onfocusin: turned(k) },
        sideHead(k, side, more(k)),
        answerField({
          ...side,
          cases: "",
          k: String(k),
          label: side.line,
          value: values[k],
          set: (text) => set(k, text),
          enter,
        }),
      ),
    ),
  );
}

/** Why both cannot be shown yet; '' where they can. */
export function missing(values: string[], sides: Uw.Side[]) {
  const open = values.flatMap((value, k) => (value === "" ? [k] : []));
  if (open.length > 1) return "Move the sliders, or type two numbers.";
  if (open.length)
    return `The ${open[0] ? "second" : "first"} number is missing. Both answers are shown together.`;
  return sides.map((side, k) => lackingNumber(values[k], side)).find(Boolean) ?? "";
}

/** Which of the two stands in front, on the pages that are about one. */
export const sideRow = (sides: Uw.Side[], go: (at: number) => void) =>
  segmented({
    label: "Which of the two",
    choices: sides.map(({ at, line }, k) => [at, `${k + 1}. ${line}`]),
    value: sides.find(({ here }) => here)?.at ?? sides[0].at,
    k: "side",
    pick: go,
  });

/** The answers to both, and what is said of each number; one mistake is asked about at a time. */
export function pairPage(panel: Uw.Panel, sides: Uw.Side[], own: (yes: boolean) => void): Page {
  const boxes = sides.map(() => html("div.cmp"));
  const fits = sides.map(({ measure, span, said, number }, k) => {
    const drawn = { measure, span, said, answer: { value: number ?? 0 }, untried: true } as Uw.Panel;
    return fitted(boxes[k], (width) => threeBars(width, drawn, {} as Uw.Tried, true));
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
    sides.map((side, k) => html("div.side", sideHead(k, side, [], side.text), boxes[k])),
    remarks(told, panel.notice),
  );
  return {
    node,
    tried: () => {},
    again: () => fits.forEach((fit) => fit.again()),
    stop: () => fits.forEach((fit) => fit.stop()),
  };
}
