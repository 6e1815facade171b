/** The end of a class: every position's numbers beside what is exact, and which mistakes went away. */

import { fitted, html, rect, stroked, svg } from "../widgets/page/dom.ts";
import { share, ticks } from "../widgets/page/plots.ts";
import { capital } from "../widgets/panel/wording.ts";
import type { ClassFacts } from "./class_facts.ts";
import type { ClassState } from "./class_states.ts";
import { saidTo } from "./class_states.ts";
import { heapWords } from "./dot_plot.ts";
import { levelsOf } from "./stacking.ts";

/** First numbers of a position. */
const firsts = (now: ClassState, at: number) => saidTo(now, at, 1).map(({ value }) => value);

/** A row a position: what was said first, exact as a line, pale the middle half. */
export function endRows(width: number, height: number, rem: number, facts: ClassFacts, now: ClassState) {
  const left = 2 * rem,
    right = 4 * rem,
    top = 0.4 * rem,
    each = (height - top - 1.4 * rem) / facts.of,
    chance = facts.measure(0) === "chance",
    alike = facts.positions.every((_, at) => facts.span(at).join() === facts.span(0).join()), // one scale for all
    X = (value: number, at: number) => left + share(value, ...facts.span(at)) * (width - left - right),
    marks = chance ? [0, 0.25, 0.5, 0.75, 1] : ticks(...facts.span(0));
  const row = ({ group }: ClassFacts["positions"][0], at: number) => {
    const values = firsts(now, at).sort((one, other) => one - other),
      base = top + each * (at + 1) - 0.2 * rem,
      xs = values.map((value) => X(value, at)),
      levels = levelsOf(xs, 0.42 * rem),
      step = Math.min(0.36 * rem, (each - 0.5 * rem) / (Math.max(0, ...levels) + 1)),
      half = Math.min(0.21 * rem, 0.57 * step),
      quarter = Math.round(values.length / 4),
      [low, high] = [values[quarter], values[values.length - 1 - quarter]],
      close = values.filter((value) => facts.near(at, value)).length,
      x = X(facts.exact(at), at);
    return svg(
      "g",
      at > 0 &&
        facts.positions[at - 1].group !== group &&
        stroked(`M0 ${base - each + 0.1 * rem}H${width}`, "var(--edge)", 1),
      svg("text.tx.b", { x: 0, y: base - 0.2 * each, "font-size": 0.9 * rem }, String(at + 1)),
      values.length > 1 &&
        rect(X(low, at), base - each + 0.35 * rem, Math.max(3, X(high, at) - X(low, at)), each - 0.35 * rem, {
          fill: "var(--inset)",
        }),
      now.done.includes(at) && stroked(`M${x} ${base - each + 0.3 * rem}V${base}`, "var(--ink)", 0.17 * rem),
      !alike &&
        now.done.includes(at) &&
        svg(
          x > width / 2 ? "text.tx2.e" : "text.tx2",
          { x: x + (x > width / 2 ? -0.4 : 0.4) * rem, y: base - each + 0.9 * rem, "font-size": 0.7 * rem },
          facts.written(at, facts.exact(at)),
        ),
      xs.map((px, k) => {
        const y = base - 0.05 * rem - levels[k] * step;
        return svg("path.student", { d: `M${px - half} ${y - 1.65 * half}h${2 * half}L${px} ${y}z` });
      }),
      stroked(`M${left} ${base}H${width - right}`, "var(--rule)", 1),
      svg(
        values.length > 0 ? "text.tx.b.e" : "text.tx2.e",
        { x: width, y: base - 0.2 * each, "font-size": (values.length > 0 ? 0.9 : 0.7) * rem },
        values.length > 0 ? `${close}/${values.length}` : "not asked",
      ),
    );
  };
  const spoken = facts.positions.map((_, at) => {
    const values = firsts(now, at),
      written = (value: number) => facts.written(at, value);
    if (!now.done.includes(at)) return `Position ${at + 1} was not asked.`;
    return `Position ${at + 1}: answer ${written(facts.exact(at))}. Guesses: ${heapWords(values, written)}.`;
  });
  return svg(
    "svg.heaps",
    { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": spoken.join(" ") },
    (alike ? marks : []).map((mark) => [
      stroked(`M${X(mark, 0)} ${top}V${height - 1.3 * rem}`, "var(--rule)", 1),
      svg(
        "text.tx2.m",
        { x: X(mark, 0), y: height - 0.3 * rem, "font-size": 0.75 * rem },
        String(facts.scale(0) * mark),
      ),
    ]),
    facts.positions.map(row),
  );
}

/**
 * Kinds of mistakes by position: how many first numbers lie where one lands; null where no number can tell.
 * @param now `yes` are the phones that said so.
 */
export function mistakesMade(
  facts: ClassFacts,
  now: ClassState,
): { kind: string; words: string; counts: (number | null)[]; yes: number }[] {
  const named = now.how === "phones",
    asked = facts.positions.map((_, at) => saidTo(now, at, 1));
  return Object.entries(facts.saved.kinds)
    .map(([kind, words]) => ({
      kind,
      words,
      counts: asked.map((votes, at) => {
        if (votes.length === 0 || !facts.tells(at, kind, named)) return null;
        return votes.filter((one) => facts.mistakeOf(one, now.votes)?.kind === kind).length;
      }),
      yes: now.votes.filter((one) => one.yes && facts.mistakeOf(one, now.votes)?.kind === kind).length,
    }))
    .filter(({ counts }) => counts.some((n) => n != null && n > 0))
    .sort((one, other) => sum(other.counts) - sum(one.counts));
}

const sum = (counts: (number | null)[]) => counts.reduce((all, n) => (all as number) + (n ?? 0), 0) ?? 0;

const MOST_KINDS = 5;

function mistakeBars(width: number, rem: number, counts: (number | null)[], most: number, spoken: string) {
  const each = width / counts.length,
    high = 2 * rem,
    base = high + 1.1 * rem;
  return svg(
    "svg.heaps",
    { width, height: base + 1.1 * rem, role: "img", "aria-label": spoken },
    stroked(`M0 ${base}H${width}`, "var(--rule)", 1.5),
    counts.map((n, at) => {
      const x = each * (at + 0.5),
        tall = n == null ? 0 : Math.max(1.5, (high * n) / most);
      return [
        n == null
          ? svg("circle", { cx: x, cy: base - 0.15 * rem, r: 0.1 * rem, fill: "var(--edge)" })
          : [
              rect(x - 0.3 * each, base - tall, 0.6 * each, tall, { class: "student" }),
              svg("text.tx.b.m", { x, y: base - tall - 0.2 * rem, "font-size": 0.7 * rem }, String(n)),
            ],
        svg("text.tx2.m", { x, y: base + 0.85 * rem, "font-size": 0.7 * rem }, String(at + 1)),
      ];
    }),
  );
}

export function endMistakes(facts: ClassFacts, now: ClassState) {
  const made = mistakesMade(facts, now).slice(0, MOST_KINDS),
    most = Math.max(1, ...made.flatMap(({ counts }) => counts.map((n) => n ?? 0)));
  return [
    html("h2", "Which mistakes went away"),
    made.length === 0 && html("p.mute", "Nobody's answer matches a common mistake."),
    made.map(({ words, counts, yes }) => {
      const told = counts.filter((n) => n != null),
        lie = told.length > 1 ? `${told[0]} the first time, ${told.at(-1)} the last` : `${told[0]}, asked once`,
        sums = yes > 0 ? `${lie}; ${yes} said Yes` : lie,
        box = html("div"),
        spoken = counts.map((n, at) => (n == null ? "" : `position ${at + 1}: ${n}. `)).join("");
      fitted(box, (width) => mistakeBars(width, parseFloat(getComputedStyle(box).fontSize), counts, most, spoken));
      return html("div.w-kind", html("p", html("b", capital(words)), html("span.mute", sums)), box);
    }),
    made.length > 0 &&
      html(
        "p.mute",
        "We count guesses that match a mistake. The thinking behind them may differ. A dot: no guess can show it.",
      ),
    html("p.w-short", html("b", facts.saved.short)),
  ];
}

/** The position at which fewest were close, of those that were answered; -1 for none. */
export function hardestOf(facts: ClassFacts, now: ClassState) {
  const shares = facts.positions.map((_, at) => {
    const values = firsts(now, at);
    return values.length > 0 ? values.filter((value) => facts.near(at, value)).length / values.length : 2;
  });
  const least = Math.min(...shares);
  return least <= 1 ? shares.indexOf(least) : -1;
}
