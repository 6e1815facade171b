/** All lessons there are, game by game, in the gallery: those that were gone through on this device are filled. */
import { render } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { addressOf, ours } from "./address.ts";
import { dye, html } from "./dom.ts";
import { FindBox } from "./find_box.tsx";
import { counted, foundIn, topicsOf } from "./finding.ts";
import { useSubscription } from "./hooks.ts";
import type { LessonDoor, LessonWords, Shelved } from "./lesson_list.ts";
import { STORED_LESSON } from "./lesson_list.ts";
import { keptHere } from "./progress_store.ts";
import type { Teacher } from "./teach_links.tsx";
import { Within } from "./teach_links.tsx";
import { onTheme, themeChoice } from "./theme.ts";

type RowProps = { teacher: Teacher; game: Shelved; lesson: LessonDoor };

function Row({ teacher, game, lesson: { number, name, about, link } }: RowProps) {
  const done = Boolean(keptHere(`${STORED_LESSON}${game.id} ${number}`)),
    looks = { class: done ? "to done" : "to", "data-k": `lesson.${game.id}.${number}` };
  const open: Uw.ToFront = { kind: "open", game: game.id, link };
  const inside = (
    <>
      <span class="nr" aria-hidden="true">
        {number}
      </span>
      <span>
        {name}
        {done && <span class="sr">, finished</span>}
      </span>
      <small>{about}</small>
    </>
  );
  return (
    <li>
      <div>
        {ours() && game.page ? (
          <a {...looks} href={addressOf(game.page, link, themeChoice())}>
            {inside}
          </a>
        ) : (
          <button type="button" {...looks} onClick={() => teacher.model.send(open)}>
            {inside}
          </button>
        )}
        <Within
          teacher={teacher}
          place={{ view: "teach", game: game.id, lesson: number }}
          k={`teach.${game.id}.${number}`}
          label={`For teachers: ${name}`}
        >
          For teachers
        </Within>
      </div>
    </li>
  );
}

function Game({ teacher, game }: { teacher: Teacher; game: Shelved }) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => dye(root.current as HTMLElement, game.palette), [game.palette]);
  return (
    <article class="shelf" ref={root}>
      <h2>
        <i class="patch" aria-hidden="true" />
        {game.title}
      </h2>
      <ol>
        {game.lessons.map((lesson) => (
          <Row key={lesson.number} teacher={teacher} game={game} lesson={lesson} />
        ))}
      </ol>
    </article>
  );
}

function Lessons({ teacher, words, games }: { teacher: Teacher; words: LessonWords; games: Shelved[] }) {
  const [sought, find] = useState(""),
    found = foundIn<LessonDoor, Shelved>(games, sought);
  useSubscription((changed) => onTheme(changed));
  return (
    <>
      <h1>{words.title}</h1>
      <p class="mute">{words.long}</p>
      <FindBox
        words={sought}
        find={find}
        topics={topicsOf(games.flatMap((game) => game.lessons))}
        found={counted(found)}
        k="find.lessons"
      />
      {found.map((game) => (
        <Game key={game.id} teacher={teacher} game={game} />
      ))}
    </>
  );
}

export function lessonsPart(teacher: Teacher, words: LessonWords, games: Shelved[], stops: Array<() => void>) {
  const root = html("section.sheet.lessons", { "aria-label": "Lessons" });
  render(<Lessons teacher={teacher} words={words} games={games} />, root);
  stops.push(() => render(null, root));
  return root;
}
