/** The table on a phone: what lies there, and what a step or a deal shows of it. */

import { html, segmented } from "../widgets/page/dom.ts";
import { Traits } from "../widgets/page/traits.ts";
import { renderTable } from "../widgets/table/table.ts";
import type { MomentShown } from "./class_moment.ts";

/** A table at rest: nothing is stepped through, and nobody plays. */
const AT_REST = {
  asking: "ask",
  bright: [],
  busy: false,
  buttons: [],
  clauses: {},
  count: 0,
  covers: "",
  eyes: [["0", "You"]],
  frames: {},
  heat: {},
  lifted: "",
  lifts: {},
  mode: "watch",
  moments: [],
  note: "",
  pages: {},
  playing: false,
  race: {},
  said: {},
  size: 60,
  speed: 1,
  stamp: 1,
  step: 0,
  stop: -1,
  terms: {},
  watcher: "0",
};

export class PhoneTable {
  side: HTMLDivElement;
  box: HTMLDivElement;
  root: HTMLDivElement;
  traits: Traits | null = null;
  done = () => {};
  shown: MomentShown | null = null;
  front = 0;
  lit: Record<string, string> = {};
  dealt: Record<string, Uw.Face> = {};

  constructor() {
    this.side = html("div.sides");
    this.box = html("div.felted", { "data-fit": "middle" });
    this.root = html("div.lies.uw-one", this.box, this.side);
  }

  show(shown: MomentShown, lit: Record<string, string>, dealt: Record<string, Uw.Face>) {
    if (shown !== this.shown) {
      this.shown = shown;
      this.front = shown.tables.length - 1; // of two the second is asked about
    }
    this.lit = lit;
    this.dealt = dealt;
    this.draw();
  }

  draw() {
    const { shown, front } = this;
    if (!shown) return;
    const { names, frame, pool, differs, over } = shown.tables[front],
      asked = front === shown.tables.length - 1;
    const values = {
      game: shown.game,
      palette: shown.palette,
      boards: shown.boards,
      names,
      pool,
      differs,
      frames: { 0: [frame] },
      caption: { ...over, clauses: [], tone: "plain" },
      aside: !asked,
      lit: asked ? this.lit : {},
      dealt: asked ? this.dealt : {},
    };
    if (this.traits?.get("game") === shown.game) this.traits.put(values);
    else {
      this.done();
      this.traits = new Traits({ ...AT_REST, ...values });
      this.box.replaceChildren();
      this.done = renderTable({ model: this.traits as any, el: this.box });
    }
    this.side.replaceChildren(
      ...(shown.lines.length > 0
        ? [
            segmented({
              label: "Which of the two",
              choices: shown.lines.map((line, k) => [k, line]),
              value: front,
              k: "side",
              pick: (k) => {
                this.front = k;
                this.draw();
                (this.side.querySelector(`[data-k="side.${k}"]`) as HTMLElement | null)?.focus();
              },
            }),
          ]
        : []),
    );
  }
}
