/**
 * The wall: the page in front of a class, projected. It draws where a class stands and does what is pressed; by
 * hands it is all there is, by phones a line brings the numbers.
 */

import { alone } from "../widgets/page/address.ts";
import { mainButton } from "../widgets/page/controls.ts";
import { button, dye, focused, html, renew } from "../widgets/page/dom.ts";
import { saveFile } from "../widgets/page/file.ts";
import { roomKeys } from "../widgets/page/room_keys.ts";
import { Traits } from "../widgets/page/traits.ts";
import { placedView } from "../widgets/saved/saved_head.tsx";
import { renderTable } from "../widgets/table/table.ts";
import { classCsv } from "./class_csv.ts";
import type { ClassLine } from "./class_socket.ts";
import type { ClassDeed, ClassState } from "./class_states.ts";
import { countOf, dealtAt, saidTo } from "./class_states.ts";
import type { Classroom } from "./classroom.ts";
import { heapChart } from "./dot_plot.ts";
import type { Act } from "./presenter_actions.ts";
import { actsOf } from "./presenter_actions.ts";
import { classPanel } from "./presenter_class.ts";
import { dealGrid, poolChart } from "./presenter_deal.ts";
import { doorPart } from "./presenter_door.ts";
import { endMistakes, endRows } from "./presenter_end.ts";
import {
  bandKeys,
  barLetters,
  hereWords,
  homelessKey,
  presenterKeys,
  stateWords,
  WallSpeech,
} from "./presenter_keys.ts";
import {
  bareScale,
  clockWords,
  countWords,
  filledBox,
  heapLies,
  heapsOf,
  hiddenNote,
  IGNORED_FOR,
  lowHead,
  NO_TIME,
  SIDE_FOR,
  saidDiscs,
  sidesChart,
} from "./presenter_low.ts";
import { handsBegun, handsPart } from "./presenter_manual.ts";
import { offeredPart } from "./presenter_offered.ts";
import { countAtDoor, doorLooks, joinWords, phoneDoor } from "./presenter_phones.ts";
import { answerSheet, askSheet, dealSheet, fitSheet, whySheet, whyWords } from "./presenter_sheet.ts";
import type { Together } from "./presenter_together.ts";
import { litInFront, togetherLooks, togetherSheet } from "./presenter_together.ts";

/** What the page around gives: the table's traits, and where there are other lessons, how one is opened. */
export type WallTools = {
  table: Record<string, any>;
  open?: (lesson: string, carried?: Live.Begun) => void;
  next?: string;
  lessons?: [string, string][];
};

export class Wall {
  room: Classroom;
  tools: WallTools;
  mine;
  changed = 0;
  side = -1; // seconds of the sides of a split vote
  turning = 0;
  note = "";
  asked = ""; // the position and vote at which it was asked whether to reveal though many are missing
  sure = false; // whether it was asked if an earlier class is to be deleted
  line: ClassLine | null = null;
  together: Together | null = null;
  drawn;
  trail: HTMLOListElement;
  aside: HTMLDivElement;
  field: HTMLDivElement;
  sheet: HTMLElement;
  low: HTMLElement;
  main;
  others: HTMLDivElement;
  told: HTMLParagraphElement;
  opens: HTMLButtonElement;
  bar: HTMLDivElement;
  live: HTMLParagraphElement;
  root: HTMLDivElement;
  acts: Act[];
  stops: (() => void)[];
  tables: Traits[];
  views: HTMLDivElement[];
  speech: WallSpeech;
  ticking = 0;
  gone = false;

  constructor(el: HTMLElement, room: Classroom, tools: WallTools) {
    this.room = room;
    this.tools = tools;
    this.mine = handsBegun();
    this.drawn = { field: "", sheet: "" };
    this.trail = html("ol.w-trail", { "aria-label": "Positions" });
    this.aside = html("div.w-aside");
    this.field = html("div.w-field.stage", { role: "group", "aria-label": "The table" });
    this.sheet = html("section.sheet.w-sheet", { "aria-label": "The question" });
    this.low = html("section.sheet.w-low", { "aria-label": "The class\u2019s answers" });
    this.main = mainButton({ press: () => this.acts[0]?.press(), refused: (why) => this.say(why) });
    this.others = html("div.w-others");
    this.told = html("p.w-told", { role: "status" });
    this.opens = button({ class: "btn", "data-k": "class", onclick: () => classPanel(this) });
    this.bar = html("div.w-bar", this.main.node, this.others, this.told, this.opens);
    this.live = html("p.sr", { "aria-live": "polite" });
    this.root = html(
      "div.uw.uw-wall",
      html(
        alone() ? "header.w-head" : "div.w-head", // a page has one banner
        html("img.patch", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(room.facts.saved.plate)}` }),
        html("h1", room.facts.saved.title),
        this.trail,
        this.aside,
      ),
      html("div.w-body", this.field, this.sheet, this.low),
      this.bar,
      this.live,
    );
    dye(this.root, tools.table.palette);
    el.append(this.root);
    this.acts = [];
    this.stops = [
      roomKeys(this.root, () => presenterKeys(this)),
      roomKeys(this.bar, () => [...barLetters(this), ...bandKeys(this)]),
      roomKeys(this.low, () => bandKeys(this)),
      room.watch((now, before) => this.heard(now, before)),
    ];
    this.tables = [0, 1].map(() => new Traits({ ...tools.table }));
    this.views = this.tables.map((model) => placedView(renderTable, model, "w-table"));
    this.speech = new WallSpeech(this.live);
    if (alone()) {
      const homeless = (event: KeyboardEvent) => homelessKey(this, event);
      document.addEventListener("keydown", homeless);
      this.stops.push(() => document.removeEventListener("keydown", homeless));
    }
    this.draw();
    const resized = new ResizeObserver(() => requestAnimationFrame(() => fitSheet(this.sheet)));
    resized.observe(this.sheet);
    this.stops.push(() => resized.disconnect());
    requestAnimationFrame(() => this.main.node.focus({ preventScroll: true }));
  }

  heard(now: ClassState, before: ClassState) {
    const other = ["to", "at", "vote", "step"].some((name) => now[name as "to"] !== before[name as "to"]);
    if (other) {
      this.changed = performance.now();
      this.side = -1;
      this.note = "";
      this.mine.less = false;
    }
    const held =
      !document.activeElement ||
      document.activeElement === document.body ||
      this.root.contains(focused(this.root));
    this.draw(["ask", "held", "talk"].includes(before.to));
    if (other) this.speech.say(stateWords(this), true);
    else if (now.votes.length !== before.votes.length) this.speech.say(() => countWords(this.room.state));
    else if (now.pressed !== before.pressed) this.speech.say(() => stateWords(this));
    else if (now.here !== before.here && now.to === "door" && now.how === "phones")
      this.speech.say(hereWords(now));
    const at = focused(this.root); // where a button went, what held it has the focus
    if (held && (at === this.others || (other && !this.bar.contains(at))))
      this.main.node.focus({ preventScroll: true });
  }

  act(deed: ClassDeed) {
    if (this.deaf) return;
    this.say(this.room.do(deed));
  }

  get deaf() {
    return performance.now() - this.changed < IGNORED_FOR;
  }

  /** A line to phones is there, or another thing is to be said of it. */
  lined(line: ClassLine) {
    this.line = line;
    this.draw();
  }

  /** What was refused, or "". */
  say(words: string) {
    this.note = words;
    this.tell();
  }

  /** Once, though it is drawn again: a screen reader says it as it comes. */
  tell() {
    const words = this.note || this.hint;
    if (this.told.textContent !== words) this.told.textContent = words;
  }

  /** What the bar says where nothing was refused. */
  get hint() {
    const { facts, state } = this.room;
    const line = this.line?.now;
    if (line?.words && (state.to === "door" || !line.open)) return line.words;
    if (state.to !== "held") return "";
    const { name, words } = facts.spread(
      state.at,
      saidTo(state).map(({ value }) => value),
    );
    return words ? `${name}: ${words}` : name;
  }

  // ---------- drawing ----------

  /** @param fresh whether a state has just come */
  draw(fresh: boolean = false) {
    const { state } = this.room,
      { to } = state;
    this.acts = actsOf(this);
    this.root.dataset.to = to;
    this.drawTrail();
    renew(this.aside, state.how === "phones" && to !== "door" ? joinWords(this) : "");
    this.drawField();
    this.drawSheet();
    this.drawLow(fresh);
    this.main.show(this.acts[0].words, "", this.acts[0].does ?? this.acts[0].k);
    renew(
      this.others,
      this.acts
        .slice(1)
        .map(({ k, words, key, press }) =>
          button(
            { class: "btn", "data-k": k, "aria-keyshortcuts": key, onclick: () => !this.deaf && press() },
            words,
          ),
        ),
    );
    this.tell();
    this.opens.textContent = `Class: ${state.here}${state.how === "phones" ? " here" : ""}`;
    this.opens.hidden = Boolean(this.room.offered);
  }

  drawTrail() {
    const { facts, state } = this.room,
      open = ["ask", "shown", "why", "deal", "end", "door"].includes(state.to);
    renew(
      this.trail,
      facts.positions.map(({ group }, at) => {
        const here = at === state.at && state.to !== "end",
          words = here ? "being asked" : state.done.includes(at) ? "answered" : "not asked yet";
        return html(
          "li",
          { class: at > 0 && facts.positions[at - 1].group !== group ? "w-part" : "" },
          button(
            {
              "data-k": `spot.${at}`,
              class: here ? "here" : state.done.includes(at) ? "done" : "",
              "aria-current": here ? "step" : null,
              "aria-disabled": open ? null : "true",
              "aria-label": `Position ${at + 1}: ${words}`,
              title: `Position ${at + 1}: ${words}`,
              onclick: () => !here && this.act({ kind: "Go", at }),
            },
            html("span", String(at + 1)),
          ),
        );
      }),
    );
  }

  drawField() {
    const { facts, state, offered } = this.room,
      { to, at } = state,
      { line } = this,
      deal = to === "deal",
      phones = to === "door" && state.how === "phones" && line;
    const looks = [
      phones ? doorLooks(line, this.mine.address) : "",
      to === "end" || (to === "door" && !phones) ? `${to} ${state.how} ${state.here} ${!offered}` : "",
      deal,
      at,
      deal && `${dealtAt(state)} ${state.here}`,
    ].join();
    if (looks !== this.drawn.field) {
      this.drawn.field = looks;
      this.field.classList.remove("twin");
      this.field.classList.toggle("stage", to !== "end" && to !== "door");
      this.field.classList.toggle("sheet", to === "end" || to === "door");
      if (to === "door")
        renew(
          this.field,
          offered
            ? offeredPart(this.room)
            : phones
              ? phoneDoor(this, line)
              : doorPart(this.room, (words) => this.say(words)),
        );
      else if (to === "end") {
        const box = filledBox(html("div.w-box"), (w, h, rem) => endRows(w, h, rem, facts, state));
        renew(
          this.field,
          lowHead(
            `Your guesses at ${facts.of} positions, and the answers`,
            `grey: middle half; right: how many ${facts.measure(0) === "chance" ? facts.closeWords(0) : "close"}`,
          ),
          box,
        );
      } else if (deal)
        renew(
          this.field,
          filledBox(html("div.w-box"), (w, h, rem) => dealGrid(w, h, rem, facts, state)),
        );
      else this.layTables();
    }
    if (phones) countAtDoor(this.field, state.here, line.now.places);
    const front = this.tables[facts.laid(at).tables.length - 1];
    for (const model of this.tables) model.put({ lit: model === front ? litInFront(this) : {} });
  }

  layTables() {
    const { facts, state } = this.room,
      { tables, over } = facts.laid(state.at);
    tables.forEach(({ names, frame, differs }, k) => {
      this.tables[k].put({
        names,
        differs,
        frames: { 0: [frame] },
        aside: k !== tables.length - 1,
        caption: { ...over[k], tone: "plain" },
      });
    });
    this.field.classList.toggle("twin", tables.length > 1);
    this.field.replaceChildren(...this.views.slice(0, tables.length));
  }

  drawSheet() {
    const { facts, state } = this.room,
      { to, at, vote, step, how } = state,
      looks = [
        to,
        at,
        vote,
        step,
        how,
        to === "deal" && dealtAt(state),
        to === "end" && state.votes.length,
        togetherLooks(this),
      ].join();
    if (looks === this.drawn.sheet) return;
    this.drawn.sheet = looks;
    const inside = {
      door: () => null,
      ask: () => askSheet(facts, state),
      held: () => askSheet(facts, state),
      talk: () => askSheet(facts, state),
      shown: () => answerSheet(facts, state),
      why: () => whySheet(facts, state, whyWords(facts, state)),
      deal: () => dealSheet(facts, state),
      end: () => endMistakes(facts, state),
    }[to]();
    this.sheet.dataset.vote = String(vote);
    renew(this.sheet, togetherSheet(this) ?? inside ?? "");
    requestAnimationFrame(() => fitSheet(this.sheet));
  }

  drawLow(fresh: boolean) {
    const { facts, state } = this.room,
      { to, at, how } = state;
    clearInterval(this.ticking);
    this.low.classList.toggle("fresh", fresh && to === "shown");
    if (to === "door" || to === "end") {
      this.low.replaceChildren();
      return;
    }
    this.root.classList.remove("high");
    if (to === "shown" || to === "why") {
      const { title, note, spec, spoken } = heapsOf(facts, state);
      this.root.classList.toggle("high", spec.rows.length > 1);
      renew(
        this.low,
        lowHead(title, note),
        filledBox(html("div.w-box"), (w, h, rem) => heapChart(w, h, rem, spec, spoken)),
        heapLies(spec),
      );
    } else if (to === "deal") {
      const tens =
        state.how === "hands"
          ? Math.floor(dealtAt(state) / 10)
          : Object.values(state.pressed[at] ?? {}).filter((k) => k === 10).length;
      renew(
        this.low,
        lowHead("Ten each, and all together", `${tens} of ${state.here} finished their ten deals`),
        filledBox(html("div.w-box"), (w, h, rem) => poolChart(w, h, rem, facts, state)),
      );
    } else if (to === "talk") {
      const clock = html("p.w-clock", { role: "timer" }),
        tick = () => {
          const left = clockWords(state.ends, Date.now() / 1000);
          if (left === NO_TIME && ![NO_TIME, ""].includes(clock.textContent)) this.speech.say("Time is up.");
          clock.textContent = left;
        };
      tick();
      this.ticking = window.setInterval(tick, 500);
      renew(this.low, lowHead("Time to talk", "your teacher decides when to stop"), clock);
    } else if (this.side >= 0) {
      const words = "both bars are the same height, no matter how many of you guessed that number";
      renew(
        this.low,
        lowHead("Five seconds for each side", words),
        filledBox(html("div.w-box"), (w, h, rem) =>
          sidesChart(w, h, rem, facts, state, Math.floor(this.side / SIDE_FOR), SIDE_FOR - (this.side % SIDE_FOR)),
        ),
      );
    } else {
      const note = hiddenNote(to === "held"),
        discs = filledBox(html("div.w-discs"), (w, _, rem) =>
          saidDiscs(w, rem, countOf(state).answered, countOf(state).of),
        );
      renew(
        this.low,
        lowHead(countWords(state), note),
        discs,
        to === "ask" && how === "hands"
          ? handsPart(this.room, this.mine, { say: (words) => this.say(words), draw: () => this.draw() })
          : filledBox(html("div.w-scale"), (w, _, rem) => bareScale(w, rem, facts, at)),
      );
    }
  }

  save() {
    const { facts, offered } = this.room,
      state = offered ?? this.room.state,
      { game, number } = facts.saved;
    saveFile({ kind: "file", name: `class_${game}_${number}.csv`, text: classCsv(facts, state) });
  }

  fill() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void this.root.requestFullscreen?.().catch(() => this.say("This browser can't go full screen here."));
  }

  stop() {
    this.gone = true;
    this.line?.stop();
    for (const end of this.stops) end();
    clearInterval(this.ticking);
  }
}
