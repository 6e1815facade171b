/** What every page that works alone begins with: its head, and the columns under it. */

import { render } from "preact";
import { showHowTo } from "../page/aim.ts";
import { AimLine } from "../page/aim_line.tsx";
import { dye, html } from "../page/dom.ts";
import { keepKeys } from "../page/keys.ts";
import { fitRoom } from "../page/page_fit.ts";
import { aimKnown, onAim } from "../page/progress_store.ts";
import type { Choice } from "../page/theme.ts";
import { chooseTheme, THEMES, themeChoice, themed } from "../page/theme.ts";
import type { Traits } from "../page/traits.ts";

const ASKED: [string, string][] = [
  ["first", "Guess first"],
  ["shown", "Show answers"],
];

/**
 * A view in its place.
 * @param place its classes
 */
export function placedView(render: (context: any) => any, model: Traits, place: string) {
  const el = html("div", { class: `jupyter-widgets ${place}` });
  themed(render)({ model, el });
  return el;
}

const choice: (label: string, choices: [string, string][], value: string, pick: (value: string) => void) => Node =
  (label, choices, value, pick) =>
    html(
      "select",
      {
        class: "pick",
        "aria-label": label,
        onchange: (event: Event) => pick((event.target as HTMLSelectElement).value),
      },
      choices.map(([id, words]) => html("option", { value: id, selected: id === value }, words)),
    );

/**
 * Draw the head of a page, whose panel, if it asks, may be told to show its answers; the columns under it, to be
 * filled.
 */
export function begunPage(
  { game, title, standing, howto }: { game: string; title: string; standing: string; howto?: Uw.HowTo },
  panel: Traits,
  root: HTMLElement,
) {
  const asks = panel.get("predicting");
  const aim = html("div.uw-aim");
  const sayAim = () => render(howto?.aim && !aimKnown(howto.game) && <AimLine howto={howto} over={head} />, aim);
  const head = html(
    "div",
    { class: "uw uw-masthead" },
    html(
      "div",
      { class: "mast saved" },
      html("h1", {}, title),
      html("p", { class: "standing" }, standing),
      howto?.aim && html("button.btn", { onclick: () => showHowTo(howto, head) }, "How to play"),
      asks != null &&
        choice("Answers", ASKED, asks ? "first" : "shown", (when) => panel.put({ predicting: when === "first" })),
      choice("Theme", THEMES, themeChoice(), (theme) => chooseTheme(theme as Choice)),
    ),
    aim,
  );
  dye(head, panel.get("palette"));
  sayAim();
  onAim(sayAim);
  themed(() => {})({ el: html("div", {}, head) });
  const cols = html("div", { class: "widget-box uw-cols" });
  root.className = `widget-box uw-page g-${game}`;
  root.replaceChildren(
    html("div", { class: "widget-box uw-room" }, head),
    html("div", { class: "widget-box uw-body" }, html("div", { class: "widget-box uw-room" }, cols)),
  );
  fitRoom(head, () => {}); // a table that is out of sight measures nothing
  keepKeys();
  return cols;
}
