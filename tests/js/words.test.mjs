// What pages count in words: one is one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keptHere } from "../../uncle_widgets/static/coach.js";

test("one move was kept, two were", () => {
  assert.equal(keptHere(1), "1 of your moves was kept on this device.");
  assert.equal(keptHere(2), "2 of your moves were kept on this device.");
});
