/** A game's page without a kernel: watch it, its lessons, its rules; for the rest Python is woken. */

import { addressOf, linkIn } from "../widgets/page/address.ts";
import { html } from "../widgets/page/dom.ts";
import { renderMasthead } from "../widgets/page/masthead.tsx";
import { linkOf } from "../widgets/page/teach_place.ts";
import { themeChoice, themed } from "../widgets/page/theme.ts";
import { Traits } from "../widgets/page/traits.ts";
import { renderRuleBook } from "../widgets/rooms/rulebook.ts";
import { placedView } from "../widgets/saved/saved_head.tsx";
import { lessonIn } from "../widgets/saved/saved_lesson_views.ts";
import { wake } from "./python.ts";
import { soonestFile } from "./site_files.ts";
import type { Link } from "./site_links.ts";
import { linkText, readLink, relinked, sameSetting } from "./site_links.ts";
import type { Seen } from "./site_watch.ts";
import { lookedAt, WATCHED, watchedGame } from "./site_watch.ts";

/** The tab on which each kind of link opens. */
const TAB_OF = { watch: "watch", lesson: "lessons", rules: "rules", play: "play", position: "whatif", lab: "lab" };

export class GamePage {
  shown: Uw.SiteGame;
  head: Traits;
  body: HTMLDivElement;
  seen: Map<string, Seen>;
  now: Seen | null = null;
  tab;
  root: HTMLElement;
  woken: HTMLDivElement;
  /** Python, once it was wanted */
  awake: Promise<{ show: (link: string) => void }> | null = null;
  drop = () => {};

  constructor(shown: Uw.SiteGame, root: HTMLElement) {
    this.shown = shown;
    this.head = new Traits({ ...shown.head });
    this.body = html("div", { class: "widget-box uw-body" });
    /** by name of the file */ this.seen = new Map();
    this.tab = shown.head.tab;
    this.root = root;
    this.woken = html("div", { class: "uw-awake" });
  }

  /** Draw the page: what its address asks for, else the game. */
  open() {
    const { head, root, shown } = this;
    head.saying = (message: Uw.ToMasthead) => {
      if (message.kind === "open") void this.show(message.link);
    };
    head.on("change:tab", () => {
      const tab = head.get("tab");
      if (tab === this.tab) return;
      if (tab === "play") head.put({ howto: {} }); // it opens on a first visit, of the page that comes
      void this.show(this.tabs.get(tab)?.link ?? shown.links[tab]);
    });
    for (const name of ["seats", "seed"])
      head.on(`change:${name}`, () => void this.set({ [name]: String(head.get(name)) }));
    head.on("change:predict", () => this.now?.panel?.put({ predicting: head.get("predict") }));
    head.on("change:order", () => this.now?.room?.do({ kind: "Arrange", order: head.get("order") }));
    const el = html("div", { class: "jupyter-widgets" });
    this.drop = themed(renderMasthead)({ model: head as any, el }) ?? this.drop;
    root.className = `widget-box uw-page g-${shown.game}`;
    root.replaceChildren(html("div", { class: "widget-box uw-room" }, el), this.body);
    if (!this.sought) void this.show(shown.links.watch);
  }

  /** The link that was asked for last. */
  sought = "";

  /** What each tab showed last. */
  tabs: Map<string, Seen> = new Map();

  /** Show what a link, or a record, says. */
  async show(text: string) {
    const link = readLink(text),
      tab = link ? TAB_OF[link.room as keyof typeof TAB_OF] : "watch",
      before = this.tab;
    [this.tab, this.sought] = [tab, text];
    try {
      const seen = link?.game === this.shown.game ? await this.made(link) : null;
      if (this.sought !== text) return; // another was asked for while this one came
      if (seen) this.place(tab, seen);
      else this.wake(text, before);
    } catch (error) {
      console.error(error);
      this.refuse("Part of this page didn't load. Try again.", before);
    }
  }

  /** What a link shows here; null where that takes Python. */
  async made(link: Link): Promise<Seen | null> {
    switch (link.room) {
      case "watch":
        return this.watched(link);
      case "lesson":
        return this.taught(link);
      case "rules":
        return sameSetting(link, this.home("rules"), []) ? this.ruled() : null;
    }
    return null;
  }

  /** The link that the tab had at first. */
  home(tab: string) {
    return readLink(this.shown.links[tab]) as Link;
  }

  /**
   * What a file of the page shows, made once, when the file has come; `make` is told of the whole file, if
   * another one came sooner.
   * @param name of the file
   */
  async once(name: string, make: (saved: any, whole: Promise<any> | null) => Seen) {
    const { saved, whole } = this.seen.has(name)
        ? { saved: null, whole: null }
        : await soonestFile(this.shown.files, name),
      seen = this.seen.get(name) ?? make(saved, whole);
    this.seen.set(name, seen);
    return seen;
  }

  /** The game, at a step of it and with somebody's eyes. */
  async watched(link: Link): Promise<Seen | null> {
    if (!sameSetting(link, this.home("watch"), WATCHED)) return null;
    const page = { tell: () => this.tell(), open: (text: string) => void this.show(text) },
      seen = await this.once("watch", (saved, whole) => watchedGame(this.shown, saved, page, whole));
    lookedAt(seen, link.values);
    return seen;
  }

  /** A lesson. */
  async taught(link: Link): Promise<Seen | null> {
    const { shown } = this,
      number = link.values.lesson ?? link.values.level ?? "1",
      name = `lesson ${number}`;
    if (!shown.files[name]) return null;
    const seen = await this.once(name, (saved, whole) => {
      const panel = new Traits(saved.explainer),
        node = html("div", { class: "widget-box uw-cols" }),
        lessons = shown.lessons.map((row) => ({ ...row, now: row.lesson === number })),
        classroom = addressOf(
          "class.html",
          linkText({ room: "class", game: shown.game, values: { lesson: number } }),
          themeChoice(),
        ),
        teacher = addressOf(
          shown.head.home,
          linkOf({ view: "teach", game: shown.game, lesson: Number(number) }),
          themeChoice(),
        ),
        room = lessonIn({ ...saved, trail: { ...saved.trail, lessons, classroom, teacher } }, panel, node),
        cell = shown.cells.lessons.replace(/lesson='\d+'/, `lesson='${number}'`);
      if (whole) room.follow(whole);
      room.choose = (lesson) => void this.show(relinked(shown.links.lessons, { lesson }));
      return { node, link: relinked(shown.links.lessons, { lesson: number }), cell, panel, room };
    });
    if (link.values.order === "any") seen.room.do({ kind: "Arrange", order: "any" });
    return seen;
  }

  /** The rules; who sets one asks for another game. */
  ruled(): Promise<Seen> {
    const { links, cells } = this.shown;
    return this.once("rules", (book) => {
      const model = new Traits(book);
      model.saying = (message: Uw.ToStrip) => {
        const { record = "", ...values } = message.kind === "set" ? message.values : {};
        void this.show(record.trim() || relinked(links.rules, values));
      };
      return { node: placedView(renderRuleBook, model, ""), link: links.rules, cell: cells.rules };
    });
  }

  /** Other seats or another seed, of what is on show. */
  async set(values: Record<string, string>) {
    const link = this.now ? relinked(this.now.link, values) : "";
    if (this.now && link !== this.now.link) await this.show(link);
  }

  place(tab: string, seen: Seen) {
    this.now = seen;
    this.tabs.set(tab, seen);
    seen.panel?.put({ predicting: this.head.get("predict") });
    if (seen.node.parentElement?.parentElement !== this.body)
      this.body.replaceChildren(html("div", { class: "widget-box uw-room" }, seen.node));
    const order = tab === "lessons" ? seen.room.now.order : "";
    this.head.put({ tab, note: "", busy: "", order, howto: this.shown.head.howto });
    this.tell();
  }

  /** The head says what is on show. */
  tell() {
    if (this.now) this.head.put({ link: this.now.link, cell: this.now.cell });
  }

  /**
   * Only Python can show this.
   * @param before the tab that was on show
   */
  wake(text: string, before: string) {
    const { kernel, python, alone, head } = this.shown;
    if (!kernel && !python) this.refuse(alone, before);
    else {
      // The way back leads to what is shown now, and the address says at once what is to come.
      if (!linkIn())
        history.replaceState(null, "", addressOf(location.pathname, this.head.get("link"), themeChoice()));
      this.now = null;
      this.body.replaceChildren(html("div", { class: "widget-box uw-room" }, this.woken, this.meanwhile()));
      this.head.put({ tab: this.tab, link: text, note: "", order: "", howto: {} }); // it is on the page meanwhile
      if (this.awake) this.awake.then(({ show }) => show(text));
      else {
        const place = { root: python, kernel, home: head.home, el: this.woken, onShow: () => this.give() };
        this.awake = wake({ ...place, link: text });
      }
    }
  }

  /** How to play, while Python is loaded. */
  meanwhile() {
    const { howto, palette } = this.shown.head,
      nothing = { heads: [], rulings: [], fields: [], force: "", record: "", note: "" };
    return placedView(renderRuleBook, new Traits({ ...nothing, howto, palette }), "");
  }

  /** Python's own page takes the place of this one, with its head; unless somebody has gone to another tab. */
  give() {
    if (this.now) return false;
    this.drop();
    this.drop = () => {};
    this.root.className = "";
    this.root.replaceChildren(this.woken);
    return true;
  }

  /** What cannot be is said, and all stays. */
  refuse(note: string, before: string) {
    const link = this.now && readLink(this.now.link);
    this.tab = before;
    if (link) this.head.put({ seats: Number(link.values.seats), seed: link.values.seed ?? this.head.get("seed") });
    const say = () => this.head.put({ tab: this.tab, note });
    if (this.now) say();
    else void this.show(this.shown.links.watch).then(say);
  }
}
