/** Marks of one size on a scale: each stays at its own number, and lies above those that it would cover. */

/**
 * The level of each mark, from 0 at the bottom: the lowest on which it covers no other mark.
 * @param xs where each mark is, in any order
 * @param wide how wide a mark is
 */
export function levelsOf(xs: readonly number[], wide: number): number[] {
  /** The right end of each level. */ const ends: number[] = [],
    levels: number[] = [],
    order = xs.map((_, at) => at).sort((one, other) => xs[one] - xs[other] || one - other);
  for (const at of order) {
    const free = ends.findIndex((end) => xs[at] - end >= wide - 1e-9),
      level = free < 0 ? ends.length : free;
    ends[level] = xs[at];
    levels[at] = level;
  }
  return levels;
}
