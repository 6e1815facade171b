// @ts-check
/** Laying: things at their places, with their words and what of them is lit: what every zone is made of. Pure. */
import { BOLD, CARD, fit, spread } from "../page/measure.js";

/** @typedef {import("./layout.js").Thing} Thing */
/** @typedef {import("./layout.js").Extras} Extras */

/**
 * What of a zone is outlined where it is counted, from its place: a seat's mark, an empty pile, a ring, a throw.
 * @type {Record<string, (rest: Record<string, any>) => {x: number, y: number, w: number, h: number} | false>}
 */
const ZONES = {
  mark: ({ size }) => ({ x: 0, y: 0, w: size, h: size }),
  pile: ({ w, empty }) => empty && { x: 0, y: 0, w, h: w * CARD },
  ring: ({ r }) => ({ x: -r, y: -r, w: 2 * r, h: 2 * r }),
  dice: ({ w, size }) => ({ x: 0, y: 0, w, h: size }),
  box: ({ size }) => ({ x: 0, y: 0, w: size, h: size }),
};

export class Laying {
  /** @param {Extras} extras */
  constructor(extras) {
    this.extras = extras;
    this.call = 0;
    /** @type {Thing[]} */ this.things = [];
    /** @type {Thing[]} */ this.over = [];
  }

  /**
   * @param {string} kind
   * @param {string} key
   * @param {number} x
   * @param {number} y
   * @param {Record<string, any>} [rest]
   */
  add(kind, key, x, y, rest = {}) {
    this.things.push({ kind, key: `${kind}:${key}`, x, y, ...rest });
    const tab = this.extras.lit?.[key],
      box = ZONES[kind]?.(rest);
    if (tab != null && box)
      this.over.push({
        kind: "lit",
        key: `lit:${key}`,
        x: x + box.x,
        y: y + box.y,
        w: box.w,
        h: box.h,
        tab,
        role: kind,
      });
  }

  /**
   * Text, in as many lines as it takes; gives what the lines after the first add to its height.
   * @param {string} key
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {{size?: number, room?: number, bold?: boolean, quiet?: boolean, anchor?: string, tone?: string}}
   * [look]
   */
  text(
    key,
    text,
    x,
    y,
    { size = 13, room = Infinity, bold = false, quiet = true, anchor = "start", tone = "" } = {},
  ) {
    if (!text) return 0;
    const { lines, size: set } = fit(text, size, room, bold ? BOLD : 1);
    this.add("text", key, x, y, { lines, size: set, bold, quiet, anchor, tone });
    return (lines.length - 1) * set * 1.2;
  }

  /**
   * A card and, above all cards, its outline and tab where it is being counted.
   * @param {Uw.Item} item
   * @param {number} x
   * @param {number} y
   * @param {number} w
   * @param {{seen?: number, own?: boolean, role?: string, recall?: Uw.Item[]}} [how]
   */
  card(item, x, y, w, { seen = w, own = false, role = "", recall = [] } = {}) {
    const { lit = {}, dealt = {}, acting = false, under = true, opens = "" } = this.extras;
    const face = dealt[item.key] ?? item.face ?? null;
    const plays = acting && Boolean(item.move || item.picks?.length);
    const up = Boolean(/** @type {any} */ (item).lifted),
      lies = role === "grid" ? 0 : w < 80 ? 12 : 14, // in a grid the rows leave no room
      lift = own && (plays || (acting && item.ghost)) ? lies + (up ? w * (lies ? 0.24 : 0.14) : 0) : 0;
    this.things.push({
      kind: "card",
      key: item.key,
      x,
      y: y - lift,
      w,
      face,
      label: item.label,
      origin: item.origin ?? "",
      role,
      dealt: item.key in dealt,
      kin: Boolean(item.kin),
      ghost: Boolean(item.ghost),
      seen,
      plays,
      off: acting ? (item.off ?? "") : "",
      under: own && plays && !up,
      up,
      move: item.move ?? "",
      picks: item.picks ?? [],
      recall: under ? recall : [],
      opens: opens === item.key && !plays && !item.off,
    });
    if (item.key in lit) {
      this.over.push({
        kind: "lit",
        key: `lit:${item.key}`,
        x,
        y: y - lift,
        w: seen,
        h: w * CARD,
        tab: lit[item.key],
        role,
      });
    }
  }

  /**
   * Cards in rows from (x, y); gives the height they take.
   * @param {Uw.Item[]} items
   * @param {number} x
   * @param {number} y
   * @param {number} room
   * @param {import("../page/measure.js").Size} size
   * @param {{own?: boolean, role?: string, pitch?: number, centre?: boolean}} [how]
   */
  cards(items, x, y, room, size, { own = false, role = "", pitch = CARD, centre = false } = {}) {
    if (!items.length) return 0;
    const { w, step, cols, rows } = spread(items.length, room, size);
    items.forEach((item, k) => {
      const row = Math.floor(k / cols),
        col = k % cols;
      const inRow = Math.min(cols, items.length - row * cols);
      const left = centre ? x + (room - (step * (inRow - 1) + w)) / 2 : x;
      this.card(item, left + col * step, y + row * pitch * w, w, {
        seen: col === inRow - 1 ? w : Math.min(w, step),
        own,
        role,
      });
    });
    return w * CARD + (rows - 1) * pitch * w;
  }
}
