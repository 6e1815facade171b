/** Events: what has just happened, shown happening over the table for a moment; still where motion is unwanted. */

import { rect, svg } from "../page/dom.ts";
import { drawn } from "./drawn_items.ts";
import type { Thing } from "./layout.ts";

export type Spot = { x: number; y: number; w: number; h: number };

/** Milliseconds for a chip or a pile to travel, and between two chips. */
const TRAVEL = 420,
  AFTER = 80,
  /** How long what is outlined stays so. */
  STAYS = 1500;
const TOKENS = 5;
/** How long a card that has been laid lies there first, and how long an event is seen before what follows it. */
const LANDS = 320;
const HOLDS: Record<string, number> = { goal: 900, bust: 700, aside: 600 };
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where the things of a zone lie together. */
export function spot(things: Iterable<Thing>, zone: string): Spot | null {
  const hand = zone.replace(/^seat/, "h"),
    cards = [...things].filter(({ kind, key }) => kind === "card" && (key === zone || key.startsWith(`${hand}.`)));
  const found = cards.length
    ? cards.map(({ x, y, w }) => ({ x, y, w, h: w * 1.4 }))
    : [...things]
        .filter(({ key }) => key.slice(key.indexOf(":") + 1).split(".")[0] === zone)
        .map(({ x, y, wide = 40, high = 40 }) => ({ x, y, w: wide, h: high }));
  if (!found.length) return null;
  const left = Math.min(...found.map(({ x }) => x)),
    top = Math.min(...found.map(({ y }) => y)),
    right = Math.max(...found.map(({ x, w }) => x + w)),
    bottom = Math.max(...found.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The outline of whom it happens to. */
const outline = (at: Spot) =>
  rect(at.x - 7, at.y - 7, at.w + 14, at.h + 14, { rx: 8, fill: "none", stroke: "var(--lit)", "stroke-width": 4 });

/** A chip on its way. */
const chip = () => rect(-14, -4, 28, 8, { rx: 2, fill: "var(--lit)", stroke: "#fff", "stroke-width": 1.5 });

/**
 * Show an event, and what follows from it, on a layer over the table; the next event cuts it short. `gone` are
 * the cards that have just left the table: where a pile is put aside, they slide there.
 */
export function happen(
  layer: SVGElement,
  event: Uw.Happening | null | undefined,
  things: Thing[],
  { pace, still, gone }: { pace: number; still: boolean; gone: Thing[] },
) {
  layer.replaceChildren();
  let wait = 0;
  for (let one = event; one; one = one.then) {
    const shown =
      one.kind === "aside"
        ? sweep(one, things, { pace, still, gone, wait })
        : one.kind === "bust"
          ? bust(lastPile(gone, one.then?.face), pace, still)
          : beat(one, things, pace, still);
    layer.append(...shown);
    if (!still && pace > 0 && one !== event)
      for (const node of shown)
        if (!node.matches(".swept"))
          node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: wait, fill: "both" });
    setTimeout(
      () => {
        for (const node of shown) node.remove();
      },
      STAYS / Math.max(pace, 0.5) + wait,
    );
    if (!still && pace > 0) wait += (HOLDS[one.kind] ?? 0) / pace;
  }
}

/** One event: whom it happens to is outlined, and chips travel. Cards come from where they were by themselves. */
function beat(event: Uw.Happening, things: Thing[], pace: number, still: boolean) {
  const from = event.source ? spot(things, event.source) : null,
    to = event.target ? spot(things, event.target) : null;
  if (!to) return [];
  const shown = [outline(to)];
  if (from && event.kind === "catch") shown.push(outline(from));
  if (!from || event.kind !== "goal" || still || pace <= 0) return shown;
  for (let k = 0; k < Math.min(event.count || 1, TOKENS); k++) {
    const node = chip();
    shown.push(node);
    const place = (at: Spot) => `translate(${at.x + at.w / 2}px,${at.y + at.h / 2}px)`;
    node.style.transform = place(to);
    node.animate([{ transform: place(from) }, { transform: place(to), opacity: 1 }, { opacity: 0 }], {
      duration: (TRAVEL * 1.25) / pace,
      delay: (k * AFTER) / pace,
      easing: EASE,
      fill: "both",
    });
  }
  return shown;
}

/** The cards of the pile that has just gone, with the one that ended it. */
function lastPile(gone: Thing[], face: any) {
  const pile = gone.filter(({ kind, role }) => kind === "card" && role === "fan").sort((a, b) => a.x - b.x),
    last = pile.at(-1);
  if (last && face) {
    const step = pile.length > 1 ? last.x - pile[pile.length - 2].x : last.w * 0.59;
    pile.push({ ...last, key: `${last.key}.end`, x: last.x + Math.max(step, last.w * 0.4), face });
  }
  return pile;
}

/** A pile that brings nothing: framed in dashes as long as it lies there. */
function bust(pile: Thing[], pace: number, still: boolean) {
  const [first] = pile,
    last = pile.at(-1);
  if (!first || !last || still || pace <= 0) return [];
  const node = outline({ x: first.x, y: first.y, w: last.x + last.w - first.x, h: last.w * 1.4 });
  node.setAttribute("stroke-dasharray", "10 7");
  node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], {
    duration: (HOLDS.bust + LANDS) / pace,
    fill: "both",
  });
  return [node];
}

/** A pile put aside: its cards, and the one that ended it, lie there for a moment and slide away as one. */
function sweep(
  event: Uw.Happening,
  things: Thing[],
  { pace, still, gone, wait }: { pace: number; still: boolean; gone: Thing[]; wait: number },
) {
  const to = event.target ? spot(things, event.target) : null;
  if (!to) return [];
  if (still || pace <= 0) return [outline(to)];
  return lastPile(gone, event.face).map((thing) => {
    const node = svg("g.thing.card.swept", ...drawn({ ...thing, plays: false, off: "" }));
    const at = `translate(${thing.x}px,${thing.y}px)`;
    node.animate(
      [
        { transform: at, opacity: 1 },
        { transform: `translate(${to.x}px,${to.y}px) scale(${to.w / thing.w})`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x}px,${to.y}px) scale(${to.w / thing.w})`, opacity: 0 },
      ],
      { duration: (TRAVEL * 1.25) / pace, delay: wait + LANDS / pace, easing: EASE, fill: "both" },
    );
    return node;
  });
}
