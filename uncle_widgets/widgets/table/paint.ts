/** Paint: a Plan as keyed SVG nodes, updated in place, so that focus stays and cards can glide. */

import { calm, circle, focused, setAttribute, svg } from "../page/dom.ts";
import { CARD } from "../page/measure.ts";
import { walk } from "./arrow_keys.ts";
import { layWays } from "./board.ts";
import { Lens } from "./board_zoom.ts";
import { roll } from "./dice.ts";
import { drawn, spoken } from "./drawn_items.ts";
import { happen } from "./event.ts";
import type { Plan, Thing } from "./layout.ts";
import { WIDE } from "./layout.ts";
import { aim } from "./targets.ts";

export type Placed = { node: SVGElement; thing: Thing; looks: string };

const GLIDE = 320;
/** Milliseconds between two of several cards that come at once; the fifth and all after it come together. */
const ONE_BY_ONE = 90;
const NOWHERE = { w: 1, h: 1 };
export class Painter {
  press: (thing: Thing, node: SVGElement) => void;
  pace: () => number;
  rings: SVGElement;
  layer: SVGElement;
  over: SVGElement;
  root: SVGElement;
  placed: Map<string, Placed>;
  changed: Set<string>;
  gone: Thing[] = []; // what the last paint took away
  lens: Lens;
  bright: Set<string> | null = null;
  parked = ""; // the card that had focus before no card could have it
  timer = 0;

  constructor({ press, pace }: { press: (thing: Thing, node: SVGElement) => void; pace: () => number }) {
    this.press = press;
    this.pace = pace;
    this.rings = svg("g.far-rings", { fill: "none", "stroke-width": 11, "aria-hidden": "true" });
    this.layer = svg("g");
    this.over = svg("g.event", { "aria-hidden": "true" });
    this.root = svg("svg.table", { role: "group", tabindex: -1 }, this.rings, this.layer, this.over);
    this.placed = new Map();
    this.changed = new Set();
    this.lens = new Lens();
  }

  /**
   * Draw `plan`; with `move`, things glide from where they were.
   * @param how `back`: to an earlier frame, so that cards return
   */
  paint(plan: Plan, { label, move, back = false }: { label: string; move: boolean; back?: boolean }) {
    this.root.setAttribute("viewBox", `0 0 ${plan.w} ${plan.h}`);
    this.root.setAttribute("aria-label", label);
    this.far(plan);
    const before = new Map([...this.placed].map(([key, { thing }]) => [key, thing]));
    const moving = move && this.pace() > 0 && !calm();
    const next = new Map(plan.things.map((thing) => [thing.key, thing]));
    const active = focused(this.root),
      held =
        active && this.layer.contains(active)
          ? active.getAttribute("data-key")
          : active === this.root
            ? this.parked
            : "";
    this.gone = [];
    for (const [key, { node, thing }] of this.placed) {
      if (next.has(key)) continue;
      this.gone.push(thing);
      this.placed.delete(key);
      const home = moving && back && thing.kind === "card" && thing.origin ? next.get(thing.origin) : undefined;
      if (home) this.leave(node, thing, home);
      else node.remove();
    }
    let last = null;
    const glides: Array<(delay: number) => void> = [];
    this.changed.clear();
    for (const thing of plan.things) {
      const was = before.get(thing.key);
      const { node } = this.place(thing);
      const after: ChildNode | null = last ? last.nextSibling : this.layer.firstChild;
      if (node !== after) this.layer.insertBefore(node, after);
      last = node;
      if (move && thing.kind === "card" && (!was || JSON.stringify(was.face) !== JSON.stringify(thing.face)))
        this.changed.add(thing.key);
      if (moving && !back && thing.thrown && thing.thrown !== was?.thrown) this.roll(thing.key);
      const from = moving && thing.kind === "card" && !was ? this.source(thing, before) : undefined;
      if (from) glides.push(this.glide(node, from, thing));
    }
    if (glides.length) {
      this.root.getBoundingClientRect();
      for (const [k, go] of glides.entries()) go((Math.min(k, 4) * ONE_BY_ONE) / this.pace());
    }
    this.look(plan);
    if (moving) layWays(this.root, this.pace());
    this.shade();
    if (move && calm()) this.flash();
    const kept = focused(this.root); // a card that can no longer be played loses the focus only later
    if (held && !(kept && this.layer.contains(kept) && kept.hasAttribute("tabindex"))) this.focus(held);
  }

  /** Keep these items and zones bright, and dim all others; null: nothing is dimmed. */
  dim(bright: Set<string> | null) {
    this.bright = bright;
    this.shade();
  }

  shade() {
    const { bright } = this;
    for (const [key, { node, thing }] of this.placed) {
      const name = key.slice(key.indexOf(":") + 1),
        on = !bright || thing.kind === "lit" || bright.has(name) || bright.has(name.split(".")[0]);
      node.classList.toggle("dimmed", !on);
    }
  }

  /** Show what has just happened; without motion it is an outline. */
  happen(event: Uw.Happening | null | undefined) {
    const things = [...this.placed.values()].map(({ thing }) => thing);
    happen(this.over, event, things, { pace: this.pace(), still: calm(), gone: this.gone });
  }

  /** See the board, if there is one, as the lens was left. */
  look(plan: Plan) {
    const thing = plan.things.find(({ kind }) => kind === "board"),
      node = thing && this.placed.get(thing.key)?.node.querySelector(".board");
    if (!thing || !(node instanceof SVGElement)) return this.lens.on(null, "", NOWHERE, { x: 0, y: 0 }, NOWHERE);
    const { board, zone } = thing,
      centre = board.nodes.find((one: Uw.Node) => one.id === zone.centre),
      points = (which: string) =>
        [...node.querySelectorAll(which)].map((one) => ({
          x: Number(one.getAttribute("data-x")),
          y: Number(one.getAttribute("data-y")),
        }));
    this.lens.controls.classList.toggle("above", plan.w < WIDE); // below the board stand the others
    this.lens.aims = (unit, frame) => aim(node, unit, frame, board.nodes);
    this.lens.on(
      node,
      board.id,
      { w: board.width, h: board.height },
      centre ?? { x: board.width / 2, y: board.height / 2 },
      { w: thing.w, h: thing.h, clear: thing.clearance },
      thing.acting ? points(".way.plays[data-x]:not(.many)") : [],
      points(".light"),
    );
  }

  /** Focus the thing of that key; if it cannot be, another that can, or the table. */
  focus(key: string) {
    const spot = this.spot(key);
    if (spot) return spot.focus({ preventScroll: true });
    const nodes = [this.placed.get(key)?.node, ...[...this.placed.values()].map(({ node }) => node)];
    const node = nodes.find((one) => one?.hasAttribute("tabindex"));
    this.parked = node ? "" : key;
    (node ?? this.root).focus();
  }

  /** Where on the page the card `key` is, and the cards of the hand; null where it is not. */
  around(key: string) {
    const box = ({ node, thing }: Placed) => {
      const { a = 1, e = 0, f = 0 } = (node as SVGGElement).getScreenCTM() ?? {};
      return { x: e, y: f, w: thing.w * a, h: thing.w * CARD * a };
    };
    const spot = this.spot(key)?.querySelector(".ring-focus")?.getBoundingClientRect();
    if (spot) return { card: { x: spot.x, y: spot.y, w: spot.width, h: spot.height }, hand: [] };
    const placed = this.placed.get(key);
    const hand = [...this.placed.values()].filter(({ thing }) => thing.kind === "card" && thing.role === "hand");
    return placed ? { card: box(placed), hand: hand.map(box) } : null;
  }

  /** What can be pressed on the board, by 'spot:' and its node or token. */
  spot(key: string) {
    if (!key.startsWith("spot:")) return null;
    return this.layer.querySelector(`[data-spot="${CSS.escape(key.slice("spot:".length))}"]`) as SVGElement | null;
  }

  /** The rings that carry the middle across the whole table. */
  far({ w, h, middle }: Plan) {
    const looks = JSON.stringify([w, h, middle]);
    if (this.rings.dataset.looks === looks) return;
    this.rings.dataset.looks = looks;
    const rings = [];
    for (let r = middle.r + 46; r < Math.hypot(w, h) + 300; r += 46) rings.push(circle(middle.x, middle.y, r));
    this.rings.replaceChildren(...rings);
  }

  place(thing: Thing): Placed {
    const looks = JSON.stringify({ ...thing, x: 0, y: 0 });
    let placed = this.placed.get(thing.key);
    if (!placed) {
      const node = svg("g", { "data-key": thing.key });
      if (thing.kind === "board") {
        const play = (event: Event) => this.travel(thing.key, event);
        node.addEventListener("click", play);
        node.addEventListener("keydown", play);
      }
      if (thing.kind === "card" || thing.kind === "dice") {
        node.addEventListener("click", () => this.touch(thing.key));
        node.addEventListener("keydown", (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          if (!node.hasAttribute("tabindex")) return;
          event.preventDefault();
          event.stopPropagation();
          this.touch(thing.key);
        });
      }
      placed = { node, thing, looks: "" };
      this.placed.set(thing.key, placed);
    }
    const { node } = placed;
    if (placed.looks !== looks) {
      node.replaceChildren(...drawn(thing));
      const says = spoken(thing),
        active = thing.plays || thing.off || thing.opens || thing.recall?.length > 0;
      const names = [
        "thing",
        thing.kind,
        thing.role,
        thing.plays && "plays",
        thing.off && "off",
        thing.dealt && "dealt",
        thing.up && "up",
      ];
      node.setAttribute("class", names.filter(Boolean).join(" "));
      setAttribute(node, "role", thing.kind === "board" ? "group" : active ? "button" : says ? "img" : "");
      setAttribute(node, "aria-label", says);
      setAttribute(node, "tabindex", active ? "0" : "");
      setAttribute(node, "aria-disabled", thing.off ? "true" : "");
      setAttribute(node, "aria-pressed", thing.up ? "true" : "");
      setAttribute(
        node,
        "aria-hidden",
        thing.kind === "lit" ||
          (thing.kind === "mark" && thing.key.endsWith("under")) ||
          thing.key.endsWith(".above")
          ? "true"
          : "",
      );
      placed.looks = looks;
    }
    node.style.transform = `translate(${thing.x}px,${thing.y}px)`;
    placed.thing = thing;
    return placed;
  }

  /** A press on what is lit on the board; arrows walk there. */
  travel(key: string, event: Event) {
    const lit = event.target instanceof Element ? event.target.closest("[data-move],[data-spot]") : null,
      placed = this.placed.get(key);
    if (!lit || !placed) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return walk(lit, event);
    event.preventDefault();
    const move = lit.getAttribute("data-move") ?? "",
      spot = lit.getAttribute("data-spot") ?? "";
    this.press({ ...placed.thing, plays: true, off: "", move, spot, picks: [] }, placed.node);
  }

  /** Dice that have just been thrown. */
  roll(key: string) {
    roll((changed) => {
      const placed = this.placed.get(key);
      placed?.node.replaceChildren(...drawn(changed(placed.thing)));
    }, this.pace());
  }

  touch(key: string) {
    const placed = this.placed.get(key);
    const { plays, off, opens, recall } = placed?.thing ?? {};
    if (placed && (plays || off || opens || recall?.length)) this.press(placed.thing, placed.node);
  }

  /** Where a new card comes from: what it was before, or the draw pile for a card in a hand. */
  source(thing: Thing, before: Map<string, Thing>) {
    if (thing.origin && before.has(thing.origin)) return before.get(thing.origin);
    if (thing.role !== "hand" && thing.role !== "seat") return undefined;
    return [...before.values()].find((other) => other.kind === "card" && other.role === "stack" && !other.face);
  }

  glide(node: SVGElement, from: Thing, to: Thing) {
    node.style.transition = "none";
    node.style.transform = `translate(${from.x}px,${from.y}px) scale(${from.w / to.w})`;
    return (delay: number) => {
      node.style.transition = "";
      node.style.transitionDelay = `${delay}ms`;
      if (delay) setTimeout(() => node.style.removeProperty("transition-delay"), delay + GLIDE);
      node.style.transform = `translate(${to.x}px,${to.y}px)`;
    };
  }

  /** A card on its way back to what it was. */
  leave(node: SVGElement, thing: Thing, home: Thing) {
    node.setAttribute("aria-hidden", "true");
    node.removeAttribute("data-key");
    node.style.transform = `translate(${home.x}px,${home.y}px) scale(${home.w / thing.w})`;
    setTimeout(() => node.remove(), GLIDE / this.pace());
  }

  /** Without motion, what changed keeps an outline for a while. */
  flash() {
    clearTimeout(this.timer);
    for (const [key, { node }] of this.placed) node.classList.toggle("changed", this.changed.has(key));
    this.timer = setTimeout(() => {
      for (const { node } of this.placed.values()) node.classList.remove("changed");
    }, 1500);
  }
}
