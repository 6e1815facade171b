// Amounts: what a card is worth bar by bar, rounds on a beam, columns, a histogram with its band, a curve.
import { circle, rect, svg } from "../page/dom.ts";
import { BOLD, textWidth } from "../page/measure.ts";
import { axisText, balance, canvas, comes, haloed, lines, marks, path, put, TONE } from "./pic_kit.ts";

/** words, from, to, and the amount as text */
export type FallBar = [string, number, number, string];
export type OneFall = { title: string; bars: FallBar[] };
export type Falls = { spoken: string; unit: string; falls: OneFall[] };
export type Beam = {
  spoken: string;
  unit: string;
  heaps: [number, number, string][];
  mean: [number, string];
  exact: [number, string];
  n: number;
};
export type Standing = {
  spoken: string;
  unit: string;
  first: number;
  shares: number[];
  mean: [number, string];
  median: number;
  likeliest: [number, string];
};
export type Spread = {
  spoken: string;
  unit: string;
  step: number;
  bins: number[];
  band: [number, number, string];
  mean: [number, string];
};
export type Plotted = {
  spoken: string;
  x: number[];
  y: number[];
  across: string;
  up: string;
  lines: [number, string][];
  here: [number, number, string] | null;
  chance: boolean;
};

/** How a bar of a waterfall looks: the last is the sum, what is lost is hollow. */
const look = ([, from, to]: FallBar, sum: boolean) => ({
  fill: sum ? TONE.ink : to < from ? TONE.sheet : TONE.edge,
  stroke: sum || to < from ? TONE.ink : TONE.edge,
  "stroke-width": 1.8,
});

export function waterfall(width: number, data: Falls) {
  const ends = data.falls.flatMap((fall) => fall.bars.flatMap(([, from, to]) => [from, to]));
  const [low, high] = [Math.min(0, ...ends), Math.max(0.1, ...ends)];
  const upright =
    width >= 460 * Math.max(1, data.falls.length / 2) && data.falls[0].bars.length * data.falls.length <= 14;
  return upright ? standing(width, data, low, high) : lying(width, data, low, high);
}

function standing(width: number, data: Falls, low: number, high: number) {
  const [x0, top, tall] = [40, 46, 200];
  const Y = (value: number) => top + (tall * (high - value)) / (high - low || 1);
  const space = (width - x0) / data.falls.length;
  const foot = Y(low) + (low < 0 ? 26 : 8);
  const narrowest = Math.min(120, (space - 24) / Math.max(...data.falls.map((fall) => fall.bars.length))) - 2;
  const rows = Math.max(
    ...data.falls.flatMap((fall) => fall.bars.map(([words]) => lines(words, narrowest).length)),
  );
  return canvas(
    width,
    foot + 8 + 15 * rows,
    data.spoken,
    put(0, 30, data.unit, "tx2"),
    marks(low, high, 5).map((mark) => [
      path(`M${x0} ${Y(mark)}H${width}`, mark ? TONE.rule : TONE.ink, mark ? 1 : 1.5),
      put(x0 - 6, Y(mark) + 5, axisText(mark), "tx2 e"),
    ]),
    data.falls.map((fall, at) => {
      const x = x0 + at * space + 10;
      const one = Math.min(120, (space - 24) / fall.bars.length);
      return [
        data.falls.length > 1 && put(x + (one * fall.bars.length) / 2, 16, fall.title, "tx m b", 15),
        fall.bars.map((bar, k) => {
          const [words, from, to, text] = bar;
          const sum = k + 1 === fall.bars.length;
          const left = x + k * one;
          const upper = Y(Math.max(from, to));
          const label = to < from && !sum ? Y(to) + 16 : upper - 6;
          return svg(
            "g",
            comes(k, 160),
            rect(left + 2, upper, one - 4, Math.max(2, Math.abs(Y(to) - Y(from))), look(bar, sum)),
            !sum && path(`M${left + one - 2} ${Y(to)}h4`, TONE.ink, 1.5),
            put(left + one / 2, label, text, sum ? "tx b m" : "tx m", 14),
            lines(words, one - 2).map((line, row) =>
              put(left + one / 2, foot + 12 + 15 * row, line, sum ? "tx b m" : "tx2 m"),
            ),
          );
        }),
      ];
    }),
  );
}

function lying(width: number, data: Falls, low: number, high: number) {
  const names = data.falls.flatMap((fall) => fall.bars.map(([words]) => textWidth(words, 13)));
  const left = Math.min(width * 0.36, Math.max(...names) * 1.08 + 10);
  const [x0, x1] = [left + (low < 0 ? 46 : 6), width - 88];
  const X = (value: number) => x0 + ((x1 - x0) * (value - low)) / (high - low || 1);
  let y = 0;
  const parts = data.falls.map((fall) => {
    const head = data.falls.length > 1 && put(0, y + 15, fall.title, "tx b", 15);
    if (head) y += 22;
    const start = y;
    const rows = fall.bars.map((bar, k) => {
      const [words, from, to, text] = bar;
      const sum = k + 1 === fall.bars.length;
      const told = lines(words, left - 4, sum ? BOLD * 13 : 13);
      const at = y + 2;
      y += Math.max(25, told.length * 15 + 8);
      const end = Math.max(from, to);
      return svg(
        "g",
        comes(k, 160),
        told.map((line, row) => put(0, at + 13 + 15 * row, line, sum ? "tx b" : "tx2")),
        rect(X(Math.min(from, to)), at, Math.max(2, Math.abs(X(to) - X(from))), 17, look(bar, sum)),
        put(X(end) + 8, at + 13, sum ? `${text} ${data.unit}` : text, sum ? "tx b" : "tx", 14),
      );
    });
    const axis = path(`M${X(0)} ${start}V${y}`, TONE.ink, 1.5);
    y += 12;
    return [head, axis, rows];
  });
  return canvas(width, y, data.spoken, parts);
}

export function beam(width: number, data: Beam) {
  const values = data.heaps.map(([value]) => value);
  const [low, high] = [Math.min(...values, data.exact[0]), Math.max(...values, data.exact[0])];
  const pad = (high - low || 1) * 0.07;
  const X = (value: number) => 14 + ((width - 28) * (value - low + pad)) / (high - low + 2 * pad);
  const places = values.map(X);
  const near = Math.min(60, ...places.slice(1).map((x, k) => x - places[k]));
  const most = Math.max(...data.heaps.map(([, n]) => n));
  const pitch = near < 13 ? 7 : near < 30 ? 8.5 : 10.5;
  const per = Math.max(1, Math.min(4, Math.floor((near - 3) / pitch)));
  const rows = Math.ceil(most / per);
  const dotPitch = Math.min(pitch, 190 / rows);
  const base = 22 + rows * dotPitch;
  const texts = data.heaps.map(([, , text], k) => ({ x: places[k], text, wide: textWidth(text, 13) }));
  let end = -Infinity;
  const shown = texts.filter(({ x, wide }) => {
    if (x - wide / 2 < end + 6) return false;
    end = x + wide / 2;
    return true;
  });
  const [mean, meanText] = data.mean;
  const words = `balances at ${meanText}; the exact average is ${data.exact[1]} ${data.unit}`;
  const wide = textWidth(words, BOLD * 14);
  const x = X(mean) + 16 + wide < width ? X(mean) + 16 : Math.max(0, X(mean) - 16 - wide);
  const told = lines(words, width, BOLD * 14);
  return canvas(
    width,
    base + 36 + 18 * told.length,
    data.spoken,
    data.heaps.map(([, n], k) => [
      Array.from({ length: n }, (_, at) =>
        circle(
          places[k] + ((at % per) - (per - 1) / 2) * dotPitch,
          base - 7 - Math.floor(at / per) * dotPitch,
          dotPitch * 0.4,
          { fill: "none", stroke: TONE.accent, "stroke-width": 1.7 },
        ),
      ),
      near >= 20 && put(places[k], base - 10 - Math.ceil(n / per) * dotPitch, n, "tx b m"),
    ]),
    path(`M6 ${base}H${width - 6}`, TONE.ink, 4),
    shown.map(({ x: at, text }) => put(at, base + 19, text, "tx2 m")),
    svg("path", {
      d: `M${X(mean)} ${base + 2}l10 20h-20z`,
      fill: TONE.sheet,
      stroke: TONE.ink,
      "stroke-width": 2.5,
    }),
    told.map((line, row) => put(told.length > 1 ? 0 : x, base + 42 + 18 * row, line, "tx b", 14)),
  );
}

export function columnChart(width: number, data: Standing) {
  const [x0, x1, top, tall] = [40, width - 6, 24, 170];
  const n = data.shares.length;
  const one = (x1 - x0) / n;
  const most = Math.max(...data.shares);
  const Y = (p: number) => top + tall * (1 - p / most);
  const X = (value: number) => x0 + one * (value - data.first + 0.5);
  const [base, every] = [top + tall, Math.max(1, Math.ceil(26 / one))];
  const mean = `average ${data.mean[1]}, median ${data.median}`;
  const right = X(data.mean[0]) + 16 + textWidth(mean, 14) < width;
  const likeliest = `most likely: ${data.likeliest[0]} (${data.likeliest[1]})`;
  const beside = X(data.likeliest[0]) + one / 2 + 4 + 1.1 * textWidth(likeliest, 13) < width;
  return canvas(
    width,
    base + 46,
    data.spoken,
    marks(0, most, 4).map((p) => [
      path(`M${x0} ${Y(p)}H${x1}`),
      put(x0 - 6, Y(p) + 5, Math.round(p * 100), "tx2 e"),
    ]),
    put(0, 13, "out of 100", "tx2"),
    data.shares.map((p, k) =>
      svg(
        "g",
        comes(k, 20),
        rect(x0 + k * one + Math.min(2, one * 0.1), Y(p), Math.max(1, one - Math.min(4, one * 0.2)), base - Y(p), {
          fill: TONE.ink,
        }),
        k % every === 0 && put(X(data.first + k), base + 16, data.first + k, "tx2 m"),
      ),
    ),
    path(`M${x0} ${base}H${x1}`, TONE.ink, 2),
    beside // of its bar, or over all of them
      ? put(X(data.likeliest[0]) + one / 2 + 4, Y(most) + 11, likeliest, "tx", 13)
      : put(width, 13, likeliest, "tx e", 13),
    balance(X(data.mean[0]), base + 21),
    put(right ? X(data.mean[0]) + 16 : X(data.mean[0]) - 16, base + 38, mean, right ? "tx b" : "tx b e", 14),
  );
}

export function histogram(width: number, data: Spread) {
  const [x0, x1, top, tall] = [40, width - 8, 24, 190];
  const last = data.bins.reduce((end, p, k) => (p >= 0.0005 ? k : end), 0) + 1;
  const bins = data.bins.slice(0, last);
  const most = Math.max(...bins);
  const X = (value: number) => x0 + ((x1 - x0) * value) / (last * data.step);
  const Y = (p: number) => top + tall * (1 - p / most);
  const base = top + tall;
  const [low, high, within] = data.band;
  const one = X(data.step) - X(0);
  const mean = `average ${data.mean[1]} ${data.unit}`;
  const long = textWidth(mean, 14) * 1.1,
    right = X(data.mean[0]) + 15 + long < width,
    meanX = right ? X(data.mean[0]) + 15 : Math.min(width, Math.max(long, X(data.mean[0]) - 15));
  const words = `${low} to ${high}: ${within}`;
  const left = Math.max(0, Math.min(X(low), width - textWidth(words, 14) * 1.1));
  return canvas(
    width,
    base + 76,
    data.spoken,
    rect(X(low), top - 6, X(high) - X(low), tall + 6, { fill: TONE.band }),
    marks(0, most, 4).map((p) => [
      path(`M${x0} ${Y(p)}H${x1}`),
      put(x0 - 6, Y(p) + 5, Math.round(p * 100), "tx2 e"),
    ]),
    put(0, 13, "out of 100", "tx2"),
    bins.map((p, k) =>
      svg(
        "g",
        comes(k, 20),
        rect(X(k * data.step) + one * 0.06, Y(p), one * 0.88, Math.max(0, base - Y(p)), { fill: TONE.ink }),
      ),
    ),
    path(`M${x0} ${base}H${x1}`, TONE.ink, 2),
    marks(0, last * data.step, width < 420 ? 4 : 7)
      .filter((mark) => X(mark) < x1 - 10)
      .map((mark) => put(X(mark), base + 17, mark, "tx2 m")),
    balance(X(data.mean[0]), base + 20),
    put(meanX, base + 37, mean, right ? "tx b" : "tx b e", 14),
    path(`M${X(low)} ${base + 44}v10M${X(low)} ${base + 49}H${X(high)}M${X(high)} ${base + 44}v10`, TONE.ink, 2),
    put(left, base + 71, words, "tx b", 14),
  );
}

export function graph(width: number, data: Plotted) {
  const [x0, x1, top, tall] = [40, width - 14, 30, 168];
  const [first, last] = [data.x[0], data.x[data.x.length - 1]];
  const values = [...data.y, ...data.lines.map(([p]) => p)],
    least = data.chance ? 0 : Math.min(0, ...values),
    high = Math.max(...values) * 1.12,
    most = (data.chance ? Math.min(1, high) : high) || 1;
  const X = (n: number) => x0 + ((x1 - x0) * (n - first)) / (last - first || 1);
  const Y = (p: number) => top + tall * (1 - (p - least) / (most - least));
  const base = top + tall;
  const line = data.x.map((n, k) => `${k ? "L" : "M"}${X(n)} ${Y(data.y[k])}`).join("");
  const here = data.here;
  const wide = here ? textWidth(`you are here: ${here[2]}`, 14) * 1.1 : 0;
  const hereX = here ? Math.min(Math.max(x0 + 4, X(here[0]) - wide + 10), x1 - wide) : 0;
  const labels = data.lines.map(([p]) => Y(p) - 6);
  let hereY = here ? Y(here[1]) - 13 : 0;
  if (labels.some((y) => Math.abs(y - hereY) < 16)) hereY = Math.min(...labels, hereY) - 18;
  return canvas(
    width,
    base + (data.across ? 42 : 24),
    data.spoken,
    put(0, 13, data.up, "tx2"),
    marks(least, most, 5).map((p) => [
      path(`M${x0} ${Y(p)}H${x1}`),
      put(x0 - 6, Y(p) + 5, data.chance ? Math.round(p * 100) : axisText(p), "tx2 e"),
    ]),
    marks(first, last, width < 420 ? 5 : 9)
      .filter(Number.isInteger) // nothing lies between two whole numbers
      .map((n) => put(X(n), base + 17, n, "tx2 m")),
    path(`M${x0} ${base}H${x1}`, TONE.ink, 1.5),
    data.across !== "" && put((x0 + x1) / 2, base + 37, data.across, "tx2 m"),
    path(line, TONE.ink, 3),
    data.lines.map(([p, words], k) => {
      const end = k % 2 === 0;
      return [
        path(`M${x0} ${Y(p)}H${x1}`, TONE.edge, 1.8, { "stroke-dasharray": "6 4" }),
        haloed(end ? x1 : x0 + 6, labels[k], words, end ? "tx e" : "tx"),
      ];
    }),
    here && [
      path(`M${X(here[0])} ${base}V${Y(here[1])}`, TONE.ink, 1.5, { "stroke-dasharray": "2 3" }),
      circle(X(here[0]), Y(here[1]), 6, { fill: TONE.ink, stroke: TONE.sheet, "stroke-width": 2 }),
      haloed(hereX, hereY, `you are here: ${here[2]}`, "tx b", 14),
    ],
  );
}
