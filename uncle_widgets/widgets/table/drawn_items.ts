/** Things: each kind of thing in a Plan as SVG, drawn from its own origin. */

import { circle, rect, stroked, svg, unique } from "../page/dom.ts";
import {
  chips,
  colourName,
  digits,
  digitsWidth,
  hatch,
  numeric,
  opensMark,
  seatMark,
  shape,
} from "../page/draw.ts";
import { card } from "../page/faces.ts";
import { LEAST_TICKED } from "../page/measure.ts";
import { drawBoard } from "./board.ts";
import { drawDice } from "./dice.ts";
import type { Thing } from "./layout.ts";
import { drawSpread, spokenSpread } from "./spread.ts";

const words = (text: string, attributes: Record<string, any>) => svg("text", attributes, text);

/** Whether a press on this card shows what lies under it, or all cards. */
const opensUp = (t: Thing) => !t.plays && Boolean(t.opens || t.recall?.length);

function drawCard(t: Thing) {
  const h = t.w * 1.4,
    eye = Math.min(11, Math.max(7, t.w * 0.16)); // nothing else on a face-down card says that it opens
  return [
    t.plays && rect(-2, -2, Math.max(t.seen, 24), h + 24, { class: "touch", fill: "transparent" }),
    t.dealt && card(null, t.w),
    t.ghost ? svg("g.faint", card(t.face, t.w)) : card(t.face, t.w),
    t.ghost && rect(0, 0, t.w, h, { class: "ghost", rx: t.w * 0.085, fill: "none" }),
    t.kin && !t.ghost && rect(1.5, 1.5, t.w - 3, h - 3, { class: "kin", rx: t.w * 0.07, fill: "none" }),
    t.off && rect(0, 0, t.w, h, { class: "veil", rx: t.w * 0.085 }),
    t.under && svg("path.bar-under", { d: `M2 ${h + 11.5}h${Math.max(t.seen - 6, 18)}`, "stroke-width": 5 }),
    opensUp(t) && opensMark(eye + 2, h - eye - 2, eye),
    rect(-5, -5, t.w + 10, h + 10, { class: "ring-focus", rx: t.w * 0.085 + 5 }),
    svg("title", opensUp(t) ? `${t.label}. Press to see the cards.` : t.label),
  ];
}

/**
 * A letter of a derivation beside what its line counts, in units; a small one on a mark without room above and
 * beside a small card. A card of which less than the last is seen has none.
 */
const TAB = 24,
  SMALL_TAB = 14,
  LEAST_TABBED = 8;

/** The corner of a thing at which its letter lies, and how large: [x, y, size]. */
function tabOf(t: Thing): [number, number, number] {
  const small = Math.min(TAB, t.w);
  switch (t.role) {
    case "hand": {
      // a card has its number and its name at its top
      const size = Math.min(TAB, t.w * 0.55);
      return [t.w - size, t.h - size, size];
    }
    case "stack": // beside a pile and over it stand words
    case "pile":
      return [t.w - small, t.h - small, small];
    case "fan":
      return [t.w - small, t.h * 0.36, small]; // under its rank; over each card stands what it came to
    case "seat": // small ones lie behind a name, all but one of them under another
      if (t.h < TAB) return [t.w + 3, (t.h - SMALL_TAB) / 2, t.w < LEAST_TABBED ? 0 : SMALL_TAB];
      return [t.w - TAB, t.h - TAB, TAB];
    case "space":
      return [t.w - 14, t.h - 21, TAB];
    case "dice":
      return [t.w + 3, -3, TAB];
    default: // over a mark, or at the top of the table on its corner: its name stands right of it
      return t.y > TAB ? [t.w - 21, -25, TAB] : [Math.max(-8, 1 - t.x), Math.max(-8, 1 - t.y), SMALL_TAB];
  }
}

function drawLit(t: Thing) {
  const [x, y, size] = tabOf(t);
  const tab =
    t.tab &&
    size > 0 &&
    svg(
      "g",
      { transform: `translate(${x} ${y})` },
      rect(0, 0, size, size, { fill: "var(--lit)" }),
      words(t.tab, {
        x: size / 2,
        y: size * 0.71,
        "font-size": size * 0.625,
        "font-weight": 700,
        "text-anchor": "middle",
        fill: "#13201E",
      }),
    );
  return [rect(-3, -3, t.w + 6, t.h + 6, { rx: 7, fill: "none", stroke: "var(--lit)", "stroke-width": 4 }), tab];
}

function drawText(t: Thing) {
  const kind = t.tone === "lit" ? "lit-text" : t.quiet ? "f2" : "f";
  return [
    svg(
      "text",
      { "font-size": t.size, "font-weight": t.bold ? 700 : 400, "text-anchor": t.anchor, class: kind },
      t.lines.map((line: string, k: number) => svg("tspan", { x: 0, dy: k ? t.size * 1.2 : 0 }, line)),
    ),
  ];
}

const drawMark = (t: Thing) => [
  seatMark(t.seat, 0, 0, t.size, {
    fill: t.active ? "var(--accent-on-field)" : t.quiet ? "var(--on-field-2)" : "var(--on-field)",
  }),
];

function drawCounter(t: Thing) {
  const text = String(t.value),
    figures = numeric(text);
  const wide = figures ? digitsWidth(text, t.high) : 0;
  return [
    figures && digits(text, 0, 0, t.high, { colour: "var(--on-field)" }),
    words(figures ? t.label : `${text} ${t.label}`, {
      x: figures ? wide + 8 : 0,
      y: t.high - 4,
      "font-size": 13,
      class: "f2",
      "aria-hidden": "true",
    }),
  ];
}

function drawPile(t: Thing) {
  if (t.empty) {
    return [rect(1, 1, t.w - 2, t.w * 1.4 - 2, { class: "slot", rx: 5, fill: "none" })];
  }
  return Array.from({ length: t.under }, (_, k) => {
    const shift = (t.under - k) * 2.5;
    return svg(
      "g",
      { transform: `translate(${shift} ${-shift})` },
      rect(0, 0, t.w, t.w * 1.4, { class: "paper", rx: t.w * 0.085 }),
    );
  });
}

const drawCount = (t: Thing) => [
  svg(
    "text.f2",
    { "font-size": 13, "aria-hidden": "true" },
    svg("tspan.f", { "font-weight": 700, "font-size": 15 }, String(t.count)),
    t.lines.map((line: string) => svg("tspan", t.broken ? { x: 0, dy: 17 } : { dx: 4 }, line)),
  ),
];

function drawTray(t: Thing) {
  const figures = String(t.count),
    wide = digitsWidth(figures, 22),
    across = wide + 8 + t.noted;
  const left = (t.wide - (t.below ? wide : across)) / 2;
  return [
    digits(figures, left, 0, 22, { colour: "var(--on-field)" }),
    words(t.label, {
      x: t.below ? t.wide / 2 : left + wide + 8,
      y: t.below ? t.high + 56 : 18,
      "text-anchor": t.below ? "middle" : "start",
      "font-size": 13,
      class: "f2",
      "aria-hidden": "true",
    }),
    chips(t.count, 12, 30 + t.high, t),
    stroked(`M1.5 ${t.high - 6}V${36 + t.high}H${t.wide - 1.5}V${t.high - 6}`, "var(--field-line)", 3),
  ];
}

/** @param turn of a full circle, from the top clockwise */
const at = (turn: number, r: number) => [r * Math.sin(turn * 2 * Math.PI), -r * Math.cos(turn * 2 * Math.PI)];

/** The dial: how far to the next ten, and where each card in hand lands. */
function drawDial(t: Thing) {
  const { ring, r } = t,
    of = ring.of ?? 10,
    filled = ring.filled ?? 0,
    coming = ring.preview?.filled ?? filled,
    goal = ring.goal ?? -1;
  const thick = r * 0.17,
    gap = 2.4 / 360,
    id = unique("hatch");
  const arc = (k: number) => {
    const [x, y] = at(k / of + gap, r),
      [u, v] = at((k + 1) / of - gap, r);
    return `M${x} ${y}A${r} ${r} 0 0 1 ${u} ${v}`;
  };
  const segments = Array.from({ length: of }, (_, k) => {
    const full = k < filled,
      missing = ring.preview ? k >= filled && k < coming : goal >= 0 && k >= filled && k < goal;
    const stroke = k === goal ? "var(--lit)" : full ? "var(--accent-on-field)" : "var(--field-line)";
    return [
      svg("path", { d: arc(k), fill: "none", style: `stroke:${stroke}`, "stroke-width": thick }),
      missing && svg("path", { d: arc(k), fill: "none", style: `stroke:url(#${id})`, "stroke-width": thick }),
    ];
  });
  const narrow = r < LEAST_TICKED, // a low table has no room for ticks
    size = narrow ? 12 : 14;
  const marks = (ring.marks ?? []).map((mark: any) => {
    const turn = mark.at / of,
      out = r + thick / 2 + 4;
    const [x, y] = at(turn, out),
      [u, v] = at(turn, out + 7),
      [p, q] = at(turn, out + (narrow ? 6 : 19));
    const left = Math.sin(turn * 2 * Math.PI) < -0.2,
      rightward = Math.sin(turn * 2 * Math.PI) > 0.2;
    return [
      !narrow && svg("path", { d: `M${x} ${y}L${u} ${v}`, class: mark.on ? "tick on" : "tick" }),
      words(mark.text, {
        x: p + (left ? 5 : rightward ? -5 : 0),
        y: q + (narrow ? 4 : 5),
        "font-size": size,
        "font-weight": mark.on ? 700 : 400,
        "text-anchor": left ? "end" : rightward ? "start" : "middle",
        class: mark.on ? "f" : "f2",
      }),
    ];
  });
  const figures = (ring.preview ?? ring).value ?? "",
    said = ring.preview?.note ?? ring.note,
    high = Math.min(r * 0.7, (r * 140) / Math.max(digitsWidth(figures, 100), 1));
  return [
    svg("defs", hatch(id, "var(--accent-on-field)", "none")),
    circle(0, 0, r + thick / 2, { fill: "var(--field)" }),
    ...(ring.closed ? closed(r, thick) : [...segments.flat(), ...marks.flat()]),
    numeric(figures) && digits(figures, 0, -high * 0.61, high, { anchor: "middle", colour: "var(--on-field)" }),
    said &&
      words(said, {
        y: r * 0.55,
        "font-size": Math.max(13, r * 0.14),
        "font-weight": ring.closed ? 700 : 400,
        "text-anchor": "middle",
        class: ring.closed ? "lit-text" : "f2",
      }),
  ];
}

/** The goal is made: the whole ring is lit, and echoes. */
const closed = (r: number, thick: number) =>
  [0, 1, 2].map((k) =>
    circle(0, 0, r + k * thick * 1.15, {
      fill: "none",
      style: "stroke:var(--lit)",
      "stroke-width": k ? thick * 0.24 : thick,
      class: k ? "echo" : "whole",
    }),
  );

/** Chevrons: the way play runs, in the colour that was named. */
function drawChevrons(t: Thing) {
  const { r } = t,
    ring = { ...t.ring, ...t.ring.preview },
    count = Math.round(r / 4.6),
    colour = ring.colour ? `var(--ring-${ring.colour})` : "var(--on-field-2)";
  const way = (ring.direction ?? 1) < 0 ? -1 : 1,
    named = colourName(ring.colour);
  const marks = Array.from({ length: count }, (_, k) => (k * 360) / count)
    .filter((turn) => !named || Math.abs(turn - 180) > 31)
    .map((turn) =>
      svg("path", {
        transform: `rotate(${turn}) translate(0 ${-r}) scale(${way} 1)`,
        d: "M-7-9H0L8 0 0 9H-7L1 0Z",
        fill: colour,
      }),
    );
  const plate =
    named &&
    svg(
      "g",
      { transform: `translate(-60 ${r - 18})` },
      rect(0, 0, 120, 36, { rx: 4, fill: `var(--c-${ring.colour})` }),
      shape(ring.colour, 22, 18, 8.5, { fill: "none", stroke: `var(--c-${ring.colour}-on)`, "stroke-width": 2.5 }),
      words(`${ring.colour.toUpperCase()}\u2002${named}`, {
        x: 40,
        y: 24,
        "font-size": 16,
        "font-weight": 700,
        fill: `var(--c-${ring.colour}-on)`,
      }),
    );
  const note = ring.note && words(ring.note, { y: r - 30, "font-size": 13, "text-anchor": "middle", class: "f2" });
  return [...marks, plate, note];
}

const drawChips = (t: Thing) => [chips(t.count, 0, 0, t)];

/** No ring at all: its value and its note, in the middle. */
const drawPlain = ({ ring }: Thing) => [
  numeric(ring.value ?? "") && digits(ring.value, 0, -26, 40, { anchor: "middle", colour: "var(--on-field)" }),
  words(ring.note ?? "", { y: 36, "font-size": 14, "text-anchor": "middle", class: "f2" }),
];

const RINGS: Record<string, (t: Thing) => any[]> = { dial: drawDial, chevrons: drawChevrons, none: drawPlain };

/** Agents as barred discs, their free places as outlines. */
const drawAgents = (t: Thing) =>
  Array.from({ length: t.full }, (_, k) =>
    svg(
      "g",
      { transform: `translate(${t.size / 2 + k * (t.size + 5)} ${t.size / 2})`, "aria-hidden": "true" },
      circle(0, 0, t.size / 2 - 1.5, { fill: "none", class: k < t.count ? "agent" : "slot" }),
      k < t.count && rect(-5, -1.75, 10, 3.5, { fill: "var(--on-field)" }),
    ),
  );

/** A box before a row of words: empty, filled with a bar, or lit while it is its turn. */
const drawBox = (t: Thing) => [
  rect(1.5, 1.5, t.size - 3, t.size - 3, {
    rx: 4,
    style: `fill:${t.box === "done" ? "var(--on-field)" : "var(--field)"};stroke:var(--${
      { now: "lit", done: "on-field", open: "field-edge" }[t.box as string]
    })`,
    "stroke-width": t.box === "now" ? 4 : 2,
    "stroke-dasharray": t.box === "open" ? "4 3" : null,
  }),
  t.box === "done" &&
    svg("path", {
      d: "M-4 -4L4 4M4 -4L-4 4",
      transform: `translate(${t.size / 2} ${t.size / 2}) scale(${t.size / 18})`,
      style: "stroke:var(--field)",
      "stroke-width": 2.5,
    }),
];

const KINDS: Record<string, (t: Thing) => any[]> = {
  card: drawCard,
  lit: drawLit,
  text: drawText,
  mark: drawMark,
  counter: drawCounter,
  pile: drawPile,
  count: drawCount,
  tray: drawTray,
  chips: drawChips,
  dice: drawDice,
  agents: drawAgents,
  box: drawBox,
  spread: (t) => drawSpread(t as any),
  board: (t) => [drawBoard(t as any)],
  ring: (t) => RINGS[t.ring.art ?? "dial"](t),
};

/** The nodes of a thing; Error where it is none that the table can draw. */
export function drawn(thing: Thing) {
  const draw = KINDS[thing.kind];
  if (!draw) throw new Error(`Expected a thing that the table can draw, not "${thing.kind}".`);
  return draw(thing).filter(Boolean);
}

/** What a screen reader is told of a thing, if it is told it as one. */
export function spoken(t: Thing): string {
  switch (t.kind) {
    case "card":
      return t.label;
    case "counter":
      return `${t.value} ${t.label}`;
    case "count":
      return t.spoken || `${t.count} ${t.lines.join(" ")}`;
    case "tray":
      return `${t.count} ${t.label}`;
    case "dice":
    case "board":
      return t.kind === "dice" ? t.label : t.zone.label;
    case "ring":
      return t.ring.label;
    case "spread":
      return spokenSpread(t.zone);
    default:
      return "";
  }
}
