// @ts-check
/** Where the parts of a game on a board lie: dice and your own things beside it, the others under it. Pure. */
import { placeBoard, placeDice, placeGrid } from "./tableau.js";

/** @typedef {import("./places.js").Places} Places */
/** @typedef {import("./layout.js").Zones} Zones */
/** @typedef {{y: number, middle: {x: number, y: number, r: number}}} Laid */

const RAIL_WIDE = 196,
  DIE_ROOM = 58;

/** Whether a seat's cards are there to be played. @param {Uw.SeatZone} zone */
const playedFrom = (zone) => zone.cards.some((card) => card.move || card.picks?.length);

/**
 * Dice side by side; gives the height.
 * @param {Places} places @param {Uw.Dice[]} dice @param {number} x @param {number} y @param {number} room
 */
function thrownDice(places, dice, x, y, room) {
  let at = x,
    high = 0;
  for (const zone of dice) {
    const wide = Math.min(room - (at - x), zone.values.length * DIE_ROOM);
    high = Math.max(high, placeDice(places, zone, at, y, wide));
    at += wide + 8;
  }
  return high;
}

/**
 * Those who sit around, in rows; gives the height.
 * @param {Places} places @param {Uw.SeatZone[]} seats
 * @param {number} x @param {number} y @param {number} room @param {number} cols @param {boolean} wide
 */
function seatsUnder(places, seats, x, y, room, cols, wide) {
  const gap = 16,
    cell = (room - gap * (cols - 1)) / cols;
  let at = y;
  for (let k = 0; k < seats.length; k += cols) {
    const row = seats.slice(k, k + cols);
    at += 18 + Math.max(...row.map((zone, i) => places.other(zone, x + i * (cell + gap), at, cell, wide)));
  }
  return at - y;
}

/** @param {Places} places @param {Zones} zones @param {number} x @param {number} y @param {number} room */
function pilesBeside(places, zones, x, y, room) {
  zones.stacks.forEach((zone, k) => places.stack(zone, x + (k * room) / 2, y, 50));
  return zones.stacks.length ? 116 : 0;
}

/** The board at the left, a rail at the right. @param {Places} places @param {Zones} zones @param {number} w */
export function boardWide(places, zones, w) {
  const { seats, boards, fans, grids, dice } = zones,
    edge = 24,
    [mine, ...others] = seats,
    rail = w - edge - RAIL_WIDE,
    room = rail - 2 * edge;
  let y = 14,
    side = 14;
  for (const zone of boards) y += placeBoard(places, zone, edge, y, room, 620);
  side += thrownDice(places, dice, rail, side, RAIL_WIDE);
  if (mine && !playedFrom(mine)) side += places.other(mine, rail, side + 4, RAIL_WIDE, true) + 20;
  side += pilesBeside(places, zones, rail, side + 4, RAIL_WIDE);
  for (const zone of grids) y += placeGrid(places, zone, edge, y, room, true);
  if (others.length) y += seatsUnder(places, others, edge, y + 6, room, Math.min(others.length, 3), true);
  y = Math.max(y, side);
  if (fans.length) y += places.fans(fans, edge, y, w - 2 * edge, true);
  if (mine && playedFrom(mine)) y += places.own(mine, edge, y + 6, w - 2 * edge, 176);
  return { y, middle: { x: edge + room / 2, y: 240, r: 40 } };
}

/** One under the other. @param {Places} places @param {Zones} zones @param {number} w */
export function boardNarrow(places, zones, w) {
  const { seats, boards, fans, grids, dice } = zones,
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
  for (const zone of grids) y += placeGrid(places, zone, edge, y, inner, false);
  if (fans.length) y += places.fans(fans, edge, y, inner, false);
  if (others.length) y += seatsUnder(places, others, edge, y + 4, inner, Math.min(others.length, 3), false);
  if (mine && playedFrom(mine)) y += places.own(mine, edge, y, inner, 0);
  return { y, middle: { x: w / 2, y: 200, r: 40 } };
}
