// @ts-check
// The head of a dashboard: whose game it is, tabs, seats, seed and the link to this very page.
import { dye, html, keepKeys, renew, svg } from "./dom.js";

const PLATES = /** @type {Record<string, () => Node[]>} */ ({
  uncle: () =>
    [6, 5, 4, 3, 2, 1].map((i) =>
      svg("circle", {
        cx: 64,
        cy: 64,
        r: i * 10 - 3,
        fill: i === 1 ? "#fff" : "none",
        stroke: "#fff",
        "stroke-width": 4.5,
      }),
    ),
  uno: () => [
    svg("rect", { x: 10, y: 10, width: 18, height: 18, fill: "#fff" }),
    svg("path", { d: "M45 9l11 19H34z", fill: "#fff" }),
    svg("path", { d: "M19 34l11 11-11 11L8 45z", fill: "#fff" }),
    svg("circle", { cx: 45, cy: 45, r: 10, fill: "#fff" }),
  ],
});
const plain = () =>
  [4, 18, 32, 46].map((y) => svg("rect", { x: 6, y: y + 4, width: 52, height: 7, fill: "#fff" }));

/** The plate of a game. @param {string} game */
export const plate = (game) =>
  svg("svg", { viewBox: "0 0 64 64", "aria-hidden": "true" }, (PLATES[game] ?? plain)());

/** @param {{model: any, el: HTMLElement}} context */
export function renderMasthead({ model, el }) {
  const get = model.get.bind(model);
  const root = html("div", { class: "uw uw-masthead" });
  dye(root, get("palette"));
  el.append(root);
  keepKeys(root);
  const live = html("p", { class: "sr", role: "status" });
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
    model.set(name, value);
    model.save_changes();
  };
  const onPage = () =>
    /\/voila\//.test(location.pathname) ||
    document.body.classList.contains("uw-page") ||
    !document.querySelector(".jp-LabShell, .jp-Notebook");
  const copy = async (/** @type {string} */ text, /** @type {string} */ done) => {
    try {
      await navigator.clipboard.writeText(text);
      live.textContent = done;
      flash(done);
    } catch {
      live.textContent = text;
      flash(text);
    }
  };
  const tip = html("p", { class: "tip mute small" });
  const flash = (/** @type {string} */ words) => {
    tip.textContent = words;
  };
  const address = () =>
    `${location.origin}${location.pathname}?${new URLSearchParams({ ...theme(), uw: get("link") })}`;
  const theme = () => {
    const t = new URLSearchParams(location.search).get("theme");
    return /** @type {Record<string, string>} */ (t ? { theme: t } : {});
  };

  const draw = () => {
    const [low, high] = get("range"),
      seats = get("seats"),
      tab = get("tab");
    const tabs = get("tabs");
    renew(
      root,
      html(
        "div",
        { class: "top" },
        html(
          "div",
          { class: "id" },
          html("div", { class: "plate" }, plate(get("game"))),
          html("div", {}, html("h1", {}, get("title")), html("p", {}, get("tagline"))),
        ),
        html(
          "div",
          { class: "set" },
          html(
            "div",
            { class: "field" },
            html("span", {}, "Seats"),
            html(
              "span",
              { class: "step", role: "group", "aria-label": "Seats" },
              html(
                "button",
                {
                  type: "button",
                  "data-k": "fewer",
                  "aria-label": "Fewer seats",
                  "aria-disabled": seats <= low ? "true" : null,
                  onclick: () => seats > low && set("seats", seats - 1),
                },
                "\u2212",
              ),
              html("output", {}, String(seats)),
              html(
                "button",
                {
                  type: "button",
                  "data-k": "more",
                  "aria-label": "More seats",
                  "aria-disabled": seats >= high ? "true" : null,
                  onclick: () => seats < high && set("seats", seats + 1),
                },
                "+",
              ),
            ),
          ),
          html(
            "label",
            { class: "field" },
            html("span", {}, "Seed"),
            html("input", {
              class: "mono seed",
              "data-k": "seed",
              inputmode: "numeric",
              maxlength: 9,
              value: get("seed"),
              onchange: (/** @type {any} */ event) => set("seed", event.target.value),
            }),
          ),
          /\/voila\//.test(location.pathname) &&
            html("a", { class: "btn quiet", "data-k": "home", href: "index.ipynb" }, "All games"),
          html(
            "button",
            {
              type: "button",
              class: "btn",
              "data-k": "copy",
              onclick: () =>
                onPage() ? copy(address(), "The link is copied.") : copy(get("cell"), "The cell is copied."),
            },
            onPage() ? "Copy link" : "Copy cell",
          ),
        ),
      ),
      tip,
      get("note") && html("p", { class: "refusal", role: "alert" }, get("note")),
      html(
        "div",
        { class: "tabs", role: "tablist", "aria-label": "What to do" },
        tabs.map((/** @type {any} */ [id, words], /** @type {number} */ at) =>
          html(
            "button",
            {
              type: "button",
              role: "tab",
              "data-k": `tab.${id}`,
              "aria-selected": String(id === tab),
              tabindex: id === tab ? 0 : -1,
              onclick: () => set("tab", id),
              onkeydown: (/** @type {KeyboardEvent} */ event) => {
                const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (!by) return;
                event.preventDefault();
                const next = tabs[(at + by + tabs.length) % tabs.length][0];
                set("tab", next);
                /** @type {HTMLElement | null} */ (root.querySelector(`[data-k="tab.${next}"]`))?.focus();
              },
            },
            words,
          ),
        ),
      ),
      live,
    );
  };
  const names = "change:tab change:seats change:seed change:note change:title change:range";
  model.on(names, draw);
  draw();
  const query = new URLSearchParams(location.search).get("uw");
  if (query && !get("located")) {
    set("located", true);
    model.send({ kind: "open", link: query.slice(0, 20000) });
  }
  return () => model.off(names, draw);
}
