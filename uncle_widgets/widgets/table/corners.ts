/**
 * A table for up to four with a card space each: the seats at the corners, what they show towards the middle,
 * large. The last thing before a seat is its space; what else lies there is drawn beside its name. Pure.
 */

import { CARD, cardIn, fit } from "../page/measure.ts";
import type { Zones } from "./layout.ts";
import type { Places } from "./places.ts";

/** The corners of the others, clockwise from who sits at the bottom left: [right, low]. */
const cornersOf = (others: number) =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ].slice(0, others);

/** Width of a card in hand at the least: the table becomes as high as that needs. */
const LEAST_HAND = 20;

/** The height that a large number takes with its words under it, in units; on a lower strip both are one line. */
const TALL_NUMBER = 60;

/** What a card of the hand is raised by, and more under a call when it is lifted. */
const raised = ({ extras }: Places) => (extras.acting ? (extras.call ? 32 : 14) : 0);

/** What lies before a seat: beside its name, and on its space. */
function laidBefore(zone: Uw.SeatZone) {
  const stacks = (zone.before ?? []).filter(({ kind }) => kind === "stack") as Uw.Stack[];
  return { beside: stacks.slice(0, -1), space: stacks.at(-1) };
}

/**
 * A corner of the wide table.
 * @param right whether it lies right of the middle
 * @param w the width of the showing card
 */
function wideCorner(
  places: Places,
  zone: Uw.SeatZone,
  x: number,
  y: number,
  room: number,
  right: boolean,
  w: number,
) {
  const { beside, space } = laidBefore(zone),
    left = right ? x + w + 28 : x,
    rest = room - w - 28,
    more = places.head(zone, left, y, rest, 30);
  let at = left;
  for (const stack of beside) {
    places.stack(stack, at, y + 46 + more, 46, 110);
    at += 118;
  }
  if (!zone.me) {
    const size = { w: 38, ideal: 22, tight: 0.05 };
    places.cards(zone.cards, at, y + 46 + more, left + rest - at, size, { role: "seat" });
  }
  if (space) places.stack(space, right ? x : x + room - w, y, w, w + 40);
}

export function cornersWide(
  places: Places,
  { seats: [mine, ...others], ring, stacks }: Zones,
  width: number,
  edge: number,
) {
  const w = 92,
    high = w * CARD + 32,
    room = width / 2 - edge - 24,
    far = width / 2 + 24,
    top = 28,
    low = top + high + 74,
    pair = others.length === 1;
  others.forEach((zone, k) => {
    const [right, down] = cornersOf(others.length)[k];
    wideCorner(places, zone, right ? far : edge, down ? low : top, room, Boolean(right), w);
  });
  if (mine) wideCorner(places, { ...mine, me: true }, edge, low, room, false, w);
  const middle = { x: pair ? far + room / 2 : width / 2, y: pair ? top + 44 : top + high + 32, r: 40 };
  if (ring) places.add("ring", ring.id, middle.x, middle.y, { ring, r: middle.r });
  const place = pair ? w : 46,
    start = pair ? middle.x - (stacks.length * (place + 40)) / 2 + 20 : middle.x + 90;
  stacks.forEach((stack, k) =>
    places.stack(stack, start + k * (place + 40), pair ? top + 120 : middle.y - 44, place, place + 40),
  );
  let y = low + high + 4;
  if (mine) {
    const call = places.extras.call ?? 0,
      raise = raised(places),
      open = mine.cards.some((card) => card.face);
    if (call) places.call = y;
    y += (call ? call + 20 : 0) + raise;
    const size = { w: open ? 88 : 62, ideal: open ? 106 : 44, tight: 0.5, least: 60, floor: 20 };
    y += places.cards(mine.cards, edge, y, width - 2 * edge, size, { own: true, role: "hand" });
  }
  return { y, middle };
}

/** A corner of the low table of a phone. */
function lowCorner(places: Places, zone: Uw.SeatZone, x: number, y: number, room: number) {
  const { beside, space } = laidBefore(zone),
    w = 46,
    rest = room - w - 34;
  places.add("mark", zone.id, x, y + 2, { seat: zone.seat, size: 20, active: Boolean(zone.active) });
  places.text(`${zone.id}.name`, zone.name, x + 26, y + 11, { size: 13, bold: true, quiet: false, room: rest });
  places.text(`${zone.id}.note`, fit(zone.alert || zone.note, 12, rest).lines[0], x + 26, y + 25, {
    size: 12,
    quiet: !zone.active,
    room: rest,
  });
  let at = x;
  for (const stack of beside) {
    if (stack.top) {
      const top = { ...stack.top, move: stack.move || stack.top.move, off: stack.off || stack.top.off };
      places.card(top, at, y + 36, 26, { role: "stack", recall: stack.recall });
    } else places.add("pile", stack.id, at, y + 36, { w: 26, under: 0, empty: true });
    places.text(`${stack.id}.count`, String(stack.count), at + 32, y + 58, { size: 14, bold: true, quiet: false });
    at += 58;
  }
  if (!zone.me) {
    const size = { w: 22, ideal: 10, tight: 0.05 };
    places.cards(zone.cards, at, y + 38, x + room - w - 8 - at, size, { role: "seat" });
  }
  if (space) lowSpace(places, space, x + room - w, y, w);
}

/** A showing card of the low table, with its words under it. */
function lowSpace(places: Places, stack: Uw.Stack, x: number, y: number, w: number) {
  if (stack.top) places.card(stack.top, x, y + 2, w, { role: "space", recall: stack.recall });
  else places.add("pile", stack.id, x, y + 2, { w, under: 0, empty: true });
  const words = [stack.count > 1 ? stack.count : "", stack.label].filter(Boolean).join(" "),
    short = fit(words, 12, w + 14).lines.length < 2; // a longer one begins left of the card: under it is no room
  places.text(`${stack.id}.label`, words, short ? x + w / 2 : x + w + 6, y + w * CARD + 17, {
    size: 12,
    anchor: short ? "middle" : "end",
    room: short ? w + 14 : 3 * w,
  });
}

export function cornersLow(
  places: Places,
  { seats: [mine, ...others], ring, stacks }: Zones,
  high: number,
  wide: number,
) {
  const edge = 10,
    room = wide / 2 - edge - 10,
    far = wide / 2 + 10,
    each = 88,
    pair = others.length === 1;
  others.forEach((zone, k) => {
    const [right, down] = cornersOf(others.length)[k];
    lowCorner(places, zone, right ? far : edge, 6 + down * each, room);
  });
  if (mine) lowCorner(places, { ...mine, me: true }, edge, 6 + each, room);
  stacks.slice(0, 3).forEach((stack, k) => {
    if (pair) lowSpace(places, stack, far + 20 + k * 66, 50, 46);
  });
  const call = places.extras.call ?? 0,
    raise = raised(places),
    top = 6 + 2 * each + 6 + raise;
  if (call) places.call = top - raise;
  const y = top + (call ? call + 8 : 0),
    w = Math.max(LEAST_HAND, cardIn(78, high - y - 8));
  if (mine)
    places.cards(
      mine.cards,
      edge,
      y,
      wide - 130,
      { w, ideal: w * 1.12, tight: 0.36, least: w },
      { own: true, role: "hand" },
    );
  const middle = { x: wide - 66, y: y + 24, r: 34 };
  if (ring && high - y < TALL_NUMBER) {
    places.add("ring", ring.id, middle.x, high - 18, { ring: { ...ring, value: "", note: "" }, r: middle.r });
    places.text(`${ring.id}.note`, `${ring.value ?? ""} ${ring.note ?? ""}`, wide - edge, high - 14, {
      size: 14,
      anchor: "end",
      room: 170,
    });
  } else if (ring) {
    places.add("ring", ring.id, middle.x, middle.y, { ring: { ...ring, note: "" }, r: middle.r });
    places.text(`${ring.id}.note`, ring.note ?? "", middle.x, middle.y + 30, {
      size: 12,
      anchor: "middle",
      room: 126,
    });
  }
  return { y: Math.max(high - 8, mine ? y + w * CARD : 0), middle };
}
