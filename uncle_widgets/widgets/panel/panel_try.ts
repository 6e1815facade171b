// Try it: one trial on the table first, then many, and the estimate settles.

import { calm, circle, html, renew, svg } from "../page/dom.ts";
import { hear } from "../page/tones.ts";
import { runChart, traceRow } from "./panel_charts.ts";
import type { Page } from "./panel_pages.ts";
import { cases, paths } from "./pic_growing.ts";

/** What the trials make, by its kind. */
const GROWING = { cases, paths } as Record<
  string,
  (width: number, data: any, before: number, height: number) => SVGElement
>;

const sample = (props: any, extra?: any) =>
  svg(
    "svg",
    { width: 22, height: 12, "aria-hidden": "true" },
    svg("path", { d: "M0 6h22", fill: "none", ...props }),
    extra,
  );

/** How many trials a button runs, for whoever hears it. */
const trialsOf = (n: number) => (n > 1 ? `${n.toLocaleString("en")} trials` : "one trial");

/** Why a question can't be tried out on a page without Python. */
const untriedPage = (): Page => ({
  node: html("p.untried", { role: "status" }, UNTRIED),
  tried: () => {},
  again: () => {},
  stop: () => {},
});
const UNTRIED =
  "This question can't be tried out here, because this page has no Python. You can try the questions at which " +
  "the game stops, and those in the lessons. With Python you can try every question.";

export function tryPage(panel: Uw.Panel, tried: () => Uw.Tried, send: (message: Uw.ToPanel) => void): Page {
  if (panel.untried) return untriedPage();
  const plot = html("div.plot");
  const traces = html("div.traces");
  const made = tried().grown;
  const grown = made ? html("div", { class: `grown ${made.kind}` }) : false;
  let stood = made?.n ?? 0;
  const buttons = html("div.counts", { role: "group", "aria-label": "How many trials" });
  const words = html("div.told", { role: "status" });
  const stop = html("button.btn.quiet.stop", { "data-k": "stop", onclick: () => send({ kind: "stop" }) }, "Stop");
  const seed = html("input.seedbox", {
    inputmode: "numeric",
    "data-k": "trialseed",
    maxlength: 80,
    "aria-label": "Seed of your trials",
    onchange: () => send({ kind: "again", seed: seed.value }),
  });
  let seedShown: number | undefined; // what is typed and refused stays
  let heard = tried();
  const before = html("span", sample({ stroke: "var(--edge)", "stroke-width": 1.5 }), "earlier runs");
  const chart = () => {
    const { clientWidth: width, clientHeight: height } = plot;
    if (width > 0 && height > 40) plot.replaceChildren(runChart(width, height, panel, tried()));
  };
  const trace = () => {
    if (panel.traces && traces.clientWidth > 0)
      traces.replaceChildren(traceRow(traces.clientWidth, tried().traces));
  };
  const grow = () => {
    const now = tried().grown;
    if (!grown || !now || !grown.clientWidth) return;
    grown.replaceChildren(GROWING[now.kind](grown.clientWidth, now, Math.min(stood, now.n), grown.clientHeight));
    stood = now.n;
  };
  const watcher = new ResizeObserver(() => requestAnimationFrame(again));
  watcher.observe(plot);

  const draw = () => {
    const now = tried();
    hear(heard, now, panel);
    heard = now;
    const full = now.begun >= now.most;
    buttons.classList.toggle("full", full);
    renew(
      buttons,
      full
        ? html("button.btn.solid", { "data-k": "anew", onclick: () => send({ kind: "again" }) }, "Another run")
        : now.counts.map((n) =>
            html(
              "button",
              {
                class: n === 1 ? "btn solid" : "btn",
                "data-k": `run.${n}`,
                "aria-label": `\u00d7${n.toLocaleString("en")}: run ${trialsOf(n)}`,
                "aria-disabled": now.running ? "true" : null,
                onclick: () => !tried().running && send({ kind: "run", trials: n, calm: calm() }),
              },
              `\u00d7${n.toLocaleString("en")}`,
            ),
          ),
    );
    before.hidden = now.runs.length < 2;
    stop.style.visibility = now.running ? "visible" : "hidden";
    if (seedShown !== now.seed && !seed.matches(":focus")) {
      seedShown = now.seed;
      seed.value = String(now.seed);
    }
    const where = panel.traces ? "below the chart" : "on the table",
      first = `Start with one: press \u00d71 to ${panel.trial}. You'll see it ${where}.`;
    words.replaceChildren(
      html(
        "p",
        html("b", now.summary ?? first),
        now.last && html("span.last", ` ${now.last}`),
        now.claim && ` ${now.claim}`,
        now.band && html("span.mute", ` ${now.band}`),
        now.beforehand && html("span.mute", ` ${now.beforehand}`),
      ),
      ...(now.note ? [html("p.refusal", now.note)] : []),
    );
    again();
  };
  const again = () => {
    trace();
    chart();
    grow();
    // On a low panel the words may be longer than their box: then arrow keys scroll them.
    if (words.scrollHeight > words.clientHeight + 1) words.tabIndex = 0;
    else words.removeAttribute("tabindex");
  };
  const node = html(
    "div.try",
    grown,
    plot,
    panel.traces && traces,
    buttons,
    words,
    html(
      "div.tryfoot",
      html(
        "p.key",
        { "aria-hidden": "true" },
        !panel.apart &&
          html("span", sample({ stroke: "var(--ink)", "stroke-width": 3 }), panel.simulated ? "stored" : "exact"),
        html(
          "span",
          sample(
            { stroke: "var(--accent-fill)", "stroke-width": 2.5 },
            circle(11, 6, 3.2, { fill: "var(--sheet)", stroke: "var(--accent-fill)", "stroke-width": 2 }),
          ),
          "your run",
        ),
        before,
      ),
      html("label.trialseed", "seed", seed),
      stop,
      html("button.btn.quiet", { "data-k": "again", onclick: () => send({ kind: "again" }) }, "Start over"),
    ),
  );
  draw();
  return { node, tried: draw, again, stop: () => watcher.disconnect() };
}
