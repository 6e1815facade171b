/** Why a question is not asked on a page without a kernel, in the words of Python (`widgets/panel/faults.py`). */

/** Of a game of which the page answers its moments alone. */
export const LONG =
  "This game is too long to have every answer on one page. Press one of the marks: their answers are here.";

/** Which questions raised when this page was made: see `widgets/panel/faults.py`. */
export function faultOf(names: string[]) {
  const named = names.map((name) => `'${name}'`),
    last = named.at(-1),
    [which, them] = named.length === 1 ? ["question", "it"] : ["questions", "they"],
    all = named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${last}` : last;
  return last
    ? `Something went wrong in the ${which} ${all}, so ${them} can't be answered here. ` +
        "The other questions still work."
    : "";
}
