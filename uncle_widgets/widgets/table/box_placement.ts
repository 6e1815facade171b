/** Beside: where a box is laid next to a card, and covers neither it nor what must be seen. Pure. */

export type Rect = { x: number; y: number; w: number; h: number };
export type Side = "above" | "below" | "right" | "left";

/** Pixels between the card and the box. */
const TO_THE_BOX = 10;
/** How much worse it is to cover what must be seen than to cover the card. */
const KEPT_CLEAR = 3;

/** How much of one another they cover. */
export const overlapping = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const clamped = (at: number, size: number, from: number, room: number) =>
  Math.max(from, Math.min(at, from + room - size));

/**
 * A place for a box of `w` by `h` within `area`: over the card, else under it or at its side, wherever it covers
 * least of it and of what is to be kept clear.
 * @returns `tip`: how far along that side the card's middle is
 */
export function beside(
  { w, h }: { w: number; h: number },
  card: Rect,
  area: Rect,
  keep: Rect[],
): Rect & { side: Side; tip: number } {
  const middle = { x: card.x + card.w / 2, y: card.y + card.h / 2 };
  const tries = [
    ["above", middle.x - w / 2, card.y - h - TO_THE_BOX],
    ["below", middle.x - w / 2, card.y + card.h + TO_THE_BOX],
    ["right", card.x + card.w + TO_THE_BOX, middle.y - h / 2],
    ["left", card.x - w - TO_THE_BOX, middle.y - h / 2],
  ] as [Side, number, number][];
  // at the card's side, right over what is kept clear
  const clear = Math.min(area.y + area.h, ...keep.map(({ y }) => y));
  tries.push(
    ["right", card.x + card.w + TO_THE_BOX, clear - h - TO_THE_BOX],
    ["left", card.x - w - TO_THE_BOX, clear - h - TO_THE_BOX],
  );
  const found = tries.map(([side, x, y]) => {
    const place = { x: clamped(x, w, area.x, area.w), y: clamped(y, h, area.y, area.h), w, h };
    const covers =
      overlapping(place, card) + KEPT_CLEAR * keep.reduce((sum, one) => sum + overlapping(place, one), 0);
    return { ...place, side, covers };
  });
  const { covers: _, ...best } = found.reduce((least, one) => (one.covers < least.covers - 1 ? one : least));
  const along = best.side === "above" || best.side === "below" ? middle.x - best.x : middle.y - best.y;
  const long = best.side === "above" || best.side === "below" ? w : h;
  return { ...best, tip: clamped(along, 0, 14, long - 28) };
}
