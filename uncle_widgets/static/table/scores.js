// @ts-check
/** Scores: the score sheet, or the notes of the watcher, opened over the table by a button of the caption. */
import { button, focused, html, setAttribute } from "../page/dom.js";
import { icon } from "../page/draw.js";

export class Scores {
  /** @param {HTMLElement} opener the button that opens and closes it */
  constructor(opener) {
    this.opener = opener;
    this.root = html("section.sheet.scores", { hidden: true });
    opener.onclick = () => this.open(Boolean(this.root.hidden));
  }

  /** @param {boolean} on */
  open(on) {
    this.root.hidden = !on;
    setAttribute(this.opener, "aria-expanded", String(on));
  }

  /** Escape puts it away; whether it was open. */
  escape() {
    const open = !this.root.hidden,
      within = this.root.contains(focused(this.root));
    this.open(false);
    if (within) this.opener.focus();
    return open;
  }

  /** @param {Uw.Sheet | null | undefined} sheet */
  show(sheet) {
    this.opener.hidden = !sheet;
    if (!sheet) return this.open(false);
    const looks = JSON.stringify(sheet);
    if (this.root.dataset.looks === looks) return;
    this.root.dataset.looks = looks;
    this.opener.textContent = sheet.notes ? "Notes" : "Scores";
    this.root.classList.toggle("notes", Boolean(sheet.notes));
    const row = (/** @type {string[]} */ cells) =>
      html(
        "tr",
        cells.map((cell, k) => (k ? html("td", cell) : html("th", { scope: "row" }, cell))),
      );
    const head = (/** @type {string} */ cell) => (cell ? html("th", { scope: "col" }, cell) : html("td"));
    const shut = { class: "btn quiet shut", "aria-label": "Close", title: "Close", onclick: () => this.escape() };
    this.root.replaceChildren(
      button(shut, icon("close", 16)),
      html(
        "div.scroll",
        { tabindex: 0, role: "group", "aria-label": sheet.title },
        html(
          "table",
          html("caption", sheet.title),
          html("thead", html("tr", sheet.head.map(head))),
          html("tbody", sheet.rows.map(row)),
        ),
      ),
    );
  }
}
