/** A teacher's page: a plan by the minute, and a row a position. Its answers are folded at first. */
import { useEffect, useState } from "preact/hooks";
import type { Teacher } from "./teach_links.tsx";
import { Notebook, Quiz, StartClass, StudentPage, Worksheet } from "./teach_links.tsx";

export type ViewProps = { teacher: Teacher; game: Uw.GameOnShelf; lesson: Uw.LessonOnShelf; back: () => void };
type Page = Uw.LessonForTeachers;

/** Text with **bold** and *stressed* words. */
function Starred({ text }: { text: string }) {
  return (
    <>
      {text.split(/(\*\*.+?\*\*|\*.+?\*)/).map((piece, at) => {
        const [, stars, words] = piece.match(/^(\*+)(.+?)\*+$/) ?? [];
        if (!words) return piece;
        return stars.length > 1 ? <b key={at}>{words}</b> : <em key={at}>{words}</em>;
      })}
    </>
  );
}

const Parts = ({ parts }: { parts: Page["before"] }) => (
  <>
    {parts.map(([name, text]) => (
      <p key={name}>
        <b>{name}. </b>
        <Starred text={text} />
      </p>
    ))}
  </>
);

/** The answer of a position, and all that comes with it. */
function Answer({ row }: { row: Uw.PositionForTeachers }) {
  return (
    <>
      <td data-head="What is counted" class="counted">
        <ul>
          {row.counted.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </td>
      <td data-head="Answer" class="keyed">
        <b>{row.answer}</b> {row.unit}
      </td>
      <td data-head="Wrong answers and why" class="wrong">
        {row.wrong.length === 0 && "None is usual."}
        <ul>
          {row.wrong.map((one) => (
            <li key={one.number + one.name}>
              <b>{one.number}</b> ({one.name}). {one.words}
            </li>
          ))}
        </ul>
      </td>
      <td data-head="What to say">{row.say}</td>
    </>
  );
}

function Table({ rows, open, show }: TableProps) {
  const any = rows.some(({ at }) => open.has(at));
  return (
    <div class={any ? "positions opened" : "positions"}>
      <table>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">What is asked</th>
            {any ? (
              <>
                <th scope="col">What is counted</th>
                <th scope="col">Answer</th>
                <th scope="col">Wrong answers and why</th>
                <th scope="col">What to say</th>
              </>
            ) : (
              <th scope="col">Answer</th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at}>
              <th scope="row">
                {row.at}
                {row.role && <small>{row.role}</small>}
              </th>
              <td data-head="What is asked">
                {row.asked} <small>{row.given}</small>
              </td>
              {open.has(row.at) ? (
                <Answer row={row} />
              ) : (
                <td colSpan={any ? 4 : 1}>
                  <button
                    type="button"
                    class="btn"
                    data-k={`show.${row.at}`}
                    aria-label={`Show the answer to position ${row.at}`}
                    onClick={() => show(row.at)}
                  >
                    Show
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
type TableProps = { rows: Page["rows"]; open: Set<number>; show: (at: number) => void };

export function TeacherView({ teacher, game, lesson, back }: ViewProps) {
  const [page, setPage] = useState<Page | null>(null),
    [open, setOpen] = useState(new Set<number>()),
    { model } = teacher,
    its = { teacher, game, lesson };
  useEffect(() => {
    const heard = (message: Uw.Heard.Any) => {
      if (message.kind === "page" && "page" in message && typeof message.page === "object") {
        const told = message as Uw.Heard.Teaching;
        if (told.game === game.id && told.lesson === lesson.number) setPage(told.page);
      }
    };
    model.on("msg:custom", heard);
    const ask: Uw.ToFront = { kind: "page", game: game.id, lesson: lesson.number };
    model.send(ask);
    return () => model.off("msg:custom", heard);
  }, []);
  const all = page != null && open.size === page.rows.length;
  const toggle = () => setOpen(new Set(all ? [] : page?.rows.map(({ at }) => at)));
  return (
    <div class="teachers-page">
      <button type="button" class="way" data-k="back" onClick={back}>
        All lessons
      </button>
      <h1 tabIndex={-1}>{lesson.name}</h1>
      <p class="mute">
        {game.title}, lesson {lesson.number}. {lesson.about[0].toUpperCase() + lesson.about.slice(1)}.
      </p>
      <div class="ways-of">
        <StartClass {...its} looks="btn solid" />
        <StudentPage {...its} />
        <Worksheet {...its} />
        <Quiz {...its} />
        <Notebook {...its} />
      </div>
      {page == null ? (
        <p role="status">Loading the page…</p>
      ) : (
        <>
          <Parts parts={page.before} />
          {page.topics.length > 0 && (
            <p>
              <b>Topics. </b>
              {page.topics.join(", ")}.
            </p>
          )}
          {page.rests.length > 0 && (
            <p class="rests">
              <b>What the answers rest on. </b>
              {page.rests.join(" ")}
            </p>
          )}
          <h2>45 minutes, step by step</h2>
          <ol class="by-minute">
            {page.steps.map((step) => (
              <li key={step.start}>
                <b>
                  {step.start} to {step.end} min
                </b>
                <span>{step.words}</span>
              </li>
            ))}
          </ol>
          <div class="folded">
            <h2>Position by position</h2>
            <button type="button" class="btn" data-k="answers" aria-expanded={all} onClick={toggle}>
              {all ? "Hide the answers" : "Show all answers"}
            </button>
          </div>
          <Table rows={page.rows} open={open} show={(at) => setOpen(new Set([...open, at]))} />
          {all && <Parts parts={page.after} />}
          <p class="mute small">Edition {page.edition}</p>
        </>
      )}
    </div>
  );
}
