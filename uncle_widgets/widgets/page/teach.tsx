/** For a teacher, in the gallery: a row a lesson with all that there is for it. */
import { render } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { dye, html } from "./dom.ts";
import { saveFile } from "./file.ts";
import { FindBox } from "./find_box.tsx";
import { counted, foundIn, topicsOf } from "./finding.ts";
import { useSubscription } from "./hooks.ts";
import type { Teacher } from "./teach_links.tsx";
import { Notebook, Quiz, StartClass, StudentPage, TeachersPage, Worksheet } from "./teach_links.tsx";
import { TeacherView } from "./teach_page.tsx";
import type { TeachPlaces } from "./teach_place.ts";
import { LIST } from "./teach_place.ts";
import { SheetView } from "./teach_sheet.tsx";
import { onTheme } from "./theme.ts";

type Shelves = Uw.GameOnShelf[];

/** What the columns are for, in their order. */
const HEADS = [
  ["class", "on the screen in front"],
  ["student", "a link to send"],
  ["sheet", "to print"],
  ["quiz", "for Moodle"],
  ["notebook", "45 minutes alone"],
  ["page", "answers stay folded"],
];

function Row({ teacher, game, lesson }: { teacher: Teacher; game: Uw.GameOnShelf; lesson: Uw.LessonOnShelf }) {
  const its = { teacher, game, lesson };
  return (
    <li data-lesson={`${game.id} ${lesson.number}`}>
      <span class="nr" aria-hidden="true">
        {lesson.number}
      </span>
      <div class="what">
        <b>{lesson.name}</b>
        <small>{lesson.about}</small>
        {lesson.topics.length > 0 && <small class="topics">{lesson.topics.join(", ")}</small>}
      </div>
      <div class="start">
        <StartClass {...its} />
      </div>
      <div class="links">
        <StudentPage {...its} />
        <Worksheet {...its} />
        <Quiz {...its} />
        <span class="book">
          <Notebook {...its} />
        </span>
        <TeachersPage {...its} />
      </div>
    </li>
  );
}

/** A game's name over its rows, and the place to which one jumps. */
function Game({ teacher, game }: { teacher: Teacher; game: Uw.GameOnShelf }) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => dye(root.current as HTMLElement, game.palette), [game.palette]);
  return (
    <article class="shelf" data-game={game.id} ref={root}>
      <h2 tabIndex={-1}>
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

function List({ teacher, shelves, words, find }: ListProps) {
  const root = useRef<HTMLDivElement>(null),
    found = foundIn<Uw.LessonOnShelf, Uw.GameOnShelf>(shelves, words),
    docs = teacher.model.get("docs") as string;
  const jump = (game: string) => {
    const head = root.current?.querySelector(`[data-game="${game}"] h2`) as HTMLElement;
    head.scrollIntoView({ block: "start" });
    head.focus({ preventScroll: true });
  };
  return (
    <div ref={root}>
      <h1 tabIndex={-1}>Teach</h1>
      <p class="mute">
        Run a lesson with your class now, send it to students, or print it.
        {docs && (
          <>
            {" First time? "}
            <a href={docs.replace("index.html", "first_lesson.html")}>Your first lesson, in ten minutes</a>
          </>
        )}
      </p>
      <FindBox
        words={words}
        find={find}
        topics={topicsOf(shelves.flatMap((game) => game.lessons))}
        found={counted(found)}
        k="find.teach"
      />
      <nav class="jumps" aria-label="Games">
        {found.map((game) => (
          <button type="button" class="way" key={game.id} data-k={`jump.${game.id}`} onClick={() => jump(game.id)}>
            {game.title}
          </button>
        ))}
      </nav>
      <div class="heads" aria-hidden="true">
        <span>{counted(found) === 1 ? "1 lesson" : `${counted(found)} lessons`}</span>
        {HEADS.map(([name, words]) => (
          <span key={name} class={`h-${name}`}>
            {words}
          </span>
        ))}
      </div>
      {found.map((game) => (
        <Game key={game.id} teacher={teacher} game={game} />
      ))}
    </div>
  );
}
type ListProps = { teacher: Teacher; shelves: Shelves; words: string; find: (words: string) => void };

function Teach({ teacher, root }: { teacher: Teacher; root: HTMLElement }) {
  const { model, places } = teacher,
    [words, find] = useState(""),
    shelves = model.get("shelves") as Shelves,
    { now } = places,
    game = shelves.find(({ id }) => id === now.game),
    lesson = game?.lessons.find(({ number }) => number === now.lesson),
    view = game && lesson ? now.view : "list",
    before = useRef(now);
  useSubscription(places.onChange);
  useSubscription((changed) => onTheme(changed));
  // the heading of what has come has the focus, or the row from which it came
  useLayoutEffect(() => {
    const was = before.current;
    before.current = now;
    if (was === now || root.closest("[hidden]")) return;
    const row = root.querySelector(
        `[data-lesson="${was.game} ${was.lesson}"] [data-k^="${was.view === "sheet" ? "sheet" : "page"}"]`,
      ),
      to = (view === "list" && row) || root.querySelector("h1");
    if (to !== row) scrollTo(0, 0);
    (to as HTMLElement | null)?.focus();
  }, [now]);
  if (!game || !lesson || view === "list")
    return <List teacher={teacher} shelves={shelves} words={words} find={find} />;
  const its = { teacher, game, lesson, back: () => places.go(LIST) };
  const key = `${game.id} ${lesson.number}`;
  return view === "teach" ? <TeacherView key={key} {...its} /> : <SheetView key={key} {...its} />;
}

export function teachPart(
  model: Uw.Model<any, Uw.ToFront>,
  places: TeachPlaces,
  stops: Array<() => void>,
): HTMLElement {
  const root = html("section.sheet.teach", { "aria-label": "Teach" });
  render(<Teach teacher={{ model, places }} root={root} />, root);
  model.on("msg:custom", saveFile);
  stops.push(
    () => model.off("msg:custom", saveFile),
    () => render(null, root),
  );
  return root;
}
