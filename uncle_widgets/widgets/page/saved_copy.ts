/**
 * A saved copy: a notebook that is shown without its kernel (converted to a page, on a viewer, opened again) draws
 * our views from their saved state, and nothing would answer a press there. Each box is asked once whether Python
 * answers. Where it does not, the box says so; what it shows can be read on, and its controls take no presses.
 *
 * A kernel that is busy answers late. Where the front end says that a kernel made the widget, nothing is asked: a
 * kernel that is lost is told by kernel_lost.ts. Where it says nothing of that, the answer that comes late wins.
 */
import { ours } from "./address.ts";
import { html } from "./dom.ts";
import { boxAround, isLost } from "./kernel_lost.ts";

/** Milliseconds that Python has for its answer, where it cannot be known whether there is a kernel. */
const PYTHON_WITHIN = 8000;
const COPY_WORDS = "This is a saved copy. Run the cell to use it.";
/** What can be pressed or typed in, and what else can have the focus. */
const CONTROLS = "button, input, select, textarea, summary, a[href]",
  STOPS = "[tabindex]:not([tabindex='-1'])";
/** What a view hears of somebody who uses it. */
const USES = ["click", "dblclick", "keydown", "keyup", "input", "change", "submit", "pointerdown", "touchstart"];

/** The boxes that were asked. */
const askedBoxes: WeakSet<Element> = new WeakSet();

/**
 * Whether a kernel made the widget and has it still, as its layout knows, which ipywidgets gives each widget;
 * null where there is no such thing, as in marimo.
 */
const madeByKernel = (model: Uw.Model<any, Uw.ToPiece>): boolean | null => model.get("layout")?.comm_live ?? null;

/** marimo shows that it has no kernel by itself, and its kernel may be busy for long. */
function inMarimo(root: Element) {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot && tree.host.localName.startsWith("marimo");
}

/** A dialog lies over the page and has its own way out, which needs no kernel. */
const inDialog = (node: Element) => Boolean(node.closest("dialog"));

/**
 * Nothing in the box takes a press or the focus, also what is drawn in it from now on; gives back how to undo it.
 */
function freeze(box: HTMLElement) {
  const stops: Map<Element, string> = new Map();
  const still = () => {
    for (const node of box.querySelectorAll(CONTROLS))
      if (!inDialog(node) && !node.hasAttribute("inert")) node.setAttribute("inert", "");
    for (const node of box.querySelectorAll(STOPS)) {
      if (inDialog(node) || node.matches(CONTROLS)) continue;
      stops.set(node, node.getAttribute("tabindex") ?? "0");
      node.removeAttribute("tabindex");
    }
  };
  const drawn = new MutationObserver(still);
  const end = new AbortController();
  const stop = (event: any) => {
    const path = event.composedPath(),
      passes = event.ctrlKey || event.metaKey || event.altKey; // the notebook's: to save, to find
    if (!path.includes(box) || inDialog(path[0]) || (passes && event.type.startsWith("key"))) return;
    event.stopPropagation();
    if (event.type === "click" || event.type === "submit") event.preventDefault();
  };
  // At the window, since keys of a room are heard at the document.
  for (const name of USES) window.addEventListener(name, stop, { capture: true, signal: end.signal });
  still();
  drawn.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["tabindex", "href"] });
  return () => {
    drawn.disconnect();
    end.abort();
    for (const node of box.querySelectorAll(CONTROLS)) node.removeAttribute("inert");
    for (const [node, tabindex] of stops) node.setAttribute("tabindex", tabindex);
  };
}

/**
 * Say that the box is a saved copy; gives back how to take that back.
 * @param root the view that was asked
 */
function markCopy(box: HTMLElement, root: HTMLElement) {
  const words = html("p"),
    note = html("div.uw.uw-copy", { role: "status", dir: "ltr", lang: "en" }, words);
  if (box === root) root.before(note);
  else box.prepend(note);
  words.append(COPY_WORDS); // once it stands on the page, so that it is spoken
  box.classList.add("uw-copied");
  const thaw = freeze(box);
  return () => {
    thaw();
    note.remove();
    box.classList.remove("uw-copied");
  };
}

/**
 * Ask, once for the box that the view stands in, whether Python answers.
 * @returns ends it
 */
function askBox(model: Uw.Model<any, Uw.ToPiece>, root: HTMLElement): () => void {
  const box = boxAround(root);
  if (askedBoxes.has(box)) return () => {};
  askedBoxes.add(box);
  let unmark = () => {};
  const mark = () => {
    if (root.isConnected && !isLost(model)) unmark = markCopy(box, root);
  };
  const end = () => {
    clearTimeout(late);
    model.off("msg:custom", answered);
  };
  const answered = () => {
    end();
    unmark();
  };
  const late = window.setTimeout(mark, madeByKernel(model) === false ? 0 : PYTHON_WITHIN);
  model.on("msg:custom", answered);
  model.send({ kind: "alive" });
  return () => {
    end();
    askedBoxes.delete(box); // the view that asked is gone: another may ask
  };
}

/**
 * Find out whether a view is a saved copy, once it stands on a page that is not ours.
 * @returns ends it
 */
export function watchForCopy(model: Uw.Model<any, Uw.ToPiece>, root: HTMLElement): () => void {
  if (ours() || madeByKernel(model) || isLost(model)) return () => {};
  let end = () => {};
  const placed = new ResizeObserver(() => {
    placed.disconnect();
    if (!inMarimo(root)) end = askBox(model, root);
  });
  placed.observe(root);
  return () => {
    placed.disconnect();
    end();
  };
}
