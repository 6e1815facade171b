/** The sheet beside the table: the question, the answer, one step of why, or what the deals gave. */

import { html } from "../widgets/page/dom.ts";
import { digitsImage } from "../widgets/page/draw.ts";
import { outOfHundred } from "../widgets/page/number_words.ts";
import { hundredDots, keyDot, outcomeBars, traceRow, traceWidth } from "../widgets/panel/panel_charts.ts";
import { drawPicture } from "../widgets/panel/pictures.ts";
import { capital } from "../widgets/panel/wording.ts";
import type { ClassFacts } from "./class_facts.ts";
import type { ClassState } from "./class_states.ts";
import { saidTo } from "./class_states.ts";
import { poolOf } from "./presenter_deal.ts";

/** So many steps are shown, about the present one, where all of them would be too small to read. */
const STEPS_SHOWN = 5;
/** A picture is drawn for no less a width than this, in pixels: it has words. */
const NARROWEST_ART = 310;
/** How what a box holds is drawn, as wide as is asked for. */
const ART: WeakMap<Element, (width: number) => Element> = new WeakMap();
/** So many bars stand in one column; pixels between two. */
const MOST_BARS = 14,
  COLUMN_GAP = 24;
/** So many parts of the latest deal. */
const LATEST = 12;

/** What is asked for, in a line at the foot. */
function wanted(facts: ClassFacts, { at, how, vote }: ClassState) {
  const { measure, cases, event } = facts.panel(at),
    number = measure === "chance" ? `How many ${outOfHundred({ cases, event })}?` : `How many ${measure}?`;
  if (how === "phones") return `${number} Answer on your phone.`;
  return vote > 1
    ? `${number} Write down your second guess and hold it up. You may change it or keep it.`
    : `${number} Write your guess on your own, then hold it up.`;
}

export function askSheet(facts: ClassFacts, now: ClassState) {
  const { ask, given, model } = facts.panel(now.at),
    two = facts.pair(now.at),
    line = two.length > 0 && facts.lesson.lines(0, now.at)[two.indexOf(now.at)];
  const closed =
    now.to === "held"
      ? "The vote is closed. The answer is still hidden."
      : now.to === "talk"
        ? "Find someone with a different guess. Convince them, or be convinced."
        : wanted(facts, now);
  return [
    html("h2", { tabindex: -1, "data-next": true }, ask),
    line && html("p.w-line", line),
    html("p.mute", given, model && ` ${model}`),
    html("p.w-wanted", html("b", closed)),
  ];
}

/** The bars of all outcomes, from many on in two columns. */
function barColumns(width: number, bars: any[]) {
  if (bars.length <= MOST_BARS) return outcomeBars(width, bars);
  const half = Math.ceil(bars.length / 2),
    each = Math.floor((width - COLUMN_GAP) / 2);
  return html(
    "div.w-two",
    [bars.slice(0, half), bars.slice(half)].map((some) => outcomeBars(each, some, bars)),
  );
}

/** The number, large, and how it is made up. */
export function answerSheet(facts: ClassFacts, { at }: ClassState) {
  const panel = facts.panel(at),
    { answer, dots = [], bars = [], ask, certain, apart, misconception } = panel,
    notice = facts.positions[at].notice;
  const box = html("div.w-art");
  if (bars.length > 0) ART.set(box, (width) => barColumns(width, bars));
  return [
    html("h2.w-small", { tabindex: -1, "data-next": true }, ask),
    certain && html("p", certain),
    answer?.hundred != null
      ? html(
          "div.w-big",
          html("span.sr", `${answer.about} ${answer.hundred} `),
          digitsImage(String(answer.hundred), 56),
          html("b", outOfHundred(answer)),
        )
      : answer && html("p.w-lead", html("b", answer.lead), ` ${answer.cases}`),
    html(
      "div.w-parts",
      dots.length > 0 && hundredDots(dots, undefined, undefined),
      html(
        "div",
        html(
          "ul",
          dots.map((kind: Uw.Dots) =>
            html("li", keyDot(kind.yes), html("span", html("b", String(kind.n)), ` ${kind.words}`)),
          ),
        ),
        answer &&
          !Number.isInteger(Number(answer.fraction)) && // else it is said above
          html("p.mute", html("b", answer.fraction), answer.percent && `, ${answer.about} ${answer.percent}`),
      ),
    ),
    bars.length > 0 && box,
    (notice || misconception) && html("p.w-notice", notice || `The trap: ${misconception}.`),
    apart && html("p.mute", apart),
  ];
}

/** The steps so far, or the picture of this one. */
export function whySheet(facts: ClassFacts, { at, step }: ClassState, head: string) {
  const steps = (facts.panel(at).steps ?? []) as Uw.Step[],
    { letter, words, formula, value, picture, tree } = steps[step];
  const title = html("h2.w-small", { tabindex: -1, "data-next": true }, head);
  if (picture || tree) {
    const art = html("div.w-art");
    if (picture) ART.set(art, (width) => drawPicture(picture.kind, width, picture as any));
    return [
      title,
      html("h3", html("i.w-letter", letter), words),
      art,
      tree && html("ul.w-tree", branchLines(tree, 0)),
      (formula || value) && html("p.w-reckon", html("span", formula), html("b", value && `= ${value}`)),
    ];
  }
  const first = Math.max(0, Math.min(step - (STEPS_SHOWN >> 1), steps.length - STEPS_SHOWN));
  return [
    title,
    html(
      "ol.w-steps",
      steps.map((one, k) =>
        html(
          "li",
          {
            class: k >= first && k < first + STEPS_SHOWN ? "near" : "",
            "aria-current": k === step ? "step" : null,
          },
          html("i.w-letter", one.letter),
          html("span", one.words, k === step && one.formula !== one.value && html("small", one.formula)),
          k > step ? one.value && html("em.w-rd", html("span.sr", "hidden")) : html("b", one.value),
        ),
      ),
    ),
  ];
}

/**
 * The picture of a sheet, so many times as large as on a page of its own: a class reads it from the last row.
 * @returns whether there is one
 */
function drawArt(sheet: HTMLElement, large: number): boolean {
  const art = sheet.querySelector(".w-art"),
    draw = art && ART.get(art);
  if (!art || !draw || art.clientWidth === 0) return false;
  art.replaceChildren(draw(Math.max(NARROWEST_ART, Math.round(art.clientWidth / large))));
  const room = art.querySelector(".w-two") ? (art.clientWidth - COLUMN_GAP) / 2 : art.clientWidth;
  for (const picture of art.querySelectorAll("svg")) {
    const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number),
      scale = Math.min(large, room / width);
    picture.setAttribute("style", `display: block; width: ${width * scale}px; height: ${height * scale}px`);
  }
  return true;
}

/** By how much words of a sheet are made smaller until they fit; before the later ones less is said. */
const SMALLER = [1, 0.96, 0.92, 0.85, 0.78, 0.7],
  READ_FROM_BEHIND = 3;
/** How many times as large as on a page of its own a picture of Why may be, from the largest. */
const LARGER = [1.8, 1.6, 1.45, 1.3, 1.15, 1, 0.9, 0.8, 0.75, 0.7, 0.63];
/** For what content, and in what size, a sheet was made to fit. */
const FITTED: WeakMap<Element, [Node | null, string]> = new WeakMap();

/**
 * Words are made smaller until they fit, but less is said before they are too small. A picture is as large as it
 * can be, and smaller than on a page of its own only where nothing else helps.
 */
export function fitSheet(sheet: HTMLElement) {
  const { clientWidth, clientHeight, dataset, style, firstChild } = sheet,
    room = `${clientWidth} ${clientHeight}`,
    fits = () => sheet.scrollHeight <= sheet.clientHeight + 1,
    [before, in_] = FITTED.get(sheet) ?? [null, ""];
  if (before === firstChild && in_ === room) return;
  FITTED.set(sheet, [firstChild, room]);
  dataset.less = "";
  style.setProperty("--fit", "1");
  if (drawArt(sheet, LARGER[0])) {
    for (const words of [SMALLER.slice(0, -2), SMALLER.slice(-2)])
      for (const large of LARGER)
        for (const small of words) {
          if (large > 1 && small < 1) continue; // words go before a large picture
          style.setProperty("--fit", String(small));
          drawArt(sheet, large);
          if (fits()) return;
        }
  }
  for (const less of ["", "notice", "notice far", "notice far parts"])
    for (const size of SMALLER.slice(0, less.includes("parts") ? undefined : READ_FROM_BEHIND)) {
      dataset.less = less;
      style.setProperty("--fit", String(size));
      if (fits()) return;
    }
}

const branchLines = ({ chance, words, value, children }: Uw.Branch, depth: number): HTMLElement[] => [
  html(
    "li",
    { style: `--depth:${depth}` },
    chance && html("b", chance),
    html("span", words),
    value && html("em", value),
  ),
  ...children.flatMap((child) => branchLines(child, depth + 1)),
];

/** How the deals went so far, and the last of them. */
export function dealSheet(facts: ClassFacts, now: ClassState) {
  const { trial, cases, event, measure } = facts.panel(now.at),
    pool = poolOf(facts, now),
    chance = measure === "chance",
    latest = pool.last?.kept,
    came = latest ? [...Object.values(latest.dealt).map((face) => ({ face })), ...latest.traces] : [],
    drawn = came.slice(0, LATEST);
  return [
    html("h2.w-small", { tabindex: -1, "data-next": true }, `${capital(trial)}, ten times each.`),
    pool.n > 0 &&
      (chance
        ? html(
            "div.w-big",
            digitsImage(String(pool.hits), 48),
            html("b", `of ${pool.n} ${cases || "times"} ${event}`),
          )
        : html("p.w-lead", html("b", facts.written(now.at, pool.mean)), ` on average in ${pool.n} deals`)),
    drawn.length > 0 &&
      html(
        "figure.w-latest",
        html("figcaption.mute", "the latest deal", came.length > LATEST && ` (the first ${LATEST} cards)`),
        traceRow(traceWidth(drawn.length), drawn),
      ),
    pool.struck > 0 && html("p.mute", `${pool.struck} not counted: ${facts.deals(now.at)?.struck}.`),
    pool.words && html("p", pool.words),
  ];
}

/** "Why 50, and not 60": the number that most said who lie at a mistake. */
export function whyWords(facts: ClassFacts, now: ClassState) {
  const { at } = now,
    { answer } = facts.panel(at),
    exact =
      answer?.hundred != null ? String(answer.hundred) : (answer?.lead ?? facts.written(at, facts.exact(at))),
    [most] = facts.heaps(saidTo(now, at, 1), now.votes).sort((one, other) => other.n - one.n);
  if (!most) return `Why ${exact}`;
  const inside = most.values,
    times = (value: number) => inside.filter((one) => one === value).length,
    common = inside.reduce((one, other) => (times(other) > times(one) ? other : one));
  return `Why ${exact}, and not ${facts.written(at, common)}`;
}
