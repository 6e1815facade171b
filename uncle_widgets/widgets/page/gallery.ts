/** The gallery: the position of the day, and a door to every game. */

import { addressOf, ours } from "./address.ts";
import type { PageLink } from "./daily.tsx";
import { galleryHero } from "./daily.tsx";
import { circle, dye, focused, html, segmented, svg, unique } from "./dom.ts";
import type { Shelved } from "./lesson_list.ts";
import { lessonsPart } from "./lesson_view.tsx";
import { teachPart } from "./teach.tsx";
import { TeachPlaces } from "./teach_place.ts";
import { chooseTheme, onTheme, THEMES, themeChoice } from "./theme.ts";

/** `ask` is a question in everyday words, `concept` its technical name. */
export type Door = Shelved & { ask: string; concept: string; players: string; art: string; play: string };

/** A game's own picture: shown as an image, so that nothing in it can run. */
const artwork = (text: string) => html("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(text)}` });

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

export function renderGallery({ model, el }: Uw.Context<any, Uw.ToFront>) {
  const root = html("div.uw.uw-gallery");
  el.append(root);
  const stops = [() => {}];

  const games = model.get("games") as Door[];
  const door: PageLink = (looks, asked, words) => {
    const to = { ...asked, page: asked.page || (games.find(({ id }) => id === asked.game)?.page ?? "") };
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
    if (held) (themes.querySelector("[aria-pressed=true]") as HTMLElement).focus();
  };
  stops.push(onTheme(showThemes));
  showThemes();

  const part = (...parts: any[]) => html("div.part", { role: "tabpanel", tabindex: -1 }, parts);
  const places = new TeachPlaces();
  stops.push(() => places.stop());
  const words = model.get("lessons"),
    doors = part(),
    lessons = words.title && part(lessonsPart({ model, places }, words, games, stops)),
    teach = part(teachPart(model, places, stops)),
    parts = lessons ? [doors, lessons, teach] : [doors, teach],
    names = lessons ? ["Games", "Lessons", "Teach"] : ["Games", "Teach"];
  const tabs = html(
    "div.tabs",
    { role: "tablist", "aria-label": "Pages" },
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
  const turnTo = (to: number) => {
    parts.forEach((part, at) => {
      part.hidden = at !== to;
      const tab = tabs.children[at];
      tab.setAttribute("aria-selected", String(at === to));
      tab.setAttribute("tabindex", at === to ? "0" : "-1");
    });
  };
  function along(event: KeyboardEvent) {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    const n = parts.length,
      now = parts.findIndex((part) => !part.hidden);
    go((now + (event.key === "ArrowRight" ? 1 : n - 1)) % n);
  }
  const go = (to: number) => {
    turnTo(to);
    (tabs.children[to] as HTMLElement).focus();
  };
  const toTeach = () => places.now.view !== "list" && turnTo(parts.indexOf(teach));
  stops.push(places.onChange(toTeach));
  turnTo(0);
  toTeach();
  /** Where a class is started: a page for the screen in front, or where there is none, the lessons of Teach. */
  const shelves = model.get("shelves") as Uw.GameOnShelf[],
    classroom = shelves.find((shelf) => shelf.classroom)?.classroom ?? "",
    begin = html(
      ours() && classroom ? "a" : "button",
      { class: "btn begin", "data-k": "begin", ...(!classroom && { onclick: () => go(parts.indexOf(teach)) }) },
      "Start a class",
    );
  if (ours() && classroom) {
    const lead = () => begin.setAttribute("href", addressOf(classroom, "", themeChoice()));
    lead();
    stops.push(onTheme(lead));
  }
  root.append(
    html("header.house", logo(), html("b", "Uncle Widgets"), tabs, html("div.right", begin, themes)),
    ...parts,
  );
  const opening = galleryHero(model, door);
  stops.push(opening.stop);
  doors.append(opening.node);
  doors.append(
    html(
      "div.doors",
      games.map((game: Door) => {
        const ways: [string, string, string, string][] = [
          ["Watch", "watch", "", `Watch ${game.title}`],
          ["Play", "play", game.play, `Play ${game.title}`],
        ];
        if (game.lessons.length > 0)
          ways.push(["Lessons", "lessons", game.lessons[0].link, `${game.title} lessons`]);
        const entry = html(
          "article.door",
          html("div.picture", artwork(game.art)),
          html(
            "div.sheet",
            html("h2", game.title),
            html("p", game.ask),
            game.concept && html("small", game.concept),
            html(
              "div.ways",
              ways.map(([words, name, link, spoken], at) =>
                door(
                  { class: at === 0 ? "btn solid" : "btn", "data-k": `${name}.${game.id}`, "aria-label": spoken },
                  { game: game.id, page: game.page, link },
                  words,
                ),
              ),
            ),
          ),
        );
        dye(entry, game.palette);
        return entry;
      }),
    ),
  );
  root.append(
    html(
      "div.small-print",
      html(
        "p",
        "Open source. It works in notebooks, on web pages and on phones.",
        model.get("docs") && [" ", html("a", { href: model.get("docs") }, "Documentation")],
      ),
      html(
        "p",
        "The rules are in our own words, and the pictures are our own. Game names are trademarks of their owners.",
      ),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
