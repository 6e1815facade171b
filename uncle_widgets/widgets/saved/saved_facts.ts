/** The facts of a saved page: what each place asks and answers, worked out beforehand (`saved/answers.py`). */

import { differs } from "../page/traits.ts";
import { placeOf } from "../panel/asking.ts";
import { faultOf, LONG } from "../panel/faults.ts";
import { amountOf, predictedAs, verdictOf } from "../panel/wording.ts";

export type Settings = Record<string, any>;

/** Parts of a panel that are held in parts themselves. */
const PARTED = ["steps", "asks", "dots", "row"];
/** Parts of a panel that say its answer. */
const ANSWERS = [
  "answer",
  "bars",
  "dots",
  "steps",
  "idea",
  "misconception",
  "apart",
  "simulated",
  "headline",
  "certain",
];
/** Parts that the page is not told of. */
const HIDDEN = ["row", "judged", "heat", "lesson", "tries", "asks"];
/** Nearer to one half than this, "none" and "at least one" look alike. */
const ALIKE = 0.02;
/** Billionths, in which numbers are looked up: a float's last places say nothing. */
const BILLION = 1e9;

const only = (values: Record<string, any>, kept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => kept(name)));

/** A question that is asked at a place, set so. */
export class Card {
  panel;
  settings: Settings;
  certain: boolean;
  heat;
  answered;
  asked: Record<string, any>;
  offers: Record<string, any[]>;

  /** @param held how the others there are set */
  constructor(panel: any, settings: Settings, held: Settings[]) {
    this.panel = panel;
    this.settings = settings;
    this.certain = Boolean(panel.certain);
    this.heat = panel.heat;
    this.answered = only(panel, (name) => ANSWERS.includes(name) || name === "lesson");
    const knobs = panel.knobs
      .map((knob: Uw.Knob) => ({
        ...knob,
        choices: knob.choices.filter(([value]) =>
          held.some((other) => !differs(other, { ...settings, [knob.name]: value })),
        ),
      }))
      .filter((knob: Uw.Knob) => knob.choices.length > 1);
    const shown = only(panel, (name) => !ANSWERS.includes(name) && !HIDDEN.includes(name));
    this.asked = { ...shown, knobs };
    this.offers = Object.fromEntries(
      knobs.map(({ name, choices }: Uw.Knob) => [name, choices.map(([value]) => value)]),
    );
  }

  get row(): [string, any, string][] {
    const knob = this.panel.knobs.find((one: Uw.Knob) => !one.model);
    return (this.panel.row ?? []).map(({ value, label }: Uw.Sibling) => [knob.name, value, label]);
  }

  /** The small questions of Work it out. */
  get asks(): Uw.Judge[] {
    return this.panel.asks ?? [];
  }

  /** Do its steps make a worked example? Not where "none" and "at least one" look alike. */
  get example() {
    const { judged, measure } = this.panel;
    return this.asks.length > 0 && !(measure === "chance" && Math.abs(judged.exact - 0.5) < ALIKE);
  }

  /** How many steps of the derivation they lead through. */
  get lines(): number {
    return (this.panel.steps ?? []).filter((step: Uw.Step) => step.value != null && !step.other).length;
  }

  get number() {
    const { exact } = this.panel.judged;
    return { number: exact, text: amountOf(exact, this.panel.measure) };
  }

  /** A number as it is typed, in the answer's own scale; throws for what is none. */
  value(number: string) {
    return predictedAs(number, this.panel.measure, this.panel.span);
  }

  /** The verdict on a number, looked up: its band, and the place of its mistake. */
  verdict(said: number) {
    const { verdicts } = this.panel.judged,
      at = Math.round(said * BILLION),
      [, band, mistake] = verdicts.find(([last]: any[]) => at <= last) ?? verdicts.at(-1);
    return { band, near: band !== "far", mistake };
  }

  /** The mistake that a number fits. */
  mistake(said: number): Uw.Mistake | null {
    return this.panel.judged.mistakes[this.verdict(said).mistake] ?? null;
  }

  /** What is said of a number that was given. */
  told(number: string) {
    const said = this.value(number),
      { judged, measure } = this.panel;
    return { value: said, verdict: verdictOf(said, judged.exact, measure, this.verdict(said).band) };
  }
}

/** After so many no's to a kind of mistake it is asked about no more. */
const DENIALS = 2;

/** What a saved page knows of its questions; a game and a lesson each say what is asked where. */
export class Facts {
  saved: Uw.SavedAnswers;
  cards: Map<string, Card | null>;

  locked = false;

  constructor(saved: Uw.SavedAnswers) {
    this.saved = saved;
    this.cards = new Map();
  }

  /** The ids of the questions there. */
  offered(_place: string) {
    return this.saved.questions.map(({ id }) => id);
  }

  /**
   * The places of a question's panels at a place, and of those that are set otherwise than one may choose there.
   */
  panels(_place: string, _question: string): [number[], number[]] {
    return [[], []];
  }

  /** A question as it is set there: as chosen where that was worked out, else as it is by itself. */
  card(place: string, question: string, settings: Settings): Card | null {
    const key = JSON.stringify([place, question, settings]);
    let card = this.cards.get(key);
    if (!this.cards.has(key)) {
      card = this.made(place, question, settings);
      this.cards.set(key, card);
    }
    return card ?? null;
  }

  made(place: string, question: string, settings: Settings): Card | null {
    const [own, others] = this.panels(place, question),
      panels = [...own, ...others].map((at) => this.unfolded(at));
    if (panels.length === 0) return null;
    const set = panels.map((panel) => panel.set),
      wanted = { ...set[0], ...settings };
    const right = ({ name, choices, value }: Uw.Knob) => {
      const offered = choices.some(([choice]) => choice === wanted[name]) || choices.length === 0;
      return !(name in wanted) || value === (offered ? wanted[name] : choices[0][0]);
    };
    const found = panels.find(({ panel }) => panel.knobs.every(right)) ?? panels[0];
    return new Card(found.panel, found.set, set.slice(0, own.length));
  }

  /** A panel put together from the pool, and how it is set. */
  unfolded(at: number) {
    const { pool, panels } = this.saved;
    const panel: Record<string, any> = {};
    for (const [name, column] of Object.entries(panels)) {
      const part = column[at];
      if (part != null) panel[name] = PARTED.includes(name) ? part.map((k: number) => pool[k]) : pool[part];
    }
    const set = panel.knobs.map((knob: Uw.Knob) => [knob.name, knob.value]);
    return { panel, set: Object.fromEntries(set) };
  }

  /** The question with most at stake there. */
  prefer(_place: string) {
    return "";
  }

  chip(question: string) {
    const { id, name, title } = this.saved.questions.find((one) => one.id === question) ?? this.saved.questions[0];
    return { id, name, title };
  }

  /** Why a question is not asked there. */
  away(_place: string, question: string) {
    const { when } = this.saved.questions.find((one) => one.id === question) ?? { when: "" };
    return when ? `This question comes up ${when}.` : this.saved.onward;
  }

  /** Which questions went wrong there. */
  fault(_place: string) {
    return "";
  }

  /** What else is said beside an answer. */
  notice(_asked: Asking.Asked) {
    return "";
  }

  /** What is said of a number, after those of `before`; a room may know its `mistake`. */
  told(card: Card, said: Asking.Said, before: Asking.Said[], mistake = card.mistake(card.value(said.number))) {
    const fresh = !(said.owned || said.denied),
      denials = before.filter((one) => one.denied && one.denied === mistake?.kind).length,
      asks = mistake != null && fresh && denials < DENIALS;
    return { ...card.told(said.number), sure: said.sure, mistake, asks, own: said.owned !== "" };
  }

  /** What the log calls a place. */
  called(place: string) {
    return place;
  }

  /** What stands where the question does not arise. */
  nothing(place: string, question: string) {
    const known = this.saved.questions.find(({ id }) => id === question),
      title = known?.title ?? "There is no question here.",
      when = this.away(place, question);
    return { key: place, none: true, title, when };
  }
}

/** The facts of a saved game. */
export class SavedFacts extends Facts {
  game: Uw.Saved;
  frames: number;
  eyes;

  constructor(saved: Uw.Saved) {
    super(saved);
    this.game = saved;
    this.frames = saved.steps;
    this.eyes = saved.table.eyes.map(([key]: [string, string]) => key);
  }

  moments(seat: number) {
    return this.game.stops[seat] ?? [];
  }

  /** What a place asks: a question's id to the places of its panels. */
  here(place: string): Record<string, number[]> {
    const [frame, eyes] = place.split(" "),
      places = this.game.places[eyes];
    return places ? this.game.asked[places[Number(frame)]] : {};
  }

  /** The moments at a place. */
  waiting(place: string) {
    const eyes = place.split(" ")[1];
    return this.moments(/^\d+$/.test(eyes) ? Number(eyes) : -1).filter(
      ({ frame }) => placeOf(frame, eyes) === place,
    );
  }

  panels(place: string, question: string): [number[], number[]] {
    const those = this.waiting(place).filter((moment) => moment.question === question);
    return [this.here(place)[question] ?? [], those.map(({ panel }) => panel)];
  }

  prefer(place: string) {
    return this.waiting(place)[0]?.question ?? "";
  }

  away(place: string, question: string) {
    if (this.here(place)[question]) return faultOf([this.chip(question).name]);
    return this.game.places[place.split(" ")[1]] ? super.away(place, question) : LONG;
  }

  fault(place: string) {
    const here = this.here(place);
    return faultOf(this.saved.questions.filter(({ id }) => here[id]?.length === 0).map(({ name }) => name));
  }

  called(place: string) {
    const [frame, eyes] = place.split(" ");
    return this.game.called ?? `step ${frame}, seen by ${eyes}`;
  }
}
