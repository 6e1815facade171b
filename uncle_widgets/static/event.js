// @ts-check
/** Events: what has just happened, shown happening over the table for a moment; still where motion is unwanted. */
import { svg } from "./dom.js";

/** @typedef {import("./layout.js").Thing} Thing */
/** @typedef {{x: number, y: number, w: number, h: number}} Spot */

/** Milliseconds for a chip or card to travel, and between two of them. */
const TRAVEL = 420,
  AFTER = 80,
  /** How long what is outlined stays so. */
  STAYS = 1500;
const TOKENS = 5;

/**
 * Where the things of a zone lie together.
 * @param {Iterable<Thing>} things @param {string} zone @returns {Spot | null}
 */
export function spot(things, zone) {
  const hand = zone.replace(/^seat/, "h"),
    cards = [...things].filter(({ kind, key }) => kind === "card" && (key === zone || key.startsWith(`${hand}.`)));
  const found = cards.length
    ? cards.map(({ x, y, w }) => ({ x, y, w, h: w * 1.4 }))
    : [...things]
        .filter(({ key }) => key.slice(key.indexOf(":") + 1).split(".")[0] === zone)
        .map(({ x, y }) => ({ x, y, w: 40, h: 40 }));
  if (!found.length) return null;
  const left = Math.min(...found.map(({ x }) => x)),
    top = Math.min(...found.map(({ y }) => y)),
    right = Math.max(...found.map(({ x, w }) => x + w)),
    bottom = Math.max(...found.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The outline of whom it happens to. @param {Spot} at */
const outline = (at) =>
  svg("rect", {
    x: at.x - 7,
    y: at.y - 7,
    width: at.w + 14,
    height: at.h + 14,
    rx: 8,
    fill: "none",
    stroke: "var(--lit)",
    "stroke-width": 4,
  });

/** What travels: a chip for a goal, else a card's back. @param {boolean} goal */
const token = (goal) =>
  goal
    ? svg("rect", {
        x: -14,
        y: -4,
        width: 28,
        height: 8,
        rx: 2,
        fill: "var(--lit)",
        stroke: "#fff",
        "stroke-width": 1.5,
      })
    : svg("rect", {
        x: -13,
        y: -18,
        width: 26,
        height: 36,
        rx: 3,
        fill: "var(--card)",
        stroke: "var(--back)",
        "stroke-width": 5,
      });

/**
 * Show an event on a layer over the table; the next event cuts it short.
 * @param {SVGElement} layer @param {Uw.Happening | null | undefined} event @param {Thing[]} things
 * @param {{pace: number, still: boolean}} how
 */
export function happen(layer, event, things, { pace, still }) {
  layer.replaceChildren();
  if (!event) return;
  const from = event.source ? spot(things, event.source) : null,
    to = event.target ? spot(things, event.target) : null,
    goal = event.kind === "goal";
  if (to && event.kind !== "bust") layer.append(outline(to));
  if (from && to && !still && pace > 0 && event.kind !== "bust")
    for (let k = 0; k < Math.min(event.count || 1, TOKENS); k++) {
      const node = token(goal);
      layer.append(node);
      const place = (/** @type {Spot} */ at) => `translate(${at.x + at.w / 2}px,${at.y + at.h / 2}px)`;
      node.style.transform = place(to);
      node.animate([{ transform: place(from) }, { transform: place(to), opacity: 1 }, { opacity: 0 }], {
        duration: (TRAVEL * 1.25) / pace,
        delay: (k * AFTER) / pace,
        easing: "cubic-bezier(.2,.7,.2,1)",
        fill: "both",
      });
    }
  const shown = [...layer.children];
  setTimeout(() => {
    for (const node of shown) node.remove();
  }, STAYS / Math.max(pace, 0.5));
}
