/** Measures: how wide a text is set, how cards lie in a given room. Pure. */

export const CARD = 1.4; // a card is so many times as high as wide

/** Width of a card at the least: for a frame, while its room is not known yet, there may be none for it. */
const LEAST_CARD = 12;

/** How wide a card is that is no wider than `most`, in a room so high. */
export const cardIn = (most: number, high: number) => Math.max(LEAST_CARD, Math.min(most, high / CARD));
/** How much wider bold letters are. */
export const BOLD = 1.06;

/** From this radius on a ring has ticks around it, and numbers beyond them. */
export const LEAST_TICKED = 56;

const WIDTHS = [
  [/[ilj.,:;'|!tf\s()]/, 0.3],
  [/[mwMW@%]/, 0.88],
  [/[A-Z]/, 0.7],
  [/[\u0300-\u036f]/, 0],
  [/[\u0250-\uffff]/, 1],
] as Array<[RegExp, number]>;

const SAMPLES = ["0123456789", "of 100 hands, as the quick brown fox jumps over it"];

/** How much wider than these the letters of the page's font are; unknown until they are set. */
let wider: number | undefined;

const reckoned = (text: string) => {
  let sum = 0;
  for (const sign of text) sum += WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? 0.57;
  return sum;
};

/** How much wider than WIDTHS the widest letters of a page are, plain or bold: 1 where they are not. */
function measured() {
  if (wider != null) return wider;
  const node = typeof document === "object" && document.querySelector(".uw"),
    pen = node && document.createElement("canvas").getContext("2d");
  if (!node || !pen) return 1; // no page, or one in a shadow root
  const family = getComputedStyle(node).getPropertyValue("--sans"),
    times = [400, 700].flatMap((weight) => {
      pen.font = `${weight} 100px ${family}`;
      return SAMPLES.map(
        (text) => pen.measureText(text).width / (weight > 400 ? 100 * BOLD : 100) / reckoned(text),
      );
    });
  wider = Math.max(1, ...times);
  document.fonts.addEventListener("loadingdone", () => (wider = undefined), { once: true });
  return wider;
}

/** About how wide a text is set: seldom wider, in whichever font the page has. */
export const textWidth = (text: string, size: number) => reckoned(text) * size * measured();

/** Text is never smaller than this, in units. */
export const SMALLEST = 12;

/**
 * `text` within `room`: smaller if it must be, down to SMALLEST, then in lines, broken between words or, where
 * one is longer than a line, within it. Nothing is cut off.
 * @param heavy how much wider bold is
 */
export function fit(
  text: string,
  size: number,
  room: number,
  heavy: number = 1,
): { lines: string[]; size: number } {
  const wide = textWidth(text, heavy);
  const set = Math.max(Math.min(size, SMALLEST), Math.min(size, room / Math.max(wide, 0.01)));
  if (wide * set <= room + 0.01) return { lines: [text], size: set };
  const holds = (line: string) => textWidth(line, set * heavy) <= room;
  const lines = [""];
  const last = () => lines[lines.length - 1];
  for (const word of text.split(" ")) {
    if (last() !== "" && holds(`${last()} ${word}`)) lines[lines.length - 1] += ` ${word}`;
    else {
      if (last() !== "") lines.push("");
      for (const sign of word) {
        if (last() !== "" && !holds(last() + sign)) lines.push("");
        lines[lines.length - 1] += sign;
      }
    }
  }
  return { lines, size: set };
}

export type Size = { w: number; ideal: number; tight?: number; least?: number; floor?: number };

/**
 * How `count` cards lie in `room`: apart if they can, overlapping so that each still shows `tight` of its width,
 * then smaller down to `least`, then in rows.
 */
export function spread(
  count: number,
  room: number,
  { w, ideal, tight = 0.5, least = w, floor = 0 }: Size,
): { w: number; step: number; cols: number; rows: number } {
  if (count <= 1) return { w: Math.min(w, Math.max(room, LEAST_CARD)), step: ideal, cols: 1, rows: 1 };
  const shown = (width: number) => Math.max(tight * width, floor);
  const stepFor = (width: number, n: number) => Math.min(ideal, (room - width) / Math.max(n - 1, 1));
  for (const width of [w, Math.max(least, Math.min(w, room / (1 + tight * (count - 1))))]) {
    if (stepFor(width, count) >= shown(width) - 0.01)
      return { w: width, step: stepFor(width, count), cols: count, rows: 1 };
  }
  const most = Math.max(1, Math.floor((room - least) / shown(least)) + 1);
  const rows = Math.ceil(count / most);
  const cols = Math.ceil(count / rows);
  return { w: least, step: stepFor(least, cols), cols, rows };
}

/** Seats clockwise from the watcher (or seat 0): first who sits at the bottom. */
export function around(seats: Uw.SeatZone[]) {
  const ordered = [...seats].sort((a, b) => a.seat - b.seat);
  const at = Math.max(
    0,
    ordered.findIndex((zone) => zone.me),
  );
  return [...ordered.slice(at), ...ordered.slice(0, at)];
}

/** How many of the others sit left, across the top and right of a round table. */
export function sides(others: number) {
  if (others < 2) return { left: 0, top: others, right: 0 };
  const side = Math.floor((others + 1) / 3);
  return { left: side, top: others - 2 * side, right: side };
}
