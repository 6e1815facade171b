// @ts-check
/**
 * Layout: where the things of a Scene lie. Pure: a scene and a width in, placed things out, so
 * that node can test it. One unit is a sixteenth of the type size; y runs down.
 *
 * @typedef {Record<string, any>} Zone
 * @typedef {Record<string, any>} Thing  `kind`, `key`, `x`, `y` and what the kind needs
 * @typedef {{lit?: Record<string, string>, dealt?: Record<string, any>, acting?: boolean, call?: number}} Extras
 *   `call` is the height of the call to act, kept free above the hand
 * @typedef {{w: number, h: number, things: Thing[], middle: {x: number, y: number, r: number}, call: number}} Plan
 */

/** From here on a table is laid out wide; it does not grow beyond the second. */
export const WIDE = 620;
export const WIDEST = 920;
const CARD = 1.4;

const WIDTHS = /** @type {Array<[RegExp, number]>} */ ([[/[ilj.,:;'|!tf\s()]/, 0.3], [/[mwMW@%]/, 0.88], [/[A-Z]/, 0.7], [/[\u0300-\u036f]/, 0], [/[^\u0000-\u024f]/, 1]]);

/** About how wide a text is set. @param {string} text @param {number} size */
export function textWidth(text, size) {
  let sum = 0;
  for (const sign of text) sum += WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? 0.57;
  return sum * size;
}

/** `text`, cut with an ellipsis where it is wider than `room`. @param {string} text @param {number} size @param {number} room */
export function cut(text, size, room) {
  if (textWidth(text, size) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && textWidth(signs.join("") + "…", size) > room) signs.pop();
  return signs.join("").trimEnd() + "…";
}

/**
 * How `count` cards lie in `room`: apart if they can, overlapping so that each still shows `tight`
 * of its width, then smaller down to `least`, then in rows.
 * @param {number} count @param {number} room
 * @param {{w: number, ideal: number, tight?: number, least?: number, floor?: number}} size
 * @returns {{w: number, step: number, cols: number, rows: number}}
 */
export function spread(count, room, { w, ideal, tight = 0.5, least = w, floor = 0 }) {
  if (count <= 1) return { w: Math.min(w, room), step: ideal, cols: 1, rows: 1 };
  const shown = (/** @type {number} */ width) => Math.max(tight * width, floor);
  const stepFor = (/** @type {number} */ width, /** @type {number} */ n) => Math.min(ideal, (room - width) / Math.max(n - 1, 1));
  for (const width of [w, Math.max(least, Math.min(w, room / (1 + tight * (count - 1))))]) {
    if (stepFor(width, count) >= shown(width) - 0.01) return { w: width, step: stepFor(width, count), cols: count, rows: 1 };
  }
  const most = Math.max(1, Math.floor((room - least) / shown(least)) + 1);
  const rows = Math.ceil(count / most);
  const cols = Math.ceil(count / rows);
  return { w: least, step: stepFor(least, cols), cols, rows };
}

/** Seats clockwise from the watcher (or seat 0): first who sits at the bottom. @param {Zone[]} seats */
export function around(seats) {
  const ordered = [...seats].sort((a, b) => a.seat - b.seat);
  const at = Math.max(0, ordered.findIndex((zone) => zone.me));
  return [...ordered.slice(at), ...ordered.slice(0, at)];
}

/** How many of the others sit left, across the top and right of a round table. @param {number} others */
export function sides(others) {
  if (others < 2) return { left: 0, top: others, right: 0 };
  const side = Math.floor((others + 1) / 3);
  return { left: side, top: others - 2 * side, right: side };
}

/** Counters without their art, where there is no room for it. @param {any[]} counters */
const bare = (counters) => counters.map((counter) => ({ ...counter, art: "" }));

class Board {
  /** @param {Extras} extras */
  constructor(extras) {
    this.extras = extras;
    this.call = 0;
    /** @type {Thing[]} */ this.things = [];
    /** @type {Thing[]} */ this.over = [];
  }

  /** @param {string} kind @param {string} key @param {number} x @param {number} y @param {Record<string, any>} [rest] */
  add(kind, key, x, y, rest = {}) {
    this.things.push({ kind, key: `${kind}:${key}`, x, y, ...rest });
  }

  /** @param {string} key @param {string} text @param {number} x @param {number} y @param {{size?: number, room?: number, bold?: boolean, quiet?: boolean, anchor?: string, tone?: string}} [look] */
  text(key, text, x, y, { size = 13, room = Infinity, bold = false, quiet = true, anchor = "start", tone = "" } = {}) {
    if (!text) return;
    const shown = cut(text, bold ? size * 1.06 : size, room);
    this.add("text", key, x, y, { text: shown, whole: shown === text ? "" : text, size, bold, quiet, anchor, tone });
  }

  /** A card and, above all cards, its outline and tab where it is being counted. @param {any} item @param {number} x @param {number} y @param {number} w @param {{seen?: number, own?: boolean, role?: string}} [how] */
  card(item, x, y, w, { seen = w, own = false, role = "" } = {}) {
    const { lit = {}, dealt = {}, acting = false } = this.extras;
    const face = dealt[item.key] ?? item.face ?? null;
    const plays = acting && Boolean(item.move || item.picks?.length);
    const lift = own && plays ? (w < 80 ? 12 : 14) : 0;
    this.things.push({
      kind: "card", key: item.key, x, y: y - lift, w, face, label: item.label, origin: item.origin ?? "", role,
      dealt: item.key in dealt, seen, plays, off: acting ? item.off ?? "" : "", under: own && plays, move: item.move ?? "", picks: item.picks ?? [],
    });
    if (item.key in lit) {
      this.over.push({ kind: "lit", key: `lit:${item.key}`, x, y: y - lift, w: seen, h: w * CARD, tab: lit[item.key], role });
    }
  }

  /** Cards in rows from (x, y); gives the height they take. @param {any[]} items @param {number} x @param {number} y @param {number} room @param {any} size @param {{own?: boolean, role?: string, pitch?: number, centre?: boolean}} [how] */
  cards(items, x, y, room, size, { own = false, role = "", pitch = CARD, centre = false } = {}) {
    if (!items.length) return 0;
    const { w, step, cols, rows } = spread(items.length, room, size);
    items.forEach((item, k) => {
      const row = Math.floor(k / cols), col = k % cols;
      const inRow = Math.min(cols, items.length - row * cols);
      const left = centre ? x + (room - (step * (inRow - 1) + w)) / 2 : x;
      this.card(item, left + col * step, y + row * pitch * w, w, { seen: col === inRow - 1 ? w : Math.min(w, step), own, role });
    });
    return w * CARD + (rows - 1) * pitch * w;
  }

  /** @param {Zone} zone @param {number} x @param {number} y @param {number} room @param {number} size */
  head(zone, x, y, room, size = 30) {
    const words = [zone.note, zone.team].filter(Boolean).join(", ");
    const gap = size < 30 ? 8 : 12, left = x + size + gap, rest = room - size - gap;
    this.add("mark", zone.id, x, y, { seat: zone.seat, size, active: Boolean(zone.active) });
    this.text(`${zone.id}.name`, zone.name, left, y + size * (words || zone.alert ? 0.43 : 0.66), { size: 15, bold: true, quiet: false, room: rest });
    const alert = zone.alert ? { text: zone.alert, tone: "lit" } : { text: words, tone: "" };
    this.text(`${zone.id}.note`, alert.text, left, y + size, { room: rest, bold: Boolean(zone.active || zone.alert), quiet: !zone.active, tone: alert.tone });
  }

  /** The counters of a seat, one under the other; gives the height. @param {Zone} zone @param {number} x @param {number} y @param {number} room @param {boolean} small */
  counters(zone, x, y, room, small) {
    let at = y;
    for (const [k, counter] of (zone.counters ?? []).entries()) {
      const high = small ? 18 : 22;
      this.add("counter", `${zone.id}.${k}`, x, at, { value: counter.value, label: counter.label ?? "", high, room });
      at += high + 8;
      if (counter.art === "chips") {
        const stacks = Math.max(1, Math.ceil(counter.value / 10)), t = small ? 2.5 : 3, g = small ? 1.2 : 1.4;
        const w = Math.max(3, Math.min(18, (room - 2) / stacks - 3)), tall = 10 * (t + g) + 3;
        const high = Math.min(counter.value, 10) * (t + g) + (counter.value > 5 ? 3 : 0);
        if (counter.value) this.add("chips", `${zone.id}.${k}`, x, at + high, { count: counter.value, w, t, g, pitch: w + 3 });
        at += tall;
      }
    }
    return at - y;
  }

  /** One of the others: mark, name, cards, counters; gives the height. @param {Zone} zone @param {number} x @param {number} y @param {number} room @param {boolean} wide */
  other(zone, x, y, room, wide) {
    const cards = zone.cards ?? [], counters = zone.counters ?? [];
    const small = !wide || room < 150;
    this.head(zone, x, y, room, small ? 26 : 30);
    const beside = counters.length && room >= 150;
    const open = cards.some((/** @type {any} */ c) => c.face || c.key in (this.extras.dealt ?? {}));
    const width = small ? 38 : 48;
    const space = Math.min(beside ? room - 74 : room, open ? Infinity : width * 3.4);
    const size = { w: width, ideal: width * (open ? 0.72 : 0.7), tight: open ? 0.62 : 0.05 };
    const top = y + (small ? 38 : 44);
    const high = this.cards(cards, x, top, space, size, { role: "seat", pitch: 0.62 });
    if (zone.alert && cards.length) {
      const { w, step, cols } = spread(cards.length, space, size);
      this.over.push({ kind: "lit", key: `lit:${zone.id}`, x, y: top, w: w + (cols - 1) * step, h: high, tab: "" });
    }
    const { w, step, cols } = spread(cards.length, space, size);
    const end = cards.length ? w + (cols - 1) * step + 14 : 0;
    const tall = beside
      ? Math.max(high, this.counters(zone, x + end, top + 2, room - end, small))
      : high + (counters.length ? 8 + this.counters({ ...zone, counters: bare(counters) }, x, top + high + 8, room, true) : 0);
    return top - y + tall;
  }

  /** @param {Zone} zone @param {number} x @param {number} y @param {number} w @param {number} [room] for the words under it */
  stack(zone, x, y, w, room = w + 24) {
    const item = zone.top ? { ...zone.top, move: zone.move || zone.top.move, off: zone.off || zone.top.off, label: zone.top.label || zone.spoken } : null;
    const under = zone.count > 1 && item && !item.face ? Math.min(3, zone.count - 1) : 0;
    this.add("pile", zone.id, x, y, { w, under, empty: !item });
    if (item) this.card(item, x, y, w, { role: "stack" });
    const broken = textWidth(`${zone.count} ${zone.label}`, 14) > room;
    this.add("count", zone.id, x, y + w * CARD + 22, { count: zone.count, label: cut(zone.label, 13, room), spoken: zone.spoken, broken });
  }

  /** @param {Zone} zone @param {number} x @param {number} y @param {number} room */
  tray(zone, x, y, room) {
    const stacks = Math.max(1, Math.ceil(Math.max(zone.full, zone.count) / 10));
    const w = Math.min(27, (room - 24) / stacks - 4), small = room < 120;
    const pitch = w + (w > 20 ? 7 : 4), t = small ? 3 : 5, g = small ? 1.4 : 2;
    const wide = stacks * pitch - (pitch - w) + 24, high = 10 * (t + g) + 3;
    const below = 22 * String(zone.count).length + 4 + textWidth(zone.label, 13) > Math.max(wide, room - 8);
    this.add("tray", zone.id, x + (room - wide) / 2, y, { wide, high, count: zone.count, label: zone.label, w, t, g, pitch, below, noted: textWidth(zone.label, 13) });
    return high + (below ? 62 : 44);
  }

  /** The fans, one under the other; gives the height. @param {Zone[]} fans @param {number} x @param {number} y @param {number} room @param {boolean} wide */
  fans(fans, x, y, room, wide) {
    let at = y;
    const w = fans.length > 2 ? (wide ? 56 : 48) : wide ? 80 : 64;
    for (const zone of fans) {
      this.text(`${zone.id}.label`, zone.label, x, at + 10, { room });
      const size = { w, ideal: w * 0.59, tight: 0.39, least: Math.min(w, wide ? 56 : 48), floor: 20 };
      const { w: cw, step, cols, rows } = spread(zone.cards.length, room, size);
      const above = zone.cards.some((/** @type {any} */ c) => c.above) ? 22 : 4;
      const below = zone.cards.some((/** @type {any} */ c) => c.under !== undefined) ? 40 : 10;
      at += 20;
      if (!zone.cards.length) this.add("pile", zone.id, x, at + above, { w: cw, under: 0, empty: true });
      zone.cards.forEach((/** @type {any} */ item, /** @type {number} */ k) => {
        const row = Math.floor(k / cols), col = k % cols, newest = k === zone.cards.length - 1;
        const left = x + col * step, top = at + above + row * (above + below + cw * CARD);
        this.card(item, left, top, cw, { seen: newest || col === cols - 1 ? cw : Math.min(cw, step), role: "fan" });
        this.text(`${item.key}.above`, item.above ?? "", left + 2, top - 8, { size: newest ? 16 : 14, bold: newest, quiet: !newest });
        if (item.under !== undefined) this.add("mark", `${item.key}.under`, left + 4, top + cw * CARD + 10, { seat: item.under, size: Math.max(15, Math.min(22, step * 0.76)), quiet: !newest });
      });
      at += Math.max(rows * (above + below + cw * CARD), above + below + w * CARD) + 8;
    }
    return at - y;
  }

  /** Who sits at the bottom, with his hand beside or under him. @param {Zone} zone @param {number} x @param {number} y @param {number} room @param {number} reserve */
  own(zone, x, y, room, reserve) {
    const wide = reserve > 0, raise = this.extras.acting ? 14 : 0, call = this.extras.call ?? 0;
    if (call) {
      this.call = y;
      return call + 20 + this.hand(zone, x, y + call + 20, room, reserve, raise);
    }
    return this.hand(zone, x, y, room, reserve, raise);
  }

  /** @param {Zone} zone @param {number} x @param {number} y @param {number} room @param {number} reserve @param {number} raise */
  hand(zone, x, y, room, reserve, raise) {
    const wide = reserve > 0;
    const open = zone.cards.some((/** @type {any} */ c) => c.face);
    const w = wide ? 92 : 70, count = zone.cards.length;
    const size = { w: open ? w : w * 0.75, ideal: w * (open ? (wide ? 1.22 : 1.06) : 0.8), tight: 0.5, least: Math.min(w, 64), floor: open ? 34 : 20 };
    if (wide) {
      this.head(zone, x, y, reserve - 20);
      const side = this.counters(zone, x + 4, y + 48, reserve - 20, false) + 48;
      const high = this.cards(zone.cards, x + reserve, y + raise, room - reserve, size, { own: true, role: "hand", pitch: CARD + 0.36 });
      return Math.max(side, high + raise + 16, open ? w * CARD : 0);
    }
    const inline = open && (count - 1) * size.ideal + size.w <= room - 112;
    this.head(zone, x, y, inline ? 110 : room - 100, 26);
    if (inline) {
      const side = this.counters(zone, x + 4, y + 44, 100, true) + 44;
      const high = this.cards(zone.cards, x + 112, y + raise, room - 112, size, { own: true, role: "hand" });
      return Math.max(side, high + raise + 16);
    }
    const side = this.counters({ ...zone, counters: bare(zone.counters ?? []) }, x + room - 84, y + 6, 84, true);
    const top = y + Math.max(40, side + 8) + raise;
    return top - y + this.cards(zone.cards, x, top, room, size, { own: true, role: "hand", pitch: CARD + 0.42, centre: true }) + 16;
  }
}

/** @param {any} scene */
function zonesOf(scene) {
  const of = (/** @type {string} */ kind) => scene.zones.filter((/** @type {Zone} */ zone) => zone.kind === kind);
  return { seats: around(of("seat")), ring: of("ring")[0], fans: of("fan"), stacks: of("stack"), trays: of("tray") };
}

/**
 * The plan of a scene at a width in units.
 * @param {any} scene @param {number} width @param {Extras} [extras]
 * @returns {Plan}
 */
export function plan(scene, width, extras = {}) {
  const w = Math.round(Math.min(Math.max(width, 320), WIDEST)), wide = w >= WIDE;
  const board = new Board(extras), zones = zonesOf(scene), edge = wide ? 28 : 14;
  const round = scene.table === "round";
  const draw = round ? (wide ? roundWide : roundNarrow) : wide ? longWide : longNarrow;
  const { y, middle } = draw(board, zones, w, edge);
  return { w, h: Math.round(y + 18), things: [...board.things, ...board.over], middle, call: board.call };
}

/** Blocks side by side in `cols` columns; gives the height. @param {Array<(x: number, y: number, room: number) => number>} blocks @param {number} cols @param {number} x @param {number} y @param {number} room @param {number} gap */
function grid(blocks, cols, x, y, room, gap) {
  let at = y;
  const cell = (room - gap * (cols - 1)) / cols;
  for (let k = 0; k < blocks.length; k += cols) {
    const row = blocks.slice(k, k + cols);
    at += Math.max(...row.map((block, i) => block(x + i * (cell + gap), at, cell))) + 20;
  }
  return at - y;
}

/** A long table: the others across the top, ring and fans in the middle, stacks at the right. @param {Board} board @param {any} zones @param {number} w @param {number} edge */
function longWide(board, { seats: [mine, ...others], ring, fans, stacks, trays }, w, edge) {
  const blocks = others.map((/** @type {Zone} */ zone) => (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ room) => board.other(zone, x, y, room, true));
  const common = trays.map((/** @type {Zone} */ zone) => (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ room) => board.tray(zone, x, y, room));
  blocks.splice(Math.ceil(blocks.length / 2), 0, ...common);
  const inOne = Math.floor((w - 2 * edge + 20) / 126);
  const cols = blocks.length <= inOne ? Math.max(blocks.length, 1) : Math.ceil(blocks.length / 2);
  let y = 28 + grid(blocks, cols, edge, 28, w - 2 * edge, 20);
  const right = stacks.length ? 104 : 0, left = ring ? 248 : 0, top = y + 6;
  const middle = ring ? { x: 132, y: top + 108, r: 88 } : { x: w / 2, y: top + 60, r: 40 };
  if (ring) board.add("ring", ring.id, middle.x, middle.y, { ring, r: middle.r });
  const room = w - 2 * edge - left - (right ? right + 24 : 0);
  const fanHigh = board.fans(fans, edge + left, top + 10, room, true);
  y = Math.max(top + (ring ? 230 : 0), top + 10 + fanHigh) + 12;
  stacks.forEach((/** @type {Zone} */ zone, /** @type {number} */ k) => board.stack(zone, w - edge - 72, top + 48 + k * 152, 66));
  const low = stacks.length ? top + 48 + stacks.length * 152 - 24 : 0;
  const reserve = left && w >= 740 ? left : 176;
  if (mine) y += board.own(mine, edge, y, w - 2 * edge - (low > y ? right + 24 : 0), reserve);
  return { y: Math.max(y, low), middle };
}

/** @param {Board} board @param {any} zones @param {number} w @param {number} edge */
function longNarrow(board, { seats: [mine, ...others], ring, fans, stacks, trays }, w, edge) {
  let y = 18;
  const cols = others.length <= 2 || others.length === 4 ? Math.min(2, Math.max(others.length, 1)) : 3;
  y += grid(others.map((/** @type {Zone} */ zone) => (/** @type {number} */ x, /** @type {number} */ at, /** @type {number} */ room) => board.other(zone, x, at, room, false)), cols, edge, y, w - 2 * edge, 12);
  const r = 66, middle = ring ? { x: 106, y: y + 100, r } : { x: w / 2, y: y + 40, r: 40 };
  if (ring) board.add("ring", ring.id, middle.x, middle.y, { ring, r });
  const x = ring ? 214 : edge, room = w - edge - x, each = Math.min(92, room / Math.max(stacks.length, 1));
  stacks.forEach((/** @type {Zone} */ zone, /** @type {number} */ k) => board.stack(zone, x + k * each, y + 12, Math.min(56, each - 14), each - 1));
  let low = stacks.length ? y + 12 + 78 + 56 : y;
  for (const zone of trays) low += board.tray(zone, x - 6, low, room + 6);
  y = Math.max(low, ring ? y + 200 : y) + 6;
  y += board.fans(fans, edge, y, w - 2 * edge, false);
  if (mine) y += board.own(mine, edge, y + 4, w - 2 * edge, 0) + 4;
  return { y, middle };
}

/** A round table: the others left, across the top and right; the ring with the stacks inside. @param {Board} board @param {any} zones @param {number} w @param {number} edge */
function roundWide(board, { seats: [mine, ...others], ring, fans, stacks, trays }, w, edge) {
  const { left, top, right } = sides(others.length);
  const r = w < 740 ? 108 : 128;
  const side = Math.min(top < 2 ? 220 : w < 740 ? 130 : 190, w / 2 - r - 20 - edge), inner = w - 2 * edge - 2 * side - 24;
  const along = others.slice(left, left + top);
  const row = along.map((/** @type {Zone} */ zone) => (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ room) => board.other(zone, top === 1 ? w / 2 - 70 : x, y, room, true));
  const high = top ? grid(row, top, edge + side + 12, 20, inner, 16) : 0;
  const middle = { x: w / 2, y: 20 + high + r + 12, r };
  const column = (/** @type {Zone[]} */ list, /** @type {number} */ x) => {
    let y = list.length > 1 ? 28 : middle.y - 60;
    for (const zone of list) y += board.other(zone, x, y, side, true) + 26;
    return y;
  };
  const ends = [column(others.slice(0, left).reverse(), edge), column(others.slice(others.length - right), w - edge - side)];
  inside(board, ring, stacks, trays, middle, r < 120 ? 0.82 : 1);
  let y = Math.max(middle.y + r + 40, ...ends);
  if (fans.length) y += board.fans(fans, edge, y, w - 2 * edge, true);
  if (mine) y += board.own(mine, edge, y, w - 2 * edge, 160);
  return { y, middle };
}

/** @param {Board} board @param {any} zones @param {number} w @param {number} edge */
function roundNarrow(board, { seats: [mine, ...others], ring, fans, stacks, trays }, w, edge) {
  const cols = others.length === 2 || others.length === 4 ? 2 : Math.min(3, Math.max(others.length, 1));
  let y = 16 + grid(others.map((/** @type {Zone} */ zone) => (/** @type {number} */ x, /** @type {number} */ at, /** @type {number} */ room) => board.other(zone, x, at, room, false)), cols, edge, 16, w - 2 * edge, 12);
  const r = 108, middle = { x: w / 2, y: y + r + 10, r };
  inside(board, ring, stacks, trays, middle, 0.8);
  y = middle.y + r + 36;
  if (fans.length) y += board.fans(fans, edge, y, w - 2 * edge, false);
  if (mine) y += board.own(mine, edge, y, w - 2 * edge, 0);
  return { y, middle };
}

/** The ring, and inside it the stacks side by side. @param {Board} board @param {Zone} ring @param {Zone[]} stacks @param {Zone[]} trays @param {{x: number, y: number, r: number}} middle @param {number} scale */
function inside(board, ring, stacks, trays, middle, scale) {
  board.add("ring", ring.id, middle.x, middle.y, { ring, r: middle.r });
  const w = (stacks.length > 2 ? 56 : 78) * scale, gap = 22 * scale;
  const x = middle.x - (stacks.length * w + (stacks.length - 1) * gap) / 2;
  stacks.forEach((zone, k) => board.stack(zone, x + k * (w + gap), middle.y - w * 0.7 - 12, w));
  trays.forEach((zone) => board.tray(zone, middle.x - 50, middle.y + 44, 100));
}
