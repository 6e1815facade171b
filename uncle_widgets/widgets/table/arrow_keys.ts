/** Walking: arrow keys go from what is lit on a board to the next that is lit, in their direction. */

export type Point = { x: number; y: number };

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of `points` from `from` in a direction, what lies aside counted twice; -1 where there is none. */
export function nextIn(from: Point, points: Point[], way: Point) {
  const far = points.map(({ x, y }) => {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y,
      aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return ahead > 0.5 ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return least < Infinity ? far.indexOf(least) : -1;
}

/** Where on the page a lit place is: the ring that it would have with the focus. */
function middle(lit: Element) {
  const box = (lit.querySelector(".ring-focus") ?? lit).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param lit what has the focus */
export function walk(lit: Element, event: KeyboardEvent) {
  const way = WAYS[event.key];
  if (!way || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...(lit.closest(".board")?.querySelectorAll(".way.plays") ?? [])].filter((one) => one !== lit),
    next = all[nextIn(middle(lit), all.map(middle), way)];
  event.preventDefault();
  event.stopPropagation();
  if (next instanceof SVGElement) next.focus({ preventScroll: true });
}
