/**
 * How to play, in pictures: what a position shows, row by row, by the table's own drawing. One is 150 by 112 units
 * and at least 138 px wide; its words are 13 units and more.
 */

import { html, svg } from "../page/dom.ts";
import { CARD, textWidth } from "../page/measure.ts";
import { drawn } from "./drawn_items.ts";
import type { Thing } from "./layout.ts";

export type Block = { w: number; h: number; put: (x: number, y: number) => Thing[] };

const W = 150,
  H = 112,
  MARGIN = 7,
  BETWEEN = 8,
  LARGEST = 50,
  SMALLEST_CARD = 16;

const thing = (kind: string, x: number, y: number, rest: Record<string, any>): Thing => ({
  kind,
  key: "",
  x,
  y,
  ...rest,
});

const said = (text: string, x: number, y: number, how: Record<string, any> = {}) =>
  thing("text", x, y, { lines: [text], size: 14, bold: false, quiet: false, anchor: "start", tone: "", ...how });

/** A card that is only seen. */
const plainCard = (item: Uw.Item, x: number, y: number, w: number) =>
  thing("card", x, y, { w, face: item.face ?? null, label: item.label, kin: item.kin, seen: w });

const litRound = (x: number, y: number, w: number, h: number) => thing("lit", x, y, { w, h, tab: "", role: "" });

/** Cards side by side, overlapping where they are many, or in columns; sums stand above them. */
function cardsBlock({ id, cards = [], columns = 0 }: Uw.HowPart, u: number, lit: Set<string>): Block {
  const cols = columns || cards.length,
    above = cards.some((card) => card.above) ? 19 : 0,
    apart = columns || cards.length < 4 ? u + 5 : Math.max(u * 0.66, above + 3),
    row = u * CARD + 5,
    w = apart * (cols - 1) + u,
    h = above + row * Math.ceil(cards.length / cols) - 5;
  return {
    w,
    h,
    put: (x, y) => {
      const things = cards.flatMap((card, k) => {
        const left = x + apart * (k % cols),
          top = y + above + row * Math.floor(k / cols),
          last = k === cards.length - 1;
        return [
          plainCard(card, left, top, u),
          ...(card.above ? [said(card.above, left, top - 6, { bold: last, quiet: !last })] : []),
          ...(lit.has(card.key) ? [litRound(left, top, u, u * CARD)] : []),
        ];
      });
      return [...things, ...(lit.has(id ?? "") && cards.length > 1 ? [litRound(x, y + above, w, h - above)] : [])];
    },
  };
}

function stackBlock(zone: Uw.Stack, u: number, lit: Set<string>): Block {
  const back = zone.top && !zone.top.face,
    under = back ? Math.min(3, zone.count - 1) : 0,
    rise = under * 2.5;
  return {
    w: u + rise,
    h: u * CARD + rise,
    put: (x, y) => [
      thing("pile", x, y + rise, { w: u, under, empty: !zone.top }),
      ...(zone.top ? [plainCard(zone.top, x, y + rise, u)] : []),
      ...(lit.has(zone.id) ? [litRound(x, y + rise, u, u * CARD)] : []),
    ],
  };
}

/** A player: the mark, what they own in figures and a picture (chips over them, agents beside), what they call. */
function seatBlock(zone: Uw.SeatZone, u: number): Block {
  const size = Math.min(21, Math.max(16, Math.round(u * 0.42))),
    font = size * 0.8,
    count = zone.counters?.find(({ value, art }) => value || !art) ?? zone.counters?.[0],
    art = count?.value ? count.art : "",
    figures = count ? String(count.value) : "",
    label = count && !art ? count.label : "",
    told = zone.alert ? zone.alert : label,
    stacks = Math.ceil((count?.value ?? 0) / 10),
    high = art === "chips" ? 66 : 0,
    figured = size + 5 + textWidth(figures, font * 1.1),
    beside = figured + (art === "agents" ? 8 + 23 * (count?.value ?? 0) : 0),
    w = Math.max(beside, art === "chips" ? 15 * stacks - 2 : 0, textWidth(told, 14));
  return {
    w,
    h: high + size + (told ? 17 : 0),
    put: (x, y) => [
      ...(art === "chips"
        ? [thing("chips", x, y + high - 4, { count: count?.value, w: 13, t: 4, g: 2, pitch: 15 })]
        : []),
      ...(art === "agents"
        ? [thing("agents", x + figured + 8, y, { count: count?.value, full: count?.value, size: 18 })]
        : []),
      thing("mark", x, y + high, { seat: zone.seat, size, active: Boolean(zone.active) || zone.note === "wins" }),
      said(figures, x + size + 5, y + high + size * 0.76, { size: font, bold: true }),
      ...(told
        ? [said(told, x, y + high + size + 14, { tone: zone.alert ? "lit" : "", bold: Boolean(zone.alert) })]
        : []),
    ],
  };
}

function boardBlock({ board, zone }: Uw.HowPart, u: number, lit: Set<string>): Block {
  const map = board as Uw.Board,
    shown = {
      heat: {},
      clear: false,
      acting: false,
      spots: {},
      lit: Object.fromEntries([...lit].map((key) => [key, ""])),
    },
    w = u,
    h = (u * map.height) / map.width;
  return { w, h, put: (x, y) => [thing("board", x, y, { board: map, zone, ...shown, w, h, k: w / map.width })] };
}

function block(part: Uw.HowPart, u: number, lit: Set<string>): Block {
  const zone = part.zone as any;
  switch (part.kind) {
    case "cards":
      return cardsBlock(part, u, lit);
    case "stack":
      return stackBlock(zone, u, lit);
    case "seat":
      return seatBlock(zone, u);
    case "tokens":
      return boardBlock(part, u * 3.2, lit);
    case "dice": {
      const size = Math.min(30, u * 0.8),
        w = zone.values.length * (size + 10) - 10;
      return { w, h: size, put: (x, y) => [thing("dice", x, y, { ...zone, lit: zone.lit ?? [], w, size })] };
    }
    case "ring": {
      const r = u * 0.66,
        out = r * 1.42;
      return {
        w: 2 * out,
        h: 2 * out,
        put: (x, y) => [thing("ring", x + out, y + out, { r, ring: { ...zone, marks: [], note: "" } })],
      };
    }
    case "words": {
      const lines = (part.words ?? "").split("\n");
      return {
        w: Math.max(...lines.map((line) => textWidth(line, 15))),
        h: 17 * lines.length,
        put: (x, y) => lines.map((line, k) => said(line, x, y + 13 + 17 * k, { bold: !k })),
      };
    }
    default:
      return { w: 22, h: 12, put: (x, y) => [thing("arrow", x, y, { back: part.kind === "left" })] };
  }
}

/** An arrow from the left to the right, or back. */
const arrow = ({ back }: Thing) => [
  svg("path.arrow", { d: "M0 4.5h13V0l9 6-9 6V7.5H0z", transform: back ? "translate(22 0) scale(-1 1)" : null }),
];

/** What stands where in a picture, as large as it can be. */
function picturePlan({ rows, lit = [] }: Uw.HowPicture): Thing[] {
  const keys = new Set(lit),
    sum = (sizes: number[], gap: number) => sizes.reduce((all, size) => all + size + gap, -gap);
  for (let u = LARGEST; ; u -= 1) {
    const blocks = rows.map((row) => row.map((part) => block(part, u, keys))),
      wide = blocks.map((row) =>
        sum(
          row.map(({ w }) => w),
          BETWEEN,
        ),
      ),
      high = blocks.map((row) => Math.max(...row.map(({ h }) => h))),
      all = sum(high, BETWEEN);
    if (u > SMALLEST_CARD && (Math.max(...wide) > W - 2 * MARGIN || all > H - 2 * MARGIN)) continue;
    let y = (H - all) / 2;
    return blocks.flatMap((row, k) => {
      let x = (W - wide[k]) / 2;
      const top = y;
      y += high[k] + BETWEEN;
      return row.flatMap(({ w, h, put }) => {
        const left = x;
        x += w + BETWEEN;
        return put(left, top + (high[k] - h) / 2);
      });
    });
  }
}

/** A picture in words: where these begin with a small letter they go on with the sentence of its title. */
export const pictureTold = ({ title, says }: Uw.HowPicture) =>
  `${title}${/^\p{Ll}/u.test(says) ? "" : "."} ${says}`;

const pictureOf = (shown: Uw.HowPicture) =>
  svg(
    "svg.uw-table",
    { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": pictureTold(shown) },
    picturePlan(shown).map((one) =>
      svg(
        "g",
        { class: `thing ${one.kind}`, transform: `translate(${one.x} ${one.y})` },
        one.kind === "arrow" ? arrow(one) : drawn(one),
      ),
    ),
  );

/** The five pictures with their sentences. */
export const howtoList = ({ pictures }: Uw.HowTo) =>
  html(
    "ol.howto",
    pictures.map((shown, at) =>
      html("li", pictureOf(shown), html("p", html("b", `${at + 1}. ${shown.title}`), ` ${shown.says}`)),
    ),
  );
