/** Chooser: what a press on a card opens beside it: its ways to be played or changed, or what lies under it. */

import { button, focused, html, svg } from "../page/dom.ts";
import { colourName, icon, shape } from "../page/draw.ts";
import { card } from "../page/faces.ts";
import { capital } from "../panel/wording.ts";
import type { Rect } from "./box_placement.ts";
import { beside } from "./box_placement.ts";
import type { Thing } from "./layout.ts";

/** A card to look at or to choose. */
const smallCard = (face: Uw.Face | null | undefined, how: Record<string, any>) =>
  svg("svg.small-card", { viewBox: "0 0 48 68", ...how }, card(face, 48));

/** A way to play or change a card, as its button. */
function pickButton(pick: Uw.Pick, choose: (move: string) => void) {
  const told = { "data-act": pick.move, onclick: () => choose(pick.move) };
  if (pick.face) {
    const words = [pick.group, pick.label].filter(Boolean).join(" ");
    return html(
      "button.btn.card-pick",
      { "aria-label": words, title: pick.label, ...told },
      smallCard(pick.face, { "aria-hidden": "true" }),
    );
  }
  return html(
    "button.btn",
    { ...told },
    pick.colour &&
      colourName(pick.colour) &&
      svg(
        "svg.icon",
        { viewBox: "-12 -12 24 24", style: "width:1.4em;height:1.4em", "aria-hidden": "true" },
        shape(pick.colour, 0, 0, 8.5, { fill: `var(--c-${pick.colour})`, stroke: "#fff", "stroke-width": 2 }),
      ),
    pick.label,
  );
}

/** The covered cards that the watcher remembers, the uppermost first. */
const remembered = (items: Uw.Item[]) => [
  html("p.mute", "What you remember is under this card"),
  html(
    "ol.recall",
    items.map((item) => html("li", smallCard(item.face, { role: "img", "aria-label": item.label }))),
  ),
];

export class Chooser {
  how;
  key = ""; // of the card that it is about; "" while nothing is open
  root: HTMLDivElement;
  away: (event: PointerEvent) => void;

  /** `around` gives the box of a card on the page and those of the hand; `moved` draws the table anew. */
  constructor(how: {
    play: (move: string) => void;
    focus: (key: string) => void;
    moved: () => void;
    around: (key: string) => { card: Rect; hand: Rect[] } | null;
  }) {
    this.how = how;
    this.root = html("div.chooser", { role: "group", hidden: true });
    this.away = (event: PointerEvent) => {
      const [hit] = event.composedPath();
      if (hit instanceof Element && !this.root.contains(hit) && !hit.closest(".thing.plays")) this.close();
    };
  }

  /** Open for this card; a second press on it closes again. */
  show(thing: Thing) {
    if (this.key === thing.key) return this.leave();
    const recall = !thing.plays && thing.recall?.length;
    const group = thing.picks.find((pick: Uw.Pick) => pick.group)?.group;
    const play = (move: string) => {
      this.leave();
      this.how.play(move);
    };
    this.key = thing.key;
    this.root.setAttribute("aria-label", recall ? `Under ${thing.label}` : `How to play: ${thing.label}`);
    const shut = { class: "btn quiet shut", "aria-label": "Close", title: "Close", onclick: () => this.leave() };
    this.root.replaceChildren(
      html(
        "div.choose-head",
        html("p", html("b", capital(thing.label)), group && html("span", `: ${group}`)),
        button(shut, icon("close", 16)),
      ),
      ...(recall
        ? remembered(thing.recall)
        : [
            html(
              "div.picks",
              thing.picks.some((pick: Uw.Pick) => pick.parts?.length)
                ? this.parts(thing.picks, [], play)
                : thing.picks.map((pick: Uw.Pick) => pickButton(pick, play)),
            ),
          ]),
    );
    this.root.hidden = false;
    document.addEventListener("pointerdown", this.away, true);
    this.how.moved();
    this.stand();
    this.buttons.find((node) => !node.matches(".shut"))?.focus({ preventScroll: true });
  }

  /**
   * The next part to choose; with the last one the way is found.
   * @param picks those that have all `chosen` parts
   */
  parts(picks: Uw.Pick[], chosen: string[], play: (move: string) => void): Node[] {
    const left = new Set(picks.flatMap(({ parts }) => (parts ?? []).filter((part) => !chosen.includes(part))));
    const choose = (part: string) => {
      const now = [...chosen, part],
        rest = picks.filter(({ parts }) => parts?.includes(part));
      if (rest.length === 1) return play(rest[0].move);
      this.root.querySelector(".picks")?.replaceChildren(...this.parts(rest, now, play));
      this.stand();
      this.buttons.find((node) => node.dataset.part)?.focus({ preventScroll: true });
    };
    return [
      ...(chosen.length ? [html("p.mute", `${chosen.join(", ")}, and ...`)] : []),
      ...[...left]
        .sort()
        .map((part) => html("button.btn", { "data-part": part, onclick: () => choose(part) }, part)),
    ];
  }

  get buttons() {
    return [...this.root.querySelectorAll("button")];
  }

  /** Stand beside the card, within the stage, and clear of the hand. */
  stand() {
    const boxes = this.key && this.how.around(this.key),
      stage = this.root.parentElement;
    if (!boxes || !stage) return;
    const room = stage.getBoundingClientRect(),
      top = Math.max(room.top, 0),
      edge = 6;
    const area = {
      x: edge,
      y: top - room.top + edge,
      w: room.width - 2 * edge,
      h: Math.min(room.bottom, window.innerHeight) - top - 2 * edge,
    };
    this.root.style.cssText = `left:0;top:0;max-width:${area.w}px;max-height:${area.h}px`;
    const inside = ({ x, y, w, h }: Rect) => ({ x: x - room.left, y: y - room.top, w, h });
    const size = { w: this.root.offsetWidth, h: this.root.offsetHeight };
    const { x, y, side, tip } = beside(size, inside(boxes.card), area, boxes.hand.map(inside));
    this.root.dataset.side = side;
    this.root.style.cssText += `;left:${x}px;top:${y}px;--tip:${tip}px`;
  }

  /** Away with it; the card has the focus again. */
  leave() {
    const key = this.key;
    this.close();
    this.how.focus(key);
  }

  /** Away with it; the focus goes to its card only where it was in here. */
  close() {
    if (!this.key) return;
    const key = this.key,
      within = this.root.contains(focused(this.root));
    this.key = "";
    document.removeEventListener("pointerdown", this.away, true);
    this.root.hidden = true;
    this.root.replaceChildren();
    this.how.moved();
    if (within) this.how.focus(key);
  }

  /** Arrows go from choice to choice, Home and End to the ends; whether it was one of them. */
  stroke(event: KeyboardEvent) {
    const all = this.buttons,
      at = all.findIndex((node) => node.matches(":focus"));
    if (!this.key || at < 0) return false;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to == null) return false;
    event.preventDefault();
    all[(to + all.length) % all.length].focus({ preventScroll: true });
    return true;
  }
}
