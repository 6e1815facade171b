// @ts-check
// The gallery: a question to begin with, and a door to every game.
import { h, s, keepKeys } from "./dom.js";
import { digits, card, shape } from "./draw.js";

const HERO = () => {
  const rings = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => s("circle", { cx: 200, cy: 150, r: 132 + i * 46, fill: "none", stroke: "var(--ring)", "stroke-width": 11 }));
  const segment = (/** @type {number} */ i) => {
    const at = (/** @type {number} */ degrees) => { const a = ((i * 36 + degrees - 90) * Math.PI) / 180; return `${200 + 110 * Math.cos(a)} ${150 + 110 * Math.sin(a)}`; };
    return s("path", { d: `M${at(2.4)}A110 110 0 0 1 ${at(33.6)}`, fill: "none", stroke: i === 9 ? "var(--lit)" : "var(--accent-on-field)", "stroke-width": 19 });
  };
  return s("svg", { viewBox: "0 0 400 410", "aria-hidden": "true" }, rings, s("circle", { cx: 200, cy: 150, r: 122, fill: "var(--field)" }),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(segment), s("g", { style: "color:var(--on-field)" }, digits("29", 200, 106, 88, { anchor: "middle", weight: 13 })),
    [0, 1, 2].map((k) => s("g", { transform: `translate(${92 + k * 76} 300)` }, card(null, 64))));
};

const ART = /** @type {Record<string, () => Node[]>} */ ({
  uncle: () => [[1, 2, 3, 4, 5, 6, 7].map((i) => s("circle", { cx: 0, cy: 220, r: 12 + i * 40 - 14, fill: i === 1 ? "var(--accent-on-field)" : "none", stroke: "var(--accent-on-field)", "stroke-width": 20 })),
    s("g", { style: "color:var(--on-field)" }, digits("10", 400, 26, 76, { anchor: "end" }), digits("20", 400, 122, 76, { anchor: "end" }))],
  uno: () => ["r", "g", "y", "b"].map((c, at) => {
    const x = at * 105;
    return s("svg", { x, y: 0, width: 105, height: 220, viewBox: "0 0 105 220", style: "overflow:hidden" }, s("rect", { width: 105, height: 220, fill: `var(--c-${c})` }),
      [90, 68, 46, 24].map((r, k) => shape(c, 52, 116, r, { fill: k % 2 ? `var(--c-${c})` : c === "y" ? "#13201E" : "#fff" })),
      s("text", { x: 10, y: 24, "font-size": 18, class: "b", fill: `var(--c-${c}-on)` }, c.toUpperCase()));
  }),
});

/** @param {{model: any, el: HTMLElement}} context */
function render({ model, el }) {
  const teaser = model.get("teaser");
  const root = h("div", { class: "uw g-uncle uw-gallery" });
  el.append(root);
  keepKeys(root);
  const out = h("output", { class: "guess" }, "50 of 100");
  const range = /** @type {HTMLInputElement} */ (h("input", { type: "range", class: "rng", min: 0, max: 100, step: 1, "aria-label": "Your guess, of 100",
    oninput: () => { out.textContent = `${range.value} of 100`; range.style.setProperty("--p", `${range.value}%`); } }));
  range.value = "50";
  range.style.setProperty("--p", "50%");
  const answer = h("p", { class: "told", role: "status" });
  const tell = () => {
    const gap = Number(range.value) - teaser.hundred;
    answer.textContent = `It is about ${teaser.hundred} of 100 (exactly ${teaser.exact}). ` +
      (Math.abs(gap) < 3 ? "You were close." : `You said ${range.value}, ${Math.abs(gap)} too ${gap > 0 ? "many" : "few"}.`) + " The page of the game shows why.";
    go.hidden = false;
    go.focus();
  };
  const go = h("a", { class: "btn", href: `${teaser.page}`, hidden: true }, "See why on the table");
  root.append(
    h("section", { class: "stage hero", "aria-labelledby": "uw-hero" },
      h("div", { class: "lead" }, h("h1", { id: "uw-hero" }, "Family games, and the odds inside them."),
        h("p", { class: "sub" }, "Watch a game step by step. Guess a chance. Then count it, and deal it ten thousand times."),
        teaser.ask && h("div", { class: "ask" }, h("h2", {}, teaser.ask), h("p", { class: "sub" }, teaser.given),
          h("div", { class: "row" }, h("span", {}, "Your guess"), out), range,
          h("div", { class: "ends", "aria-hidden": "true" }, h("span", {}, "never"), h("span", {}, "always")),
          h("div", { class: "row start" }, h("button", { type: "button", class: "btn call", "data-k": "tell", onclick: tell }, "Show the answer"), go), answer)),
      h("div", { class: "art" }, HERO())),
    h("div", { class: "doors" }, model.get("games").map((/** @type {any} */ game) =>
      h("article", { class: `door g-${game.id}` },
        h("div", { class: "picture" }, s("svg", { viewBox: "0 0 420 220", preserveAspectRatio: "xMinYMid slice", "aria-hidden": "true" }, (ART[game.id] ?? (() => []))())),
        h("div", { class: "sheet" }, h("h2", {}, game.title), h("p", { class: "mute" }, game.tagline),
          game.learn.length > 0 && h("div", { class: "learn" }, h("h3", {}, "You will learn"),
            h("ul", {}, game.learn.map((/** @type {any} */ [ask, term]) => h("li", {}, ask, h("small", {}, term))))),
          h("div", { class: "row" }, h("a", { class: "btn solid", href: game.page, "aria-label": `Open ${game.title}` }, "Watch and play"), h("span", { class: "mute small" }, game.players)))))),
    h("div", { class: "small-print" }, h("p", {}, "Open source. Runs in a notebook, on a Voil\u00e0 page and on a phone."), h("p", {}, "Rules retold in our own words. Pictures are our own. Game names are their owners' marks.")));
}

export default { render };
