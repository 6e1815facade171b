// @ts-check
/** Lens: which part of a board is seen. Moved by touch, mouse, keys and buttons, in the table alone. */
import { button, html } from "./dom.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Frame  a part of the board, in its own units */

const CLOSEST = 8; // times nearer than the whole board
const STEP = 1.25;

/** `frame` within `whole`: no larger, and nothing beyond its edges. @param {Frame} frame @param {Frame} whole */
export function within(frame, whole) {
  const w = Math.min(whole.w, Math.max(frame.w, whole.w / CLOSEST)),
    h = (w * whole.h) / whole.w;
  const kept = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(0, Math.min(at, most));
  return { x: kept(frame.x, whole.w - w), y: kept(frame.y, whole.h - h), w, h };
}

/**
 * `times` nearer, while the point (x, y) stays where it is.
 * @param {Frame} f @param {Frame} whole @param {number} times @param {number} x @param {number} y
 */
export function nearer(f, whole, times, x, y) {
  const w = Math.min(whole.w, Math.max(f.w / times, whole.w / CLOSEST)),
    by = w / f.w;
  return within({ x: x - (x - f.x) * by, y: y - (y - f.y) * by, w, h: f.h * by }, whole);
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
    const key = (
      /** @type {string} */ k,
      /** @type {string} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ press,
    ) => button({ class: "btn", "data-k": `lens.${k}`, "aria-label": label, title: label, onclick: press }, sign);
    this.controls = html(
      "div",
      { class: "lens", role: "group", "aria-label": "The part of the board in view", hidden: true },
      key("out", "\u2212", "Further away", () => this.zoom(1 / STEP)),
      key("in", "+", "Nearer", () => this.zoom(STEP)),
      key("near", "Near me", "Near me", () => this.toNear()),
      key("whole", "Whole board", "Whole board", () => this.show(this.whole)),
    );
  }

  /**
   * Look through the lens at a board that has just been drawn; null where there is none.
   * @param {SVGElement | null} board
   * @param {string} id
   * @param {{w: number, h: number}} size
   * @param {{x: number, y: number}} near
   */
  on(board, id, size, near) {
    this.controls.hidden = !board;
    this.near = near;
    if (board && id !== this.id) {
      this.id = id;
      this.whole = { x: 0, y: 0, ...size };
      this.frame = this.whole;
    }
    if (board && board !== this.board) this.listen(board);
    this.board = board;
    if (board) this.show(this.frame);
  }

  /** @param {Frame} frame */
  show({ x, y, w, h }) {
    this.frame = { x, y, w, h };
    this.board?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
  }

  /** @param {number} times */
  zoom(times, x = this.frame.x + this.frame.w / 2, y = this.frame.y + this.frame.h / 2) {
    this.show(nearer(this.frame, this.whole, times, x, y));
  }

  /** By parts of what is in view. @param {number} right @param {number} down */
  pan(right, down) {
    const { x, y, w, h } = this.frame;
    this.show(within({ x: x + right * w, y: y + down * h, w, h }, this.whole));
  }

  toNear() {
    const w = this.whole.w / 2.5,
      h = this.whole.h / 2.5;
    this.show(within({ x: this.near.x - w / 2, y: this.near.y - h / 2, w, h }, this.whole));
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
        if (far && this.frame.w >= this.whole.w) return; // the page scrolls on
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
      this.show(within({ x: x + from.x - to.x, y: y + from.y - to.y, w, h }, this.whole));
      return;
    }
    const apart = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    const { x, y } = this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    this.zoom(apart(now) / apart(was), x, y);
  }

  /**
   * Keys: + and - draw nearer and further, 0 shows all, Shift with arrows moves. True where it was one.
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (!this.board) return false;
    const arrows = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] };
    const by = event.shiftKey ? arrows[/** @type {keyof typeof arrows} */ (event.key)] : undefined;
    if (by) this.pan(by[0], by[1]);
    else if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else if (event.key === "0") this.show(this.whole);
    else return false;
    event.preventDefault();
    return true;
  }
}
