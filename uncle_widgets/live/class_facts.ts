/** The positions of a class, out of a saved lesson: what is asked, what is exact, and where mistakes land. */

import { ticks } from "../widgets/page/plots.ts";
import { placeIn } from "../widgets/panel/asking_lesson.ts";
import { amountOf, places, predictedAs, reachOf } from "../widgets/panel/wording.ts";
import { SavedLesson } from "../widgets/saved/saved_lesson.ts";
import { trialShown } from "../widgets/saved/saved_tries.ts";

/** So many of a list, at most; of a heap, at least, to be told of. */
const MOST_SAID = 300,
  HEAP = 4;
/** Off by a billionth is the same: a float's last places say nothing. */
const BILLIONTH = 1e-9;
/** Where the two in a scale lie that tell a band: a band of an amount is one of eleven, at most. */
const BANDS = 11;

export class ClassFacts {
  saved: Uw.SavedLesson;
  lesson: SavedLesson;
  positions: Uw.SavedPosition[];
  of: number;

  constructor(saved: Uw.SavedLesson) {
    this.saved = saved;
    this.lesson = new SavedLesson(saved);
    this.lesson.again();
    this.positions = saved.courses[0].positions;
    this.of = this.positions.length;
  }

  /** The same lesson with its trials. */
  explain(saved: Uw.SavedLesson) {
    this.saved = saved;
    this.lesson.explain(saved);
    this.positions = saved.courses[0].positions;
  }

  /** A position as the lesson sets it. */
  card(at: number) {
    const place = placeIn(0, at),
      card = this.lesson.card(place, this.positions[at].question, {});
    if (!card) throw new Error(`Expected a question at position ${at + 1}.`);
    return card;
  }

  /** All that is said of it, its answer too: see `shapes.Panel`. */
  panel(at: number) {
    return this.card(at).panel;
  }

  measure(at: number): string {
    return this.panel(at).measure;
  }

  /** @returns in the answer's own scale */
  span(at: number): [number, number] {
    return this.measure(at) === "chance" ? [0, 1] : this.panel(at).span;
  }

  /** Of 100, or in the unit. */
  scale(at: number) {
    return this.measure(at) === "chance" ? 100 : 1;
  }

  exact(at: number): number {
    return this.panel(at).judged.exact;
  }

  steps(at: number) {
    return this.panel(at).steps?.length ?? 0;
  }

  /** The two that lie side by side, of which this is one; none. */
  pair(at: number) {
    return this.lesson.pair(0, at);
  }

  /** What lies on the tables: of the second of a pair both. */
  laid(at: number): Uw.SavedLaid {
    const two = this.pair(at);
    return this.saved.courses[0].laid[two[1] === at ? two.join(" ") : String(at)];
  }

  /** Why a number is none to this question; "" where it is. */
  fits(at: number, value: number) {
    const [low, high] = this.span(at),
      scale = this.scale(at);
    if (Number.isFinite(value) && value >= low && value <= high) return "";
    return `Expected a number from ${low * scale} to ${high * scale}, not ${String(value * scale).slice(0, 20)}.`;
  }

  /** Numbers as they are typed: "60 x4, 45, 50 50"; an Error says what cannot be read. */
  list(at: number, text: string) {
    const words = text
      .replace(/\s*([/\u2044\u2215])\s*/g, "$1")
      .replace(/\s+(?=[%\uff05\u066a])/g, "")
      .replace(/(\d)\s*[x\u00d7*]\s*(\d+),?/gi, "$1x$2 ")
      .split(/[\s;]+|,\s|,$/)
      .flatMap((word) => (/,.*,/.test(word) ? word.split(",") : [word]));
    const found = words.filter(Boolean).flatMap((word) => {
      const [number, times = "1"] = word.split("x");
      if (/\d,\d/.test(number))
        throw new Error(
          `Is ${number.slice(0, 20)} one number or two? Use a decimal point, or put a space after the comma.`,
        );
      if (!/^\d{1,3}$/.test(times)) throw new Error(`Type numbers such as 60 x4, 45, not '${word.slice(0, 20)}'.`);
      const value = predictedAs(number, this.measure(at), this.span(at));
      return Array(Number(times)).fill(value);
    });
    if (found.length === 0 || found.length > MOST_SAID)
      throw new Error(`Type 1 to ${MOST_SAID} numbers, such as 60 x4, 45.`);
    return found;
  }

  /** How a number is written: 49.9, or 0.50 chips. */
  written(at: number, value: number) {
    return this.measure(at) === "chance"
      ? places(100 * value, 1).replace(/\.0$/, "")
      : amountOf(value, this.measure(at));
  }

  /** Numbers to be pressed, from low to high: tens of a hundred, or round amounts. */
  bands(at: number) {
    const [low, high] = this.span(at);
    if (this.measure(at) === "chance") return Array.from({ length: BANDS }, (_, k) => k / 10);
    const marks = ticks(low, high),
      between = marks.flatMap((one, k) => (k ? [(one + marks[k - 1]) / 2, one] : [one]));
    return between.length <= BANDS ? between : marks;
  }

  /** Whether a number is close, as every verdict on it says. */
  near(at: number, value: number) {
    return this.card(at).verdict(value).near;
  }

  /** How far off is still close. */
  reach(at: number) {
    return reachOf(this.exact(at), this.measure(at));
  }

  /** "within 10": what `near` says, on the screen as on a phone. */
  closeWords(at: number) {
    return this.measure(at) === "chance" ? "within 10" : `within ${amountOf(this.reach(at), this.measure(at))}`;
  }

  /**
   * Where a number lands, if on a mistake; null where it is near. A lesson's own mistakes compare it with what
   * the same student said `before` to another position.
   */
  mistake(
    at: number,
    value: number,
    before: (at: number) => number | undefined = () => undefined,
  ): Uw.Mistake | null {
    if (this.near(at, value)) return null;
    const own = this.positions[at].compares.find(({ above, at: other, fits }) => {
      const first = before(other);
      return first != null && (above ? value - first : first - value) > fits - BILLIONTH;
    });
    return own?.mistake ?? this.card(at).mistake(value);
  }

  /**
   * The mistake at which a number lies; a lesson's own compare two first ones of a student.
   * @param votes all of them
   */
  mistakeOf({ member, at, vote, value }: Live.Vote, votes: readonly Live.Vote[]) {
    const before = (other: number) =>
      votes.find((one) => one.member === member && one.at === other && one.vote === 1)?.value;
    return this.mistake(at, value, member && vote === 1 ? before : undefined);
  }

  /** The deals of a position, dealt beforehand; none where it is not tried out. */
  deals(at: number) {
    const { tries, certain, untried } = this.panel(at);
    return tries && !certain && !untried ? (tries as Uw.SavedTries) : null;
  }

  /**
   * One of the deals: ten in a row are one student's. Null for one that is struck out; the first keep their
   * cards.
   * @param which from 0
   */
  deal(at: number, which: number): { value: number | null; kept?: Uw.SavedTrial } {
    const tries = this.deals(at) as Uw.SavedTries,
      { values, signs } = tries,
      value = values[signs.charCodeAt(which % signs.length) - 48];
    return { value, ...(which < tries.kept && { kept: trialShown(tries, which) }) };
  }

  /**
   * The mistakes that four students or more may have made, as each of their phones is told, from low to high.
   * `from` and `to` are the least and the greatest of their numbers; `alone` where nobody else's lies between.
   * @param said the numbers of one position and vote
   * @param votes all of them
   */
  heaps(
    said: readonly Live.Vote[],
    votes: readonly Live.Vote[],
  ): { mistake: Uw.Mistake; values: number[]; from: number; to: number; n: number; alone: boolean }[] {
    const found: Map<string, { mistake: Uw.Mistake; values: number[] }> = new Map();
    for (const one of said) {
      const mistake = this.mistakeOf(one, votes);
      if (!mistake) continue;
      const heap = found.get(mistake.name) ?? { mistake, values: [] };
      heap.values.push(one.value);
      found.set(mistake.name, heap);
    }
    return [...found.values()]
      .filter(({ values }) => values.length >= HEAP)
      .map(({ mistake, values }) => {
        const [from, to] = [Math.min(...values), Math.max(...values)],
          between = said.filter(({ value }) => value >= from && value <= to);
        return { mistake, values, from, to, n: values.length, alone: between.length === values.length };
      })
      .sort((one, other) => one.from - other.from);
  }

  /** Whether any number can tell a kind of mistake at a position; `named` who said it are known. */
  tells(at: number, kind: string, named: boolean = false) {
    const { mistakes, verdicts } = this.panel(at).judged,
      own = named && this.positions[at].compares.some(({ mistake }) => mistake.kind === kind);
    return own || verdicts.some(([, , which]: any[]) => mistakes[which]?.kind === kind);
  }

  /** Few close, split, or most close: with 30 to 70 of 100 close a talk is worth it. */
  spread(at: number, values: number[]) {
    const share = values.filter((value) => this.near(at, value)).length / (values.length || 1);
    if (values.length === 0) return { split: false, name: "Nobody has answered", words: "" };
    if (share < 0.3) return { split: false, name: "Few are close", words: "talk it over, then vote again" };
    if (share <= 0.7) return { split: true, name: "Split", words: "worth a discussion" };
    return { split: false, name: "Most are close", words: "show the answer" };
  }
}
