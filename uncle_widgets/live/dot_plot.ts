/**
 * What a class said, as heaps on a scale: a triangle a student, from ninety on a thin bar; exact as a line; a
 * bracket over each heap that lies where a mistake lands. All lengths in rem of the wall.
 */
import { rect, stroked, svg } from "../widgets/page/dom.ts";
import { BOLD, fit, textWidth } from "../widgets/page/measure.ts";
import { share, ticks } from "../widgets/page/plots.ts";
import { levelsOf } from "./stacking.ts";

/** A row of numbers; `who` are their students (0 by hands). `near` stands at its end. */
export type HeapRow = {
  label: string;
  told: string;
  sub: string;
  values: number[];
  who: number[];
  exact: number;
  reach: number;
  hollow: boolean;
  near: string;
  within: string;
  brackets: Bracket[];
};
export type Bracket = {
  from: number;
  to: number;
  n: number;
  alone: boolean;
  name: string;
  yes: number;
  head: string;
  sub: string;
};
export type HeapSpec = {
  rows: HeapRow[];
  span: [number, number];
  chance: boolean;
  written: (value: number) => string;
  moved?: boolean;
};
export type Box = { x: number; y: number; w: number; h: number };

/** From so many students on each is a thin bar, as wide as a hundredth of the scale. */
const FINE = 100,
  THIN = 90;
/** A picture less wide, in rem, has words over its rows and below it. */
const NARROW = 34;
/** Over so many all fall at once. */
const AT_ONCE = 60;
const MEASURES = { half: 0.33, step: 0.58, thin: 0.17, head: 0.85, sub: 0.75, axis: 1.3 };

/** The marks of the scale, and its numbers. */
export function heapScale({ span, chance }: HeapSpec, X: (value: number) => number, y: number, rem: number) {
  const marks = chance ? Array.from({ length: 11 }, (_, k) => k / 10) : ticks(...span),
    every = X(marks[1]) - X(marks[0]) < 2 * rem ? 5 : 2;
  return svg(
    "g.scale",
    stroked(`M${X(span[0])} ${y}H${X(span[1])}`, "var(--edge)", 1.5),
    marks.map((mark, k) => [
      stroked(`M${X(mark)} ${y}v${0.25 * rem}`, "var(--edge)", 1.5),
      (!chance || k % every === 0) &&
        svg(
          "text.tx2.m",
          { x: X(mark), y: y + rem, "font-size": MEASURES.sub * rem },
          chance ? String(Math.round(100 * mark)) : String(mark).replace("-", "\u2212"),
        ),
    ]),
  );
}

/** How much of a box others cover. */
const covered = (box: Box, others: Box[]) =>
  others.reduce((sum, { x, y, w, h }) => {
    const wide = Math.min(box.x + box.w, x + w) - Math.max(box.x, x),
      high = Math.min(box.y + box.h, y + h) - Math.max(box.y, y);
    return sum + (wide > 0 && high > 0 ? wide * high : 0);
  }, 0);

/**
 * Words beside a bracket, where they cover least: right of it, left of it, or above.
 * @param place its ends and its height
 */
function bracketed(
  { head, sub, n }: Bracket,
  [x1, x2, y]: [number, number, number],
  taken: Box[],
  width: number,
  rem: number,
  bare = false,
) {
  const around = stroked(`M${x1} ${y + 0.3 * rem}V${y}H${x2}V${y + 0.3 * rem}`, "var(--ink)", 2);
  if (bare || width < NARROW * rem) {
    // its words stand below
    const size = MEASURES.head * rem,
      over = y - 0.3 * rem > 0.75 * size; // in a row too low for a number over it, beside it
    const at = over ? { x: (x1 + x2) / 2, y: y - 0.3 * rem } : { x: x2 + 0.3 * rem, y: y + 0.5 * rem };
    return svg("g.bracket", around, svg(over ? "text.tx.b.m" : "text.tx.b", { ...at, "font-size": size }, n));
  }
  const { head: big, sub: small } = MEASURES,
    room = Math.min(17 * rem, 0.6 * width),
    lines = [
      ...fit(head, big * rem, room, BOLD).lines.map((text) => ({ text, bold: true })),
      ...fit(sub, small * rem, room).lines.map((text) => ({ text, bold: false })),
    ],
    w = Math.max(...lines.map(({ text, bold }) => textWidth(text, (bold ? BOLD * big : small) * rem))),
    h = lines.reduce((sum, { bold }) => sum + (bold ? 1.1 : 1) * rem, 0),
    high = y - h - 0.35 * rem;
  const tries = [
    { x: x2 + 0.9 * rem, y: y - 0.75 * rem, side: 1 },
    { x: x1 - 0.9 * rem - w, y: y - 0.75 * rem, side: -1 },
    { x: x1, y: high, side: 0 },
    { x: x2 - w, y: high, side: 0 },
    { x: (x1 + x2 - w) / 2, y: high, side: 0 },
    { x: x2 + 0.9 * rem, y: 0.1 * rem, side: 0 },
    { x: x1 - 0.9 * rem - w, y: 0.1 * rem, side: 0 },
  ].map((one) => {
    const x = Math.max(0, Math.min(one.x, width - w)), // beyond the picture's edge it would be cut off
      y = Math.max(0, one.y),
      box = { ...one, x, y, w, h },
      off = Math.abs(one.x - x) + 2 * (y - one.y);
    return { ...box, cost: covered(box, taken) + off * off * 20 };
  });
  const best = tries.reduce((one, other) => (other.cost < one.cost ? other : one));
  taken.push(best);
  let at = best.y;
  return svg(
    "g.bracket",
    around,
    best.side !== 0 && stroked(`M${best.side > 0 ? x2 : x1} ${y}h${best.side * 0.6 * rem}`, "var(--ink)", 2),
    lines.map(({ text, bold }) => {
      at += (bold ? 1.1 : 1) * rem;
      const size = (bold ? big : small) * rem;
      return svg(bold ? "text.tx.b" : "text.tx2", { x: best.x, y: at - 0.2 * rem, "font-size": size }, text);
    }),
  );
}

/** The marks of a row, each at its own number, and where each lies. */
function heapMarks(row: HeapRow, { span }: HeapSpec, { X, base, room, rem, many }: any) {
  const wide = 0.78 * (X(span[0] + (span[1] - span[0]) / FINE) - X(span[0])),
    xs = row.values.map((value) => X(value)),
    levels = levelsOf(xs, many ? wide : 2 * MEASURES.half * rem),
    step = Math.min((many ? MEASURES.thin : MEASURES.step) * rem, room / (Math.max(0, ...levels) + 1)),
    half = many ? wide / 2 : Math.max(0.2 * rem, Math.min(MEASURES.half * rem, 0.57 * step)),
    spots: [number, number][] = [],
    /** The highest mark at each number. */ tops: Map<number, number> = new Map();
  const delay = (at: number) => `--d:${row.values.length > AT_ONCE ? 0 : 15 * at}ms`;
  const marks = xs.map((x, at) => {
    const y = base - 0.15 * rem - levels[at] * step;
    spots[at] = [x, y];
    tops.set(x, Math.max(tops.get(x) ?? 0, (levels[at] + 1) * step));
    if (many) return rect(x - half, y - 0.72 * step, wide, 0.72 * step, { class: "student", style: delay(at) });
    const d = `M${x - half} ${y - 1.65 * half}h${2 * half}L${x} ${y}z`;
    return svg("path", { d, class: row.hollow ? "student hollow" : "student", style: delay(at) });
  });
  const boxes = [...tops].map(([x, h]) => ({ x: x - half, y: base - h - 3, w: 2 * half, h }));
  return { marks, spots, boxes };
}

/** Who said another number after the talk: a line from the first to the second. */
function movedLines(rows: HeapRow[], spots: [number, number][][], bases: number[], rem: number) {
  const [first, second] = rows;
  return first.who.flatMap((who, at) => {
    const to = who > 0 ? second.who.indexOf(who) : -1;
    if (to < 0) return [];
    const nearer = Math.abs(second.values[to] - second.exact) - Math.abs(first.values[at] - first.exact),
      [x1] = spots[0][at],
      [x2, y2] = spots[1][to],
      y1 = bases[0] + 0.1 * rem;
    if (Math.abs(x1 - x2) < rem) return [];
    const d = `M${x1} ${y1}C${x1} ${y1 + 1.5 * rem} ${x2} ${y1 + 0.3 * rem} ${x2} ${Math.max(y1 + rem, y2 - rem)}`;
    return svg("path", { d, class: nearer < 0 ? "moved" : "moved away" });
  });
}

/** The whole picture, so wide and so high in pixels. */
export function heapChart(width: number, height: number, rem: number, spec: HeapSpec, spoken: string) {
  const { rows, span, written } = spec,
    two = rows.length > 1,
    wide = width >= NARROW * rem,
    [left, right] = two && wide ? [6.2 * rem, 6.6 * rem] : [1.2 * rem, 1.2 * rem],
    X = (value: number) => left + share(value, ...span) * (width - left - right),
    floor = height - MEASURES.axis * rem,
    each = floor / rows.length,
    bases = rows.map((_, k) => (two ? each * (k + 1) - (k + 1 < rows.length ? 0.5 * rem : 0) : floor)),
    many = Math.max(...rows.map(({ values }) => values.length)) >= THIN,
    told = rows.some(({ brackets }) => brackets.some(({ alone }) => alone)),
    top = two ? (told ? 2.5 : wide ? 1.3 : 2.2) * rem : rows[0].brackets.length > 0 ? 4.2 * rem : 2.4 * rem;
  const drawn = rows.map((row, k) => heapMarks(row, spec, { X, base: bases[k], room: each - top, rem, many }));
  const one = (row: HeapRow, k: number) => {
    const { marks, boxes } = drawn[k],
      base = bases[k],
      at = X(row.exact),
      over = two ? base - each + 0.6 * rem : 0.2 * rem,
      low = X(Math.max(span[0], row.exact - row.reach)),
      high = X(Math.min(span[1], row.exact + row.reach)),
      crowded = two && row.brackets.some(({ from, to }) => X(from) < at && X(to) > at - 9 * rem),
      says = `answer ${written(row.exact)}`,
      near = `${row.near} ${row.within}`,
      said = // how wide what is said beside the line is
        0.6 * rem +
        Math.max(textWidth(says, BOLD * MEASURES.head * rem), two ? 0 : textWidth(near, MEASURES.sub * rem)),
      end = at > said && (!crowded || at > width - said),
      x = at + (end ? -0.5 : 0.5) * rem,
      cls = end ? " e" : "",
      taken = [...boxes];
    if (!two)
      taken.push(
        { x: end ? x - said : x, y: 0, w: said, h: 2.1 * rem },
        { x: at - 0.5 * rem, y: 0, w: rem, h: floor },
      );
    const brackets = row.brackets.map((bracket) => {
      if (!bracket.alone) return null; // others lie between: it is told in words alone
      const [x1, x2] = [X(bracket.from) - 0.45 * rem, X(bracket.to) + 0.45 * rem],
        tall = boxes.filter((box) => box.x + box.w / 2 >= x1 - 1 && box.x + box.w / 2 <= x2 + 1),
        y = Math.min(base - 1.2 * rem, ...tall.map((box) => box.y)) - 0.5 * rem;
      return bracketed(bracket, [x1, x2, y], taken, width, rem, two);
    });
    const text = (name: string, tx: number, ty: number, words: string, big = false) =>
      svg(`text.${name}`, { x: tx, y: ty, "font-size": (big ? MEASURES.head : MEASURES.sub) * rem }, words);
    const under = fit(row.sub, MEASURES.sub * rem, wide ? left - 0.6 * rem : 0.4 * width).lines.slice(0, 2),
      aside = wide ? base - (0.35 + 0.95 * under.length) * rem : over + 0.9 * rem;
    return svg(
      "g",
      rect(low, over, high - low, base - over, { class: "reach" }),
      k + 1 < rows.length && stroked(`M${X(span[0])} ${base}H${X(span[1])}`, "var(--rule)", 1.5),
      stroked(`M${at} ${over}V${base}`, "var(--ink)", 0.17 * rem, { class: "exact" }),
      marks,
      svg(
        "g.exact",
        (!two || k === 0 || rows[k - 1].exact !== row.exact) &&
          svg(
            `text.tx.b${cls.replace(" ", ".")}`,
            { x, y: over + 0.75 * rem, "font-size": MEASURES.head * rem },
            says,
          ),
        !two && text(end ? "tx2.e" : "tx2", x, over + 1.75 * rem, near),
      ),
      two && [
        text("tx.b", 0, aside, row.label, true),
        under.map((words, line) => text("tx2", 0, aside + (0.95 + 0.95 * line) * rem, words)),
        text("tx.b.e", width, aside, row.near, true),
        text("tx2.e", width, aside + 0.95 * rem, row.within),
      ],
      brackets,
    );
  };
  return svg(
    "svg.heaps",
    { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": spoken },
    heapScale(spec, X, floor, rem),
    two &&
      spec.moved &&
      movedLines(
        rows,
        drawn.map(({ spots }) => spots),
        bases,
        rem,
      ),
    rows.map(one),
  );
}

/** Numbers in words: 15, 20 (3 times). */
export function heapWords(values: number[], written: (value: number) => string) {
  const counted = new Map([...new Set(values)].sort((a, b) => a - b).map((value) => [value, 0]));
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  return [...counted].map(([value, n]) => written(value) + (n > 1 ? ` (${n} times)` : "")).join(", ") || "nothing";
}
