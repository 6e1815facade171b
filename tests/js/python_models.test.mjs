/** The widgets of a woken Python, as views know them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadingWords } from "../../uncle_widgets/site/python.ts";
import { Models } from "../../uncle_widgets/site/python_models.ts";

/** Models that hear of two widgets, and what they say. */
function two() {
  const sent = /** @type {any[]} */ ([]),
    models = new Models((heard) => sent.push(heard));
  models.hear(["comm_open", "a", { state: { lit: 1, tab: "watch" } }]);
  models.hear(["comm_open", "b", { state: { lit: 0 } }]);
  return { sent, models, a: models.found("anywidget:a"), b: models.found("IPY_MODEL_b") };
}

test("what a view sets is sent once it is saved, and what Python sets is heard", () => {
  const { sent, models, a } = two(),
    heard = /** @type {any[]} */ ([]);
  a.on("change:tab", (tab) => heard.push(tab));
  a.set("tab", "play");
  a.save_changes();
  a.save_changes();
  assert.deepEqual(sent, [["a", { method: "update", state: { tab: "play" }, buffer_paths: [] }]]);
  models.hear(["comm_msg", "a", { method: "echo_update", state: { tab: "play" } }]);
  models.hear(["comm_msg", "a", { method: "update", state: { tab: "lab" } }]);
  assert.deepEqual(heard, ["play", "lab"]);
});

test("what Python said before it heard of what was set is passed over", () => {
  const { models, a } = two(),
    said = (/** @type {string} */ method, /** @type {any} */ state) =>
      models.hear(["comm_msg", "a", { method, state }]);
  for (const tab of ["play", "lab"]) {
    a.set("tab", tab);
    a.save_changes();
  }
  said("echo_update", { tab: "play" });
  said("update", { tab: "watch", lit: 5 }); // what the first of the two led to
  assert.deepEqual([a.get("tab"), a.get("lit")], ["lab", 5]);
  said("echo_update", { tab: "lab" });
  said("update", { tab: "rules" });
  assert.equal(a.get("tab"), "rules");
});

test("messages go both ways", () => {
  const { sent, models, a } = two();
  a.on("msg:custom", (content) => a.send({ kind: "again", content }));
  models.hear(["comm_msg", "a", { method: "custom", content: 7 }]);
  assert.deepEqual(sent, [["a", { method: "custom", content: { kind: "again", content: 7 } }]]);
});

test("linked traits are kept the same until their link is closed", () => {
  const { sent, models, a, b } = two();
  models.hear([
    "comm_open",
    "l",
    { state: { _model_name: "LinkModel", source: ["IPY_MODEL_a", "lit"], target: ["IPY_MODEL_b", "lit"] } },
  ]);
  a.set("lit", 5);
  assert.equal(b.get("lit"), 5);
  b.set("lit", 6);
  assert.equal(a.get("lit"), 6);
  assert.equal(sent.length, 2); // each side once: no echo goes to and fro
  models.hear(["comm_close", "l", {}]);
  a.set("lit", 7);
  assert.equal(b.get("lit"), 6);
});

test("a widget that was closed is not found any more", () => {
  const { models } = two();
  models.hear(["comm_close", "a", {}]);
  assert.throws(() => models.found("anywidget:a"));
  models.hear(["comm_msg", "a", { method: "update", state: {} }]);
});

test("how far it is, in whole megabytes", () => {
  assert.equal(loadingWords(0, 9_662_239), "Loading Python, 0 of 10 MB");
  assert.equal(loadingWords(4_400_000, 9_662_239), "Loading Python, 4 of 10 MB");
  assert.equal(loadingWords(9_662_239, 9_662_239), "Loading Python, 10 of 10 MB");
});
