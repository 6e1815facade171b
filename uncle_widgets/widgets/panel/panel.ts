// The panel beside the table: a question, an honest prediction, and then the pages Answer, Why and Try it.

import { dye, fitted, focused, focusOn, html, renew, segmented } from "../page/dom.ts";
import { saveFile } from "../page/file.ts";
import { guessedHere } from "../page/newcomer.ts";
import { lackingNumber } from "../page/number_words.ts";
import { reckoning } from "../page/printing.ts";
import { acted } from "../page/progress_store.ts";
import { endPage } from "./ending.ts";
import { missing, pairPage, sharedWords, sideRow, turnTo } from "./pair.ts";
import { askParts } from "./panel_ask.ts";
import { panelButtons } from "./panel_buttons.ts";
import { guessStrip } from "./panel_charts.ts";
import { goalHead, questionChips, settingRow, siblingRow } from "./panel_head.ts";
import { panelKeys } from "./panel_keys.ts";
import type { Page } from "./panel_pages.ts";
import { answerPage, cover, guessKey, lessonPage, stepNav, whyHead, whyPage } from "./panel_pages.ts";
import { tryPage } from "./panel_try.ts";
import { drawPicture } from "./pictures.ts";
import { examplePage, litNow, workPage } from "./work.tsx";

const PAGE_NAMES = [
  ["answer", "Answer"],
  ["why", "Why"],
  ["try", "Try it"],
] as [string, string][];
/** How often the panel is made closer, at most, until it fits its box. */
const CLOSER = 9;
/** Pixels under which a panel is low. */
const LOW = 480;

/** How far its row is to be scrolled for this button to be in it. */
const beyond = (node: HTMLElement) => {
  const row = (node.parentElement as HTMLElement).getBoundingClientRect(),
    own = node.getBoundingClientRect();
  return Math.max(0, own.right - row.right + 8);
};

export function renderPanel({ model, el }: Uw.Context<Uw.ExplainerTraits, Uw.ToPanel>) {
  const root = html("div.uw.uw-panel");
  dye(root, model.get("palette"));
  const slot = (name: string) => html("div", { class: `p-${name}` });
  const [head, quest, ask, tabs, page, nav, main, strip, foot, read] =
    "head quest ask tabs page nav main strip foot read".split(" ").map(slot);
  const sheet = html("section.sheet", { "aria-label": "The question" });
  sheet.append(head, quest, ask, tabs, page, nav, main, strip, foot);
  const live = html("p.sr", { role: "status" });
  root.append(live, sheet, read); // below them its pixel would be scrolled to
  el.append(root);

  const get = model.get.bind(model);
  const set: Uw.Model<Uw.ExplainerTraits>["set"] = (name, value) => {
    model.set(name, value);
    model.save_changes();
  };
  const say = (words: string) => {
    live.textContent = words;
  };
  const draft = { key: "", values: ["", ""], sure: "" };
  let seen: Set<number> = new Set();
  let open = false;
  let reading = false;
  let covered = true;
  let left = false;
  let shown: Page | null = null;
  let guesses: { stop: () => void; again: () => void } | null = null;

  const lacks = () => {
    if (get("pair").length > 0) return missing(draft.values, get("pair"));
    return get("panel").none ? "" : lackingNumber(draft.values[0], get("panel"));
  };
  const predicted = () => {
    const [value, second] = draft.values;
    if (lacks()) say(lacks());
    else {
      model.send({ kind: "predict", value, second, sure: draft.sure });
      acted(get("game"));
      guessedHere();
    }
  };
  const bring = (at: number) => model.send({ kind: "go", at });
  const buttons = panelButtons({
    get,
    press: (kind) => {
      if (kind === "predict") predicted();
      else if (kind === "work") openPage("steps");
      else if (kind === "read") turn(true);
      else model.send({ kind: "main", button: kind });
    },
    skip: () => model.send({ kind: "skip" }),
    refused: say,
  });

  /** How sure, beside the main button: shown where the tightest phone has no row for it. */
  const folded = html("select.pick.surefold", {
    "data-k": "surefold",
    "aria-label": "How sure are you?",
    onchange: (event) => {
      draft.sure = event.target.value;
      drawAsk();
    },
  });

  const pick = (knob: Uw.Knob) => (value: string | number) =>
    set("settings", { ...get("settings"), [knob.name]: value });

  // ---------- the parts ----------

  const choose = (id: string) => {
    open = false;
    set("question", id);
    model.send({ kind: "pick", question: id }); // also where it is the one on show: from now on it stays
    drawHead();
  };

  const drawHead = () => {
    const goal = get("goal");
    renew(
      head,
      goal.title
        ? goalHead(goal)
        : questionChips({
            chips: get("questions"),
            now: get("question"),
            open,
            pick: choose,
            toggle: () => {
              open = !open;
              drawHead();
            },
          }),
    );
  };

  const drawQuest = () => {
    const panel = get("panel");
    const moment = get("moment");
    if (panel.none) {
      renew(quest, html("h2", panel.title), html("p.mute", panel.when));
      return;
    }
    const over = panel.revealed && !get("goal").title;
    const sides = get("pair"),
      alone = panel.revealed && pageNow() !== "answer", // a page about one of the two
      both = sides.length > 0 && !alone;
    const told = over && (moment.headline || panel.headline),
      title = told && !panel.certain ? whyHead(told, () => openPage("why")) : told || panel.ask;
    const known = over ? panel.ask : panel.given;
    renew(
      quest,
      sides.length > 0 && alone && sideRow(sides, bring),
      html(
        "h2",
        { "data-next": true, tabindex: -1 },
        (both ? sharedWords(sides.map(({ ask }) => ask)).both || panel.title : title) ?? "",
      ),
      html("p.mute.given", both ? sharedWords(sides.map(({ given }) => given)).both : known),
      panel.fault && html("p.refusal", panel.fault),
      !panel.revealed && settings(),
    );
  };

  /** The question's own settings; once answered, with the answers of the choices that were predicted. */
  const settings = () => {
    const panel = get("panel");
    const knobs = panel.knobs.filter((knob) => !knob.model);
    const row = panel.row ?? [];
    const asked = Boolean(get("moment").line || get("goal").title); // then they are part of what is asked
    if (asked || knobs.length === 0) return false;
    return html(
      "div.settings",
      knobs.map((knob, at) =>
        at === 0 && row.length > 1 ? siblingRow(knob.label, row, pick(knob)) : settingRow(knob, pick(knob)),
      ),
    );
  };

  const drawAsk = () => {
    const panel = get("panel");
    if (panel.none || panel.revealed) ask.replaceChildren();
    else {
      const how = { draft, folded, changed: () => drawMain(), enter: predicted };
      renew(ask, ...askParts(panel, get("pair"), get("note"), how));
    }
  };

  const drawTabs = () => {
    const panel = get("panel");
    const names = PAGE_NAMES.filter(([name]) => name !== "try" || !panel.certain);
    renew(
      tabs,
      Boolean(panel.revealed) &&
        segmented({ label: "Pages", choices: names, value: pageNow(), k: "page", pick: openPage }),
    );
  };
  const openPage = (name: string) => {
    set("page", name);
    drawPage();
  };
  const pageNow = () => {
    const page = get("page");
    const { certain, work } = get("panel");
    return (certain && page === "try") || (page === "steps" && !work) ? "answer" : page;
  };
  const working = {
    answer: (step: number, number: string) => model.send({ kind: "answer_step", step, number }),
    show: (step: number) => model.send({ kind: "show_step", step }),
    back: () => openPage("answer"),
  };

  const light = () => {
    const lit = litNow(get("panel"), pageNow(), get("why"));
    if (JSON.stringify(lit) !== JSON.stringify(get("lit"))) set("lit", lit);
  };

  const drawPage = () => {
    const panel = get("panel");
    const before = shown;
    shown?.stop();
    shown = null;
    drawQuest();
    root.dataset.page = pageNow();
    root.classList.toggle("stopped", Boolean(get("moment").line));
    root.dataset.at = String(get("moment").at ?? ""); // which moment it is that is asked about
    drawTabs();
    drawStrip();
    drawFoot();
    if (panel.none) page.replaceChildren();
    else if (!panel.revealed) renew(page, cover());
    else {
      const name = pageNow();
      if (name === "why") {
        seen.add(get("why"));
        shown = whyPage(panel, get("why"), seen, (at) => set("why", at), drawPicture);
      } else if (name === "steps") shown = workPage(panel, working, before);
      else if (name === "example") shown = examplePage(panel, get("goal"));
      else if (name === "try") shown = tryPage(panel, () => get("tried"), model.send.bind(model));
      else if (get("pair").length > 0)
        shown = pairPage(panel, get("pair"), (yes) => model.send({ kind: "own", yes }));
      else
        shown = answerPage(
          panel,
          () => get("tried"),
          get("moment"),
          Boolean(get("goal").title),
          settings(),
          low,
          (yes) => model.send({ kind: "own", yes }),
          () => openPage("why"),
        );
      if (page.firstChild !== shown.node) renew(page, shown.node);
    }
    renew(nav, panel.revealed && pageNow() === "why" && stepNav(panel, get("why"), (at) => set("why", at)));
    light();
    shown?.again(); // drawn as wide as it is, before it is measured
    fit();
    shown?.again();
    const here = page.querySelector('.siblings [aria-pressed="true"]');
    if (here instanceof HTMLElement && here.parentElement) here.parentElement.scrollLeft = beyond(here);
  };

  const drawMain = () => {
    root.classList.toggle("numbered", draft.values[0] !== "");
    const had = focused(root) === buttons.node;
    const asking = buttons.show(lacks);
    if (had && buttons.node.hidden) left = true; // a hidden button loses the focus
    main.classList.toggle("last", !asking || Boolean(get("goal").title));
    if (!main.firstChild) main.append(folded, ...buttons.nodes);
  };

  const save = () =>
    html("button.btn.quiet", { "data-k": "save", onclick: () => model.send({ kind: "save" }) }, "Save my guesses");

  const drawStrip = () => {
    const made = get("guesses");
    const moment = get("moment");
    const of = moment.of || 0;
    const ending = get("ending"),
      over = Boolean(ending.title),
      ends = over && !root.classList.contains("ended");
    root.classList.toggle("ended", over);
    guesses?.stop();
    guesses = null;
    if (over) {
      const press = { go: bring, open: (link: string) => model.send({ kind: "open", link }) };
      const held = left || Boolean(focused(root));
      renew(strip, ...endPage(ending, made, press, save));
      if (ends && held) focusOn(root, "ending");
      return;
    }
    const aside = get("panel").revealed && pageNow() !== "answer";
    if ((made.length === 0 && !of) || aside) {
      strip.replaceChildren();
      return;
    }
    const box = html("div");
    renew(strip, html("h3", of > 0 ? `Your guesses, ${made.length} of ${of}` : "Your guesses"), guessKey(), box);
    const at = moment.line ? (moment.at ?? -1) : -1;
    guesses = fitted(box, (width) => guessStrip(width, made, Math.max(of, made.length), at));
  };

  const drawFoot = () => {
    const panel = get("panel");
    if (panel.none) {
      foot.replaceChildren();
      return;
    }
    const supposed = panel.knobs.filter((knob) => knob.model);
    const free = !get("goal").title;
    renew(
      foot,
      reckoning(panel),
      html("p.mute", panel.revealed && pageNow() !== "why" ? "" : panel.model),
      html(
        "div.row",
        free && supposed.map((knob) => settingRow(knob, pick(knob))),
        panel.revealed &&
          pageNow() === "why" &&
          panel.lesson &&
          html("button.btn.quiet", { "data-k": "read", onclick: () => turn(true) }, "Read about it"),
        panel.said && pageNow() === "answer" && free && !get("moment").line && save(),
      ),
    );
  };

  /** The text of the lesson, over the panel. */
  const turn = (on: boolean) => {
    reading = on;
    sheet.inert = on;
    renew(read, on && lessonPage(get("panel"), () => turn(false)));
    focusOn(root, on ? "readclose" : "read");
  };

  // ---------- the whole ----------

  /** Make the panel closer, step by step, until it fits the height that it has. */
  const fit = () => {
    for (let at = 1; at <= CLOSER; at++) root.classList.remove(`c${at}`);
    guesses?.again(); // not drawn while it was hidden
    closer();
  };

  /** Closer still where it has outgrown its height: trials that move nothing are never drawn wider again. */
  const closer = () => {
    for (let at = 1; at <= CLOSER && sheet.scrollHeight > sheet.clientHeight + 1; at++)
      root.classList.add(`c${at}`);
  };

  /** Whether the panel is as low as on a phone. */
  const low = () => sheet.clientHeight > 0 && sheet.clientHeight < LOW;

  const draw = () => {
    const panel = get("panel");
    const fresh = panel.key !== draft.key;
    if (fresh) Object.assign(draft, { key: panel.key, values: ["", ""], sure: "" });
    if (fresh || covered) seen = new Set();
    const lifted = Boolean(panel.revealed && covered && !fresh && panel.said);
    const inside = focused(root);
    const held = left || Boolean(inside && sheet.contains(inside));
    left = false;
    covered = !panel.revealed;
    sheet.classList.toggle("asked", covered && !panel.none);
    sheet.classList.toggle("paired", get("pair").length > 0);
    turnTo(
      root,
      Math.max(
        get("pair").findIndex(({ here }) => here),
        0,
      ),
    );
    sheet.classList.toggle("lift", lifted);
    if (reading && !panel.revealed) turn(false);
    drawHead();
    drawAsk();
    drawMain();
    drawPage();
    if (lifted && panel.said)
      say([panel, ...get("pair").slice(1)].map(({ said }) => said?.verdict ?? "").join(" "));
    // After the answer the focus is at its heading; in a lesson it stays on the main button, which goes on.
    if (lifted && held && !(get("goal").title && inside === buttons.node)) {
      const title = quest.querySelector("h2");
      if (title instanceof HTMLElement) title.focus({ preventScroll: true });
    }
  };
  const resized = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      fit();
      shown?.again();
    }),
  );
  resized.observe(root);

  const unhear = panelKeys(root, {
    get,
    own: (yes) => model.send({ kind: "own", yes }),
    choose,
    page: pageNow,
    reading: () => reading,
  });

  const also = (drawn: () => void) => () => {
    drawn();
    fit();
    shown?.again();
  };
  const tried = () => {
    shown?.tried();
    closer();
  };
  const noted = () => {
    drawAsk();
    if (get("panel").revealed && get("note")) say(get("note"));
  };
  const stopped = () => {
    drawMain();
    drawPage();
  };
  const wires: [string, (...told: any[]) => void][] = [
    ["change:panel", draw],
    ["change:questions change:question change:goal", also(drawHead)],
    ["change:page change:why", drawPage],
    ["change:pair", draw],
    ["change:main", drawMain],
    ["change:moment", stopped],
    ["change:guesses change:ending", also(drawStrip)],
    ["change:note", also(noted)],
    ["change:tried", tried],
    ["msg:custom", saveFile],
  ];
  for (const [names, heard] of wires) model.on(names, heard);
  draw();
  return () => {
    for (const [names, heard] of wires) model.off(names, heard);
    shown?.stop();
    guesses?.stop();
    resized.disconnect();
    unhear();
  };
}
