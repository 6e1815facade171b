/** Room: how large the page or cell is that a stage stands in, so that what belongs together is seen together. */
import { ours } from "./address.ts";

/** Rem from which on there are two columns, and from which on the table is drawn large. */
const TWO = 55,
  LARGE = 74;
/** Rem from which a position in a notebook has two columns: its table is seen beside its question, if small. */
const POSITION = 46;
/** The least and most rem of height that a stage takes in a notebook; with less the page scrolls. */
const LEAST = 36,
  MOST = 46;

/** Does a room of our page stand far down in it, as a cell does, below text and other rooms? */
function isLow(el: Element) {
  const room = el.closest(".uw-room");
  return Boolean(
    room && !el.closest(".uw-page") && room.getBoundingClientRect().top + window.scrollY > window.innerHeight / 2,
  );
}

/**
 * The height that a notebook gives a cell's output; null on a page that is the room's, NaN on one that is
 * neither, as a course's: there a room is as high as what is in it.
 */
function cellHeight(el: Element) {
  if (ours()) return isLow(el) ? window.innerHeight : null;
  const tree = el.getRootNode();
  if (tree instanceof ShadowRoot) return heightAround(tree.host);
  return (
    el.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.clientHeight ?? Number.NaN
  );
}

/**
 * The least of what scrolls around a shadow root's host, as in marimo: of the page, and of an output that may
 * grow to some height only.
 */
function heightAround(host: Element) {
  let height = window.innerHeight;
  let node: Element | null = host;
  while (node) {
    const { overflowY, maxHeight, paddingTop, paddingBottom } = getComputedStyle(node);
    if (overflowY === "auto" || overflowY === "scroll") {
      const most = parseFloat(maxHeight) - parseFloat(paddingTop) - parseFloat(paddingBottom);
      if (maxHeight.endsWith("px")) height = Math.min(height, most);
      else if (node.scrollHeight > node.clientHeight + 1) height = Math.min(height, node.clientHeight);
    }
    const tree = node.getRootNode();
    node = node.parentElement ?? (tree instanceof ShadowRoot ? tree.host : null);
  }
  return height;
}

/**
 * @param width in rem
 * @param height in rem, or NaN
 * @param two rem of width from which on there are two columns
 */
export function sized(
  width: number,
  height: number,
  cell: boolean,
  two: number = TWO,
): { kind: "large" | "middle" | "phone" | "flow"; height: number } {
  const high = cell ? Math.max(LEAST, Math.min(MOST, height)) : height;
  if (width >= two && high >= LEAST) return { kind: width >= LARGE ? "large" : "middle", height: high };
  return { kind: high < LEAST || cell ? "flow" : "phone", height: high };
}

/**
 * Mark the page (or the room alone) that `el` stands in with its size, now and whenever it changes.
 * @returns ends it
 */
export function fitRoom(el: HTMLElement, changed: () => void): () => void {
  let seen = "";
  const measure = () => {
    const room = (el.closest(".uw-page") ?? el.closest(".uw-room")) as HTMLElement | null;
    if (!room) return;
    const rem = parseFloat(getComputedStyle(el).fontSize) || 16,
      inside = cellHeight(el),
      top = inside == null ? room.getBoundingClientRect().top + window.scrollY : 0,
      free = inside ?? window.innerHeight - 2 * top;
    const two = room.classList.contains("uw-position") ? POSITION : TWO;
    const wide = room.clientWidth / rem,
      { kind, height } = sized(wide, free / rem, inside != null, two);
    const looks = `${kind} ${Math.floor(height * rem)} ${rem}`;
    room.classList.toggle("uw-beside", inside != null && kind === "flow" && wide >= two);
    if (looks === seen) return;
    seen = looks;
    room.dataset.fit = kind;
    room.classList.toggle("uw-one", kind === "large" || kind === "middle");
    room.classList.toggle("uw-middle", kind === "middle");
    room.classList.toggle("uw-phone", kind === "phone");
    room.classList.toggle("uw-fits", kind !== "flow");
    room.style.setProperty("--uw-h", `${Math.floor(height * rem)}px`);
    room.style.setProperty("--uw-rem", `${rem}px`);
    changed();
  };
  const sizes = new ResizeObserver(measure);
  const start = () => {
    const room = el.closest(".uw-page") ?? el.closest(".uw-room");
    if (!room && el.isConnected) return 0; // a part by itself, which is as wide as it is given
    if (!room) return requestAnimationFrame(start);
    sizes.observe(room);
    measure();
    return 0;
  };
  start();
  window.addEventListener("resize", measure);
  return () => {
    sizes.disconnect();
    window.removeEventListener("resize", measure);
  };
}
