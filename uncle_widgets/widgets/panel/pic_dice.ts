// All throws of two dice: a square for two different dice, a round for a double; filled where the throw counts.
import { circle, rect, svg } from "../page/dom.ts";
import { canvas, comes, lines, put, TONE } from "./pic_kit.ts";

export type Throws = { spoken: string; rows: string[][]; unlike: string; doubles: string; sum: string };

export function twoDice(width: number, data: Throws) {
  const under = width < 430,
    cell = under ? Math.min(44, (width - 26) / 6) : 40,
    left = 24,
    top = 22;
  const marks: Node[] = [];
  for (let k = 0; k < 6; k += 1) {
    marks.push(put(left + (k + 0.5) * cell, 14, k + 1, "tx2 m"), put(4, top + (k + 0.5) * cell + 5, k + 1, "tx2"));
  }
  data.rows.forEach((row, a) => {
    row.forEach((words, b) => {
      const x = left + b * cell,
        y = top + a * cell,
        look = { fill: words ? TONE.accent : "none", stroke: words ? "none" : TONE.edge, "stroke-width": 1.2 };
      const shape =
        a === b
          ? svg("circle", { cx: x + cell / 2, cy: y + cell / 2, r: cell / 2 - 2, ...look })
          : rect(x + 1.5, y + 1.5, cell - 3, cell - 3, { rx: 2, ...look });
      const text = put(x + cell / 2, y + cell / 2 + 5, words, "b m", 14);
      text.style.fill = "#FFF";
      marks.push(svg("g", comes(a + b, 30), shape, words && text));
    });
  });
  const grid = top + 6 * cell,
    at = under ? 4 : left + 6 * cell + 18;
  let y = under ? grid + 24 : top + 20;
  const words = [
    rect(at, y - 12, 14, 14, { rx: 2, fill: TONE.accent }),
    ...lines(data.unlike, width - at - 24, 14).map((line, k) => put(at + 22, y + 19 * k, line, "tx", 14)),
  ];
  y += 19 * lines(data.unlike, width - at - 24, 14).length + 8;
  words.push(circle(at + 7, y - 5, 7, { fill: TONE.accent }));
  words.push(
    ...lines(data.doubles, width - at - 24, 14).map((line, k) => put(at + 22, y + 19 * k, line, "tx", 14)),
  );
  y += 34;
  words.push(put(at, y, data.sum, "tx b", 18));
  return canvas(width, Math.max(grid, y) + 8, data.spoken, marks, words);
}
