/**
 * Drawing: numerals, seat marks, icons, cards and chips, as DOM nodes. Text reaches the page as text only, and
 * nothing here needs an id, so any number of widgets may share a page.
 */
export type Face = { text?: string; rings?: number; colour?: string; glyph?: string; letter?: string };

import type { Attributes } from "./dom.ts";
import { rect, svg } from "./dom.ts";

const PERCENT =
  "M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0" +
  "M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0";

// Agency numerals: a box 100 high, one stroke of 14, cut flat by the box.
const NUMERALS: Record<string, [number, Array<[string, Attributes]>]> = {
  0: [64, [["ellipse", { cx: 32, cy: 50, rx: 25, ry: 43 }]]],
  1: [46, [["path", { d: "M3 30 32 5V110" }]]],
  2: [64, [["path", { d: "M7.5 33V31.5A24.5 24.5 0 1 1 51.5 46.4L16 93H64" }]]],
  3: [62, [["path", { d: "M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 1 6.7 76" }]]],
  4: [66, [["path", { d: "M48 110V5L13 74H66", "stroke-miterlimit": 12 }]]],
  5: [62, [["path", { d: "M58 7H19L14.6 48A25.5 25.5 0 1 1 6.9 77" }]]],
  6: [
    64,
    [
      ["circle", { cx: 32, cy: 68, r: 25 }],
      ["path", { d: "M53.5-13 10.6 55.1" }],
    ],
  ],
  7: [60, [["path", { d: "M0 7H49L15 110", "stroke-miterlimit": 12 }]]],
  8: [
    64,
    [
      ["circle", { cx: 32, cy: 27, r: 20 }],
      ["circle", { cx: 32, cy: 68, r: 25 }],
    ],
  ],
  9: [
    64,
    [
      ["circle", { cx: 32, cy: 32, r: 25 }],
      ["path", { d: "M10.5 113 53.4 44.9" }],
    ],
  ],
  "%": [88, [["path", { d: PERCENT, "stroke-width": 11 }]]],
  ".": [20, [["rect", { x: 3, y: 85, width: 15, height: 15, fill: "currentColor", stroke: "none" }]]],
  ",": [20, [["path", { d: "M12 84 6 118", "stroke-width": 13 }]]],
  "/": [52, [["path", { d: "M48-6 4 106", "stroke-width": 11 }]]],
  "+": [60, [["path", { d: "M30 26V82M2 54H58", "stroke-width": 12 }]]],
  "-": [44, [["path", { d: "M4 54H40", "stroke-width": 12 }]]],
  "−": [44, [["path", { d: "M4 54H40", "stroke-width": 12 }]]],
  "×": [56, [["path", { d: "M8 32 48 76M48 32 8 76", "stroke-width": 12 }]]],
  " ": [26, []],
  J: [54, [["path", { d: "M46-10V69A19.500 19.500 0 0 1 7 69V60" }]]],
  Q: [
    72,
    [
      ["ellipse", { cx: 36, cy: 50, rx: 29, ry: 43 }],
      ["path", { d: "M42 66 74 104" }],
    ],
  ],
  K: [68, [["path", { d: "M7-10V110M66-6 10 62M28 42 68 106" }]]],
  A: [72, [["path", { d: "M2 106 36-2 70 106M14 68H58" }]]],
};

/** Can `text` be set in our numerals? */
export const numeric = (text: string) => text !== "" && [...text].every((sign) => sign in NUMERALS);

/** How wide `digits` sets a text. */
export function digitsWidth(text: string | number, height: number, gap: number = 13) {
  const box = [...String(text)].reduce((sum, sign) => sum + (NUMERALS[sign]?.[0] ?? 0) + gap, -gap);
  return (box * height) / 100;
}

/** Agency numerals as a <g>, hidden from screen readers: the group around them carries the words. */
export function digits(
  text: string | number,
  x: number,
  y: number,
  height: number,
  options: { anchor?: "start" | "middle" | "end"; gap?: number; weight?: number; colour?: string } = {},
) {
  const { anchor = "start", gap = 13, weight = height >= 60 ? 13 : 14, colour } = options;
  const width = digitsWidth(text, height, gap);
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  let at = 0;
  const signs = [...String(text)].map((sign) => {
    const [box, parts] = NUMERALS[sign] ?? [0, []];
    const overflow = sign === "," ? "visible" : "hidden";
    const frame = {
      x: at,
      y: 0,
      width: box,
      height: 100,
      viewBox: `0 0 ${box} 100`,
      style: `overflow:${overflow}`,
    };
    at += box + gap;
    return svg(
      "svg",
      frame,
      parts.map(([tag, attributes]) => svg(tag, attributes)),
    );
  });
  return svg(
    "g",
    {
      transform: `translate(${left} ${y}) scale(${height / 100})`,
      fill: "none",
      stroke: "currentColor",
      "stroke-width": weight,
      "aria-hidden": "true",
      style: colour && `color:${colour}`,
    },
    signs,
  );
}

/**
 * Numerals to stand in a line of HTML; say the number in words beside them.
 * @param height in sixteenths of an em
 */
export function digitsImage(
  text: string | number,
  height: number,
  options: { weight?: number; gap?: number } = {},
) {
  const width = digitsWidth(text, height, options.gap);
  const size = `width:${width / 16}em;height:${height / 16}em`;
  return svg(
    "svg.numeral",
    { viewBox: `0 0 ${width} ${height}`, style: size, "aria-hidden": "true" },
    digits(text, 0, 0, height, options),
  );
}

// Seats: a letter in a shape, so that no seat is told by colour alone. Boxes of 1 by 1.
const SEATS = [
  (s: number) => `M0 ${s / 2}a${s / 2} ${s / 2} 0 1 1 ${s} 0a${s / 2} ${s / 2} 0 1 1 ${-s} 0Z`,
  (s: number) => `M${s * 0.05} ${s * 0.05}H${s * 0.95}V${s * 0.95}H${s * 0.05}Z`,
  (s: number) => `M${s / 2} ${-s * 0.14}L${s * 1.14} ${s / 2}L${s / 2} ${s * 1.14}L${-s * 0.14} ${s / 2}Z`,
  (s: number) => `M${s / 2} 0L${s} ${s * 0.42}V${s}H0V${s * 0.42}Z`,
  (s: number) =>
    `M${s * 0.25} ${s * 0.04}H${s * 0.75}L${s * 1.04} ${s / 2}` +
    `L${s * 0.75} ${s * 0.96}H${s * 0.25}L${-s * 0.04} ${s / 2}Z`,
  (s: number) => `M${-s * 0.1} ${s * 0.16}H${s * 1.1}V${s * 0.84}H${-s * 0.1}Z`,
];

/** The letter of a seat. */
const seatLetter = (seat: number) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[seat] ?? "?";

/** A seat's mark; from the seventh on the shapes come round again, hollow. */
export function seatMark(
  seat: number,
  x: number,
  y: number,
  size: number,
  options: { fill?: string; ink?: string } = {},
) {
  const { fill = "var(--on-field)", ink = "var(--field)" } = options;
  const hollow = seat >= SEATS.length;
  const shape = {
    d: SEATS[seat % SEATS.length](size),
    fill: hollow ? ink : fill,
    stroke: hollow ? fill : null,
    "stroke-width": 2,
  };
  const house = seat % SEATS.length === 3;
  const letter = {
    x: size / 2,
    y: house ? size * 0.8 : size * 0.69,
    "font-size": Math.max(12.5, size * 0.54),
    "font-weight": 700,
    "text-anchor": "middle",
    fill: hollow ? fill : ink,
  };
  return svg(
    "g",
    { transform: `translate(${x} ${y})` },
    svg("path", shape),
    svg("text", letter, seatLetter(seat)),
  );
}

const ICONS = {
  first: "M5 5h3v14H5zM20 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 4v16l13-8z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  forward: "M7 5v14l11-7z",
  last: "M4 5v14l11-7zM16 5h3v14h-3z",
  link: "M8 3h12v13h-3V6H8zM4 8h10v13H4z",
  eye:
    "M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z" +
    "M12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  down: "M4 8h16l-8 9z",
  near:
    "M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z" +
    "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z",
  whole: "M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",
  close: "M6 4 12 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z",
};

/** An icon of squares and triangles, `size` in sixteenths of an em. */
export function icon(name: keyof typeof ICONS, size: number = 22) {
  const style = `width:${size / 16}em;height:${size / 16}em`;
  return svg(
    "svg.icon",
    { viewBox: "0 0 24 24", fill: "currentColor", style, "aria-hidden": "true" },
    svg("path", { d: ICONS[name], "fill-rule": "evenodd" }),
  );
}

/** The eye of what opens at a press, in a disc of radius `r` around (x, y). */
export const opensMark = (x: number, y: number, r: number) =>
  svg(
    "g.opens-mark",
    { transform: `translate(${x} ${y})` },
    svg("circle", { r }),
    svg("path", { d: ICONS.eye, "fill-rule": "evenodd", transform: `scale(${r / 15}) translate(-12 -12)` }),
  );

/** A pattern for what is simulated or not yet there; its id must be the caller's own. */
export function hatch(id: string, colour: string = "var(--ink)", ground: string = "none") {
  return svg(
    "pattern",
    { id, width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    rect(0, 0, 6, 6, { style: `fill:${ground}` }),
    rect(0, 0, 2, 6, { style: `fill:${colour}` }),
  );
}

/** The shape that goes with a colour: red square, green triangle, blue disc, yellow diamond. */
export function shape(colour: string, x: number, y: number, s: number, attributes: Attributes) {
  const d = {
    r: `M${x - s * 0.86} ${y - s * 0.86}h${s * 1.72}v${s * 1.72}h${-s * 1.72}Z`,
    g: `M${x} ${y - s * 1.02}L${x + s * 1.12} ${y + s * 0.86}H${x - s * 1.12}Z`,
    b: `M${x - s} ${y}a${s} ${s} 0 1 1 ${2 * s} 0a${s} ${s} 0 1 1 ${-2 * s} 0Z`,
    y: `M${x} ${y - s * 1.2}L${x + s * 1.2} ${y}L${x} ${y + s * 1.2}L${x - s * 1.2} ${y}Z`,
  }[colour];
  return svg("path", { d, ...attributes });
}

export const colourName = (colour: string): string =>
  ({ r: "red", g: "green", b: "blue", y: "yellow" })[colour] ?? "";

/**
 * `count` chips seen from the side, ten to a stack and a wider gap after five, from (x, y) at the bottom left up.
 */
export function chips(
  count: number,
  x: number,
  y: number,
  options: { w?: number; t?: number; g?: number; pitch?: number } = {},
) {
  const { w = 27, t = 5, g = 2, pitch = w + 7 } = options;
  let bodies = "",
    notches = "";
  for (let i = 0; i < count; i++) {
    const left = x + Math.floor(i / 10) * pitch,
      level = i % 10;
    const top = y - (level + 1) * (t + g) - (level >= 5 ? 3 : 0);
    bodies += `M${left} ${top}h${w}v${t}h${-w}z`;
    for (const at of [0.22, 0.64]) notches += `M${left + w * at} ${top}h${w * 0.14}v${t}h${-w * 0.14}z`;
  }
  return svg(
    "g",
    { "aria-hidden": "true" },
    svg("path", { d: bodies, fill: "var(--accent-on-field)" }),
    svg("path", { d: notches, fill: "var(--card)" }),
  );
}
