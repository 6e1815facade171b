// Pictures that the trials make, before the eyes: cases of which some are struck out, and piles as paths.
import { circle, rect, svg, unique } from "../page/dom.ts";
import { hatch } from "../page/draw.ts";
import { BOLD, textWidth } from "../page/measure.ts";
import { dot } from "../page/plots.ts";
import { canvas, marks, path, put, TONE } from "./pic_kit.ts";

export type Struck = { spoken: string; n: number; signs: string; kinds: [number, string][] };
export type Laid = {
  spoken: string;
  n: number;
  start: number;
  target: number;
  rows: number[][];
  feet: number[];
  exact: number[];
  said: string;
};

/** A case that is struck out. */
const struckOut = (x: number, y: number, r: number, fresh: boolean) =>
  svg(
    "g",
    circle(x, y, r - 0.8, { fill: TONE.band, stroke: TONE.rule, "stroke-width": 1.5 }),
    path(`M${x - r} ${y + r}L${x + r} ${y - r}`, TONE.ink, 2, fresh ? { class: "pic-in late" } : {}),
  );

/**
 * The first hundred trials in four rows, and under them how many of all there are of each kind.
 * @param before how many stood there already
 */
export function cases(width: number, data: Struck, before: number = 0) {
  const pitch = Math.min(19, width / 25);
  const r = pitch * 0.38;
  const seen = [...data.signs];
  const at = (k: number) => [((k % 25) + 0.5) * pitch, (Math.floor(k / 25) + 0.5) * pitch];
  let key = 4 * pitch + 19;
  let left = 0;
  const keys = data.kinds.map(([n, words], kind) => {
    const text = `${n.toLocaleString("en")} ${words}`;
    const wanted = 30 + textWidth(text, 13);
    if (left > 0 && left + wanted > width) [left, key] = [0, key + 19];
    const x = left;
    left += wanted;
    return [
      kind === 2 ? struckOut(x + 8, key - 4.5, 7, false) : dot(kind === 0 ? 1 : 0, x + 8, key - 4.5, 7),
      put(x + 20, key, text, "tx"),
    ];
  });
  return canvas(
    width,
    key + 6,
    data.spoken,
    Array.from({ length: 100 - seen.length }, (_, k) => {
      const [cx, cy] = at(seen.length + k);
      return circle(cx, cy, 1.5, { fill: TONE.rule });
    }),
    seen.map((sign, k) => {
      const [x, y] = at(k);
      const drawn = sign === "x" ? struckOut(x, y, r, k >= before) : dot(sign === "y" ? 1 : 0, x, y, r);
      return k >= before ? svg("g.pic-in", drawn) : drawn;
    }),
    keys,
  );
}

const PATH_PITCH = 21;
const PATHS = 3;
const FEET_HIGH = 50;

/**
 * The last piles, an arc for each card, and how many of all piles stood at each total, under the exact line.
 * @param before how many there were already
 * @param height of its box: with less of it fewer piles are shown
 */
export function paths(width: number, data: Laid, before: number = 0, height: number = 200) {
  const { start, target, n } = data;
  const [x0, x1] = [n < 1000 ? 34 : 48, width - 12];
  const X = (total: number) => x0 + ((x1 - x0) * (total - start)) / (target + 5 - start);
  const top = 20;
  const room = Math.floor((height - top - FEET_HIGH - 32) / PATH_PITCH);
  const shown = Math.max(1, Math.min(PATHS, room));
  const floor = top + shown * PATH_PITCH;
  const base = floor + 12 + FEET_HIGH;
  const most = Math.max(...data.feet, ...data.exact.map((p) => p * n), 1) * 1.08;
  const Y = (feet: number) => base - (FEET_HIGH * feet) / most;
  const axis = marks(start, target, 6).filter(
    (mark) => Number.isInteger(mark) && Math.abs(mark - target) > (target - start) / 10,
  );
  const bar = Math.max(1.5, (X(start + 1) - X(start)) * 0.66);
  const [id, own] = [unique("feet"), unique("feet")];
  const rows = data.rows.slice(-shown);
  const first = n - rows.length;
  const counts = n ? `Hits on each total after ${n.toLocaleString("en")}` : "Hits on each total";
  const landed = n ? `at ${target}: ${data.feet[data.feet.length - 1].toLocaleString("en")}` : "";
  const free = width - X(start) - textWidth(landed, BOLD * 13) - 8; // of their line
  return canvas(
    width,
    base + 20,
    data.spoken,
    svg("defs", hatch(id, TONE.ink), hatch(own, TONE.accent)),
    rect(X(target) - 7, top - 4, 14, floor - top + 6, { fill: TONE.band, stroke: TONE.edge }),
    axis.map((mark) => [put(X(mark), 13, mark, "tx2 m"), path(`M${X(mark)} 17V${floor}`)]),
    put(X(target), 13, target, "tx b m"),
    Array.from({ length: shown }, (_, k) => path(`M${X(start)} ${top + k * PATH_PITCH + PATH_PITCH - 5}H${x1}`)),
    rows.map((row, k) => {
      const y = top + k * PATH_PITCH + PATH_PITCH - 5;
      const fresh = first + k >= before;
      return [
        put(x0 - 6, y + 4, (first + k + 1).toLocaleString("en"), "tx2 e"),
        row.slice(1).map((total, step) => {
          const [a, b] = [X(row[step]), X(Math.min(total, target + 5))];
          const lands = total === target;
          return svg(
            "g",
            fresh
              ? {
                  class: "pic-in",
                  style: `animation-delay:${rows.length > 1 && n - before > 1 ? 0 : step * 60}ms`,
                }
              : {},
            path(
              `M${a} ${y}A${(b - a) / 2} ${Math.min(PATH_PITCH - 8, ((b - a) / 2) * 0.9 + 2)} 0 0 1 ${b} ${y}`,
              TONE.edge,
              1.4,
            ),
            circle(b, y, lands ? 5.5 : 2.2, { fill: lands ? TONE.accent : TONE.ink }),
          );
        }),
      ];
    }),
    path(`M${X(start)} ${base}H${X(target + 0.6)}`, TONE.edge),
    n > 0 && put(x0 - 6, Y(most / 1.08) + 5, Math.round(most / 1.08).toLocaleString("en"), "tx2 e"),
    data.feet.map((feet, k) => {
      const last = k + 1 === data.feet.length;
      return rect(X(start + 1 + k) - bar / 2, Y(feet), bar, base - Y(feet), {
        fill: `url(#${last ? own : id})`,
        stroke: last ? TONE.accent : TONE.ink,
        "stroke-width": 0.7,
      });
    }),
    n > 0 && [
      path(data.exact.map((p, k) => `${k ? "L" : "M"}${X(start + 1 + k)} ${Y(p * n)}`).join(""), TONE.sheet, 5),
      path(data.exact.map((p, k) => `${k ? "L" : "M"}${X(start + 1 + k)} ${Y(p * n)}`).join(""), TONE.ink, 2.5),
    ],
    put(X(start), base + 16, textWidth(counts, 13) < free ? counts : counts.replace(" on each total", ""), "tx2"),
    n > 0 && put(width, base + 16, landed, "tx b e"),
  );
}
