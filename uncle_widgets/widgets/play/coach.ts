// The coach: look again first, then what each move was worth and why; at the end the review.

import { askWhose } from "../page/browser_store.ts";
import { dye, fitted, focusOn, html, renew, svg } from "../page/dom.ts";
import { card } from "../page/faces.ts";
import { numberNote } from "../page/number_note.ts";
import { shownNumber, unreadNumber } from "../page/number_words.ts";
import { worths } from "../page/plots.ts";
import { OF_HUNDRED, readNumber } from "../page/typed_number.ts";
import { smallDie } from "../table/dice.ts";
import { rowNumber } from "./row_number.ts";

/** More cards than these are not listed, and of what the others did the last of it is. */
const MOST_ROWS = 4;
/** So many are listed that go to a place on a board each. */
const MOST_PLACES = 8;
/** A total that is called out. */
const TOTAL_RULE = { low: 0, high: 999, whole: true };
const COSTLY = ["", "This move cost you most", "These two moves cost you most", "These three moves cost you most"];
const GRADES = ["Nudge me", "What to count", "The odds"];

/** Arrows go from row to row, Home and End to the ends. */
function alongRows(event: KeyboardEvent) {
  const list = event.currentTarget as HTMLElement,
    all = [...list.querySelectorAll("button")],
    at = all.findIndex((node) => node.matches(":focus"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to == null || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[Math.max(0, Math.min(all.length - 1, to))].focus();
}

export function renderCoach({ model, el }: Uw.Context<Uw.CoachTraits, Uw.ToCoach>) {
  const root = html("div.uw.uw-coach");
  dye(root, model.get("palette"));
  const meter = html("div.sheet.meter", { hidden: true });
  const sheet = html("section.sheet", { "aria-label": "The coach" });
  const live = html("p.sr", { role: "status" });
  root.append(meter, sheet, live);
  el.append(root);
  let fits: { stop: () => void }[] = [];
  const get = model.get.bind(model);
  const ask = (message: Uw.ToCoach) => model.send(message);
  const shelf = `uw.play.${get("game")}`;
  const stored = () => {
    try {
      return localStorage.getItem(shelf) ?? "";
    } catch {
      return "";
    }
  };
  const store = (link: string) => {
    try {
      link ? localStorage.setItem(shelf, link) : localStorage.removeItem(shelf);
    } catch {
      /* no storage: nothing to resume */
    }
  };
  const moves = (link: string) => link.split(": ")[1]?.split(" ").filter(Boolean).length ?? 0;
  let offer = stored();
  if (offer === get("link") || !moves(offer)) offer = "";

  const button = (message: Uw.ToCoach, words: string, strong = false, k = "") =>
    html(
      "button",
      { class: strong ? "btn solid" : "btn", "data-k": k || message.kind, onclick: () => ask(message) },
      words,
    );
  let typedRows: Record<string, string> = {}; // as it stands in the field of a row
  let typedAt = get("stamp");
  let opened = false; // whether the chart of the last move is unfolded: it stays as it was left

  const draw = () => {
    fits.forEach((fit) => fit.stop());
    fits = [];
    const desk = get("desk"),
      link = get("link");
    if (get("over")) store("");
    else if (moves(link)) {
      store(link);
      offer = "";
    }
    if (desk.since == null) return; // nothing lies on it yet
    if (typedAt !== get("stamp")) [typedAt, typedRows] = [get("stamp"), {}];
    renew(
      sheet,
      offer &&
        askWhose(
          () => ask({ kind: "resume", link: offer }),
          () => {
            offer = "";
            store("");
            draw();
          },
        ),
      get("note") && html("p.refusal", { role: "alert" }, get("note")),
      desk.result && over(desk),
      desk.quiz ? quiz(desk) : desk.look ? look(desk.look) : !desk.result && idle(desk),
      desk.worth && !desk.look && worth(desk.worth),
      desk.guess && !desk.worth && !desk.look && html("p.guess", desk.guess),
      desk.said && html("p.note.hint", desk.said),
      table(desk),
    );
    const words = desk.look
      ? `Look again. You chose ${desk.look.chosen}. ${desk.look.hint}`
      : desk.result || told(desk)?.words || desk.said || desk.worth?.title || "";
    if (live.textContent === words) return;
    live.textContent = words;
    if (told(desk)) sheet.querySelector(".hint-words")?.scrollIntoView({ block: "nearest" });
  };

  /** The position: what the cards would leave, hints, and what has happened. */
  const idle = (desk: Uw.Desk) => {
    const lifts = get("lifts"),
      lifted = get("lifted");
    if (!desk.turn)
      return [
        html("h2", desk.press ? "Nobody has a choice now. Chance comes next." : "The others are playing."),
        desk.press && html("p.mute", `Press \u201c${desk.press}\u201d below the table.`),
        since(desk),
      ];
    const asking = Object.entries(lifts).filter(([, lift]) => lift.line),
      most = asking.every(([, lift]) => lift.row) ? MOST_PLACES : MOST_ROWS,
      rows = asking.length <= most ? asking : asking.filter(([move]) => move === lifted);
    return [
      html("h2", "Your move."),
      rows.length > 0 &&
        html(
          "ul",
          {
            class: ["leaving", lifted && "asked", rows.length > MOST_ROWS && "many", rows[0][1].row && "places"],
            onkeydown: alongRows,
          },
          rows.map(([move, lift], at) => html("li", row(move, lift, at), wonder(move, lift))),
        ),
      hints(desk),
      since(desk),
    ];
  };

  /** What the lifted move asks, under its row, for a phone: there nothing else may come between two presses. */
  const wonder = (move: string, { ask: asks, row: name }: Uw.Lift) =>
    asks &&
    name &&
    move === get("lifted") &&
    rowNumber(asks, typedRows[move], get("said")[move], (text, value) => {
      typedRows[move] = text;
      const { [move]: old, ...others } = get("said");
      if (value === (old ?? null)) return;
      model.set("said", value == null ? others : { ...others, [move]: value });
      model.save_changes();
    });

  const lift = (move: string) => {
    model.set("lifted", move);
    model.save_changes();
  };

  /** A move in the list: pressed it is lifted, and pressed again it is made. */
  const row = (move: string, { label, play, line, ask: asks, row: name, dice = [] }: Uw.Lift, at: number) => {
    const lifted = get("lifted"),
      said = get("said"),
      on = move === lifted;
    const press = () => {
      if (on && typedRows[move]?.trim() && unreadNumber(typedRows[move], OF_HUNDRED)) {
        live.textContent = unreadNumber(typedRows[move], OF_HUNDRED); // it stands by its field
        focusOn(sheet, "row.say");
        return;
      }
      if (on) return ask({ kind: "move", move, stamp: get("stamp"), said: said[move] ?? null });
      lift(move);
    };
    return html(
      "button",
      {
        class: [on && "on", name && "place"],
        "data-move": move,
        "data-k": `row.${move}`,
        "aria-pressed": String(on),
        tabindex: (lifted in get("lifts") ? on : !at) ? 0 : -1, // one stop, and arrows go on
        onclick: press,
        onkeydown: (event) => {
          if (event.key !== "Escape" || !on) return;
          event.stopPropagation();
          lift("");
        },
      },
      dice.length > 0 &&
        html(
          "span.thrown",
          { "aria-hidden": "true" },
          dice.map((one) => smallDie(one, on)),
        ),
      html("b.what", name || label),
      html("span.then", line),
      html(
        "span.say",
        on ? play.split(" ")[0] : move in said && `your guess: ${shownNumber(said[move], OF_HUNDRED)}`,
      ),
      asks && !name && track(said[move]),
    );
  };

  /** Where a number lies from 0 to 100; without one the empty line. */
  const track = (at: number | undefined) =>
    html("i.track", { "aria-hidden": "true" }, at != null && html("i", { style: `left:${at}%` }));

  /** The hint that was asked for, while what is lifted is as it was then. */
  const told = ({ hint }: Uw.Desk) => (hint?.move === get("lifted") ? hint : null);

  /** Hints in three grades: about the lifted card, else about a move of the coach's. */
  const hints = (desk: Uw.Desk) => {
    if (!desk.hints.length) return null;
    const own = told(desk);
    return html(
      "div.hints",
      html("h3", "Need a hint?"),
      html(
        "div.seg",
        { role: "group", "aria-label": "A hint" },
        desk.hints.map((grade) =>
          html(
            "button",
            {
              "data-k": grade ? `hint.${grade}` : "hint",
              "aria-pressed": String(own?.grade === grade),
              onclick: () => ask({ kind: "hint", move: get("lifted"), grade }),
            },
            GRADES[grade],
          ),
        ),
      ),
      own && html("p.hint-words", own.words),
    );
  };

  const since = (desk: Uw.Desk) =>
    desk.since.length > 0 &&
    html(
      "div.since",
      html("h3", "Since your last move"),
      html(
        "ul",
        desk.since.slice(-MOST_ROWS).map((words) => html("li", words)),
      ),
    );

  const look = (seen: Uw.Look) => [
    html("p.mute", "You chose ", html("b", seen.chosen), "."),
    html("h2", "Look again."),
    html("p.big-ask", seen.hint || "Is there a better move?"),
    html(
      "div.row.start.looked",
      button({ kind: "again" }, "Choose again", true),
      button({ kind: "play" }, "Play it anyway"),
    ),
  ];

  const quiz = (desk: Uw.Desk) => {
    const field = html("input.num", {
      inputmode: "numeric",
      maxlength: 80,
      autocomplete: "off",
      "data-k": "total",
      "data-draft": desk.quiz,
      "aria-label": "The new total",
    });
    const note = numberNote(field, TOTAL_RULE, () => {});
    return html(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          note.complain();
          if (readNumber(field.value, TOTAL_RULE).value == null) field.focus();
          else ask({ kind: "answer", value: field.value });
        },
      },
      html("h2", get("terms").call),
      html("p.big-ask", desk.quiz, " ", field, " "),
      note.node,
      html("button.btn.solid", { type: "submit", "data-k": "call" }, "Call it"),
    );
  };

  const worth = (data: Uw.Worth) => {
    const box = html("div");
    fits.push(fitted(box, (width) => worths(width, data)));
    return html(
      "div.worth",
      html("h3", "Your last move"),
      get("desk").guess && html("p.guess", get("desk").guess),
      html(
        "details.read",
        { open: opened, ontoggle: (event) => (opened = event.target.open) },
        html("summary", { "data-k": "worth" }, data.title),
        html("h4", "What each move was worth"),
        html("p.mute.small", data.unit),
        box,
        data.words.map((words) => html("p", words)),
        html("p.mute.model", data.model),
      ),
    );
  };

  /** A costly move: where it was, the cards, why, what it cost, and the way back to it. */
  const costly = ({ step, place, worth, cost, cards }: Uw.Review, n: number) =>
    html(
      "div.costly",
      html("b.tag", String(n)),
      html("p.where", html("b", place), " ", !cards.length && html("span", worth?.title ?? "")),
      cards.length > 0 &&
        html(
          "div.cards",
          cards.map(({ face, chosen, best }) =>
            html(
              "i",
              { class: [chosen && "chosen", best && "best"] },
              svg("svg", { viewBox: "0 0 48 68", "aria-hidden": "true" }, card(face, 48)),
            ),
          ),
        ),
      html("b.cost", cost),
      button({ kind: "retry", step }, "Try again", false, `retry.${step}`),
      html(
        "details",
        html("summary", { "data-k": `review.${step}` }, "Why"),
        (worth?.words ?? []).map((words) => html("p", words)),
        html("p.mute.model", worth?.model ?? ""),
      ),
    );

  const over = (desk: Uw.Desk) => {
    const review = desk.review ?? [],
      none = review[0]?.step < 0,
      unit = review[0]?.worth?.unit;
    return [
      html("h2", "The game is over."),
      !review.length &&
        html("p.mute.waits", "The coach can go through your moves and show which ones cost you most."),
      !review.length && get("progress") == null && button({ kind: "review" }, "Review my moves", true),
      review.length > 0 &&
        html(
          "div.review",
          html("h3", none ? "Your moves" : COSTLY[review.length]),
          none
            ? html("p", "As far as the coach can tell, every move you made was the best one.")
            : html("p.mute.small", `How much better the best move was than yours, in ${unit}.`),
          !none && review.map((row, k) => costly(row, k + 1)),
          review.some(({ cards }) => cards.length > 0) &&
            html("p.mute.small.key", html("i.chosen"), "your move", html("i.best"), "best move"),
          desk.sum && html("p.note", desk.sum),
        ),
      html(
        "details.read",
        html("summary", { "data-k": "record" }, "Record of the game, with every card"),
        html("p.mono.record", desk.record),
      ),
    ];
  };

  const table = (desk: Uw.Desk) =>
    html(
      "div.foot",
      !desk.result &&
        html(
          "label.level",
          html("span", html("b", "Coach"), " warns me when a move costs"),
          html(
            "select.pick",
            {
              "data-k": "coach",
              onchange: (event) => {
                const level = Number(event.target.value);
                ask({ kind: "coach", on: level >= 0, level: level < 0 ? null : level });
              },
            },
            html("option", { value: -1, selected: !desk.coach }, "off"),
            desk.levels.map((words, level) =>
              html("option", { value: level, selected: desk.coach && desk.level === level }, words),
            ),
          ),
        ),
      !desk.result &&
        html("div.row.pair", button({ kind: "deal" }, "New game"), button({ kind: "same" }, "Same game again")),
      html("p.mute.small", `Game ${desk.seed}. Play the same moves and you get the same game.`),
    );

  const measure = () => {
    const at = get("progress");
    meter.hidden = at == null;
    if (at == null) return meter.replaceChildren();
    renew(
      meter,
      html(
        "div.row",
        html("span", "The coach is thinking"),
        html(
          "div.gauge",
          {
            role: "progressbar",
            "aria-label": "The coach is thinking",
            "aria-valuemin": 0,
            "aria-valuemax": 100,
            "aria-valuenow": Math.round(at * 100),
          },
          html("i", { style: `width:${at * 100}%` }),
        ),
        button({ kind: "stop" }, "Stop"),
      ),
    );
  };
  const seen = "change:desk change:note change:link change:lifts change:lifted change:said change:stamp";
  model.on(seen, draw);
  model.on("change:progress", measure);
  draw();
  measure();
  return () => {
    model.off(seen, draw);
    model.off("change:progress", measure);
    fits.forEach((fit) => fit.stop());
  };
}
