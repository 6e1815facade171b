/** A game that was watched, drawn in columns. */
import { Traits } from "../page/traits.ts";
import { renderPanel } from "../panel/panel.ts";
import { renderTable } from "../table/table.ts";
import { placedView } from "./saved_head.tsx";
import { SavedRoom } from "./saved_room.ts";

/** Frames as a table has them; saved, each place is told from that in the frame before. */
function framesOf(row: any[]) {
  let before = { zones: [] } as any;
  return row.map((frame) => {
    const parts = ["sheet", "board"]
      .filter((name) => name in frame)
      .map((name) => [name, frame[name] + (before[name] ?? 0)]);
    const zones = frame.zones.map((off: number, k: number) => off + (before.zones[k] ?? 0));
    before = { ...frame, ...Object.fromEntries(parts), zones };
    return before;
  });
}

/** @param cols to be filled */
export function gameIn(saved: Uw.Saved, panel: Traits, cols: HTMLElement) {
  const rows = Object.entries(saved.table.frames as Record<string, any[]>).map(([eyes, row]) => [
      eyes,
      framesOf(row),
    ]),
    table = new Traits({ ...saved.table, frames: Object.fromEntries(rows) }),
    room = new SavedRoom(saved, table, panel);
  cols.append(placedView(renderTable, table, "uw-at-table"), placedView(renderPanel, panel, "uw-at-side"));
  return room;
}
