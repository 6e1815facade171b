/** Where the parts of a game on a board lie: dice and your own things beside it, the others under it. Pure. */

import { fit } from "../page/measure.ts";
import type { Zones } from "./layout.ts";
import type { Places } from "./places.ts";
import { placeBoard, placeBoxes, placeDice, placeGrid, placeNotes } from "./tableau.ts";

export type Laid = { y: number; middle: { x: number; y: number; r: number } };

export const LOW_WIDE = 390, // how wide the table of a phone is
  MOST_BOARD = 620; // how high a board is laid out at most
const RAIL_WIDE = 196,
  DIE_ROOM = 58,
  TRAY_CARD = 38,
  STRIP = 50; // how high are dice and buttons that stand over a board, or on it

/** Whether a seat's cards are there to be played. */
const playedFrom = (zone: Uw.SeatZone) => zone.cards.some((card) => card.move || card.picks?.length);

/** All cards of a seat, those before it too. */
const ownCards = (zone: Uw.SeatZone): Uw.Item[] => [
  ...zone.cards,
  ...(zone.before ?? []).flatMap((stack) => ("top" in stack && stack.top) || []),
];

/** Dice side by side; gives the height. */
function thrownDice(places: Places, dice: Uw.Dice[], x: number, y: number, room: number) {
  let at = x,
    high = 0;
  for (const zone of dice) {
    const wide = Math.min(room - (at - x), zone.values.length * DIE_ROOM);
    high = Math.max(high, placeDice(places, zone, at, y, wide));
    at += wide + 8;
  }
  return high;
}

/** Those who sit around, in rows; gives the height. */
function seatsUnder(
  places: Places,
  seats: Uw.SeatZone[],
  x: number,
  y: number,
  room: number,
  cols: number,
  wide: boolean,
) {
  const gap = 16,
    cell = (room - gap * (cols - 1)) / cols;
  let at = y;
  for (let k = 0; k < seats.length; k += cols) {
    const row = seats.slice(k, k + cols);
    const sat = (zone: Uw.SeatZone, i: number) =>
      wide
        ? traySeat(places, zone, x + i * (cell + gap), at, cell)
        : places.other(zone, x + i * (cell + gap), at, cell, false);
    at += (wide ? 10 : 18) + Math.max(...row.map(sat));
  }
  return at - y;
}

/** A seat under the board in two low rows, its cards at the right; gives the height. */
function traySeat(places: Places, zone: Uw.SeatZone, x: number, y: number, room: number) {
  const cards = ownCards(zone),
    wide = cards.length ? TRAY_CARD * (1 + 0.4 * (cards.length - 1)) + 12 : 0,
    more = places.head(zone, x, y, room - wide, 28),
    [counter] = zone.counters ?? [];
  const size = { w: TRAY_CARD, ideal: TRAY_CARD * 0.4, tight: 0.3 };
  places.cards(cards, x + room - wide, y, wide, size, { role: "seat" });
  if (!counter) return 34 + more;
  const full = Math.max(counter.full ?? 0, counter.value),
    discs = counter.art === "agents" ? 24 * full : 0;
  if (discs) places.add("agents", `${zone.id}.0`, x, y + 36 + more, { count: counter.value, full, size: 18 });
  const told = { value: counter.value, label: counter.label ?? "", high: 18, room: room - wide - discs };
  places.add("counter", `${zone.id}.0`, x + discs + 6, y + 36 + more, told);
  return 58 + more;
}

function pilesBeside(places: Places, zones: Zones, x: number, y: number, room: number) {
  zones.stacks.forEach((zone, k) => places.stack(zone, x + (k * room) / 2, y, 50));
  return zones.stacks.length ? 116 : 0;
}

/** The board at the left, so high at most, a rail at the right. */
export function boardWide(places: Places, zones: Zones, w: number, _edge: number, most: number) {
  const { seats, boards, fans, grids, dice, notes } = zones,
    edge = 24,
    [mine, ...others] = seats,
    rail = w - edge - RAIL_WIDE,
    room = rail - 2 * edge;
  let y = 14,
    side = 14;
  for (const zone of boards) y += placeBoard(places, zone, edge, y, room, most);
  side += thrownDice(places, dice, rail, side, RAIL_WIDE);
  for (const zone of notes) side += placeNotes(places, zone, rail, side, RAIL_WIDE) + 8;
  if (mine && !playedFrom(mine)) side += places.other(mine, rail, side + 4, RAIL_WIDE, true) + 20;
  side += pilesBeside(places, zones, rail, side + 4, RAIL_WIDE);
  for (const zone of grids) y += placeGrid(places, zone, edge, y, room, true);
  if (others.length) y += seatsUnder(places, others, edge, y + 6, room, Math.min(others.length, 3), true);
  y = Math.max(y, side);
  if (fans.length) y += places.fans(fans, edge, y, w - 2 * edge, true);
  if (mine && playedFrom(mine)) y += places.own(mine, edge, y + 6, w - 2 * edge, 176);
  return { y, middle: { x: edge + room / 2, y: 240, r: 40 } };
}

/**
 * The table of a phone: dice, under them a board as wide as the table, and everybody in one row under that.
 * @param on whether the dice stand on the board: on a larger page, where it is seen up to the edge
 */
export function boardLow(
  places: Places,
  { seats, boards, stacks, dice, notes }: Zones,
  high: number,
  wide: number,
  on: boolean,
) {
  const edge = 10,
    row = 48,
    below = high - row,
    room = (wide - 2 * edge) / Math.max(1, seats.length);
  for (const zone of boards)
    if (on) placeBoard(places, zone, 0, 0, wide, below, STRIP);
    else placeBoard(places, zone, 0, STRIP, wide, below - STRIP, 0);
  let x = edge;
  for (const zone of dice) {
    placeDice(places, zone, x, 8, zone.values.length * 36);
    x += zone.values.length * 36 + 6;
  }
  for (const zone of notes) placeBoxes(places, zone, on ? edge : x + 6, on ? below - 34 : 14);
  for (const [k, { top }] of stacks.entries())
    if (top) places.card(top, edge + k * 44, below - 66, 38, { role: "stack" });
  seats.forEach((zone, k) => {
    lowSeat(places, { ...zone, cards: ownCards(zone) }, edge + k * room, below + 10, room - 4);
  });
  return { y: high - 18, middle: { x: wide / 2, y: below / 2, r: 40 } };
}

/** A seat in one row: mark, name, what it has, and its cards at the right. */
function lowSeat(places: Places, zone: Uw.SeatZone, x: number, y: number, room: number) {
  const cards = zone.cards.length ? 24 + 9 * (zone.cards.length - 1) : 0,
    rest = room - 24 - cards;
  places.add("mark", zone.id, x, y + 2, { seat: zone.seat, size: 20, active: Boolean(zone.active) });
  places.text(`${zone.id}.name`, fit(zone.name, 13, rest).lines[0], x + 25, y + 9, {
    size: 13,
    bold: true,
    quiet: false,
    room: rest,
  });
  const told = (zone.counters ?? []).map(({ value, label }) => `${value} ${label}`)[0] ?? zone.note ?? "";
  places.text(`${zone.id}.note`, fit(told, 12, rest).lines[0], x + 25, y + 24, { size: 12, room: rest });
  const size = { w: 22, ideal: 9, tight: 0.3, least: 22 };
  places.cards(zone.cards, x + room - cards - 2, y - 1, cards, size, { role: "seat" });
}

/** One under the other. */
export function boardNarrow(places: Places, zones: Zones, w: number) {
  const { seats, boards, fans, grids, dice, notes } = zones,
    edge = 14,
    inner = w - 2 * edge,
    [mine, ...others] = seats;
  let y = 10;
  for (const zone of boards) y += placeBoard(places, zone, edge, y, inner, 440);
  const left = dice.length
    ? Math.min(
        150,
        dice.reduce((sum, { values }) => sum + values.length * DIE_ROOM + 8, 0),
      )
    : 0;
  let beside = thrownDice(places, dice, edge, y, left);
  beside += pilesBeside(places, zones, edge, y + beside, Math.max(left, 130));
  if (mine && !playedFrom(mine)) {
    const x = left ? edge + left + 16 : edge;
    beside = Math.max(beside, places.other(mine, x, y, edge + inner - x, false));
  }
  y += beside + 12;
  for (const zone of notes) y += placeNotes(places, zone, edge, y, inner) + 8;
  for (const zone of grids) y += placeGrid(places, zone, edge, y, inner, false);
  if (fans.length) y += places.fans(fans, edge, y, inner, false);
  if (others.length) y += seatsUnder(places, others, edge, y + 4, inner, Math.min(others.length, 3), false);
  if (mine && playedFrom(mine)) y += places.own(mine, edge, y, inner, 0);
  return { y, middle: { x: w / 2, y: 200, r: 40 } };
}
