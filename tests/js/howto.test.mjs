// A picture of how to play, in words: as `HowPicture.told` has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureTold } from "../../uncle_widgets/widgets/table/howto.ts";

test("words that begin small go on with the sentence of their title", () => {
  assert.equal(pictureTold({ title: "Lay one card", says: "on the pile." }), "Lay one card on the pile.");
  assert.equal(
    pictureTold({ title: "An exact ten pays", says: "10 pays one." }),
    "An exact ten pays. 10 pays one.",
  );
  assert.equal(pictureTold({ title: "Signs act", says: "Skip, draw two." }), "Signs act. Skip, draw two.");
});
