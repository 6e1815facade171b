/** A lesson on a page without a kernel. */
import type { Traits } from "../page/traits.ts";
import { begun } from "../panel/asking.ts";
import { answersOf, learned, lessonShown, pairOf, placeIn } from "../panel/asking_lesson.ts";
import { SavedLesson } from "./saved_lesson.ts";
import { kindMissed, reportOf } from "./saved_report.ts";
import { Alone } from "./saved_room.ts";

const NAME = 40;
const COMING = "The practice positions are still being worked out. They'll open here in a minute.";

/** Whose eyes a position is seen with. */
const KEY = "0";

/** Is it a position of this course itself, and not one like it? */
const isOwn = (place: string, course: number) => place.startsWith(`${course} `) && !place.includes(" like ");

export class LessonRoom extends Alone {
  lesson: SavedLesson;
  arrange: (seen: "one" | "two" | "end") => void;
  worksheet: string;
  choose: (lesson: string) => void;
  /** Whether more of the lesson is on its way. */
  coming = false;
  /** The practice that waits for it, by kind of mistake. */
  wished: string | null = null;

  /** @param arrange what is seen: one table, two, or how it went */
  constructor(
    saved: Uw.SavedLessonPage,
    models: { table: Traits; twin: Traits; panel: Traits; trail: Traits; report: Traits },
    arrange: (seen: "one" | "two" | "end") => void,
  ) {
    const facts = new SavedLesson(saved);
    super(facts, models, {
      asked: begun({}).asked,
      at: -1,
      redo: [],
      course: -1,
      order: "set",
      like: -1,
      following: -1,
      examples: [],
    });
    this.lesson = facts;
    this.arrange = arrange;
    this.worksheet = saved.worksheet;
    /** another lesson is opened elsewhere, where there are others */
    this.choose = () => {
      this.begin();
      this.draw();
    };
    this.begin();
    this.open();
    for (const name of ["trail", "report"]) this.models[name].saying = (message: any) => this.asked(message, name);
  }

  /** The whole lesson comes later, with its trials and its practice. */
  follow(whole: Promise<Uw.SavedLessonPage>) {
    this.coming = true;
    whole
      .then((saved) => {
        this.lesson.explain(saved);
        // What is drawn of the lesson's own positions stands in the same places: what practice shows comes behind.
        const { pool, clauses } = saved.table;
        for (const name of ["table", "twin"]) this.models[name].put({ pool, clauses });
      })
      .catch((error) => console.error(error)) // the lesson is there all the same
      .then(() => {
        const wished = this.now.at < 0 ? this.wished : null;
        this.coming = false;
        this.draw(this.models.panel.get("note"));
        if (wished != null) this.models.trail.put({ note: this.practise(wished) });
      });
  }

  begin() {
    this.lesson.again();
    this.now = this.did({ kind: "Begin" });
  }

  did(deed: Asking.Deed) {
    return learned(this.lesson, this.now, deed);
  }

  shown() {
    const { lesson, now } = this,
      { panel, trail } = lessonShown(lesson, now),
      picked = lesson.picked(now.course),
      mine = now.asked.said.filter(({ place }: Asking.Said) => isOwn(place, now.course)),
      steps = now.asked.attempts.filter(({ place }: Asking.Attempt) => isOwn(place, now.course)),
      report = reportOf(lesson, now, this.student);
    return {
      panel,
      trail: {
        ...trail,
        lesson: picked ? `Lesson ${lesson.lesson.number}` : "Practice",
        kept: picked ? `lesson ${lesson.lesson.game} ${lesson.lesson.number}` : "",
        answers: picked ? mine : [],
        attempts: picked ? steps : [],
        receipt: report.receipt,
        student: this.student,
        note: "",
      },
      report: { report },
      ...this.laid(),
    };
  }

  /** What lies on the tables, and which of them is asked about. */
  laid() {
    const { lesson, now } = this;
    if (now.at < 0) return {};
    const two = pairOf(lesson, now),
      { tables, over } = lesson.laid(now, two),
      front = tables.length > 1 && now.at === two[1] ? 1 : 0,
      whole = answersOf(lesson, now).size === lesson.groups(now.course).length,
      card = whole && lesson.card(now.asked.place, now.asked.question, now.asked.settings);
    this.front = ["table", "twin"][front];
    return Object.fromEntries(
      tables.map(({ names, frame, differs }, k) => [
        ["table", "twin"][k],
        {
          names,
          differs,
          frames: { [KEY]: [frame] },
          aside: k !== front,
          caption: { ...over[k], tone: "plain" },
          heat: (k === front && card && card.heat) || {},
        },
      ]),
    );
  }

  draw(note?: string) {
    super.draw(note);
    this.arrange(this.now.at < 0 ? "end" : this.drawn.twin ? "two" : "one");
  }

  light(lit: Record<string, string>) {
    for (const name of ["table", "twin"]) this.models[name].put({ lit: name === this.front ? lit : {} });
  }

  /** What the trail and the end ask for; what is refused is said there. */
  asked(message: any, from: string) {
    let note = "";
    switch (message.kind) {
      case "go":
        note = this.do({ kind: "Go", to: message.at });
        break;
      case "redo":
        note = this.do({ kind: "Redo" });
        break;
      case "lesson":
        this.choose(message.lesson);
        break;
      case "begin":
        this.begin();
        this.draw();
        break;
      case "practise":
        note = this.practise(from === "report" ? kindMissed(this.lesson, this.now) : "");
        break;
      case "name":
        this.student = [...String(message.name).split(/\s+/).filter(Boolean).join(" ")].slice(0, NAME).join("");
        this.draw();
        break;
      case "restore":
        note = this.restore(message);
        break;
      case "save":
        this.models[from].tell("msg:custom", { kind: "file", name: "answers.csv", text: this.csv() });
        break;
      case "print":
        this.models.trail.tell("msg:custom", { kind: "print", html: this.worksheet });
    }
    if (note) this.models.trail.put({ note });
  }

  practise(kind: string) {
    this.wished = this.coming ? kind : null;
    if (this.coming) return COMING;
    if (!this.lesson.practise(kind)) return "No practice positions were found.";
    return this.do({ kind: "Begin" });
  }

  /** Take up the answers that the tab has kept of this very lesson. */
  restore({
    answers,
    attempts = [],
    at,
    student = "",
  }: {
    answers: Asking.Said[];
    attempts?: Asking.Attempt[];
    at: number;
    student?: string;
  }) {
    const { course, asked } = this.now;
    if (asked.said.length > 0 || !Array.isArray(answers)) return "";
    try {
      const said = answers.map((one) => {
        const [, position, more] = String(one.place).split(" "),
          place = placeIn(course, Number(position), Boolean(more)),
          card = this.lesson.card(place, one.question, one.settings);
        if (!card) throw new Error();
        card.value(one.number);
        return { ...one, place };
      });
      this.student = student;
      this.now = { ...this.now, asked: { ...asked, said } };
    } catch {
      return "Those answers belong to another lesson.";
    }
    for (const attempt of Array.isArray(attempts) ? attempts : []) {
      const [, position, more] = String(attempt?.place).split(" ");
      const place = placeIn(course, Number(position), Boolean(more));
      this.do({ kind: "Attempted", attempt: { ...attempt, place } }); // one that cannot be given is passed over
    }
    const first = answersOf(this.lesson, this.now),
      left = this.lesson.groups(course).findIndex((_, k) => !first.has(k));
    for (const to of new Set([left, left < 0 ? -1 : at])) this.do({ kind: "Go", to });
    return "";
  }
}
