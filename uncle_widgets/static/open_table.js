// @ts-check
/** A table on which cards lie open in the middle and before the seats, as high and wide as its box. Pure. */
import { CARD, fit } from "./measure.js";
import { EDGE, figure, MINI, own } from "./mini.js";

/** @typedef {import("./places.js").Places} Places */

/** Whether this is such a table: seats, a grid, stacks, and no ring. @param {Uw.Scene} scene */
export const liesOpen = (scene) =>
  (scene.table ?? "long") === "long" && scene.zones.every((zone) => ["seat", "grid", "stack"].includes(zone.kind));

/**
 * One of the others: mark, name and hidden cards in a row, the open ones under it.
 * @param {Places} places @param {Uw.SeatZone} zone @param {number} x @param {number} y @param {number} room
 * @param {number} w the width of an open card
 */
function neighbour(places, zone, x, y, room, w) {
  const hidden = zone.cards.filter((card) => !card.face && !(card.key in (places.extras.dealt ?? {}))),
    open = [
      ...zone.cards.filter((card) => !hidden.includes(card)),
      ...(zone.before ?? []).flatMap((each) => ("cards" in each ? each.cards : [])),
    ],
    large = w > 40,
    size = large ? 26 : 18, // of the mark
    back = large ? w : 18,
    step = large ? 12 : 6,
    backs = hidden.length ? back + step * (hidden.length - 1) : 0,
    left = x + size + (large ? 9 : 5),
    rest = room - (left - x) - (large ? 8 : backs + 12),
    points = (zone.counters ?? []).map(({ value, label }) => `${value} ${label}`)[0] ?? "",
    note = large ? [zone.note, points].filter(Boolean).join(", ") : zone.note || points;
  places.add("mark", zone.id, x, y, { seat: zone.seat, size, active: Boolean(zone.active) });
  const name = fit(zone.name, large ? 15 : 13, rest),
    said = fit(note, large ? 13 : 12, rest);
  places.text(`${zone.id}.name`, name.lines[0], left, y + (large ? 11 : 8), {
    size: name.size,
    bold: true,
    quiet: false,
    room: rest,
  });
  places.text(`${zone.id}.note`, said.lines[0], left, y + (large ? 28 : 21), { size: said.size, room: rest });
  const small = { w: back, ideal: step, tight: 0.05 };
  places.cards(hidden, large ? x : x + room - backs - 8, large ? y + 38 : y - 2, backs + 1, small, {
    role: "seat",
  });
  const from = large && backs ? x + backs + 12 : x,
    spread = { w, ideal: w + 3, tight: 0.3, least: w, floor: 12 };
  places.cards(open, from, y + (large ? 38 : 30), x + room - 8 - from, spread, { role: "seat", pitch: 0.5 });
}

/**
 * What lies open in the middle, without the places that are empty: in one row or two, as large as there is room.
 * @param {Places} places @param {Uw.Grid} zone @param {number} wide @param {number} top @param {number} bottom
 */
function middleCards(places, zone, wide, top, bottom) {
  const cards = zone.cells.flatMap((cell) => ("key" in cell ? [cell] : [])),
    edge = edgeOf(wide),
    rows = cards.length > 6 ? 2 : 1,
    cols = Math.max(Math.ceil(cards.length / rows), 1),
    gap = wide > MINI ? 10 : 5,
    lift = places.extras.acting ? 8 : 0, // room for the bar under what can be taken
    most = (wide - 2 * edge - gap * (cols - 1)) / cols,
    w = Math.min(wide > MINI ? 70 : 50, most, ((bottom - top) / rows - gap - lift) / CARD),
    pitch = Math.min(most + gap, w * 1.3),
    left = (wide - pitch * (cols - 1) - w) / 2;
  cards.forEach((card, k) => {
    const x = left + (k % cols) * pitch,
      y = top + Math.floor(k / cols) * (w * CARD + gap + lift);
    places.card(card, x, y, w, { role: "grid", own: true });
  });
}

/**
 * What is said of one open card, beside it, a part a line.
 * @param {Places} places @param {Uw.Stack} zone @param {number} x @param {number} y @param {number} size
 * @param {number} room
 */
function told(places, zone, x, y, size, room) {
  const rows = zone.label.split(", ").flatMap((part) => fit(part, size, room).lines);
  rows.forEach((row, k) => {
    places.text(`${zone.id}.${k}`, row, x, y + size * 1.25 * k, { size, quiet: k > 0, room });
  });
}

/** @param {number} wide */
const edgeOf = (wide) => (wide > MINI ? 28 : EDGE);

/**
 * Who sits at the bottom of a wide table: mark, words and numbers at the left, the hand beside them.
 * @param {Places} places @param {Uw.SeatZone} zone @param {number} wide @param {number} top @param {number} high
 */
function wideHand(places, zone, wide, top, high) {
  const left = 166,
    room = wide - left - 28,
    lift = places.extras.acting ? 18 : 0,
    w = Math.min(84, (high - top - lift - 14) / CARD),
    size = { w, ideal: w * 1.12, tight: 0.3, least: w, floor: 30 };
  const more = places.head(zone, 28, top + lift, left - 40);
  places.counters(zone, 32, top + lift + 48 + more, left - 40, false);
  places.cards(zone.cards, left, top + lift, room, size, { own: true, role: "hand" });
}

/**
 * The others across the top, what lies open in the middle, the hand at the bottom.
 * @param {Places} places @param {import("./layout.js").Zones} zones @param {number} high @param {number} wide
 */
export function openTable(places, { seats: [mine, ...others], grids, stacks }, high, wide) {
  const edge = edgeOf(wide),
    large = wide > MINI,
    cols = Math.max(others.length, 1),
    room = (wide - 2 * edge + 8) / cols,
    start = large ? 22 : 8,
    w = large ? 46 : cols > 2 ? 26 : 30;
  others.forEach((zone, k) => {
    neighbour(places, zone, edge + k * room, start, room, w);
  });
  const shown = others.some((zone) => zone.before?.length || zone.cards.some((card) => card.face));
  const top = start + (large ? 54 + w * CARD : shown ? 40 + w * CARD : 40),
    bottom = high - (places.extras.acting ? (large ? 150 : 126) : large ? 132 : 100);
  for (const zone of grids) {
    if (large) places.text(`${zone.id}.label`, zone.label, edge, top + 8, { room: wide - 2 * edge });
    middleCards(places, zone, wide, top + (large ? 26 : 0), bottom - 4);
  }
  const size = Math.min(large ? 84 : 54, (bottom - top - (large ? 20 : 6)) / CARD),
    row = stacks.filter((zone) => zone.top || zone.count),
    pitch = large ? 186 : 126;
  row.forEach((zone, k) => {
    const x = wide / 2 + (k - (row.length - 1) / 2) * pitch - (size + 64) / 2;
    if (zone.top) places.card(zone.top, x, top + (large ? 12 : 2), size, { role: "stack", recall: zone.recall });
    if (zone.top?.face)
      told(places, zone, x + size + (large ? 10 : 6), top + (large ? 30 : 13), large ? 13 : 12, pitch - size - 6);
    else figure(places, zone.id, String(zone.count), zone.label, x + size + 10, top + size * 0.65);
  });
  if (mine && large) wideHand(places, mine, wide, bottom, high);
  else if (mine) own(places, mine, bottom, high - 8, EDGE + 92);
  return { y: high - 18, middle: { x: wide / 2, y: (top + bottom) / 2, r: 40 } };
}
