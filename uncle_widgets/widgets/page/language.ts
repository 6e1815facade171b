/**
 * What we write is English and reads from left to right, also on a page that reads from right to left; the boxes
 * around do so by foreign.css.
 * @param el what a view was drawn in
 */
export function markEnglish(el: HTMLElement) {
  const root = el.querySelector(".uw");
  if (!(root instanceof HTMLElement)) return;
  root.dir = "ltr";
  root.lang = "en";
}
