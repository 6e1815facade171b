// Cards in a row: piles as footprints over the totals they touch, and the gaps between the wanted ones.

import { circle, rect, svg, unique } from "../page/dom.ts";
import { hatch } from "../page/draw.ts";
import { BOLD, textWidth } from "../page/measure.ts";
import { dot } from "../page/plots.ts";
import type { Drawn } from "./pic_kit.ts";
import { canvas, comes, lines, marks, path, put, TONE } from "./pic_kit.ts";

export type Feet = {
  spoken: string;
  start: number;
  target: number;
  rows: number[][];
  n: number;
  feet: number[];
  exact: number[];
  said: string;
};
export type Gapped = {
  spoken: string;
  total: number;
  row: number[];
  many: string;
  gaps: number[];
  reckoning: string;
  wait: string;
};

export function footprints(width: number, data: Feet) {
  const narrow = width < 640;
  const { start, target } = data;
  const [x0, x1] = [narrow ? 22 : 40, width - (narrow ? 12 : 112)];
  const X = (total: number) => x0 + ((x1 - x0) * (total - start)) / (target + 5 - start);
  const rows = data.rows.slice(0, narrow ? 8 : 12);
  const pitch = narrow ? 21 : 24;
  const top = 26;
  const floor = top + rows.length * pitch;
  const axis = marks(start, target, narrow ? 6 : 10).filter(
    (mark) => Number.isInteger(mark) && Math.abs(mark - target) > (target - start) / 14,
  );
  const id = unique("feet");
  const own = unique("feet");
  const trails = rows.map((row, at) => {
    const y = top + at * pitch + pitch - 6;
    const end = row[row.length - 1];
    const lands = row.includes(target);
    const steps: any[] = [];
    row.slice(1).forEach((total, k) => {
      const [a, b] = [X(row[k]), X(Math.min(total, target + 5))];
      const high = Math.min(pitch - 9, ((b - a) / 2) * 0.9 + 2);
      const lit = total === target;
      steps.push(
        svg(
          "g",
          comes(at * 4 + k, 30),
          path(`M${a} ${y}A${(b - a) / 2} ${high} 0 0 1 ${b} ${y}`, TONE.edge, 1.4),
          circle(b, y, lit ? 5.5 : narrow ? 2 : 2.6, { fill: lit ? TONE.accent : TONE.ink }),
        ),
      );
    });
    return [
      path(`M${X(start)} ${y}H${x1}`),
      put(0, y + 4, at + 1, "tx2"),
      steps,
      !narrow && put(x1 + 14, y + 4, lands ? "lands" : `jumps to ${end}`, lands ? "tx b" : "tx2"),
    ];
  });
  const high = 92;
  const base = floor + 46 + high;
  const most = Math.max(...data.feet, ...data.exact.map((p) => p * data.n), 1) * 1.08;
  const Y = (n: number) => base - (high * n) / most;
  const bar = Math.max(1.5, (X(start + 1) - X(start)) * 0.66);
  const count = data.feet[data.feet.length - 1];
  const line = data.exact.map((p, k) => `${k ? "L" : "M"}${X(start + 1 + k)} ${Y(p * data.n)}`).join("");
  const title = narrow
    ? `After ${data.n} rows: hits on each`
    : `After ${data.n} rows: how often each number was hit`;
  const bottom = narrow ? base + 42 : base + 22;
  return canvas(
    width,
    bottom,
    data.spoken,
    svg("defs", hatch(id, TONE.ink), hatch(own, TONE.accent)),
    rect(X(target) - 7, top - 4, 14, floor - top + 6, { fill: TONE.band, stroke: TONE.edge }),
    axis.map((mark) => [put(X(mark), 14, mark, "tx2 m"), path(`M${X(mark)} 19V${floor}`)]),
    put(X(target), 14, target, "tx b m"),
    trails,
    put(0, floor + 26, title, "tx b", 14),
    marks(0, most, 3)
      .filter(Number.isInteger)
      .map((n) => [path(`M${X(start)} ${Y(n)}H${X(target + 0.6)}`), put(X(start) - 4, Y(n) + 4, n, "tx2 e")]),
    data.feet.map((n, k) =>
      rect(X(start + 1 + k) - bar / 2, Y(n), bar, base - Y(n), {
        fill: `url(#${k + 1 === data.feet.length ? own : id})`,
        stroke: k + 1 === data.feet.length ? TONE.accent : TONE.ink,
        "stroke-width": narrow ? 0.7 : 1,
      }),
    ),
    path(line, TONE.sheet, 6),
    path(line, TONE.ink, 3),
    axis.map((mark) => put(X(mark), base + 17, mark, "tx2 m")),
    put(X(target), base + 17, target, "tx b m"),
    narrow
      ? put(width, base + 38, `at ${target}: ${count}, chance ${data.said}`, "tx b e", 14)
      : [
          svg(
            "text.b",
            { x: x1 - 10, y: base - 30, "font-size": 14, style: "fill:var(--accent)" },
            `${count} at ${target}`,
          ),
          put(x1 - 10, base - 10, `chance ${data.said}`, "tx b", 14),
        ],
  );
}

export type Rows = {
  spoken: string;
  rows: [string, [number, number][]][];
  kinds: [number, string][];
  of: string;
  exact: string;
};

/** A hundred cases in rows, by what decides them. */
export function splitRows(width: number, data: Rows) {
  const most = 0.45 * width; // of the words before the dots; longer ones go on in lines
  const left = 12 + Math.min(most, Math.max(...data.rows.map(([words]) => textWidth(words, 13))));
  const room = width - left - 34;
  const pitch = Math.max(9, Math.min(17, room / 17));
  const wide = Math.max(1, Math.floor(room / pitch));
  const parts: Drawn[] = [];
  let [y, k] = [26, 0];
  for (const [words, counts] of data.rows) {
    const dots = counts.flatMap(([n, yes]) => Array(n).fill(yes));
    const told = lines(words, left - 12, 14);
    parts.push(
      told.map((line, row) => put(0, y + 5 + 16 * row, line, "tx")),
      put(width, y + 5, dots.length, "tx b e"),
    );
    dots.forEach((yes, at) => {
      const [x, dy] = [left + ((at % wide) + 0.5) * pitch, Math.floor(at / wide) * pitch];
      parts.push(svg("g", comes(k++, 8), dot(yes, x, y + dy, pitch * 0.38)));
    });
    y += Math.max(16 * told.length, Math.ceil(dots.length / wide) * pitch) + 7;
  }
  let x = 0;
  const keys = data.kinds.map(([yes, words]) => {
    const wanted = 30 + textWidth(words, 13);
    if (x > 0 && x + wanted > width) [x, y] = [0, y + 19];
    const key = [dot(yes, x + 8, y, 6.5), put(x + 19, y + 5, words, "tx2")];
    x += wanted;
    return key;
  });
  y += 23;
  return canvas(
    width,
    y + 4,
    data.spoken,
    put(0, 13, `100 ${data.of}`, "tx b", 14),
    parts,
    keys,
    put(0, y, `${data.exact} of them count`, "tx b", 14),
  );
}

export function gaps(width: number, data: Gapped) {
  const perRow = Math.max(10, Math.min(data.total, Math.floor(width / 16)));
  const cell = Math.min(30, width / perRow);
  const card = Math.min(cell - 3, 22);
  const high = card * 1.4;
  const pitch = high + 34;
  const good = new Set(data.row);
  const parts: any[] = [];
  for (let k = 0; k < data.total; k++) {
    const x = (k % perRow) * cell;
    const y = 4 + Math.floor(k / perRow) * pitch;
    parts.push(
      svg(
        "g",
        comes(k, 20),
        rect(x + 1.5, y, card, high, {
          rx: 2,
          fill: good.has(k) ? TONE.accent : "none",
          stroke: good.has(k) ? TONE.accent : TONE.edge,
          "stroke-width": 1.5,
        }),
      ),
    );
  }
  const edges = [-1, ...data.row, data.total];
  data.gaps.forEach((n, at) => {
    if (!n) return;
    const [from, to] = [edges[at] + 1, edges[at + 1] - 1];
    for (let row = Math.floor(from / perRow); row <= Math.floor(to / perRow); row++) {
      const a = Math.max(from, row * perRow) - row * perRow;
      const b = Math.min(to, row * perRow + perRow - 1) - row * perRow;
      const y = 4 + row * pitch + high + 5;
      const [left, right] = [a * cell + 2, b * cell + card + 1];
      parts.push(path(`M${left} ${y}v4H${right}v-4`, TONE.ink, 1.5));
      const first = Math.floor(from / perRow) === row;
      const widest = to - from < perRow || first;
      if (widest) parts.push(put((left + right) / 2, y + 18, n, "tx m"));
    }
  });
  let y = 4 + Math.ceil(data.total / perRow) * pitch + 12;
  for (const line of lines(`${data.reckoning}, ${data.wait}`, width - 4, BOLD * 14)) {
    parts.push(put(0, y, line, "tx b", 14));
    y += 20;
  }
  return canvas(width, y - 8, data.spoken, parts);
}
