/** Tableau: where grids, dice and boards lie. Pure; each gives the height that it takes. */

import { CARD } from "../page/measure.ts";
import type { Places } from "./places.ts";

const GAP = 10;

/** How many columns a grid has: as given, or so many that it fills the room in the fewest rows. */
export function columns(count: number, given: number, room: number, w: number) {
  if (given && room >= given * 46) return Math.min(given, Math.max(count, 1));
  if (!count) return 1;
  const most = Math.max(1, Math.floor((room + GAP) / (w + GAP)));
  return Math.ceil(count / Math.ceil(count / most));
}

export function placeGrid(places: Places, zone: Uw.Grid, x: number, y: number, room: number, wide: boolean) {
  const more = places.text(`${zone.id}.label`, zone.label, x, y + 10, { room });
  const cols = columns(zone.cells.length || 1, zone.columns ?? 0, room, wide ? 58 : 50);
  const w = Math.min(wide ? 66 : 60, (room - GAP * (cols - 1)) / cols),
    pitch = w + GAP,
    lift = places.extras.acting ? 8 : 0, // room for the bar under what can be taken
    top = y + 22 + more;
  zone.cells.forEach((cell, k) => {
    const left = x + (k % cols) * pitch,
      at = top + Math.floor(k / cols) * (w * CARD + GAP + lift);
    if ("key" in cell) places.card(cell, left, at, w, { role: "grid", own: true });
    else {
      places.add("pile", `${zone.id}.${k}`, left, at, { w, under: 0, empty: true });
      if (cell.seat != null)
        places.add("mark", `${zone.id}.${k}`, left + w / 2 - 9, at + w * 0.7 - 9, {
          seat: cell.seat,
          size: 18,
          quiet: true,
        });
    }
  });
  return top - y + Math.ceil(zone.cells.length / cols) * (w * CARD + GAP + lift) + 10;
}

export function placeDice(places: Places, zone: Uw.Dice, x: number, y: number, room: number) {
  const n = zone.values.length,
    size = Math.min(56, (room - 10 * (n - 1)) / n),
    wide = n * size + (n - 1) * 10;
  places.add("dice", zone.id, x, y, {
    w: wide,
    size,
    values: zone.values,
    thrown: zone.thrown ?? 0,
    lit: zone.lit ?? [],
    label: zone.label,
    move: zone.move ?? "",
    off: places.extras.acting ? (zone.off ?? "") : "",
    plays: places.extras.acting && Boolean(zone.move),
    picks: [],
  });
  return size + 14;
}

/** Rows of words under their heading, boxes before those that get done; gives the height. */
export function placeNotes(places: Places, zone: Uw.Notes, x: number, y: number, room: number) {
  let at = y + 12;
  at += places.text(`${zone.id}.label`, zone.label, x, at, { room }) + 10;
  for (const [k, { words, note, box }] of zone.rows.entries()) {
    const left = box ? 30 : 0,
      look = { size: 14, bold: true, quiet: box === "open", room: room - left };
    if (box) places.add("box", `${zone.id}.${k}`, x, at + 3, { box, size: 20 });
    at += 14 + places.text(`${zone.id}.${k}.words`, words, x + left, at + 12, look);
    if (note) at += 15 + places.text(`${zone.id}.${k}.note`, note, x + left, at + 13, { room: room - left });
    at += 7;
  }
  return at - y + 6;
}

/** The boxes alone, side by side. */
export function placeBoxes(places: Places, zone: Uw.Notes, x: number, y: number) {
  zone.rows
    .filter(({ box }) => box)
    .forEach(({ box }, k) => {
      places.add("box", `${zone.id}.${k}`, x + 30 * k, y, { box, size: 24 });
    });
}

/**
 * A board, as wide as the room and no higher than `most`; its tokens are drawn with it.
 * @param clearance a part of it fills the room, seen through the lens: so much at the top is covered
 */
export function placeBoard(
  places: Places,
  zone: Uw.Tokens,
  x: number,
  y: number,
  room: number,
  most: number,
  clearance?: number,
) {
  const board = places.extras.boards?.[zone.board];
  if (!board) throw new Error(`The board "${zone.board}" must be sent before its tokens.`);
  const h = clearance == null ? Math.min(most, (room * board.height) / board.width) : most;
  places.add("board", zone.id, x, y, {
    w: room,
    h,
    k: Math.min(room / board.width, h / board.height),
    board,
    zone,
    heat: places.extras.heat ?? {},
    clear: Boolean(places.extras.clear),
    acting: Boolean(places.extras.acting),
    spots: places.extras.spots ?? {},
    lit: places.extras.lit ?? {},
    clearance: clearance ?? 0,
  });
  return h + 14;
}
