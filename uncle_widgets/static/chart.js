// @ts-check
// Trials: run one, ten, or thousands, and watch the estimate settle.
import { dye, fitted, html, keepKeys, renew, svg } from "./dom.js";
import { running } from "./plots.js";

const COUNTS = [1, 10, 100, 1000, 10000];

/** @param {Uw.Context<Uw.TrialsTraits>} context */
export function renderTrials({ model, el }) {
  const root = html("div", { class: "uw uw-trials" });
  dye(root, model.get("palette"));
  const sheet = html("section", { class: "sheet", "aria-label": "Try it" });
  const head = html("div", { class: "thead" });
  const plot = html("div", { class: "plot" });
  const key = html("p", { class: "key", "aria-hidden": "true" });
  const controls = html("div", { class: "counts" });
  const live = html("p", { class: "last", role: "status" });
  sheet.append(head, plot, key, controls, live);
  root.append(sheet);
  el.append(root);
  keepKeys(root);
  const get = model.get.bind(model);

  const data = () => ({
    runs: get("runs"),
    exact: get("exact"),
    exactLabel: get("exact_label"),
    predicted: get("predicted"),
    measure: get("measure"),
    span: get("span"),
  });
  const fit = fitted(plot, (width) => running(width, data()));

  const line = (/** @type {any} */ props, /** @type {any} */ extra) =>
    svg("svg", { width: 22, height: 10 }, svg("path", { d: "M0 5h22", fill: "none", ...props }), extra);
  const legend = () =>
    renew(
      key,
      get("exact") !== null && html("span", {}, line({ stroke: "var(--ink)", "stroke-width": 3 }, null), "exact"),
      html(
        "span",
        {},
        line(
          { stroke: "var(--accent-fill)", "stroke-width": 2.5 },
          svg("circle", {
            cx: 11,
            cy: 5,
            r: 3.2,
            fill: "var(--sheet)",
            stroke: "var(--accent-fill)",
            "stroke-width": 2,
          }),
        ),
        "your run",
      ),
      html("span", {}, line({ stroke: "var(--edge)", "stroke-width": 1.5 }, null), "two other runs"),
      html(
        "span",
        {},
        svg(
          "svg",
          { width: 22, height: 12 },
          [2, 7, 12, 17].map((x) =>
            svg("path", { d: `M${x} 12l5-12`, stroke: "var(--edge)", "stroke-width": 1.5 }),
          ),
        ),
        get("measure") === "chance" ? "95% Wilson interval" : "95% interval",
      ),
      typeof get("predicted") === "number" &&
        html(
          "span",
          {},
          svg("svg", { width: 14, height: 12 }, svg("path", { d: "M14 6 2 0v12z", fill: "var(--accent-fill)" })),
          "you said",
        ),
    );

  const draw = () => {
    const busy = get("running"),
      ready = get("ready");
    renew(
      head,
      html("h3", {}, get("terms").trial ? `Try it: ${get("terms").trial}` : "Try it"),
      html("p", { class: "mute" }, get("summary") || "No trials yet."),
    );
    renew(
      controls,
      COUNTS.map((n) =>
        html(
          "button",
          {
            type: "button",
            class: n === 1 ? "btn solid" : "btn",
            "data-k": `run.${n}`,
            "aria-label": `Run ${n.toLocaleString("en")} trial${n > 1 ? "s" : ""}`,
            "aria-disabled": busy || !ready ? "true" : null,
            onclick: () => {
              if (!get("running") && get("ready")) model.send({ kind: "run", trials: n });
            },
          },
          `\u00d7${n.toLocaleString("en")}`,
        ),
      ),
      html(
        "button",
        {
          type: "button",
          class: "btn quiet push",
          "data-k": "reset",
          onclick: () => model.send({ kind: busy ? "stop" : "reset" }),
        },
        busy ? "Stop" : "Start again",
      ),
    );
    live.textContent = get("note") || get("last");
    live.className = get("note") ? "last refusal" : "last";
    legend();
    fit.again();
  };
  sheet.addEventListener("keydown", (event) => {
    if (event.key === " " && event.target === sheet) model.send({ kind: "run", trials: 1 });
  });
  const names = ["runs", "exact", "predicted", "summary", "running", "ready", "note", "last", "span"]
    .map((name) => `change:${name}`)
    .join(" ");
  model.on(names, draw);
  draw();
  return () => {
    model.off(names, draw);
    fit.stop();
  };
}
