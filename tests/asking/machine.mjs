// Does deeds to a saved game or lesson, and prints the state after each, or what was refused; and what is drawn.
import { readFileSync } from "node:fs";
import { begun, did } from "../../uncle_widgets/widgets/panel/asking.ts";
import { learned, lessonShown } from "../../uncle_widgets/widgets/panel/asking_lesson.ts";
import { SavedFacts } from "../../uncle_widgets/widgets/saved/saved_facts.ts";
import { SavedLesson } from "../../uncle_widgets/widgets/saved/saved_lesson.ts";
import { reportOf } from "../../uncle_widgets/widgets/saved/saved_report.ts";

const { saved, deeds } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const lesson = "courses" in saved;
const facts = lesson ? new SavedLesson(saved) : new SavedFacts(saved);
const step = lesson ? learned : did;
const first = { at: -1, redo: [], course: -1, order: "set", like: -1, following: -1, examples: [] };
let now = lesson ? { asked: begun({}).asked, ...first } : begun({});

/** Who hands in a receipt, with signs that it leaves out. */
const STUDENT = "  Zoë_O'Neil #7: a=b  ";

/** Without the last places of floats. */
const rounded = (value) =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === "number" ? Math.round(one * 1e6) / 1e6 : one)));

function drawn() {
  const { panel, trail } = lessonShown(facts, now),
    { said } = panel.panel;
  return {
    ...trail,
    goal: panel.goal,
    main: panel.main,
    question: panel.question,
    revealed: panel.panel.revealed,
    notice: panel.panel.notice ?? "",
    said: said ? shortly(said) : null,
    page: panel.page,
    work: panel.panel.work ?? null,
    report: rounded(reportOf(facts, now, STUDENT)),
    pair: panel.pair.map(({ at, line, here, said: own, text = "" }) => [
      at,
      line,
      here,
      own ? shortly(own) : null,
      text,
    ]),
  };
}

const shortly = ({ verdict, mistake, asks, own }) => [verdict, mistake?.name ?? "", asks, own];

const told = deeds.map((deed) => {
  try {
    now = step(facts, now, deed);
  } catch (error) {
    return error.message;
  }
  const { said, attempts } = now.asked,
    few = { said: [said.length, ...said.slice(-2)], attempts: [attempts.length, ...attempts.slice(-2)] },
    state = { ...now, asked: { ...now.asked, ...few } };
  return lesson ? [state, drawn()] : state;
});
process.stdout.write(JSON.stringify(told));
