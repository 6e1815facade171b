/** Call: on the table, above the hand: a call to act now, and names that lie covered and still count. */
import { html, renew } from "../page/dom.ts";

const coveredLine = ({ words, name }: Uw.Covered, open: boolean): Node =>
  html(
    "p.covered",
    `${words} `,
    open ? html("b", name) : html("span.blank", { role: "img", "aria-label": "hidden name" }),
  );

export class Call {
  send: (move: string) => void;
  drawn: () => void;
  opened = false; // the reader has pressed for the covered names of this scene
  root: HTMLDivElement;

  /** @param how `drawn`: its height may be another now */
  constructor({ send, drawn }: { send: (move: string) => void; drawn: () => void }) {
    this.send = send;
    this.drawn = drawn;
    this.root = html("div.call", { role: "group", hidden: true });
  }

  get hidden() {
    return this.root.hidden;
  }

  /** Another scene: what was opened is covered again. */
  cover() {
    this.opened = false;
  }

  /** @param covers how covered names show: see theme.ts */
  show(scene: Uw.Scene, acting: boolean, covers: string) {
    const text = acting ? (scene.alert ?? "") : "",
      covered = scene.covered ?? [],
      open = covers === "shown" || (covers === "press" && this.opened),
      strong = text ? (scene.actions ?? []).find((action) => action.strong) : undefined;
    this.root.hidden = !text && !covered.length;
    this.root.classList.toggle("calm", !text && !(acting && scene.actions?.length));
    const looks = JSON.stringify([text, strong, covered, open, covers]);
    if (this.root.dataset.looks === looks) return;
    this.root.dataset.looks = looks;
    this.root.setAttribute("aria-label", text || "Hidden names");
    const toggle = () => {
      this.opened = !this.opened;
      this.show(scene, acting, covers);
      this.drawn();
    };
    renew(
      this.root,
      text && html("p", html("b", text)),
      covered.length > 0 &&
        html(
          "div.covers",
          covered.map((one) => coveredLine(one, open)),
        ),
      covered.length > 0 &&
        covers === "press" &&
        html(
          "button.btn",
          { "data-k": "covers", "aria-pressed": String(open), onclick: toggle },
          open ? "Hide" : "Show",
        ),
      strong &&
        html(
          "button.btn.alert",
          { "data-k": "call", "data-act": strong.move, onclick: () => this.send(strong.move) },
          strong.label,
        ),
    );
  }
}
