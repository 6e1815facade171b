// @ts-check
/** A page that works alone: a game that was watched, every answer worked out beforehand, no kernel, no network. */
import { Traits } from "../page/traits.js";
import { renderPanel } from "../panel/panel.js";
import { renderTable } from "../table/table.js";
import { begunPage, placedView } from "./saved_head.js";
import { SavedRoom } from "./saved_room.js";

/**
 * Draw the page.
 * @param {Uw.Saved} saved @param {HTMLElement} root
 */
export function openSaved(saved, root) {
  const table = new Traits(saved.table),
    panel = new Traits(saved.explainer);
  new SavedRoom(saved, table, panel);
  const cols = begunPage(saved, panel, root);
  cols.append(placedView(renderTable, table, "uw-at-table"), placedView(renderPanel, panel, "uw-at-side"));
}
