// @ts-check
/** A game that was watched, drawn in columns. */
import { Traits } from "../page/traits.js";
import { renderPanel } from "../panel/panel.js";
import { renderTable } from "../table/table.js";
import { placedView } from "./saved_head.js";
import { SavedRoom } from "./saved_room.js";

/** @param {Uw.Saved} saved @param {Traits} panel @param {HTMLElement} cols to be filled */
export function gameIn(saved, panel, cols) {
  const table = new Traits(saved.table),
    room = new SavedRoom(saved, table, panel);
  cols.append(placedView(renderTable, table, "uw-at-table"), placedView(renderPanel, panel, "uw-at-side"));
  return room;
}
