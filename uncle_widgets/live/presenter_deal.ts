/** The class deal: a column a student, ten deals each, and what all say together. */

import { circle, rect, stroked, svg, unique } from "../widgets/page/dom.ts";
import { hatch } from "../widgets/page/draw.ts";
import { share } from "../widgets/page/plots.ts";
import { places } from "../widgets/panel/wording.ts";
import { claimBand } from "../widgets/saved/saved_claim.ts";
import { meanInterval, wilson } from "../widgets/saved/saved_tries.ts";
import type { ClassFacts } from "./class_facts.ts";
import type { ClassState } from "./class_states.ts";
import { TEN } from "./class_states.ts";
import { heapScale } from "./dot_plot.ts";

export type Dealt = ReturnType<ClassFacts["deal"]>;

/** The columns, each what one has pressed so far. */
export function columnsOf(facts: ClassFacts, { at, how, here, members, pressed }: ClassState): Dealt[][] {
  const by = pressed[at] ?? {};
  if (how === "phones")
    return members.map(({ number }) =>
      Array.from({ length: by[number] ?? 0 }, (_, k) => facts.deal(at, TEN * (number - 1) + k)),
    );
  const k = by[0] ?? 0;
  return Array.from({ length: here }, (_, column) =>
    Array.from({ length: Math.max(0, Math.min(TEN, k - TEN * column)) }, (_, i) =>
      facts.deal(at, TEN * column + i),
    ),
  );
}

/** All together. */
export function poolOf(facts: ClassFacts, now: ClassState) {
  const columns = columnsOf(facts, now),
    dealt = columns.flat(),
    values = dealt.flatMap(({ value }) => value ?? []),
    n = values.length,
    total = values.reduce((sum, value) => sum + value, 0),
    chance = facts.measure(now.at) === "chance",
    squares = values.reduce((sum, value) => sum + value * value, 0),
    [low, high] = n === 0 ? [0, 0] : chance ? wilson(total, n) : meanInterval(n, total, squares),
    full = columns.filter((column) => column.length === TEN),
    tens = full.flatMap((column) => {
      const those = column.flatMap(({ value }) => value ?? []);
      return those.length > 0 ? those.reduce((sum, value) => sum + value, 0) / those.length : [];
    }),
    said = (value: number) => (chance ? places(100 * value, 1) : facts.written(now.at, value));
  const apart =
    tens.length > 1
      ? `Ten deals tell you little: one student got ${shortTen(Math.min(...tens))}, ` +
        `another ${shortTen(Math.max(...tens))}. `
      : "";
  function shortTen(mean: number) {
    return chance ? `${Math.round(TEN * mean)} of 10` : said(mean);
  }
  const name = chance ? " (Wilson, 95%)" : " (95%)",
    scale = chance ? 100 : 1,
    mean = n ? total / n : 0,
    band = claimBand(scale * low, scale * high, scale * mean, facts.measure(now.at));
  return {
    columns,
    tens,
    n,
    hits: total,
    mean,
    low,
    high,
    struck: dealt.length - n,
    begun: dealt.length,
    last: now.how === "hands" ? dealt.at(-1) : undefined,
    words: n > 1 ? `${apart}All the deals together give ${band}${name}. More deals make the bar shorter.` : "",
    said,
  };
}

/** How the deals went so far, to who cannot see them. */
export function dealtWords(facts: ClassFacts, now: ClassState) {
  const { n, hits, mean, words } = poolOf(facts, now),
    { measure, cases, event } = facts.panel(now.at);
  if (n === 0) return "No deals yet.";
  const found =
    measure === "chance"
      ? `${hits} of ${n} ${[cases || "times", event].filter(Boolean).join(" ")}.`
      : `${facts.written(now.at, mean)} on average in ${n} deals.`;
  return `${found} ${words}`;
}

/** A dot a deal on the field, from the first at the foot to the tenth. */
export function dealGrid(width: number, height: number, rem: number, facts: ClassFacts, now: ClassState) {
  const { columns, hits, n } = poolOf(facts, now),
    { measure, event } = facts.panel(now.at),
    [low, high] = facts.span(now.at),
    left = 3.2 * rem,
    p = (width - left - rem) / Math.max(columns.length, 12),
    q = (height - 3.4 * rem) / TEN,
    r = 0.36 * Math.min(p, q, 2 * rem),
    y = (k: number) => 0.6 * rem + q * (TEN - 1 - k + 0.5),
    foot = height - 1.1 * rem;
  const one = (dealt: Dealt | undefined, cx: number, cy: number) => {
    if (!dealt) return circle(cx, cy, Math.max(1, 0.1 * rem), { fill: "var(--field-line)" });
    if (dealt.value == null)
      return stroked(`M${cx - r / 2} ${cy - r / 2}l${r} ${r}m0-${r}l-${r} ${r}`, "var(--field-edge)", 2);
    if (measure !== "chance")
      return circle(cx, cy, r * (0.3 + 0.7 * share(dealt.value, low, high)), { class: "hit" });
    return circle(cx, cy, dealt.value ? r : r - 1, { class: dealt.value ? "hit" : "none" });
  };
  const text = (x: number, ty: number, words: string, cls = "") =>
    svg(`text${cls}`, { x, y: ty, "font-size": 0.8 * rem }, words);
  return svg(
    "svg.w-deals",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": `${hits} of ${n} ${n === 1 ? "deal" : "deals"}.`,
    },
    columns.map((column, k) => Array.from({ length: TEN }, (_, i) => one(column[i], left + p * (k + 0.5), y(i)))),
    text(left - 0.6 * rem, y(TEN - 1) + 0.3 * rem, "10th", ".e.f2"),
    text(left - 0.6 * rem, y(0) + 0.3 * rem, "1st", ".e.f2"),
    measure === "chance"
      ? [
          circle(left, foot - 0.3 * rem, 0.4 * rem, { class: "hit" }),
          text(left + 0.8 * rem, foot, event ? `these ${event}` : "yes", ".b"),
          text(width - rem, foot, "one column for each student", ".e.f2"),
        ]
      : text(left, foot, "A larger dot means more. One column for each student", ".f2"),
  );
}

/** Every ten by itself, and all together with its interval. */
export function poolChart(width: number, height: number, rem: number, facts: ClassFacts, now: ClassState) {
  const pool = poolOf(facts, now),
    span = facts.span(now.at),
    chance = facts.measure(now.at) === "chance",
    wide = width > 34 * rem,
    [left, right] = wide ? [6.2 * rem, (chance ? 7 : 11) * rem] : [1.2 * rem, 1.2 * rem],
    X = (value: number) => left + share(value, ...span) * (width - left - right),
    floor = height - 1.3 * rem,
    middle = 0.58 * floor,
    y = (middle + floor) / 2,
    r = 0.31 * rem,
    id = unique("pool"),
    exact = X(facts.exact(now.at)),
    end = exact > 9 * rem;
  const heap: Map<string, number> = new Map();
  const most = Math.max(
      1,
      ...pool.tens.map((ten) => pool.tens.filter((one) => X(one).toFixed() === X(ten).toFixed()).length),
    ),
    step = Math.min(2.2 * r, (middle - 1.6 * rem) / most);
  const text = (cls: string, x: number, ty: number, words: string, size = 0.75) =>
    svg(`text.${cls}`, { x, y: ty, "font-size": size * rem }, words);
  const from = Math.min(...pool.tens),
    to = Math.max(...pool.tens),
    of = (ten: number) => (chance ? String(Math.round(TEN * ten)) : pool.said(ten));
  return svg(
    "svg.heaps",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": `Answer: ${facts.written(now.at, facts.exact(now.at))}. ${pool.words || "No deals yet."}`,
    },
    svg("defs", hatch(id, "var(--ink)")),
    heapScale({ rows: [], span, chance, written: String }, X, floor, rem),
    stroked(`M${X(span[0])} ${middle}H${X(span[1])}`, "var(--rule)", 1.5),
    stroked(`M${exact} 0V${floor}`, "var(--ink)", 0.17 * rem),
    pool.tens.map((ten) => {
      const place = X(ten).toFixed(),
        k = heap.get(place) ?? 0;
      heap.set(place, k + 1);
      return circle(X(ten), middle - 1.4 * r - k * step, r, { class: "ten" });
    }),
    pool.n > 0 && [
      rect(X(span[0]), y - 0.45 * rem, Math.max(1, X(pool.mean) - X(span[0])), 0.9 * rem, {
        fill: `url(#${id})`,
        stroke: "var(--ink)",
        "stroke-width": 1.5,
      }),
      stroked(
        [pool.low, pool.high].map((end) => `M${X(end)} ${y - 0.45 * rem}v${0.9 * rem}`).join("") +
          `M${X(pool.low)} ${y}H${X(pool.high)}`,
        "var(--accent-fill)",
        4,
      ),
      circle(X(pool.mean), y, 0.25 * rem, {
        fill: "var(--sheet)",
        stroke: "var(--accent-fill)",
        "stroke-width": 3,
      }),
    ],
    text(
      `tx.b${end ? ".e" : ""}`,
      exact + (end ? -0.5 : 0.5) * rem,
      0.85 * rem,
      `answer ${facts.written(now.at, facts.exact(now.at))}`,
      0.85,
    ),
    wide && [
      text("tx.b", 0, middle - 1.2 * rem, "Ten each", 0.85),
      text("tx2", 0, middle - 0.25 * rem, `${pool.tens.length} done`),
      text("tx.b", 0, y - 0.1 * rem, "Together", 0.85),
      text("tx2", 0, y + 0.85 * rem, pool.begun === 1 ? "1 deal" : `${pool.begun} deals`),
      pool.tens.length > 0 && [
        text(
          "tx.b.e",
          width,
          middle - 1.2 * rem,
          chance ? `${of(from)} to ${of(to)} of 10` : `${of(from)} to ${of(to)}`,
          0.9,
        ),
        text("tx2.e", width, middle - 0.25 * rem, "one student\u2019s ten"),
      ],
      pool.n > 1 && [
        text("tx.b.e", width, y - 0.1 * rem, chance ? `${pool.said(pool.mean)}%` : pool.said(pool.mean), 0.9),
        text("tx2.e", width, y + 0.85 * rem, `${pool.said(pool.low)} to ${pool.said(pool.high)}`),
      ],
    ],
  );
}
