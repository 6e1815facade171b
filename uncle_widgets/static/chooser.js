// @ts-check
/** Chooser: what a press on a card opens: its ways to be played, or the cards that lie under it. */
import { button, html, svg } from "./dom.js";
import { colourName, icon, shape } from "./draw.js";
import { card } from "./faces.js";

/** @param {string} words */
const heading = (words) => html("p", {}, words.charAt(0).toUpperCase() + words.slice(1));

/** The way out. @param {string} words @param {() => void} close */
const closing = (words, close) => button({ class: "btn quiet", onclick: () => close() }, icon("close", 16), words);

/**
 * A button for each way to play a card, and one to leave it.
 * @param {{label: string, picks: Uw.Pick[]}} thing
 * @param {(move?: string) => void} close with the move that was chosen
 */
export const ways = ({ label, picks }, close) => [
  heading(label),
  ...picks.map((pick) =>
    button(
      { class: "btn", "data-act": pick.move, onclick: () => close(pick.move) },
      pick.colour &&
        colourName(pick.colour) &&
        svg(
          "svg",
          { viewBox: "-12 -12 24 24", class: "icon", style: "width:1.4em;height:1.4em", "aria-hidden": "true" },
          shape(pick.colour, 0, 0, 8.5, { fill: `var(--c-${pick.colour})`, stroke: "#fff", "stroke-width": 2 }),
        ),
      pick.label,
    ),
  ),
  closing("Not this card", close),
];

/**
 * The covered cards that the watcher remembers, the uppermost first.
 * @param {Uw.Item[]} items @param {() => void} close
 */
export const remembered = (items, close) => [
  heading("what lies under it, as you remember"),
  html(
    "ol",
    { class: "recall" },
    items.map((item) =>
      html(
        "li",
        {},
        svg(
          "svg",
          { viewBox: "0 0 48 68", role: "img", "aria-label": item.label, class: "small-card" },
          card(item.face, 48),
        ),
      ),
    ),
  ),
  closing("Close", close),
];
