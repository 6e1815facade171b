/** The table of a phone: 390 units wide and low, to stay in view above the panel; wider in a low box. Pure. */

import { BOLD, cardIn, fit, LEAST_TICKED, textWidth } from "../page/measure.ts";
import type { Zones } from "./layout.ts";
import type { Places } from "./places.ts";

export const MINI = 390;
/** Wider than this a table is laid out large. */
export const SO_WIDE = 700;
export const EDGE = 10;

/** Whether a scene can be laid out so small: rings, fans and stacks, no tableau. */
export const small = (scene: Uw.Scene) =>
  scene.zones.every(
    (zone) =>
      ["seat", "ring", "fan", "stack", "tray", "kinds"].includes(zone.kind) &&
      (scene.table === "corners" || !(zone.kind === "seat" && (zone.before?.length ?? 0) > 0)),
  );

/**
 * A seat: mark, name, what it owns in words, and its cards under them, or small ones after the name.
 * @param w the width of a card
 */
function seat(
  places: Places,
  zone: Uw.SeatZone,
  x: number,
  y: number,
  room: number,
  w: number,
  beside: boolean = false,
) {
  const told = zone.alert || (zone.counters ?? []).map(({ value, label }) => `${value} ${label}`)[0] || zone.note;
  places.add("mark", zone.id, x, y, { seat: zone.seat, size: 20, active: Boolean(zone.active) });
  const left = x + 26,
    rest = room - 26,
    name = beside ? fit(zone.name, 13, rest - 28, BOLD) : { lines: [zone.name], size: 13 };
  places.text(`${zone.id}.name`, name.lines[0], left, y + 9, {
    size: name.size,
    bold: true,
    quiet: false,
    room: rest,
  });
  places.text(`${zone.id}.note`, fit(told ?? "", 12, rest).lines[0], left, y + (beside ? 24 : 22), {
    size: 12,
    tone: zone.alert ? "lit" : "",
    room: rest,
  });
  if (beside) {
    const after = left + textWidth(name.lines[0], name.size) * BOLD + 8;
    places.cards(zone.cards, after, y - 2, 20, { w: 11, ideal: 2, tight: 0.02 }, { role: "seat" });
  }
  if (!w) return;
  const open = zone.cards.some((card) => card.face || card.key in (places.extras.dealt ?? {}));
  const size = { w, ideal: w * 0.72, tight: open ? 0.5 : 0.06, least: open ? w * 0.8 : w };
  places.cards(zone.cards, x, y + 30, room - 6, size, { role: "seat", pitch: 0.5 });
}

/** Who sits at the bottom: mark and words at the left, the hand beside them, or under them if it is long. */
export function own(
  places: Places,
  zone: Uw.SeatZone,
  top: number,
  bottom: number,
  beside: number,
  wide: number = MINI,
) {
  const acting = Boolean(places.extras.acting),
    long = zone.cards.length > (wide - beside) / 60,
    left = long ? EDGE : beside,
    first = top + (long ? 30 : 0) + (acting ? 12 : 0),
    w = cardIn(78, bottom - first - (acting ? 6 : 0));
  seat(
    places,
    { ...zone, cards: [] },
    EDGE,
    long ? top : (top + bottom) / 2 - 14,
    long ? wide : beside - EDGE - 6,
    0,
  );
  const size = { w, ideal: w * 1.12, tight: 0.36, least: Math.min(w, 44), floor: 24 };
  places.cards(zone.cards, left, first, wide - left - EDGE, size, { own: true, role: "hand", pitch: 0.7 });
}

/** A number with words under it, in two lines at most. */
export function figure(places: Places, id: string, count: string, label: string, x: number, y: number) {
  places.text(`${id}.count`, count, x, y, { size: 20, bold: true, quiet: false });
  const [first, second] = fit(label, 12, 58).lines;
  places.text(`${id}.label`, first, x, y + 15, { size: 12, room: 58 });
  if (second) places.text(`${id}.more`, second, x, y + 28, { size: 12, room: 58 });
}

/** Ring at the left, the others and the pile beside it, the hand at the bottom. */
function long(
  places: Places,
  { seats: [mine, ...others], ring, fans, stacks, trays }: Zones,
  high: number,
  wide: number,
) {
  const more = (wide - MINI) / (SO_WIDE - MINI), // of what a low box is wider than a phone
    left = ring ? 132 + 116 * more : EDGE,
    figures = [...trays, ...stacks].length ? 66 : 0,
    right = wide - EDGE - figures,
    [x, y, r] = places.extras.acting ? [70, 76, 42] : [68, 74, 45], // with numbers around it
    radius = r + 20 * more,
    ticked = radius < LEAST_TICKED ? 0 : 1.085 * radius + 31, // its ring, a tick and a number over it
    middle = { x: x + 54 * more, y: Math.max(y + 26 * more, ticked), r: radius };
  if (ring) places.add("ring", ring.id, middle.x, middle.y, { ring, r: middle.r });
  const cols = Math.max(1, Math.min(others.length, 3)),
    rows = Math.ceil(others.length / cols),
    room = (right - left) / cols;
  others.forEach((zone, k) => {
    const cards = rows > 1 ? 0 : others.length > 2 ? 26 : 34;
    seat(places, zone, left + (k % cols) * room, 8 + Math.floor(k / cols) * 36, room, cards, !cards);
  });
  trays.forEach((zone) => figure(places, zone.id, String(zone.count), zone.label, right + 8, 22));
  stacks.forEach((zone, k) => {
    const y = 76 + k * 52;
    figure(places, zone.id, String(zone.count), zone.label, right + 8, y);
    if (zone.top) places.card(zone.top, right + 36, y - 15, 15, { role: "stack", recall: zone.recall });
  });
  const top = 96,
    bottom = high - (places.extras.editing ? 108 : places.extras.acting ? 132 : 88);
  for (const zone of fans) {
    const w = cardIn(high > 320 && zone.cards.length < 7 ? 60 : 44, bottom - top - 34),
      size = { w, ideal: w * 0.74, tight: 0.3, least: w, floor: 15 },
      space = right - left;
    const step = Math.min(size.ideal, (space - w) / Math.max(zone.cards.length - 1, 1)),
      sparse = step < 22;
    zone.cards.forEach((item, k) => {
      const last = k === zone.cards.length - 1,
        x = left + k * step;
      places.card(item, x, top + 20, w, { seen: last ? w : Math.min(w, step), role: "fan" });
      if (last || !sparse || (zone.cards.length - 1 - k) % 2 === 0)
        places.text(`${item.key}.above`, item.above ?? "", x + 1, top + 14, {
          size: last ? 14 : 12,
          bold: last,
          quiet: !last,
        });
      if (item.under != null && (last || !sparse))
        places.add("mark", `${item.key}.under`, x + 2, top + 24 + w * 1.4, {
          seat: item.under,
          size: 14,
          quiet: !last,
        });
    });
    if (!zone.cards.length) places.add("pile", zone.id, left, top + 20, { w, under: 0, empty: true });
  }
  if (mine) own(places, mine, bottom + 4, high - 8, left, wide);
  return { y: high - 18, middle };
}

/** The others across the top, the piles in their ring in the middle, the hand at the bottom. */
function round(
  places: Places,
  { seats: [mine, ...others], ring, stacks, trays }: Zones,
  high: number,
  wide: number,
) {
  const cols = Math.max(1, Math.min(others.length, 5)),
    rows = Math.ceil(others.length / cols),
    room = (wide - 2 * EDGE) / cols,
    each = rows > 1 ? 34 : 56;
  others.forEach((zone, k) => {
    const x = EDGE + (k % cols) * room,
      y = 8 + Math.floor(k / cols) * each;
    seat(places, zone, x, y, room, rows > 1 ? 0 : 18, rows > 1);
  });
  const top = 8 + rows * each,
    bottom = places.extras.acting ? high - 136 : high - 110,
    r = Math.min(58, (bottom - top) / 2 - 14),
    middle = { x: wide / 2, y: (top + bottom) / 2 - 12, r };
  if (ring) places.add("ring", ring.id, middle.x, middle.y, { ring: { ...ring, note: "" }, r });
  const w = Math.min(44, r * 0.74),
    gap = 10,
    start = middle.x - (stacks.length * w + (stacks.length - 1) * gap) / 2;
  stacks.forEach((zone, k) => {
    const x = start + k * (w + gap),
      y = middle.y - w * 0.7;
    if (zone.top)
      places.card({ ...zone.top, move: zone.move || zone.top.move, off: zone.off || zone.top.off }, x, y, w, {
        role: "stack",
      });
    else places.add("pile", zone.id, x, y, { w, under: 0, empty: true });
    figure(places, zone.id, String(zone.count), zone.label, k ? wide - 74 : EDGE, middle.y);
  });
  trays.forEach((zone) => figure(places, zone.id, String(zone.count), zone.label, wide - 74, middle.y + 40));
  if (mine) own(places, mine, bottom + 2, high - 8, 96, wide);
  return { y: high - 18, middle };
}

export const mini = (places: Places, zones: Zones, high: number, ringed: boolean, wide: number) =>
  (ringed ? round : long)(places, zones, high, wide);
