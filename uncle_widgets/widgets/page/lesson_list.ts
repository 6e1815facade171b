/** All lessons there are, game by game, in the gallery: those that were gone through on this device are filled. */

import { dye, html } from "./dom.ts";
import { keptHere } from "./progress_store.ts";

export type LessonWords = { title: string; short: string; long: string };
export type LessonDoor = { number: number; name: string; about: string; link: string };
export type Shelved = { id: string; title: string; palette: string; page: string; lessons: LessonDoor[] };

/** Under this and its game and number it is kept that a lesson was gone through. */
export const STORED_LESSON = "uncle_widgets.lesson.";

export const lessonsPart = (
  words: LessonWords,
  games: Shelved[],
  door: (looks: any, to: { game: string; page: string; link: string }, words: any) => HTMLElement,
) =>
  html(
    "section.sheet.lessons",
    { "aria-label": "Lessons" },
    html("h1", words.title),
    html("p.mute", words.long),
    games
      .filter(({ lessons }) => lessons.length > 0)
      .map((game) => {
        const part = html(
          "article.shelf",
          html("h2", html("i.patch", { "aria-hidden": "true" }), game.title),
          html(
            "ol",
            game.lessons.map(({ number, name, about, link }) => {
              const done = Boolean(keptHere(`${STORED_LESSON}${game.id} ${number}`));
              return html(
                "li",
                door(
                  { class: done ? "done" : "", "data-k": `lesson.${game.id}.${number}` },
                  { game: game.id, page: game.page, link },
                  [
                    html("span.nr", { "aria-hidden": "true" }, String(number)),
                    html("span", name, done && html("span.sr", ", finished")),
                    html("small", about),
                  ],
                ),
              );
            }),
          ),
        );
        dye(part, game.palette);
        return part;
      }),
  );
