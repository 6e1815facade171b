// The bar under the table of a lesson: its positions as a trail, and the game's lessons to choose from.
import { ours } from "../page/address.ts";
import { keptBy } from "../page/browser_store.ts";
import { button, dye, focusOn, html, renew, unfocused } from "../page/dom.ts";
import { saveFile } from "../page/file.ts";
import { printPage, sheetWanted } from "../page/printing.ts";
import { readBack } from "../page/session.ts";
import { copyReceipt } from "./lesson_end.ts";

/** More positions than these stand in a list that opens, not in a row. */
const IN_A_ROW = 12;
const SPOT_WORDS = { near: "close", far: "not close", open: "to come" };

/** Classes of our own: "far" is one of an icon font that JupyterLab brings. */
const DISCS = { near: "hit", far: "missed", open: "" };

/** Spots in groups, and in those the units in which they are answered: one position, or two together. */
export function grouped(spots: Uw.Spot[]): number[][][] {
  const groups: number[][][] = [];
  spots.forEach(({ group, paired }, at) => {
    if (paired) groups.at(-1)?.at(-1)?.push(at);
    else if (at > 0 && spots[at - 1].group === group) groups.at(-1)?.push([at]);
    else groups.push([[at]]);
  });
  return groups;
}

export function renderTrail({ model, el }: Uw.Context<Uw.TrailTraits, Uw.ToTrail>) {
  const root = html("div", { class: "uw uw-trail" });
  dye(root, model.get("palette"));
  const pop = html("div", { class: "pop", hidden: true });
  const bar = html("div", { class: "bar" });
  const live = html("p", { class: "sr", role: "status" });
  root.append(html("div", { class: "stage" }, pop, bar, live));
  el.append(root);
  const get = model.get.bind(model);
  let open = ""; // which list stands over the bar: "spots" or "lessons"
  let kept = "";
  const tab = ours() ? keptBy(root, () => get("kept")) : null;

  /** A position, or two together. */
  const spot = (these: number[], long: boolean) => {
    const states = these.map((at) => get("spots")[at].state as keyof typeof DISCS);
    const redone = these.some((at) => get("spots")[at].redone),
      close = redone ? ", and close at one like it" : "",
      words = [...new Set(states.map((state) => SPOT_WORDS[state]))].join(", ") + close;
    const [at] = these;
    return button(
      {
        class: `spot${long ? " long" : ""}${these.length > 1 ? " both" : ""}`,
        "data-k": long ? `row.${at}` : `spot.${at}`,
        "aria-current": these.includes(get("at")) ? "step" : null,
        "aria-disabled": get("spots")[at].shut ? "true" : null,
        "aria-label": `${placesIn(these)}: ${words}`,
        onclick: () => go(at),
      },
      these.map((k, n) =>
        html("span", { class: `disc ${DISCS[states[n]]}`, "aria-hidden": "true" }, String(k + 1)),
      ),
      redone && html("span", { class: "redone", "aria-hidden": "true" }, "\u2713"),
      long && html("span", { class: "mute" }, words),
    );
  };
  const placesIn = (these: number[]) =>
    these.length > 1
      ? `Positions ${these.map((at) => at + 1).join(" and ")}, together`
      : `Position ${these[0] + 1}`;
  const units = () => grouped(get("spots")).flat();
  const unitNow = () => units().find((these) => these.includes(get("at"))) ?? [get("at")];

  const go = (at: number) => {
    if (get("spots")[at].shut) {
      live.textContent = "Make your guess first.";
      return;
    }
    toggle("");
    model.send({ kind: "go", at });
  };

  const send = (message: Uw.ToTrail) => {
    toggle("");
    if (message.kind === "begin") tab?.forget();
    model.send(message);
  };

  const toggle = (which: string) => {
    const before = open;
    open = which === open ? "" : which;
    draw();
    if (open) {
      const first = pop.querySelector('[aria-current], [aria-pressed="true"]') ?? pop.querySelector("button");
      if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    } else if (before) focusOn(root, before);
  };

  const copied = html("p", { role: "status" });
  const copy = async () => {
    await copyReceipt(get("receipt"), copied);
    copied.scrollIntoView({ block: "nearest" });
  };

  /** The lessons there are, and what is set once. */
  const lessons = () => [
    html(
      "ol",
      { class: "rows" },
      get("lessons").map(({ lesson, name, goal, now }, at) =>
        html(
          "li",
          {},
          button(
            {
              class: "row",
              "data-k": `lesson.${lesson}`,
              "aria-pressed": String(now),
              onclick: () => send({ kind: "lesson", lesson }),
            },
            html("span", { class: "nr", "aria-hidden": "true" }, String(at + 1)),
            html("span", {}, html("b", {}, name), html("small", {}, goal)),
          ),
        ),
      ),
    ),
    html(
      "div",
      { class: "once" },
      html(
        "label",
        {},
        html("span", {}, "Your name or number"),
        html("input", {
          class: "txt",
          "data-k": "student",
          "data-draft": "student",
          maxlength: 40,
          autocomplete: "off",
          value: get("student"),
          onchange: (event: Event) => model.send({ kind: "name", name: (event.target as HTMLInputElement).value }),
        }),
      ),
      button({ class: "btn", "data-k": "begin", onclick: () => send({ kind: "begin" }) }, "Start over"),
      button({ class: "btn", "data-k": "practise", onclick: () => send({ kind: "practise" }) }, "Practise this"),
      button({ class: "btn", "data-k": "save", onclick: () => model.send({ kind: "save" }) }, "Save my answers"),
      get("receipt") && button({ class: "btn", "data-k": "receipt", onclick: copy }, "Copy the receipt"),
      get("kept") && // a lesson, not practice
        !get("alone") &&
        button({ class: "btn", "data-k": "page", onclick: () => send({ kind: "page" }) }, "Save as a page"),
      get("kept") &&
        get("classroom") &&
        html("a.btn", { "data-k": "classroom", href: get("classroom") }, "Start a class"),
      get("kept") &&
        get("teacher") &&
        html("a.btn", { "data-k": "teacher", href: get("teacher") }, "Teacher\u2019s page"),
      get("kept") &&
        button({ class: "btn", "data-k": "print", onclick: () => model.send(sheetWanted()) }, "Print"),
      copied,
    ),
  ];

  const draw = () => {
    const spots = get("spots");
    const at = get("at");
    root.classList.toggle("many", spots.length > IN_A_ROW);
    const opener = (which: string, words: string) =>
      button(
        {
          class: `btn open-${which}`,
          "data-k": which,
          "aria-expanded": String(open === which),
          onclick: () => toggle(which),
        },
        words,
      );
    renew(
      bar,
      spots.length > 0 &&
        html(
          "ol",
          { class: "trail", "aria-label": "Positions" },
          grouped(spots).map((group) =>
            html(
              "li",
              { class: "discs" },
              group.map((these) => spot(these, false)),
            ),
          ),
        ),
      spots.length > 0 &&
        opener(
          "spots",
          at < 0
            ? `${spots.length} positions`
            : `${placesIn(unitNow()).replace(", together", "")} of ${spots.length}`,
        ),
      (get("note") || get("busy")) && html("p", { class: "told", role: "status" }, get("note") || get("busy")),
      get("seeking") &&
        button({ class: "btn", "data-k": "stop", onclick: () => model.send({ kind: "stop" }) }, "Stop"),
      opener("lessons", get("lesson")),
    );
    pop.hidden = !open;
    if (open === "lessons") renew(pop, lessons());
    else
      renew(
        pop,
        open === "spots" &&
          html(
            "ol",
            { class: "rows" },
            units().map((these) => html("li", {}, spot(these, true))),
          ),
      );
  };

  // ---------- what the tab keeps ----------

  /** On a page of ours each loading begins with a new kernel: give it back what was said. */
  const keep = () => {
    const answers = get("answers");
    if (kept !== get("kept")) {
      kept = get("kept");
      if (kept && !answers.length) tab?.look((text) => model.send({ ...readBack(text), kind: "restore" }));
    } else if (kept && answers.length > 0)
      tab?.keep(JSON.stringify({ answers, attempts: get("attempts"), at: get("at"), student: get("student") }));
  };

  const lost = () => {
    // The panel that had the focus has made way for another: go on from the trail.
    setTimeout(() => {
      if (get("at") >= 0 && unfocused(root)) focusOn(root, `spot.${unitNow()[0]}`);
    }, 80);
  };

  const file = (message: Uw.Heard.Any) => {
    saveFile(message);
    printPage(message);
  };
  const outside = (event: Event) => {
    if (open && !event.composedPath().includes(root)) {
      open = "";
      draw();
    }
  };
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && open) toggle("");
  });
  document.addEventListener("pointerdown", outside);
  const wires: [string, (...told: any[]) => void][] = [
    [
      "change:spots change:at change:lessons change:lesson change:busy change:seeking change:note change:student",
      draw,
    ],
    ["change:answers change:attempts change:at change:kept change:student", keep],
    ["change:at", lost],
    ["msg:custom", file],
  ];
  for (const [names, heard] of wires) model.on(names, heard);
  draw();
  keep();
  return () => {
    document.removeEventListener("pointerdown", outside);
    tab?.stop();
    for (const [names, heard] of wires) model.off(names, heard);
  };
}
