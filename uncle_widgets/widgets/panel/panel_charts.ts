// The panel's charts. Exact is solid ink, simulated is hatched or an open-point line, a prediction is a triangle.

import { circle, drawing, rect, stroked, svg, unique } from "../page/dom.ts";
import { hatch } from "../page/draw.ts";
import { card, drawDie } from "../page/faces.ts";
import { BOLD, textWidth } from "../page/measure.ts";
import { dot, named, share, ticks, written } from "../page/plots.ts";
import { cameMark, guessWords } from "./ending.ts";

/** How a mark of an axis is written. */
const marked = (mark: number, chance: boolean) =>
  chance
    ? `${Math.round(mark * 100)}${mark === 1 ? "%" : ""}`
    : String(Math.round(mark * 100) / 100).replace("-", "\u2212");

/**
 * Prediction, exact and simulated on one axis. The third row is kept free before the first trial, so that nothing
 * moves when it comes.
 * @param close whether its box is low, so that the rows lie closer
 */
export function threeBars(width: number, panel: Uw.Panel, tried: Uw.Tried, close: boolean) {
  const chance = panel.measure === "chance";
  const exact = panel.answer?.value ?? 0;
  const seen = [exact, panel.said?.value, tried.value].filter((value) => value != null);
  const low = chance ? 0 : Math.min(0, panel.span[0], ...seen);
  const high = chance ? 1 : Math.max(panel.span[1], ...seen);
  const left = 84;
  const right = 62;
  const x = (value: number) => left + share(value, low, high) * (width - left - right);
  const id = unique("hatch");
  const gap = close ? 25 : 31;
  const rows: any[] = [];
  let y = 15;
  const row = (name: string, mark: any, value: string, faint?: boolean) => {
    rows.push(named(0, y + 5, name, faint ? "tx2" : "tx"), mark, named(width, y + 5, value, "tx b e", 15));
    y += gap;
  };
  const bar = (value: number) => ({
    x: Math.min(x(0), x(value)),
    width: Math.max(1.5, Math.abs(x(value) - x(0))),
  });
  if (panel.said) {
    const at = x(panel.said.value);
    row(
      "Your guess",
      svg(
        "g",
        stroked(`M${x(0)} ${y}H${at}`, "var(--accent-fill)", 2),
        svg("path", { d: `M${at} ${y + 10}l-9-17h18z`, fill: "var(--accent-fill)" }),
      ),
      written(panel.said.value, panel.measure),
    );
  }
  if (panel.was && !panel.said) {
    const at = x(panel.was.value);
    row(
      "Before",
      svg(
        "g.ghost",
        svg("path", { d: `M${x(0)} ${y}H${at}`, "stroke-dasharray": "5 4" }),
        svg("path", { d: `M${at} ${y + 10}l-9-17h18z`, "stroke-linejoin": "round" }),
      ),
      written(panel.was.value, panel.measure),
      true,
    );
  }
  const label = panel.simulated ? "Stored" : "Exact";
  row(
    label,
    svg("rect", { ...bar(exact), y: y - 9, height: 18, fill: "var(--ink)", ...grown(panel, bar) }),
    written(exact, panel.measure),
  );
  const { value, low: from, high: to } = tried;
  const has = value != null && from != null && to != null;
  if (!panel.untried) {
    row(
      "Simulated",
      has &&
        svg(
          "g",
          svg("rect", {
            ...bar(value),
            y: y - 8.5,
            height: 17,
            fill: `url(#${id})`,
            stroke: "var(--ink)",
            "stroke-width": 1.5,
          }),
          stroked(
            `M${x(from)} ${y}H${x(to)}M${x(from)} ${y - 6}v12M${x(to)} ${y - 6}v12`,
            "var(--accent-fill)",
            2.5,
          ),
        ),
      has ? written(value, panel.measure) : "",
      !has,
    );
    if (!has) rows.push(named(left + 8, y - gap + 5, "not tried yet", "tx2", 13));
  }
  const axis = ticks(low, high).map((mark) => [
    svg("path", { d: `M${x(mark)} 2V${y - 13}`, stroke: mark === 0 && !chance ? "var(--edge)" : "var(--rule)" }),
    named(x(mark), y + 5, marked(mark, chance), "tx2 m", 13),
  ]);
  const words = [
    panel.said && `Your guess: ${written(panel.said.value, panel.measure)}.`,
    `${label}: ${written(exact, panel.measure)}${panel.was ? `. ${panel.was.words}` : ""}.`,
    has &&
      `Simulated: ${written(value, panel.measure)}, 95% interval from ${written(from, panel.measure)} ` +
        `to ${written(to, panel.measure)}.`,
  ].filter(Boolean);
  return drawing(width, y + 10, words.join(" "), svg("defs", hatch(id, "var(--ink)")), axis, rows);
}

/** A bar grows from what it was. */
const grown = ({ was, answer }: Uw.Panel, bar: (value: number) => { width: number }) =>
  was && was.value !== answer?.value
    ? { class: "grown", style: `--from:${bar(was.value).width / bar(answer?.value ?? 0).width}` }
    : {};

/** The hollow mark alone, for its words. */
export const ghostKey = () =>
  svg(
    "svg",
    { width: 14, height: 16, viewBox: "-7 -15 14 16", "aria-hidden": "true" },
    svg("path.ghost", { d: "M0-2l-6-11h12z", "stroke-linejoin": "round" }),
  );

/**
 * The hundred, ten to a row; the prediction's own dot bears the triangle, and what it was a hollow one.
 * @param said a chance
 * @param was another
 */
export function hundredDots(kinds: Uw.Dots[], said: number | undefined, was: number | undefined) {
  const each = kinds.flatMap((kind) => Array(kind.n).fill(kind.yes));
  const place = (at: number) => [8 + (at % 10) * 19, 8 + Math.floor(at / 10) * 19];
  const [x, y] = place(Math.max(1, Math.round((said ?? 0) * 100)) - 1);
  const [wasX, wasY] = place(Math.round((was ?? 0) * 100) - 1);
  const words = kinds.map((kind) => `${kind.n} ${kind.words}`).join(", ");
  return svg(
    "svg.hundred",
    { viewBox: "0 0 187 187", role: "img", "aria-label": `Of 100: ${words}.` },
    each.map((yes, at) => {
      const [cx, cy] = place(at);
      return dot(yes, cx, cy, 7.2);
    }),
    was != null &&
      wasX > 0 &&
      svg("path.ghost", { d: `M${wasX} ${wasY + 6}l-7-12h14z`, "stroke-linejoin": "round" }),
    said != null &&
      said > 0 &&
      svg("path", {
        d: `M${x} ${y + 6}l-6-11h12z`,
        fill: "var(--accent)",
        stroke: "var(--sheet)",
        "stroke-width": 2,
      }),
  );
}

/** One dot of a kind, for a key. */
export const keyDot = (yes: number) =>
  svg("svg", { width: 18, height: 18, "aria-hidden": "true" }, dot(yes, 9, 9, 7));

/** A bar for each outcome of a distribution; of a part of them, on the scale of `all`. */
export function outcomeBars(
  width: number,
  bars: [string, number, string][],
  all: [string, number, string][] = bars,
) {
  const high = Math.max(...all.map((bar) => bar[1]), 0.01);
  const left = 14 + 8 * Math.max(...all.map((bar) => bar[0].length));
  const pitch = all.length > 6 ? 22 : 27;
  const height = bars.length * pitch;
  return drawing(
    width,
    height,
    `${bars.map((bar) => `${bar[0]}: ${bar[2]}`).join(". ")}.`,
    bars.map(([name, value, words], at) => {
      const y = at * pitch + pitch / 2;
      return [
        named(0, y + 5, name),
        rect(left, y - 7, Math.max(1.5, (value / high) * (width - left - 64)), 14, { fill: "var(--ink)" }),
        named(width, y + 5, words, "tx b e"),
      ];
    }),
  );
}

/** The running estimate, logarithmic from 1 to 10,000, with its band; runs before it in grey. */
export function runChart(width: number, height: number, panel: Uw.Panel, tried: Uw.Tried) {
  const { runs, value } = tried;
  const chance = panel.measure === "chance";
  const exact = panel.apart ? undefined : panel.answer?.value;
  const said = panel.said?.value;
  const [low, high] = chance ? [0, 1] : panel.span;
  const number = (at: number) => written(at, panel.measure).replace("%", "");
  const numbers = [exact, said].flatMap((at) => (at == null ? [] : [textWidth(number(at), BOLD * 14)]));
  const left = 40;
  const right = Math.max(58, 17 + Math.max(0, ...numbers));
  const top = 10;
  const bottom = 26;
  const X = (n: number) => left + (Math.log10(n) / 4) * (width - left - right);
  const Y = (p: number) => top + (1 - share(p, low, high)) * (height - top - bottom);
  const id = unique("band");
  const levels = ticks(low, high);
  const every = Math.max(1, Math.ceil((17 * (levels.length - 1)) / (height - top - bottom)));
  const line = (points: [number, number, number, number][], at: 1 | 2 | 3) =>
    points.map((p, k) => `${k ? "L" : "M"}${X(p[0])} ${Y(p[at])}`).join("");
  const [mine = [], ...others] = runs;
  const last = mine[mine.length - 1];
  const end = width - right + 10;
  const yExact = exact == null ? 0 : Y(exact) + 5;
  const ySaid = said == null ? 0 : Y(said) + 5;
  const apart = exact == null || said == null ? 18 : Math.abs(yExact - ySaid);
  const push = apart >= 17 ? 0 : (17 - apart) / 2 + 1;
  const up = ySaid <= yExact ? -1 : 1;
  const words =
    value == null || !last
      ? "No trials yet."
      : `After ${tried.begun.toLocaleString("en")} trials: ${written(value, panel.measure)}, 95% interval from ` +
        `${written(tried.low ?? 0, panel.measure)} to ${written(tried.high ?? 0, panel.measure)}` +
        `${exact == null ? "." : `; exact ${written(exact, panel.measure)}.`}`;
  return drawing(
    width,
    height,
    words,
    svg("defs", hatch(id, "var(--edge)")),
    levels.map((p, at) => [
      svg("path", { d: `M${left} ${Y(p)}H${width - right}`, stroke: "var(--rule)" }),
      at % every === 0 && named(left - 8, Y(p) + 5, marked(p, chance).replace("%", ""), "tx2 e", 13),
    ]),
    [1, 10, 100, 1000, 10000].map((n) =>
      named(X(n), height - 6, n.toLocaleString("en"), n === 1 ? "tx2" : "tx2 m", 13),
    ),
    mine.length > 1 &&
      svg("path", {
        d: `${line(mine, 3)}L${[...mine]
          .reverse()
          .map((p) => `${X(p[0])} ${Y(p[2])}`)
          .join("L")}Z`,
        fill: `url(#${id})`,
        opacity: 0.6,
      }),
    others.map((points) => stroked(line(points, 1), "var(--edge)", 1.5)),
    exact != null && stroked(`M${left} ${Y(exact)}H${width - right}`, "var(--ink)", 3),
    stroked(line(mine, 1), "var(--accent-fill)", 2.5, { "stroke-linejoin": "round" }),
    mine.map((p, k) =>
      circle(X(p[0]), Y(p[1]), k === mine.length - 1 ? 5 : 3.2, {
        fill: k === mine.length - 1 ? "var(--lit)" : "var(--sheet)",
        stroke: "var(--accent-fill)",
        "stroke-width": 2,
      }),
    ),
    said != null && [
      svg("path", { d: `M${width - right + 1} ${Y(said)}l10-6v12z`, fill: "var(--accent-fill)" }),
      svg("text.b", { x: end + 5, y: ySaid + up * push, "font-size": 14, fill: "var(--accent)" }, number(said)),
    ],
    exact != null && named(end + 5, yExact - up * push, number(exact), "tx b"),
  );
}

/** Widths of what a trial leaves: a card, and from one to the next at most. */
const TRACE_WIDTH = 26;
const TRACE_PITCH = 36;

/** The width of a row that need not be squeezed. */
export const traceWidth = (n: number) => 4 + TRACE_WIDTH + TRACE_PITCH * (n - 1);

/** What a trial brought that has no place on the table, in a row: cards and dice over their words, or eyes. */
export function traceRow(width: number, traces: Uw.Trace[]) {
  const pitch = Math.min(TRACE_PITCH, (width - TRACE_WIDTH - 4) / Math.max(1, traces.length - 1));
  const under = pitch >= 24;
  const words = traces.map(({ face, die, words }) =>
    [face?.text, die && `a die, ${die}`, words].filter(Boolean).join(": "),
  );
  const height = 56;
  return drawing(
    width,
    height,
    words.join(", ") || "No trials yet.",
    traces.map((trace, at) => {
      const x = 2 + at * pitch;
      const middle = x + TRACE_WIDTH / 2;
      const counts = Boolean(trace.counts),
        place = { transform: `translate(${trace.die ? x + 1 : x} ${trace.die ? 8 : 2})` };
      const drawn = trace.eye
        ? eyeMark(middle, 20, counts)
        : svg("g", place, trace.die ? drawDie(trace.die, TRACE_WIDTH - 2, counts) : card(trace.face, TRACE_WIDTH));
      return svg(
        "g",
        drawn,
        counts &&
          !trace.eye &&
          !trace.die &&
          rect(x - 1, 1, TRACE_WIDTH + 2, TRACE_WIDTH * 1.4 + 2, {
            rx: 3,
            fill: "none",
            stroke: "var(--lit)",
            "stroke-width": 3,
          }),
        (under || trace.counts) &&
          named(
            underTrial(middle, trace.words, width),
            54,
            trace.words ?? "",
            trace.counts ? "tx b m" : "tx2 m",
            13,
          ),
      );
    }),
  );
}

/** Where the words under a trial have their middle, so that none lie outside. */
function underTrial(x: number, words: string | undefined, width: number) {
  const half = textWidth(words ?? "", 13) * 0.55; // bold is wider
  return Math.max(half, Math.min(x, width - half));
}

/** An eye, open or shut. */
const eyeMark = (x: number, y: number, sees: boolean) =>
  svg(
    "g",
    { fill: "none", stroke: "var(--ink)", "stroke-width": 2 },
    svg("path", { d: `M${x - 13} ${y}q13 ${sees ? -20 : 0} 26 0q-13 20-26 0Z` }),
    sees
      ? circle(x, y, 5, { fill: "var(--accent-fill)", stroke: "none" })
      : svg("path", { d: `M${x - 7} ${y + 11}l-2 4M${x} ${y + 12}v5M${x + 7} ${y + 11}l2 4` }),
  );

/**
 * The strip: each guess beside what is exact, an amount on a scale of its own, and whether it came; '?' for stops
 * that are still to come.
 * @param of how many moments the game has
 * @param at the moment that is asked about; -1 for none
 */
export function guessStrip(width: number, guesses: Uw.Guess[], of: number, at: number) {
  const height = 66;
  const left = 30;
  const top = 6;
  const floor = 42;
  const n = Math.max(of, guesses.length, 1);
  const pitch = Math.min(42, (width - left) / n);
  const X = (k: number) => left + pitch * (k + 0.5);
  const Y = (p: number) => floor - p * (floor - top);
  const made = new Map(guesses.map((guess) => [guess.at, guess]));
  const words = guesses.map((guess) => `${guess.at + 1}: ${guessWords(guess)}`);
  const column = (k: number) => {
    const guess = made.get(k);
    const x = X(k);
    const half = Math.min(13, pitch / 2 - 1);
    if (!guess && pitch < 11) return rect(x - 1, height - 16, 2, 6, { fill: "var(--edge)" });
    if (!guess) return named(x, height - 8, "?", "tx2 b m", 14);
    const [low, high] = guess.span,
      at = (value: number) => Y(share(value, low, high));
    return [
      guess.said != null &&
        svg("path", { d: `M${x - 1} ${at(guess.said)}l-11-7v14z`, fill: "var(--accent-fill)" }),
      rect(x + 1, at(guess.exact) - 3, half, 6, { fill: "var(--ink)" }),
      cameMark(guess, x, height - 13),
    ];
  };
  return drawing(
    width,
    height,
    words.length ? `${words.join(". ")}.` : "No guesses yet.",
    at >= 0 && [
      rect(X(at) - pitch / 2, 0, pitch, height - 4, { fill: "var(--inset)" }),
      rect(X(at) - pitch / 2, height - 4, pitch, 3, { fill: "var(--lit)" }),
    ],
    [0, 0.5, 1].map((p) => [
      svg("path", { d: `M${left} ${Y(p)}H${width}`, stroke: "var(--rule)" }),
      p !== 0.5 && named(left - 6, Y(p) + 5, String(p * 100), "tx2 e", 13),
    ]),
    Array.from({ length: n }, (_, k) => column(k)),
  );
}
