// The end of a lesson: what was said against what is so, the misses by name, how sure and how far off.

import { button, dye, fitted, html, renew, svg, unfocused } from "../page/dom.ts";
import { saveFile } from "../page/file.ts";
import { STORED_LESSON } from "../page/lesson_list.ts";
import { ticks } from "../page/plots.ts";
import { keepHere } from "../page/progress_store.ts";

const numeral = (x: number) => String(x).replace("-", "\u2212");

/** Where a value lies in a square plot of `side`, from its lower left corner. */
const scaled =
  ({ low, high }: Uw.Report, side: number) =>
  (value: number) =>
    ((value - low) / (high - low)) * side;

/** Answers in the unit of the chart. */
const inUnit = ({ dots }: Uw.Report) => dots.filter(({ apart }) => !apart);

/**
 * The plot without its dots: grid, the line on which said is exact, and how far off is near.
 * @param side of the square
 */
function scatter(side: number, report: Uw.Report, { left, top }: { left: number; top: number }) {
  const at = scaled(report, side);
  const x = (value: number) => left + at(value),
    y = (value: number) => top + side - at(value);
  const { low, high, band, unit } = report,
    dots = inUnit(report);
  const marks = unit === "out of 100" ? [0, 25, 50, 75, 100] : ticks(low, high);
  const reach = band
    ? svg("path", {
        class: "band",
        d: `M${x(low)} ${y(low)}L${x(low)} ${y(low + band)}L${x(high - band)} ${y(high)}L${x(high)} ${y(high)}
          L${x(high)} ${y(high - band)}L${x(low + band)} ${y(low)}Z`,
      })
    : dots.map((dot) =>
        svg("path", {
          class: "reach",
          d: [
            `M${x(dot.exact)} ${y(Math.max(low, dot.exact - dot.reach))}`,
            y(Math.min(high, dot.exact + dot.reach)),
          ].join("V"),
        }),
      );
  return svg(
    "g",
    {},
    reach,
    marks.map((value) => [
      svg("path", { class: "grid", d: `M${x(value)} ${y(low)}V${y(high)}M${x(low)} ${y(value)}H${x(high)}` }),
      svg("text", { x: x(value), y: y(low) + 18, "text-anchor": "middle" }, numeral(value)),
      svg("text", { x: x(low) - 8, y: y(value) + 4, "text-anchor": "end" }, numeral(value)),
    ]),
    svg("path", { class: "same", d: `M${x(low)} ${y(low)}L${x(high)} ${y(high)}` }),
    svg("text", { class: "faint", x: x(low) + 44, y: y(high) + 34 }, "too high"),
    svg("text", { class: "faint", x: x(high) - 16, y: y(low) - 24, "text-anchor": "end" }, "too low"),
    svg("text", { class: "axis", x: x(high), y: y(low) + 36, "text-anchor": "end" }, `the answer (${unit})`),
    svg(
      "text",
      { class: "axis", transform: `translate(${x(low) + 16} ${y(high) + 12}) rotate(-90)`, "text-anchor": "end" },
      "your guess",
    ),
    dots
      .filter((dot) => !dot.near)
      .map((dot) => svg("path", { class: "drop", d: `M${x(dot.exact)} ${y(dot.exact)}V${y(dot.said)}` })),
    placedDots(dots, at, side).map(({ place, number }, k) => [
      svg("path", {
        class: "lead",
        d: `M${left + place[0]} ${top + side - place[1]}L${left + number[0]} ${top + side - number[1]}`,
      }),
      svg("circle", { class: "place", "data-at": dots[k].at, cx: x(dots[k].exact), cy: y(dots[k].said), r: 4 }),
    ]),
  );
}

/** How far off the answers of each level were: a dot each, a bar for the mean. */
function sureRows(width: number, rows: Uw.SureRow[]) {
  const left = 92,
    right = 40,
    row = 40,
    most = Math.max(20, ...rows.flatMap((each) => each.off));
  const marks = ticks(0, most * 1.05);
  const x = (off: number) => left + (off / (most * 1.05)) * (width - left - right);
  const high = rows.length * row;
  return svg(
    "svg",
    { class: "surerows", width, height: high + 24, role: "img", "aria-label": "How far off, out of 100" },
    marks.map((mark) => [
      svg("path", { class: "grid", d: `M${x(mark)} 0V${high}` }),
      svg("text", { x: x(mark), y: high + 18, "text-anchor": "middle" }, String(mark)),
    ]),
    rows.map(({ words, off, mean }, at) => {
      const y = at * row + row / 2;
      const heap: Record<number, number> = {};
      return [
        svg("text", { class: "level", x: 0, y: y + 5 }, words),
        svg("path", { class: "mean", d: `M${x(mean)} ${y - 16}V${y + 16}` }),
        [...off]
          .sort((a, b) => a - b)
          .map((each) => {
            const place = Math.round(x(each) / 9);
            heap[place] = (heap[place] ?? 0) + 1;
            return svg("circle", { class: "one", cx: x(each), cy: y + 8 - (heap[place] - 1) * 9, r: 4 });
          }),
        svg("text", { class: "much", x: width, y: y + 5, "text-anchor": "end" }, String(Math.round(mean))),
      ];
    }),
  );
}

const LEGEND = 156;
/** Pixels within which a number would hide another; how far apart two numbers stand that went aside. */
const HIDES = 16,
  ASIDE_APART = 26;
/** Where a number may go aside: directions in eighths of a turn, the nearest ring first; so many rings. */
const ASIDE_WAYS = [7, 3, 1, 5, 0, 4, 6, 2],
  ASIDE_RINGS = 8;

/**
 * Where the answers lie, exactly, and where their numbers stand: there, or beside it where they would hide one
 * another. Equal answers lie at one place.
 * @param side of the square
 */
export function placedDots(
  dots: Uw.LessonDot[],
  at: (value: number) => number,
  side: number,
): { place: [number, number]; number: [number, number] }[] {
  type Point = [number, number];
  const far = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v),
    places = dots.map(({ exact, said }) => [at(exact), at(said)] as Point),
    alone = places.map((one, k) => places.every((other, m) => m === k || far(one, other) >= HIDES)),
    numbers = places.map((one, k) => (alone[k] ? one : null)),
    free = ([x, y]: Point) =>
      Math.min(x, y) >= 0 &&
      Math.max(x, y) <= side &&
      numbers.every((one) => !one || far(one, [x, y]) >= ASIDE_APART) &&
      places.every((one) => far(one, [x, y]) >= HIDES);
  places.forEach(([x, y], k) => {
    for (let ring = 1; !numbers[k] && ring <= ASIDE_RINGS; ring++)
      for (const eighth of ASIDE_WAYS) {
        const turn = (eighth * Math.PI) / 4,
          spot = [x + 22 * ring * Math.cos(turn), y + 22 * ring * Math.sin(turn)] as Point;
        if (!numbers[k] && free(spot)) numbers[k] = spot;
      }
  });
  return places.map((place, k) => ({ place, number: numbers[k] ?? place }));
}
/** More misses than these are told in a line each. */
const MANY_MISSES = 4;

export function renderLessonChart({ model, el }: Uw.Context<Uw.ReportTraits, Uw.ToChart>) {
  const root = html("div", { class: "uw uw-lessonchart" });
  dye(root, model.get("palette"));
  const plot = html("div", { class: "plot" });
  const others = html("ul.apart");
  const table = html("div", { class: "sr" });
  root.append(
    html("section", { class: "sheet" }, html("h2", {}, "Your guesses and the answers"), plot, others, table),
  );
  el.append(root);
  let last = "";

  const mark = (dot: Uw.LessonDot, style = "") =>
    button(
      {
        class: dot.near ? "dot hit" : "dot missed",
        "data-k": `dot.${dot.at}`,
        "aria-label": `Position ${dot.at + 1}: ${dot.words}`,
        title: `Position ${dot.at + 1}: ${dot.words}`,
        style,
        onclick: () => model.send({ kind: "go", at: dot.at }),
      },
      String(dot.at + 1),
    );

  const dots = (side: number, edge: { left: number; top: number }) => {
    const report = model.get("report"),
      drawn = inUnit(report);
    return placedDots(drawn, scaled(report, side), side).map(({ number: [x, y], place: [u, v] }, k) =>
      mark(
        drawn[k],
        `left:${edge.left + x}px;top:${edge.top + side - y}px;--rise:${v - u}px;animation-delay:${k * 40}ms`,
      ),
    );
  };

  const draw = () => {
    const report = model.get("report");
    const width = plot.clientWidth,
      high = plot.clientHeight;
    const looks = `${width} ${high} ${JSON.stringify(report)}`;
    if (width === 0 || looks === last || !report.dots) return;
    last = looks;
    const wide = width > 560,
      edge = { left: 44, top: 14 },
      room = width - edge.left - (wide ? LEGEND : 26),
      side = Math.max(160, wide && high > 260 ? Math.min(room, high - 64) : room);
    renew(
      plot,
      svg("svg", { width, height: side + 64, "aria-hidden": "true" }, scatter(side, report, edge)),
      dots(side, edge),
      html(
        "ul",
        { class: wide ? "legend" : "legend under", style: wide ? `left:${edge.left + side + 28}px` : null },
        html("li", {}, html("i", { class: "dot hit" }), "close"),
        html("li", {}, html("i", { class: "dot missed" }), "not close"),
        wide && html("li", {}, html("i", { class: "line" }), "guess = answer"),
        wide && html("li", {}, html("i", { class: "patch" }), report.band ? "within 10" : "still close"),
      ),
    );
    renew(
      others,
      report.dots.filter(({ apart }) => apart).map((dot) => html("li", mark(dot), dot.words)),
    );
    table.replaceChildren(
      html(
        "table",
        {},
        html("caption", {}, "Your guess and the answer, position by position"),
        html(
          "tbody",
          {},
          report.dots.map((dot) => html("tr", {}, html("th", {}, `${dot.at + 1}`), html("td", {}, dot.words))),
        ),
      ),
    );
    if (report.dots.length === 0) renew(plot, html("p", { class: "mute" }, "You didn't guess."));
  };
  const watcher = new ResizeObserver(() => requestAnimationFrame(draw));
  watcher.observe(plot);
  model.on("change:report", draw);
  draw();
  return () => {
    watcher.disconnect();
    model.off("change:report", draw);
  };
}

export function renderLessonEnd({ model, el }: Uw.Context<Uw.ReportTraits, Uw.ToEnd>) {
  const root = html("div", { class: "uw uw-lessonend" });
  dye(root, model.get("palette"));
  const sheet = html("section", { class: "sheet", "aria-label": "How you did" });
  const copied = html("p", { class: "told", role: "status" });
  root.append(sheet);
  el.append(root);
  let fit: { stop: () => void } | null = null;

  const miss = (dot: Uw.LessonDot) =>
    html(
      "li",
      {},
      button(
        {
          class: "dot missed",
          "data-k": `miss.${dot.at}`,
          "aria-label": `Open position ${dot.at + 1}`,
          onclick: () => model.send({ kind: "go", at: dot.at }),
        },
        String(dot.at + 1),
      ),
      html("span", {}, html("b", {}, dot.name), dot.why && html("small", {}, dot.why)),
      html(
        "span",
        { class: "off" },
        html("b", {}, dot.off),
        dot.againWords && html("small", {}, `then ${dot.againWords}`),
      ),
    );

  const draw = () => {
    const report = model.get("report");
    if (report.done) keepHere(STORED_LESSON + report.done, "1");
    if (!report.dots) return;
    const misses = report.dots.filter((dot) => !dot.near);
    const left = report.open.length;
    const act = (kind: "redo" | "next" | "practise", words: string) => ({ kind, words });
    const acts = [
      report.practise && act("practise", report.practise),
      report.next && act("next", "Next lesson"),
      left > 0 && act("redo", left === 1 ? "Try that one again" : `Try those ${left} again`),
    ].filter((each) => each !== false && each !== "");
    const buttons = html(
      "div",
      { class: "acts" },
      acts.map((each, at) =>
        button(
          {
            class: at ? "btn" : "btn solid",
            "data-k": each.kind,
            title: each.kind === "next" ? report.next : null,
            onclick: () => model.send({ kind: each.kind }),
          },
          each.words,
        ),
      ),
      report.of > 0 &&
        button({ class: "btn quiet", "data-k": "save", onclick: () => model.send({ kind: "save" }) }, "Save"),
      report.receipt &&
        button(
          { class: "btn quiet", "data-k": "receipt", onclick: () => copyReceipt(report.receipt, copied) },
          "Copy the receipt",
        ),
    );
    const box = html("div", {});
    fit?.stop();
    renew(
      sheet,
      html(
        "div",
        { class: "goal" },
        html("h2", { tabindex: -1, "data-next": true }, report.title),
        report.of > 0 && html("span", { class: "chip line" }, `${report.near} of ${report.of} close`),
        html("p", {}, report.short && html("b", {}, `${report.short} `), report.found),
      ),
      report.meaning && html("p", { class: "meaning" }, report.meaning),
      buttons,
      html("h3", {}, headed(misses.length, report.of)),
      misses.length > 0 &&
        html("ol", { class: misses.length > MANY_MISSES ? "misses many" : "misses" }, misses.map(miss)),
      report.sure.length > 0 && [
        html("h3", {}, "How sure, and how far off"),
        report.calibration && html("p", { class: "calibration" }, report.calibration),
        html("p", { class: "mute" }, `${report.sureWords} The bar shows the average.`.trim()),
        box,
      ],
      copied,
    );
    fit = report.sure.length > 0 ? fitted(box, (width) => sureRows(width, report.sure)) : null;
  };
  model.on("change:report", draw);
  model.on("msg:custom", saveFile);
  draw();
  setTimeout(() => {
    const title = sheet.querySelector("h2");
    if (unfocused(root)) title?.focus({ preventScroll: true });
  }, 80);
  return () => {
    fit?.stop();
    model.off("change:report", draw);
    model.off("msg:custom", saveFile);
  };
}

/** Put a receipt where it can be pasted from; where a page may not, show it to be copied by hand. */
export async function copyReceipt(receipt: string, told: HTMLElement) {
  try {
    await navigator.clipboard.writeText(receipt);
    told.textContent = "Copied. Paste it where you hand it in.";
  } catch {
    told.textContent = receipt;
  }
}

/** "4 to look at again". */
function headed(misses: number, of: number) {
  if (of === 0) return "No guesses yet";
  return misses === 0 ? "All close" : `${misses} to look at again`;
}
