/** Emblems: our own suits and symbols, drawn around a centre; named in scene.py by what they show. */
import type { Attributes } from "./dom.ts";
import { svg } from "./dom.ts";

const INK = "var(--card-ink)";

/** A suit of discs, lozenges and triangles; `s` is about half its height. */
export function suitMark(suit: string, x: number, y: number, s: number, attributes: Attributes) {
  const r = s * 0.46,
    half = (way: number) => `a${r} ${r} 0 1 0 ${way * 2 * r} 0`,
    disc = (cx: number, cy: number) => `M${cx - r} ${cy}${half(1)}${half(-1)}Z`;
  const d = {
    d: `M${x} ${y - s * 1.1}L${x + s * 0.85} ${y}L${x} ${y + s * 1.1}L${x - s * 0.85} ${y}Z`,
    h:
      `M${x} ${y + s}L${x - s * 0.95} ${y - s * 0.12}A${s * 0.52} ${s * 0.52} 0 0 1 ${x} ${y - s * 0.52}` +
      `A${s * 0.52} ${s * 0.52} 0 0 1 ${x + s * 0.95} ${y - s * 0.12}Z`,
    s:
      `M${x} ${y - s * 1.05}L${x + s * 0.95} ${y + s * 0.12}` +
      `A${s * 0.5} ${s * 0.5} 0 0 1 ${x + s * 0.14} ${y + s * 0.5}` +
      `L${x + s * 0.4} ${y + s}H${x - s * 0.4}L${x - s * 0.14} ${y + s * 0.5}` +
      `A${s * 0.5} ${s * 0.5} 0 0 1 ${x - s * 0.95} ${y + s * 0.12}Z`,
    c:
      disc(x, y - s * 0.52) +
      disc(x - s * 0.54, y + s * 0.22) +
      disc(x + s * 0.54, y + s * 0.22) +
      `M${x} ${y - s * 0.2}L${x + s * 0.4} ${y + s}H${x - s * 0.4}Z`,
  }[suit];
  if (!d) throw new Error(`There is no suit "${suit}".`);
  return svg("path", { d, ...attributes });
}

/** Shapes in a box of 100: filled or in outline, in the game's colour or in ink. */
const GLYPHS: Record<string, { fill?: string; ink?: string; line?: string; inkLine?: string; wide?: number }> = {
  bell: { fill: "M50 6C70 6 78 22 78 42V62L90 76H10L22 62V42C22 22 30 6 50 6Z", ink: "M36 82H64L50 97Z" },
  bolt: { fill: "M58 2 16 56H44L34 98 84 38H54Z" },
  bus: {
    fill: "M10 22H90A6 6 0 0 1 96 28V74H4V28A6 6 0 0 1 10 22ZM14 34V51H32V34ZM40 34V51H58V34ZM66 34V51H86V34Z",
    ink: "M14 78a12 12 0 1 0 24 0a12 12 0 1 0-24 0M62 78a12 12 0 1 0 24 0a12 12 0 1 0-24 0",
  },
  chevrons: { line: "M8 52 50 18 92 52M8 74 50 40 92 74M8 96 50 62 92 96", wide: 12 },
  circles: {
    line: "M6 54a30 30 0 1 0 60 0a30 30 0 1 0-60 0",
    inkLine: "M34 54a30 30 0 1 0 60 0a30 30 0 1 0-60 0",
    wide: 11,
  },
  crown: { fill: "M8 28 30 52 50 16 70 52 92 28 84 78H16Z", ink: "M16 84H84V94H16Z" },
  eye: { line: "M6 50Q50 4 94 50Q50 96 6 50Z", ink: "M34 50a16 16 0 1 0 32 0a16 16 0 1 0-32 0", wide: 9 },
  hat: { fill: "M28 18H72V62H28Z", ink: "M8 66H92V80H8Z" },
  hexagon: {
    line: "M50 4 90 27V73L50 96 10 73V27ZM50 24 72 37V63L50 76 28 63V37Z",
    ink: "M41 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
    wide: 8,
  },
  key: {
    fill:
      "M48 6a25 25 0 0 1 6 49.300V64H70V76H54V94H42V55.300A25 25 0 0 1 48 6Z" +
      "M48 19a11.700 11.700 0 1 0 0 23.400a11.700 11.700 0 1 0 0-23.400Z",
  },
  lamp: { fill: "M30 8H70L88 58H12Z", ink: "M44 58H56V86H72V96H28V86H44Z" },
  moon: { fill: "M64 6A44 44 0 1 0 64 94 36 44 0 0 1 64 6Z" },
  rings: {
    fill: "M6 92A86 86 0 0 1 92 6V34A58 58 0 0 0 34 92Z",
    ink: "M48 92A44 44 0 0 1 92 48V68A24 24 0 0 0 68 92Z",
  },
  star: { fill: "M50 2 63 37 98 50 63 63 50 98 37 63 2 50 37 37Z" },
  stairs: { fill: "M8 96V64H36V38H64V12H92V96Z", inkLine: "M8 58H30V32H58V6", wide: 6 },
  tee: { line: "M8 52a42 42 0 1 0 84 0a42 42 0 1 0-84 0", fill: "M24 34H76V50H59V84H41V50H24Z", wide: 9 },
};

/** Can `glyph` be drawn as an emblem? */
export const hasEmblem = (glyph: string) => glyph in GLYPHS;

/** A symbol in a square of `size`, its left upper corner at (x, y). */
export function emblem(
  glyph: string,
  x: number,
  y: number,
  size: number,
  { colour = "var(--accent-card)", ink = INK }: { colour?: string; ink?: string } = {},
) {
  const parts = GLYPHS[glyph];
  if (!parts) throw new Error(`There is no symbol "${glyph}".`);
  const line = (d: string | undefined, stroke: string) =>
    d && svg("path", { d, fill: "none", style: `stroke:${stroke}`, "stroke-width": parts.wide ?? 8 });
  return svg(
    "g",
    { transform: `translate(${x} ${y}) scale(${size / 100})` },
    line(parts.line, colour),
    parts.fill && svg("path", { d: parts.fill, "fill-rule": "evenodd", style: `fill:${colour}` }),
    parts.ink && svg("path", { d: parts.ink, style: `fill:${ink}` }),
    line(parts.inkLine, ink),
  );
}
