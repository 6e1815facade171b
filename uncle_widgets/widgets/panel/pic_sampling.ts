// How far trials stray: a hundred runs as dots, twenty intervals of which some miss.

import { circle, rect, svg, unique } from "../page/dom.ts";
import { hatch } from "../page/draw.ts";
import { textWidth } from "../page/measure.ts";
import { canvas, comes, marks, path, put, TONE } from "./pic_kit.ts";

export type RunRow = { n: number; hits: number[]; near: string };
export type ManyRuns = { spoken: string; exact: [number, string]; rows: RunRow[] };
export type Bands = {
  spoken: string;
  exact: [number, string];
  trials: number;
  rows: [number, number, number][];
  misses: number[];
};

/**
 * Dots of a row, heaped where they fall together: place of the heap, and how many before in it.
 * @param bin in pixels
 */
function heaped(row: RunRow, X: (share: number) => number, bin: number) {
  const heights: Map<number, number> = new Map();
  return row.hits.map((hits) => {
    const x = Math.round(X(hits / row.n) / bin) * bin;
    const at = heights.get(x) ?? 0;
    heights.set(x, at + 1);
    return { x, at };
  });
}

export function manyRuns(width: number, data: ManyRuns) {
  const [x0, x1] = [width < 400 ? 52 : 66, width - 12];
  const shares = data.rows.flatMap((row) => row.hits.map((hits) => hits / row.n));
  const [low, high] = [Math.max(0, Math.min(...shares) - 0.03), Math.min(1, Math.max(...shares) + 0.03)];
  const X = (share: number) => x0 + ((x1 - x0) * (share - low)) / (high - low);
  let y = 8;
  const rows = data.rows.map((row) => {
    const wide = heaped(row, X, 7);
    const crowded = wide.some((spot) => spot.at > 16);
    const spots = crowded ? heaped(row, X, 4) : wide;
    const most = Math.max(...spots.map((spot) => spot.at)) + 1;
    const pitch = Math.min(6.6, 96 / most);
    y += Math.max(52, most * pitch + 26);
    const base = y;
    y += 4;
    return [
      spots.map(({ x, at }) =>
        circle(x, base - 4 - at * pitch, Math.min(crowded ? 1.9 : 2.8, pitch * 0.48), {
          fill: TONE.sheet,
          stroke: TONE.accent,
          "stroke-width": crowded ? 1.1 : 1.4,
        }),
      ),
      path(`M${x0} ${base}H${x1}`, TONE.edge),
      put(0, base - 18, row.n.toLocaleString("en"), "tx b", 15),
      put(0, base - 2, "trials", "tx2"),
      put(x1, base - Math.max(34, most * pitch + 10), row.near, "tx e"),
    ];
  });
  const axis = marks(low * 100, high * 100, width < 420 ? 5 : 8);
  return canvas(
    width,
    y + 40,
    data.spoken,
    axis.map((mark) => [path(`M${X(mark / 100)} 4V${y}`, TONE.rule), put(X(mark / 100), y + 16, mark, "tx2 m")]),
    path(`M${X(data.exact[0])} 4V${y + 4}`, TONE.ink, 3),
    rows,
    put(Math.min(width - 50, Math.max(50, X(data.exact[0]))), y + 36, `chance ${data.exact[1]}`, "tx b m", 14),
  );
}

export function bands(width: number, data: Bands) {
  const [x0, x1] = [26, width - textWidth("misses", 13) * 1.1 - 12]; // the word stands at the right of a band
  const low = Math.max(0, Math.min(...data.rows.map((row) => row[1])) - 0.02);
  const high = Math.min(1, Math.max(...data.rows.map((row) => row[2])) + 0.02);
  const X = (share: number) => x0 + ((x1 - x0) * (share - low)) / (high - low);
  const pitch = 13.5;
  const base = 32 + data.rows.length * pitch;
  const id = unique("miss");
  return canvas(
    width,
    base + 22,
    data.spoken,
    svg("defs", hatch(id, TONE.accent)),
    marks(low * 100, high * 100, width < 420 ? 5 : 8).map((mark) => [
      path(`M${X(mark / 100)} 22V${base}`, TONE.rule),
      put(X(mark / 100), base + 17, mark, "tx2 m"),
    ]),
    put(Math.min(width - 60, Math.max(60, X(data.exact[0]))), 14, `chance ${data.exact[1]}`, "tx b m", 14),
    path(`M${X(data.exact[0])} 20V${base}`, TONE.ink, 3),
    data.rows.map(([share, from, to], k) => {
      const y = 32 + k * pitch;
      const misses = data.misses.includes(k + 1);
      return svg(
        "g",
        comes(k, 60),
        misses
          ? rect(X(from), y - 5, X(to) - X(from), 10, {
              fill: `url(#${id})`,
              stroke: TONE.accent,
              "stroke-width": 1.5,
            })
          : path(`M${X(from)} ${y}H${X(to)}`, TONE.edge, 2.5),
        circle(X(share), y, 3.6, { fill: TONE.sheet, stroke: misses ? TONE.accent : TONE.ink, "stroke-width": 2 }),
        (k === 0 || (k + 1) % 5 === 0) && put(x0 - 8, y + 5, k + 1, "tx2 e"),
        misses &&
          svg("text.b", { x: X(to) + 8, y: y + 5, "font-size": 13, style: "fill:var(--accent)" }, "misses"),
      );
    }),
  );
}
