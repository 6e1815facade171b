// The marks of an axis.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ticks } from "../../uncle_widgets/widgets/page/plots.ts";

test("marks are written as round as they are", () => {
  assert.deepEqual(ticks(0, 1).map(String), ["0", "0.2", "0.4", "0.6", "0.8", "1"]);
  assert.deepEqual(ticks(-0.3, 0.3).map(String), ["-0.2", "0", "0.2"]);
  for (const high of [0.7, 1, 3, 7, 40, 333])
    for (const mark of ticks(0, high)) assert.ok(String(mark).length <= 5);
});
