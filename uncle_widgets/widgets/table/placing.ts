/** Placing: what is chosen place by place on the board, and tokens that are taken up and put elsewhere. */

export class Placing {
  how;
  looks = "";
  chosen: string[] = [];
  picks: Uw.Pick[] = [];
  carries: Uw.Carry[] = [];
  nodes: Set<string>;

  /** `choose` opens what remains to be chosen and is no place; `moved` draws the board anew and has its `part`. */
  constructor(how: {
    play: (move: string) => void;
    choose: (part: string, picks: Uw.Pick[]) => void;
    moved: (part: string) => void;
  }) {
    this.how = how;
    this.nodes = new Set();
  }

  /** What may be chosen now. In another position nothing is chosen. */
  show(scene: Uw.Scene, boards: Record<string, Uw.Board>, acting: boolean) {
    const zone = acting ? scene.zones.find((one) => one.kind === "tokens") : undefined;
    this.picks = zone?.picks ?? [];
    this.carries = zone?.carries ?? [];
    this.nodes = new Set(zone && boards[zone.board]?.nodes.map(({ id }) => id));
    const looks = JSON.stringify([this.picks, this.carries, zone?.tokens]);
    if (looks !== this.looks) this.chosen = [];
    this.looks = looks;
  }

  /** The picks that all that is chosen belongs to. */
  get rest() {
    return this.picks.filter(({ parts }) => this.chosen.every((part) => parts?.includes(part)));
  }

  /** The places and tokens that can be pressed, and whether each has been. */
  get spots(): Record<string, boolean> {
    const [up] = this.carries.filter(({ token }) => this.chosen.includes(token)),
      parts = this.rest.flatMap((pick) => pick.parts ?? []).filter((part) => this.nodes.has(part)),
      open = this.picks.length ? parts : up ? up.onto : this.carries.map(({ token }) => token);
    return Object.fromEntries([...open, ...this.chosen].map((part) => [part, this.chosen.includes(part)]));
  }

  /** How to go on, in words; "" where nothing is chosen here. */
  get words() {
    if (!this.picks.length) return "";
    const places = this.picks[0].parts?.filter((part) => this.nodes.has(part)).length ?? 0;
    return places > 1
      ? `Press ${places} highlighted places (${this.chosen.length} chosen).`
      : "Press a highlighted place.";
  }

  /** A place or token is pressed; one that was chosen is so no longer. */
  press(part: string) {
    if (this.chosen.includes(part)) this.chosen = this.chosen.filter((one) => one !== part);
    else if (this.carries.length && this.chosen.length) return this.done(`put ${this.chosen[0]} ${part}`);
    else this.chosen = [...this.chosen, part];
    const rest = this.rest;
    if (this.chosen.length && rest.length === 1) return this.done(rest[0].move);
    this.how.moved(part);
    const left = rest.flatMap(({ parts }) => parts ?? []).filter((one) => !this.chosen.includes(one));
    if (this.chosen.length && left.length && !left.some((one) => this.nodes.has(one)))
      this.how.choose(
        part,
        rest.map((pick) => ({ ...pick, parts: pick.parts?.filter((one) => !this.chosen.includes(one)) })),
      );
  }

  done(move: string) {
    this.chosen = [];
    this.how.play(move);
  }

  /** Nothing is chosen any more; whether anything was. */
  clear() {
    const [part] = this.chosen;
    this.chosen = [];
    if (part) this.how.moved(part);
    return Boolean(part);
  }
}
