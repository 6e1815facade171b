/** Caption: the head of the table. The clause, the place, what happened, and whose eyes see it. */
import { html, setAttribute } from "../page/dom.ts";
import { icon } from "../page/draw.ts";

/**
 * `tone` is "plain", "asked" (stopped before a decisive moment), "back" (looking back) or "trial" (not the
 * game)
 */
export type Told = {
  clauses: string[];
  badge?: string;
  place: string;
  line: [string, string];
  note: string;
  tone: string;
};

/**
 * Where a scene is, and its line: what happened, or where nothing did what comes now. What is `told` stands in
 * their place.
 */
export function headOf(
  { place, now, said }: Pick<Uw.Scene, "place" | "now" | "said">,
  told: Partial<Uw.Told>,
): Pick<Told, "place" | "line"> {
  const [head = "", rest = ""] = said ?? [];
  return {
    place: told.place ?? [place, head && now].filter(Boolean).join(" "),
    line: told.line ?? (head ? [head, rest] : [now ?? "", rest]),
  };
}

/** More eyes than these are a list to choose from: as many buttons would leave no room for what happened. */
const MOST_EYES = 7;

export class Caption {
  texts: () => Record<string, string>;
  see: (eye: string) => void;
  chip: HTMLButtonElement;
  badge: HTMLElement;
  place: HTMLSpanElement;
  line: HTMLParagraphElement;
  note: HTMLParagraphElement;
  sheet: HTMLButtonElement;
  eyes: HTMLDivElement;
  seen: HTMLDivElement;
  box: HTMLDivElement;
  root: HTMLDivElement;
  looks = "";

  constructor({ texts, see }: { texts: () => Record<string, string>; see: (eye: string) => void }) {
    this.texts = texts;
    this.see = see;
    this.chip = html("button.chipbtn", {
      "data-k": "clause",
      hidden: true,
      onclick: () => this.open(Boolean(this.box.hidden)),
    });
    this.badge = html("b.badge", { hidden: true });
    this.place = html("span.place");
    this.line = html("p.line");
    this.note = html("p.note", { role: "status" });
    this.sheet = html(
      "button.btn.quiet",
      { "data-k": "scores", "aria-expanded": "false", hidden: true },
      "Scores",
    );
    this.eyes = html("div.seg", { role: "group", "aria-label": "Seen by" });
    this.seen = html("div.eyes", icon("eye", 22), this.eyes);
    this.box = html("div.clause-box", { hidden: true, tabindex: -1, "data-k": "clauses" });
    this.root = html(
      "div.caption",
      html("div.told", html("p.over", this.badge, this.chip, this.place), this.line, this.note),
      html("div.seen", this.sheet, this.seen),
    );
  }

  show({ clauses, badge = "", place, line, note, tone }: Told) {
    setAttribute(this.root, "data-tone", tone);
    this.badge.hidden = !badge;
    this.badge.textContent = badge;
    const texts = this.texts(),
      [first = ""] = clauses;
    this.place.textContent = place;
    this.line.hidden = Boolean(note);
    this.line.replaceChildren(html("b", line[0]), line[1] ? ` ${line[1]}` : "");
    this.line.classList.remove("long");
    this.line.classList.toggle("long", this.line.scrollWidth > this.line.clientWidth + 1);
    if (this.note.textContent !== note) this.note.textContent = note;
    this.note.hidden = !note;
    const looks = JSON.stringify([clauses, tone]);
    if (looks === this.looks) return this.below();
    this.looks = looks;
    this.open(false);
    const chip = tone === "trial" ? "just a test" : first;
    this.chip.hidden = !chip;
    this.chip.replaceChildren(html("span.chip.line", chip));
    const readable = clauses.filter((id) => texts[id]);
    setAttribute(this.chip, "aria-disabled", readable.length && tone !== "trial" ? "" : "true");
    setAttribute(this.chip, "data-clause", first);
    this.box.replaceChildren(
      html(
        "dl",
        readable.map((id) => html("div", html("dt", id), html("dd", texts[id]))),
      ),
    );
  }

  /** Show the words of the clauses, or put them away. */
  open(on: boolean) {
    const words = on && this.box.querySelector("dt") != null && this.chip.getAttribute("aria-disabled") !== "true";
    this.box.hidden = !words;
    this.below();
    setAttribute(this.chip, "aria-expanded", String(words));
  }

  /** The words begin where the bar ends, however high its story makes it. */
  below() {
    if (!this.box.hidden) this.box.style.top = `${this.root.offsetTop + this.root.offsetHeight}px`;
  }

  /** Escape puts the words away; whether there were any. */
  escape() {
    if (this.box.hidden) return false;
    this.open(false);
    this.chip.focus();
    return true;
  }

  showEyes(eyes: [string, string][], watcher: string) {
    const looks = JSON.stringify(eyes);
    this.seen.hidden = eyes.length < 2;
    if (this.eyes.dataset.looks !== looks) {
      this.eyes.dataset.looks = looks;
      const many = html(
        "select.pick",
        { "data-k": "eyes.many", "aria-label": "Seen by", onchange: (event) => this.see(event.target.value) },
        eyes.map(([key, label]) => html("option", { value: key }, label)),
      );
      this.eyes.classList.toggle("seg", eyes.length <= MOST_EYES);
      this.eyes.replaceChildren(
        ...(eyes.length > MOST_EYES
          ? [many]
          : eyes.map(([key, label]) =>
              html(
                "button",
                { "data-eye": key, title: label, "aria-label": label, onclick: () => this.see(key) },
                label,
              ),
            )),
      );
    }
    const many = this.eyes.querySelector("select");
    if (many) many.value = watcher;
    else
      for (const node of this.eyes.children)
        setAttribute(node, "aria-pressed", String(node.getAttribute("data-eye") === watcher));
  }
}
