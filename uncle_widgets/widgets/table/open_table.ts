/** A table on which cards lie open in the middle and before the seats, as high and wide as its box. Pure. */

import { BOLD, CARD, cardIn, fit, textWidth } from "../page/measure.ts";
import type { Zones } from "./layout.ts";
import { EDGE, own, SO_WIDE } from "./phone_layout.ts";
import type { Places } from "./places.ts";

/** Whether this is such a table: seats, a grid, stacks, and no ring. */
export const liesOpen = (scene: Uw.Scene) =>
  (scene.table ?? "long") === "long" && scene.zones.every((zone) => ["seat", "grid", "stack"].includes(zone.kind));

/** One outline around cards that lie so close that their own would cover them, where they are counted alike. */
function outlineTogether(places: Places, cards: Uw.Item[]) {
  const keys = cards.map(({ key }) => `lit:${key}`),
    lit = places.over.filter(({ key }) => keys.includes(key)),
    [first, last] = [lit[0], lit[lit.length - 1]];
  if (lit.length < 2 || lit.length < cards.length || lit.some(({ tab }) => tab !== first.tab)) return;
  places.over = places.over.filter((thing) => !lit.includes(thing));
  places.over.push({ ...first, w: last.x + last.w - first.x });
}

/**
 * One of the others: mark, name and hidden cards in a row, the open ones under it.
 * @param w the width of an open card
 */
export function neighbour(places: Places, zone: Uw.SeatZone, x: number, y: number, room: number, w: number) {
  const hidden = zone.cards.filter((card) => !card.face && !(card.key in (places.extras.dealt ?? {}))),
    open = [
      ...zone.cards.filter((card) => !hidden.includes(card)),
      ...(zone.before ?? []).flatMap((each) => ("cards" in each ? each.cards : [])),
    ],
    large = w > 40,
    size = large ? 26 : 18, // of the mark
    back = large ? Math.min(w, room / 7.5) : 18,
    step = large ? back * 0.26 : 6,
    backs = hidden.length ? back + step * (hidden.length - 1) : 0,
    left = x + size + (large ? 9 : 5),
    rest = room - (left - x) - (large ? 8 : backs + 12),
    under = large ? rest : room - 8, // on a phone the note has a line of its own
    points = (zone.counters ?? []).map(({ value, label }) => `${value} ${label}`)[0] ?? "",
    note = large ? [zone.note, points].filter(Boolean).join(", ") : zone.note || points;
  places.add("mark", zone.id, x, y, { seat: zone.seat, size, active: Boolean(zone.active) });
  const name = fit(zone.name, large ? 15 : 13, rest),
    said = fit(note, large ? 13 : 12, under);
  places.text(`${zone.id}.name`, name.lines[0], left, y + (large ? 11 : 13), {
    size: name.size,
    bold: true,
    quiet: false,
    room: rest,
  });
  places.text(`${zone.id}.note`, said.lines[0], large ? left : x, y + (large ? 28 : 31), {
    size: said.size,
    room: under,
  });
  const small = { w: back, ideal: step, tight: 0.05 };
  places.cards(hidden, large ? x : x + room - backs - 8, large ? y + 38 : y - 1, backs + 1, small, {
    role: "seat",
  });
  outlineTogether(places, hidden);
  const from = large && backs ? x + backs + 12 : x,
    spread = { w, ideal: w + 3, tight: 0.3, least: w, floor: 12 };
  places.cards(open, from, y + (large ? 38 : 36), x + room - 8 - from, spread, { role: "seat", pitch: 0.5 });
}

/**
 * What lies open in the middle, without the places that are empty: in one row or two, as large as there is room.
 */
function middleCards(places: Places, zone: Uw.Grid, wide: number, top: number, bottom: number) {
  const cards = zone.cells.flatMap((cell) => ("key" in cell ? [cell] : [])),
    edge = edgeOf(wide),
    rows = cards.length > 6 ? 2 : 1,
    cols = Math.max(Math.ceil(cards.length / rows), 1),
    gap = wide > SO_WIDE ? 10 : 5,
    lift = places.extras.acting ? 8 : 0, // room for the bar under what can be taken
    most = (wide - 2 * edge - gap * (cols - 1)) / cols,
    w = cardIn(Math.min(wide > SO_WIDE ? 70 : 50, most), (bottom - top) / rows - gap - lift),
    pitch = Math.min(most + gap, w * 1.3),
    left = (wide - pitch * (cols - 1) - w) / 2;
  cards.forEach((card, k) => {
    const x = left + (k % cols) * pitch,
      y = top + Math.floor(k / cols) * (w * CARD + gap + lift);
    places.card(card, x, y, w, { role: "grid", own: true });
  });
}

/** Who is asked about an open card, one under the other in the order of their turns. */
function askedInTurn(places: Places, zone: Uw.Stack, x: number, y: number, pitch: number, room: number) {
  const size = pitch * 0.7,
    rows = zone.round ?? [];
  rows.forEach(({ seat, words, now }, k) => {
    const top = y + k * pitch,
      font = size > 20 ? 14 : 12;
    places.add("mark", `${zone.id}.${k}`, x, top, { seat, size, active: now, quiet: !now });
    places.text(`${zone.id}.${k}`, words, x + size + 8, top + size / 2 + font * 0.35, {
      size: font,
      bold: now,
      quiet: !now,
      room: room - size - 8,
    });
  });
}

/** The piles in the middle in a row, each with its number under it; beside an open card who is asked. */
function middleStacks(places: Places, stacks: Uw.Stack[], wide: number, top: number, bottom: number) {
  const large = wide > SO_WIDE,
    row = stacks.filter((zone) => zone.top || zone.count || zone.round?.length),
    w = cardIn(large ? 92 : 56, bottom - top - (large ? 60 : 24)),
    gap = large ? 56 : 18,
    [least, most] = large ? [186, 240] : [148, 190],
    words = Math.max(0, ...row.flatMap((zone) => (zone.round ?? []).map((one) => textWidth(one.words, BOLD)))),
    beside = Math.max(least, Math.min(most, (large ? 14 : 12) * words + (large ? 56 : 40))), // what is asked
    all = row.reduce((sum, zone) => sum + w + (zone.round?.length ? beside : 0), gap * (row.length - 1)),
    y = top + (bottom - top - w * CARD - 22) * (large ? 0.42 : 0.3);
  let x = (wide - all) / 2;
  for (const zone of row) {
    if (zone.top) places.card(zone.top, x, y, w, { role: "stack", recall: zone.recall });
    else places.add("pile", zone.id, x, y, { w, under: 0, empty: true });
    const asked = zone.round ?? [],
      size = large ? 14 : 12,
      under = y + w * CARD + (large ? 24 : 17);
    if (asked.length) {
      const pitch = Math.min(large ? 36 : 25, (w * CARD + 6) / asked.length);
      askedInTurn(places, zone, x + w + (large ? 20 : 10), y, pitch, beside - (large ? 20 : 10));
      places.text(`${zone.id}.label`, zone.label, x, under, { size, room: w + beside - 10 });
    } else {
      const number = large ? 20 : 16,
        left = textWidth(String(zone.count), number) * BOLD + 5,
        from = large ? x : x + Math.min(0, (w - left - textWidth(zone.label, size)) / 2);
      places.text(`${zone.id}.count`, String(zone.count), from, under, { size: number, bold: true, quiet: false });
      places.text(`${zone.id}.label`, zone.label, from + left, under, { size });
    }
    x += w + (asked.length ? beside : 0) + gap;
  }
}

/** All hands lie open and nothing in the middle: a row for each of the others. */
function openHands(places: Places, others: Uw.SeatZone[], wide: number, top: number, bottom: number) {
  const large = wide > SO_WIDE,
    edge = edgeOf(wide),
    high = Math.min((bottom - top) / Math.max(others.length, 1), large ? 150 : 96),
    head = large ? 0 : 24,
    w = cardIn(large ? 84 : 46, high - head - (large ? 16 : 8)),
    from = large ? 166 : edge;
  others.forEach((zone, k) => {
    const y = top + k * high;
    if (large) {
      const more = places.head(zone, edge, y, from - edge - 12);
      places.counters(zone, edge + 4, y + 42 + more, from - edge - 16, true);
    } else {
      const points = (zone.counters ?? []).map(({ value, label }) => `${value} ${label}`),
        left = edge + 24 + textWidth(zone.name, 13) * BOLD + 8;
      places.add("mark", zone.id, edge, y, { seat: zone.seat, size: 18, active: Boolean(zone.active) });
      places.text(`${zone.id}.name`, zone.name, edge + 24, y + 13, { size: 13, bold: true, quiet: false });
      const said = fit([zone.note, ...points].filter(Boolean).join(", "), 12, wide - edge - left);
      places.text(`${zone.id}.note`, said.lines[0], left, y + 13, { size: said.size, room: wide - edge - left });
    }
    const size = { w, ideal: w * 1.12, tight: 0.3, least: w, floor: 20 };
    places.cards(zone.cards, from, y + head, wide - edge - from, size, { role: "seat" });
  });
}

/**
 * What is said above a card of the hand: of its run, or of one that a card would join.
 * @param right the end it keeps to
 */
function overHand(places: Places, zone: Uw.SeatZone, y: number, right?: number) {
  const item = zone.cards.find((card) => card.above),
    thing = item && places.things.find(({ kind, key }) => kind === "card" && key === item.key);
  if (!item?.above || !thing) return;
  places.text(`${item.key}.over`, item.above, right ?? thing.x, y, {
    size: right ? 12 : 14,
    bold: true,
    quiet: false,
    tone: item.ghost ? "lit" : "",
    anchor: right ? "end" : "start",
    room: right ? right - EDGE - 34 - textWidth(zone.name, 13) * BOLD : Infinity,
  });
}

const edgeOf = (wide: number) => (wide > SO_WIDE ? 28 : EDGE);

/** Who sits at the bottom of a wide table: mark, words and numbers at the left, the hand beside them. */
export function wideHand(places: Places, zone: Uw.SeatZone, wide: number, top: number, high: number) {
  const left = 166,
    room = wide - left - 28,
    lift = places.extras.acting ? 18 : 0,
    w = cardIn(84, high - top - lift - 14),
    size = { w, ideal: w * 1.12, tight: 0.3, least: w, floor: 30 };
  const more = places.head(zone, 28, top + lift, left - 40);
  places.counters(zone, 32, top + lift + 48 + more, left - 40, false);
  places.cards(zone.cards, left, top + lift, room, size, { own: true, role: "hand" });
  overHand(places, zone, top - 14);
}

/** The others across the top, what lies open in the middle, the hand at the bottom. */
export function openTable(
  places: Places,
  { seats: [mine, ...others], grids, stacks }: Zones,
  high: number,
  wide: number,
) {
  const edge = edgeOf(wide),
    large = wide > SO_WIDE,
    cols = Math.max(others.length, 1),
    room = (wide - 2 * edge + 8) / cols,
    start = large ? 22 : 8,
    w = large ? (cols > 1 ? 46 : 60) : cols > 2 ? 26 : 32;
  const bottom = high - (places.extras.acting ? (large ? 150 : 126) : large ? 132 : 100);
  if (!grids.length && !stacks.length && others.every((zone) => zone.cards.every((card) => card.face)))
    openHands(places, others, wide, start, bottom - (large ? 30 : 6));
  else
    others.forEach((zone, k) => {
      neighbour(places, zone, edge + k * room, start, room, w);
    });
  const shown = others.some((zone) => zone.before?.length || zone.cards.some((card) => card.face));
  const top = start + (large ? 54 + w * CARD : shown ? 46 + w * CARD : 44);
  for (const zone of grids) {
    if (large) places.text(`${zone.id}.label`, zone.label, edge, top + 8, { room: wide - 2 * edge });
    middleCards(places, zone, wide, top + (large ? 26 : 0), bottom - (large ? 24 : 4));
  }
  middleStacks(places, stacks, wide, top, bottom);
  if (mine && large) wideHand(places, mine, wide, bottom, high);
  else if (mine) {
    own(places, mine, bottom, high - 8, EDGE + 92, wide);
    overHand(places, mine, bottom + 9, wide - EDGE);
  }
  return { y: high - 18, middle: { x: wide / 2, y: (top + bottom) / 2, r: 40 } };
}
