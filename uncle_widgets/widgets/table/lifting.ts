/** Lifting: a card in hand is lifted first, says what it leaves and asks for a number; a second press plays it. */

import { html, keeping, setAttribute, toldButton } from "../page/dom.ts";
import type { MountedField } from "../page/number_field.tsx";
import { numberField } from "../page/number_field.tsx";
import { standingText, unreadNumber } from "../page/number_words.ts";
import { OF_HUNDRED, readNumber } from "../page/typed_number.ts";

export type Offer = { lifts: Record<string, Uw.Lift>; keys: Uw.Button[] };

export class Lifting {
  play: (move: string) => void;
  key: (kind: Uw.Button["kind"] | "stop") => void;
  told;
  lifted = "";
  card = ""; // the key of the card that is up
  said: Record<string, number> = {};
  typed: Record<string, string> = {}; // as it stands in the field
  field: MountedField | null = null;
  lifts: Record<string, Uw.Lift> = {};
  go: HTMLButtonElement;
  back: HTMLButtonElement;
  acts: HTMLDivElement;
  words: HTMLParagraphElement;
  keys: HTMLDivElement;
  asking: HTMLDivElement;
  shown = "";

  constructor({
    play,
    key,
    told,
  }: {
    play: (move: string) => void;
    key: (kind: Uw.Button["kind"] | "stop") => void;
    told: (state: { lifted: string; said: Record<string, number> }, key: string) => void;
  }) {
    this.play = play;
    this.key = key;
    this.told = told;
    this.go = html("button.btn.solid", { "data-k": "lift.play", onclick: () => this.play(this.lifted) });
    this.back = html("button.btn", { "data-k": "lift.back", onclick: () => this.lift("") }, "Put it back");
    this.acts = html("div.lift-acts", { hidden: true }, this.go, this.back);
    this.words = html("p.lift-words");
    this.keys = html("div.lift-keys");
    this.asking = html("div.asking", { role: "group", hidden: true });
  }

  /** What may be lifted now, and the keys at the end of the bar. */
  show({ lifts, keys }: Offer) {
    this.lifts = lifts;
    if (this.lifted && !lifts[this.lifted]) {
      this.lifted = "";
      this.said = {};
      this.typed = {};
    }
    this.draw();
    const looks = JSON.stringify(keys);
    if (this.keys.dataset.looks === looks) return;
    this.keys.dataset.looks = looks;
    keeping(this.keys, this.keys, () =>
      this.keys.replaceChildren(...keys.map((key) => toldButton(key, (kind) => this.key(kind)))),
    );
  }

  /** What the bar says while no card is up: `words`, or how to go on where a move is no button's. */
  tell(words: string, actions: Uw.Action[]) {
    const can = Object.keys(this.lifts).some((move) => actions.every((action) => action.move !== move));
    this.words.hidden = Boolean(this.lifted);
    this.words.textContent = words || (can ? "Press a card to pick it up. Press it again to play it." : "");
  }

  /** The lifted card is on its way, or no longer. */
  playing(on: boolean) {
    const play = this.lifts[this.lifted]?.play ?? "",
      words = on ? play.replace(/^Play\b/, "Playing") : play;
    if (this.go.textContent !== words) this.go.textContent = words;
    setAttribute(this.go, "aria-busy", on ? "true" : "");
  }

  /** Lift the card `key`, which plays `move`; with "" put back what is lifted. */
  lift(move: string, key: string = "") {
    const held = key || this.card;
    this.lifted = move;
    this.card = key;
    this.draw();
    this.told({ lifted: move, said: this.said }, held);
  }

  /** The strip stands in the bar, or where that is too narrow over it. */
  stand(bar: Element, stage: Element, narrow: boolean) {
    const [home, before] = narrow ? [stage, bar.parentElement] : [bar, this.keys];
    if (this.asking.parentElement !== home) home.insertBefore(this.asking, before);
  }

  /**
   * What the model holds: in another position nothing is lifted, and nothing said. What was lifted elsewhere is
   * lifted here too.
   */
  hold(lifted: string, said: Record<string, number>, lifts: Record<string, Uw.Lift>, scene: Uw.Scene) {
    if (!lifted) this.lifted = "";
    else if (lifted !== this.lifted && lifts[lifted]) {
      this.lifted = lifted;
      this.card = holder(scene, lifted);
    }
    this.said = said;
  }

  draw() {
    const lift = this.lifts[this.lifted];
    this.acts.hidden = !lift;
    this.asking.hidden = !lift?.line;
    this.words.hidden = Boolean(lift);
    this.playing(false);
    if (this.shown === this.lifted) return;
    this.shown = this.lifted;
    this.field = null;
    if (!lift?.line) return this.asking.replaceChildren();
    const move = this.lifted;
    setAttribute(this.asking, "aria-label", lift.line);
    this.field = !lift.ask
      ? null
      : numberField({
          rule: OF_HUNDRED,
          label: lift.ask,
          words: "out of 100",
          ends: ["never", "always"],
          value: standingText(this.typed[move], this.said[move], OF_HUNDRED),
          set: (text) => this.say(move, text),
          enter: () => this.play(move),
        });
    const words = html("div", html("p", html("b", lift.line)));
    if (this.field) words.append(html("p.wonder", lift.ask));
    this.asking.replaceChildren(words, ...(this.field ? [this.field.node] : []));
  }

  /** Whether the number that is typed for the lifted card cannot be read; its field says why. */
  unread(move: string) {
    const text = this.typed[move] ?? "";
    if (move !== this.lifted || !this.field || !text || !unreadNumber(text, OF_HUNDRED)) return false;
    this.field.complain();
    return true;
  }

  /** A number for the lifted card, or none again. */
  say(move: string, text: string) {
    const { value } = readNumber(text, OF_HUNDRED);
    this.typed[move] = text;
    this.said = { ...this.said };
    if (value != null) this.said[move] = value;
    else delete this.said[move];
    this.told({ lifted: this.lifted, said: this.said }, this.card);
  }
}

/** The actions that are no card's, each a button, with the reason beside it where it cannot be pressed. */
export class Acts {
  how;
  root: HTMLDivElement;
  looks = "";

  constructor(how: { send: (move: string) => void; refuse: (why: string) => void }) {
    this.how = how;
    this.root = html("div.acts");
  }

  /** Anew where they have changed. */
  show(actions: Uw.Action[], busy: boolean, stage: HTMLElement) {
    const looks = JSON.stringify([actions, busy]);
    if (this.looks === looks) return;
    this.looks = looks;
    keeping(this.root, stage, () => this.root.replaceChildren(...actions.map((action) => this.button(action))));
  }

  button({ move, label, strong, off }: Uw.Action) {
    const node = html(
      "button",
      {
        class: strong && !off ? "btn solid" : "btn",
        "data-act": move || label,
        "aria-disabled": off ? "true" : null,
        onclick: () => (off ? this.how.refuse(off) : this.how.send(move)),
      },
      label,
    );
    return html("span.act", node, off && html("span.why", off));
  }
}

/** The key of the player's card that `move` plays; "" where it is no card's. */
function holder({ zones }: Uw.Scene, move: string) {
  const cards = zones.flatMap((zone) =>
    zone.kind === "seat" && zone.me ? zone.cards : zone.kind === "grid" ? zone.cells : [],
  );
  for (const card of cards) {
    if ("key" in card && (card.move === move || card.picks?.some((pick) => pick.move === move))) return card.key;
  }
  return "";
}

/**
 * The scene as it looks with the card `key` lifted: the card higher, the ring as `move` would leave it, the way
 * that it takes on a board chosen, with its die.
 */
export function withLifted(scene: Uw.Scene, move: string, key: string): Uw.Scene {
  if (!move) return scene;
  const ways = scene.zones.flatMap((zone) => (zone.kind === "tokens" && zone.ways) || []),
    count = Number(ways.find((way) => way.move === move)?.tag); // of the die that the way takes
  const zones = scene.zones.map((zone) => {
    if (zone.kind === "dice" && count) {
      const at = zone.values.indexOf(count);
      return { ...zone, lit: at < 0 ? zone.values.map((_, k) => k) : [at] }; // the total of a double takes both
    }
    if (zone.kind === "ring") {
      const preview = zone.previews?.find((one: Uw.Preview) => one.move === move);
      return preview ? { ...zone, preview } : zone;
    }
    if (zone.kind === "tokens") {
      return { ...zone, ways: (zone.ways ?? []).map((way) => ({ ...way, chosen: way.move === move })) };
    }
    const up = <T>(card: T): T => ((card as any).key === key ? { ...card, lifted: true } : card);
    if (zone.kind === "grid") return { ...zone, cells: zone.cells.map(up) };
    return zone.kind === "seat" && zone.me ? { ...zone, cards: zone.cards.map(up) } : zone;
  });
  return { ...scene, zones: zones as Uw.Zone[] };
}
