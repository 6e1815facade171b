/** The head of a game's page: one line with its rooms, and a menu for all that is set once. */
import { addressOf, keepAddress, ours } from "./address.ts";
import { aimLine, firstPlay } from "./aim.ts";
import { dye, html, renew, svg } from "./dom.ts";
import { settingsMenu } from "./menu.ts";
import { fitRoom } from "./page_fit.ts";
import { aimKnown, onAim } from "./progress_store.ts";
import { onTheme, themeChoice } from "./theme.ts";

/** What the head is drawn anew for. */
const DRAWN = ["tab", "seats", "seed", "note", "busy", "title", "range", "predict", "order", "howto"]
  .map((name) => `change:${name}`)
  .join(" ");
/** How long it says that something was copied. */
const SAID = 4000;

/** Two sliders: what is set. */
const sliders = () =>
  svg(
    "svg.icon.sliders",
    { viewBox: "0 0 24 24", fill: "currentColor", "aria-hidden": "true" },
    svg("path", { d: "M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z" }),
  );

export class MastheadView {
  model;
  open = false;
  read = ""; // the note that was closed
  root: HTMLDivElement;
  head: HTMLDivElement;
  over: HTMLDivElement;
  tip: HTMLParagraphElement;
  saying = 0;
  aim;
  outside: (event: Event) => void;
  address;
  draw: () => void;
  moved: () => void;
  stops: (() => void)[];

  constructor(model: Uw.Model<any, Uw.ToMasthead>, el: HTMLElement) {
    this.model = model;
    this.root = html("div.uw.uw-masthead");
    this.head = html("div.uw-head");
    this.over = html("div.uw-over"); // for what lies over the room, and is not drawn anew with the head
    this.root.append(this.head, this.over);
    dye(this.root, model.get("palette"));
    el.append(this.root);
    this.tip = html("p.tip", { role: "status" });
    this.aim = { at: "", said: false };
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.outside = (event: Event) => {
      if (this.open && !event.composedPath().includes(this.root)) this.toggle(false);
    };
    document.addEventListener("pointerdown", this.outside);
    this.address = keepAddress({
      link: () => model.get("link"),
      room: () => model.get("tab"),
      theme: themeChoice,
      open: (link) => model.send({ kind: "open", link }),
      hide: (on) => document.body.classList.toggle("uw-opening", on),
      replaced: () => !document.querySelector(".uw-first"),
    });
    this.draw = () => {
      if (model.get("note") || model.get("busy")) this.address.answered();
      this.show();
    };
    this.moved = () => this.address.changed();
    this.stops = [
      onTheme(() => {
        this.show();
        this.moved();
      }),
      fitRoom(this.root, () => {}), // a room without a table has its window's height too
      onAim(() => {
        this.aim.said = false;
        this.show();
      }),
    ];
    model.on(DRAWN, this.draw);
    model.on("change:link", this.moved);
    this.show();
  }

  set(name: string, value: any) {
    this.model.set(name, value);
    this.model.save_changes();
  }

  dismiss() {
    this.read = this.model.get("note");
    this.show();
    (this.root.querySelector("[data-k=menu]") as HTMLElement).focus({ preventScroll: true });
  }

  /** "3 seats, seed 1964". */
  get standing() {
    const seats = this.model.get("seats"),
      seed = this.model.get("seed");
    return [[String(seats), seats === 1 ? " seat" : " seats"], ...(seed ? [[seed, `, ${this.seedName} `]] : [])];
  }

  get seedName() {
    return this.model.get("tab") === "play" ? "deal" : "seed";
  }

  show() {
    if (!this.model.get("note")) this.read = "";
    const { model } = this,
      howto = model.get("howto"),
      [[seats, seatWord], seed] = this.standing;
    const others = model.get("tabs").slice(3);
    this.root.classList.toggle(
      "elsewhere",
      others.some(([id]: [string, string]) => id === model.get("tab")),
    );
    renew(
      this.head,
      html(
        "div.mast",
        html(
          "div.plate",
          { "aria-hidden": "true" },
          model.get("plate") &&
            html("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(model.get("plate"))}` }),
        ),
        html("h1", model.get("title")),
        html(
          "div.tabs",
          { role: "tablist", "aria-label": "Rooms" },
          model.get("tabs").map((tab: [string, string], at: number) => this.tab(tab, at)),
        ),
        html(
          "button.btn.settings",
          {
            "data-k": "menu",
            "aria-haspopup": "dialog",
            "aria-expanded": String(this.open),
            onclick: () => this.toggle(!this.open),
          },
          sliders(),
          html("span.standing", html("b", seats), seatWord, seed && [seed[1], html("b", seed[0])]),
        ),
      ),
      this.open && settingsMenu(this),
      model.get("note") &&
        model.get("note") !== this.read &&
        html(
          "div.refused",
          html("p.refusal", { role: "alert" }, model.get("note")),
          html("button.btn", { "data-k": "read", onclick: () => this.dismiss() }, "Close"),
        ),
      model.get("busy") &&
        html(
          "div.underway",
          html("p", model.get("busy")),
          html("button.btn", { "data-k": "stop", onclick: () => model.send({ kind: "stop" }) }, "Stop"),
        ),
      aimLine(howto, this.over, this.saysAim(howto, model.get("tab"))),
      this.tip,
    );
    queueMicrotask(() => firstPlay(model.get("howto"), model.get("tab"), this.over));
  }

  /** Whether the aim is said: settled when a room is opened. */
  saysAim({ game }: Uw.HowTo, tab: string) {
    const at = `${game} ${tab}`;
    if (game && this.aim.at !== at) this.aim = { at, said: !aimKnown(game) };
    return this.aim.said;
  }

  tab([id, words]: [string, string], at: number) {
    const chosen = id === this.model.get("tab");
    const lacks = this.model.get("lacks")[id];
    return html(
      "button",
      {
        role: "tab",
        "data-k": `tab.${id}`,
        class: at > 2 ? "further" : null,
        "aria-selected": String(chosen),
        "aria-disabled": lacks ? "true" : null,
        title: lacks,
        tabindex: chosen ? 0 : -1,
        onclick: () => this.set("tab", id),
        onkeydown: (event) => this.along(event, id),
      },
      words,
    );
  }

  /** The arrow keys go from tab to tab that is shown. */
  along(event: KeyboardEvent, id: string) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const tabs = [...(this.root.querySelectorAll("[role=tab]") as NodeListOf<HTMLElement>)].filter(
      (node) => node.offsetParent,
    );
    const at = tabs.findIndex((node) => node.dataset.k === `tab.${id}`);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    next.focus();
    this.set("tab", (next.dataset.k as string).slice(4));
  }

  /** All of the page that this is the head of. */
  get page() {
    return this.root.closest(".uw-page") ?? this.root;
  }

  /** What "Copy link" gives: an address where the page has one, else the link that the Rules room opens. */
  get link() {
    const link = this.model.get("link");
    return ours() ? `${location.origin}${addressOf(location.pathname, link, themeChoice())}` : link;
  }

  toggle(open: boolean) {
    this.open = open;
    this.say("");
    this.show();
    const first = open
      ? [...(this.root.querySelectorAll(".menu :is(button, input)") as NodeListOf<HTMLElement>)].find(
          (node) => node.offsetParent,
        )
      : null;
    (first ?? (this.root.querySelector("[data-k=menu]") as HTMLElement)).focus({ preventScroll: true });
  }

  key(event: KeyboardEvent) {
    if (event.key !== "Escape" || !this.open) return;
    event.preventDefault();
    this.toggle(false);
  }

  async copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      this.say(done);
    } catch {
      this.say(text, false); // to be copied by hand
    }
  }

  say(words: string, passing: boolean = true) {
    clearTimeout(this.saying);
    this.tip.textContent = words;
    if (words && passing) this.saying = window.setTimeout(() => this.say(""), SAID);
  }

  remove() {
    clearTimeout(this.saying);
    document.removeEventListener("pointerdown", this.outside);
    this.model.off(DRAWN, this.draw);
    this.model.off("change:link", this.moved);
    this.address.stop();
    for (const stop of this.stops) stop();
  }
}

export function renderMasthead({ model, el }: Uw.Context<any, Uw.ToMasthead>) {
  const view = new MastheadView(model, el);
  return () => view.remove();
}
