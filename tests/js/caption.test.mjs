// What stands in the head of a table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { headOf } from "../../uncle_widgets/widgets/table/caption.ts";

const place = "Round 3, flip 7.",
  now = "All turn a card.";

test("what comes now stands beside the place after something has happened", () => {
  const found = headOf({ place, now, said: ["No two match: a stalemate.", "A is out."] }, {});
  assert.deepEqual(found, { place: `${place} ${now}`, line: ["No two match: a stalemate.", "A is out."] });
});

test("what comes now is told once where nothing has happened yet", () => {
  for (const said of [undefined, [], ["", ""]])
    assert.deepEqual(headOf({ place, now, said }, {}), { place, line: [now, ""] });
});

test("what a room tells stands in place of both", () => {
  const told = { place: "Looking back.", line: ["That was it.", ""] };
  assert.deepEqual(headOf({ place, now, said: [] }, told), told);
});
