/** Board: nodes, edges and areas, what stands on them, and where moves lead; drawn in the board's own units. */
import type { Attributes } from "../page/dom.ts";
import { circle, rect, svg, svgText } from "../page/dom.ts";
import { seatMark } from "../page/draw.ts";
import { card } from "../page/faces.ts";
import { shade } from "./heat.ts";
import { drawTarget, drawTargetTag } from "./targets.ts";

export type Nodes = Map<string, Uw.Node>;

const HEATED = 18; // the radius at most of a space that bears a number, so that neighbours stay apart
const A_SPACE = 40; // milliseconds
const LINE = { "stroke-width": 5 },
  BAND = { "stroke-width": 36, "stroke-linejoin": "round", "stroke-linecap": "round" }; // seen around the spaces
const SMALL_BOARD = 0.4; // so small a board is seen through the lens, near a marker

function drawEdge(edge: Uw.Edge, nodes: Nodes) {
  const a = nodes.get(edge.a) as Uw.Node,
    b = nodes.get(edge.b) as Uw.Node,
    d = `M${a.x} ${a.y}L${b.x} ${b.y}`,
    line = (how: Attributes) => svg("path", { d, fill: "none", ...how });
  switch (edge.kind ?? "road") {
    case "double":
      return [
        line({ style: "stroke:var(--field-edge)", "stroke-width": 9 }),
        line({ style: "stroke:var(--field)", "stroke-width": 4 }),
      ];
    case "dashed":
      return line({ style: "stroke:var(--field-edge)", "stroke-width": 6, "stroke-dasharray": "12 9" });
    case "thin":
      return line({ style: "stroke:var(--field-edge)", "stroke-width": 3 });
    case "pointer":
      return line({ style: "stroke:var(--on-field-2)", "stroke-width": 3, "stroke-dasharray": "2 5" });
    default:
      return line({ style: "stroke:var(--field-edge)", "stroke-width": 9 });
  }
}

/** A number on a space. */
const numberOn = (text: string, size: number, fill: string, kind: string) =>
  svg(
    "text",
    { class: kind, y: 0.35 * size, "font-size": size, "font-weight": 700, "text-anchor": "middle", fill },
    text,
  );

/**
 * A space with its chance or number, where there is a heat map.
 * @param beside where a card's name stands
 */
function drawNode(node: Uw.Node, heat: Uw.Heat | undefined, u: number, beside: (node: Uw.Node) => Beside) {
  const { fill, ink } = heat ? shade(heat.step) : { fill: "var(--on-field)", ink: "" },
    line = { style: `fill:${fill};stroke:var(${heat ? "--on-field-2" : "--field"})`, "stroke-width": 2 },
    r = heat ? Math.min(16 * u, HEATED) : 13;
  const shape =
    node.kind === "crossing"
      ? svg("path", { d: `M0 ${-r * 1.35}L${r * 1.35} 0 0 ${r * 1.35} ${-r * 1.35} 0Z`, ...line })
      : node.kind === "door"
        ? svg("path", { d: `M${-r} ${-r}L${r} 0 ${-r} ${r}Z`, ...line })
        : node.kind === "house"
          ? svg("rect", { x: -66, y: -34, width: 132, height: 68, rx: 4, ...line })
          : node.kind === "place"
            ? rect(-19, -27, 38, 54, { class: "slot", rx: 4, fill: "none" })
            : svg("circle", { r, ...line });
  const house = node.kind === "house",
    lines = house && (node.name ?? "").length > 8 ? (node.name ?? "").split(" ") : [node.name ?? ""],
    longest = Math.max(1, ...lines.map((line) => line.length)),
    size = house ? Math.min(23 * u, 122 / (0.66 * longest), 54 / (1.1 * lines.length)) : 20 * u,
    label = {
      ...(node.kind === "place" ? beside(node) : { x: 0, y: house ? 0 : 16 + 18 * u, "text-anchor": "middle" }),
      class: house ? "on-house" : "f",
    };
  return svg(
    "g",
    { transform: `translate(${node.x} ${node.y})` },
    svg("title", node.label),
    shape,
    node.kind === "pointer" && !heat && rect(-5, -5, 10, 10, { fill: "var(--field)" }),
    heat && numberOn(heat.text, 20 * u, ink, heat.fine ? "coarse" : ""),
    heat?.fine && numberOn(heat.fine, 15 * u, ink, "fine"),
    node.name &&
      lines.map((line, k) =>
        svg(
          "text",
          {
            "font-size": size,
            "font-weight": 700,
            ...label,
            y: label.y + (house ? (0.35 + 1.1 * (k - (lines.length - 1) / 2)) * size : 0),
          },
          line,
        ),
      ),
  );
}

/** Where marks stand that share a node: side by side, the first at the left. Key to steps from the middle. */
function standingTogether(tokens: Uw.Token[]): Map<string, number> {
  const there: Map<string, string[]> = new Map();
  for (const { key, at, art } of tokens) {
    if ((art ?? "mark") === "mark") there.set(at, [...(there.get(at) ?? []), key]);
  }
  const steps: Map<string, number> = new Map();
  for (const keys of there.values()) {
    keys.forEach((key, k) => steps.set(key, k - (keys.length - 1) / 2));
  }
  return steps;
}

/** @param aside steps from the middle */
function drawToken(token: Uw.Token, nodes: Nodes, u: number, aside: number = 0) {
  const node = nodes.get(token.at);
  if (!node) throw new Error(`Expected a node of the board, not "${token.at}".`);
  const looks = {
    mark: () => [
      circle(0, 0, 27, { fill: token.active ? "var(--accent-on-field)" : "var(--field)" }),
      seatMark(token.seat ?? 0, -19, -19, 38, {
        fill: token.active ? "var(--field)" : "var(--on-field)",
        ink: token.active ? "var(--accent-on-field)" : "var(--field)",
      }),
    ],
    agent: () => [
      circle(0, 0, 15, { style: "fill:var(--field);stroke:var(--on-field)", "stroke-width": 3 }),
      rect(-9, -3, 18, 6, { fill: "var(--on-field)" }),
    ],
    card: () => [svg("g", { transform: "translate(-20 -28)" }, card(token.face, 40))],
    bars: () => [
      rect(-64, -32, 128, 64, { rx: 3, fill: "var(--on-field)" }),
      svg("path", {
        d: "M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",
        style: "stroke:var(--field)",
        "stroke-width": 6,
      }),
    ],
    empty: () => [rect(-19, -27, 38, 54, { class: "slot", rx: 4, fill: "none" })],
  }[token.art ?? "mark"];
  if (!looks) throw new Error(`Expected a token that can be drawn, not "${token.art}".`);
  return svg(
    "g",
    {
      transform: `translate(${node.x + 46 * u * aside} ${node.y}) scale(${u})`,
      role: "img",
      "aria-label": token.label,
      "data-token": token.key,
    },
    svg("title", token.label),
    svg("g.grows", looks()),
  );
}

/** What stands at the end of a way: the number of its die. */
function drawTag({ tag, path }: Uw.Way, nodes: Nodes, u: number) {
  const { x, y } = nodes.get(path[path.length - 1]) as Uw.Node,
    wide = 18 + 11 * tag.length;
  return (
    tag &&
    svg(
      "g.tag",
      { transform: `translate(${x + 14} ${y - 12 - 32 * u}) scale(${u})` },
      rect(0, 0, wide, 32, { rx: 3, style: "fill:var(--lit)" }),
      svg(
        "text",
        { x: wide / 2, y: 23, "font-size": 21, "font-weight": 700, "text-anchor": "middle", fill: "#13201E" },
        tag,
      ),
    )
  );
}

/** A way lit up. One that was gone is a band that the spaces lie on; where it ends, somebody stands. */
function drawWay(way: Uw.Way, nodes: Nodes) {
  const path = way.path.map((id) => nodes.get(id) as Uw.Node),
    d = path.map(({ x, y }, k) => `${k ? "L" : "M"}${x} ${y}`).join(""),
    gone = !way.move;
  return svg(
    "g",
    {
      class: gone ? "way gone" : "way",
      role: gone ? "img" : null,
      "aria-label": gone ? way.label : null,
      "aria-hidden": gone ? null : "true", // its end says it
      "data-steps": path.length - 1,
    },
    gone && svg("title", way.label),
    svg("path.line", { d, fill: "none", style: "stroke:var(--lit)", ...(gone ? BAND : LINE) }),
  );
}

/** The end of a way that can be gone: a button where one may go it now. */
function drawEnd({ path, label, move, chosen }: Uw.Way, nodes: Nodes, acting: boolean) {
  const end = nodes.get(path[path.length - 1]) as Uw.Node;
  const attributes = acting
    ? { class: "way plays", tabindex: 0, "data-move": move, "aria-pressed": String(Boolean(chosen)) }
    : { class: "way shown" };
  return drawTarget(end, {
    role: acting ? "button" : "img",
    label,
    ring: true,
    chosen: Boolean(chosen),
    attributes,
  });
}

export type Beside = { x: number; y: number; "text-anchor": string };

/** Where the name of a card's place stands: under it, over it or at a side, where it covers least. */
function besideCard(node: Uw.Node, board: Uw.Board, nodes: Nodes, u: number): Beside {
  const wide = 13 * u * (node.name?.length ?? 0);
  const spots = [
    { x: -23 * u - 3, y: 7 * u, "text-anchor": "end", left: -wide - 23 * u },
    { x: 23 * u + 3, y: 7 * u, "text-anchor": "start", left: 23 * u },
    { x: 0, y: 45 * u, "text-anchor": "middle", left: -wide / 2 },
    { x: 0, y: -31 * u, "text-anchor": "middle", left: -wide / 2 },
  ];
  const drawn = board.edges.flatMap(({ a, b }) => {
    const from = nodes.get(a) as Uw.Node,
      to = nodes.get(b) as Uw.Node;
    return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
    }));
  });
  const covered = ({ y, left }: { y: number; left: number }) =>
    drawn.filter(
      (at) =>
        at.x > node.x + left - 14 &&
        at.x < node.x + left + wide + 14 &&
        at.y > node.y + y - 16 * u - 12 &&
        at.y < node.y + y + 12,
    ).length;
  const { left: _, ...spot } = spots.reduce((a, b) => (covered(b) < covered(a) ? b : a));
  return spot;
}

/** What never moves. */
const ground = (board: Uw.Board, nodes: Nodes, u: number) => [
  board.art ? svg("g.scenery", svgText(board.art)) : null,
  (board.areas ?? []).map(({ name, x, y }) =>
    svg("text.f2", { x, y, "font-size": 20 * u, "text-anchor": "middle" }, name),
  ),
  svg("g", { fill: "none" }, ...board.edges.map((edge) => drawEdge(edge, nodes))),
];

/** A ring around what a line of the derivation speaks of, with the line's letter. */
function drawLight(token: Uw.Token, tab: string, nodes: Nodes, u: number, aside: number = 0) {
  const node = nodes.get(token.at) as Uw.Node,
    r = { agent: 22, card: 39 }[token.art ?? "mark"] ?? 34,
    x = node.x + 46 * u * aside;
  return svg(
    "g.light",
    {
      transform: `translate(${x} ${node.y}) scale(${u})`,
      "data-x": x,
      "data-y": node.y,
      "data-key": `lit:${token.key}`,
      "aria-hidden": "true",
    },
    circle(0, 0, r, { fill: "none", style: "stroke:var(--lit)", "stroke-width": 6 }),
    tab && rect(r - 6, -r - 14, 26, 26, { style: "fill:var(--lit)" }),
    tab &&
      svg(
        "text",
        { x: r + 7, y: 5 - r, "font-size": 18, "font-weight": 700, "text-anchor": "middle", fill: "#13201E" },
        tab,
      ),
  );
}

/**
 * A ring around what can be pressed: a node, or a token (which is not lit before it is taken up).
 * @param how `at`: the how many-th it is
 */
function drawSpot(
  id: string,
  chosen: boolean,
  { zone }: Drawn,
  { nodes, aside, u, at }: { nodes: Nodes; aside: Map<string, number>; u: number; at: number },
) {
  const token = zone.tokens.find(({ key }) => key === id),
    node = nodes.get(token?.at ?? id);
  if (!node) throw new Error(`Expected a node or a token of the board, not "${id}".`);
  const many = zone.carries?.length; // nearly every node is lit then
  return drawTarget(
    { x: node.x + 46 * u * (aside.get(id) ?? 0), y: node.y },
    {
      role: "button",
      label: token?.label ?? node.label,
      ring: !token,
      chosen,
      attributes: {
        class: ["way plays", token && "handle", many && "many"],
        tabindex: token && at ? -1 : 0, // of many tokens one is a stop, and arrows walk
        "aria-pressed": String(chosen),
        "data-spot": id,
      },
    },
  );
}

/**
 * `clear`: agents are left out; `spots` can be pressed; `lit` are tokens that a derivation speaks of, with the
 * letters of its lines
 */
export type Drawn = {
  board: Uw.Board;
  zone: Uw.Tokens;
  heat: Uw.HeatMap;
  clear: boolean;
  acting: boolean;
  spots: Record<string, boolean>;
  lit: Record<string, string>;
  k: number;
};

/** The whole board as an <svg> of `w` by `h`, of which `view` is seen. */
export function drawBoard(t: Drawn & { w: number; h: number }) {
  const { board, zone, heat, clear, acting, spots, lit, w, h, k } = t;
  const nodes = new Map(board.nodes.map((node) => [node.id, node])),
    aside = standingTogether(zone.tokens),
    u = k < SMALL_BOARD ? 1 : Math.max(1, 0.62 / k); // on a small board what must be read is drawn larger
  const gone = (zone.ways ?? []).filter(({ move }) => !move),
    ways = (zone.ways ?? []).filter(({ move }) => move),
    tokens = zone.tokens.filter(({ art }) => !(clear && art === "agent")),
    under = ({ art }: Uw.Token) => Boolean(heat.nodes) && art === "card", // numbers lie over cards
    bare = (node: Uw.Node) => drawNode(node, heat.nodes?.[node.id], u, (one) => besideCard(one, board, nodes, u)),
    stands = (token: Uw.Token) => drawToken(token, nodes, u, aside.get(token.key));
  return svg(
    "svg.board",
    {
      width: w,
      height: h,
      viewBox: `0 0 ${board.width} ${board.height}`,
      preserveAspectRatio: "xMidYMid meet",
      style: "overflow:hidden",
      "data-board": board.id,
    },
    // So that it can be dragged anywhere.
    rect(0, 0, board.width, board.height, { fill: "transparent" }),
    ground(board, nodes, u),
    gone.map((way) => drawWay(way, nodes)),
    board.nodes.filter(({ kind }) => kind === "place").map(bare),
    tokens.filter(under).map(stands),
    board.nodes.filter(({ kind }) => kind !== "place").map(bare),
    ways.map((way) => drawWay(way, nodes)),
    tokens.filter((token) => !under(token)).map(stands),
    gone.map((way) => drawTag(way, nodes, u)),
    tokens
      .filter(({ key }) => key in lit)
      .map((token) => drawLight(token, lit[token.key], nodes, u, aside.get(token.key))),
    ways
      .filter(({ tag }) => tag)
      .map(({ tag, move, path }) => drawTargetTag(nodes.get(path[path.length - 1]) as Uw.Node, tag, move ?? "")),
    ways.map((way) => drawEnd(way, nodes, acting)),
    Object.entries(spots).map(([id, on], at) => drawSpot(id, on, t, { nodes, aside, u, at })),
  );
}

/** Lay the ways that were gone, space by space. */
export function layWays(table: SVGElement, pace: number) {
  for (const line of table.querySelectorAll(".way.gone > .line")) {
    if (!(line instanceof SVGGeometryElement)) continue;
    const length = line.getTotalLength(),
      steps = Number(line.parentElement?.dataset.steps ?? 1);
    line.animate([{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} 0` }], {
      duration: (steps * A_SPACE) / pace,
    });
  }
}
