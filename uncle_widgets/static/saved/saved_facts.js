// @ts-check
/** The facts of a saved page: what each place asks and answers, worked out beforehand (`saved/answers.py`). */

import { differs } from "../page/traits.js";
import { placeOf } from "../panel/asking.js";
import { faultOf, LONG } from "../panel/faults.js";
import { amountOf, predictedAs, verdictOf } from "../panel/wording.js";

/** @typedef {Record<string, any>} Settings */

/** Parts of a panel that are held in parts themselves. */
const PARTED = ["steps", "dots", "row"];
/** Parts of a panel that say its answer. */
const ANSWERS = ["answer", "bars", "dots", "steps", "misconception", "apart", "simulated", "headline", "certain"];
/** Parts that the page is not told of. */
const HIDDEN = ["row", "judged", "heat", "lesson", "tries"];
/** Billionths, in which numbers are looked up: a float's last places say nothing. */
const BILLION = 1e9;

/** @param {Record<string, any>} values @param {(name: string) => boolean} kept */
const only = (values, kept) => Object.fromEntries(Object.entries(values).filter(([name]) => kept(name)));

/** A question that is asked at a place, set so. */
export class Card {
  /** @param {any} panel @param {Settings} settings @param {Settings[]} held how the others there are set */
  constructor(panel, settings, held) {
    this.panel = panel;
    this.settings = settings;
    this.certain = Boolean(panel.certain);
    this.heat = panel.heat;
    this.answered = only(panel, (name) => ANSWERS.includes(name) || name === "lesson");
    const knobs = panel.knobs
      .map((/** @type {Uw.Knob} */ knob) => ({
        ...knob,
        choices: knob.choices.filter(([value]) =>
          held.some((other) => !differs(other, { ...settings, [knob.name]: value })),
        ),
      }))
      .filter((/** @type {Uw.Knob} */ knob) => knob.choices.length > 1);
    const shown = only(panel, (name) => !ANSWERS.includes(name) && !HIDDEN.includes(name));
    /** @type {Record<string, any>} */ this.asked = { ...shown, knobs };
    /** @type {Record<string, any[]>} */
    this.offers = Object.fromEntries(
      knobs.map((/** @type {Uw.Knob} */ { name, choices }) => [name, choices.map(([value]) => value)]),
    );
  }

  /** @type {[string, any, string][]} */
  get row() {
    const knob = this.panel.knobs.find((/** @type {Uw.Knob} */ one) => !one.model);
    return (this.panel.row ?? []).map((/** @type {Uw.Sibling} */ { value, label }) => [knob.name, value, label]);
  }

  get number() {
    const { exact } = this.panel.judged;
    return { number: exact, text: amountOf(exact, this.panel.measure) };
  }

  /** A number as it is typed, in the answer's own scale; throws for what is none. @param {string} number */
  value(number) {
    return predictedAs(number, this.panel.measure, this.panel.span);
  }

  /** The verdict on a number, looked up: its band, and the place of its mistake. @param {number} said */
  verdict(said) {
    const { verdicts } = this.panel.judged,
      at = Math.round(said * BILLION),
      [, band, mistake] = verdicts.find((/** @type {any[]} */ [last]) => at <= last) ?? verdicts.at(-1);
    return { band, near: band !== "far", mistake };
  }

  /** The mistake that a number fits. @param {number} said @returns {Uw.Mistake | null} */
  mistake(said) {
    return this.panel.judged.mistakes[this.verdict(said).mistake] ?? null;
  }

  /** What is said of a number that was given. @param {string} number */
  told(number) {
    const said = this.value(number),
      { judged, measure } = this.panel;
    return { value: said, verdict: verdictOf(said, judged.exact, measure, this.verdict(said).band) };
  }
}

/** After so many no's to a kind of mistake it is asked about no more. */
const DENIALS = 2;

/** What a saved page knows of its questions; a game and a lesson each say what is asked where. */
export class Facts {
  locked = false;

  /** @param {Uw.SavedAnswers} saved */
  constructor(saved) {
    this.saved = saved;
    /** @type {Map<string, Card | null>} */ this.cards = new Map();
  }

  /** The ids of the questions there. @param {string} _place */
  offered(_place) {
    return this.saved.questions.map(({ id }) => id);
  }

  /** The places of a question's panels at a place, and of those that are set otherwise than one may choose there.
   * @param {string} _place @param {string} _question @returns {[number[], number[]]}
   */
  panels(_place, _question) {
    return [[], []];
  }

  /**
   * A question as it is set there: as chosen where that was worked out, else as it is by itself.
   * @param {string} place @param {string} question @param {Settings} settings @returns {Card | null}
   */
  card(place, question, settings) {
    const key = JSON.stringify([place, question, settings]);
    let card = this.cards.get(key);
    if (!this.cards.has(key)) {
      card = this.made(place, question, settings);
      this.cards.set(key, card);
    }
    return card ?? null;
  }

  /** @param {string} place @param {string} question @param {Settings} settings @returns {Card | null} */
  made(place, question, settings) {
    const [own, others] = this.panels(place, question),
      panels = [...own, ...others].map((at) => this.unfolded(at));
    if (panels.length === 0) return null;
    const set = panels.map((panel) => panel.set),
      wanted = { ...set[0], ...settings };
    const right = (/** @type {Uw.Knob} */ { name, choices, value }) => {
      const offered = choices.some(([choice]) => choice === wanted[name]) || choices.length === 0;
      return !(name in wanted) || value === (offered ? wanted[name] : choices[0][0]);
    };
    const found = panels.find(({ panel }) => panel.knobs.every(right)) ?? panels[0];
    return new Card(found.panel, found.set, set.slice(0, own.length));
  }

  /** A panel put together from the pool, and how it is set. @param {number} at */
  unfolded(at) {
    const { pool, panels } = this.saved;
    /** @type {Record<string, any>} */
    const panel = {};
    for (const [name, column] of Object.entries(panels)) {
      const part = column[at];
      if (part != null)
        panel[name] = PARTED.includes(name) ? part.map((/** @type {number} */ k) => pool[k]) : pool[part];
    }
    const set = panel.knobs.map((/** @type {Uw.Knob} */ knob) => [knob.name, knob.value]);
    return { panel, set: Object.fromEntries(set) };
  }

  /** The question with most at stake there. @param {string} _place */
  prefer(_place) {
    return "";
  }

  /** @param {string} question */
  chip(question) {
    const { id, name, title } = this.saved.questions.find((one) => one.id === question) ?? this.saved.questions[0];
    return { id, name, title };
  }

  /** Why a question is not asked there. @param {string} _place @param {string} question */
  away(_place, question) {
    const { when } = this.saved.questions.find((one) => one.id === question) ?? { when: "" };
    return when ? `It arises ${when}.` : this.saved.onward;
  }

  /** Which questions went wrong there. @param {string} _place */
  fault(_place) {
    return "";
  }

  /** What else is said beside an answer. @param {Asking.Asked} _asked */
  notice(_asked) {
    return "";
  }

  /**
   * What is said of a number, after those of `before`; a room may know its `mistake`.
   * @param {Card} card @param {Asking.Said} said @param {Asking.Said[]} before
   */
  told(card, said, before, mistake = card.mistake(card.value(said.number))) {
    const fresh = !(said.owned || said.denied),
      denials = before.filter((one) => one.denied && one.denied === mistake?.kind).length,
      asks = mistake != null && fresh && denials < DENIALS;
    return { ...card.told(said.number), sure: said.sure, mistake, asks, own: said.owned !== "" };
  }

  /** What the log calls a place. @param {string} place */
  called(place) {
    return place;
  }

  /** What stands where the question does not arise. @param {string} place @param {string} question */
  nothing(place, question) {
    const known = this.saved.questions.find(({ id }) => id === question),
      title = known?.title ?? "No question arises here.",
      when = this.away(place, question);
    return { key: place, none: true, title, when };
  }
}

/** The facts of a saved game. */
export class SavedFacts extends Facts {
  /** @param {Uw.Saved} saved */
  constructor(saved) {
    super(saved);
    this.game = saved;
    this.frames = saved.steps;
    this.eyes = saved.table.eyes.map((/** @type {[string, string]} */ [key]) => key);
  }

  /** @param {number} seat */
  moments(seat) {
    return this.game.stops[seat] ?? [];
  }

  /**
   * What a place asks: a question's id to the places of its panels.
   * @param {string} place @returns {Record<string, number[]>}
   */
  here(place) {
    const [frame, eyes] = place.split(" "),
      places = this.game.places[eyes];
    return places ? this.game.asked[places[Number(frame)]] : {};
  }

  /** The moments at a place. @param {string} place */
  waiting(place) {
    const eyes = place.split(" ")[1];
    return this.moments(/^\d+$/.test(eyes) ? Number(eyes) : -1).filter(
      ({ frame }) => placeOf(frame, eyes) === place,
    );
  }

  /** @param {string} place @param {string} question @returns {[number[], number[]]} */
  panels(place, question) {
    const those = this.waiting(place).filter((moment) => moment.question === question);
    return [this.here(place)[question] ?? [], those.map(({ panel }) => panel)];
  }

  /** @param {string} place */
  prefer(place) {
    return this.waiting(place)[0]?.question ?? "";
  }

  /** @param {string} place @param {string} question */
  away(place, question) {
    if (this.here(place)[question]) return faultOf([this.chip(question).name]);
    return this.game.places[place.split(" ")[1]] ? super.away(place, question) : LONG;
  }

  /** @param {string} place */
  fault(place) {
    const here = this.here(place);
    return faultOf(this.saved.questions.filter(({ id }) => here[id]?.length === 0).map(({ name }) => name));
  }

  /** @param {string} place */
  called(place) {
    const [frame, eyes] = place.split(" ");
    return this.game.called ?? `step ${frame}, seen by ${eyes}`;
  }
}
