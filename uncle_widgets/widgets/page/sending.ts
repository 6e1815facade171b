/** Sending: what is pressed goes to Python once, and is shown as sent until it is answered. */

/** How long a press is kept from being sent again, if Python does not answer. */
const PATIENCE = 3000;

export class Sending {
  model: Uw.Model<Uw.TableTraits, Uw.ToTable>;
  marked: (move: string) => void;
  at: number;
  stamp = -1;
  move = "";
  next = ""; // a change chosen before the last one was answered

  /** `marked` shows a move as sent, or with "" that it has been heard. */
  constructor(model: Uw.Model<Uw.TableTraits, Uw.ToTable>, marked: (move: string) => void) {
    this.model = model;
    this.marked = marked;
    this.at = -Infinity;
  }

  /** Has a press been sent that is not answered yet? */
  get waiting() {
    return this.stamp === this.model.get("stamp") && performance.now() - this.at < PATIENCE;
  }

  /** @param said the chance that was named for it, in percent */
  send(move: string, said: number | null) {
    if (!move || this.model.get("busy")) return;
    if (this.waiting) {
      if (this.model.get("mode") === "edit") this.next = move; // in play it is the same press again
      return;
    }
    this.at = performance.now();
    this.stamp = this.model.get("stamp");
    this.mark(move);
    this.model.send({ kind: "move", move, stamp: this.stamp, said });
  }

  /** The table is drawn anew: what was sent may have been answered, and what waited for it goes. */
  drawn() {
    this.mark(this.waiting ? this.move : "");
    const next = this.next;
    if (!next || this.waiting) return;
    this.next = "";
    this.send(next, null);
  }

  mark(move: string) {
    this.move = move;
    this.marked(move);
  }
}
