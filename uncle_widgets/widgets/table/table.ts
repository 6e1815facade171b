/** Table: the stage on which every game is shown, watched or played. */

import { dye, html, setAttribute } from "../page/dom.ts";
import { saveFile } from "../page/file.ts";
import { newcomerMark } from "../page/newcomer.ts";
import { fitRoom } from "../page/page_fit.ts";
import { acted, halts } from "../page/progress_store.ts";
import { roomKeys } from "../page/room_keys.ts";
import { Sending } from "../page/sending.ts";
import { coversChoice, onTheme } from "../page/theme.ts";
import { Call } from "./announcement.ts";
import { Caption, headOf } from "./caption.ts";
import { Chooser } from "./chooser.ts";
import { Reel } from "./frames.ts";
import { HeatBar } from "./heat.ts";
import type { Plan, Thing } from "./layout.ts";
import { best, WIDE } from "./layout.ts";
import { Acts, Lifting, withLifted } from "./lifting.ts";
import { Painter } from "./paint.ts";
import { Placing } from "./placing.ts";
import { RaceBoard } from "./race.ts";
import { Scores } from "./scores.ts";
import { litShut, SpreadSheet, spreadOf } from "./spread.ts";
import { Stepper } from "./stepper.ts";
import { tableKeys } from "./table_keys.ts";
import { showStepper, showStrip } from "./table_strip.ts";

/** How high the table of a phone is, in units, for each mode. */
const HIGH = { watch: 288, play: 356, edit: 316 },
  ROUND_HIGH = 288; // while it is changed: there is no pile that lies open

export class TableView {
  model: Uw.Model<Uw.TableTraits, Uw.ToTable>;
  sending: Sending;
  refused = "";
  left = -1; // the moment that a step has left, until the kernel says so
  shownSize = "";
  paintedStep = -1;
  painter: Painter;
  stepper: Stepper;
  caption: Caption;
  call: Call;
  race: RaceBoard;
  felt: HTMLDivElement;
  board: HTMLParagraphElement;
  chooser: Chooser;
  placing: Placing;
  acts: Acts;
  lifting: Lifting;
  playBar: HTMLDivElement;
  strip: HTMLDivElement;
  scores: Scores;
  spread: SpreadSheet;
  heat: HeatBar;
  stage: HTMLElement;
  live: HTMLParagraphElement;
  root: HTMLDivElement;
  unhear: () => void;
  tall: { kind: string; h: number } | undefined;
  due: string;
  saying: number;
  watch: () => void;
  still: () => void;
  reel: Reel;
  moves: string[];
  stays: string[];
  sizes: ResizeObserver;
  unheed: () => undefined;
  unhalt: () => void;
  unfit: () => void;
  newcomer: ReturnType<typeof newcomerMark>;

  constructor(model: Uw.Model<Uw.TableTraits, Uw.ToTable>, el: HTMLElement) {
    this.model = model;
    this.sending = new Sending(model, (move) => this.markSent(move));
    this.painter = new Painter({ press: (thing) => this.press(thing), pace: () => this.model.get("speed") });
    this.stepper = new Stepper({
      go: (step, byClock) => this.go(step, byClock),
      play: (on) => this.play(on),
      pace: (speed) => this.save({ speed }),
      ask: (asking) => this.save({ asking }),
      stop: (stop) => this.stopAt(stop),
      see: (eye) => this.save({ watcher: eye }),
      key: (kind) => this.model.send({ kind }),
    });
    this.caption = new Caption({
      texts: () => this.model.get("clauses"),
      see: (eye) => this.save({ watcher: eye }),
    });
    this.call = new Call({ send: (move) => this.send(move), drawn: () => this.soon("stay") });
    this.race = new RaceBoard((step) => this.model.send({ kind: "retry", step }));
    this.felt = html("div.felt", this.call.root, this.painter.lens.controls, this.painter.root, this.race.root);
    this.board = html("p.sr");
    this.chooser = new Chooser({
      play: (move) => this.send(move),
      focus: (key) => this.painter.focus(key),
      around: (key) => this.painter.around(key),
      moved: () => this.scene && this.showTable(this.scene, false),
    });
    this.placing = new Placing({
      play: (move) => this.send(move),
      choose: (spot, picks) => this.chooser.show({ key: `spot:${spot}`, label: spot, plays: true, picks }),
      moved: (part) => {
        this.show(false);
        this.painter.focus(`spot:${part}`);
      },
    });
    this.acts = new Acts({ send: (move) => this.send(move), refuse: (why) => this.refuse(why) });
    this.lifting = new Lifting({
      play: (move) => this.send(move),
      key: (kind) => this.model.send({ kind }),
      told: (state, key) => this.lift(state, key),
    });
    this.playBar = html("div.play-bar", this.lifting.acts, this.acts.root, this.lifting.words, this.lifting.keys);
    this.strip = html("div.strip");
    this.scores = new Scores(this.caption.sheet);
    this.spread = new SpreadSheet({ focus: (key) => this.painter.focus(key) });
    this.heat = new HeatBar(() => this.soon("stay"));
    this.stage = html(
      "section.stage",
      { "aria-label": "The table" },
      this.caption.root,
      this.caption.box,
      this.felt,
      this.heat.root,
      this.board,
      this.chooser.root,
      this.scores.root,
      this.spread.root,
      this.heat.list,
      this.strip,
    );
    this.live = html("p.sr", { "aria-live": "polite" });
    this.root = html("div.uw.uw-table", this.stage, this.live);
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.unhear = roomKeys(this.root, () => tableKeys(this));
    el.append(this.root);
    this.tall = undefined;
    this.due = "";
    this.saying = 0;
    this.watch = () => this.soon("move");
    this.still = () => this.soon("stay");
    this.reel = new Reel(model, () => this.soon("stay"));
    this.moves = ["step", "frames", "pool"];
    this.stays = (
      "game palette names eyes watcher playing speed mode clauses lit differs aside boards heat dealt note busy " +
      "caption moments asking stop bright lifts lifted stamp buttons race covers"
    ).split(" ");
    for (const name of this.moves) model.on(`change:${name}`, this.watch);
    for (const name of this.stays) model.on(`change:${name}`, this.still);
    model.on("msg:custom", saveFile);
    this.sizes = new ResizeObserver(() => this.resized());
    this.sizes.observe(this.felt);
    this.unheed = onTheme(this.still);
    this.unhalt = halts(() => this.model.get("playing") && this.play(false));
    this.unfit = fitRoom(this.root, () => this.resized(true));
    this.newcomer = newcomerMark(this.root, () => this.newcomers());
    this.show(false);
  }

  /** The scene now in view. */
  get scene() {
    return this.reel.scene(this.model.get("step"));
  }

  get mode() {
    return this.model.get("mode") as "watch" | "play" | "edit";
  }

  /** Whether it has turning points at which somebody is asked: then a newcomer is shown little at first. */
  newcomers() {
    return this.mode === "watch" && this.model.get("asking") === "ask" && this.model.get("moments").length > 0;
  }

  get acting() {
    return this.mode !== "watch";
  }

  save(values: Partial<Uw.TableTraits>) {
    for (const [name, value] of Object.entries(values)) this.model.set(name as keyof Uw.TableTraits, value);
    this.model.save_changes();
  }

  go(step: number, byClock: boolean = false) {
    const to = Math.max(0, Math.min(step, this.reel.length - 1));
    if (to === this.model.get("step")) return;
    this.left = this.model.get("stop");
    this.save(byClock || !this.model.get("playing") ? { step: to } : { step: to, playing: false });
  }

  /** Ask at a moment; the kernel is told again of one that it has left by now. */
  stopAt(stop: number) {
    if (stop === this.left) this.model.set("stop", -1);
    this.save({ stop, playing: false });
  }

  play(on: boolean) {
    const atEnd = this.model.get("step") >= this.reel.length - 1;
    this.save(on && atEnd ? { step: 0, playing: true } : { playing: on });
  }

  /**
   * Draw everything again.
   * @param move should cards glide?
   */
  show(move: boolean) {
    const scene = this.scene;
    dye(this.root, this.model.get("palette"));
    this.root.classList.toggle("busy", Boolean(this.model.get("busy")));
    this.root.classList.toggle("acts", this.acting);
    if (this.left !== this.model.get("stop")) this.left = -1;
    if (!scene) return showStepper(this);
    if (move) this.refused = "";
    this.lifting.hold(
      this.model.get("lifted") ?? "",
      this.model.get("said") ?? {},
      this.model.get("lifts") ?? {},
      scene,
    );
    this.sending.drawn();
    this.root.style.setProperty("--pace", String(this.model.get("speed")));
    this.board.textContent = scene.board ?? "";
    this.caption.showEyes(this.model.get("eyes"), this.model.get("watcher"));
    if (move) this.call.cover();
    this.call.show(scene, this.acting, this.covers);
    this.heat.show(this.model.get("heat") ?? {});
    this.showTable(scene, move);
    this.race.show(this.model, this.reel.length - 1);
    showStrip(this, scene);
    this.scores.show(scene.sheet);
    this.showWords(scene);
    if (move) this.chooser.close();
    if (move) this.announce(scene);
  }

  /** Draw again once, after all the changes that come together. */
  soon(how: "move" | "stay") {
    if (!this.due)
      queueMicrotask(() => {
        const move = this.due === "move";
        this.due = "";
        this.show(move);
      });
    if (this.due !== "move") this.due = how;
  }

  /** What is lit: what a derivation counts; where it lights nothing, what differs from the table beside. */
  get lit() {
    const lit = this.model.get("lit"),
      derived = Object.keys(lit).length > 0;
    if (derived) return this.model.get("aside") ? {} : lit;
    return Object.fromEntries((this.model.get("differs") ?? []).map((key) => [key, ""]));
  }

  /** How covered names show: as Python says, or the reader's choice. */
  get covers() {
    return this.model.get("covers") || coversChoice();
  }

  /** How the room around is sized: see page_fit.ts. */
  get fit() {
    return this.root.closest("[data-fit]")?.getAttribute("data-fit") ?? "flow";
  }

  /** Whether the table fills its part of the page; else it is as high as it needs. */
  get filled() {
    return ["large", "middle"].includes(this.fit);
  }

  /** All that a table is laid out for. */
  get size() {
    const { clientWidth, clientHeight } = this.felt;
    return `${clientWidth} ${this.filled ? clientHeight : window.innerHeight} ${this.fit}`;
  }

  showTable(scene: Uw.Scene, move: boolean) {
    const size = parseFloat(getComputedStyle(this.root).fontSize) / 16 || 1,
      call = this.call.hidden ? 0 : this.call.root.offsetHeight / size,
      round = this.mode === "edit" && scene.table === "round";
    this.placing.show(scene, this.model.get("boards") ?? {}, this.acting);
    const box = {
      w: (this.felt.clientWidth || 772) / size,
      h: this.filled ? this.felt.clientHeight / size : 0,
      low: this.fit !== "phone" ? 0 : (round ? ROUND_HIGH : HIGH[this.mode]) + (this.acting ? 0 : call),
      page: window.innerHeight / size,
    };
    this.shownSize = this.size;
    this.root.classList.toggle("narrow", box.w < WIDE);
    const single = this.mode === "watch" && this.reel.length < 2, // its spread is laid out
      spread = single ? undefined : spreadOf(scene),
      lit = this.chooser.key ? { ...this.lit, [this.chooser.key]: "" } : this.lit;
    this.spread.show(spread, this.lit, box.w < WIDE);
    const extras = {
      lit: litShut(lit, spread),
      laid: single,
      opens: spread?.of,
      dealt: this.model.get("aside") ? {} : this.model.get("dealt"),
      acting: this.acting,
      editing: this.mode === "edit",
      boards: this.model.get("boards") ?? {},
      spots: this.placing.spots,
      heat: this.heat.map,
      clear: this.heat.clears,
      call,
      under: !scene.covered?.length || this.covers !== "hidden",
    };
    const placed = best(withLifted(scene, this.lifting.lifted, this.lifting.card), box, extras),
      bright = this.model.get("bright") ?? [];
    this.painter.dim(bright.length ? new Set(bright) : null);
    this.newcomer?.draw();
    placed.h = this.steady(placed);
    const step = this.model.get("step"),
      back = step < this.paintedStep;
    this.paintedStep = step;
    this.painter.paint(placed, { label: `The table. ${scene.place ?? ""}`, move, back });
    if (move) this.painter.happen(back ? null : scene.event);
    const scale = Math.min(
      this.felt.clientWidth / placed.w,
      this.filled ? this.felt.clientHeight / placed.h : Infinity,
    );
    const over = this.filled ? (this.felt.clientHeight - placed.h * scale) / 2 : 0;
    this.call.root.style.top = `${over + placed.call * scale}px`;
  }

  /** The height of the table: it does not shrink from step to step. */
  steady({ w, h }: Plan) {
    const kind = [w, this.model.get("game"), this.model.get("mode"), this.size, this.call.hidden].join();
    if (this.tall?.kind !== kind) this.tall = { kind, h };
    this.tall.h = Math.max(this.tall.h, h);
    return this.tall.h;
  }

  resized(anew: boolean = false) {
    const scene = this.scene;
    if (!scene || (!anew && this.size === this.shownSize)) return;
    this.painter.root.classList.add("still");
    this.showTable(scene, false);
    this.race.show(this.model, this.reel.length - 1);
    this.painter.root.getBoundingClientRect();
    this.painter.root.classList.remove("still");
    this.stepper.mark();
    this.showWords(scene);
    this.chooser.stand();
  }

  /** What happened, in words, with the clauses it rests on. */
  showWords(scene: Uw.Scene) {
    const told = (this.model.get("caption") ?? {}) as Uw.Told;
    setAttribute(this.stage, "aria-label", told.badge ? `Table ${told.badge} (of two)` : "The table");
    this.caption.show({
      clauses: told.clauses ?? (scene.clauses ?? []).filter((id) => id),
      ...headOf(scene, told),
      note: this.refused || this.model.get("note") || "",
      tone: told.tone ?? "plain",
      badge: told.badge,
    });
  }

  /** Say the step, once the hand on the scrubber rests. */
  announce(scene: Uw.Scene) {
    clearTimeout(this.saying);
    this.saying = setTimeout(() => {
      this.live.textContent = [...(scene.said ?? []), scene.now].filter(Boolean).join(" ");
    }, 350);
  }

  press(thing: Thing) {
    if (thing.spot) return this.placing.press(thing.spot);
    if (thing.opens) return this.spread.toggle(() => this.show(false));
    if (!thing.plays && thing.recall?.length) return this.chooser.show(thing);
    if (thing.off && !thing.plays) return this.refuse(thing.off);
    if (thing.picks.length && !(thing.picks.length === 1 && !thing.move)) return this.chooser.show(thing);
    const move = thing.move || thing.picks[0].move,
      walk = thing.kind === "board",
      held = (["hand", "grid"].includes(thing.role) || walk) && move in this.lifting.lifts;
    if (held && (this.lifting.lifted !== move || (!walk && this.lifting.card !== thing.key))) {
      this.lifting.lift(move, thing.key);
      if (walk) {
        const drawn = this.stage.querySelector(`.way[data-move="${CSS.escape(move)}"]`); // the board is a new one
        if (drawn instanceof SVGElement) drawn.focus();
      }
      return;
    }
    return this.send(move);
  }

  /** The card `key` is lifted or put back, or a number is said of it. */
  lift(state: { lifted: string; said: Record<string, number> }, key: string) {
    const moved = state.lifted !== this.model.get("lifted");
    this.save(state);
    if (!moved || !this.scene) return;
    this.refused = "";
    this.show(false);
    if (!state.lifted) this.painter.focus(key);
  }

  refuse(why: string) {
    this.refused = why;
    const scene = this.scene;
    if (scene) this.showWords(scene);
  }

  send(move: string) {
    if (this.lifting.unread(move)) return;
    this.sending.send(move, this.lifting.said[move] ?? null);
    acted(this.model.get("game"));
  }

  /** Show at once that a move has been sent; with "" that it has been heard. */
  markSent(move: string) {
    this.root.classList.toggle("sent", Boolean(move));
    this.lifting.playing(Boolean(move));
    for (const node of this.stage.querySelectorAll("[data-act]"))
      setAttribute(node, "aria-busy", move && node.getAttribute("data-act") === move ? "true" : "");
  }

  /** What is open over a card takes its own keys. */
  key(event: KeyboardEvent) {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) this.chooser.stroke(event);
  }

  remove() {
    this.newcomer.stop();
    this.unfit();
    this.unhear();
    this.unheed();
    this.unhalt();
    this.chooser.close();
    for (const name of this.moves) this.model.off(`change:${name}`, this.watch);
    for (const name of this.stays) this.model.off(`change:${name}`, this.still);
    this.model.off("msg:custom", saveFile);
    this.stepper.stop();
    this.reel.stop();
    this.sizes.disconnect();
    clearTimeout(this.saying);
  }
}

export function renderTable({ model, el }: Uw.Context<Uw.TableTraits, Uw.ToTable>) {
  const view = new TableView(model, el);
  return () => view.remove();
}
