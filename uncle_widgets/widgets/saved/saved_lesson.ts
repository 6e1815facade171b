/** The facts of a saved lesson: its positions, their questions as the lesson sets them (`saved/answers.py`). */

import { answersOf, placeIn } from "../panel/asking_lesson.ts";
import type { Card } from "./saved_facts.ts";
import { Facts } from "./saved_facts.ts";

/** Billionths, in which distances are compared. */
const whole = (x: number) => Math.round(x * 1e9);

export class SavedLesson extends Facts {
  lesson: Uw.SavedLesson;
  /** What is gone through, by number of the course. */
  courses: Uw.SavedCourse[] = [];

  locked = true;

  constructor(saved: Uw.SavedLesson) {
    super(saved);
    this.lesson = saved;
  }

  /** The same lesson with more: trials, and positions to practise on. */
  explain(saved: Uw.SavedLesson) {
    const [before] = this.lesson.courses;
    this.saved = this.lesson = saved;
    this.cards.clear();
    this.courses = this.courses.map((course) => (course === before ? saved.courses[0] : course));
  }

  /** The lesson is the course that follows, as often as it is begun anew. */
  again() {
    this.courses.push(this.lesson.courses[0]);
  }

  /** Practice follows: first where a kind of mistake leads far off. False where there are no positions for it. */
  practise(kind: string) {
    const found = this.lesson.courses[1];
    if (!found) return false;
    const first = found.leads[kind] ?? [],
      order = [...first, ...found.positions.keys()].filter((at, k, all) => all.indexOf(at) === k),
      laid = Object.fromEntries(order.map((at, k) => [k, found.laid[at]]));
    this.courses.push({ ...found, laid, positions: order.map((at) => found.positions[at]) });
    return true;
  }

  course(at: number) {
    return this.courses[at] ?? this.lesson.courses[0];
  }

  /** Is it the lesson, and not practice? */
  picked(at: number) {
    return this.course(at) === this.lesson.courses[0];
  }

  goal(course: number) {
    return this.course(course).goal;
  }

  groups(course: number) {
    return this.course(course).positions.map(({ group }) => group);
  }

  /** The two positions that stand side by side, of which this is one. */
  pair(course: number, at: number) {
    const second = [at, at + 1].find((k) => this.course(course).positions[k]?.pair.length);
    return second ? [second - 1, second] : [];
  }

  /** What tells them apart. */
  lines(course: number, at: number) {
    return this.course(course).positions[this.pair(course, at)[1]].pair;
  }

  position(place: string) {
    const [course, at, more, like] = place.split(" "),
      here = this.course(Number(course)).positions[Number(at)];
    return more === "like" ? this.similar(here.likes[Number(like)]) : here;
  }

  /** A position that is like another: the course that has it, and its place there. */
  similar([course, at]: [number, number]) {
    return this.lesson.courses[course].positions[at];
  }

  /** How many positions like one there are; none before they have come. */
  likes(course: number, at: number) {
    const { likes } = this.course(course).positions[at];
    return likes.filter(([other]) => other < this.lesson.courses.length).length;
  }

  /** What lies on the tables: of a pair both, or of one like it that one. */
  laid({ course, at, like }: Asking.Learning, two: number[]) {
    const here = this.course(course);
    if (like < 0) return here.laid[(two.length > 0 ? two : [at]).join(" ")];
    const [other, spot] = here.positions[at].likes[like];
    return this.lesson.courses[other].laid[String(spot)];
  }

  offered(place: string) {
    return place ? [this.position(place).question] : [];
  }

  panels(place: string, question: string): [number[], number[]] {
    const here = this.position(place);
    return [here.question === question ? here.panels : [], []];
  }

  /** What there is to notice: of a pair of both, once both are answered. */
  notice({ place, said }: Asking.Asked) {
    const [course, at, more] = place.split(" "),
      again = more === "again";
    if (more === "like") return this.position(place).notice;
    const both = this.pair(Number(course), Number(at)).map((k) => placeIn(Number(course), k, again));
    const answered = both.length > 0 && both.every((other) => said.some((one) => one.place === other));
    return (answered ? both : [place]).map((one) => this.position(one).notice).join(" ");
  }

  called(place: string) {
    const [course, at, more] = place.split(" "),
      { place: name } = this.position(place);
    if (more === "like") return `${this.position(`${course} ${at}`).place}, one like it: ${name}`;
    return name + (more === "again" ? ", again" : "");
  }

  /** A lesson's own mistakes may compare a number with what was said to another position. */
  told(card: Card, said: Asking.Said, before: Asking.Said[]) {
    const value = card.value(said.number);
    const slip = card.verdict(value).near ? undefined : this.slipped(said.place, value, before);
    return super.told(card, said, before, slip ?? card.mistake(value));
  }

  slipped(place: string, value: number, before: Asking.Said[]) {
    if (place.includes(" like ")) return undefined;
    const [course, here] = place.split(" ").map(Number),
      now = { asked: { said: before }, course } as Asking.Learning;
    return this.position(place).compares.find(({ above, at, fits }) => {
      const first = answersOf(this, now),
        second = answersOf(this, now, true),
        redone = first.has(here) || second.has(here),
        other = (redone ? second.get(at) : undefined) ?? first.get(at) ?? second.get(at),
        card = other && this.card(other.place, other.question, other.settings);
      if (!card) return false;
      const gap = value - card.value(other.number);
      return whole(above ? gap : -gap) >= whole(fits);
    })?.mistake;
  }
}
