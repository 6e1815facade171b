// Hands counted: the hundred by how many they hold, and a fraction for every card.

import { rect, svg } from "../page/dom.ts";
import { BOLD } from "../page/measure.ts";
import { dot } from "../page/plots.ts";
import { canvas, comes, lines, path, put, TONE } from "./pic_kit.ts";

export type Twice = {
  spoken: string;
  dots: [number, string, number][];
  hands: [string, number];
  cards: [string, string, number];
  exact: [string, string];
};
export type ByDraw = {
  spoken: string;
  factors: [number, number][];
  good: number;
  none: string;
  some: string;
  one: string;
  counting: [string, string];
  choose: string;
  means: string;
};

export function countedTwice(width: number, data: Twice) {
  const pitch = width < 440 ? 16 : Math.min(22, width / 26);
  const kinds = data.dots.flatMap(([n, , yes]) => Array.from({ length: n }, () => yes));
  const under = width < 10 * pitch + 22 + 180;
  const left = under ? 0 : 10 * pitch + 22;
  const words: Node[] = [];
  let y = under ? 10 * pitch + 24 : 16;
  for (const [n, what, yes] of data.dots) {
    if (!n) continue;
    words.push(dot(yes, left + 7, y - 5, 7), put(left + 22, y, n, "tx b", 15));
    words.push(put(left + 26 + 9 * String(n).length, y, what, "tx", 14));
    y += 25;
  }
  words.push(path(`M${left} ${y - 10}H${width}`));
  y += 10;
  const sum = (name: string, reckon: string, total: number, colour = TONE.ink) => {
    words.push(put(left, y, name, "tx2"));
    for (const line of lines(`${reckon} =`, width - left - 48, 14)) {
      y += 20;
      words.push(put(left, y, line, "tx", 14));
    }
    const number = put(width, y, total, "b e", 20);
    number.style.fill = colour;
    words.push(number);
    y += 28;
  };
  sum("hands, each counted once", data.hands[0], data.hands[1]);
  sum(`${data.cards[0]} in those hands`, data.cards[1], data.cards[2], "var(--accent)");
  for (const line of lines(`before rounding: ${data.exact[0]} and ${data.exact[1]}`, width - left)) {
    words.push(put(left, y - 4, line, "tx2"));
    y += 16;
  }
  y -= 16;
  const height = Math.max(10 * pitch, y + 4);
  return canvas(
    width,
    height,
    data.spoken,
    kinds.map((yes, k) =>
      svg(
        "g",
        comes(Math.floor(k / 10) * 3 + (k % 10), 20),
        dot(yes, ((k % 10) + 0.5) * pitch, (Math.floor(k / 10) + 0.5) * pitch, pitch * 0.38),
      ),
    ),
    words,
  );
}

const over = (x: number, y: number, top: number, under: number) => [
  put(x, y - 7, top, "tx b m", 17),
  path(`M${x - 15} ${y}h30`, TONE.ink, 2),
  put(x, y + 19, under, "tx b m", 17),
];

export function drawByDraw(width: number, data: ByDraw) {
  const n = data.factors.length;
  const total = data.factors[0][1];
  const perRow = Math.max(1, Math.min(n, Math.floor((width + 20) / 84)));
  const gap = 24;
  const space = Math.min(190, (width - gap * (perRow - 1)) / perRow);
  const columns = total > 60 ? 12 : 7;
  const cell = Math.min(space / columns, 13);
  const rows = Math.ceil(total / columns);
  const pictured = n <= 4 && cell >= 5;
  const high = (pictured ? rows * cell + 26 : 18) + 66;
  const parts: any[] = [];
  data.factors.forEach(([none, left], at) => {
    const x = (at % perRow) * (space + gap);
    const y = Math.floor(at / perRow) * high;
    const middle = x + (pictured ? (columns * cell) / 2 : space / 2);
    const own = [
      put(
        pictured ? x : middle,
        y + 13,
        `${at + 1}${["st", "nd", "rd"][at] ?? "th"} card`,
        pictured ? "tx2" : "tx2 m",
      ),
    ];
    if (pictured) {
      for (let k = 0; k < left; k++) {
        const wanted = k >= none;
        own.push(
          rect(x + (k % columns) * cell + 1, y + 20 + Math.floor(k / columns) * cell + 1, cell - 2, cell - 2, {
            rx: 1.5,
            fill: wanted ? TONE.accent : "none",
            stroke: wanted ? TONE.accent : TONE.edge,
            "stroke-width": 1.2,
          }),
        );
      }
    }
    const line = y + (pictured ? 20 + rows * cell : 12) + 28;
    parts.push(svg("g", comes(at, 240), own, over(middle, line, none, left)));
    if (at + 1 < n) parts.push(put(Math.min(width - 6, middle + (space + gap) / 2), line + 6, "×", "tx m", 18));
  });
  let y = Math.ceil(n / perRow) * high + 14;
  const say = (words: string, cls: string = "tx", size: number = 14) => {
    for (const line of lines(words, width - 4, cls.endsWith(" b") ? BOLD * size : size)) {
      parts.push(put(0, y, line, cls, size));
      y += size + 6;
    }
  };
  say(`= ${data.none} without ${data.one}; ${data.some} with one or more`, "tx b", 15);
  say(`Counting hands gives the same: ${data.counting[0]} out of ${data.counting[1]}.`);
  say(`${data.choose}: ${data.means}.`, "tx2", 13);
  return canvas(width, y, data.spoken, parts);
}
