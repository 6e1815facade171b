/** Race: what everybody owned over a finished game, step by step, with the player's costly moves on their line. */
import { circle, html, rect, svg } from "../page/dom.ts";
import { digits, digitsWidth, seatMark } from "../page/draw.ts";
import { ticks } from "../page/plots.ts";
import { lines } from "../panel/pic_kit.ts";

const RACE_LEFT = 56,
  RACE_TOP = 72,
  RACE_FOOT = 62;
/** Room at the right for a mark and a number, and how far two of them stand apart. */
const RACE_RIGHT = 118,
  RACE_APART = 40,
  RACE_BUTTON = 70;
/** Milliseconds in which who watched the last move sees what it turned up, before the race comes over it. */
const RACE_COMES = 4000;

const raceText = (x: number, y: number, words: string, more: Record<string, any> = {}) =>
  svg("text.f2", { x, y, "font-size": 14, ...more }, words);

/** The title beside the button, in as many lines as it takes. */
const raceTitle = (title: string, width: number) =>
  lines(title, width, 15).map((words, k, { length }) =>
    raceText(RACE_LEFT, 35 - 9 * length + 18 * k, words, { class: "f", "font-weight": 700, "font-size": 15 }),
  );

/** Where the ends of the lines are named: near their height, none over another, and none under `lowest`. */
function spreadEnds(heights: number[], lowest: number = Infinity, apart: number = RACE_APART) {
  const order = heights.map((y, k) => ({ y, k })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) order[k].y = Math.max(order[k].y, order[k - 1].y + apart);
  for (let k = order.length - 1; k >= 0; k--)
    order[k].y = Math.min(order[k].y, k === order.length - 1 ? lowest : order[k + 1].y - apart);
  const found = [...heights];
  for (const { y, k } of order) found[k] = y;
  return found;
}

/** @param press a costly move's tag was pressed */
function drawRace(w: number, h: number, race: Required<Uw.RaceShown>, press: (step: number) => void) {
  const last = Math.max(...race.lines.map((line) => line.values.length)) - 1,
    all = race.lines.flatMap((line) => line.values),
    most = Math.max(...all, 1),
    least = Math.min(...all, 0);
  const x = (frame: number) => RACE_LEFT + ((w - RACE_LEFT - RACE_RIGHT) * frame) / (last || 1),
    y = (value: number) => h - RACE_FOOT - ((h - RACE_TOP - RACE_FOOT) * (value - least)) / (most - least || 1);
  const counts = ticks(least, most).filter(Number.isInteger); // what is owned is counted
  const grid = counts.map((value) => [
    svg("path.race-grid", { d: `M${RACE_LEFT} ${y(value)}H${w - RACE_RIGHT}` }),
    raceText(RACE_LEFT - 10, y(value) + 5, String(value), { "text-anchor": "end" }),
  ]);
  const narrowest = race.parts.map(([frame], k) => x(race.parts[k + 1]?.[0] ?? last) - x(frame)),
    broad = Math.min(...narrowest) > 54;
  const parts = race.parts.map(([frame, name], k) => {
    const end = race.parts[k + 1]?.[0] ?? last,
      words = broad ? name : (name.split(" ").at(-1) ?? "");
    return [
      k > 0 && svg("path.race-part", { d: `M${x(frame)} ${RACE_TOP - 12}V${h - RACE_FOOT}` }),
      (x(end) - x(frame) > 18 || k === 0) &&
        raceText((x(frame) + x(end)) / 2, h - RACE_FOOT + 24, words, { "text-anchor": "middle" }),
    ];
  });
  // As many as play have their place below the button: where that is little, they are smaller and closer.
  const apart = Math.min(RACE_APART, (h - RACE_TOP) / race.lines.length),
    small = apart / RACE_APART,
    ends = spreadEnds(
      race.lines.map((line) => y(line.values.at(-1) ?? 0)),
      h - apart / 2,
      apart,
    );
  const lines = [...race.lines]
    .sort((a, b) => Number(a.me) - Number(b.me))
    .map((line) => {
      const path = line.values.map((value, k) => (k ? `H${x(k)}V${y(value)}` : `M${x(0)} ${y(value)}`)).join("");
      const ups = line.values
        .map((value, k) => ({ value, k }))
        .filter(({ value, k }) => k > 0 && value !== line.values[k - 1]);
      const end = ends[race.lines.indexOf(line)],
        score = String(line.values.at(-1)).replace("-", "\u2212"),
        colour = line.me ? "var(--accent-on-field)" : "var(--on-field)";
      return svg(
        "g",
        { class: line.me ? "race-line me" : `race-line other-${line.seat % 3}` },
        svg("path", { d: path, fill: "none" }),
        ups.map(({ value, k }) => circle(x(k), y(value), 4.5)),
        seatMark(line.seat, w - RACE_RIGHT + 12, end - 13 * small, 26 * small, { fill: colour }),
        digits(
          score,
          w - RACE_RIGHT + 50,
          end - 15 * small,
          Math.min(30 * small, (3000 * 0.6) / Math.max(digitsWidth(score, 30), 60)),
          { colour },
        ),
      );
    });
  const mine = race.lines.find((line) => line.me);
  const tags = race.tags.map(({ n, frame, step }, k) => {
    const at = Math.max(0, frame),
      top = y(mine?.values[at] ?? 0),
      near = k > 0 && Math.abs(x(at) - x(race.tags[k - 1].frame)) < 30,
      low = top + 30 > h - RACE_FOOT - 26,
      box = low ? top - 56 - (near ? 28 : 0) : top + 26 + (near ? 28 : 0);
    const go = () => press(step);
    return svg(
      "g.race-tag",
      {
        role: "button",
        tabindex: 0,
        "data-k": `tag.${n}`,
        "aria-label": `Costly move ${n}: try it again`,
        onclick: go,
        onkeydown: (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          go();
        },
      },
      rect(x(at) - 22, box - 9, 44, 44, { fill: "transparent" }),
      svg("path", { d: `M${x(at)} ${top}V${box + 13}` }),
      circle(x(at), top, 5),
      rect(x(at) - 13, box, 26, 26, { class: "tag" }),
      svg(
        "text",
        { x: x(at), y: box + 18, "text-anchor": "middle", "font-size": 15, "font-weight": 700 },
        String(n),
      ),
    );
  });
  const told = race.lines.map((line) => `${line.name} ${line.values.at(-1)}`).join(", ");
  return svg(
    "svg",
    { viewBox: `0 0 ${w} ${h}`, role: "group", "aria-label": `${race.title}. At the end: ${told} ${race.unit}.` },
    raceTitle(race.title, w - RACE_LEFT - RACE_BUTTON),
    ...grid,
    ...parts,
    ...lines,
    ...tags,
    h > 330 && raceText(RACE_LEFT, h - 12, race.tags.length ? "The numbers mark moves that cost you." : ""),
  );
}

/** The race over the table, drawn again when its room changes; a button shows the table under it. */
export class RaceBoard {
  press: (step: number) => void;
  button: HTMLButtonElement;
  timer = 0;
  step = -1; // the one shown before
  drawing: HTMLDivElement;
  root: HTMLDivElement;
  looks = "";
  away: boolean;

  constructor(press: (step: number) => void) {
    this.press = press;
    this.button = html("button.btn", { "data-k": "race", onclick: () => this.turn(!this.away) });
    this.drawing = html("div");
    this.root = html("div.race", { hidden: true }, this.drawing, this.button);
    this.away = false;
    this.turn(false);
  }

  /** @param away whether the table is to be seen */
  turn(away: boolean) {
    clearTimeout(this.timer);
    this.away = away;
    this.button.textContent = away ? "Race" : "Table";
    this.button.setAttribute("aria-label", away ? "Show the race" : "Show the table");
    this.drawing.hidden = away;
    this.root.classList.toggle("away", away);
    this.root.parentElement?.classList.toggle("raced", !this.root.hidden && !away);
  }

  /**
   * In a game that is watched it shows at the last step alone, and not while that answers a question; a little
   * later where that step was watched.
   */
  show(model: Uw.Model<Uw.TableTraits>, last: number) {
    const race = model.get("race"),
      watched = model.get("mode") === "watch",
      waits = watched && (model.get("step") < last || model.get("stop") >= 0);
    this.root.hidden = waits || !race?.lines?.length;
    const before = this.step;
    this.step = model.get("step");
    if (this.root.hidden) return this.turn(false);
    if (before === this.step) this.root.parentElement?.classList.toggle("raced", !this.away);
    else {
      const moved = watched && before === last - 1;
      this.turn(moved);
      if (moved) this.timer = window.setTimeout(() => this.turn(false), RACE_COMES);
    }
    const seat = (one: number) => String(one) === model.get("watcher"),
      lines = (race.lines ?? []).map((line) => ({ ...line, me: line.me || (watched && seat(line.seat)) })),
      { clientWidth: w, clientHeight: h } = this.root.parentElement ?? this.root,
      looks = JSON.stringify([race, lines, w, h]);
    if (looks === this.looks) return;
    this.looks = looks;
    const shown = { ...race, lines } as Required<Uw.RaceShown>;
    this.drawing.replaceChildren(drawRace(w, h, shown, this.press));
  }
}
