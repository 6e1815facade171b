/** A student's page: no kernel, one line to the class. */

import { mainButton } from "../widgets/page/controls.ts";
import { dye, focused, focusOn, html, renew } from "../widgets/page/dom.ts";
import { lackingNumber } from "../widgets/page/number_words.ts";
import { keepPresses } from "../widgets/page/presses.ts";
import { themed } from "../widgets/page/theme.ts";
import type { AnswerShown } from "./class_moment.ts";
import type { Draft, Screen } from "./phone_screens.ts";
import { countRow, ownRows, rowsPicture, sayLabel, screenOf, steppedTo, talkLeft } from "./phone_screens.ts";
import { PhoneLine, storedHere, storeHere } from "./phone_socket.ts";
import type { Phone } from "./phone_states.ts";
import { answerNow, dealtNow, momentNow, saidAt, yesAt } from "./phone_states.ts";
import { PhoneTable } from "./phone_table.ts";

export type KeptRows = { title: string; day: string; rows: Phone["rows"]; own: Phone["own"] };

const STORED_DRAFT = "uncle_widgets.class.draft"; // what is typed and not sent, of this tab
const STORED_ROWS = "uncle_widgets.class.rows";
/** Classes whose rows are kept, at most. */
const MOST_KEPT = 10;
const NICK_LETTERS = 20;
/** What may be typed as a code: four signs, and spaces or a hyphen between them. */
const CODE_SIGNS = 12;
const LOST_LINE = "No connection. Your guess is saved on this phone and will be sent again.",
  LOST_TEACHER = "Your teacher\u2019s page is closed. Your guesses still count.";

/** A code as it is on the screen, of one that was typed: 'um-pq' and 'UM PQ' are UMPQ. */
export const codeOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();

/** Where the class is, and its code, if the address has one: '/c/', 'K7FM'. */
export function classAt(path: string) {
  const [, base, code] = /^(.*?\/c\/)((?:[\w+-]|%20)*)$/i.exec(path) ?? ["", "/c/", ""];
  return { base, code: codeOf(code.replaceAll("%20", " ")) };
}

const freshTitle = (words: string) => html("h2", { tabindex: -1, "data-next": true }, words);

class PhonePage {
  base: string;
  code: string;
  nick = ""; // as typed, where the class does not take it
  draft: Draft;
  where = "";
  looks = "";
  chipWords = "";
  spoken: string | undefined = "";
  press = () => {};
  ahead = 0; // milliseconds by which the server's clock is ahead
  table: PhoneTable;
  name: HTMLHeadingElement;
  chip: HTMLSpanElement;
  banner: HTMLParagraphElement;
  title: HTMLHeadingElement;
  body: HTMLDivElement;
  refused: HTMLParagraphElement;
  also: HTMLDivElement;
  main;
  sheet: HTMLElement;
  live: HTMLParagraphElement;
  root: HTMLDivElement;
  line: PhoneLine;

  constructor(root: HTMLElement) {
    const { base, code } = classAt(location.pathname);
    this.base = base;
    this.code = code;
    this.draft = { text: "", sure: "", anew: false };
    this.table = new PhoneTable();
    this.name = html("h1.name", "Join a class");
    this.chip = html("span.chip.line");
    this.banner = html("p.away", { role: "status", hidden: true });
    this.title = freshTitle("");
    this.body = html("div.body");
    this.refused = html("p.refusal", { role: "alert", hidden: true });
    this.also = html("div.also");
    this.main = mainButton({ press: () => this.press(), refused: (why) => this.lacks(why) });
    this.sheet = html(
      "section.sheet",
      this.title,
      this.body,
      this.refused,
      html("div.foot", this.main.node, this.also),
    );
    this.live = html("p.sr", { role: "status" });
    this.root = html(
      "div.uw.uw-ph",
      html("header.top", this.name, this.chip),
      this.banner,
      this.table.root,
      this.sheet,
      this.live,
    );
    root.append(this.root);
    this.line = new PhoneLine(
      `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${base}ws`,
      (now, before) => this.show(now, before),
    );
    setInterval(() => this.tick(), 1000);
    window.addEventListener("pagehide", () => this.keepDraft());
    this.setClock();
    if (code && PhoneLine.knows(code)) this.line.join(code, "");
    else this.show(this.line.phone, this.line.phone);
  }

  /** The server's clock tells how long a talk is still to last. */
  async setClock() {
    try {
      const told = (await fetch(`${this.base}about`, { cache: "no-store" })).headers.get("Date");
      if (told) this.ahead = Date.parse(told) - Date.now();
    } catch {
      // without it, this phone's own clock
    }
  }

  tick() {
    const { to, ends } = this.line.phone.standing,
      clock = this.body.querySelector(".clock");
    if (to === "talk" && clock) clock.textContent = talkLeft(ends - (Date.now() + this.ahead) / 1000);
  }

  /** What was typed to this very question before the page was loaded again. */
  keptDraft() {
    try {
      const { where, draft } = JSON.parse(sessionStorage.getItem(STORED_DRAFT) ?? "{}");
      return where === `${this.code} ${this.where}` ? draft : {};
    } catch {
      return {}; // a page that may keep nothing
    }
  }

  keepDraft() {
    const { text, sure, anew } = this.draft;
    try {
      const kept = JSON.stringify({ where: `${this.code} ${this.where}`, draft: { text, sure, anew } });
      if (this.where) sessionStorage.setItem(STORED_DRAFT, kept);
    } catch {
      // then it is there while the page is open
    }
  }

  refuse(why: string) {
    this.refused.hidden = !why;
    if (this.refused.textContent !== why) this.refused.textContent = why;
  }

  /** What is typed and cannot be read is said by its field. */
  lacks(why: string) {
    this.refuse(this.draft.text.trim() && !this.body.querySelector("form") ? "" : why);
  }

  say() {
    const moment = momentNow(this.line.phone);
    if (!moment) return;
    const lacks = lackingNumber(this.draft.text, moment);
    if (lacks) return this.lacks(lacks);
    try {
      const value = steppedTo(this.draft.text, moment);
      this.draft.anew = false;
      this.line.say(value, this.draft.sure);
    } catch (error) {
      this.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  show(now: Phone, before: Phone) {
    const { place, standing } = now,
      where =
        place === "in" || place === "over"
          ? [standing.to, standing.at, standing.vote, standing.step, place].join(" ")
          : place,
      fresh = where !== this.where;
    this.where = where;
    if (fresh && standing.to === "ask")
      this.draft = { ...this.draft, text: "", sure: "", anew: false, ...this.keptDraft() };
    const said = saidAt(now, standing.vote),
      looks = JSON.stringify([
        where,
        now.moment?.at,
        said,
        this.draft.anew,
        answerNow(now)?.mark ?? Boolean(answerNow(now)),
        [1, standing.vote].map((vote) => yesAt(now, standing.at, vote)),
        standing.to === "deal" && [now.deals.at, dealtNow(now)],
        place === "in" ? 0 : now.words,
      ]);
    if (looks !== this.looks) {
      this.looks = looks;
      this.draw(now, fresh);
    } else this.recount(now, before);
    this.head(now);
    this.refuse(place === "join" || place === "in" ? now.words : "");
    if (before.saying && !now.saying && said && !now.words) this.live.textContent = "Your guess is saved.";
  }

  head({ place, title, standing: { to, at, of }, line, count, moment }: Phone) {
    const inside = place === "in" && to !== "door";
    this.name.textContent = (place !== "join" && title) || "Join a class";
    document.title = this.name.textContent;
    if (inside && moment) dye(this.root, moment.shown.palette);
    this.chip.hidden = !inside || of === 0;
    this.chip.textContent = this.chipWords || `${at + 1} of ${of}`;
    const away = place === "in" && !line ? LOST_LINE : place === "in" && !count.front ? LOST_TEACHER : "";
    if (this.banner.textContent !== away) this.banner.textContent = away;
    this.banner.hidden = !away;
  }

  /** Only who is here has changed. */
  recount(now: Phone, before: Phone) {
    if (now.count === before.count) return;
    const counts = this.body.querySelector(".counts");
    if (counts) counts.replaceChildren(...countRow(now).flatMap((node) => (node ? [node] : [])));
    else if (now.standing.to === "door") this.draw(now, false);
  }

  /** @param fresh whether it is another state */
  draw(now: Phone, fresh: boolean) {
    const first = this.root.dataset.state == null,
      screen = this.screen(now),
      moment = now.place === "in" && !["door", "end"].includes(now.standing.to) ? momentNow(now) : null;
    this.root.dataset.state = now.place === "in" ? now.standing.to : now.place;
    this.table.root.hidden = !moment;
    if (moment) this.table.show(moment.shown as any, this.lit(now), this.dealt(now));
    if (fresh) {
      const old = this.title;
      this.title = freshTitle(""); // another one: what has the focus already is not read again
      old.replaceWith(this.title);
    }
    this.title.textContent = screen.title;
    this.chipWords = screen.chip ?? "";
    if (fresh || screen.spoken !== this.spoken) this.live.textContent = screen.spoken ?? "";
    this.spoken = screen.spoken;
    const inside = this.sheet.contains(focused(this.root));
    renew(this.body, ...screen.nodes);
    renew(this.also, screen.also);
    this.press = screen.main?.press ?? (() => {});
    this.main.node.hidden = !screen.main;
    if (screen.main) this.main.show(screen.main.label, screen.main.off ?? "", screen.main.does);
    this.tick();
    if (fresh && !first) {
      this.title.focus({ preventScroll: true });
      scrollTo(0, 0);
    } else if (inside && !this.sheet.contains(focused(this.root))) this.title.focus({ preventScroll: true });
  }

  /** What is lit on the table: what the step in front counts. */
  lit(now: Phone): Record<string, string> {
    const shown = answerNow(now)?.shown as AnswerShown | undefined,
      step = now.standing.to === "why" ? shown?.steps[now.standing.step] : undefined;
    return Object.fromEntries((step?.lit ?? []).map((key) => [key, step?.letter ?? ""]));
  }

  /** The cards of the last deal. */
  dealt(now: Phone) {
    const { deals, standing } = now;
    return standing.to === "deal" && deals.at === standing.at ? (deals.shown[dealtNow(now) - 1]?.dealt ?? {}) : {};
  }

  screen(now: Phone): Screen {
    if (now.place === "join") return this.joining();
    if (now.place === "going")
      return { title: "Joining", nodes: [html("p.mute", "Asking the class to let you in.")] };
    if (now.place === "door") return { title: "Waiting to join", nodes: [html("p.mute", now.words)] };
    if (now.place === "aside")
      return {
        title: "Open on another page",
        nodes: [html("p.mute", now.words)],
        main: { label: "Continue here", press: () => this.line.open() },
      };
    const { to } = now.standing;
    const screen = screenOf(now, this.draft, {
      changed: () => {
        const moment = momentNow(this.line.phone);
        this.refuse("");
        this.keepDraft();
        if (moment)
          this.main.show(sayLabel(this.draft.text, moment), lackingNumber(this.draft.text, moment), "say");
      },
      say: () => this.say(),
      change: () => {
        this.draft = { ...this.draft, text: "", anew: true };
        this.show(this.line.phone, this.line.phone);
        focusOn(this.body, "range");
      },
      yes: (vote, yes) => this.line.yes(vote, yes),
      press: (k) => this.line.press(k),
      keep: () => this.keepRows(),
      leave: () => {
        this.line.leave();
      },
    });
    if (this.line.stores || now.place !== "in" || to !== "door") return screen;
    const words =
      "This phone can't save anything, so keep this page open. If you reload it, you join as a new student.";
    return { ...screen, nodes: [...screen.nodes, html("p.kept", words)] };
  }

  joining() {
    const field = (label: string, more: any) =>
      html("label.in", html("span", label), html("input", { autocomplete: "off", ...more }));
    const code = field("Code", {
        "data-k": "code",
        "data-draft": "code",
        value: this.code,
        maxlength: CODE_SIGNS,
        autocapitalize: "characters",
        spellcheck: "false",
        class: "code",
      }),
      nick = field("Nickname (optional)", {
        "data-k": "nick",
        "data-draft": "nick",
        value: this.nick,
        maxlength: NICK_LETTERS,
      }),
      value = (label: HTMLElement) => (label.querySelector("input") as HTMLInputElement).value.trim();
    const join = () => {
      const typed = codeOf(value(code));
      if (!/^\w{4}$/.test(typed))
        return this.refuse("Type the code on the screen in front. It has four letters or digits.");
      this.code = typed;
      this.nick = value(nick);
      history.replaceState(null, "", `${this.base}${typed}`);
      this.line.join(typed, value(nick));
    };
    const form = html(
      "form",
      { onsubmit: (event) => (event.preventDefault(), join()) },
      code,
      nick,
      html("button", { type: "submit", hidden: true }),
    );
    return {
      title: "Type the code on the screen in front",
      nodes: [
        form,
        html(
          "p.kept",
          html("b", "What is saved "),
          "on your teacher\u2019s computer: your nickname, your guesses, how sure you are and how many seconds " +
            "you took, your Yes or No to a mistake, and how many deals you made. It is deleted when the " +
            "class ends or a day after it started (if the server is off then, when it next starts). Only " +
            "your teacher can see who answered what, and can save it as a table with your nickname. There is no " +
            "account.",
        ),
        this.kept(),
      ],
      main: { label: "Join", press: join },
    };
  }

  /** The rows that were kept here before. */
  kept() {
    const known = (storedHere(STORED_ROWS) ?? []) as KeptRows[];
    const open = ({ title, rows, own }: KeptRows) => {
      this.title.textContent = title;
      renew(this.body, rowsPicture(ownRows(rows, own)));
      this.main.show("Back", "");
      this.press = () => this.draw(this.line.phone, true);
    };
    return known.map((one) => html("button.btn", { onclick: () => open(one) }, `${one.title}, ${one.day}`));
  }

  keepRows() {
    const { title, rows, own } = this.line.phone,
      day = new Date().toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" }),
      others = ((storedHere(STORED_ROWS) ?? []) as KeptRows[]).filter(
        (one) => one.title !== title || one.day !== day,
      );
    const kept = storeHere(STORED_ROWS, [{ title, day, rows, own }, ...others].slice(0, MOST_KEPT));
    this.main.show(
      kept ? "Saved on this phone" : "This phone can't save",
      kept ? "Your guesses are saved on this phone." : "This browser doesn't let the page save anything.",
    );
  }
}

keepPresses();
themed(({ el }) => void new PhonePage(el))({ el: document.getElementById("class") as HTMLElement });
