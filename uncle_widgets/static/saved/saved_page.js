// @ts-check
/** A page that works alone: a game that was watched, every answer worked out beforehand, no kernel, no network. */
import { aimLine, onAim, showHowTo } from "../page/aim.js";
import { dye, html } from "../page/dom.js";
import { keepKeys } from "../page/keys.js";
import { chooseTheme, THEMES, themeChoice, themed } from "../page/theme.js";
import { Traits } from "../page/traits.js";
import { renderPanel } from "../panel/panel.js";
import { renderTable } from "../table/table.js";
import { SavedRoom } from "./saved_room.js";

/** @type {[string, string][]} */
const ASKED = [
  ["first", "Predict first"],
  ["shown", "Show answers"],
];

/** @param {(context: any) => any} render @param {Traits} model @param {string} place */
function placedView(render, model, place) {
  const el = html("div", { class: `jupyter-widgets uw-at-${place}` });
  themed(render)({ model, el });
  return el;
}

/**
 * Draw the page.
 * @param {Uw.Saved} saved @param {HTMLElement} root
 */
export function openSaved(saved, root) {
  const table = new Traits(saved.table),
    panel = new Traits(saved.explainer);
  new SavedRoom(saved, table, panel);
  /** @type {(label: string, choices: [string, string][], value: string, pick: (value: string) => void) => Node} */
  const choice = (label, choices, value, pick) =>
    html(
      "select",
      {
        class: "pick",
        "aria-label": label,
        onchange: (/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value),
      },
      choices.map(([id, words]) => html("option", { value: id, selected: id === value }, words)),
    );
  const aim = html("div.uw-aim");
  const sayAim = () => aim.replaceChildren(...[aimLine(saved.howto, head)].filter((line) => line != null));
  const head = html(
    "div",
    { class: "uw uw-masthead" },
    html(
      "div",
      { class: "mast saved" },
      html("h1", {}, saved.title),
      html("p", { class: "standing" }, saved.standing),
      saved.howto?.aim && html("button.btn", { onclick: () => showHowTo(saved.howto, head) }, "How to play"),
      choice("Answers", ASKED, "first", (when) => panel.put({ predicting: when === "first" })),
      choice("Theme", THEMES, themeChoice(), (theme) =>
        chooseTheme(/** @type {import("../page/theme.js").Choice} */ (theme)),
      ),
    ),
    aim,
  );
  dye(head, saved.table.palette);
  sayAim();
  onAim(sayAim);
  themed(() => {})({ el: html("div", {}, head) });
  const cols = html("div", { class: "widget-box uw-cols" });
  root.className = `widget-box uw-page g-${saved.game}`;
  root.replaceChildren(
    html("div", { class: "widget-box uw-room" }, head),
    html("div", { class: "widget-box uw-body" }, html("div", { class: "widget-box uw-room" }, cols)),
  );
  keepKeys();
  cols.append(placedView(renderTable, table, "table"), placedView(renderPanel, panel, "side"));
}
