/** Lens: which part of a board is seen. Moved by touch, mouse, keys and buttons, in the table alone. */
import { html } from "../page/dom.ts";
import { icon } from "../page/draw.ts";

export type Point = { x: number; y: number };
/** a part of the board, in its own units */
export type Frame = { x: number; y: number; w: number; h: number };

const CLOSEST = 8; // times nearer than the whole board
const STEP = 1.25;
const OVERVIEW = 0.42; // below so many units of the table for one of the board, names and tags are left out
const NEAR_BY = 0.62; // so near at most by itself, or ...
const NEARER_BY = 1.5; // ... so many times nearer than the whole board
const ROUND_IT = 46; // what is free around targets in view: half of one, and its tag
const HALF_TARGET = 26; // half of a target
const SLOP = 8; // pixels that a finger may stray in a press
const CLOSE_BY = 0.95; // from here on numbers have a decimal

/**
 * `frame` within `whole`: no larger than needed to see all, and nothing beyond its edges where it is smaller.
 * @param aspect of the window: how many times as wide as high
 */
export function within(frame: Frame, whole: Frame, aspect: number = whole.w / whole.h) {
  const most = Math.max(whole.w, whole.h * aspect),
    w = Math.min(most, Math.max(frame.w, whole.w / CLOSEST)),
    h = w / aspect;
  const kept = (at: number, room: number) => (room < 0 ? room / 2 : Math.max(0, Math.min(at, room)));
  return { x: kept(frame.x, whole.w - w), y: kept(frame.y, whole.h - h), w, h };
}

/** `times` nearer, while the point (x, y) stays where it is. */
export function nearer(
  f: Frame,
  whole: Frame,
  times: number,
  x: number,
  y: number,
  aspect: number = whole.w / whole.h,
) {
  const most = Math.max(whole.w, whole.h * aspect),
    by = Math.min(most, Math.max(f.w / times, whole.w / CLOSEST)) / f.w;
  return within({ x: x - (x - f.x) * by, y: y - (y - f.y) * by, w: f.w * by, h: f.h * by }, whole, aspect);
}

/**
 * The frame around `points`, clear of what stands at the window's top: not nearer than can be read well, and as
 * far away as all of them need.
 * @param wide of the window, in units of the table
 */
export function framing(points: Point[], whole: Frame, wide: number, aspect: number, clear: number): Frame {
  const high = wide / aspect,
    [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)],
    [left, top] = [Math.min(...xs), Math.min(...ys)],
    [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const all = Math.min(wide / whole.w, (high - clear) / whole.h),
    most = Math.max(NEAR_BY, NEARER_BY * (wide / whole.w)),
    fits = Math.min((wide - 2 * ROUND_IT) / (w || 1), (high - clear - 2 * ROUND_IT) / (h || 1)),
    k = Math.max(all, Math.min(most, fits)); // pixels a unit
  const size = { w: wide / k, h: high / k },
    room = HALF_TARGET / k; // what is pressed at the board's edge has room around it too
  const kept = (from: number, to: number, seen: number, end: number) => {
    const at = (from + to - seen) / 2,
      [least, most] = [Math.min(0, from - room), Math.max(end, to + room) - seen];
    return most < least ? (least + most) / 2 : Math.max(least, Math.min(at, most));
  };
  const above = clear / k;
  return {
    x: kept(left, left + w, size.w, whole.w),
    y: kept(top, top + h, size.h - above, whole.h) - above,
    ...size,
  };
}

export class Lens {
  whole: Frame;
  frame: Frame;
  board: SVGElement | null = null;
  id = "";
  fingers: Map<number, { x: number; y: number }>;
  down;
  dragged = false;
  near;
  aspect = 1;
  wide = 0; // of the window, in units
  clear = 0; // at its top, where other things stand
  targets: Point[] = [];
  lit: Point[] = [];
  aims: (_unit: number, _frame: Frame) => void;
  view: "near" | "whole" | "own" = "whole"; // own: as it was dragged to
  chosen: "near" | "whole" | "" = ""; // "": as what can be pressed wants it
  controls: HTMLDivElement;

  constructor() {
    this.whole = { x: 0, y: 0, w: 1, h: 1 };
    this.frame = this.whole;
    this.fingers = new Map();
    this.down = { x: 0, y: 0 };
    this.near = { x: 0, y: 0 };
    /** Called with each view: units of the board to a pixel, and the part in view. */
    this.aims = (_unit: number, _frame: Frame) => {};
    const key = (k: string, sign: Node | string, label: string, press: () => void) =>
      html("button.btn", { "data-k": `lens.${k}`, "aria-label": label, title: label, onclick: press }, sign);
    this.controls = html(
      "div.lens",
      { role: "group", "aria-label": "Zoom the board", hidden: true },
      key("out", "\u2212", "Zoom out", () => this.zoom(1 / STEP)),
      key("in", "+", "Zoom in", () => this.zoom(STEP)),
      key("near", icon("near", 20), "Near me", () => this.see("near")),
      key("whole", icon("whole", 20), "Whole board", () => this.see("whole")),
    );
  }

  /**
   * Look through the lens at a board that has just been drawn; null where there is none. What was dragged stays
   * until the marker or the targets are others, or something is lit beyond its edge; then the view chosen before
   * is back.
   * @param size of the board, in its own units
   * @param room of the window, in units of the table; so much at its top is not `clear`
   * @param targets what can be pressed
   * @param lit what is spoken of
   */
  on(
    board: SVGElement | null,
    id: string,
    size: { w: number; h: number },
    near: { x: number; y: number },
    room: { w: number; h: number; clear?: number },
    targets: Point[] = [],
    lit: Point[] = [],
  ) {
    this.controls.hidden = !board;
    const moved = JSON.stringify([near, targets]) !== JSON.stringify([this.near, this.targets]),
      aspect = room.w / room.h,
      anew = id !== this.id || aspect !== this.aspect || room.w !== this.wide;
    const beyond = JSON.stringify(lit) !== JSON.stringify(this.lit) && !lit.every((point) => this.sees(point));
    this.near = near;
    this.targets = targets;
    this.lit = lit;
    this.clear = room.clear ?? 0;
    if (board && board !== this.board) this.listen(board);
    this.board = board;
    if (!board) return;
    if (anew) {
      this.id = id;
      this.whole = { x: 0, y: 0, ...size };
      this.aspect = aspect;
      this.wide = room.w;
      this.chosen = "";
    }
    if (anew || moved || beyond || (this.view !== "own" && !lit.length)) this.look();
    else this.show(this.frame);
  }

  /** Whether a point is in view, with what is drawn around it. */
  sees({ x, y }: Point) {
    const { frame } = this,
      room = (ROUND_IT * frame.w) / this.wide,
      above = (this.clear * frame.w) / this.wide;
    return (
      x > frame.x + room &&
      x < frame.x + frame.w - room &&
      y > frame.y + above + room &&
      y < frame.y + frame.h - room
    );
  }

  /** The view that was chosen; without one near what can be pressed, or as much as can be read. */
  look() {
    const high = this.wide / this.aspect - this.clear,
      unit = Math.min(this.wide / this.whole.w, high / this.whole.h),
      near = this.targets.length > 0 || unit < OVERVIEW;
    this.frameTo(this.chosen || (near ? "near" : "whole"));
  }

  /** Near the marker, or the whole board. */
  see(view: "near" | "whole") {
    this.chosen = view;
    this.frameTo(view);
  }

  frameTo(view: "near" | "whole") {
    this.view = view;
    if (view === "whole") return this.show(within({ ...this.whole, w: Infinity }, this.whole, this.aspect));
    this.show(framing([this.near, ...this.targets, ...this.lit], this.whole, this.wide, this.aspect, this.clear));
  }

  show({ x, y, w, h }: Frame) {
    this.frame = { x, y, w, h };
    this.board?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.board?.classList.toggle("far", this.wide / w < OVERVIEW);
    this.board?.classList.toggle("close", this.wide / w >= CLOSE_BY);
    const page = this.onPage;
    if (page?.a) this.aims(1 / page.a, this.frame);
  }

  drawTo(frame: Frame) {
    this.view = "own";
    this.show(frame);
  }

  zoom(times: number, x = this.frame.x + this.frame.w / 2, y = this.frame.y + this.frame.h / 2) {
    this.drawTo(nearer(this.frame, this.whole, times, x, y, this.aspect));
  }

  /** By parts of what is in view. */
  pan(right: number, down: number) {
    const { x, y, w, h } = this.frame;
    this.drawTo(within({ x: x + right * w, y: y + down * h, w, h }, this.whole, this.aspect));
  }

  /** The board's own point under a pointer. */
  point({ clientX, clientY }: { clientX: number; clientY: number }) {
    const page = this.onPage,
      { x, y } = new DOMPoint(clientX, clientY).matrixTransform(page?.inverse());
    return { x, y };
  }

  /**
   * From units of the board to the page. (Asked of a thing on the board: the box of a nested <svg> may be that of
   * all that is drawn in it, seen or not.)
   */
  get onPage() {
    const [ground] = this.board?.children ?? [];
    return ground instanceof SVGGraphicsElement ? ground.getScreenCTM() : null;
  }

  listen(board: SVGElement) {
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
      this.down = { x: event.clientX, y: event.clientY };
      this.dragged = false;
    });
    board.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const)
      board.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    // A press that ends a drag chooses nothing.
    board.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
  }

  /** One pointer drags the board, two also draw it nearer. */
  drag(event: PointerEvent) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY },
      other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.dragged ||= Boolean(other) || Math.hypot(now.x - this.down.x, now.y - this.down.y) > SLOP;
    if (!this.dragged) return; // a press may stray a little
    this.fingers.set(event.pointerId, now);
    const from = this.point({ clientX: was.x, clientY: was.y }),
      to = this.point({ clientX: now.x, clientY: now.y });
    if (!other) {
      const { x, y, w, h } = this.frame;
      this.drawTo(within({ x: x + from.x - to.x, y: y + from.y - to.y, w, h }, this.whole, this.aspect));
      return;
    }
    const apart = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    const { x, y } = this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    this.zoom(apart(now) / apart(was), x, y);
  }

  /** Keys: + and - draw nearer and further, 0 shows all, Shift with arrows moves. True where it was one. */
  key(key: string, shift: boolean) {
    if (!this.board) return false;
    const arrows = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] };
    const by = shift ? arrows[key as keyof typeof arrows] : undefined;
    if (by) this.pan(by[0], by[1]);
    else if (key === "+" || key === "=") this.zoom(STEP);
    else if (key === "-") this.zoom(1 / STEP);
    else if (key === "0") this.see("whole");
    else return false;
    return true;
  }
}
