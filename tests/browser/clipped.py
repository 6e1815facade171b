"""What is drawn and cannot be seen: words, pictures and controls that an ancestor cuts off.

    assert clipped(page, ".uw-panel") == []

A text is measured by its ink, a picture by its shapes. What can be scrolled to is no fault unless `scrolled` says so;
what is kept for screen readers alone is none.
"""

from typing import Any

from playwright.sync_api import Page

CLIPPED = """([within, except, scrolled, slack]) => {
  const SHAPES = "path, rect, circle, ellipse, line, polygon, polyline, image, use";
  const NEVER = "defs, symbol, clipPath, mask, pattern, marker, linearGradient, radialGradient";
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const told = new Map(), styles = new Map(), hiders = new Map();
  const style = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node));
  const up = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  const clear = (colour) => /^(transparent|none|rgba\\(.*, 0\\))$/.test(colour);
  // Content that lies absolutely is cut by its containing block and what is above that, not by what lies between.
  const holds = (node, fixed) => { const s = style(node);
    return s.transform !== "none" || s.filter !== "none" || /paint|layout|strict|content/.test(s.contain)
      || (!fixed && s.position !== "static"); };
  const inner = (node) => { const box = node.getBoundingClientRect();
    if (node instanceof SVGElement) return box;
    const wide = box.width / (node.offsetWidth || 1), high = box.height / (node.offsetHeight || 1);
    const left = box.left + node.clientLeft * wide, top = box.top + node.clientTop * high;
    return { left, top, right: left + node.clientWidth * wide, bottom: top + node.clientHeight * high }; };
  const name = (node) => { const c = (node.getAttribute?.("class") ?? "").trim().split(/\\s+/).filter(Boolean).join(".");
    return node.localName + (c ? `.${c}` : "") + (node.dataset?.k ? `[${node.dataset.k}]` : ""); };
  // Whether it is there for screen readers alone, or sees nothing of its page by intent.
  const unseen = (node) => { if (!node) return false;
    if (!hiders.has(node)) { const s = style(node);
      hiders.set(node, (node.offsetWidth <= 1 && node.offsetHeight <= 1 && s.overflowX !== "visible")
        || s.clipPath.startsWith("inset(50%") || unseen(up(node))); }
    return hiders.get(node); };
  const measure = (node, box, what, words = false) => {
    if (box.right - box.left < 0.5 && box.bottom - box.top < 0.5) return;
    let { left, top, right, bottom } = box, place = words ? "static" : style(node).position, fixed = place === "fixed";
    for (let at = words ? node : up(node); at; at = up(at)) {
      const s = style(at);
      const skipped = (place === "absolute" || fixed) && !holds(at, fixed);
      if (!skipped) {
        const cut = inner(at), missing = [];
        const inSvg = at instanceof SVGElement && !(at instanceof SVGSVGElement);
        for (const [axis, low, high] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
          const over = s[`overflow${axis}`];
          if (over === "visible" || inSvg) continue;
          const rolls = !scrolled && (over === "auto" || over === "scroll");
          const before = cut[low] - (axis === "X" ? left : top), after = (axis === "X" ? right : bottom) - cut[high];
          if (!rolls) {
            if (before > slack) missing.push(`${Math.round(before)} px ${low}`);
            if (after > slack) missing.push(`${Math.round(after)} px ${high}`);
          }
          if (axis === "X") { left = Math.max(left, cut.left); right = Math.min(right, cut.right); }
          else { top = Math.max(top, cut.top); bottom = Math.min(bottom, cut.bottom); }
        }
        if (missing.length) {
          const key = `${name(at)} cuts ${missing.join(", ")} off`;
          if (!told.has(key)) told.set(key, new Set());
          told.get(key).add(what);
          return;
        }
        if (right <= left || bottom <= top) return; // beyond what scrolls here: it can be scrolled to
      }
      if (!skipped) { place = s.position; fixed = place === "fixed"; }
    }
    const page = document.scrollingElement, rolls = (axis) => !scrolled && style(page)[`overflow${axis}`] !== "hidden";
    const missing = [];
    if (-left > slack) missing.push(`${Math.round(-left)} px left`);
    if (right - innerWidth > slack && !(rolls("X") && page.scrollWidth > innerWidth)) missing.push(`${Math.round(right - innerWidth)} px right`);
    if (-top > slack && !(rolls("Y") && page.scrollTop > 0)) missing.push(`${Math.round(-top)} px top`);
    if (bottom - innerHeight > slack && !(rolls("Y") && page.scrollHeight > innerHeight)) missing.push(`${Math.round(bottom - innerHeight)} px bottom`);
    if (missing.length) { const key = `the window cuts ${missing.join(", ")} off`;
      if (!told.has(key)) told.set(key, new Set());
      told.get(key).add(what); }
  };
  // The ink of a line lies within its box: a box as high as its font is cut where nothing is drawn.
  const ink = (node, text, box) => { const s = style(node);
    pen.font = `${s.fontStyle} ${s.fontWeight} ${s.fontSize} ${s.fontFamily}`;
    const m = pen.measureText(text), scale = (box.bottom - box.top) / (m.fontBoundingBoxAscent + m.fontBoundingBoxDescent || 1);
    if (scale > 1.6 || scale < 0.4) return box; // turned, or a picture scaled otherwise
    return { left: box.left, right: box.right, top: box.top + Math.max(0, m.fontBoundingBoxAscent - m.actualBoundingBoxAscent) * scale,
      bottom: box.bottom - Math.max(0, m.fontBoundingBoxDescent - m.actualBoundingBoxDescent) * scale }; };
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(node)
    && !node.closest(NEVER) && !(except && node.closest(except));
  const walk = (root) => {
    if (root instanceof Element) look(root);
    for (const node of root.querySelectorAll("*")) look(node);
  };
  const look = (node) => {
    if (node.shadowRoot) walk(node.shadowRoot);
    if (!shown(node)) return;
    const s = style(node);
    if (node.matches("svg *") && node.matches(SHAPES)) {
      if (!(clear(s.fill) && clear(s.stroke)) || node.matches("image, use")) measure(node, node.getBoundingClientRect(), name(node));
    } else if (node.matches("img, canvas, input, select, textarea, button") || (!node.childNodes.length && !(node instanceof SVGElement)
        && (!clear(s.backgroundColor) || s.backgroundImage !== "none" || parseFloat(s.borderTopWidth) > 0))) {
      if (s.appearance !== "none" || node.localName !== "input" || node.type !== "range") measure(node, node.getBoundingClientRect(), name(node));
    }
    for (const text of node.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) measure(node, ink(node, text.data, box), JSON.stringify(text.data.trim().slice(0, 60)), true);
    }
  };
  document.querySelectorAll(within).forEach(walk);
  return [...told].map(([how, what]) => `${how}: ${[...what].slice(0, 4).join(", ")}${what.size > 4 ? ` and ${what.size - 4} more` : ""}`);
}"""
"""What in `within` is cut off, by whom, how far and on which side: a sentence for each ancestor that does it."""


def clipped(
    page: Page, within: str = ".uw", without: str = "", scrolled: bool = False, slack: float = 1.5
) -> list[str]:
    """What is drawn in these parts of the page and lies outside what can be seen; none is as it should be.

    `within`, `without`: selectors; what matches the second is left out. `scrolled`: also what can be scrolled to,
    for a screen that nobody scrolls. `slack`: pixels that do not count, since boxes lie between pixels.
    """
    found: list[str] = page.evaluate(CLIPPED, arguments(within, without, scrolled, slack))
    return found


def arguments(within: str, without: str = "", scrolled: bool = False, slack: float = 1.5) -> list[Any]:
    """What CLIPPED takes, for a page that looks often and by itself."""
    return [within, without, scrolled, slack]
