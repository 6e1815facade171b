/** The question that the gallery opens with: a table, a hand that lies hidden, a guess, and its answer. */

import { Painter } from "../table/paint.ts";
import { keptBy } from "./browser_store.ts";
import { dye, html, svg, unique } from "./dom.ts";
import { digitsImage } from "./draw.ts";
import { numberNote } from "./number_note.ts";
import { outOfHundred, shownNumber } from "./number_words.ts";
import { readBack } from "./session.ts";
import type { Shown } from "./teaser.ts";
import { guessWord, teaserPlan } from "./teaser.ts";
import { OF_HUNDRED, readNumber } from "./typed_number.ts";

export type Moment = {
  line: string;
  ask: string;
  given: string;
  reveal: string;
  hundred: number;
  exact: string;
  cases: string;
  event: string;
  dots: [number, number][];
  came: string;
  link: string;
  before: Labelled;
  after: Labelled;
};
type Labelled = Shown & { label: string };
export type Teaser = {
  game: string;
  palette: string;
  page: string;
  goal: [string, string, string];
  moments: Moment[];
};
/** A link to a page, or where there is none, a button that opens the game in the gallery's place. */
export type PageLink = (
  looks: { class: string; "aria-label"?: string; "data-k": string },
  to: { game: string; page: string; link: string },
  words: any,
) => HTMLElement;

/** The guess of this visit, and its moment: a reload shows them again. */
const lastVisit = (text: string | null) => {
  const { at = 0, guess = -1, turned = false } = readBack(text ?? "") ?? {};
  return { at: Number(at) || 0, guess: Number(guess), turned: Boolean(turned) };
};

/** The hundred dots: filled for yes, ringed for yes twice, hollow for no; the guess is a triangle. */
function hundred(parts: [number, number][], guess: number) {
  const kinds = parts
    .filter(([, yes]) => yes === 1)
    .concat(
      parts.filter(([, yes]) => yes > 1),
      parts.filter(([, yes]) => !yes),
    );
  const all = kinds.flatMap(([n, yes]) => Array.from({ length: n }, () => yes));
  const at = (k: number) => ({ cx: 10 + (k % 10) * 20, cy: 10 + Math.floor(k / 10) * 20 });
  return svg(
    "svg.hundred",
    { viewBox: "0 0 200 200", "aria-hidden": "true" },
    all.map((yes, k) => {
      if (k + 1 === guess) return null;
      if (!yes) return svg("circle.no", { ...at(k), r: 7 });
      return yes > 1
        ? [svg("circle.twice", { ...at(k), r: 7 }), svg("circle.yes", { ...at(k), r: 4.2 })]
        : svg("circle.yes", { ...at(k), r: 7.7 });
    }),
    guess > 0 && svg("path.said", { d: `M${at(guess - 1).cx - 8} ${at(guess - 1).cy - 6}h16l-8 14z` }),
  );
}

/** The opening: what the game is about, a table, and a question about its hidden hand. */
export function openingQuestion(model: Uw.Model<any, Uw.ToFront>, door: PageLink, stops: Array<() => void>) {
  const teaser = model.get("teaser") as Teaser,
    heading = unique("hero");
  const title = html("h1", { id: heading }, model.get("title"));
  if (!teaser.moments) {
    return html(
      "section.stage.hero.bare",
      { "aria-labelledby": heading },
      html("div.lead", title, html("p.sub", "Watch a game. Guess the odds. See why.")),
    );
  }
  let at = 0,
    guess = -1,
    turned = false;
  const moment = () => teaser.moments[at];
  const painter = new Painter({ press: () => {}, pace: () => 1 });
  const table = html("div.uw-table.hero-table", painter.root);
  const board = html("p.sr");

  const paint = (move: boolean) => {
    const { label, ...shown } = turned ? moment().after : moment().before;
    const size = parseFloat(getComputedStyle(table).fontSize) / 16 || 1;
    painter.paint(teaserPlan(shown, (table.clientWidth || 600) / size), { label: "The table", move });
    board.textContent = label;
  };
  const sizes = new ResizeObserver(() => requestAnimationFrame(() => paint(false)));
  sizes.observe(table);
  stops.push(() => sizes.disconnect());

  const said = html("output.said");
  const range = html("input.rng", {
    type: "range",
    min: 0,
    max: 100,
    step: 1,
    "data-k": "guess",
    "aria-label": "Your guess, out of 100",
    oninput: () => guessed(Number(range.value)),
  });
  const typed = html("input.num", {
    inputmode: "decimal",
    maxlength: 80,
    "data-k": "typed",
    autocomplete: "off",
    "aria-label": "Or type a number out of 100",
    oninput: () => {
      const { value } = readNumber(typed.value, OF_HUNDRED);
      if (value != null) return guessed(value, true);
      unguessed();
      keepVisit();
    },
    onkeydown: (event) => {
      if (event.key === "Enter") turn();
    },
  });
  const note = numberNote(typed, OF_HUNDRED, (text) => {
    typed.value = text;
    typed.dispatchEvent(new Event("input"));
    range.focus({ preventScroll: true });
  });
  range.addEventListener("keydown", (event) => {
    if (event.key === "Enter") turn();
  });
  // A press in the middle, where the empty handle lies, moves nothing, and is a guess all the same.
  range.addEventListener("pointerup", () => guessed(Number(range.value)));
  const reveal = html("button.btn.call", { "data-k": "reveal", onclick: () => turn() }, "");
  const panel = html("div.ask");
  const tab = keptBy(panel, () => "gallery");
  const keepVisit = () => tab.keep(JSON.stringify({ at, guess, turned }));
  stops.push(tab.stop);
  const live = html("p.sr", { role: "status" });

  const guessed = (value: number, byHand: boolean = false) => {
    guess = value;
    keepVisit();
    const shown = shownNumber(value, OF_HUNDRED);
    range.value = String(value);
    range.classList.remove("empty");
    range.style.setProperty("--p", `${value}%`);
    range.setAttribute("aria-valuetext", `${shown} out of 100`);
    if (!byHand) {
      typed.value = String(value);
      note.complain();
    }
    reveal.removeAttribute("aria-disabled");
    said.replaceChildren(
      digitsImage(shown, 44),
      html("span.sr", `${shown} `),
      html("b", "out of 100", html("br"), "is your guess"),
    );
  };
  /** There is no guess, or none that can be read. */
  const unguessed = () => {
    guess = -1;
    range.value = "50";
    range.style.setProperty("--p", "0%");
    range.classList.add("empty");
    range.setAttribute("aria-valuetext", "no guess yet");
    reveal.setAttribute("aria-disabled", "true");
    said.replaceChildren(html("b", "Move the slider", html("br"), "or type a number."));
  };
  const asked = () => {
    unguessed();
    turned = false;
    typed.value = "";
    note.complain();
    reveal.textContent = moment().reveal;
    panel.replaceChildren(
      html("h2", `${moment().line} `, html("span.how-many", moment().ask)),
      html(
        "div.row.number",
        said,
        html("label.typed", html("span", { "aria-hidden": "true" }, "Your guess"), typed),
      ),
      note.node,
      range,
      html("div.ends", { "aria-hidden": "true" }, html("span", "never"), html("span", "always")),
      html("div.row.start", reveal),
    );
    paint(false);
  };
  const turn = (again = false) => {
    if (guess < 0 || turned) return note.complain();
    turned = true;
    keepVisit();
    const { hundred: n, cases, event, dots, came, exact, link } = moment();
    const to = { game: teaser.game, page: teaser.page, link: link.replace(/:$/, ` guess=${guessWord(guess)}:`) };
    const why = door({ class: "btn call", "data-k": "why" }, to, `Why ${n}?`);
    panel.replaceChildren(
      html(
        "div.answer",
        hundred(dots, guess),
        html(
          "div.told",
          html(
            "p.number",
            digitsImage(String(n), 60),
            html("span.sr", `About ${n} `),
            html("b", "out of 100 ", html("span", `${cases} ${event}`)),
          ),
          html(
            "p.mute",
            svg(
              "svg.mark",
              { viewBox: "0 0 16 14", "aria-hidden": "true" },
              svg("path.said", { d: "M0 0h16l-8 14z" }),
            ),
            ` You guessed ${shownNumber(guess, OF_HUNDRED)}. The exact chance is ${exact}.`,
          ),
          html("p", html("b", "This time: "), came),
        ),
      ),
      html(
        "div.row.start",
        why,
        teaser.moments.length > 1 &&
          html(
            "button.btn.quiet",
            {
              "data-k": "next",
              onclick: () => {
                at = (at + 1) % teaser.moments.length;
                asked();
                keepVisit();
                range.focus({ preventScroll: true });
              },
            },
            "Next question",
          ),
      ),
    );
    paint(!again);
    if (again) return;
    live.textContent =
      `About ${n} ${outOfHundred({ cases, event })}. ` +
      `You guessed ${shownNumber(guess, OF_HUNDRED)}. This time: ${came}`;
    why.focus({ preventScroll: true });
  };

  const [lead, strong, rest] = teaser.goal;
  const section = html(
    "section.stage.hero",
    { "aria-labelledby": heading },
    html("div.lead", title, html("p.sub", lead, html("b", strong), rest)),
    html("div.picture-of", table, board),
    panel,
    live,
  );
  dye(section, teaser.palette);
  const before = lastVisit(tab.again());
  at = before.at in teaser.moments ? before.at : 0;
  asked();
  if (before.guess >= 0 && before.guess <= 100) guessed(before.guess);
  if (before.turned) turn(true);
  return section;
}
