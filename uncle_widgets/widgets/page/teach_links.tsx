/** The ways from a lesson to its class, pages, paper, quiz and notebook. Their names carry the lesson. */
import { addressOf, ours } from "./address.ts";
import type { Place, TeachPlaces } from "./teach_place.ts";
import { hrefOf } from "./teach_place.ts";
import { themeChoice } from "./theme.ts";

export type Teacher = { model: Uw.Model<any, Uw.ToFront>; places: TeachPlaces };
type Of = { teacher: Teacher; game: Uw.GameOnShelf; lesson: Uw.LessonOnShelf };

/** The class of a way that is a link to the eye. */
const LINK = "way";

const nameOf = (words: string, lesson: Uw.LessonOnShelf) => `${words}: ${lesson.name}`;

/** A press with a key held or another button is the browser's. */
const plainPress = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** A link to another page. */
function Away({ href, k, words, lesson, looks = LINK }: AwayProps) {
  return (
    <a class={looks} href={href} data-k={k} aria-label={nameOf(words, lesson)}>
      {words}
    </a>
  );
}
type AwayProps = { href: string; k: string; words: string; lesson: Uw.LessonOnShelf; looks?: string };

/** What asks Python for something. */
function Ask({ k, words, lesson, ask, looks = LINK }: AskProps) {
  return (
    <button type="button" class={looks} data-k={k} aria-label={nameOf(words, lesson)} onClick={ask}>
      {words}
    </button>
  );
}
type AskProps = { k: string; words: string; lesson: Uw.LessonOnShelf; ask: () => void; looks?: string };

/** A way to another view of this page: a link where the page has an address. */
export function Within({ teacher: { places }, place, k, label, looks = LINK, children }: WithinProps) {
  const href = hrefOf(place);
  const go = (event: MouseEvent) => {
    if (href && !plainPress(event)) return;
    event.preventDefault();
    places.go(place);
  };
  const given = { class: looks, "data-k": k, "aria-label": label, onClick: go };
  return href ? (
    <a href={href} {...given}>
      {children}
    </a>
  ) : (
    <button type="button" {...given}>
      {children}
    </button>
  );
}
type WithinProps = { teacher: Teacher; place: Place; k: string; label?: string; looks?: string; children: any };

/** The page in front of a class; where there is none, the class takes the place of the gallery. */
export function StartClass({ teacher, game, lesson, looks = "btn" }: Of & { looks?: string }) {
  const link = `class/2 ${game.id} lesson=${lesson.number}:`,
    k = `class.${game.id}.${lesson.number}`;
  if (!game.classroom) {
    const ask = () => teacher.model.send({ kind: "open", game: game.id, link });
    return <Ask k={k} words="Start a class" lesson={lesson} looks={looks} ask={ask} />;
  }
  const href = addressOf(game.classroom, link, themeChoice());
  return <Away href={href} k={k} words="Start a class" lesson={lesson} looks={looks} />;
}

/** The page that a teacher sends to students. */
export function StudentPage({ teacher, game, lesson }: Of) {
  const k = `student.${game.id}.${lesson.number}`,
    open = { kind: "open", game: game.id, link: lesson.student } as const;
  return ours() && game.page ? (
    <Away href={addressOf(game.page, lesson.student, themeChoice())} k={k} words="Student page" lesson={lesson} />
  ) : (
    <Ask k={k} words="Student page" lesson={lesson} ask={() => teacher.model.send(open)} />
  );
}

export function Worksheet({ teacher, game, lesson }: Of) {
  return (
    <Within
      teacher={teacher}
      place={{ view: "sheet", game: game.id, lesson: lesson.number }}
      k={`sheet.${game.id}.${lesson.number}`}
      label={nameOf("Worksheet", lesson)}
    >
      Worksheet
    </Within>
  );
}

export function Quiz({ teacher, game, lesson }: Of) {
  const ask = () => teacher.model.send({ kind: "quiz", game: game.id, lesson: lesson.number });
  return <Ask k={`quiz.${game.id}.${lesson.number}`} words="Quiz" lesson={lesson} ask={ask} />;
}

/** The notebook that is about a lesson; nothing where there is none. */
export function Notebook({ teacher, game, lesson }: Of) {
  const { notebook: which } = lesson;
  if (!which) return null;
  const k = `notebook.${game.id}.${lesson.number}`,
    ask = () => teacher.model.send({ kind: "notebook", game: game.id, which: which as "predict" | "count" });
  return ours() && lesson.page ? (
    <Away href={addressOf(lesson.page, "", themeChoice())} k={k} words="Notebook" lesson={lesson} />
  ) : (
    <Ask k={k} words="Notebook" lesson={lesson} ask={ask} />
  );
}

export function TeachersPage({ teacher, game, lesson }: Of) {
  return (
    <Within
      teacher={teacher}
      place={{ view: "teach", game: game.id, lesson: lesson.number }}
      k={`page.${game.id}.${lesson.number}`}
      label={nameOf("Teacher\u2019s page", lesson)}
    >
      Teacher’s page
    </Within>
  );
}
