// @ts-check
// The coach: look again first, then what each move was worth and why; at the end the review.
import { dye, fitted, html, keepKeys, renew } from "./dom.js";
import { worths } from "./plots.js";

/** @param {Uw.Context<Uw.CoachTraits>} context */
export function renderCoach({ model, el }) {
  const root = html("div", { class: "uw uw-coach" });
  dye(root, model.get("palette"));
  const meter = html("div", { class: "sheet meter", hidden: true });
  const sheet = html("section", { class: "sheet", "aria-label": "The coach" });
  const live = html("p", { class: "sr", role: "status" });
  root.append(meter, sheet, live);
  el.append(root);
  keepKeys(root);
  /** @type {{stop: () => void}[]} */
  let fits = [];
  const get = model.get.bind(model);
  const ask = (/** @type {string} */ kind, /** @type {any} */ more = {}) => model.send({ kind, ...more });
  const shelf = `uw.play.${get("game")}`;
  const stored = () => {
    try {
      return localStorage.getItem(shelf) ?? "";
    } catch {
      return "";
    }
  };
  const store = (/** @type {string} */ link) => {
    try {
      link ? localStorage.setItem(shelf, link) : localStorage.removeItem(shelf);
    } catch {
      /* no storage: nothing to resume */
    }
  };
  const moves = (/** @type {string} */ link) => link.split(": ")[1]?.split(" ").filter(Boolean).length ?? 0;
  let offer = stored();
  if (offer === get("link") || !moves(offer)) offer = "";

  const button = (/** @type {string} */ kind, /** @type {string} */ words, /** @type {any} */ more = {}) =>
    html(
      "button",
      {
        type: "button",
        class: more.strong ? "btn solid" : "btn",
        "data-k": more.k ?? kind,
        "aria-disabled": more.off ? "true" : null,
        title: more.off || null,
        onclick: () => (more.off ? say(more.off) : ask(kind, more.with)),
      },
      words,
    );
  const say = (/** @type {string} */ words) => {
    live.textContent = "";
    live.textContent = words;
    said.textContent = words;
  };
  const said = html("p", { class: "mute" });

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
    said.textContent = "";
    renew(
      sheet,
      offer &&
        html(
          "div",
          { class: "offer" },
          html("h3", {}, "You have a game under way here"),
          html("p", {}, `${moves(offer)} of your moves were kept on this device.`),
          html(
            "div",
            { class: "row" },
            button("resume", "Resume it", { strong: true, with: { link: offer } }),
            html(
              "button",
              {
                type: "button",
                class: "btn",
                "data-k": "forget",
                onclick: () => {
                  offer = "";
                  store("");
                  draw();
                },
              },
              "Leave it",
            ),
          ),
        ),
      get("note") && html("p", { class: "refusal", role: "alert" }, get("note")),
      desk.result && over(desk),
      desk.quiz ? quiz(desk) : desk.look ? look(desk.look) : !desk.result && idle(desk),
      desk.worth && !desk.look && worth(desk.worth),
      desk.said && html("p", { class: "note hint" }, desk.said),
      table(desk),
    );
    const words = desk.look
      ? `Look again. You chose ${desk.look.chosen}. ${desk.look.hint}`
      : desk.result || desk.said || desk.worth?.title || "";
    if (live.textContent !== words) live.textContent = words;
  };

  const idle = (/** @type {Uw.Desk} */ desk) => [
    html("h2", {}, desk.turn ? "Your move." : "The others play."),
    html(
      "p",
      { class: "mute" },
      desk.coach
        ? "Press a card on the table. The coach looks over your shoulder."
        : "Press a card on the table. The coach is off.",
    ),
  ];

  const look = (/** @type {Uw.Look} */ seen) => [
    html("p", { class: "mute" }, "You chose ", html("b", {}, seen.chosen), "."),
    html("h2", {}, "Look again."),
    html("p", { class: "big-ask" }, seen.hint || "Is there a better move?"),
    html("div", { class: "row" }, button("again", "Choose again", { strong: true }), button("play", "Play it")),
  ];

  const quiz = (/** @type {Uw.Desk} */ desk) => {
    const field = /** @type {HTMLInputElement} */ (
      html("input", {
        class: "num",
        inputmode: "numeric",
        maxlength: 6,
        "data-k": "total",
        "aria-label": "The new total",
      })
    );
    return html(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          ask("answer", { value: field.value });
        },
      },
      html("h2", {}, get("terms").call),
      html("p", { class: "big-ask" }, desk.quiz, " ", field, " "),
      html("button", { type: "submit", class: "btn solid", "data-k": "call" }, "Call it"),
    );
  };

  const worth = (/** @type {Uw.Worth} */ data) => {
    const box = html("div", {});
    fits.push(fitted(box, (width) => worths(width, data)));
    return html(
      "div",
      { class: "worth" },
      html("h3", {}, "What each move was worth"),
      html("p", {}, html("b", {}, data.title)),
      html("p", { class: "mute small" }, data.unit),
      box,
      data.words.map((words) => html("p", {}, words)),
      html("p", { class: "mute model" }, data.model),
    );
  };

  const over = (/** @type {Uw.Desk} */ desk) => {
    const review = desk.review ?? [];
    return [
      html("h2", {}, "The game is over."),
      html("p", { class: "big-ask" }, desk.result),
      html(
        "details",
        { class: "read" },
        html("summary", { "data-k": "record" }, "The record, every card"),
        html("p", { class: "mono record" }, desk.record),
      ),
      !review.length && button("review", "Review my moves", { strong: true }),
      review.length > 0 &&
        html(
          "div",
          { class: "review" },
          html("h3", {}, "Your costliest moves"),
          review[0].step < 0
            ? html("p", {}, "None: every move was the best, as far as the coach can tell.")
            : review.map(({ step, place, worth }) => {
                if (!worth) return null;
                const box = html("div", {});
                fits.push(fitted(box, (width) => worths(width, worth)));
                return html(
                  "details",
                  {},
                  html(
                    "summary",
                    { "data-k": `review.${step}` },
                    html("b", {}, place),
                    html("span", {}, worth.title),
                  ),
                  box,
                  worth.words.map((words) => html("p", {}, words)),
                  html("p", { class: "mute model" }, worth.model),
                  button("retry", "Play on from here", { k: `retry.${step}`, with: { step } }),
                );
              }),
        ),
    ];
  };

  const table = (/** @type {Uw.Desk} */ desk) =>
    html(
      "div",
      { class: "foot" },
      said,
      html(
        "div",
        { class: "row start" },
        button("hint", "Hint", { off: desk.turn ? "" : "Wait for your turn." }),
        button("undo", "Take back", { off: desk.undo }),
        button("deal", "New deal"),
        button("same", "Same deal again"),
        html(
          "button",
          {
            type: "button",
            class: "btn quiet",
            role: "switch",
            "data-k": "coach",
            "aria-checked": String(desk.coach),
            onclick: () => ask("coach", { on: !desk.coach }),
          },
          html("i", { class: "knob", "aria-hidden": "true" }),
          "Coach",
        ),
      ),
      html("p", { class: "mute small" }, `Seed ${desk.seed}. The same seed and moves give the same game.`),
    );

  const measure = () => {
    const at = get("progress");
    meter.hidden = at === null;
    if (at === null) return meter.replaceChildren();
    renew(
      meter,
      html(
        "div",
        { class: "row" },
        html("span", {}, "The coach looks ahead"),
        html(
          "div",
          {
            class: "gauge",
            role: "progressbar",
            "aria-label": "The coach looks ahead",
            "aria-valuemin": 0,
            "aria-valuemax": 100,
            "aria-valuenow": Math.round(at * 100),
          },
          html("i", { style: `width:${at * 100}%` }),
        ),
        button("stop", "Stop"),
      ),
    );
  };
  model.on("change:desk change:note change:link", draw);
  model.on("change:progress", measure);
  draw();
  measure();
  return () => {
    model.off("change:desk change:note change:link", draw);
    model.off("change:progress", measure);
    fits.forEach((fit) => fit.stop());
  };
}
