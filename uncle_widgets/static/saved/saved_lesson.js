// @ts-check
/** The facts of a saved lesson: its positions, their questions as the lesson sets them (`saved/answers.py`). */
import { answersOf, placeIn } from "../panel/asking_lesson.js";
import { Facts } from "./saved_facts.js";

/** @typedef {import("./saved_facts.js").Card} Card */

/** Billionths, in which distances are compared. @param {number} x */
const whole = (x) => Math.round(x * 1e9);

export class SavedLesson extends Facts {
  locked = true;

  /** @param {Uw.SavedLesson} saved */
  constructor(saved) {
    super(saved);
    this.lesson = saved;
    /** What is gone through, by number of the course. @type {Uw.SavedCourse[]} */ this.courses = [];
  }

  /** The same lesson with more: trials, and positions to practise on. @param {Uw.SavedLesson} saved */
  explain(saved) {
    const [before] = this.lesson.courses;
    this.saved = this.lesson = saved;
    this.cards.clear();
    this.courses = this.courses.map((course) => (course === before ? saved.courses[0] : course));
  }

  /** The lesson is the course that follows, as often as it is begun anew. */
  again() {
    this.courses.push(this.lesson.courses[0]);
  }

  /**
   * Practice follows: first where a kind of mistake leads far off. False where there are no positions for it.
   * @param {string} kind
   */
  practise(kind) {
    const found = this.lesson.courses[1];
    if (!found) return false;
    const first = found.leads[kind] ?? [],
      order = [...first, ...found.positions.keys()].filter((at, k, all) => all.indexOf(at) === k),
      laid = Object.fromEntries(order.map((at, k) => [k, found.laid[at]]));
    this.courses.push({ ...found, laid, positions: order.map((at) => found.positions[at]) });
    return true;
  }

  /** @param {number} at */
  course(at) {
    return this.courses[at] ?? this.lesson.courses[0];
  }

  /** Is it the lesson, and not practice? @param {number} at */
  picked(at) {
    return this.course(at) === this.lesson.courses[0];
  }

  /** @param {number} course */
  goal(course) {
    return this.course(course).goal;
  }

  /** @param {number} course */
  groups(course) {
    return this.course(course).positions.map(({ group }) => group);
  }

  /** The two positions that stand side by side, of which this is one. @param {number} course @param {number} at */
  pair(course, at) {
    const second = [at, at + 1].find((k) => this.course(course).positions[k]?.pair.length);
    return second ? [second - 1, second] : [];
  }

  /** What tells them apart. @param {number} course @param {number} at */
  lines(course, at) {
    return this.course(course).positions[this.pair(course, at)[1]].pair;
  }

  /** @param {string} place */
  position(place) {
    const [course, at] = place.split(" ").map(Number);
    return this.course(course).positions[at];
  }

  /** @param {string} place */
  offered(place) {
    return place ? [this.position(place).question] : [];
  }

  /** @param {string} place @param {string} question @returns {[number[], number[]]} */
  panels(place, question) {
    const here = this.position(place);
    return [here.question === question ? here.panels : [], []];
  }

  /** What there is to notice: of a pair of both, once both are answered. @param {Asking.Asked} asked */
  notice({ place, said }) {
    const [course, at, again] = place.split(" "),
      both = this.pair(Number(course), Number(at)).map((k) => placeIn(Number(course), k, Boolean(again)));
    const answered = both.length > 0 && both.every((other) => said.some((one) => one.place === other));
    return (answered ? both : [place]).map((one) => this.position(one).notice).join(" ");
  }

  /** @param {string} place */
  called(place) {
    return this.position(place).place + (place.endsWith(" again") ? ", again" : "");
  }

  /**
   * A lesson's own mistakes may compare a number with what was said to another position.
   * @param {Card} card @param {Asking.Said} said @param {Asking.Said[]} before
   */
  told(card, said, before) {
    const value = card.value(said.number);
    const slip = card.verdict(value).near ? undefined : this.slipped(said.place, value, before);
    return super.told(card, said, before, slip ?? card.mistake(value));
  }

  /** @param {string} place @param {number} value @param {Asking.Said[]} before */
  slipped(place, value, before) {
    const [course, here] = place.split(" ").map(Number),
      now = /** @type {Asking.Learning} */ ({ asked: { said: before }, course });
    return this.position(place).compares.find(({ above, at, fits }) => {
      const first = answersOf(this, now),
        second = first.has(here) ? answersOf(this, now, true) : first,
        other = second.get(at) ?? first.get(at),
        card = other && this.card(other.place, other.question, other.settings);
      if (!card) return false;
      const gap = value - card.value(other.number);
      return whole(above ? gap : -gap) >= whole(fits);
    })?.mistake;
  }
}
