// The charts. Exact is solid ink, simulated is hatched or an open-point line, a prediction is a triangle.
import { circle, drawing, rect, stroked, svg, unique } from "./dom.ts";
import { hatch } from "./draw.ts";

export const share = (value: number, low: number, high: number) =>
  Math.max(0, Math.min(1, (value - low) / (high - low || 1)));

/** How a value is written on a chart. */
export function written(value: number, measure: string) {
  if (measure === "chance") return `${(value * 100).toFixed(1)}%`;
  return value.toFixed(2).replace("-", "\u2212");
}

/** Round marks of an axis from low to high, about four of them. */
export function ticks(low: number, high: number) {
  const step =
    [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((n) => (high - low) / n <= 5) ??
    (high - low) / 4;
  const marks = [];
  for (let at = Math.ceil(low / step); at * step <= high + 1e-9; at++) marks.push(Number((at * step).toFixed(9)));
  return marks;
}

export const named = (x: number, y: number, words: string, cls: string = "tx", size = 14) =>
  svg("text", { x, y, class: cls, "font-size": size }, words);

/** One of the hundred dots: 0 hollow, 1 filled, 2 ringed. */
export function dot(yes: number, x: number, y: number, r: number) {
  if (yes === 0) return circle(x, y, r - 0.8, { fill: "none", stroke: "var(--edge)", "stroke-width": 1.5 });
  const ring =
    yes > 1 && circle(x, y, r - 0.9, { fill: "none", stroke: "var(--accent-fill)", "stroke-width": 1.9 });
  return svg("g", circle(x, y, yes > 1 ? r * 0.56 : r, { fill: "var(--accent-fill)" }), ring);
}

/** What each move was worth: exact bars solid, simulated ones hatched with their interval. */
export function worths(width: number, data: Uw.Worth) {
  const rows = data.rows;
  const ends = rows.flatMap((row) => (row.simulated ? [row.low, row.high] : [row.value]));
  const low = Math.min(0, ...ends),
    high = Math.max(0.01, ...ends);
  const longest = Math.max(...rows.map((row) => row.label.length));
  const left = Math.min(width * 0.45, 20 + longest * 8),
    right = 92;
  const x = (value: number) => left + share(value, low, high) * (width - left - right);
  const id = unique("worth");
  const height = rows.length * 34 + 4;
  return drawing(
    width,
    height,
    rows.map((row) => `${row.label}: ${row.text}${row.chosen ? ", your choice" : ""}.`).join(" "),
    svg("defs", hatch(id, "var(--ink)")),
    rows.map((row, at: number) => {
      const y = at * 34 + 17;
      const bar = {
        x: Math.min(x(0), x(row.value)),
        y: y - 8,
        width: Math.max(1.5, Math.abs(x(row.value) - x(0))),
        height: 16,
      };
      return svg(
        "g",
        row.chosen && rect(0, y - 16, width, 32, { fill: "var(--inset)" }),
        named(6, y + 5, row.label, row.chosen ? "tx b" : "tx"),
        row.simulated
          ? [
              svg("rect", { ...bar, fill: `url(#${id})`, stroke: "var(--ink)", "stroke-width": 1.5 }),
              stroked(
                `M${x(row.low)} ${y}H${x(row.high)}M${x(row.low)} ${y - 6}v12M${x(row.high)} ${y - 6}v12`,
                "var(--accent-fill)",
                2.5,
              ),
            ]
          : svg("rect", { ...bar, fill: "var(--ink)" }),
        row.chosen &&
          svg("path", { d: `M${Math.max(x(row.value), x(0)) + 8} ${y}l10-6v12z`, fill: "var(--accent-fill)" }),
        named(width - 6, y + 5, row.text, "tx b e"),
      );
    }),
    svg("path", { d: `M${x(0)} 0V${height}`, stroke: "var(--edge)" }),
  );
}
