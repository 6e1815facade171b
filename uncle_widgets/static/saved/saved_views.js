// @ts-check
/** A game that was watched, drawn in columns. */
import { Traits } from "../page/traits.js";
import { renderPanel } from "../panel/panel.js";
import { renderTable } from "../table/table.js";
import { placedView } from "./saved_head.js";
import { SavedRoom } from "./saved_room.js";

/** Frames as a table has them; saved, each place is told from that in the frame before. @param {any[]} row */
function framesOf(row) {
  let before = /** @type {any} */ ({ zones: [] });
  return row.map((frame) => {
    const parts = ["sheet", "board"]
      .filter((name) => name in frame)
      .map((name) => [name, frame[name] + (before[name] ?? 0)]);
    const zones = frame.zones.map(
      (/** @type {number} */ off, /** @type {number} */ k) => off + (before.zones[k] ?? 0),
    );
    before = { ...frame, ...Object.fromEntries(parts), zones };
    return before;
  });
}

/** @param {Uw.Saved} saved @param {Traits} panel @param {HTMLElement} cols to be filled */
export function gameIn(saved, panel, cols) {
  const rows = Object.entries(saved.table.frames).map(([eyes, row]) => [eyes, framesOf(row)]),
    table = new Traits({ ...saved.table, frames: Object.fromEntries(rows) }),
    room = new SavedRoom(saved, table, panel);
  cols.append(placedView(renderTable, table, "uw-at-table"), placedView(renderPanel, panel, "uw-at-side"));
  return room;
}
