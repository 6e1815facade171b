// What is chosen in the lab: settings to play and to compare, how many games, and from which seed.
import { html, unique } from "../page/dom.ts";
import { readNumber } from "../page/typed_number.ts";
import { short } from "./lab_charts.ts";

/** How many games can be asked for: what is out of range is refused where they are played. */
const GAMES_PLAYED = { low: 0, high: 1e9, whole: true };

const SIZES = [100, 1000, 10000, 100000, 1000000];

/** what the form is given to do */
export interface LabHands {
  run: () => void;
  stop: () => void;
  /** draws the form anew */
  changed: () => void;
  game: (game: string) => void;
}

/** "no" rules, or how many, differ from those at first. */
export function changedRules(side: Uw.LabSide, form: Uw.LabForm) {
  return form.options.filter((option) => (side.options[option.name] ?? option.value) !== option.value).length;
}

/** As many players as seats: the last one again, or fewer. */
export function reseated(side: Uw.LabSide, seats: number) {
  const last = side.players[side.players.length - 1];
  const players = Array.from({ length: seats }, (_, at) => side.players[at] ?? last);
  return { ...side, seats, players };
}

/** A list to pick from, with its words. */
function picker(
  words: string,
  k: string,
  choices: [string, string][],
  value: string,
  pick: (value: string) => void,
) {
  const id = unique("pick");
  return html(
    "div.field",
    html("label", { for: id }, words),
    html(
      "select.pick",
      { id, "data-k": k, onchange: (event) => pick(event.target.value) },
      choices.map(([choice, said]) => html("option", { value: choice, selected: choice === value }, said)),
    ),
  );
}

function typed(
  words: string,
  k: string,
  value: string,
  put: (value: string) => void,
  more: Record<string, any> = {},
) {
  const id = unique("typed");
  return html(
    "div.field",
    html("label", { for: id }, words),
    html("input.txt", {
      id,
      "data-k": k,
      value,
      autocomplete: "off",
      maxlength: 200,
      oninput: (event) => put(event.target.value),
      ...more,
    }),
  );
}

export class LabFormView {
  model;
  hands: LabHands;
  sides: Uw.LabSide[] = [];
  n = "";
  seed = "";
  open: Set<number>;

  constructor(model: any, hands: LabHands) {
    this.model = model;
    this.hands = hands;
    this.open = new Set(); // the settings whose rules are open
    this.take();
  }

  /** Take what stands in Python. */
  take() {
    this.sides = structuredClone(this.model.get("sides"));
    this.n = Number(this.model.get("n")).toLocaleString("en");
    this.seed = this.model.get("seed");
  }

  /** What is to be played, as a message has it. */
  get wish() {
    return { sides: this.sides, n: readNumber(this.n, GAMES_PLAYED).value ?? this.n, seed: this.seed.trim() };
  }

  draw() {
    const { model } = this,
      games = model.get("games"),
      two = this.sides.length > 1;
    return html(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.hands.run();
        },
      },
      games.length > 0 && picker("Game", "lab.game", games, model.get("chosen"), (game) => this.hands.game(game)),
      html(
        "div.settings",
        this.sides.map((side, at) => this.setting(side, at, two)),
      ),
      html(
        "div.howmany",
        typed("Games", "lab.n", this.n, (value) => (this.n = value), { inputmode: "numeric" }),
        html(
          "div.seg.sizes",
          { role: "group", "aria-label": "Number of games" },
          SIZES.map((n) =>
            html(
              "button",
              {
                "data-k": `lab.n.${n}`,
                "aria-pressed": String(n === this.wish.n),
                "aria-label": `${short(n)}${n < 1e4 ? "" : `: ${n.toLocaleString("en")}`} games`,
                onclick: () => {
                  this.n = n.toLocaleString("en");
                  this.hands.changed();
                },
              },
              short(n),
            ),
          ),
        ),
        typed("Random seed", "lab.seed", this.seed, (value) => (this.seed = value), { inputmode: "numeric" }),
      ),
      html(
        "div.row.start",
        model.get("running")
          ? html("button.btn.solid", { "data-k": "lab.run", onclick: () => this.hands.stop() }, "Stop")
          : html("button.btn.solid", { type: "submit", "data-k": "lab.run" }, "Run"),
        two
          ? html("button.btn", { "data-k": "lab.beside", onclick: () => this.beside(false) }, "One setting")
          : html("button.btn", { "data-k": "lab.beside", onclick: () => this.beside(true) }, "Compare"),
      ),
    );
  }

  /** A second setting, at first as the first; or none. */
  beside(on: boolean) {
    this.sides = on ? [this.sides[0], structuredClone(this.sides[0])] : this.sides.slice(0, 1);
    this.hands.changed();
  }

  put(at: number, side: Uw.LabSide) {
    this.sides[at] = side;
    this.hands.changed();
  }

  setting(side: Uw.LabSide, at: number, two: boolean) {
    const form = this.model.get("form"),
      [least, most] = form.seats,
      rules = changedRules(side, form);
    const alike = new Set(side.players).size === 1;
    const step = (k: string, label: string, sign: string, by = 0) =>
      html(
        "button",
        {
          "data-k": `lab.${at}.${k}`,
          "aria-label": label,
          "aria-disabled": side.seats + by < least || side.seats + by > most ? "true" : null,
          onclick: () =>
            side.seats + by >= least && side.seats + by <= most && this.put(at, reseated(side, side.seats + by)),
        },
        sign,
      );
    const all = (alike ? form.players : [["", "different"], ...form.players]) as [string, string][];
    return html(
      "fieldset",
      { class: `setting of${at}` },
      html("legend", two ? ["First setting", "Second setting"][at] : "Setting"),
      html(
        "div.who",
        html(
          "div.field",
          html("span", "Number of players"),
          html(
            "span.step",
            { role: "group", "aria-label": "Number of players" },
            step("fewer", "Fewer players", "\u2212", -1),
            html("output", String(side.seats)),
            step("more", "More players", "+", 1),
          ),
        ),
        picker("All players", `lab.${at}.all`, all, alike ? side.players[0] : "", (name) => {
          if (name) this.put(at, { ...side, players: side.players.map(() => name) });
        }),
      ),
      html(
        "div.each",
        side.players.map((name, seat) =>
          picker(`Player ${"ABCDEFGHIJ"[seat]}`, `lab.${at}.seat.${seat}`, form.players, name, (chosen) =>
            this.put(at, { ...side, players: side.players.map((one, k) => (k === seat ? chosen : one)) }),
          ),
        ),
      ),
      html(
        "details",
        { open: this.open.has(at), ontoggle: (event) => this.open[event.target.open ? "add" : "delete"](at) },
        html(
          "summary",
          { "data-k": `lab.${at}.rules` },
          `House rules: ${rules === 0 ? "none" : `${rules} changed`}`,
        ),
        html(
          "div.rules",
          form.options.map((option: Uw.Entry) => this.rule(side, at, option)),
        ),
      ),
    );
  }

  rule(side: Uw.LabSide, at: number, option: Uw.Entry) {
    const value = side.options[option.name] ?? option.value,
      k = `lab.${at}.rule.${option.name}`;
    const put = (chosen: string) => {
      side.options = { ...side.options, [option.name]: chosen };
    };
    return option.choices
      ? picker(option.label, k, option.choices, value, put)
      : typed(option.label, k, value, put, { placeholder: option.help });
  }
}
