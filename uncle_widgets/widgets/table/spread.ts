/**
 * Spread: all cards by colour and value, a pip a copy: unseen, discarded, or in sight. It is a part of the table
 * that shows a single position; else it opens over it.
 */

import { button, circle, focused, html, rect, svg } from "../page/dom.ts";
import { icon, shape } from "../page/draw.ts";
import { glyphMark } from "../page/faces.ts";
import { CARD, cardIn } from "../page/measure.ts";
import type { Zones } from "./layout.ts";
import { neighbour, wideHand } from "./open_table.ts";
import { SO_WIDE } from "./phone_layout.ts";
import type { Places } from "./places.ts";

export type Spread = { rows: Uw.Kinds[]; of: string };

const PLUS = { draw2: "+2", draw4: "+4" } as Record<string, string>,
  ARROWS = ["skip", "reverse"];
/** From this width of a kind on it is drawn large. */
const LARGE_KIND = 28;

/** How a spread is drawn with kinds `w` wide. */
function spreadMeasures(w: number) {
  const large = w >= LARGE_KIND;
  return {
    large,
    left: large ? 34 : 22,
    right: large ? 44 : 24,
    tall: w * 1.17,
    pitch: w * 1.72 + (large ? 4 : 1.5),
    gap: large ? 4 : 1.5,
  };
}

const mostKinds = ({ rows }: Spread) => Math.max(...rows.map(({ kinds }) => kinds.length));

function spreadSize(zone: Spread, w: number) {
  const { left, right, pitch, gap } = spreadMeasures(w);
  return { w: left + mostKinds(zone) * (w + gap) + right, h: zone.rows.length * pitch };
}

/** The widest kinds that fit. */
function widestKinds(zone: Spread, wide: number, high: number) {
  let w = 48;
  while (w > 12 && (spreadSize(zone, w).w > wide || spreadSize(zone, w).h > high)) w -= 0.2;
  return w;
}

/** The sum of digits. */
const digitSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** What stands for a copy: 0 unseen, 1 discarded, 2 in sight. */
function drawPip(kind: number, r: number) {
  if (kind === 2) return rect(-r, -r, 2 * r, 2 * r, { style: "fill:var(--lit)" });
  const style = kind ? "fill:none;stroke:var(--field-edge)" : "fill:var(--on-field)";
  return circle(0, 0, r, { style, "stroke-width": 1.5 });
}

const movedTo = (x: number, y: number, inside: any) => svg("g", { transform: `translate(${x} ${y})` }, inside);

/** A kind of card, and its copies under it. */
function drawKind(row: Uw.Kinds, k: number, w: number) {
  const { tall } = spreadMeasures(w),
    name = row.kinds[k],
    wild = row.colour === "wild",
    ink = wild ? "#fff" : `var(--c-${row.colour}-on)`,
    high = Math.max(13, w * (wild ? 0.42 : 0.54)),
    copies = [row.unseen[k], row.held[k], row.gone[k]].map(Number),
    step = Math.min(11, w / 4 + (w < LARGE_KIND ? 2 : 1)),
    all = copies.flatMap((n, place) => Array(n).fill([0, 2, 1][place]));
  const sign = ARROWS.includes(name)
    ? svg("g", { style: `color:${ink}` }, glyphMark(name, w / 2, tall / 2, w * 0.2))
    : svg(
        "text",
        {
          x: w / 2,
          y: tall / 2 + high * 0.36,
          "text-anchor": "middle",
          "font-size": high,
          "font-weight": 700,
          style: `fill:${ink}`,
        },
        PLUS[name] ?? name,
      );
  return svg(
    "g",
    svg(
      "g",
      { opacity: copies[0] ? null : 0.4 },
      rect(0, 0, w, tall, {
        rx: 3,
        style: `fill:${wild ? "#17181c" : `var(--c-${row.colour})`};stroke:#fff`,
        "stroke-width": w < LARGE_KIND ? 0 : 1.2,
      }),
      sign,
    ),
    all.map((each, n) =>
      movedTo(
        w / 2 + (n - (all.length - 1) / 2) * step,
        tall + w * 0.28,
        drawPip(each, w < LARGE_KIND ? 2.8 : 3.5),
      ),
    ),
  );
}

/** What the pips mean. */
function pipLegend(x: number, y: number, large: boolean, held: string) {
  const step = large ? [0, 82, 182] : [0, 62, 136];
  return ["unseen", "discarded", held].map((words, k) => [
    movedTo(x + step[k], y, drawPip(k, 4)),
    svg("text.f2", { x: x + step[k] + 9, y: y + 4.5, "font-size": large ? 13 : 12 }, words),
  ]);
}

export function drawSpread({ zone, w, lit }: { zone: Spread; w: number; lit: Record<string, string> }) {
  const { large, left, tall, pitch, gap } = spreadMeasures(w),
    full = mostKinds(zone),
    end = left + full * (w + gap) + (large ? 6 : 2);
  const rows = zone.rows.map((row, r) => {
    const y = r * pitch,
      few = row.kinds.length < full / 2,
      across = (k: number) => left + k * (w + gap) * (few ? 1.6 : 1),
      unseen = digitSum(row.unseen);
    return [
      row.colour !== "wild" &&
        shape(row.colour, left / 2 - 3, y + tall / 2, left * 0.26, { style: `fill:var(--ring-${row.colour})` }),
      row.kinds.map((_, k) => movedTo(across(k), y, drawKind(row, k, w))),
      row.kinds.map(
        (name, k) =>
          `${row.id}.${name}` in lit &&
          rect(across(k) - 1, y - 2, w + 2, tall + w * 0.48, {
            "data-key": `lit:${row.id}.${name}`,
            rx: 5,
            style: "fill:none;stroke:var(--lit)",
            "stroke-width": large ? 3 : 2,
          }),
      ),
      few &&
        pipLegend(
          Math.min(across(row.kinds.length), end - (large ? 240 : 192)),
          y + tall / 2,
          large,
          row.hands ?? "yours",
        ),
      svg(
        "text.f",
        { x: end, y: y + tall / 2 + 6, "font-size": large ? 18 : 14, "font-weight": 700 },
        String(unseen),
      ),
    ];
  });
  return rows.flat(3).filter(Boolean) as SVGElement[];
}

/** What a spread counts, in words. */
function countedWords({ rows }: Spread) {
  const [unseen, gone] = ["unseen", "gone"].map((place) =>
    rows.reduce((sum, row) => sum + digitSum((row as any)[place]), 0),
  );
  return `${unseen} ${unseen === 1 ? "card" : "cards"} you can't see, ${gone} discarded`;
}

/** A spread in words: a row for each colour. */
export const spokenSpread = (zone: Spread) =>
  [countedWords(zone), ...zone.rows.map(({ label }) => label)].join(". ");

/** The spread of a scene, if it has one. */
export function spreadOf(scene: Uw.Scene): Spread | undefined {
  const rows = scene.zones.filter((zone) => zone.kind === "kinds") as Uw.Kinds[];
  return rows.length ? { rows, of: rows[0].of } : undefined;
}

/** What is lit on a table whose spread is shut: instead of kinds the item that opens it. */
export function litShut(lit: Record<string, string>, zone: Spread | undefined) {
  const keys = Object.keys(lit).filter((key) => zone?.rows.some(({ id }) => key.startsWith(`${id}.`)));
  return zone && keys.length ? { [zone.of]: lit[keys[0]], ...lit } : lit;
}

/** One of many others on a phone: mark, name and cards in a line, what they own under it. */
function crowded(places: Places, zone: Uw.SeatZone, x: number, y: number, room: number) {
  const [owns] = zone.counters ?? [];
  places.add("mark", zone.id, x, y, { seat: zone.seat, size: 18, active: Boolean(zone.active) });
  places.text(`${zone.id}.name`, zone.name, x + 23, y + 9, { size: 13, bold: true, quiet: false, room: 14 });
  places.cards(zone.cards, x + 38, y - 4, room - 42, { w: 12, ideal: 3, tight: 0.05 }, { role: "seat" });
  if (owns)
    places.text(`${zone.id}.note`, `${owns.value} ${owns.label}`, x + 23, y + 23, { size: 12, room: room - 23 });
}

/** The table of a single position: the others and the piles at the top, the spread, the hand at the bottom. */
export function spreadTable(
  places: Places,
  { seats: [mine, ...others], ring, stacks, kinds }: Zones,
  high: number,
  wide: number,
) {
  const zone = { rows: kinds, of: "" },
    large = wide > SO_WIDE,
    edge = large ? 28 : 10,
    cols = Math.min(others.length || 1, 3),
    rows = Math.ceil(others.length / cols),
    tight = others.length > 3,
    w = large ? 52 : tight ? 30 : 40,
    told = large ? 150 : 80,
    piles = stacks.length * (w + 12) + told,
    room = (wide - 2 * edge - piles) / cols,
    start = large ? 12 : 8,
    each = tight ? 34 : large ? 102 : 44, // how high one of the others is
    top = start + Math.max(w * CARD + (large ? 16 : 10), rows * each),
    bottom = high - (large ? 104 : 74);
  others.forEach((seat, k) => {
    const y = start + Math.floor(k / cols) * each;
    if (tight && !large) crowded(places, seat, edge + (k % cols) * room, y, room);
    else
      neighbour(
        places,
        seat,
        edge + (k % cols) * room,
        y,
        large ? room : Math.min(room, 130),
        tight || !large ? 26 : 42,
      );
  });
  let x = wide - edge - piles;
  for (const stack of stacks) {
    if (stack.top) places.card(stack.top, x, start, w, { role: "space" });
    else places.add("pile", stack.id, x, start, { w, under: 0, empty: true });
    x += w + 12;
  }
  const said = stacks.map(({ count, label }) => `${count} ${label}`);
  if (ring?.value && stacks.some(({ top }) => top?.face?.colour === "wild")) said.push(`${ring.value} named`);
  said.forEach((words, k) => {
    places.text(`spread.${k}`, words, x, start + 14 + k * (large ? 20 : 16), {
      size: large ? 14 : 12,
      room: told,
    });
  });
  const kindWide = widestKinds(zone, wide - 2 * edge, bottom - top),
    laid = spreadSize(zone, kindWide);
  places.add("spread", "all", (wide - laid.w) / 2, top + (bottom - top - laid.h) * 0.35, {
    zone,
    w: kindWide,
    lit: places.extras.lit ?? {},
  });
  if (mine && large) wideHand(places, { ...mine, counters: mine.counters?.slice(0, 1) }, wide, bottom, high);
  else if (mine) {
    const hand = cardIn(46, high - 8 - bottom);
    places.add("mark", mine.id, edge, bottom, { seat: mine.seat, size: 20, active: Boolean(mine.active) });
    places.text(`${mine.id}.name`, mine.name, edge, bottom + 36, { size: 13, bold: true, quiet: false, room: 62 });
    const held = { w: hand, ideal: hand + 4, tight: 0.36, least: hand, floor: 20 };
    places.cards(mine.cards, 78, bottom, wide - edge - 78, held, { own: true, role: "hand" });
  }
  return { y: high - 18, middle: { x: wide / 2, y: (top + bottom) / 2, r: 40 } };
}

/** The spread over a table: opened by a press on its pile, or by D. */
export class SpreadSheet {
  how;
  open = false;
  root: HTMLElement;
  zone: Spread | undefined;

  constructor(how: { focus: (key: string) => void }) {
    this.how = how;
    this.root = html("section.sheet.spread", { hidden: true, role: "group" });
  }

  show(zone: Spread | undefined, lit: Record<string, string>, narrow: boolean) {
    this.zone = zone;
    if (!zone) this.open = false;
    this.root.hidden = !this.open;
    const looks = this.open && JSON.stringify([zone, lit, narrow]);
    if (!zone || !looks || this.root.dataset.looks === looks) return;
    this.root.dataset.looks = looks;
    const w = narrow ? 23.2 : 44,
      box = spreadSize(zone, w),
      within = this.root.contains(focused(this.root)),
      shut = { class: "btn quiet shut", "aria-label": "Close", title: "Close", onclick: () => this.escape() };
    this.root.setAttribute("aria-label", countedWords(zone));
    this.root.replaceChildren(
      html("h2", countedWords(zone)),
      button(shut, icon("close", 16)),
      svg(
        "svg",
        { viewBox: `0 -3 ${box.w} ${box.h}`, role: "img", "aria-label": spokenSpread(zone) },
        drawSpread({ zone, w, lit }),
      ),
    );
    if (within) this.root.querySelector("button")?.focus();
  }

  /**
   * Open it, or put it away.
   * @param drawn draws the table anew
   */
  toggle(drawn: () => void) {
    if (this.open) return void this.escape();
    this.open = true;
    drawn();
    this.root.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Escape puts it away; whether it was open. */
  escape() {
    const was = this.open,
      within = this.root.contains(focused(this.root));
    this.open = false;
    this.root.hidden = true;
    if (within && this.zone) this.how.focus(this.zone.of);
    return was;
  }
}
