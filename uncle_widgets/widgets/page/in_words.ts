/** What a page shows, in words, as a screen reader reads it: to be copied, for who cannot see the table. */

/** Alike ones that follow each other are countedAlike. */
function countedAlike(lines: string[]) {
  const found: [string, number][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0] === line) last[1]++;
    else found.push([line, 1]);
  }
  return found.map(([line, times]) => (times > 1 ? `${line} (${times} times)` : line));
}

const seenIn = (part: Element, selector: string): HTMLElement[] =>
  ([...part.querySelectorAll(selector)] as HTMLElement[]).filter((node) =>
    node.checkVisibility({ visibilityProperty: true }),
  );

/** The tables of a page with what lies on them, and what is asked. */
export function inWords(page: Element) {
  const told = (table: Element) => [
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
