/** The menu of a game's page: what is set once, the further rooms, and what can be copied. */

import { addressOf, ours } from "./address.ts";
import { showHowTo } from "./aim.ts";
import { html, segmented } from "./dom.ts";
import { inWords } from "./in_words.ts";
import type { MastheadView } from "./masthead.ts";
import { listKeys } from "./room_keys.ts";
import {
  COVERS,
  chooseCovers,
  chooseInks,
  chooseTheme,
  coversChoice,
  INKS,
  inksChoice,
  THEMES,
  themeChoice,
} from "./theme.ts";
import { chooseTones, TONES, tonesChoice } from "./tones.ts";

const ON = [
  [true, "On"],
  [false, "Off"],
];
const ORDERED = [
  ["set", "In order"],
  ["any", "Any order"],
];

export function settingsMenu(view: MastheadView) {
  const { model } = view,
    [least, most] = model.get("range"),
    seats = model.get("seats"),
    tab = model.get("tab");
  const step = (key: string, label: string, sign: string, to: number) =>
    html(
      "button",
      {
        "data-k": key,
        "aria-label": label,
        "aria-disabled": to < least || to > most ? "true" : null,
        onclick: () => to >= least && to <= most && view.set("seats", to),
      },
      sign,
    );
  const line = (words: string, control: Node) =>
    html("div.line", html("span", { "aria-hidden": "true" }, words), control);
  const choice: (label: string, choices: any, value: any, pick: (choice: any) => void, k: string) => Node = (
    label,
    choices,
    value,
    pick,
    k,
  ) => line(label, segmented({ label, choices, value, pick, k }));
  const toned = (tone: string) => {
    chooseTones(tone);
    view.show();
  };
  const copies = (k: string, words: string, text: () => string, done: string) =>
    html("button.btn", { "data-k": k, onclick: () => view.copy(text(), done) }, words);
  const seed = html("input.txt", {
    "data-k": "seed",
    "data-draft": "seed",
    inputmode: "numeric",
    maxlength: 80,
    value: model.get("seed"),
    "aria-label": view.seedName === "deal" ? "Deal" : "Seed",
    onchange: (event) => view.set("seed", event.target.value.trim()),
  });
  return html(
    "div.menu",
    { role: "dialog", "aria-label": "Settings" },
    model.get("howto")?.aim &&
      html(
        "button.btn.wide",
        {
          "data-k": "menu.howto",
          "aria-haspopup": "dialog",
          onclick: () => {
            view.toggle(false);
            showHowTo(model.get("howto"), view.over);
          },
        },
        "How to play",
      ),
    html(
      "div.rooms",
      { role: "group", "aria-label": "More rooms" },
      model.get("tabs").map(
        ([id, words]: [string, string], at: number) =>
          at > 2 &&
          html(
            "button",
            {
              class: "btn",
              "data-k": `room.${id}`,
              "aria-pressed": String(id === tab),
              "aria-disabled": model.get("lacks")[id] ? "true" : null,
              title: model.get("lacks")[id],
              onclick: () => {
                view.toggle(false);
                view.set("tab", id);
              },
            },
            words,
          ),
      ),
    ),
    !model.get("fixed") &&
      line(
        "Seats",
        html(
          "span.step",
          { role: "group", "aria-label": "Seats" },
          step("fewer", "Fewer seats", "−", seats - 1),
          html("output", String(seats)),
          step("more", "More seats", "+", seats + 1),
        ),
      ),
    !model.get("fixed") && line(view.seedName === "deal" ? "Deal" : "Seed", seed),
    choice("Predict first", ON, model.get("predict"), (on) => view.set("predict", on), "predict"),
    model.get("order") &&
      choice("Questions", ORDERED, model.get("order"), (order) => view.set("order", order), "order"),
    choice("Theme", THEMES, themeChoice(), chooseTheme, "theme"),
    choice("Trials", TONES, tonesChoice(), toned, "tones"),
    model.get("suits") && choice("Suits", INKS, inksChoice(), chooseInks, "inks"),
    model.get("covers") && choice("Covered names", COVERS, coversChoice(), chooseCovers, "covers"),
    html(
      "div.copies",
      copies("copy", "Copy link", () => view.link, "The link is copied."),
      copies("cell", "Copy cell", () => model.get("cell"), "The cell is copied."),
      copies("words", "Copy as text", () => inWords(view.page), "The table and the question are copied as text."),
      html(
        "button.btn",
        {
          "data-k": "keys",
          "aria-keyshortcuts": "?",
          onclick: () => {
            view.toggle(false);
            listKeys(view.root);
          },
        },
        "Keys",
      ),
      model.get("home") &&
        ours() &&
        html(
          "a.btn.quiet",
          { "data-k": "home", href: addressOf(model.get("home"), "", themeChoice()) },
          "All games",
        ),
    ),
  );
}
