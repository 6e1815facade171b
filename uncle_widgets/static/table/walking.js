// @ts-check
/** Walking: arrow keys go from what is lit on a board to the next that is lit, in their direction. */

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, Point>} */
const WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The nearest of `points` from `from` in a direction, what lies aside counted twice; -1 where there is none.
 * @param {Point} from @param {Point[]} points @param {Point} way
 */
export function nextIn(from, points, way) {
  const far = points.map(({ x, y }) => {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y,
      aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return ahead > 0.5 ? ahead + 2 * aside : Infinity;
  });
  const least = Math.min(...far);
  return least < Infinity ? far.indexOf(least) : -1;
}

/** Where on the page a lit place is: the ring that it would have with the focus. @param {Element} lit */
function middle(lit) {
  const box = (lit.querySelector(".ring-focus") ?? lit).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Element} lit what has the focus @param {KeyboardEvent} event */
export function walk(lit, event) {
  const way = WAYS[event.key];
  if (!way || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...(lit.closest(".board")?.querySelectorAll(".way.plays") ?? [])].filter((one) => one !== lit),
    next = all[nextIn(middle(lit), all.map(middle), way)];
  event.preventDefault();
  event.stopPropagation();
  if (next instanceof SVGElement) next.focus({ preventScroll: true });
}
