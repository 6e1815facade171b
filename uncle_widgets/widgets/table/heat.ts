/** Heat: the shades of a board that bears numbers, its legend under the table, and all its numbers as a list. */
import { html, setAttribute } from "../page/dom.ts";

const SHADES = ["#F4F7FF", "#A9C3F5", "#6F94DB", "#3F63AB", "#233E77"];

/**
 * A node's colour, and that of the digit on it.
 * @param step from 1 on
 */
export const shade = (step: number) => ({ fill: SHADES[step - 1], ink: step < 4 ? "#13201E" : "#FFF" });

/** Are the numbers there, to be drawn? */
export const bears = (map: Uw.HeatMap) => Boolean(map.nodes);

/** One of a list's columns: what it is called, and what its rows are sorted by. */
const COLUMNS = ["part", "value"] as const;

export type Row = [string, Uw.Heat];

/** The rows of the list: as the board has them, part by part, or by their numbers, the least first. Pure. */
function heatRows(map: Uw.HeatMap, by: (typeof COLUMNS)[number]): Row[] {
  const rows = Object.entries(map.nodes ?? {});
  return by === "part" ? rows : [...rows].sort(([, a], [, b]) => (a.value ?? 0) - (b.value ?? 0));
}

export class HeatBar {
  changed: () => void;
  back = false; // whether what stands in the way is shown all the same
  by: (typeof COLUMNS)[number] = "part";
  map: Uw.HeatMap = {};
  words: HTMLParagraphElement;
  steps: HTMLOListElement;
  tokens: HTMLButtonElement;
  opener: HTMLButtonElement;
  root: HTMLDivElement;
  list: HTMLElement;

  /** @param changed draws the board again */
  constructor(changed: () => void) {
    this.changed = changed;
    this.words = html("p.counted");
    this.steps = html("ol.shades");
    this.tokens = html("button.btn.quiet", { "data-k": "heat.tokens", onclick: () => this.bring() });
    this.opener = html("button.btn.quiet", {
      "data-k": "heat.all",
      "aria-expanded": "false",
      onclick: () => this.open(Boolean(this.list.hidden)),
    });
    this.root = html(
      "div.heat-bar",
      { role: "group", "aria-label": "Numbers on the board", hidden: true },
      html("div.legend", this.words, this.steps),
      this.tokens,
      this.opener,
    );
    this.list = html("section.sheet.scores.heat-list", { hidden: true });
  }

  /** Are tokens that stand in the way left out? */
  get clears() {
    return bears(this.map) && Boolean(this.map.hides) && !this.back;
  }

  show(map: Uw.HeatMap) {
    if (JSON.stringify(map) === JSON.stringify(this.map)) return;
    this.map = map;
    this.root.hidden = !bears(map);
    this.open(false);
    if (!bears(map)) return;
    const { title = "", unit = "", steps = [], hides = "", nodes = {} } = map;
    this.words.textContent = title;
    this.steps.replaceChildren(
      ...steps.map(({ text, count }, k) => {
        const { fill, ink } = shade(k + 1),
          told = `about ${text} ${unit} at ${count} ${count === 1 ? "place" : "places"}`;
        return html(
          "li",
          { title: told },
          html("span.shade", { "aria-hidden": "true", style: `background:${fill};color:${ink}` }, text),
          html("span.sr", told),
        );
      }),
      html("li.unit", { "aria-hidden": "true" }, unit),
    );
    this.tokens.hidden = !hides;
    this.opener.textContent = `All ${Object.keys(nodes).length}`;
    this.say();
  }

  say() {
    this.tokens.textContent = `Show ${this.map.hides ?? ""}`;
    setAttribute(this.tokens, "aria-pressed", String(this.back));
  }

  bring() {
    this.back = !this.back;
    this.say();
    this.changed();
  }

  open(on: boolean) {
    this.list.hidden = !on;
    setAttribute(this.opener, "aria-expanded", String(on));
    this.list.replaceChildren(...(on ? [this.table()] : []));
  }

  /** Escape puts the list away; whether it was open. */
  escape() {
    const open = !this.list.hidden;
    this.open(false);
    if (open) this.opener.focus();
    return open;
  }

  sort(by: (typeof COLUMNS)[number]) {
    this.by = by;
    this.open(true);
    (this.list.querySelector(`[data-k="heat.${by}"]`) as HTMLElement | null)?.focus();
  }

  table() {
    const { title = "", unit = "" } = this.map,
      named = { part: "where", value: unit };
    const head = COLUMNS.map((by) =>
      html(
        "th",
        { scope: "col", "aria-sort": this.by === by ? "ascending" : null },
        html("button.sorts", { "data-k": `heat.${by}`, onclick: () => this.sort(by) }, named[by]),
      ),
    );
    const row = ([place, { part = "", value = 0 }]: Row) =>
      html("tr", html("th", { scope: "row" }, place), html("td", part), html("td.num", value.toFixed(2)));
    return html(
      "div.scroll",
      { tabindex: 0, role: "group", "aria-label": title },
      html(
        "table",
        html("caption", title),
        html("thead", html("tr", html("td"), ...head)),
        html("tbody", heatRows(this.map, this.by).map(row)),
      ),
    );
  }
}
