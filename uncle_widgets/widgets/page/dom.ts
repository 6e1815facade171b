// Making elements. Text always goes in as text, never as markup.

import { alone } from "./address.ts";

/** Attributes; `on...` are listeners, and of a list of classes those that are there count. */
export type Attributes = {
  [name: string]: any;
  onclick?: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
  onchange?: (event: Event & { target: any }) => void;
  oninput?: (event: Event & { target: any }) => void;
  ontoggle?: (event: Event & { target: any }) => void;
  onsubmit?: (event: SubmitEvent) => void;
};
export type Kid = Node | string | number | boolean | null | undefined | any[];

/** The element that a tag makes, with classes or without: "button.btn" an HTMLButtonElement. */
export type Made<T extends string> = T extends `${infer K}.${string}` ? Named<K> : Named<T>;
export type Named<K extends string> = K extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[K]
  : HTMLElement;

function filled(node: any, classes: string[], attributes: Record<string, any>, kids: Kid[]) {
  const { class: more, ...others } = attributes,
    all = [classes, more].flat().filter(Boolean).join(" ");
  if (all) node.setAttribute("class", all);
  for (const [name, value] of Object.entries(others)) {
    if (value == null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style") node.style.cssText = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...kids.flat(9).filter((kid) => kid != null && kid !== false));
  return node;
}

/** Attributes, if there are any, and what comes after them. */
const parted = ([first, ...others]: any[]): [Attributes, Kid[]] =>
  first?.constructor === Object ? [first, others] : [{}, [first, ...others]];

/** An SVG element; its tag may carry classes, "rect.paper", and attributes may be left out. */
export function svg(tag: string, attributes?: Attributes | Kid, ...kids: Kid[]): SVGElement {
  const [name, ...classes] = tag.split(".");
  return filled(
    document.createElementNS("http://www.w3.org/2000/svg", name),
    classes,
    ...parted([attributes, ...kids]),
  );
}

/** A rectangle, its corner at the top left. */
export const rect = (x: number, y: number, width: number, height: number, more?: Attributes) =>
  svg("rect", { x, y, width, height, ...more });

export const circle = (cx: number, cy: number, r: number, more?: Attributes) =>
  svg("circle", { cx, cy, r, ...more });

/** A line without a filling. */
export const stroked = (d: string, stroke: string, width: number, more?: Attributes) =>
  svg("path", { d, fill: "none", stroke, "stroke-width": width, ...more });

/** A drawing that is spoken as one picture. */
export const drawing = (width: number, height: number, spoken: string, ...kids: Kid[]) =>
  svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": spoken }, ...kids);

/**
 * An HTML element, written as an SVG one is; a button does not send a form unless it says so. A section with a
 * name is a landmark on a page of ours, and a group elsewhere: a notebook may hold many rooms, whose landmarks
 * would have one name.
 */
export function html<T extends string>(tag: T, attributes?: Attributes | Kid, ...kids: Kid[]): Made<T> {
  const [name, ...classes] = tag.split("."),
    [given, inner] = parted([attributes, ...kids]),
    grouped = name === "section" && given["aria-label"] && !alone();
  return filled(
    document.createElement(grouped ? "div" : name),
    classes,
    { role: grouped ? "group" : null, type: name === "button" ? "button" : null, ...given },
    inner,
  );
}

/** The element that has the focus, in the page or the shadow root that `node` is in. */
export function focused(node: Node): Element | null {
  const tree = node.getRootNode();
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
}

/** Whether nothing has the focus there. */
export function unfocused(node: Node) {
  const active = focused(node);
  return !active || active === document.body;
}

/** What somebody can type in. */
const takesText = (node: unknown): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.selectionStart != null);

/**
 * A field that is drawn again keeps what was typed in the one before it. `data-draft` says what the text is
 * about: where that is another, the text goes. A field without the focus takes a new value of the model's.
 */
function keepTyped(
  old: HTMLInputElement | HTMLTextAreaElement,
  fresh: HTMLInputElement | HTMLTextAreaElement,
  held: boolean,
) {
  if (old.value === old.defaultValue || old.value === fresh.value) return;
  if (!held && fresh.defaultValue !== old.defaultValue) return;
  fresh.value = old.value;
  // A browser fires no change for a value that was put in by a script: it is fired for it when the field is left.
  let told = false;
  const tell = () => {
    if (!told && fresh.isConnected) fresh.dispatchEvent(new Event("change"));
  };
  fresh.addEventListener("change", () => (told = true));
  fresh.addEventListener("blur", tell, { once: true });
  fresh.addEventListener("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Enter" && !fresh.form) tell();
  });
}

/**
 * Put new children in place of the old ones; the control that had focus has it again, its text and caret too.
 * Controls are known by `data-k`; where one is gone, `data-next` has the focus, or the whole.
 */
export function renew(root: HTMLElement, ...children: any[]) {
  const active = focused(root),
    held = active && active !== root && root.contains(active) ? active : null,
    key = held?.getAttribute("data-k") ?? "",
    drafts = [...root.querySelectorAll("[data-draft]")].filter(takesText),
    caret = takesText(held) ? { from: held.selectionStart, to: held.selectionEnd, text: held.value } : null;
  root.replaceChildren(...children.flat(9).filter((child) => child != null && child !== false));
  for (const old of drafts) {
    const fresh = root.querySelector(
      `[data-k="${CSS.escape(old.dataset.k ?? "")}"][data-draft="${CSS.escape(old.dataset.draft ?? "")}"]`,
    );
    if (takesText(fresh) && fresh !== old) keepTyped(old, fresh, old === held);
  }
  if (!held) return;
  if (focusOn(root, key)) {
    const fresh = focused(root);
    if (caret && fresh !== held && takesText(fresh) && fresh.value === caret.text)
      fresh.setSelectionRange(caret.from, caret.to);
    return;
  }
  const next = root.querySelector("[data-next]") ?? root; // the control is gone: go on from what came in its place
  if (!(next instanceof HTMLElement)) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Whether there was such a control. */
export function focusOn(root: HTMLElement, key: string) {
  const node = root.querySelector(`[data-k="${CSS.escape(key)}"]`);
  if (node instanceof HTMLElement) node.focus({ preventScroll: true });
  return node instanceof HTMLElement;
}

const SAFE_TAGS = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;

/**
 * SVG that came as text, as nodes: shapes only. Scripts, styles, links and event handlers are left out. Error
 * where it is not SVG.
 */
export function svgText(text: string): SVGElement {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") throw new Error("Expected SVG.");
  for (const node of [...parsed.querySelectorAll("*"), parsed]) {
    if (node !== parsed && !SAFE_TAGS.test(node.localName)) {
      node.remove();
      continue;
    }
    for (const { name, value } of [...node.attributes]) {
      const leads = /^(xlink:)?href$/.test(name) && !value.startsWith("#");
      if (/^on/i.test(name) || leads || /url\((?!["']?#)|javascript:/i.test(value)) node.removeAttribute(name);
    }
  }
  return document.importNode(parsed as Node, true) as SVGElement;
}

const COLOUR = /^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;

/**
 * Put a game's palette on a root: `--name:#RRGGBB` or `--name:light-dark(#...,#...)`, with semicolons between.
 * Anything else in the text is left out; without a palette the house's own colours show.
 */
export function dye(root: HTMLElement, palette: string | undefined) {
  for (const line of (palette ?? "").split(";")) {
    const [name, value] = [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()];
    if (/^--[\w-]+$/.test(name) && COLOUR.test(value)) root.style.setProperty(name, value);
  }
}

/** One of several: a row of buttons of which one is pressed. */
export function segmented({
  label,
  choices,
  value,
  pick,
  k,
}: {
  label: string;
  choices: [any, string][];
  value: any;
  pick: (value: any) => void;
  k: string;
}) {
  return html(
    "div.seg",
    { role: "group", "aria-label": label },
    choices.map(([choice, words], at) =>
      html(
        "button",
        { "data-k": `${k}.${at}`, "aria-pressed": String(choice === value), onclick: () => pick(choice) },
        words,
      ),
    ),
  );
}

const shared = globalThis as Record<symbol, any>;
/** Counted on the page itself: two copies of this module must not give the same id. */
const page: { ids?: number } = (shared[Symbol.for("uncle_widgets.page")] ??= {});

/** An id that nothing else on the page has. */
export function unique(stem: string) {
  page.ids = (page.ids ?? 0) + 1;
  return `uw-${stem}-${page.ids}`;
}

/** Draw again whenever the width of `box` changes. */
export function fitted(box: HTMLElement, draw: (width: number) => Node) {
  let last = -1;
  const go = () => {
    const width = Math.round(box.clientWidth);
    if (width > 0 && width !== last) {
      last = width;
      box.replaceChildren(draw(width));
    }
  };
  const watcher = new ResizeObserver(() => requestAnimationFrame(go)); // not within the observer: that would loop
  watcher.observe(box);
  go();
  return { again: () => ((last = -1), go()), stop: () => watcher.disconnect() };
}

export function setAttribute(node: Element, name: string, value: string) {
  if (!value) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** A button with words. */
export const button = (attributes: Attributes, ...kids: Kid[]) => html("button", attributes, ...kids);

/**
 * A button that the kernel tells of: pressed it sends its kind, and "stop" while that which it began is under
 * way.
 */
export const toldButton = (
  { kind, label, strong, share }: Uw.Button,
  send: (kind: Uw.Button["kind"] | "stop") => void,
) =>
  button(
    {
      class: `btn${strong ? " solid" : ""}${share == null ? "" : " sharing"}`,
      style: share == null ? null : `--p:${100 * share}%`,
      "data-act": kind,
      "data-k": `key.${kind}`,
      onclick: () => send(share == null ? kind : "stop"),
    },
    share == null ? label : `${label} (${Math.round(100 * share)}%)`,
  );

/**
 * Change a part of the page and leave the focus on the same control; where that is gone, on another or on `room`.
 */
export function keeping(part: HTMLElement, room: HTMLElement, change: () => void) {
  const active = focused(part),
    held = active && part.contains(active) ? active : null;
  const name = held && ["data-act", "data-clause"].find((key) => held.hasAttribute(key));
  const value = name && held?.getAttribute(name);
  change();
  if (!held) return;
  const same = [...part.querySelectorAll("button")].find((node) => name && node.getAttribute(name) === value);
  (same ?? part.querySelector("button") ?? room).focus?.();
}

/** Is what moves to be still? */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
