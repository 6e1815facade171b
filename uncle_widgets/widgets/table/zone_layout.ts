/** Laying: things at their places, with their words and what of them is lit: what every zone is made of. Pure. */

import type { Size } from "../page/measure.ts";
import { BOLD, CARD, fit, spread } from "../page/measure.ts";
import type { Extras, Thing } from "./layout.ts";

/**
 * What of a zone is outlined where it is counted, from its place: a seat's mark, an empty pile, a ring, a throw.
 */
const ZONES: Record<
  string,
  (rest: Record<string, any>) => { x: number; y: number; w: number; h: number } | false
> = {
  mark: ({ size }) => ({ x: 0, y: 0, w: size, h: size }),
  pile: ({ w, empty }) => empty && { x: 0, y: 0, w, h: w * CARD },
  ring: ({ r }) => ({ x: -r, y: -r, w: 2 * r, h: 2 * r }),
  dice: ({ w, size }) => ({ x: 0, y: 0, w, h: size }),
  box: ({ size }) => ({ x: 0, y: 0, w: size, h: size }),
};

export class Laying {
  extras: Extras;
  call = 0;
  things: Thing[] = [];
  over: Thing[] = [];

  constructor(extras: Extras) {
    this.extras = extras;
  }

  add(kind: string, key: string, x: number, y: number, rest: Record<string, any> = {}) {
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

  /** Text, in as many lines as it takes; gives what the lines after the first add to its height. */
  text(
    key: string,
    text: string,
    x: number,
    y: number,
    {
      size = 13,
      room = Infinity,
      bold = false,
      quiet = true,
      anchor = "start",
      tone = "",
    }: { size?: number; room?: number; bold?: boolean; quiet?: boolean; anchor?: string; tone?: string } = {},
  ) {
    if (!text) return 0;
    const { lines, size: set } = fit(text, size, room, bold ? BOLD : 1);
    this.add("text", key, x, y, { lines, size: set, bold, quiet, anchor, tone });
    return (lines.length - 1) * set * 1.2;
  }

  /** A card and, above all cards, its outline and tab where it is being counted. */
  card(
    item: Uw.Item,
    x: number,
    y: number,
    w: number,
    {
      seen = w,
      own = false,
      role = "",
      recall = [],
    }: { seen?: number; own?: boolean; role?: string; recall?: Uw.Item[] } = {},
  ) {
    const { lit = {}, dealt = {}, acting = false, under = true, opens = "" } = this.extras;
    const face = dealt[item.key] ?? item.face ?? null;
    const plays = acting && Boolean(item.move || item.picks?.length);
    const up = Boolean((item as any).lifted),
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

  /** Cards in rows from (x, y); gives the height they take. */
  cards(
    items: Uw.Item[],
    x: number,
    y: number,
    room: number,
    size: Size,
    {
      own = false,
      role = "",
      pitch = CARD,
      centre = false,
    }: { own?: boolean; role?: string; pitch?: number; centre?: boolean } = {},
  ) {
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
