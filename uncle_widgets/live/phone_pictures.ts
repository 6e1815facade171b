/**
 * A phone's small pictures: one's own number among the class's, the ten deals, one's own ten rows, who has said.
 */

import { circle, drawing, rect, stroked, svg } from "../widgets/page/dom.ts";
import { card, drawDie } from "../widgets/page/faces.ts";
import { dot, share, ticks } from "../widgets/page/plots.ts";
import type { PhoneDeal } from "./class_moment.ts";
import { levelsOf } from "./stacking.ts";

/** A scale from low to high; `mark` writes a number. */
export type Scale = { span: [number, number]; chance: boolean; mark: (value: number) => string };
export type EndRow = { n: number; said: number | null; exact: number; scale: Scale; off: string };

/** Half a triangle, and how far they lie over one another. */
const HALF_WIDE = 4.4,
  STEP_HIGH = 7.7;
const TEXT_SIZE = 13;

const phoneText = (x: number, y: number, words: string, cls: string, size = TEXT_SIZE) =>
  svg(`text.${cls}`, { x, y, "font-size": size }, words);

const scaleMarks = ({ span, chance }: Scale) =>
  chance ? Array.from({ length: 11 }, (_, k) => k / 10) : ticks(...span).filter((mark) => mark <= span[1]);

const student = (x: number, y: number, half: number, mine: boolean) =>
  svg("path", {
    d: `M${x - half} ${y - 1.65 * half}h${2 * half}L${x} ${y}z`,
    class: mine ? "student mine" : "student",
  });

/**
 * The class's numbers as heaps of triangles, one's own filled; exact as a line. `own` is there in any case:
 * `apart` where it is none of `values`, since its student gave no number to the vote that is shown.
 */
export function classHeap(
  width: number,
  height: number,
  {
    values,
    own,
    apart = false,
    exact,
    written,
    scale,
  }: { values: number[]; own: number | null; apart?: boolean; exact: number; written: string; scale: Scale },
) {
  const { span, mark, chance } = scale,
    base = height - 22,
    x = (value: number) => 12 + share(value, ...span) * (width - 24),
    drawn = own != null && apart ? [...values, own] : values,
    xs = drawn.map(x),
    levels = levelsOf(xs, 2 * HALF_WIDE),
    step = Math.min(STEP_HIGH, (base - 24) / (Math.max(0, ...levels) + 1)),
    half = Math.min(HALF_WIDE, 0.6 * step),
    here = own == null ? [] : drawn.flatMap((value, at) => (value === own ? [at] : [])),
    mine = here.sort((one, other) => levels[other] - levels[one])[0] ?? -1,
    triangles = xs.map((spot, at) => student(spot, base - 2 - levels[at] * step, half, at === mine)),
    spot = xs[mine] ?? 0,
    top = base - 2 - (levels[mine] ?? 0) * step,
    left = x(exact) > width / 2,
    after = spot < width - 50,
    told = own == null ? "" : ` You guessed ${mark(own)}.`;
  return drawing(
    width,
    height,
    `The class guessed ${values.map(mark).join(", ")}. The answer is ${written}.${told}`,
    stroked(`M${x(span[0])} ${base}H${x(span[1])}`, "var(--edge)", 1.5),
    scaleMarks(scale).map((at, k) => [
      stroked(`M${x(at)} ${base}v4`, "var(--edge)", 1.5),
      (!chance || k % 5 === 0) &&
        phoneText(x(at), base + 18, chance ? String(Math.round(100 * at)) : mark(at), "tx2.m"),
    ]),
    stroked(`M${x(exact)} 2V${base}`, "var(--ink)", 3),
    triangles,
    phoneText(x(exact) + (left ? -7 : 7), 13, `answer ${written}`, left ? "tx.b.e" : "tx.b"),
    mine >= 0 && phoneText(spot + (after ? 11 : -11), top - 1, "you", after ? "tx.b.halo" : "tx.b.e.halo"),
  );
}

/** What a deal dealt, as far as it is drawn: cards and dice. */
const parts = ({ dealt, traces }: PhoneDeal) =>
  [...Object.values(dealt).map((face) => ({ face, die: 0 })), ...traces]
    .filter(({ face, die }) => face || die)
    .slice(0, 6);

/**
 * A deal in words: 'Deal 3: 4, 5, 5. yes'.
 * @param n from 1
 * @param worth what it came to
 */
export function dealSpoken(deal: PhoneDeal, n: number, worth: string) {
  const names = parts(deal).map(({ face, die }) => face?.text ?? face?.glyph ?? (die ? `a die, ${die}` : ""));
  return `Deal ${n}: ${[names.join(", "), worth].filter(Boolean).join(". ")}.`;
}

/**
 * One of the ten: its cards or dice where they were kept, and whether it came.
 * @param deal not dealt yet
 * @param worth what it came to, in words
 * @param chance whether it came or not; else it has an amount
 */
export function dealCell(deal: PhoneDeal | null, k: number, worth: string, chance: boolean) {
  const [w, h] = [64, 44];
  if (!deal) {
    const empty = { rx: 3, fill: "none", stroke: "var(--rule)", "stroke-width": 1.5, "stroke-dasharray": "3 3" };
    return svg(
      "svg",
      { viewBox: `0 0 ${w} ${h}`, role: "img", "aria-label": `Deal ${k + 1}: not dealt yet` },
      rect(2, 2, w - 4, h - 4, empty),
    );
  }
  const drawn = parts(deal),
    came = chance && Boolean(deal.value),
    wide = Math.min(22, (h - 14) / 1.4),
    pitch = drawn.length > 1 ? Math.min(wide + 2, (w - 6 - wide) / (drawn.length - 1)) : 0,
    from = (w - (wide + pitch * (drawn.length - 1))) / 2;
  return svg(
    "svg",
    { viewBox: `0 0 ${w} ${h}`, role: "img", "aria-label": dealSpoken(deal, k + 1, worth) },
    rect(1.5, 1.5, w - 3, h - 3, { rx: 3, class: came ? "deal came" : "deal" }),
    drawn.map(({ face, die }, at) =>
      svg(
        "g",
        { transform: `translate(${from + at * pitch} ${(h - wide * 1.4) / 2})` },
        die ? drawDie(die, wide, false) : card(face, wide),
      ),
    ),
    drawn.length === 0 &&
      deal.value != null &&
      (chance ? dot(deal.value, w / 2, h / 2, 8) : phoneText(w / 2, h / 2 + 5, worth, "tx.b.m")),
    deal.value == null && stroked(`M6 ${h / 2}H${w - 6}`, "var(--ink-2)", 2),
  );
}

/** One's own numbers against what is exact, a row a position. */
export function phoneRows(width: number, rows: EndRow[]) {
  const pitch = 34,
    bottom = 12 + pitch * rows.length,
    plain = rows.every(({ scale }) => scale.chance),
    x = ({ scale }: EndRow, value: number) => 34 + share(value, ...scale.span) * (width - 34 - 62);
  return drawing(
    width,
    bottom + 24,
    rows
      .map(
        ({ n, said, exact, scale, off }) =>
          `Position ${n}: ${said == null ? "no guess" : `you guessed ${scale.mark(said)}`}, ` +
          `the answer is ${scale.mark(exact)}, ${off}.`,
      )
      .join(" "),
    plain &&
      [0, 0.25, 0.5, 0.75, 1].map((at) => [
        stroked(`M${x(rows[0], at)} 8V${bottom}`, "var(--rule)", 1),
        phoneText(x(rows[0], at), bottom + 18, String(100 * at), "tx2.m"),
      ]),
    rows.map((row, k) => {
      const y = 12 + pitch * (k + 0.5),
        exact = x(row, row.exact);
      return [
        phoneText(0, y + 5, String(row.n), "tx.b", 14),
        row.said != null && stroked(`M${x(row, row.said)} ${y}H${exact}`, "var(--accent-fill)", 2),
        stroked(`M${exact} ${y - 10}v20`, "var(--ink)", 4),
        row.said != null && student(x(row, row.said), y + 6, 6, true),
        phoneText(width, y + 5, row.off, "tx.e", 14),
      ];
    }),
  );
}

/** A disc for each who is here, filled for who has said. */
export function countDiscs(width: number, here: number, said: number) {
  const row = 15,
    pitch = width / row;
  return svg(
    "svg",
    { width, height: 24 * Math.ceil(here / row) + 2, "aria-hidden": "true" },
    Array.from({ length: here }, (_, k) => {
      const [x, y] = [pitch * ((k % row) + 0.5), 13 + 24 * Math.floor(k / row)];
      return k < said
        ? circle(x, y, 7.5, { fill: "var(--redact)" })
        : circle(x, y, 6.5, { fill: "none", stroke: "var(--edge)", "stroke-width": 1.8 });
    }),
  );
}
