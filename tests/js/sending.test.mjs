/** What is pressed goes to Python once; a change pressed meanwhile waits for its turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Sending } from "../../uncle_widgets/widgets/page/sending.ts";

/** A model that keeps what is sent. @param {string} mode */
function table(mode) {
  const traits = { mode, busy: "", stamp: 0 },
    sent = /** @type {string[]} */ ([]);
  const model = {
    get: (/** @type {keyof typeof traits} */ name) => traits[name],
    send: ({ move }) => sent.push(move),
  };
  const sending = new Sending(/** @type {any} */ (model), () => {});
  return { sent, sending, answer: () => (traits.stamp++, sending.drawn()) };
}

test("a change chosen before the last one is answered is sent after it", () => {
  const { sent, sending, answer } = table("edit");
  sending.send("a", null);
  sending.send("b", null);
  assert.deepEqual(sent, ["a"]);
  answer();
  assert.deepEqual(sent, ["a", "b"]);
  answer();
  assert.deepEqual(sent, ["a", "b"]);
});

test("in play a second press before the answer is the first one again", () => {
  const { sent, sending, answer } = table("play");
  sending.send("a", null);
  sending.send("b", null);
  answer();
  assert.deepEqual(sent, ["a"]);
  sending.send("b", null);
  assert.deepEqual(sent, ["a", "b"]);
});
