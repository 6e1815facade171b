// @ts-check
// The gallery: a question to begin with, and a door to every game.
import { html, keepKeys, svg, unique } from "./dom.js";
import { card, digits, shape } from "./draw.js";

const HERO = () => {
  const rings = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
    svg("circle", { cx: 200, cy: 150, r: 132 + i * 46, fill: "none", stroke: "var(--ring)", "stroke-width": 11 }),
  );
  const segment = (/** @type {number} */ i) => {
    const at = (/** @type {number} */ degrees) => {
      const a = ((i * 36 + degrees - 90) * Math.PI) / 180;
      return `${200 + 110 * Math.cos(a)} ${150 + 110 * Math.sin(a)}`;
    };
    return svg("path", {
      d: `M${at(2.4)}A110 110 0 0 1 ${at(33.6)}`,
      fill: "none",
      stroke: i === 9 ? "var(--lit)" : "var(--accent-on-field)",
      "stroke-width": 19,
    });
  };
  return svg(
    "svg",
    { viewBox: "0 0 400 410", "aria-hidden": "true" },
    rings,
    svg("circle", { cx: 200, cy: 150, r: 122, fill: "var(--field)" }),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(segment),
    svg("g", { style: "color:var(--on-field)" }, digits("29", 200, 106, 88, { anchor: "middle", weight: 13 })),
    [0, 1, 2].map((k) => svg("g", { transform: `translate(${92 + k * 76} 300)` }, card(null, 64))),
  );
};

const ART = /** @type {Record<string, () => Node[]>} */ ({
  uncle: () => [
    [1, 2, 3, 4, 5, 6, 7].map((i) =>
      svg("circle", {
        cx: 0,
        cy: 220,
        r: 12 + i * 40 - 14,
        fill: i === 1 ? "var(--accent-on-field)" : "none",
        stroke: "var(--accent-on-field)",
        "stroke-width": 20,
      }),
    ),
    svg(
      "g",
      { style: "color:var(--on-field)" },
      digits("10", 400, 26, 76, { anchor: "end" }),
      digits("20", 400, 122, 76, { anchor: "end" }),
    ),
  ],
  uno: () =>
    ["r", "g", "y", "b"].map((c, at) => {
      const x = at * 105;
      return svg(
        "svg",
        { x, y: 0, width: 105, height: 220, viewBox: "0 0 105 220", style: "overflow:hidden" },
        svg("rect", { width: 105, height: 220, fill: `var(--c-${c})` }),
        [90, 68, 46, 24].map((r, k) =>
          shape(c, 52, 116, r, { fill: k % 2 ? `var(--c-${c})` : c === "y" ? "#13201E" : "#fff" }),
        ),
        svg("text", { x: 10, y: 24, "font-size": 18, class: "b", fill: `var(--c-${c}-on)` }, c.toUpperCase()),
      );
    }),
});

/** @param {{model: any, el: HTMLElement}} context */
export function renderGallery({ model, el }) {
  const teaser = model.get("teaser");
  const root = html("div", { class: "uw uw-gallery" });
  el.append(root);
  keepKeys(root);
  const out = html("output", { class: "guess" }, "50 of 100");
  const range = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "range",
      class: "rng",
      min: 0,
      max: 100,
      step: 1,
      "aria-label": "Your guess, of 100",
      oninput: () => {
        out.textContent = `${range.value} of 100`;
        range.style.setProperty("--p", `${range.value}%`);
      },
    })
  );
  range.value = "50";
  range.style.setProperty("--p", "50%");
  const answer = html("p", { class: "told", role: "status" });
  const tell = () => {
    const gap = Number(range.value) - teaser.hundred;
    answer.textContent =
      `It is about ${teaser.hundred} of 100 (exactly ${teaser.exact}). ` +
      (Math.abs(gap) < 3
        ? "You were close."
        : `You said ${range.value}, ${Math.abs(gap)} too ${gap > 0 ? "many" : "few"}.`) +
      " The page of the game shows why.";
    go.hidden = false;
    go.focus();
  };
  const go = html("a", { class: "btn", href: `${teaser.page}`, hidden: true }, "See why on the table");
  const heading = unique("hero");
  root.append(
    html(
      "section",
      { class: "stage hero", "aria-labelledby": heading },
      html(
        "div",
        { class: "lead" },
        html("h1", { id: heading }, "Family games, and the odds inside them."),
        html(
          "p",
          { class: "sub" },
          "Watch a game step by step. Guess a chance. Then count it, and deal it ten thousand times.",
        ),
        teaser.ask &&
          html(
            "div",
            { class: "ask" },
            html("h2", {}, teaser.ask),
            html("p", { class: "sub" }, teaser.given),
            html("div", { class: "row" }, html("span", {}, "Your guess"), out),
            range,
            html(
              "div",
              { class: "ends", "aria-hidden": "true" },
              html("span", {}, "never"),
              html("span", {}, "always"),
            ),
            html(
              "div",
              { class: "row start" },
              html(
                "button",
                { type: "button", class: "btn call", "data-k": "tell", onclick: tell },
                "Show the answer",
              ),
              go,
            ),
            answer,
          ),
      ),
      html("div", { class: "art" }, HERO()),
    ),
    html(
      "div",
      { class: "doors" },
      model.get("games").map((/** @type {any} */ game) =>
        html(
          "article",
          { class: `door g-${game.id}` },
          html(
            "div",
            { class: "picture" },
            svg(
              "svg",
              { viewBox: "0 0 420 220", preserveAspectRatio: "xMinYMid slice", "aria-hidden": "true" },
              (ART[game.id] ?? (() => []))(),
            ),
          ),
          html(
            "div",
            { class: "sheet" },
            html("h2", {}, game.title),
            html("p", { class: "mute" }, game.tagline),
            game.learn.length > 0 &&
              html(
                "div",
                { class: "learn" },
                html("h3", {}, "You will learn"),
                html(
                  "ul",
                  {},
                  game.learn.map((/** @type {any} */ [ask, term]) => html("li", {}, ask, html("small", {}, term))),
                ),
              ),
            html(
              "div",
              { class: "row" },
              html(
                "a",
                { class: "btn solid", href: game.page, "aria-label": `Open ${game.title}` },
                "Watch and play",
              ),
              html("span", { class: "mute small" }, game.players),
            ),
          ),
        ),
      ),
    ),
    html(
      "div",
      { class: "small-print" },
      html("p", {}, "Open source. Runs in a notebook, on a Voil\u00e0 page and on a phone."),
      html("p", {}, "Rules retold in our own words. Pictures are our own. Game names are their owners' marks."),
    ),
  );
}
