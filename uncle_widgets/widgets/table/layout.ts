/**
 * Layout: where the things of a Scene lie. Pure: a scene and a width in, placed things out, so that node can
 * test it. One unit is a sixteenth of the type size; y runs down.
 */
export type Zone = Uw.Zone;
/** `kind`, `key`, `x`, `y` and what the kind needs */
export type Thing = Record<string, any>;
/**
 * `under`: what lies under a stack may be looked at `laid`: all cards are spread on the table; else a press on
 * the item `opens` shows them `spots` are the tokens and nodes of the board that can be pressed: whether each
 * has been `call` is the height of the call to act, kept free above the hand: in units of the plan, for `best`
 * of the box
 */
export type Extras = {
  lit?: Record<string, string>;
  dealt?: Record<string, Uw.Face>;
  acting?: boolean;
  call?: number;
  editing?: boolean;
  boards?: Record<string, Uw.Board>;
  heat?: Uw.HeatMap;
  clear?: boolean;
  under?: boolean;
  spots?: Record<string, boolean>;
  laid?: boolean;
  opens?: string;
};
/**
 * in units; h 0: as high as it needs; `low`: on a phone or an upright tablet; `page`: how high the window is
 */
export type Box = { w: number; h: number; low?: number; page?: number };
export type Plan = {
  w: number;
  h: number;
  things: Thing[];
  middle: { x: number; y: number; r: number };
  call: number;
};

import { around, sides } from "../page/measure.ts";
import { boardLow, boardNarrow, boardWide, LOW_WIDE, MOST_BOARD } from "./boardtable.ts";
import { cornersLow, cornersWide } from "./corners.ts";
import { liesOpen, openTable } from "./open_table.ts";
import { MINI, mini, SO_WIDE, small } from "./phone_layout.ts";
import { Places } from "./places.ts";
import { spreadOf, spreadTable } from "./spread.ts";
import { placeDice, placeGrid } from "./tableau.ts";

/** From here on a table is laid out wide; it does not grow beyond the second. */
export const WIDE = 620;
const LEAST_WIDE = 772, // where all of it is to be seen
  WIDEST = 920;

const KINDS_OF_ZONE = ["seat", "ring", "fan", "stack", "tray", "grid", "dice", "tokens", "notes", "kinds"];

export type Zones = ReturnType<typeof zonesOf>;
function zonesOf(scene: Uw.Scene) {
  const strange = scene.zones.find(({ kind }) => !KINDS_OF_ZONE.includes(kind));
  if (strange) throw new Error(`Expected a zone that the table can draw, not "${strange.kind}".`);
  const of = <K extends Zone["kind"]>(kind: K) =>
    scene.zones.filter((zone) => zone.kind === kind) as Extract<Zone, { kind: K }>[];
  return {
    seats: around(of("seat")),
    ring: of("ring")[0],
    fans: of("fan"),
    stacks: of("stack"),
    trays: of("tray"),
    grids: of("grid"),
    dice: of("dice"),
    notes: of("notes"),
    boards: of("tokens"),
    kinds: of("kinds"),
  };
}

/** The plan that fills a box best: wide, narrow, or on a phone the low table of so many units. */
export function best(scene: Uw.Scene, box: Box, extras: Extras = {}): Plan {
  if (extras.laid && spreadOf(scene)) return spreadPlan(scene, box, extras);
  if (liesOpen(scene) && (box.low || box.h)) return openPlan(scene, box, extras);
  if (box.low && scene.zones.some(({ kind }) => kind === "tokens")) return boardOver(scene, box, box.low, extras);
  if (box.low && small(scene)) return lowPlan(scene, box, box.low, extras, broadly(box.w));
  if (!box.h) return plan(scene, box.w, extras);
  const scale = ({ w, h }: Plan) => scaleIn(box, w, h);
  const wide = box.w >= WIDE * READABLE ? [LEAST_WIDE, 860, WIDEST] : [];
  const plans = [...wide, 390, 440].map((width) => planIn(scene, box, width, extras));
  const [first, ...rest] = plans.filter((found) => found.w >= WIDE);
  const broad = rest.reduce((a, b) => (scale(b) > scale(a) ? b : a), first);
  if (broad && scale(broad) >= READABLE) return broad;
  const found = plans.reduce((a, b) => (scale(b) > scale(a) ? b : a)),
    high = Math.round(Math.max(LOWEST, (MINI * box.h) / box.w)); // as the box is
  if (scene.zones.some(({ kind }) => kind === "tokens"))
    return boardPlan(scene, Math.min(high, MOST_BOARD), extras, LOW_WIDE, true);
  if (scale(found) >= CLEAR || !small(scene)) return found;
  const crowd = scene.table === "round" && scene.zones.filter(({ kind }) => kind === "seat").length > CROWD;
  if (crowd && box.w > box.h) return lowPlan(scene, box, CROWDED, extras, Math.round((CROWDED * box.w) / box.h));
  return lowPlan(scene, box, Math.min(high, HIGHEST), extras, broadened(box, high));
}

/** A wide table is not drawn smaller than the first, a narrow one than the second: words must be readable. */
const READABLE = 0.8,
  CLEAR = 0.92;
/** How small the open table is drawn at least. */
const LEAST_OPEN = 0.75;
/** How high the low table is made, in units, where it fills a box. */
const SPREAD_LOW = 352, // with all cards spread
  LOWEST = 288,
  HIGHEST = 460;
/** More seats than these sit in two rows, on a table as wide as its box and so high, in units. */
const CROWD = 6,
  CROWDED = 320;

/** What a page has besides its table; what stands under a board; from so many units on that is seen whole. */
const BESIDES = 640,
  UNDER = 110,
  LEAST_BOARD = 400;

/** Pixels that a unit becomes, at most, on the table of a phone: on a tablet it is laid out wider, not larger. */
const GROWN = 1.25;
const broadly = (w: number) => Math.round(Math.max(MINI, Math.min(SO_WIDE, w / GROWN)));

/** As wide as its box, for a table so high that it fills it. */
const broadened = (box: Box, high: number) =>
  Math.round(Math.max(MINI, Math.min(SO_WIDE, (high * box.w) / box.h)));

/**
 * How wide and high a table is laid out that takes the shape of its box: large, or with a phone's measures.
 * @param small heights, least and most
 */
function opened(box: Box, large: [number, number], small: [number, number]) {
  const { w } = box,
    h = box.low ? 0 : box.h,
    broad = !box.low && w >= LEAST_WIDE * LEAST_OPEN && (!h || h >= large[0] * LEAST_OPEN),
    [least, most] = broad ? large : small,
    wide = broad ? LEAST_WIDE : box.low ? broadly(w) : MINI,
    high = h ? Math.round(Math.max(least, Math.min(most, (wide * h) / w))) : broad ? 600 : least;
  return [broad || !h ? wide : broadened(box, high), high];
}

/** How many units of a box a unit of a plan becomes in it. */
const scaleIn = (box: Box, w: number, h: number) => Math.min(box.w / w, box.h ? box.h / h : Infinity);

/** The call is no part of the drawing: it stays as high as its words, however large the table is drawn. */
const withCall = (extras: Extras, scale: number): Extras => ({ ...extras, call: (extras.call ?? 0) / scale });

function planIn(scene: Uw.Scene, box: Box, width: number, extras: Extras): Plan {
  let found = plan(scene, width, extras);
  // What the call needs makes the table higher, and so smaller: the second time it needs as much as the first.
  for (let k = 0; k < 2 && extras.call; k++)
    found = plan(scene, width, withCall(extras, scaleIn(box, found.w, found.h)));
  return found;
}

function lowPlan(scene: Uw.Scene, box: Box, high: number, extras: Extras, wide: number): Plan {
  const places = new Places(withCall(extras, scaleIn(box, wide, high))),
    zones = zonesOf(scene),
    { y, middle } =
      scene.table === "corners"
        ? cornersLow(places, zones, high, wide)
        : mini(places, zones, high, scene.table === "round", wide);
  return {
    w: wide,
    h: Math.max(high, y + 8),
    things: [...places.things, ...places.over],
    middle,
    call: places.call,
  };
}

/**
 * A board above its panel: whole, and with who sits beside and under it, where the page is high enough for both.
 */
function boardOver(scene: Uw.Scene, box: Box, low: number, extras: Extras) {
  const w = Math.max(box.w, LEAST_WIDE),
    high = (((box.page ?? 0) - BESIDES) * w) / box.w - UNDER;
  if (box.w >= WIDE && high >= LEAST_BOARD) return plan(scene, w, extras, Math.min(high, MOST_BOARD));
  return boardPlan(scene, low, extras, Math.min(broadly(box.w), WIDE - 1), false);
}

function boardPlan(scene: Uw.Scene, high: number, extras: Extras, wide: number, on: boolean): Plan {
  const places = new Places(extras),
    { middle } = boardLow(places, zonesOf(scene), high, wide, on);
  return { w: wide, h: high, things: [...places.things, ...places.over], middle, call: places.call };
}

/** Cards lie open all over this table: it takes the shape of its box. */
function openPlan(scene: Uw.Scene, box: Box, extras: Extras): Plan {
  const places = new Places(extras),
    [w, h] = opened(box, [470, 620], [box.low || LOWEST, 620]),
    { middle } = openTable(places, zonesOf(scene), h, w);
  return { w, h, things: [...places.things, ...places.over], middle, call: places.call };
}

/** All cards are spread between the hands. */
function spreadPlan(scene: Uw.Scene, box: Box, extras: Extras): Plan {
  const places = new Places(extras),
    [w, h] = opened(box, [520, 640], [SPREAD_LOW, 560]),
    { middle } = spreadTable(places, zonesOf(scene), h, w);
  return { w, h, things: [...places.things, ...places.over], middle, call: places.call };
}

/** The plan of a scene at a width in units, a board no higher than so many. */
export function plan(scene: Uw.Scene, width: number, extras: Extras = {}, most: number = MOST_BOARD): Plan {
  const w = Math.round(Math.min(Math.max(width, 320), WIDEST)),
    wide = w >= WIDE;
  const places = new Places(extras),
    zones = zonesOf(scene),
    edge = wide ? 28 : 14;
  const round = scene.table === "round" || (scene.table === "corners" && !wide);
  const draw = zones.boards.length
    ? wide
      ? boardWide
      : boardNarrow
    : round
      ? wide
        ? roundWide
        : roundNarrow
      : wide && scene.table === "corners"
        ? cornersWide
        : wide
          ? longWide
          : longNarrow;
  const { y, middle } = draw(places, zones, w, edge, most);
  return { w, h: Math.round(y + 18), things: [...places.things, ...places.over], middle, call: places.call };
}

/** Blocks side by side in `cols` columns; gives the height. */
function grid(
  blocks: Array<(x: number, y: number, room: number) => number>,
  cols: number,
  x: number,
  y: number,
  room: number,
  gap: number,
) {
  let at = y;
  const cell = (room - gap * (cols - 1)) / cols;
  for (let k = 0; k < blocks.length; k += cols) {
    const row = blocks.slice(k, k + cols);
    at += Math.max(...row.map((block, i) => block(x + i * (cell + gap), at, cell))) + 20;
  }
  return at - y;
}

/** A long table: the others across the top, ring and fans in the middle, stacks at the right. */
function longWide(places: Places, zones: Zones, w: number, edge: number) {
  const {
    seats: [mine, ...others],
    ring,
    fans,
    stacks,
    trays,
  } = zones;
  const blocks = others.map(
    (zone) => (x: number, y: number, room: number) => places.other(zone, x, y, room, true),
  );
  const common = trays.map((zone) => (x: number, y: number, room: number) => places.tray(zone, x, y, room));
  blocks.splice(Math.ceil(blocks.length / 2), 0, ...common);
  const inOne = Math.floor((w - 2 * edge + 20) / 126);
  const cols = blocks.length <= inOne ? Math.max(blocks.length, 1) : Math.ceil(blocks.length / 2);
  let y = 28 + grid(blocks, cols, edge, 28, w - 2 * edge, 20);
  const right = stacks.length ? 104 : 0,
    left = ring ? 248 : 0,
    top = y + 6;
  const middle = ring ? { x: 132, y: top + 108, r: 88 } : { x: w / 2, y: top + 60, r: 40 };
  if (ring) places.add("ring", ring.id, middle.x, middle.y, { ring, r: middle.r });
  const room = w - 2 * edge - left - (right ? right + 24 : 0);
  const fanHigh = places.fans(fans, edge + left, top + 10, room, true);
  y = Math.max(top + (ring ? 230 : 0), top + 10 + fanHigh) + 12;
  stacks.forEach((zone, k: number) => places.stack(zone, w - edge - 72, top + 48 + k * 152, 66));
  const low = stacks.length ? top + 48 + stacks.length * 152 - 24 : 0;
  const reserve = left && w >= 740 ? left : 176;
  y += tableau(places, zones, w - (low > y ? right + 24 : 0), edge, y);
  if (mine) y += places.own(mine, edge, y, w - 2 * edge - (low > y ? right + 24 : 0), reserve);
  return { y: Math.max(y, low), middle };
}

function longNarrow(places: Places, zones: Zones, w: number, edge: number) {
  const {
    seats: [mine, ...others],
    ring,
    fans,
    stacks,
    trays,
  } = zones;
  let y = 18;
  const broad = others.some((zone) => (zone.before?.length ?? 0) > 1),
    cols = broad || others.length <= 2 || others.length === 4 ? Math.min(2, Math.max(others.length, 1)) : 3;
  y += grid(
    others.map((zone) => (x: number, at: number, room: number) => places.other(zone, x, at, room, false)),
    cols,
    edge,
    y,
    w - 2 * edge,
    12,
  );
  const r = 66,
    middle = ring ? { x: 106, y: y + 100, r } : { x: w / 2, y: y + 40, r: 40 };
  if (ring) places.add("ring", ring.id, middle.x, middle.y, { ring, r });
  const x = ring ? 214 : edge,
    room = w - edge - x,
    each = Math.min(92, room / Math.max(stacks.length, 1));
  stacks.forEach((zone, k: number) => places.stack(zone, x + k * each, y + 12, Math.min(56, each - 14), each - 1));
  let low = stacks.length ? y + 12 + 78 + 56 : y;
  for (const zone of trays) low += places.tray(zone, x - 6, low, room + 6);
  y = Math.max(low, ring ? y + 200 : y) + 6;
  y += places.fans(fans, edge, y, w - 2 * edge, false);
  y += tableau(places, zones, w, edge, y);
  if (mine) y += places.own(mine, edge, y + 4, w - 2 * edge, 0) + 4;
  return { y, middle };
}

/** A round table: the others left, across the top and right; the ring with the stacks inside. */
function roundWide(places: Places, zones: Zones, w: number, edge: number) {
  const {
    seats: [mine, ...others],
    ring,
    fans,
    stacks,
    trays,
  } = zones;
  const { left, top, right } = sides(others.length);
  const r = ring?.art === "none" ? 64 : w < 740 ? 108 : 128;
  const side = Math.min(top < 2 ? 220 : w < 740 ? 130 : 190, w / 2 - r - 20 - edge),
    inner = w - 2 * edge - 2 * side - 24;
  const along = others.slice(left, left + top);
  const row = along.map(
    (zone) => (x: number, y: number, room: number) =>
      places.other(zone, top === 1 ? w / 2 - 70 : x, y, room, true),
  );
  const high = top ? grid(row, top, edge + side + 12, 20, inner, 16) : 0;
  const middle = { x: w / 2, y: 20 + high + r + 12, r };
  const column = (list: Uw.SeatZone[], x: number) => {
    let y = list.length > 1 ? 28 : middle.y - 60;
    for (const zone of list) y += places.other(zone, x, y, side, true) + 26;
    return y;
  };
  const ends = [
    column(others.slice(0, left).reverse(), edge),
    column(others.slice(others.length - right), w - edge - side),
  ];
  inside(places, ring, stacks, trays, middle, r < 120 ? 0.82 : 1);
  let y = Math.max(middle.y + r + 40, ...ends);
  if (fans.length) y += places.fans(fans, edge, y, w - 2 * edge, true);
  y += tableau(places, zones, w, edge, y);
  if (mine) y += places.own(mine, edge, y, w - 2 * edge, 160);
  return { y, middle };
}

function roundNarrow(places: Places, zones: Zones, w: number, edge: number) {
  const {
    seats: [mine, ...others],
    ring,
    fans,
    stacks,
    trays,
  } = zones;
  const broad = others.some((zone) => (zone.before?.length ?? 0) > 1),
    cols = broad || others.length === 2 || others.length === 4 ? 2 : Math.min(3, Math.max(others.length, 1));
  let y =
    16 +
    grid(
      others.map((zone) => (x: number, at: number, room: number) => places.other(zone, x, at, room, false)),
      cols,
      edge,
      16,
      w - 2 * edge,
      12,
    );
  const r = ring?.art === "none" ? 50 : 108,
    middle = { x: w / 2, y: y + r + 10, r };
  inside(places, ring, stacks, trays, middle, 0.8);
  y = middle.y + r + 36;
  if (fans.length) y += places.fans(fans, edge, y, w - 2 * edge, false);
  y += tableau(places, zones, w, edge, y);
  if (mine) y += places.own(mine, edge, y, w - 2 * edge, 0);
  return { y, middle };
}

/** The ring, and inside it the stacks side by side. */
function inside(
  places: Places,
  ring: Uw.Ring,
  stacks: Uw.Stack[],
  trays: Uw.Tray[],
  middle: { x: number; y: number; r: number },
  scale: number,
) {
  if (ring) places.add("ring", ring.id, middle.x, middle.y, { ring, r: middle.r });
  const w = (stacks.length > 2 ? 56 : 78) * scale,
    gap = 22 * scale;
  const x = middle.x - (stacks.length * w + (stacks.length - 1) * gap) / 2;
  stacks.forEach((zone, k) => places.stack(zone, x + k * (w + gap), middle.y - w * 0.7 - 12, w));
  trays.forEach((zone) => places.tray(zone, middle.x - 50, middle.y + 44, 100));
}

/** Grids and dice, one under the other; gives the height. */
function tableau(places: Places, { grids, dice }: Zones, w: number, edge: number, y: number) {
  let at = y;
  for (const zone of grids) at += placeGrid(places, zone, edge, at, w - 2 * edge, w >= WIDE);
  for (const zone of dice) at += placeDice(places, zone, edge, at, w - 2 * edge);
  return at - y;
}
