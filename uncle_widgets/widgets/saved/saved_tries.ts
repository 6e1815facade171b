/** Trials on a page without a kernel: `widgets/panel/trials.py` once more, on trials dealt beforehand. */

import { readNumber } from "../page/typed_number.ts";
import { refuse } from "../panel/asking.ts";
import { amountOf, capital, trialNoun } from "../panel/wording.ts";
import { claimWords } from "./saved_claim.ts";
import type { Card } from "./saved_facts.ts";

export type Point = [number, number, number, number];
export type Run = { begun: number; n: number; total: number; squares: number; points: Point[] };

const COUNTS = [1, 10, 100, 1_000],
  SEEDS = 1_000_000,
  EARLIER = 2,
  Z95 = 1.959963984540054,
  CASES = 100;
/** The first of a run, which come from those whose cards are kept; how far apart runs begin among the others. */
const FIRST = 10,
  STRIDE = 617;
/** Between two pictures, in milliseconds: of each of ten, a few, and of many; and how many pictures of many. */
const FLASH = 125,
  CALM = 350,
  SLICE = 50,
  STAGES = 20;

export function wilson(hits: number, n: number): [number, number] {
  const p = hits / n,
    zz = Z95 * Z95,
    middle = (p + zz / (2 * n)) / (1 + zz / n),
    half = (Z95 / (1 + zz / n)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Of a mean of amounts. */
export function meanInterval(n: number, total: number, squares: number): [number, number] {
  const mean = total / n,
    error = n < 2 ? 0 : Math.sqrt(Math.max(0, squares / n - mean ** 2) / (n - 1));
  return [mean - Z95 * error, mean + Z95 * error];
}

/** Where a running estimate is drawn. */
function checkpoints(start: number, end: number) {
  const found = new Set([end]);
  for (let n = 1; n < 10; n++) found.add(n);
  for (let k = 10; 10 ** (k / 10) < end; k++) found.add(Math.round(10 ** (k / 10)));
  return new Set([...found].filter((n) => n > start && n <= end));
}

/** What a trial dealt, if it is one of the first; else nothing. */
export function trialShown({ parts, rows }: Uw.SavedTries, at: number): Uw.SavedTrial {
  const shown: Uw.SavedTrial = { dealt: {}, traces: [] };
  for (const [key, row] of Object.entries(rows)) {
    const part = parts[row.charCodeAt(at) - 48];
    if (part && key.startsWith("trace.")) shown.traces.push(part as Uw.Trace);
    else if (part) shown.dealt[key] = part as Uw.Face;
  }
  return shown;
}

const many = (n: number) => n.toLocaleString("en");

export class Tries {
  publish: () => void;
  seed: number;
  key = "";
  card: Card | null = null;
  said: number | undefined;
  explained = "";
  timer: ReturnType<typeof setTimeout> | undefined;

  run: Run = { begun: 0, n: 0, total: 0, squares: 0, points: [] };
  /** Runs that went before and stay drawn behind. */ earlier: Run[] = [];
  running = false;
  few = false;
  note = "";
  signs = "";
  cases = [0, 0, 0];
  outcome: number | null = null;
  /** What the last trial dealt, where it was one of few. */ shown: Uw.SavedTrial = { dealt: {}, traces: [] };

  /** @param publish told of each change */
  constructor(publish: () => void, seed: number = Math.floor(Math.random() * SEEDS)) {
    this.publish = publish;
    this.seed = seed;
    this.said = undefined;
    this.timer = undefined;
  }

  forget(earlier: Run[]) {
    clearTimeout(this.timer);
    this.run = { begun: 0, n: 0, total: 0, squares: 0, points: [] };
    this.earlier = earlier;
    this.running = false;
    this.few = false;
    this.note = "";
    this.signs = "";
    this.cases = [0, 0, 0];
    this.outcome = null;
    this.shown = { dealt: {}, traces: [] };
  }

  get dealt(): Uw.SavedTries | undefined {
    return this.card?.panel.tries;
  }

  /** Trials of one run, at most: none comes twice in it. */
  get most() {
    const { signs = "", kept = 0 } = this.dealt ?? {};
    return signs.length - kept + Math.min(FIRST, kept);
  }

  get counts() {
    return COUNTS.filter((n) => n <= this.most);
  }

  get chance() {
    return this.card?.panel.measure === "chance";
  }

  /**
   * Try out a question, anew where it is another.
   * @param said the prediction
   */
  bind(key: string, card: Card | null, said?: number) {
    this.said = said;
    this.card = card;
    if (key !== this.key) this.forget([]);
    this.key = key;
  }

  /** Another run, from a seed or the next one. */
  again(seed?: unknown) {
    const text = String(seed ?? this.seed + 1),
      { value } = readNumber(text, { low: 0, high: 999_999_999, whole: true });
    if (value == null) refuse(`Expected a seed of trials from 0 to 999,999,999, not '${text.slice(0, 20)}'.`);
    this.seed = Number(value);
    this.forget([this.run, ...this.earlier].filter(({ points }) => points.length > 0).slice(0, EARLIER));
    this.publish();
  }

  /** Where a trial of the run lies among those that were dealt: each seed begins elsewhere. */
  place(at: number) {
    const { signs = "", kept = 0 } = this.dealt ?? {};
    if (at < Math.min(FIRST, kept)) return (FIRST * this.seed + at) % kept;
    return kept + ((STRIDE * this.seed + at) % (signs.length - kept));
  }

  /** Run so many behind the page. */
  begin(trials: number, calm: boolean = false) {
    if (this.running) return;
    const work = this.trying(trials, calm);
    this.running = true;
    this.note = "";
    const on = () => {
      const { value, done } = work.next();
      this.running = !done;
      if (!done) this.timer = setTimeout(on, value);
      this.publish();
    };
    try {
      on();
    } catch (error) {
      this.running = false;
      throw error;
    }
  }

  stop() {
    clearTimeout(this.timer);
    this.running = false;
    this.publish();
  }

  /** Run trials in pieces, each followed by the milliseconds to pause. */
  *trying(trials: number, calm: boolean = false): Generator<number, void> {
    const { run } = this;
    if (!this.dealt) refuse("There's no question to try out in this position.");
    if (!this.counts.includes(trials))
      refuse(`Expected ${this.counts.map(many).join(", ")} trials, not ${String(trials).slice(0, 20)}.`);
    if (run.begun >= this.most) refuse(`That is ${many(this.most)} trials already. Start over to run more.`);
    const target = Math.min(this.most, run.begun + trials),
      marks = checkpoints(run.begun, target);
    this.few = trials <= 10;
    while (run.begun < target) {
      this.add();
      if (marks.has(run.begun)) this.mark();
      const pause = trials === 10 || (!this.few && run.begun % (trials / STAGES) === 0);
      if (pause && run.begun < target) yield this.few ? (calm ? CALM : FLASH) : SLICE;
    }
  }

  /** One more trial. */
  add() {
    const { run } = this,
      tries = this.dealt as Uw.SavedTries,
      at = this.place(run.begun),
      outcome = tries.values[tries.signs.charCodeAt(at) - 48];
    run.begun++;
    this.outcome = outcome;
    this.shown = this.few ? trialShown(tries, at) : { dealt: {}, traces: [] };
    const which = outcome == null ? 2 : outcome ? 0 : 1;
    this.cases[which]++;
    if (this.signs.length < CASES) this.signs += "ynx"[which];
    if (outcome == null) return;
    run.n++;
    run.total += outcome;
    run.squares += outcome * outcome;
  }

  get mean() {
    return this.run.total / this.run.n;
  }

  interval(): [number, number] {
    const { n, total, squares } = this.run;
    return this.chance ? wilson(Math.round(total), n) : meanInterval(n, total, squares);
  }

  /** A point of the curve, where the trials are now. */
  mark() {
    if (this.run.n > 0) this.run.points.push([this.run.begun, this.mean, ...this.interval()]);
  }

  /** All that the page shows of the trials; not `shows`, none of what they gave. */
  told(shows: boolean) {
    const { run, dealt } = this;
    const told: Uw.Tried = {
      runs: shows ? [run, ...this.earlier].map(({ points }) => [...points]) : [[]],
      begun: shows ? run.begun : 0,
      struck: shows ? run.begun - run.n : 0,
      running: this.running,
      most: this.most,
      counts: this.counts,
      seed: this.seed,
      note: this.note,
      traces: shows ? this.shown.traces : [],
    };
    if (!dealt || !shows) return told;
    const [, more] = this.noun(),
      those = dealt.kept > 0 ? ` You can see the cards of the first ${FIRST}.` : "";
    told.beforehand = `These ${more} were made in advance, ${many(dealt.signs.length)} in all.${those}`;
    if (dealt.cases) told.grown = this.grown(dealt.cases);
    if (run.begun === 0) return told;
    Object.assign(told, { summary: this.summary(), claim: this.claim(), band: this.band() });
    if (run.n > 0) {
      const [low, high] = this.interval();
      Object.assign(told, { value: this.mean, low, high });
    }
    if (this.few) told.last = this.last();
    return told;
  }

  /** The first hundred as a grid: see `growing.Cases`. */
  grown(words: string[]) {
    const n = this.run.begun,
      kinds = words.map((one, k) => [this.cases[k], one]),
      told = kinds.map(
        ([count, one]) => `"${one}" came up ${many(Number(count))} ${count === 1 ? "time" : "times"}`,
      ),
      last = told.pop() ?? "",
      all = told.length > 0 ? `${told.join(", ")} and ${last}` : last,
      spoken = n ? `So far, ${all}.` : "There are no tries so far.";
    return { kind: "cases", caption: "", spoken, n, signs: this.signs, kinds };
  }

  /** What one trial and several are called. */
  noun() {
    return trialNoun(this.card?.panel.trial ?? "");
  }

  /** What has come so far: '33 of 102 hands B might hold contain a 4.' */
  summary() {
    const { n, total, begun } = this.run,
      [one, more] = this.noun(),
      struck = begun - n,
      { cases, event, measure } = this.card?.panel ?? {};
    if (n === 0)
      return begun > 1
        ? `None of the ${many(begun)} ${more} so far counts.`
        : `One ${one} so far, and it doesn't count.`;
    const out =
      struck > 0 ? ` ${many(struck)} of the ${many(begun)} ${more} ${struck === 1 ? "does" : "do"}n't count.` : "";
    if (!this.chance)
      return `${amountOf(this.mean, measure)} on average in ${many(n)} ${n > 1 ? more : one}.${out}`;
    if (n === 1) return `One ${one} ${struck ? "that counts" : "so far"}.${out}`;
    if (Math.round(total) === 1) return `It happened once in ${many(n)} ${more}.${out}`;
    return `${many(Math.round(total))} of ${many(n)} ${[cases || more, event].filter(Boolean).join(" ")}.${out}`;
  }

  /** What they show; trials of another model are not held against the exact answer. */
  claim() {
    const { n } = this.run,
      { judged, apart, measure } = this.card?.panel ?? {};
    return n === 0
      ? ""
      : claimWords(n, this.mean, this.interval(), measure, apart ? null : judged.exact, this.said);
  }

  /** What the band is, said for the first question that was tried out, and for no other. */
  band() {
    if (this.run.begun < 2) return "";
    const set = this.card ? `${this.card.panel.id} ${JSON.stringify(this.card.settings)}` : "";
    this.explained ||= set;
    const name = this.chance ? "95% Wilson interval" : "95% interval";
    return this.explained === set ? `19 out of 20 bands like this hold the answer (${name}).` : "";
  }

  /** What the last trial gave: 'Deal 3: yes.' */
  last() {
    const number = `${capital(this.noun()[0])} ${many(this.run.begun)}`,
      struck = this.dealt?.struck;
    if (this.outcome == null) return `${number} doesn't count${struck ? `, because ${struck}` : ""}.`;
    if (this.chance) return `${number}: ${this.outcome ? "yes" : "no"}.`;
    return `${number}: ${amountOf(this.outcome, this.card?.panel.measure)}.`;
  }
}
