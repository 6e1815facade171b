// The pages after the prediction: Answer, and Why, one step at a time.
import { fitted, html, svg } from "../page/dom.ts";
import { digitsImage } from "../page/draw.ts";
import { outOfHundred } from "../page/number_words.ts";
import { ghostKey, hundredDots, keyDot, outcomeBars, threeBars } from "./panel_charts.ts";

export type Fit = { stop: () => void; again: () => void };

/** A page as its element, and how to draw what the trials change in it. */
export type Page = { node: HTMLElement; tried: () => void; again: () => void; stop: () => void };

/** A long fraction may go on in the next line after its stroke. */
const broken = (words: string) =>
  words.split("/").map((part, at, all) => (at < all.length - 1 ? [`${part}/`, html("wbr")] : part));

const triangle = () =>
  svg(
    "svg",
    { width: 18, height: 18, "aria-hidden": "true" },
    svg("path", { d: "M9 16 1 2h16z", fill: "var(--accent-fill)" }),
  );

/**
 * @param whole whether the number says what it counts, where the heading does not
 * @param extra the settings
 * @param close whether the panel is low
 * @param own what is answered to the question about a mistake
 * @param derive opens Why
 */
export function answerPage(
  panel: Uw.Panel,
  tried: () => Uw.Tried,
  moment: Uw.Moment,
  whole: boolean,
  extra: HTMLElement | false,
  close: () => boolean,
  own: (yes: boolean) => void,
  derive: () => void,
): Page {
  if (panel.certain) return stillPage(html("div.answer", wasLine(panel), why(panel), extra));
  const box = html("div.cmp");
  const fits: Fit[] = [fitted(box, (width) => threeBars(width, panel, tried(), close()))];
  const bars = panel.bars ?? [];
  const outcomes = html("div.outcomes");
  if (bars.length > 0) fits.push(fitted(outcomes, (width) => outcomeBars(width, bars)));
  const node = html(
    "div.answer",
    box,
    moment.seen && cameRow(moment),
    noted(panel, own),
    panel.measure === "chance" ? counted(panel, whole, derive) : amounts(panel, derive),
    bars.length > 0 && outcomes,
    extra,
    why(panel),
  );
  return {
    node,
    tried: () => fits[0].again(),
    again: () => fits.forEach((fit) => fit.again()),
    stop: () => fits.forEach((fit) => fit.stop()),
  };
}

const stillPage = (node: HTMLElement): Page => ({ node, tried: () => {}, again: () => {}, stop: () => {} });

const cameRow = (moment: Uw.Moment) =>
  html(
    "p.came",
    html(
      "span",
      moment.came == null
        ? "The game didn't show it"
        : moment.came
          ? "This time it happened"
          : "This time it didn't",
    ),
    keyDot(moment.came ? 1 : 0),
    html("b", moment.words ?? ""),
  );

/** Whether the mistake that a guess fits was theirs: it is asked, and named only after a yes. */
export function mistaken({ mistake, asks, own: theirs }: Uw.Said, own: (yes: boolean) => void) {
  if (!mistake) return null;
  if (theirs) return html("p", html("b", `${mistake.name}. `), mistake.words);
  const answer = (words: string, yes: boolean) =>
    html("button.btn.quiet", { "data-k": `own.${words}`, onclick: () => own(yes) }, words);
  return asks && html("p.own", html("span", mistake.asked), answer("Yes", true), answer("No", false));
}

/** Of a guess its verdict, and the mistake that it may come from; where nobody guessed the trap. */
function noted(panel: Uw.Panel, own: (yes: boolean) => void) {
  const { said, misconception, notice } = panel;
  const told = said && [html("p", { role: "status" }, html("b", said.verdict)), mistaken(said, own)];
  return remarks(told, notice, misconception);
}

/** What is said of an answer, in a box; nothing where nothing is. */
export const remarks = (told: any, notice?: string, trap?: string) =>
  Boolean(told || notice || trap) &&
  html(
    "div.note",
    triangle(),
    html("div", told, notice && html("p.notice", notice), trap && html("p.trap", `The trap: ${trap}.`)),
  );

/** The hundred dots beside the number and its parts; below, the other ways to say it. */
function counted(panel: Uw.Panel, whole: boolean, derive: () => void) {
  const { answer, dots = [] } = panel;
  if (!answer) return null;
  const n = String(answer.hundred);
  const ways = [answer.percent, answer.one_in, `odds ${answer.odds}`, panel.simulated].filter(Boolean);
  return [
    html(
      "div.counted",
      dots.length > 0 && hundredDots(dots, panel.said?.value, panel.was?.value),
      html(
        "div",
        html(
          "p.big",
          html("span.sr", `${answer.about} `),
          html("button.asks-why", { tabindex: -1, "aria-label": n, onclick: derive }, digitsImage(n, 46)),
          html("b", whole ? outOfHundred(answer) : "out of 100"),
          whyLink(n, derive),
        ),
        wasLine(panel),
        html(
          "ul.kinds",
          dots.map((kind) =>
            html("li", keyDot(kind.yes), html("span", html("b", String(kind.n)), ` ${kind.words}`)),
          ),
        ),
      ),
    ),
    html(
      "p.ways",
      whole && html("b.short", `${n} ${outOfHundred(answer)}. `),
      "More forms: ",
      answer.fraction && [html("b", broken(answer.fraction)), ", "],
      ways.map((way, at) => [at > 0 && ", ", html("span", {}, way)]),
    ),
  ];
}

/** A headline whose number opens Why; the same is pressed beside the answer below. */
export function whyHead(words: string, derive: () => void) {
  const [number] = /[\u2212-]?\d[\d,.]*\d|\d/.exec(words) ?? [""],
    at = words.indexOf(number);
  return number
    ? [
        words.slice(0, at),
        html("button.asks-why", { "data-k": "headwhy", "aria-label": `${number}: why?`, onclick: derive }, number),
        words.slice(at + number.length),
      ]
    : words;
}

/** Opens Why beside a number. */
const whyLink = (number: string, derive: () => void) =>
  html("button.btn.quiet.derive", { "data-k": "derive", onclick: derive }, `Why ${number}?`);

const amounts = (panel: Uw.Panel, derive: () => void) =>
  html(
    "div.counted",
    html(
      "div",
      html(
        "p.lead",
        html("button.asks-why", { tabindex: -1, onclick: derive }, html("b", panel.answer?.lead ?? "")),
        ` ${panel.answer?.cases ?? ""} `,
        whyLink((panel.answer?.lead ?? "").split(" ")[0], derive),
      ),
      wasLine(panel),
      html(
        "p.ways",
        panel.simulated ||
          (panel.answer?.fraction && [
            panel.answer.rounded ? "to six places: " : "exactly ",
            html("b", broken(panel.answer.fraction)),
          ]),
      ),
    ),
  );

/** What the answer was before the position was changed. */
const wasLine = ({ was }: Uw.Panel) => was && html("p.was", ghostKey(), was.words);

/** What stands apart from the answer. */
const why = (panel: Uw.Panel) => panel.apart && html("p.apart", panel.apart);

/** One step of the derivation, and all steps as tiles; those not yet seen are covered. */
export function whyPage(
  panel: Uw.Panel,
  at: number,
  seen: Set<number>,
  go: (at: number) => void,
  picture: (kind: string, width: number, data: any) => HTMLElement,
): Page {
  const steps = panel.steps ?? [];
  const step = steps[at];
  if (!step) return stillPage(html("p.mute", "There's nothing to work out here."));
  const art = html("div.art", { tabindex: 0, role: "group", "aria-label": "The picture" });
  const drawn = step.picture;
  const fit = drawn && fitted(art, (width) => picture(drawn.kind, width, drawn));
  const node = html(
    "div.why",
    html(
      "div.now",
      { "data-next": true, tabindex: -1, "aria-live": "polite" },
      html("h3", html("i", { "aria-hidden": "true" }, step.letter), step.words),
      drawn && art,
      step.tree && html("ul.branches", branchRows(step.tree, 0)),
      (step.formula || step.value) &&
        html("p.reckon", html("span", step.formula ?? ""), html("b", step.value ? `= ${step.value}` : "")),
    ),
    html(
      "div",
      { class: steps.length > 6 ? "tiles many" : "tiles", role: "group", "aria-label": "All steps" },
      steps.map((each, k) =>
        html(
          "button",
          {
            "data-k": `why.${k}`,
            "aria-current": k === at ? "step" : null,
            "aria-label": `${each.letter}. ${each.words}${seen.has(k) ? `: ${each.value ?? ""}` : ""}`,
            onclick: () => go(k),
          },
          html("i", { "aria-hidden": "true" }, each.letter),
          html(
            "span",
            html("small", each.words),
            each.value != null && (seen.has(k) ? html("b", each.value) : html("em.rd")),
          ),
        ),
      ),
    ),
  );
  return { node, tried: () => {}, again: () => fit?.again(), stop: () => fit?.stop() };
}

/**
 * The way back and on from a step. It stands apart from the page, at the foot of the panel, where it stays while
 * steps of any height come and go.
 */
export function stepNav({ steps = [] }: Uw.Panel, at: number, go: (at: number) => void) {
  if (!steps[at]) return null;
  return html(
    "div.stepnav",
    html(
      "button.btn",
      {
        "data-k": "why.back",
        "aria-label": "Previous step",
        "aria-disabled": at ? null : "true",
        onclick: () => at && go(at - 1),
      },
      at ? `\u25c2 ${steps[at - 1].letter}` : "\u25c2",
    ),
    html("span", `step ${at + 1} of ${steps.length}`),
    html(
      "button.btn.solid",
      {
        "data-k": "why.on",
        "aria-label":
          at + 1 < steps.length ? `Next step, ${steps[at + 1].letter}` : "Start again from the first step",
        onclick: () => go((at + 1) % steps.length),
      },
      at + 1 < steps.length ? `Next: ${steps[at + 1].letter} \u25b8` : "Again: a",
    ),
  );
}

/** A tree as rows, each a level further in. */
export const branchRows = (branch: Uw.Branch, depth: number): HTMLElement[] => [
  html(
    "li",
    { style: `--depth:${depth}` },
    branch.chance && html("b", branch.chance),
    html("span", branch.words),
    branch.value && html("em", branch.value),
  ),
  ...branch.children.flatMap((child) => branchRows(child, depth + 1)),
];

/** What is to come, covered. */
export const cover = () =>
  html("div.covered", html("p.mute", "The answer appears here when you have made your guess."));

/** What the marks of the strip of guesses mean. */
export const guessKey = () =>
  html(
    "p.key",
    { "aria-hidden": "true" },
    html("span.k-said", "your guess"),
    html("span.k-exact", "the answer"),
    html("span.k-came", "it happened"),
    html("span.k-not", "it didn't"),
  );

/** The text of the lesson, over the panel. */
export const lessonPage = ({ lesson = "", concept }: Uw.Panel, close: () => void) =>
  html(
    "div.sheet",
    { role: "dialog", "aria-label": concept, onkeydown: (event) => event.key === "Escape" && close() },
    html("h2", concept),
    lesson.split("\n\n").map((words) =>
      html(
        "p",
        words.split("**").map((part, k) => (k % 2 ? html("b", part) : part)),
      ),
    ),
    html("button.btn.solid.wide", { "data-k": "readclose", onclick: close }, "Back to the question"),
  );
