/**
 * The gallery's table: the ring and the cards played at the left, the hidden hand and one's own at the right.
 * Pure, as layout.ts: zones and a width in, placed things out.
 */
import type { Plan, Thing } from "../table/layout.ts";
export type TeaserZone = Record<string, any>;
export type Shown = { zones: TeaserZone[]; lit?: Record<string, string>; gain?: { count: number; label: string } };

/** From this width on (in sixteenths of the type size) the table is laid out wide. */
const BROAD = 500;
/** Cards that lie nearer to each other have every second total over them. */
const NEAR = 26;
const LOOKS = {
  broad: { w: 600, h: 480, r: 106, middle: [150, 142], card: 72, right: 344, row: 318, mark: 28, edge: 2 },
  slim: { w: 362, h: 306, r: 56, middle: [78, 90], card: 50, right: 186, row: 196, mark: 24, edge: 0 },
};

export function teaserPlan({ zones, lit = {}, gain }: Shown, width: number): Plan {
  const look = width >= BROAD ? LOOKS.broad : LOOKS.slim;
  const things: Thing[] = [];
  const over: Thing[] = [];
  const add = (kind: string, key: string, x: number, y: number, rest: Record<string, any>) =>
    things.push({ kind, key: `${kind}:${key}`, x, y, ...rest });
  const words = (key: string, text: string, x: number, y: number, bold = false, quiet = true) =>
    text &&
    add("text", key, x, y, { lines: [text], size: look === LOOKS.broad ? 15 : 14, bold, quiet, anchor: "start" });
  const row = (cards: any[], x: number, y: number, room: number, ideal: number, role: string) => {
    const w = look.card,
      step = Math.min(ideal, (room - w) / Math.max(cards.length - 1, 1)),
      every = step < NEAR ? 2 : 1; // totals side by side must not touch
    cards.forEach((item, k) => {
      const raised = item.key in lit && role === "seat" ? look.card * 0.1 : 0,
        last = k === cards.length - 1;
      things.push({
        kind: "card",
        key: item.key,
        x: x + k * step,
        y: y - raised,
        w,
        face: item.face ?? null,
        label: item.label,
        origin: item.origin ?? "",
        role,
        dealt: role === "seat" && Boolean(item.face),
        seen: last ? w : Math.min(w, step),
        plays: false,
        off: "",
        under: false,
        move: "",
        picks: [],
      });
      if (item.key in lit)
        over.push({
          kind: "lit",
          key: `lit:${item.key}`,
          x: x + k * step,
          y: y - raised,
          w,
          h: w * 1.4,
          tab: "",
          role,
        });
      if (item.above && (cards.length - 1 - k) % every === 0)
        add("text", `${item.key}.above`, x + k * step + 4, y + w * 1.4 + 20, {
          lines: [item.above],
          size: 15,
          bold: last,
          quiet: !last,
          anchor: "start",
          tone: item.key in lit ? "lit" : "",
        });
    });
    return w + (cards.length - 1) * step;
  };

  const [x, y] = look.middle;
  for (const zone of zones) {
    if (zone.kind === "ring") add("ring", zone.id, x, y, { ring: { ...zone, marks: [] }, r: look.r });
    if (zone.kind === "fan") {
      words(zone.id, zone.label, look.edge, look.row - 12);
      row(zone.cards, look.edge, look.row, look.right - look.edge - 18, look.card * 0.7, "fan");
    }
    if (zone.kind !== "seat") continue;
    if (zone.me) {
      words(zone.id, zone.name, look.right, look.row - 12);
      row(zone.cards, look.right, look.row, look.w - look.right - 4, look.card * 1.1, "hand");
      continue;
    }
    const top = look.mark + 26;
    add("mark", zone.id, look.right, 4, { seat: zone.seat, size: look.mark, active: true });
    words(
      zone.id,
      [zone.name, zone.note].filter(Boolean).join(", "),
      look.right + look.mark + 12,
      4 + look.mark * 0.7,
      true,
      false,
    );
    const wide = row(zone.cards, look.right, top, look.w - look.right - 4, look.card * 1.1, "seat");
    const high = look.card * 1.4;
    if (!gain && !zone.cards.some((card: any) => card.face))
      over.push({
        kind: "lit",
        key: `lit:${zone.id}`,
        x: look.right - 4,
        y: top - 4,
        w: wide + 8,
        h: high + 8,
        tab: "",
      });
    if (gain?.count) {
      const chip = { w: look.card * 0.42, t: 9, g: 2, pitch: look.card * 0.5 };
      for (let k = 0; k < gain.count; k++)
        add("chips", `${zone.id}.${k}`, look.right + k * chip.pitch, top + high + 32, { count: 1, ...chip });
      words(
        `${zone.id}.gain`,
        `${gain.count} ${gain.label} for ${zone.name}`,
        look.right + gain.count * chip.pitch + 8,
        top + high + 32,
        true,
        false,
      );
    }
  }
  return { w: look.w, h: look.h, things: [...things, ...over], middle: { x, y, r: look.r }, call: 0 };
}

/** A guess as a link has it: under one of 100 as a percentage, which leaves no question. */
export const guessWord = (guess: number) =>
  guess > 0 && guess < 1 ? encodeURIComponent(`${guess}%`) : String(guess);
