/** Scores: the score sheet, or the notes of the watcher, opened over the table by a button of the caption. */
import { button, focused, html, setAttribute } from "../page/dom.ts";
import { icon } from "../page/draw.ts";

export class Scores {
  opener: HTMLElement;
  root: HTMLElement;

  /** @param opener the button that opens and closes it */
  constructor(opener: HTMLElement) {
    this.opener = opener;
    this.root = html("section.sheet.scores", { hidden: true });
    opener.onclick = () => this.open(Boolean(this.root.hidden));
  }

  open(on: boolean) {
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

  show(sheet: Uw.Sheet | null | undefined) {
    this.opener.hidden = !sheet;
    if (!sheet) return this.open(false);
    const looks = JSON.stringify(sheet);
    if (this.root.dataset.looks === looks) return;
    this.root.dataset.looks = looks;
    this.opener.textContent = sheet.notes ? "Notes" : "Scores";
    this.root.classList.toggle("notes", Boolean(sheet.notes));
    const row = (cells: string[]) =>
      html(
        "tr",
        cells.map((cell, k) => (k ? html("td", cell) : html("th", { scope: "row" }, cell))),
      );
    const head = (cell: string) => (cell ? html("th", { scope: "col" }, cell) : html("td"));
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
