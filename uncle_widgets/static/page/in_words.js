// @ts-check
/** What a page shows, in words, as a screen reader reads it: to be copied, for who cannot see the table. */

/** Alike ones that follow each other are countedAlike. @param {string[]} lines */
function countedAlike(lines) {
  /** @type {[string, number][]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0] === line) last[1]++;
    else found.push([line, 1]);
  }
  return found.map(([line, times]) => (times > 1 ? `${line} (${times} times)` : line));
}

/** @param {Element} part @param {string} selector @returns {HTMLElement[]} */
const seenIn = (part, selector) =>
  /** @type {HTMLElement[]} */ ([...part.querySelectorAll(selector)]).filter((node) =>
    node.checkVisibility({ visibilityProperty: true }),
  );

/** The tables of a page with what lies on them, and what is asked. @param {Element} page */
export function inWords(page) {
  const told = (/** @type {Element} */ table) => [
    ...seenIn(table, ".caption :is(.place, .line:not(.chip))").map((node) => node.textContent ?? ""),
    ...countedAlike(
      seenIn(table, ".felt .thing[aria-label]:not([aria-hidden=true])").map(
        (node) => `- ${node.getAttribute("aria-label")}`,
      ),
    ),
  ];
  const asked = seenIn(page, ".uw-panel [data-next], .uw-panel .given").map((node) => node.textContent ?? "");
  return [...seenIn(page, ".uw-table").flatMap(told), ...asked].join("\n");
}
