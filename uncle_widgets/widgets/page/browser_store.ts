/**
 * What a tab keeps of whoever works in it, and whose it is.
 *
 * On a shared laptop the next pupil comes to what the last one said. So what is stored opens with a question, "Go
 * on, or somebody new?", and nothing of it is on the page before it is answered. Loading again within five minutes
 * of the last answer is plainly the same sitting, and so is a tab that a phone has dropped: that goes on unasked.
 * Whoever answers anew beside the question is somebody new. What the device keeps for longer than a tab waits for
 * the same question, and a new student begins without it.
 */
import { html } from "./dom.ts";

/** Milliseconds after the last answer in which a page that is loaded again goes on unasked. */
const SITS = 300_000;
const KEPT_AS = "uncle_widgets ",
  LASTS_AS = "uncle_widgets.kept ";
const TAB_LEFT = "uncle_widgets/left",
  TAB_ASKED = "uncle_widgets/asked";
const WHOSE = Symbol.for("uncle_widgets.whose");

/**
 * A piece that keeps something: `give` hands it what was kept, and is null where nothing waits for the
 * question; `anew` tells it that a new student begins.
 */
export type Holder = { root: HTMLElement; give: (() => void) | null; anew: () => void };
export type Whose = {
  free: boolean;
  own: Set<string>;
  holders: Set<Holder>;
  ask: HTMLElement | null;
  sizes: ResizeObserver;
};

/** What this tab keeps, where it may keep anything. */
function shelf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What the device keeps for longer, where it may keep anything. */
function chest(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The names in a store that begin so. */
const namesIn = (store: Storage | null, begin: string) =>
  Object.keys(store ?? {}).filter((name) => name.startsWith(begin));

/** A text that was kept, without the time before it; null for none. */
function textIn(store: Storage | null, name: string) {
  const text = store?.getItem(name);
  return text ? text.slice(text.indexOf(" ") + 1) : null;
}

/** Keep a text with the time before it, where there is room. */
function putIn(store: Storage | null, name: string, text: string) {
  try {
    store?.setItem(name, `${Date.now()} ${text}`);
  } catch {
    /* it is full: nothing to go on with */
  }
}

/** Whether the page was loaded again in the same sitting. A tab that a phone drops is not left in order. */
function sameSitting() {
  const store = shelf();
  if (!store) return false;
  const [way] = performance.getEntriesByType("navigation");
  const anew = (way as PerformanceNavigationTiming | undefined)?.type === "navigate";
  const back = !(anew && store.getItem(TAB_LEFT)) && !store.getItem(TAB_ASKED);
  store.removeItem(TAB_LEFT);
  window.addEventListener("pagehide", () => store.setItem(TAB_LEFT, "1"));
  const last = Math.max(
    ...namesIn(store, `${KEPT_AS}${location.pathname} `).map(
      (name) => Number.parseInt(store.getItem(name) ?? "", 10) || 0,
    ),
  );
  return back && Date.now() - last < SITS;
}

/** One for the page, however many copies of this module there are. */
function whoseHere(): Whose {
  const page = globalThis as unknown as Record<symbol, Whose>;
  page[WHOSE] ??= {
    free: sameSitting(),
    own: new Set(),
    holders: new Set(),
    ask: null,
    sizes: new ResizeObserver(() => requestAnimationFrame(placeAsk)),
  };
  return page[WHOSE];
}

/** The question, as it stands in a piece. */
export const askWhose = (goOn: () => void, anew: () => void) =>
  html(
    "div.offer",
    { role: "group", "aria-label": "Continue, or start as a new student?" },
    html("b", "Welcome back"),
    html("p", "Continue, or start as a new student?"),
    html(
      "div.row",
      html("button.btn.solid", { "data-k": "resume", onclick: goOn }, "Continue"),
      html("button.btn", { "data-k": "forget", onclick: anew }, "New student"),
    ),
  );

/** The question stands once on a page, before the first piece in sight that keeps anything. */
function placeAsk() {
  const here = whoseHere(),
    waits = [...here.holders].some(({ give }) => give);
  if (!waits) {
    here.ask?.remove();
    here.ask = null;
    return;
  }
  const [first] = [...here.holders]
    .map(({ root }) => root)
    .filter((root) => root.getClientRects().length > 0)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (!first) return;
  here.ask ??= html(
    "div.uw.uw-whose",
    askWhose(
      () => settled(true),
      () => settled(false),
    ),
  );
  if (first.previousSibling !== here.ask) first.before(here.ask);
  shelf()?.setItem(TAB_ASKED, "1");
}

/** It is answered: each has its own back, or nothing of it is left. */
function settled(goOn: boolean) {
  const here = whoseHere(),
    next = here.ask?.nextElementSibling;
  here.free = true;
  const waited = [...here.holders].filter(({ give }) => give),
    gives = waited.map(({ give }) => give);
  for (const holder of here.holders) holder.give = null;
  if (goOn) for (const give of gives) give?.();
  else {
    for (const name of namesIn(shelf(), KEPT_AS)) shelf()?.removeItem(name);
    for (const name of namesIn(chest(), LASTS_AS)) chest()?.removeItem(name);
    for (const holder of waited) holder.anew();
  }
  shelf()?.removeItem(TAB_ASKED);
  const held = here.ask?.matches(":focus-within");
  placeAsk();
  const control = held && next?.querySelector("button, input, select, textarea, [tabindex='0']");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/**
 * A place for what a piece keeps. `look(give)` gives back the text that was kept under the name there is now, at
 * once or when somebody says that it is theirs: it says whether that is still to be asked, and `anew` is called
 * for somebody new.
 * @param root of the piece, in its place on the page or soon there
 * @param lasting whether the device keeps it, for all pages; else the tab does, for this one
 */
export function keptBy(root: HTMLElement, name: () => string, lasting: boolean = false) {
  const here = whoseHere(),
    place = () => `${KEPT_AS}${location.pathname} ${name()}`,
    read = () => (lasting ? textIn(chest(), LASTS_AS + name()) : textIn(shelf(), place()));
  const holder: Holder = { root, give: null, anew: () => {} };
  const forget = () => {
    shelf()?.removeItem(place());
    if (lasting) chest()?.removeItem(LASTS_AS + name());
  };
  const free = () => here.free || here.own.has(place());
  here.holders.add(holder);
  here.sizes.observe(root);
  return {
    look: (give: (text: string) => void, anew: () => void = () => {}) => {
      const text = read();
      holder.anew = anew;
      holder.give = text && !free() ? () => give(text) : null;
      if (text && free()) give(text);
      placeAsk();
      return holder.give != null;
    },
    keep: (text: string) => {
      if (here.ask) settled(false);
      here.own.add(place());
      putIn(shelf(), place(), lasting ? "" : text); // by its time a reload is known to be of the same sitting
      if (lasting) putIn(chest(), LASTS_AS + name(), text);
    },
    forget,
    stop: () => {
      here.holders.delete(holder);
      here.sizes.unobserve(root);
      placeAsk();
    },
  };
}
