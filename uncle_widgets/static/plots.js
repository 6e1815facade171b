// @ts-check
// The charts. Exact is solid ink, simulated is hatched or an open-point line, a prediction is a triangle.
import { svg, unique } from "./dom.js";
import { hatch } from "./draw.js";

/** @typedef {[number, number, number, number]} Point  trials, mean and the ends of the interval
 * @typedef {{runs: Point[][], exact: number | null, exactLabel: string, predicted: number | null, measure: string,
 *   span: [number, number]}} Running */

/** @param {number} value @param {number} low @param {number} high */
export const share = (value, low, high) => Math.max(0, Math.min(1, (value - low) / (high - low || 1)));

/** How a value is written on a chart. @param {number} value @param {string} measure */
export function written(value, measure) {
  if (measure === "chance") return `${(value * 100).toFixed(1)}%`;
  return value.toFixed(2).replace("-", "\u2212");
}

/** Round marks of an axis from low to high, about four of them. @param {number} low @param {number} high */
export function ticks(low, high) {
  const step =
    [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5, 10, 20, 25, 50, 100].find((n) => (high - low) / n <= 5) ??
    (high - low) / 4;
  const marks = [];
  for (let at = Math.ceil(low / step); at * step <= high + 1e-9; at++) marks.push(at * step);
  return marks;
}

/** @param {number} x @param {number} y @param {string} words @param {string} [cls] */
const label = (x, y, words, cls = "tx", size = 14) => svg("text", { x, y, class: cls, "font-size": size }, words);

/**
 * One of the hundred dots: 0 hollow, 1 filled, 2 ringed.
 * @param {number} yes
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function dot(yes, x, y, r) {
  if (yes === 0)
    return svg("circle", { cx: x, cy: y, r: r - 0.8, fill: "none", stroke: "var(--edge)", "stroke-width": 1.5 });
  const ring =
    yes > 1 &&
    svg("circle", { cx: x, cy: y, r: r - 0.9, fill: "none", stroke: "var(--accent-fill)", "stroke-width": 1.9 });
  return svg(
    "g",
    {},
    svg("circle", { cx: x, cy: y, r: yes > 1 ? r * 0.56 : r, fill: "var(--accent-fill)" }),
    ring,
  );
}

/**
 * Prediction, exact and simulated on one axis.
 * @param {number} width @param {Uw.Panel} panel @param {Uw.Simulated} sim
 */
export function compare(width, panel, sim) {
  const chance = panel.measure === "chance";
  const exact = panel.answer.value;
  const seen = [exact, panel.said?.value, sim.value].filter((value) => typeof value === "number");
  const low = chance ? 0 : Math.min(0, panel.span[0], ...seen);
  const high = chance ? 1 : Math.max(panel.span[1], ...seen);
  const left = 88,
    right = 62;
  const x = (/** @type {number} */ value) => left + share(value, low, high) * (width - left - right);
  const id = unique("hatch");
  const { low: low95 = 0, high: high95 = 0 } = sim;
  /** @type {Node[]} */
  const rows = [];
  let y = 16;
  const row = (/** @type {string} */ name, /** @type {Node} */ mark, /** @type {string} */ value) => {
    rows.push(label(0, y + 5, name), mark, label(width, y + 5, value, "tx b e", 15));
    y += 34;
  };
  if (panel.said) {
    const at = x(panel.said.value);
    row(
      "You said",
      svg(
        "g",
        {},
        svg("path", { d: `M${x(0)} ${y}H${at}`, stroke: "var(--accent-fill)", "stroke-width": 2 }),
        svg("path", { d: `M${at} ${y + 10}l-9-17h18z`, fill: "var(--accent-fill)" }),
      ),
      written(panel.said.value, panel.measure),
    );
  }
  const span = (/** @type {number} */ value) => ({
    x: Math.min(x(0), x(value)),
    width: Math.max(1.5, Math.abs(x(value) - x(0))),
  });
  row(
    "Exact",
    svg("rect", { ...span(exact), y: y - 9, height: 18, fill: "var(--ink)" }),
    chance ? (panel.answer.percent ?? "") : written(exact, panel.measure),
  );
  if (sim.value != null)
    row(
      "Simulated",
      svg(
        "g",
        {},
        svg("rect", {
          ...span(sim.value),
          y: y - 8.5,
          height: 17,
          fill: `url(#${id})`,
          stroke: "var(--ink)",
          "stroke-width": 1.5,
        }),
        svg("path", {
          d: `M${x(low95)} ${y}H${x(high95)}M${x(low95)} ${y - 6}v12M${x(high95)} ${y - 6}v12`,
          stroke: "var(--accent-fill)",
          "stroke-width": 2.5,
        }),
      ),
      written(sim.value, panel.measure),
    );
  const axis = ticks(low, high).map((mark) => [
    svg("path", { d: `M${x(mark)} 2V${y - 14}`, stroke: mark === 0 && !chance ? "var(--edge)" : "var(--rule)" }),
    label(
      x(mark),
      y + 6,
      chance
        ? `${Math.round(mark * 100)}${mark === 1 ? "%" : ""}`
        : String(Math.round(mark * 100) / 100).replace("-", "\u2212"),
      "tx2 m",
      13,
    ),
  ]);
  const words = [
    panel.said && `You said ${written(panel.said.value, panel.measure)}.`,
    `Exact ${written(exact, panel.measure)}.`,
    sim.value != null && `Simulated ${written(sim.value, panel.measure)}, ${sim.words}.`,
  ]
    .filter(Boolean)
    .join(" ");
  return svg(
    "svg",
    { width, height: y + 12, viewBox: `0 0 ${width} ${y + 12}`, role: "img", "aria-label": words },
    svg("defs", {}, hatch(id, "var(--ink)")),
    axis,
    rows,
  );
}

/** A bar for each choice or outcome. @param {number} width @param {Uw.Panel} panel */
export function bars(width, panel) {
  const values = panel.bars.map((row) => row[1]);
  const chance =
    panel.measure === "chance" || values.every((/** @type {number} */ value) => value >= 0 && value <= 1);
  const low = Math.min(0, ...values);
  const high = chance && panel.measure === "chance" ? Math.max(0.5, ...values) : Math.max(...values, 0.01);
  const longest = Math.max(...panel.bars.map((row) => row[0].length));
  const left = Math.min(width * 0.4, 14 + longest * 8),
    right = 84;
  const x = (/** @type {number} */ value) => left + share(value, low, high) * (width - left - right);
  const height = panel.bars.length * 30 + 4;
  return svg(
    "svg",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": `${panel.bars.map((row) => `${row[0]}: ${row[2]}`).join(". ")}.`,
    },
    panel.bars.map(([name, value, words, chosen], /** @type {number} */ at) => {
      const y = at * 30 + 15;
      return svg(
        "g",
        {},
        chosen && svg("rect", { x: 0, y: y - 14, width, height: 28, fill: "var(--inset)" }),
        label(6, y + 5, name, chosen ? "tx b" : "tx"),
        svg("rect", {
          x: Math.min(x(0), x(value)),
          y: y - 8,
          width: Math.max(1.5, Math.abs(x(value) - x(0))),
          height: 16,
          fill: "var(--ink)",
        }),
        label(width - 6, y + 5, words, "tx b e"),
      );
    }),
    svg("path", { d: `M${x(0)} 0V${height}`, stroke: "var(--edge)" }),
  );
}

/**
 * Exact values along an axis, with their limit.
 * @param {number} width @param {Uw.Panel} panel @param {Uw.Simulated} sim
 */
export function curve(width, panel, sim) {
  if (!panel.curve) throw new Error("Expected a panel with a curve.");
  const drawn = panel.curve;
  const { x: xs, y: ys, limit, limit_label: limitName } = drawn;
  const height = 200,
    left = 40,
    right = 16,
    top = 12,
    bottom = 28;
  const high = Math.max(...ys, limit ?? 0) * 1.15;
  const X = (/** @type {number} */ n) => left + share(n, xs[0], xs[xs.length - 1]) * (width - left - right);
  const Y = (/** @type {number} */ p) => top + (1 - p / high) * (height - top - bottom);
  const knob = panel.knobs.find((k) => k.name === "target");
  const marks = ticks(0, high).map((p) => [
    svg("path", { d: `M${left} ${Y(p)}H${width - right}`, stroke: "var(--rule)" }),
    label(left - 8, Y(p) + 4, `${Math.round(p * 100)}%`, "tx2 e", 13),
  ]);
  const names = xs
    .filter((/** @type {number} */ n) => n % 10 === 0)
    .map((/** @type {number} */ n) => label(X(n), height - 8, String(n), "tx2 m", 13));
  const here =
    knob &&
    xs.includes(knob.value) &&
    svg("circle", { cx: X(knob.value), cy: Y(ys[xs.indexOf(knob.value)]), r: 6, fill: "var(--ink)" });
  const tried =
    knob &&
    typeof sim.value === "number" &&
    svg("circle", {
      cx: X(knob.value),
      cy: Y(Math.min(high, sim.value)),
      r: 5,
      fill: "var(--sheet)",
      stroke: "var(--accent-fill)",
      "stroke-width": 2.5,
    });
  return svg(
    "svg",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label":
        `${drawn.title}: from ${written(ys[0], "chance")} at ${xs[0]} ` +
        `to ${written(ys[ys.length - 1], "chance")} at ${xs[xs.length - 1]}` +
        (limit === null ? "." : `, near ${limitName}.`),
    },
    marks,
    names,
    limit !== null && [
      svg("path", {
        d: `M${left} ${Y(limit)}H${width - right}`,
        stroke: "var(--edge)",
        "stroke-width": 1.5,
        "stroke-dasharray": "6 4",
      }),
      label(width - right, Y(limit) - 8, limitName, "tx2 e", 13),
    ],
    svg("path", {
      d: xs
        .map((/** @type {number} */ n, /** @type {number} */ k) => `${k ? "L" : "M"}${X(n)} ${Y(ys[k])}`)
        .join(""),
      fill: "none",
      stroke: "var(--ink)",
      "stroke-width": 2.5,
    }),
    here,
    tried,
  );
}

/** The running estimates: logarithmic from 1 to 10,000. @param {number} width @param {Running} data */
export function running(width, data) {
  const { runs, exact, exactLabel, predicted, measure, span } = data;
  const narrow = width < 480;
  const height = narrow ? 210 : 240,
    left = 46,
    right = exact === null || narrow ? 16 : 92,
    top = 14,
    bottom = 30;
  const chance = measure === "chance";
  const [low, high] = chance ? [0, 1] : span;
  const X = (/** @type {number} */ n) => left + (Math.log10(n) / 4) * (width - left - right);
  const Y = (/** @type {number} */ p) => top + (1 - share(p, low, high)) * (height - top - bottom);
  const id = unique("band");
  const line = (/** @type {Point[]} */ points, /** @type {number} */ at) =>
    points.map((p, /** @type {number} */ k) => `${k ? "L" : "M"}${X(p[0])} ${Y(p[at])}`).join("");
  const [mine = [], ...others] = runs;
  const last = mine[mine.length - 1];
  const words = !last
    ? "No trials yet."
    : `Running estimate after ${last[0].toLocaleString("en")} trials: ${written(last[1], measure)}, ` +
      `95% interval ${written(last[2], measure)} to ${written(last[3], measure)}` +
      (exact === null ? "." : `; exact ${exactLabel}.`);
  return svg(
    "svg",
    { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": words },
    svg("defs", {}, hatch(id, "var(--edge)")),
    ticks(low, high).map((p) => [
      svg("path", { d: `M${left} ${Y(p)}H${width - right}`, stroke: "var(--rule)" }),
      label(
        left - 8,
        Y(p) + 4,
        chance
          ? `${Math.round(p * 100)}${p === 1 ? "%" : ""}`
          : String(Math.round(p * 100) / 100).replace("-", "\u2212"),
        "tx2 e",
        13,
      ),
    ]),
    [1, 10, 100, 1000, 10000].map((n) =>
      label(X(n), height - 8, n.toLocaleString("en"), n === 10000 ? "tx2 e" : n === 1 ? "tx2" : "tx2 m", 13),
    ),
    mine.length > 1 &&
      svg("path", {
        d: `${line(mine, 3)}L${[...mine]
          .reverse()
          .map((p) => `${X(p[0])} ${Y(p[2])}`)
          .join("L")}Z`,
        fill: `url(#${id})`,
        opacity: 0.55,
      }),
    others.map((points) =>
      svg("path", { d: line(points, 1), fill: "none", stroke: "var(--edge)", "stroke-width": 1.5 }),
    ),
    exact !== null &&
      svg("path", { d: `M${left} ${Y(exact)}H${width - right}`, stroke: "var(--ink)", "stroke-width": 3 }),
    svg("path", {
      d: line(mine, 1),
      fill: "none",
      stroke: "var(--accent-fill)",
      "stroke-width": 2.5,
      "stroke-linejoin": "round",
    }),
    mine.map((p) =>
      svg("circle", {
        cx: X(p[0]),
        cy: Y(p[1]),
        r: 3.2,
        fill: "var(--sheet)",
        stroke: "var(--accent-fill)",
        "stroke-width": 2,
      }),
    ),
    typeof predicted === "number" &&
      svg("path", { d: `M${left - 1} ${Y(predicted)}l-12-6v12z`, fill: "var(--accent-fill)" }),
    exact !== null &&
      right > 40 && [
        label(width - right + 10, Y(exact) + 5, exactLabel, "tx b"),
        label(width - right + 10, Y(exact) + 22, "exact", "tx2", 13),
      ],
  );
}

/**
 * What each move was worth: exact bars solid, simulated ones hatched with their interval.
 * @param {number} width
 * @param {Uw.Worth} data
 */
export function worths(width, data) {
  const rows = data.rows;
  const ends = rows.flatMap((row) => (row.simulated ? [row.low, row.high] : [row.value]));
  const low = Math.min(0, ...ends),
    high = Math.max(0.01, ...ends);
  const longest = Math.max(...rows.map((row) => row.label.length));
  const left = Math.min(width * 0.45, 20 + longest * 8),
    right = 92;
  const x = (/** @type {number} */ value) => left + share(value, low, high) * (width - left - right);
  const id = unique("worth");
  const height = rows.length * 34 + 4;
  return svg(
    "svg",
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": rows.map((row) => `${row.label}: ${row.text}${row.chosen ? ", your choice" : ""}.`).join(" "),
    },
    svg("defs", {}, hatch(id, "var(--ink)")),
    rows.map((row, /** @type {number} */ at) => {
      const y = at * 34 + 17;
      const bar = {
        x: Math.min(x(0), x(row.value)),
        y: y - 8,
        width: Math.max(1.5, Math.abs(x(row.value) - x(0))),
        height: 16,
      };
      return svg(
        "g",
        {},
        row.chosen && svg("rect", { x: 0, y: y - 16, width, height: 32, fill: "var(--inset)" }),
        label(6, y + 5, row.label, row.chosen ? "tx b" : "tx"),
        row.simulated
          ? [
              svg("rect", { ...bar, fill: `url(#${id})`, stroke: "var(--ink)", "stroke-width": 1.5 }),
              svg("path", {
                d: `M${x(row.low)} ${y}H${x(row.high)}M${x(row.low)} ${y - 6}v12M${x(row.high)} ${y - 6}v12`,
                stroke: "var(--accent-fill)",
                "stroke-width": 2.5,
              }),
            ]
          : svg("rect", { ...bar, fill: "var(--ink)" }),
        row.chosen &&
          svg("path", { d: `M${Math.max(x(row.value), x(0)) + 8} ${y}l10-6v12z`, fill: "var(--accent-fill)" }),
        label(width - 6, y + 5, row.text, "tx b e"),
      );
    }),
    svg("path", { d: `M${x(0)} 0V${height}`, stroke: "var(--edge)" }),
  );
}
