/** Under the table: how many have answered, each side of a split vote, the clock of a talk, or the heaps. */

import { circle, html, rect, svg } from "../widgets/page/dom.ts";
import { BOLD, textWidth } from "../widgets/page/measure.ts";
import { share } from "../widgets/page/plots.ts";
import type { ClassFacts } from "./class_facts.ts";
import type { ClassState } from "./class_states.ts";
import { countOf, saidTo } from "./class_states.ts";
import type { Bracket, HeapSpec } from "./dot_plot.ts";
import { heapScale, heapWords } from "./dot_plot.ts";
import type { Wall } from "./presenter.ts";

/** From so many on, discs lie in three rows; and there is one bar. */
const ROWS = 60,
  BAR = 150;

/** A drawing as large as its box, drawn again when that changes. */
export function filledBox(box: HTMLElement, draw: (width: number, height: number, rem: number) => Node) {
  let last = "";
  const go = () => {
    const { clientWidth: width, clientHeight: height } = box,
      rem = parseFloat(getComputedStyle(box).fontSize);
    if (width === 0 || `${width} ${height} ${rem}` === last) return;
    if (last) box.closest(".fresh")?.classList.remove("fresh"); // what has fallen does not fall again
    last = `${width} ${height} ${rem}`;
    box.replaceChildren(draw(width, height, rem));
  };
  new ResizeObserver(() => requestAnimationFrame(go)).observe(box);
  requestAnimationFrame(go);
  return box;
}

/** Who has answered, never what: a disc a student. */
export function saidDiscs(width: number, rem: number, said: number, of: number) {
  const rows = of >= ROWS ? 3 : of > 30 && width < 34 * rem ? 2 : 1,
    each = Math.ceil(of / rows),
    p = Math.min(width / each, 3 * rem),
    r = Math.min(0.65 * rem, 0.42 * p),
    height = of >= BAR ? 1.4 * rem : rows * (2 * r + 0.3 * rem) + 0.2 * rem;
  const label = answeredWords(said, of);
  if (of >= BAR)
    return svg(
      "svg",
      { width, height, role: "img", "aria-label": label },
      rect(1, 2, width - 2, height - 4, { fill: "none", stroke: "var(--edge)", "stroke-width": 2 }),
      rect(1, 2, Math.max(0, (width - 2) * Math.min(1, said / of)), height - 4, { fill: "var(--redact)" }),
    );
  return svg(
    "svg",
    { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label },
    Array.from({ length: of }, (_, k) => {
      const cx = p * ((k % each) + 0.5),
        cy = r + 0.15 * rem + Math.floor(k / each) * (2 * r + 0.3 * rem);
      return k < said
        ? circle(cx, cy, r, { fill: "var(--redact)" })
        : circle(cx, cy, r - 1, { fill: "none", stroke: "var(--edge)", "stroke-width": 2 });
    }),
  );
}

/** The scale alone, with its ends in words. */
export function bareScale(width: number, rem: number, facts: ClassFacts, at: number) {
  const span = facts.span(at),
    X = (value: number) => 1.2 * rem + share(value, ...span) * (width - 2.4 * rem),
    chance = facts.measure(at) === "chance",
    y = 1.4 * rem;
  return svg(
    "svg",
    { width, height: 2.8 * rem, "aria-hidden": "true" },
    heapScale({ rows: [], span, chance, written: String }, X, y, rem),
    chance && [
      svg("text.tx2", { x: X(0), y: y - 0.5 * rem, "font-size": 0.75 * rem }, "never"),
      svg("text.tx2.e", { x: X(1), y: y - 0.5 * rem, "font-size": 0.75 * rem }, "always"),
    ],
  );
}

/**
 * The two fullest windows, a tenth of the span wide and as far apart, from low to high: the numbers in their
 * middles. What lies off the middle counts less, so that a heap is found and not a place between two.
 */
function sidesOf(facts: ClassFacts, now: ClassState) {
  const [low, high] = facts.span(now.at),
    tenth = (high - low) / 10,
    values = saidTo(now).map(({ value }) => value),
    fullest = (those: number[]) =>
      those
        .map((value) => {
          const weights = values.map((one) => Math.max(0, 1 - Math.abs(one - value) / tenth));
          return { value, n: weights.reduce((sum, one) => sum + one, 0) };
        })
        .sort((one, other) => other.n - one.n)[0]?.value;
  const first = fullest(values);
  if (first == null) return [];
  const second = fullest(values.filter((value) => Math.abs(value - first) >= tenth - 1e-9));
  return second == null ? [first] : [first, second].sort((one, other) => one - other);
}

/** Where a side lies, in words. */
const sideWords = (facts: ClassFacts, now: ClassState, side?: number) =>
  side == null ? "" : `Some of you guessed about ${facts.written(now.at, side)}.`;

/**
 * Bars of one height, whoever said how many; the one that is talked of filled, and when the other comes.
 * @param left seconds of it
 */
export function sidesChart(
  width: number,
  height: number,
  rem: number,
  facts: ClassFacts,
  now: ClassState,
  which: number,
  left: number,
) {
  const sides = sidesOf(facts, now),
    span = facts.span(now.at),
    X = (value: number) => 1.2 * rem + share(value, ...span) * (width - 2.4 * rem),
    floor = height - 1.3 * rem,
    half = 0.4 * (X(span[0] + (span[1] - span[0]) / 10) - X(span[0])),
    high = Math.min(4.6 * rem, floor - 2 * rem),
    words = sideWords(facts, now, sides[which]);
  const told = (side: number, k: number) => {
    const x = X(side),
      end = sides.length > 1 ? k === 0 : x > width / 2, // away from the other
      out = x + (end ? -1 : 1) * (half + 0.7 * rem),
      room = (end ? out : width - out) >= textWidth(words, rem) * BOLD;
    const text = (cls: string, y: number, line: string) =>
      svg(
        `text.${cls}${end ? ".e" : ""}`,
        { x: room ? out : x + (end ? 1 : -1) * half, y, "font-size": 0.95 * rem },
        line,
      );
    if (k !== which)
      return k > which && room && text("tx2", floor - 0.5 * high, `the other side comes in ${left} seconds`);
    if (!room) return text("tx.b", floor - high - 0.6 * rem, `${words} Who can say why?`);
    return [
      text("tx.b", floor - 0.6 * high, words),
      text("tx2", floor - 0.6 * high + 1.4 * rem, "Who can say why?"),
    ];
  };
  return svg(
    "svg",
    { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": words },
    heapScale({ rows: [], span, chance: facts.measure(now.at) === "chance", written: String }, X, floor, rem),
    sides.map((side, k) => [
      rect(X(side) - half, floor - high, 2 * half, high, {
        fill: k === which ? "var(--accent-fill)" : "none",
        stroke: k === which ? "none" : "var(--edge)",
        "stroke-width": 2,
        "stroke-dasharray": "6 5",
      }),
      told(side, k),
    ]),
  );
}

/** Seconds of each side of a split vote. */
export const SIDE_FOR = 5;

/** Each side, one after the other: where, not how many. */
export function eachSide(wall: Wall) {
  const { facts, state } = wall.room,
    sides = sidesOf(facts, state);
  const turn = (second: number) => {
    const { to, at } = wall.room.state;
    if (wall.gone || to !== state.to || at !== state.at) return;
    wall.side = second < sides.length * SIDE_FOR ? second : -1;
    wall.draw();
    if (wall.side < 0) return;
    if (second % SIDE_FOR === 0) wall.speech.say(sideWords(facts, state, sides[second / SIDE_FOR]), true);
    wall.turning = window.setTimeout(() => turn(second + 1), 1000);
  };
  clearTimeout(wall.turning);
  turn(0);
}

/** Nothing is left of a talk. */
export const NO_TIME = "0:00";

/**
 * What is left of a talk, 1:05.
 * @param now in seconds
 */
export function clockWords(ends: number, now: number) {
  const left = Math.max(0, Math.ceil(ends - now));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** How many have answered, seen and spoken alike. */
const answeredWords = (answered: number, of: number) =>
  `${answered} of ${of} ${of === 1 ? "has" : "have"} answered.`;

/** How many have answered now. */
export const countWords = (now: ClassState) => answeredWords(countOf(now).answered, countOf(now).of);

/** Which mistake four or more may have made, and how many of them say so. */
const bracketsOf = (facts: ClassFacts, now: ClassState, place: number, vote: number): Bracket[] =>
  facts.heaps(saidTo(now, place, vote), now.votes).map(({ mistake: { name, words }, from, to, n, alone }) => {
    const yes = saidTo(now, place, vote).filter(
      (one) => one.yes && facts.mistakeOf(one, now.votes)?.name === name,
    ).length;
    const head = `${n} here: ${name}${yes > 0 ? `; ${yes} said Yes` : ""}`;
    return { from, to, n, alone, name, yes, head, sub: words };
  });

/** What was guessed at a position, after a talk twice, and at the one beside it; the picture and its words. */
export function heapsOf(
  facts: ClassFacts,
  now: ClassState,
): { title: string; note: string; spec: HeapSpec; spoken: string } {
  const { at } = now,
    two = facts.pair(at),
    sides = two[1] === at && saidTo(now, two[0], 1).length > 0 ? two : [at],
    twice = saidTo(now, at, 2).length > 0;
  const row = (place: number, vote: number) => {
    const votes = saidTo(now, place, vote),
      values = votes.map(({ value }) => value),
      near = values.filter((value) => facts.near(place, value)).length,
      exact = facts.exact(place);
    return {
      values,
      who: votes.map(({ member }) => member),
      exact,
      reach: facts.reach(place),
      hollow: false,
      near: `${near} of ${values.length}`,
      within: facts.closeWords(place),
      label: `Position ${place + 1}`,
      told: vote > 1 ? "after talking" : twice && place === at ? "at first" : `at position ${place + 1}`,
      sub: "",
      brackets: bracketsOf(facts, now, place, vote),
    };
  };
  const rows = sides.map((place) => row(place, 1));
  if (twice) {
    const first = rows.at(-1) as HeapSpec["rows"][0];
    Object.assign(first, {
      label: "First",
      sub: sides.length > 1 ? `position ${at + 1}` : "on your own",
      hollow: true,
    });
    rows.push({ ...row(at, 2), label: "Again", sub: "after talking" });
  } else if (sides.length > 1) rows.forEach((one, k) => Object.assign(one, { sub: facts.lesson.lines(0, at)[k] }));
  if (rows.length === 1) rows[0].near = rows[0].near.replace(/ .*/, " of you");
  const said = rows[0].values.length,
    written = (value: number) => facts.written(at, value),
    bars = Math.max(...rows.map(({ values }) => values.length)) >= 90;
  return {
    title: twice
      ? "First guess, then after talking"
      : said > 0
        ? `The ${said === 1 ? "guess" : `${said} guesses`}, and the answer`
        : "The answer",
    note: twice
      ? movedWords(rows)
      : said > 0
        ? `one ${bars ? "bar" : "triangle"}, one student`
        : "nobody has guessed",
    spec: { rows, span: facts.span(at), chance: facts.measure(at) === "chance", written, moved: twice },
    spoken: rows
      .map((one) => {
        const head = rows.length > 1 ? `${one.label}: the answer is` : "The answer is",
          lies = one.brackets.map((bracket) => ` ${bracket.head}.`).join("");
        const said = heapWords(one.values, written);
        return `${head} ${written(one.exact)}. ${one.near} ${one.within}. Guesses: ${said}.${lies}`;
      })
      .join(" "),
  };
}

/** So many mistakes are explained under the heaps, the most frequent. */
const MOST_EXPLAINED = 2;

/**
 * The mistakes in words, under the heaps: all where there are several rows, which have no room for words; else
 * those that the picture does not explain, and on a narrow screen the others too.
 */
export function heapLies({ rows }: HeapSpec) {
  const several = rows.length > 1;
  const found: Map<string, { counts: string[]; n: number; head: string; sub: string; drawn: boolean }> = new Map();
  for (const { told, brackets } of rows)
    for (const { name, yes, head, sub, n, alone } of brackets) {
      const one = found.get(name) ?? { counts: [], n: 0, head, sub, drawn: !several && alone };
      one.counts.push(`${n} ${told}${yes > 0 ? ` (${yes} said Yes)` : ""}`);
      found.set(name, { ...one, n: one.n + n });
    }
  const lies = [...found].sort(([, one], [, other]) => other.n - one.n).slice(0, MOST_EXPLAINED);
  if (lies.length === 0) return null;
  return html(
    `ul.w-lies${lies.every(([, { drawn }]) => drawn) ? ".drawn" : ""}`,
    lies.map(([name, { counts, head, sub, drawn }]) =>
      html(
        drawn ? "li.drawn" : "li",
        html("b", several ? `${name}: ${counts.join(", ")}.` : `${head}.`),
        ` ${sub}`,
      ),
    ),
  );
}

/** "14 moved closer, 1 moved away, 15 stayed": of those who guessed twice. */
function movedWords(rows: HeapSpec["rows"]) {
  const [first, second] = rows.slice(-2),
    by = first.who.flatMap((who, at) => {
      const to = who > 0 ? second.who.indexOf(who) : -1,
        off = (value: number) => Math.abs(value - first.exact);
      return to < 0 ? [] : off(second.values[to]) - off(first.values[at]);
    });
  if (by.length === 0) return "";
  const nearer = by.filter((one) => one < 0).length,
    away = by.filter((one) => one > 0).length;
  return `${nearer} moved closer, ${away} moved away, ${by.length - nearer - away} stayed`;
}

/** Milliseconds for which clicks are ignored after a change of state. */
export const IGNORED_FOR = 400;

/** What the class is told about guesses that nobody sees yet. */
export const hiddenNote = (closed: boolean) =>
  closed
    ? "The vote is closed, but the guesses are still hidden."
    : "The guesses stay hidden until you reveal them.";

/** A heading and what is said beside it. */
export const lowHead = (words: string, note: string) =>
  html("div.w-lowhead", html("h2", words), html("p.mute", note));
