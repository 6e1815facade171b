// The charts of the lab. Simulated is hatched, the second setting in the game's colour; a whisker is 95%.
import { rect, svg, unique } from "../page/dom.ts";
import { hatch } from "../page/draw.ts";
import { ticks } from "../page/plots.ts";

/** The inks of the first setting and of the second. */
export const INKS_OF_SIDES = ["var(--ink)", "var(--accent-fill)"];

const minus = (x: string | number) => String(x).replace("-", "\u2212");

/** 1 to 1,000 as they are, then "10k", "1M". */
export function short(n: number) {
  if (n >= 1e6) return `${Number((n / 1e6).toFixed(1))}M`;
  return n >= 1e4 ? `${Number((n / 1e3).toFixed(1))}k` : n.toLocaleString("en");
}

/** The axis that the shares of all settings have in common: from 0 to a little above the greatest. */
export function topOf(results: Uw.LabResult[]) {
  const most = Math.max(...results.flatMap((one) => [one.fair, ...one.seats.map((seat) => seat.share.high)]));
  return Math.min(100, Math.max(10, Math.ceil((most * 1.08) / 10) * 10));
}

/** A seat's share as a bar with its whisker, the fair share marked. */
export function shareBar(width: number, share: Uw.LabMean, fair: number, top: number, side: number) {
  const x = (value: number) => Math.round(((width - 2) * value) / top) + 0.5,
    ink = INKS_OF_SIDES[side],
    id = unique("share");
  return svg(
    "svg.share",
    { width, height: 28, "aria-hidden": "true" },
    svg("defs", hatch(id, ink)),
    rect(0.5, 5.5, Math.max(1, x(share.value)), 17, { fill: `url(#${id})`, stroke: ink, "stroke-width": 1.5 }),
    svg("path.fair", { d: `M${x(fair)} 0V28` }),
    svg("path.whisker", { d: `M${x(share.low)} 14H${x(share.high)}M${x(share.low)} 8v12M${x(share.high)} 8v12` }),
  );
}

/** Round whole numbers for the foot of a histogram. */
export function marksOf(low: number, high: number, most: number) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000].find((n) => (high - low) / n <= most);
  const by = step ?? Math.ceil((high - low) / most);
  const found = [];
  for (let at = Math.ceil(low / by) * by; at <= high; at += by) found.push(at);
  return found;
}

/** Pixels of a line of a legend. */
const LEGEND_LINE = 20;

/** Which ink is which setting, a line each, above a chart. */
const legend = (left: number, words: string[], fills: string[]) =>
  words.map((said, k) => [
    rect(left + 0.5, LEGEND_LINE * k + 2.5, 13, 13, {
      fill: fills[k],
      stroke: INKS_OF_SIDES[k],
      "stroke-width": 1.25,
    }),
    svg("text.tell", { x: left + 21, y: LEGEND_LINE * k + 14 }, said),
  ]);

/** A number under an axis, kept within the chart. */
const under = (x: number, y: number, width: number, text: string) => {
  const half = text.length * 4; // about 8 px a letter
  const anchor = x < half ? "start" : x > width - half ? "end" : "middle";
  return svg("text", { x: anchor === "middle" ? x : x < half ? 0 : width, y, "text-anchor": anchor }, text);
};

/**
 * Columns of games on one axis, those of a second setting beside the first's; each as a part of its own games.
 * @param words what is counted
 */
export function gamesHistogram(
  width: number,
  { low, wide, counts, means }: Uw.LabBars,
  words: string,
  unit: string,
) {
  const two = counts.length > 1,
    [left, right, head, high] = [4, 4, two ? 2 * LEGEND_LINE + 14 : 26, 150],
    bins = counts[0].length,
    end = low + wide * bins,
    parts = counts.map((row) => {
      const n = row.reduce((sum, count) => sum + count, 0);
      return row.map((count) => count / (n || 1));
    }),
    most = Math.max(...parts.flat(), 1e-9);
  const x = (value: number) => left + ((value - low) / (end - low)) * (width - left - right);
  const ids = counts.map(() => unique("bins"));
  const each = (x(low + wide) - x(low)) / counts.length,
    gap = each > 5 ? 1.5 : 0.5;
  const fills = ids.map((id, k) => (each > 4 ? `url(#${id})` : INKS_OF_SIDES[k]));
  const said = means.map((mean, k) => `${setting(k, counts.length)}average ${mean.text}, from ${spanOf(k)}`);
  return svg(
    "svg",
    { width, height: head + high + 26, role: "img", "aria-label": `${words}: ${said.join("; ")}.` },
    svg(
      "defs",
      counts.map((_, k) => hatch(ids[k], INKS_OF_SIDES[k])),
    ),
    parts.map((row, k) =>
      row.map(
        (part, at) =>
          part > 0 &&
          rect(
            x(low + wide * at) + each * k + gap / 2,
            head + high - Math.max(1, (part / most) * high),
            Math.max(1, each - gap),
            Math.max(1, (part / most) * high),
            { fill: fills[k], stroke: INKS_OF_SIDES[k], "stroke-width": each > 4 ? 1.25 : 0 },
          ),
      ),
    ),
    svg("path.axis", { d: `M${left} ${head + high + 0.5}H${width - right}` }),
    marksOf(low, end - wide, width / 60).map((mark) =>
      under(x(mark + (wide > 1 ? 0 : 0.5)), head + high + 18, width, minus(mark.toLocaleString("en"))),
    ),
    means.map((mean, k) => {
      const at = x(mean.value + (wide > 1 ? 0 : 0.5)),
        late = at > width * 0.6;
      return [
        svg("path.mean", { d: `M${at} ${head - 8}V${head + high}`, style: `stroke:${INKS_OF_SIDES[k]}` }),
        !two &&
          svg(
            "text.tell",
            { x: at + (late ? -6 : 6), y: 16, "text-anchor": late ? "end" : "start" },
            `average ${mean.text} ${unit}`,
          ),
      ];
    }),
    two &&
      legend(
        left,
        means.map((mean, k) => `${setting(k, 2)}setting: average ${mean.text} ${unit}`),
        fills,
      ),
  );

  function spanOf(k: number) {
    const first = counts[k].findIndex((count) => count > 0),
      last = counts[k].findLastIndex((count) => count > 0);
    return `${minus(low + wide * first)} to ${minus(low + wide * (last + 1) - 1)}`;
  }
}

const setting = (k: number, of: number) => (of > 1 ? ["first ", "second "][k] : "");

/** The span of shares that the lines of convergence are drawn in: all that is so after the first few games. */
export function spanOfLines(sides: [number, number][][][], fairs: number[]) {
  const last = Math.max(1, ...sides.flat(1).map((line) => line[line.length - 1]?.[0] ?? 1));
  const late = sides.flat(2).filter(([games]) => games >= Math.min(30, last / 3));
  const values = [...late.map(([, share]) => share), ...fairs];
  const low = Math.min(...values),
    high = Math.max(...values),
    rim = Math.max(1, (high - low) * 0.12);
  return { low: Math.max(0, low - rim), high: Math.min(100, high + rim), last };
}

/** The share of the wins so far, a thin line for each seed; games on a scale of tens. */
export function convergence(width: number, sides: [number, number][][][], fairs: number[], seat: string) {
  const two = sides.length > 1,
    [left, right, head, high] = [38, 8, two ? 2 * LEGEND_LINE + 14 : 8, two ? 200 : 168];
  const { low, high: top, last } = spanOfLines(sides, fairs);
  const first = Math.min(10, last);
  const x = (games: number) =>
    left + (Math.log(Math.max(games, first) / first) / (Math.log(last / first) || 1)) * (width - left - right);
  const y = (share: number) => head + high * (1 - (Math.max(low, Math.min(top, share)) - low) / (top - low || 1));
  const tens = [10, 100, 1000, 10000, 100000, 1000000].filter((n) => n >= first && n <= last);
  const words = sides.map((lines, k) => {
    const ends = lines.filter((line) => line.length).map((line) => line[line.length - 1][1].toFixed(1));
    return `${setting(k, sides.length)}${ends.join(", ")}`;
  });
  return svg(
    "svg.lines",
    {
      width,
      height: head + high + 26,
      role: "img",
      "aria-label": `Wins by ${seat} out of 100, one line for each run. At the end: ${words.join("; ")}.`,
    },
    ticks(low, top).map((mark) => [
      svg("path.grid", { d: `M${left} ${y(mark)}H${width - right}` }),
      svg("text", { x: left - 6, y: y(mark) + 4, "text-anchor": "end" }, String(Number(mark.toFixed(2)))),
    ]),
    tens.map((n, at) =>
      svg(
        "text",
        { x: x(n), y: head + high + 18, "text-anchor": at === 0 ? "start" : x(n) > width - 60 ? "end" : "middle" },
        `${short(n)}${n === tens[tens.length - 1] && width - x(n) < 60 ? " games" : ""}`,
      ),
    ),
    fairs
      .slice(0, new Set(fairs).size)
      .map((fair) => svg("path.fair", { d: `M${left} ${y(fair)}H${width - right}` })),
    sides.map((lines, k) =>
      lines.map((line) => {
        const seen = line.filter(([games]) => games >= first);
        return (
          seen.length > 1 &&
          svg("path.line", {
            d: `M${seen.map(([games, share]) => `${x(games).toFixed(1)} ${y(share).toFixed(1)}`).join("L")}`,
            style: `stroke:${INKS_OF_SIDES[k]}`,
          })
        );
      }),
    ),
    two && legend(4, ["first setting", "second setting"], INKS_OF_SIDES),
  );
}
