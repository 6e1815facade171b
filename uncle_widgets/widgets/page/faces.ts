/** Faces: a card's front and back. */
import { circle, rect, stroked, svg } from "./dom.ts";
import { digits, digitsWidth, numeric, shape } from "./draw.ts";
import { emblem, hasEmblem, suitMark } from "./emblems.ts";
import { BOLD, textWidth } from "./measure.ts";

export type Face = Uw.Face;

/** The skip and reverse signs. */
export function glyphMark(glyph: string, x: number, y: number, s: number) {
  if (glyph === "skip") {
    return svg(
      "g",
      { fill: "currentColor" },
      stroked(`M${x - s} ${y + s * 0.5}A${s} ${s} 0 0 1 ${x + s * 0.78} ${y - 0.1 * s}`, "currentColor", s * 0.26),
      svg("path", {
        d: `M${x + s * 1.2} ${y + s * 0.62}L${x + s * 0.3} ${y + s * 0.2}L${x + s * 1.16} ${y - s * 0.5}Z`,
      }),
      circle(x, y + s * 0.62, s * 0.24),
    );
  }
  const arrow = (k: number) =>
    `M${x - k * s} ${y - k * s * 0.62}H${x + k * s * 0.2}V${y - k * s}L${x + k * s} ${y - k * s * 0.46}` +
    `L${x + k * s * 0.2} ${y + k * s * 0.08}V${y - k * s * 0.3}H${x - k * s}Z`;
  return svg("path", { d: arrow(1) + arrow(-1), fill: "currentColor" });
}

/** A card's back: level stripes, and a disc in which the stripes stand upright. */
function back(w: number) {
  const h = w * 1.4,
    margin = w * 0.08,
    pitch = (h - 2 * margin) / 17,
    disc = w * 0.3;
  let level = "",
    upright = "";
  for (let i = 0; i < 9; i++)
    level += `M${margin} ${margin + 2 * i * pitch}h${w - 2 * margin}v${pitch}h${2 * margin - w}z`;
  for (let i = -3; i <= 3; i++) {
    const x = 2 * i * pitch,
      reach = Math.sqrt(Math.max(0, disc ** 2 - (Math.abs(x) + pitch / 2) ** 2));
    if (reach) upright += `M${w / 2 + x - pitch / 2} ${h / 2 - reach}h${pitch}v${2 * reach}h${-pitch}z`;
  }
  return [
    rect(0, 0, w, h, { class: "paper", rx: w * 0.085 }),
    svg("path.stripes", { d: level }),
    circle(w / 2, h / 2, disc + pitch * 0.9, { fill: "var(--card)" }),
    svg("path.stripes", { d: upright }),
  ];
}

/** Plain card: its text as numerals, and as many quarter rings as it is worth. */
function plainFront(face: Face, w: number) {
  const h = w * 1.4,
    r = w * 0.085,
    rings = face.rings ?? 0,
    text = face.text ?? "";
  const step = w * Math.min(0.098, 0.78 / Math.max(rings, 1)),
    first = w * 0.11,
    disc = first + w * 0.026;
  let arcs = "";
  for (let i = 1; i < rings; i++)
    arcs += `M0 ${h - first - i * step}A${first + i * step} ${first + i * step} 0 0 1 ${first + i * step} ${h}`;
  const fits = numeric(text) ? Math.min(w * 0.36, (w * 0.76 * 100) / digitsWidth(text, 100)) : 0;
  return [
    rect(0, 0, w, h, { class: "paper", rx: r }),
    rings > 0 &&
      svg("path", {
        d: `M0 ${h - disc}A${disc} ${disc} 0 0 1 ${disc} ${h}H${r}A${r} ${r} 0 0 1 0 ${h - r}Z`,
        fill: "var(--accent-card)",
      }),
    arcs && stroked(arcs, "var(--accent-card)", Math.min(w * 0.052, step * 0.55)),
    fits
      ? digits(text, w * 0.12, w * 0.13, fits, { colour: "var(--card-ink)" })
      : svg(
          "text",
          {
            x: w * 0.1,
            y: w * 0.36,
            "font-size": Math.min(w * 0.3, (w * 1.5) / Math.max(text.length, 1)),
            "font-weight": 700,
            fill: "var(--card-ink)",
          },
          text,
        ),
    rect(0, 0, w, h, { class: "edge", rx: r }),
  ];
}

/** Card of one colour: a field, a letter and a shape; or the wild one with all four. */
function colourFront(face: Face, w: number) {
  const h = w * 1.4,
    r = w * 0.085,
    wild = face.colour === "wild",
    colour = face.colour ?? "";
  const on = wild ? "#fff" : `var(--c-${colour}-on)`;
  const art = wild
    ? [
        ["r", -1, -1],
        ["g", 1, -1],
        ["y", -1, 1],
        ["b", 1, 1],
      ].map(([c, a, b]) =>
        shape(String(c), w * (0.5 + 0.23 * Number(a)), h * 0.62 + w * 0.23 * Number(b), w * 0.16, {
          fill: `var(--c-${c})`,
          stroke: "#fff",
          "stroke-width": w * 0.018,
        }),
      )
    : [0.46, 0.31, 0.16].map((s) =>
        shape(colour, w * 0.62, h * 0.66, w * s, {
          fill: "none",
          stroke: on,
          "stroke-opacity": 0.5,
          "stroke-width": w * 0.045,
        }),
      );
  const plus = { draw2: "+2", draw4: "+4" }[face.glyph ?? ""];
  const text = plus ?? (face.glyph ? "" : (face.text ?? ""));
  const sign = text
    ? digits(text, w * 0.12, w * 0.13, w * (plus ? 0.34 : 0.42), { gap: plus ? 8 : 13 })
    : wild
      ? svg(
          "text",
          { x: w * 0.11, y: w * 0.3, "font-size": Math.max(12.5, w * 0.22), "font-weight": 700, fill: on },
          w < 46 ? "W" : "Wild",
        )
      : glyphMark(face.glyph ?? "", w * 0.31, w * 0.33, w * 0.19);
  const letter = face.letter || colour.toUpperCase();
  return [
    rect(0, 0, w, h, { rx: r, fill: wild ? "#17181C" : `var(--c-${colour})` }),
    svg("svg", { width: w, height: h, style: "overflow:hidden" }, art),
    svg("g", { style: `color:${on}` }, sign),
    !wild &&
      svg(
        "text",
        { x: w * 0.12, y: h - w * 0.1, "font-size": Math.max(12.5, w * 0.205), "font-weight": 700, fill: on },
        letter,
      ),
    rect(0, 0, w, h, { rx: r, fill: "none", stroke: "#fff", "stroke-width": Math.max(2, w * 0.03) }),
  ];
}

/** Card of a suit: rank and suit at the top left, the suit large below. */
function suitFront(face: Face, w: number) {
  const h = w * 1.4,
    suit = face.suit ?? "",
    text = face.text ?? "",
    fill = `var(--suit-${suit})`;
  const high = Math.min(w * 0.3, (w * 0.62 * 100) / digitsWidth(text, 100, 6));
  return [
    rect(0, 0, w, h, { class: "paper", rx: w * 0.085 }),
    suitMark(suit, w * 0.66, h * 0.69, w * 0.34, { style: `fill:${fill}`, opacity: 0.16 }),
    suitMark(suit, w * 0.66, h * 0.69, w * 0.2, { style: `fill:${fill}` }),
    digits(text, w * 0.1, w * 0.11, high, { colour: fill, gap: text.length > 1 ? 6 : 13 }),
    suitMark(suit, w * 0.22, w * 0.6, Math.max(4, w * 0.125), { style: `fill:${fill}` }),
    rect(0, 0, w, h, { class: "edge", rx: w * 0.085 }),
  ];
}

/** Card with an emblem, and its name above it where there is room for it in letters of 9. */
function emblemFront(face: Face, w: number) {
  const h = w * 1.4,
    text = face.text ?? "",
    size = Math.min(w * 0.2, (w * 0.8) / Math.max(textWidth(text, BOLD), 0.1)),
    named = text !== "" && size >= 9,
    wide = w * (named ? 0.6 : 0.7);
  return [
    rect(0, 0, w, h, { class: "paper", rx: w * 0.085 }),
    named &&
      svg(
        "text",
        {
          x: w * 0.1,
          y: w * 0.1 + size * 0.9,
          "font-size": size,
          "font-weight": 700,
          style: "fill:var(--card-ink)",
        },
        text,
      ),
    emblem(face.glyph ?? "", (w - wide) / 2, named ? h * 0.36 : (h - wide) / 2, wide),
    rect(0, 0, w, h, { class: "edge", rx: w * 0.085 }),
  ];
}

function front(face: Face, w: number) {
  if (face.colour) return colourFront(face, w);
  if (face.suit) return suitFront(face, w);
  return face.glyph && hasEmblem(face.glyph) ? emblemFront(face, w) : plainFront(face, w);
}

/** A card as a <g>, `w` wide and 1.4 times as high; no face: its back. */
export function card(face: Face | null | undefined, w: number) {
  const kids = !face ? back(w) : front(face, w);
  return svg("g", { class: face ? "front" : "back" }, kids);
}

/** Where the pips of a die lie, in thirds from its middle. */
const PIPS: Record<number, [number, number][]> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const drawDie = (value: number, size: number, lit: boolean) => [
  rect(0, 0, size, size, {
    rx: size * 0.14,
    style: `fill:var(--card);stroke:${lit ? "var(--lit)" : "var(--field)"}`,
    "stroke-width": lit ? 5 : 1.5,
    opacity: value ? 1 : 0.45,
  }),
  PIPS[value].map(([x, y]) =>
    circle(size * (0.5 + x * 0.26), size * (0.5 + y * 0.26), size * 0.09, { fill: "var(--card-ink)" }),
  ),
];
