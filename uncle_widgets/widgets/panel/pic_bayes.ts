// Bayes in whole numbers: strike out, close up the rest; and the tree that says the same.

import { circle, rect, svg } from "../page/dom.ts";
import { digits, digitsWidth } from "../page/draw.ts";
import { BOLD } from "../page/measure.ts";
import { dot } from "../page/plots.ts";
import { canvas, comes, haloed, lines, path, put, TONE } from "./pic_kit.ts";

export type Grid = {
  spoken: string;
  counts: [number, number, number, number];
  holders: string;
  sides: [number, string][];
  left: [number, number, string];
  exact: string;
};
export type WholeBranch = { n: number; words: string; mark: string; children: WholeBranch[] };
export type Whole = { spoken: string; tree: WholeBranch };

/** @param yes what it was before it was struck out */
const struck = (x: number, y: number, r: number, yes: number) =>
  svg(
    "g",
    circle(x, y, r - 0.8, { fill: yes ? TONE.band : "none", stroke: TONE.rule, "stroke-width": 1.5 }),
    path(`M${x - r * 0.9} ${y + r * 0.9}L${x + r * 0.9} ${y - r * 0.9}`, TONE.edge, 1.8),
  );

export function frequencyGrid(width: number, data: Grid) {
  const narrow = width < 560;
  const pitch = narrow ? 16.5 : 19;
  const r = pitch * 0.38;
  const [yes, out, no, outNo] = data.counts;
  const kinds = [
    ...Array(yes).fill("yes"),
    ...Array(out).fill("out"),
    ...Array(no).fill("no"),
    ...Array(outNo).fill("out-no"),
  ];
  const top = 24;
  const side = 10 * pitch + 10;
  const grid = kinds.map((kind, k) => {
    const [x, y] = [((k % 10) + 0.5) * pitch, top + (Math.floor(k / 10) + 0.5) * pitch];
    if (kind === "yes" || kind === "no") return dot(kind === "yes" ? 1 : 0, x, y, r);
    return svg("g.pic-in", { style: "animation-delay:240ms" }, struck(x, y, r, kind === "out" ? 1 : 0));
  });
  const braces = data.sides.map(([n, words], k) => {
    if (!n) return null;
    const from = k ? 100 - n : 0;
    const y1 = top + (from / 10) * pitch + 2;
    const y2 = top + ((from + n) / 10) * pitch - 2;
    const room = (narrow ? width : width * 0.55) - side - 14;
    const told = lines(words, room);
    const y = Math.min(
      Math.max((y1 + y2) / 2 - 8 * told.length + 5, top + 10),
      top + 10 * pitch - 16 * told.length,
    );
    return [
      path(`M${side} ${y1}h6V${y2}h-6`, TONE.edge, 1.5),
      put(side + 14, y, n, "tx b", 15),
      told.map((line, at) => put(side + 14, y + 16 * (at + 1), line, "tx2")),
    ];
  });
  const [kept, rest, words] = data.left;
  const x = narrow ? 0 : Math.max(width * 0.58, side + 150);
  const ly = narrow ? top + 10 * pitch + 34 : top;
  const wide = 7;
  const close = narrow ? pitch : Math.min(pitch, (width - x) / 12);
  const left = Array.from({ length: rest }, (_, k) =>
    svg(
      "g",
      comes(k, 8),
      dot(
        k < kept ? 1 : 0,
        x + ((k % wide) + 0.5) * close,
        ly + (Math.floor(k / wide) + 0.5) * close,
        close * 0.38,
      ),
    ),
  );
  const rows = Math.ceil(rest / wide);
  const nx = x + wide * close + 18;
  const room = width - nx - digitsWidth(kept, 34) - 8;
  const said = lines(`out of ${rest} ${words}`, Math.max(room, 60), BOLD * 15);
  const bottom = ly + Math.max(rows * close, 26 + 18 * said.length) + 8;
  return canvas(
    width,
    Math.max(bottom, top + 10 * pitch + 4),
    data.spoken,
    put(0, 13, data.holders, "tx b", 14),
    grid,
    braces,
    put(x, ly - 11, `Cross out ${out + outNo}. That leaves ${rest}`, "tx b", 14),
    left,
    digits(kept, nx, ly + 2, 34, { colour: "var(--accent)" }),
    said.map((line, k) => put(nx + digitsWidth(kept, 34) + 8, ly + 14 + 18 * k, line, "tx b", 15)),
    put(nx + digitsWidth(kept, 34) + 8, ly + 14 + 18 * said.length, `chance ${data.exact}`, "tx2"),
  );
}

const depth = (branch: WholeBranch): number => 1 + Math.max(0, ...branch.children.map(depth));

export function wholeTree(width: number, data: Whole) {
  const levels = depth(data.tree);
  const step = width / levels;
  const across = data.tree.n < 1000 ? 46 : 62;
  const tall = 36;
  const room = step - 14;
  /** What a leaf takes, with its words under it. */
  const high = (leaf: WholeBranch) => tall + 14 + 16 * lines(leaf.words, room).length;
  const ways: any[] = [];
  const boxes: any[] = [];
  let next = 4; // the top of the next leaf
  const place = (branch: WholeBranch, level: number): number => {
    const x = level * step;
    const below = branch.children.map((child) => place(child, level + 1));
    const y = below.length ? below.reduce((sum, each) => sum + each, 0) / below.length : next + tall / 2;
    if (!below.length) next += high(branch);
    branch.children.forEach((child, k) => {
      const out = child.mark === "out";
      ways.push(
        svg(
          "g",
          comes(level + 1, 160),
          path(`M${x + across} ${y}L${x + step} ${below[k]}`, out ? TONE.rule : TONE.ink, out ? 1.5 : 2),
        ),
      );
    });
    const [yes, out] = [branch.mark === "yes", branch.mark === "out"];
    const colour = yes ? "fill:var(--sheet)" : out ? "fill:var(--ink-2)" : "";
    boxes.push(
      svg(
        "g",
        comes(level, 160),
        rect(x + 1, y - tall / 2, across - 2, tall, {
          rx: 3,
          fill: yes ? TONE.accent : TONE.sheet,
          stroke: yes ? TONE.accent : out ? TONE.rule : TONE.edge,
          "stroke-width": 1.8,
          "stroke-dasharray": out ? "4 4" : null,
        }),
        svg(
          "text.tx.b.m",
          { x: x + across / 2, y: y + 6, "font-size": 17, style: colour },
          branch.n.toLocaleString("en"),
        ),
        lines(branch.words, room).map((line, k) => haloed(x, y + tall / 2 + 16 * (k + 1), line, "tx2")),
      ),
    );
    return y;
  };
  place(data.tree, 0);
  return canvas(width, next, data.spoken, ways, boxes);
}
