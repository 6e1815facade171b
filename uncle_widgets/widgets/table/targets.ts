/**
 * Targets: what can be pressed on a board. Each is as large as a fingertip however near the board is seen, and
 * where two would overlap, what is pressed belongs to the nearer one. All sizes here are pixels of the page.
 */
import { circle, rect, svg } from "../page/dom.ts";

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; w: number; h: number };

const REACH = 23; // a press takes the nearest target within so many pixels
const CORNERS = 24; // of a target that has room
const RING = 20,
  AMONG_MANY = 17, // units of the board: where nearly all of it can be pressed, rings stay close to the spaces
  LEAST_RING = 8,
  INSIDE = 6; // so much smaller is the second ring of what is chosen
const TAG = { h: 23, size: 15 };
/** Half of what a node of the board takes up, in its units. */
const HALF: Record<string, [number, number]> = { house: [66, 34], place: [20, 28] };
const [ON_TAG, ON_RING, ON_SPACE] = [3, 4, 1]; // what it costs to cover one

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The part of `area` that is nearer to `own` than to `other` (both in the area's own coordinates). */
function nearerTo(own: Point, other: Point, area: Point[]): Point[] {
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 },
    over = (p: Point) => (p.x - middle.x) * (other.x - own.x) + (p.y - middle.y) * (other.y - own.y);
  return area.flatMap((a, k) => {
    const b = area[(k + 1) % area.length],
      [from, to] = [over(a), over(b)],
      t = from / (from - to);
    const cut = from < 0 !== to < 0 ? [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }] : [];
    return from < 0 ? [a, ...cut] : cut;
  });
}

/**
 * For each point the area within REACH that is nearest to it, about the point itself. Of points at one place the
 * last one, which lies uppermost, has it all.
 */
export function cells(points: Point[], reach: number = REACH): Point[][] {
  const round = Array.from({ length: CORNERS }, (_, k) => {
    const turn = (2 * Math.PI * k) / CORNERS,
      r = reach / Math.cos(Math.PI / CORNERS); // so that a circle of that reach lies within
    return { x: r * Math.cos(turn), y: r * Math.sin(turn) };
  });
  return points.map((own, k) => {
    let area = round;
    for (const [at, other] of points.entries()) {
      const far = distance(own, other);
      if (at === k || far > 2.1 * reach) continue;
      if (far < 0.5) area = at > k ? [] : area;
      else area = nearerTo({ x: 0, y: 0 }, { x: other.x - own.x, y: other.y - own.y }, area);
    }
    return area;
  });
}

/** How large the ring about each point is: it does not run into its neighbours. */
export const rings = (points: Point[]) =>
  points.map((own, k) => {
    const others = points.filter((_, at) => at !== k).map((other) => distance(own, other));
    return Math.max(LEAST_RING, Math.min(RING, ...others.filter((far) => far > 0.5).map((far) => far / 2 - 1)));
  });

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const about = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/**
 * Where the tag of each point stands: beside its ring, at one of eight places, where it covers least.
 * @param radii of their rings
 * @param wide of their tags, 0 for none
 * @param drawn what lies on the board
 * @param within all of which is seen
 */
export function tagBoxes(points: Point[], radii: number[], wide: number[], drawn: Box[], within: Box): Box[] {
  const placed: Box[] = [];
  return points.map((at, k) => {
    const w = wide[k],
      h = TAG.h,
      cost = (box: Box) => {
        const out = box.x < within.x || box.y < within.y || box.x + w > within.x + within.w;
        return (
          (out || box.y + h > within.y + within.h ? 100 : 0) +
          ON_TAG * placed.filter((one) => meet(one, box)).length +
          ON_RING * points.filter((one, other) => meet(about(one, radii[other] - 3), box)).length +
          ON_SPACE * drawn.filter((one) => meet(one, box)).length
        );
      };
    const sides = [
      [1, -1],
      [-1, -1],
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 1],
      [-1, 1],
    ];
    const boxes = [0, 8, 20].flatMap((more) =>
      sides.map(([right, down]) => {
        const r = (radii[k] + more) * (right && down ? 0.72 : 1.08);
        return { x: at.x + right * (r + w / 2) - w / 2, y: at.y + down * (r + h / 2) - h / 2, w, h };
      }),
    );
    const box = boxes.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    if (w) placed.push(box);
    return box;
  });
}

/** How wide a tag of these words is. */
const tagWide = (words: string) => (words ? 12 + 9 * words.length : 0);

/**
 * A target at a node: its area, ring and, with the focus, the ring outside; two rings where it is chosen. It is
 * drawn for a board as large as the page, and `aim` gives it its true size.
 */
export const drawTarget = (
  { x, y }: Point,
  {
    role,
    label,
    ring,
    chosen,
    attributes,
  }: { role: string; label: string; ring: boolean; chosen: boolean; attributes: Record<string, any> },
) =>
  svg(
    "g",
    { role, "aria-label": label, "data-x": x, "data-y": y, transform: `translate(${x} ${y})`, ...attributes },
    svg("title", label),
    svg(
      "g.sized",
      svg("path.cell", { fill: "transparent" }),
      (ring || chosen) && circle(0, 0, RING, { class: "ring" }),
      chosen && circle(0, 0, RING - INSIDE, { class: "ring chosen" }),
      circle(0, 0, RING + 12, { class: "ring-focus" }),
    ),
  );

/** The tag of a target, which lies under all targets and stands for its own. */
export const drawTargetTag = ({ x, y }: Point, words: string, move: string) =>
  svg(
    "g.tag.of",
    { "data-of": move, "data-move": move, transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    svg(
      "g.sized",
      svg(
        "g.stands",
        rect(0, 0, tagWide(words), TAG.h, { rx: 3, style: "fill:var(--lit)" }),
        svg(
          "text",
          {
            x: tagWide(words) / 2,
            y: TAG.h / 2 + TAG.size * 0.36,
            "font-size": TAG.size,
            "font-weight": 700,
            "text-anchor": "middle",
            fill: "#13201E",
          },
          words,
        ),
      ),
    ),
  );

/**
 * Give the targets of a board their size and their areas for a view of it.
 * @param unit units of the board to one pixel of the page
 * @param frame the part in view, in units
 * @param nodes of the board
 */
export function aim(board: SVGElement, unit: number, frame: Box, nodes: Uw.Node[]) {
  const all = [...board.querySelectorAll("[data-x]")] as SVGElement[],
    pixels = ({ x, y }: Point) => ({ x: x / unit, y: y / unit }),
    points = all.map(({ dataset }) => pixels({ x: Number(dataset.x), y: Number(dataset.y) })),
    areas = cells(points),
    radii = rings(points);
  for (const sized of board.querySelectorAll(".sized")) sized.setAttribute("transform", `scale(${unit})`);
  for (const [k, node] of all.entries()) {
    const d = areas[k].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
    node.querySelector(".cell")?.setAttribute("d", d ? `M${d}Z` : "");
    for (const ring of node.querySelectorAll("circle")) {
      const more = ring.classList.contains("ring-focus") ? 12 : ring.classList.contains("chosen") ? -INSIDE : 0;
      const [many, held] = ["many", "handle"].map((name) => node.classList.contains(name)),
        r = held ? RING : many ? Math.min(radii[k], AMONG_MANY / unit) : radii[k];
      ring.setAttribute("r", String(r + more));
    }
  }
  const tags = [...board.querySelectorAll(".tag.of")] as SVGElement[];
  if (!tags.length) return;
  const own = all.map((node) => tags.find((tag) => tag.dataset.of === node.dataset.move)),
    wide = own.map((tag) => tagWide(tag?.textContent ?? ""));
  const seen = { x: frame.x / unit, y: frame.y / unit, w: frame.w / unit, h: frame.h / unit };
  const drawn = nodes.map(({ x, y, kind }) => {
    const [w, h] = HALF[kind ?? ""] ?? [13, 13];
    return { x: (x - w) / unit, y: (y - h) / unit, w: (2 * w) / unit, h: (2 * h) / unit };
  });
  const boxes = tagBoxes(points, radii, wide, drawn, seen);
  for (const [k, tag] of own.entries()) {
    const { x, y } = boxes[k];
    tag?.querySelector(".stands")?.setAttribute("transform", `translate(${x - points[k].x} ${y - points[k].y})`);
  }
}
