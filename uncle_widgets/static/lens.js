// @ts-check
/** Lens: which part of a board is seen. Moved by touch, mouse, keys and buttons, in the table alone. */
import { button, html } from "./dom.js";
import { icon } from "./draw.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Frame  a part of the board, in its own units */

const CLOSEST = 8; // times nearer than the whole board
const STEP = 1.25;
const OVERVIEW = 0.45; // below so many units of the table for one of the board, names and tags are left out
const NEAR_BY = 0.62;
const CLOSE_BY = 0.95; // from here on numbers have a decimal

/**
 * `frame` within `whole`: no larger than needed to see all, and nothing beyond its edges where it is smaller.
 * @param {Frame} frame @param {Frame} whole @param {number} [aspect] of the window: how many times as wide as high
 */
export function within(frame, whole, aspect = whole.w / whole.h) {
  const most = Math.max(whole.w, whole.h * aspect),
    w = Math.min(most, Math.max(frame.w, whole.w / CLOSEST)),
    h = w / aspect;
  const kept = (/** @type {number} */ at, /** @type {number} */ room) =>
    room < 0 ? room / 2 : Math.max(0, Math.min(at, room));
  return { x: kept(frame.x, whole.w - w), y: kept(frame.y, whole.h - h), w, h };
}

/**
 * `times` nearer, while the point (x, y) stays where it is.
 * @param {Frame} f @param {Frame} whole @param {number} times @param {number} x @param {number} y
 * @param {number} [aspect]
 */
export function nearer(f, whole, times, x, y, aspect = whole.w / whole.h) {
  const most = Math.max(whole.w, whole.h * aspect),
    by = Math.min(most, Math.max(f.w / times, whole.w / CLOSEST)) / f.w;
  return within({ x: x - (x - f.x) * by, y: y - (y - f.y) * by, w: f.w * by, h: f.h * by }, whole, aspect);
}

export class Lens {
  constructor() {
    /** @type {Frame} */ this.whole = { x: 0, y: 0, w: 1, h: 1 };
    /** @type {Frame} */ this.frame = this.whole;
    /** @type {SVGElement | null} */ this.board = null;
    this.id = "";
    /** @type {Map<number, {x: number, y: number}>} */ this.fingers = new Map();
    this.moved = 0;
    this.near = { x: 0, y: 0 };
    this.aspect = 1;
    this.wide = 0; // of the window, in units
    /** @type {"near" | "whole" | "own"} */ this.view = "whole"; // own: as it was dragged to
    /** @type {"near" | "whole"} */ this.chosen = "whole";
    const key = (
      /** @type {string} */ k,
      /** @type {Node | string} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ press,
    ) => button({ class: "btn", "data-k": `lens.${k}`, "aria-label": label, title: label, onclick: press }, sign);
    this.controls = html(
      "div",
      { class: "lens", role: "group", "aria-label": "The part of the board in view", hidden: true },
      key("out", "\u2212", "Further away", () => this.zoom(1 / STEP)),
      key("in", "+", "Nearer", () => this.zoom(STEP)),
      key("near", icon("near", 20), "Near me", () => this.see("near")),
      key("whole", icon("whole", 20), "Whole board", () => this.see("whole")),
    );
  }

  /**
   * Look through the lens at a board that has just been drawn; null where there is none. What was dragged
   * stays until the marker moves; then the view chosen before is back.
   * @param {SVGElement | null} board
   * @param {string} id
   * @param {{w: number, h: number}} size of the board, in its own units
   * @param {{x: number, y: number}} near
   * @param {{w: number, h: number}} room of the window, in units of the table
   */
  on(board, id, size, near, room) {
    this.controls.hidden = !board;
    const moved = near.x !== this.near.x || near.y !== this.near.y,
      aspect = room.w / room.h,
      anew = id !== this.id || aspect !== this.aspect || room.w !== this.wide;
    this.near = near;
    if (board && board !== this.board) this.listen(board);
    this.board = board;
    if (!board) return;
    if (anew) {
      this.id = id;
      this.whole = { x: 0, y: 0, ...size };
      this.aspect = aspect;
      this.wide = room.w;
      this.chosen = room.w / size.w < OVERVIEW ? "near" : "whole";
    }
    if (anew || moved || this.view !== "own") this.see(this.chosen);
    else this.show(this.frame);
  }

  /** Near the marker, or the whole board. @param {"near" | "whole"} view */
  see(view) {
    this.view = view;
    this.chosen = view;
    if (view === "whole") return this.show(within({ ...this.whole, w: Infinity }, this.whole, this.aspect));
    const w = Math.min(this.whole.w / 1.5, Math.max(this.whole.w / 2.5, this.wide / NEAR_BY)),
      h = w / this.aspect;
    this.show(within({ x: this.near.x - w / 2, y: this.near.y - h / 2, w, h }, this.whole, this.aspect));
  }

  /** @param {Frame} frame */
  show({ x, y, w, h }) {
    this.frame = { x, y, w, h };
    this.board?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.board?.classList.toggle("far", this.wide / w < OVERVIEW);
    this.board?.classList.toggle("close", this.wide / w >= CLOSE_BY);
  }

  /** @param {Frame} frame */
  drawTo(frame) {
    this.view = "own";
    this.show(frame);
  }

  /** @param {number} times */
  zoom(times, x = this.frame.x + this.frame.w / 2, y = this.frame.y + this.frame.h / 2) {
    this.drawTo(nearer(this.frame, this.whole, times, x, y, this.aspect));
  }

  /** By parts of what is in view. @param {number} right @param {number} down */
  pan(right, down) {
    const { x, y, w, h } = this.frame;
    this.drawTo(within({ x: x + right * w, y: y + down * h, w, h }, this.whole, this.aspect));
  }

  /** The board's own point under a pointer. @param {{clientX: number, clientY: number}} event */
  point({ clientX, clientY }) {
    const box = /** @type {SVGElement} */ (this.board).getBoundingClientRect(),
      k = Math.max(this.frame.w / box.width, this.frame.h / box.height);
    return {
      x: this.frame.x + this.frame.w / 2 + (clientX - box.left - box.width / 2) * k,
      y: this.frame.y + this.frame.h / 2 + (clientY - box.top - box.height / 2) * k,
    };
  }

  /** @param {SVGElement} board */
  listen(board) {
    board.style.touchAction = "none";
    board.addEventListener(
      "wheel",
      (event) => {
        const far = event.deltaY > 0,
          { x, y } = this.point(event);
        if (far && this.frame.w >= this.whole.w && this.frame.h >= this.whole.h) return; // the page scrolls on
        event.preventDefault();
        this.zoom(far ? 1 / STEP : STEP, x, y);
      },
      { passive: false },
    );
    board.addEventListener("pointerdown", (event) => {
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.moved = 0;
    });
    board.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
      board.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    // A press that ends a drag chooses nothing.
    board.addEventListener("click", (event) => this.moved > 8 && event.stopPropagation(), { capture: true });
  }

  /** One pointer drags the board, two also draw it nearer. @param {PointerEvent} event */
  drag(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY },
      other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    this.moved += Math.hypot(now.x - was.x, now.y - was.y);
    const from = this.point({ clientX: was.x, clientY: was.y }),
      to = this.point({ clientX: now.x, clientY: now.y });
    if (!other) {
      const { x, y, w, h } = this.frame;
      this.drawTo(within({ x: x + from.x - to.x, y: y + from.y - to.y, w, h }, this.whole, this.aspect));
      return;
    }
    const apart = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    const { x, y } = this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    this.zoom(apart(now) / apart(was), x, y);
  }

  /**
   * Keys: + and - draw nearer and further, 0 shows all, Shift with arrows moves. True where it was one.
   * @param {string} key @param {boolean} shift
   */
  key(key, shift) {
    if (!this.board) return false;
    const arrows = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] };
    const by = shift ? arrows[/** @type {keyof typeof arrows} */ (key)] : undefined;
    if (by) this.pan(by[0], by[1]);
    else if (key === "+" || key === "=") this.zoom(STEP);
    else if (key === "-") this.zoom(1 / STEP);
    else if (key === "0") this.see("whole");
    else return false;
    return true;
  }
}
