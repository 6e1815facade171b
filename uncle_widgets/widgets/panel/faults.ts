/** Why a question is not asked on a page without a kernel, in the words of Python (`widgets/panel/faults.py`). */

/** Of a game of which the page answers its moments alone. */
export const LONG =
  "This game is too long for a page with all its answers. Its marked moments have theirs: press one of the marks.";

/** Which questions raised when this page was made: see `widgets/panel/faults.py`. */
export function faultOf(names: string[]) {
  const named = names.map((name) => `'${name}'`),
    last = named.at(-1),
    [which, them] = named.length === 1 ? ["question", "it"] : ["questions", "them"],
    all = named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${last}` : last;
  return last
    ? `The ${which} ${all} cannot be answered here: something went wrong in ${them}. The others stand.`
    : "";
}
