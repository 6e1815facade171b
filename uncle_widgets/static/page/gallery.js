// @ts-check
/** The gallery: a question to begin with, asked at a table, and a door to every game. */

import { Painter } from "../table/paint.js";
import { addressOf, ours } from "./address.js";
import { circle, dye, focused, html, segmented, svg, unique } from "./dom.js";
import { digitsImage } from "./draw.js";
import { keptBy } from "./kept.js";
import { numberNote, shownNumber } from "./number_field.js";
import { lessonsPart } from "./shelf.js";
import { readBack } from "./sitting.js";
import { teachPart } from "./teach.js";
import { guessWord, teaserPlan } from "./teaser.js";
import { chooseTheme, onTheme, THEMES, themeChoice } from "./theme.js";
import { OF_HUNDRED, readNumber } from "./typed_number.js";

/**
 * @typedef {{line: string, ask: string, given: string, reveal: string, hundred: number, exact: string,
 *   says: string, dots: [number, number][], came: string, link: string, before: Shown, after: Shown}} Moment
 * @typedef {import("./teaser.js").Shown & {label: string}} Shown
 * @typedef {{game: string, palette: string, page: string, goal: [string, string, string],
 *   moments: Moment[]}} Teaser
 * @typedef {import("./shelf.js").Shelved & {tagline: string, players: string, learn: [string, string, string][],
 *   art: string, play: string}} Door
 */

/** A game's own picture: shown as an image, so that nothing in it can run. @param {string} text */
const artwork = (text) => html("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(text)}` });

/** The guess of this visit, and its moment: a reload shows them again. @param {string | null} text */
const lastVisit = (text) => {
  const { at = 0, guess = -1, turned = false } = readBack(text ?? "") ?? {};
  return { at: Number(at) || 0, guess: Number(guess), turned: Boolean(turned) };
};

/** The house's mark: a card's back. */
const logo = () =>
  svg(
    "svg.logo",
    { viewBox: "0 0 36 36", "aria-hidden": "true" },
    [0, 8.25, 16.5, 24.75, 33].map((y) => svg("path", { d: `M0 ${y}h36v3H0z`, fill: "currentColor" })),
    circle(18, 18, 12.5, { fill: "var(--paper)" }),
    [-8, -2.6, 2.8, 8.2].map((x) => {
      const reach = Math.sqrt(121 - (Math.abs(x) + 1) ** 2);
      return svg("path", { d: `M${17 + x} ${18 - reach}h2.8v${2 * reach}h-2.8z`, fill: "currentColor" });
    }),
  );

/**
 * The hundred dots: filled for yes, ringed for yes twice, hollow for no; the guess is a triangle.
 * @param {[number, number][]} parts @param {number} guess
 */
function hundred(parts, guess) {
  const kinds = parts
    .filter(([, yes]) => yes === 1)
    .concat(
      parts.filter(([, yes]) => yes > 1),
      parts.filter(([, yes]) => !yes),
    );
  const all = kinds.flatMap(([n, yes]) => Array.from({ length: n }, () => yes));
  const at = (/** @type {number} */ k) => ({ cx: 10 + (k % 10) * 20, cy: 10 + Math.floor(k / 10) * 20 });
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

/** @param {Uw.Context<any, Uw.ToFront>} context */
export function renderGallery({ model, el }) {
  const root = html("div.uw.uw-gallery");
  el.append(root);
  const stops = [() => {}];

  /** A link to a page, or where there is none, a button that opens the game in the gallery's place. */
  const door = (
    /** @type {{class: string, "aria-label"?: string, "data-k": string}} */ looks,
    /** @type {{game: string, page: string, link: string}} */ to,
    /** @type {any} */ words,
  ) => {
    if (!ours() || !to.page)
      return html(
        "button",
        { ...looks, onclick: () => model.send({ kind: "open", game: to.game, link: to.link }) },
        words,
      );
    const node = html("a", { ...looks, href: addressOf(to.page, to.link, themeChoice()) }, words);
    stops.push(onTheme(() => node.setAttribute("href", addressOf(to.page, to.link, themeChoice()))));
    return node;
  };

  const themes = html("div.themes");
  const showThemes = () => {
    const held = themes.contains(focused(themes));
    themes.replaceChildren(
      segmented({ label: "Theme", choices: THEMES, value: themeChoice(), pick: chooseTheme, k: "theme" }),
    );
    if (held) /** @type {HTMLElement} */ (themes.querySelector("[aria-pressed=true]")).focus();
  };
  stops.push(onTheme(showThemes));
  showThemes();

  /** @param {...any} parts */
  const part = (...parts) => html("div.part", { role: "tabpanel", tabindex: -1 }, parts);
  const words = model.get("lessons"),
    doors = part(),
    lessons = words.title && part(lessonsPart(words, model.get("games"), door)),
    teach = part(teachPart(model, stops)),
    parts = lessons ? [doors, lessons, teach] : [doors, teach],
    names = lessons ? ["Games", "Lessons", "Teach"] : ["Games", "Teach"];
  const tabs = html(
    "div.tabs",
    { role: "tablist", "aria-label": "Parts" },
    parts.map((part, at) => {
      const id = unique("part");
      part.setAttribute("aria-labelledby", id);
      return html(
        "button",
        { id, role: "tab", "data-k": `part.${at}`, onclick: () => turnTo(at), onkeydown: along },
        names[at],
      );
    }),
  );
  const turnTo = (/** @type {number} */ to) => {
    parts.forEach((part, at) => {
      part.hidden = at !== to;
      const tab = tabs.children[at];
      tab.setAttribute("aria-selected", String(at === to));
      tab.setAttribute("tabindex", at === to ? "0" : "-1");
    });
  };
  /** @param {KeyboardEvent} event */
  function along(event) {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    const n = parts.length,
      now = parts.findIndex((part) => !part.hidden);
    go((now + (event.key === "ArrowRight" ? 1 : n - 1)) % n);
  }
  const go = (/** @type {number} */ to) => {
    turnTo(to);
    /** @type {HTMLElement} */ (tabs.children[to]).focus();
  };
  /** A way to another part. @param {any} to @param {string} name @param {string} about @param {string} looks */
  const way = (to, name, about, looks) =>
    html(
      "button",
      {
        class: looks,
        "data-k": `to.${name}`,
        onclick: () => {
          go(parts.indexOf(to));
          scrollTo(0, 0);
        },
      },
      html("b", name),
      html("span.about", about),
      html("span.go", { "aria-hidden": "true" }, "\u2192"),
    );
  turnTo(0);
  root.append(html("header.house", logo(), html("b", "uncle_widgets"), tabs, themes), ...parts);
  doors.append(hero(model, door, stops));
  doors.append(
    html(
      "div.doors",
      model.get("games").map((/** @type {Door} */ game) => {
        const entry = html(
          "article.door",
          html("div.picture", artwork(game.art)),
          html(
            "div.sheet",
            html("h2", game.title),
            html("p.mute", game.tagline),
            game.learn.length > 0 &&
              html(
                "div.learn",
                html("h3", "You will learn"),
                html(
                  "ul",
                  game.learn.map(([ask, term, link], at) =>
                    html(
                      "li",
                      door(
                        { class: "", "data-k": `learn.${game.id}.${at}` },
                        { game: game.id, page: game.page, link },
                        [html("span", ask), html("small", term)],
                      ),
                    ),
                  ),
                ),
              ),
            html(
              "div.row",
              html(
                "div.ways",
                door(
                  { class: "btn solid", "data-k": `watch.${game.id}`, "aria-label": `Watch ${game.title}` },
                  { game: game.id, page: game.page, link: "" },
                  "Watch",
                ),
                door(
                  { class: "btn", "data-k": `play.${game.id}`, "aria-label": `Play ${game.title}` },
                  { game: game.id, page: game.page, link: game.play },
                  "Play",
                ),
                game.lessons.length > 0 &&
                  door(
                    { class: "btn", "data-k": `lessons.${game.id}`, "aria-label": `Lessons of ${game.title}` },
                    { game: game.id, page: game.page, link: game.lessons[0].link },
                    "Lessons",
                  ),
              ),
              html("span.mute.small", game.players),
            ),
          ),
        );
        dye(entry, game.palette);
        return entry;
      }),
      html(
        "div.ways-on",
        lessons && way(lessons, "Lessons", words.short, "solid"),
        way(teach, "Teach", "Ready hours, a class\u2019s numbers side by side, sheets to print.", ""),
      ),
    ),
  );
  root.append(
    html(
      "div.small-print",
      html(
        "p",
        "Open source. Runs in a notebook, on a Voilà page and on a phone.",
        model.get("docs") && [" ", html("a", { href: model.get("docs") }, "Documentation")],
      ),
      html("p", "Rules retold in our own words. Pictures are our own. Game names are their owners' marks."),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The opening: what the game is about, a table, and a question about its hidden hand.
 * @param {Uw.Model<any, Uw.ToFront>} model @param {Function} door @param {Array<() => void>} stops
 */
function hero(model, door, stops) {
  const teaser = /** @type {Teaser} */ (model.get("teaser")),
    heading = unique("hero");
  const title = html("h1", { id: heading }, model.get("title"));
  if (!teaser.moments) {
    return html(
      "section.stage.hero.bare",
      { "aria-labelledby": heading },
      html("div.lead", title, html("p.sub", "Watch a game step by step. Guess a chance. Then count it.")),
    );
  }
  let at = 0,
    guess = -1,
    turned = false;
  const moment = () => teaser.moments[at];
  const painter = new Painter({ press: () => {}, pace: () => 1 });
  const table = html("div.uw-table.hero-table", painter.root);
  const board = html("p.sr");

  const paint = (/** @type {boolean} */ move) => {
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
    "aria-label": "Your guess, of 100",
    oninput: () => guessed(Number(range.value)),
  });
  const typed = html("input.num", {
    inputmode: "decimal",
    maxlength: 80,
    "data-k": "typed",
    autocomplete: "off",
    "aria-label": "Or type it, of 100",
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

  /** @param {number} value @param {boolean} [byHand] */
  const guessed = (value, byHand = false) => {
    guess = value;
    keepVisit();
    const shown = shownNumber(value, OF_HUNDRED);
    range.value = String(value);
    range.classList.remove("empty");
    range.style.setProperty("--p", `${value}%`);
    range.setAttribute("aria-valuetext", `${shown} of 100`);
    if (!byHand) {
      typed.value = String(value);
      note.complain();
    }
    reveal.removeAttribute("aria-disabled");
    said.replaceChildren(
      digitsImage(shown, 44),
      html("span.sr", `${shown} `),
      html("b", "of 100,", html("br"), "you say"),
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
    said.replaceChildren(html("b", "Move the handle", html("br"), "or type a number."));
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
        html("label.typed", html("span", { "aria-hidden": "true" }, "Your number"), typed),
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
    const { hundred: n, says, dots, came, exact, link } = moment();
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
            html("b", "of 100 ", html("span", says)),
          ),
          html(
            "p.mute",
            svg(
              "svg.mark",
              { viewBox: "0 0 16 14", "aria-hidden": "true" },
              svg("path.said", { d: "M0 0h16l-8 14z" }),
            ),
            ` You said ${shownNumber(guess, OF_HUNDRED)}. Exactly ${exact}.`,
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
            "Next one",
          ),
      ),
    );
    paint(!again);
    if (again) return;
    live.textContent = `About ${n} of 100 ${says}. You said ${shownNumber(guess, OF_HUNDRED)}. This time: ${came}`;
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
