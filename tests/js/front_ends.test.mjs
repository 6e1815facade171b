/** Front ends differ in the model that they give a view: it is the same to every view of ours. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guarded } from "../../uncle_widgets/widgets/page/kernel_lost.ts";
import { idsOf } from "../../uncle_widgets/widgets/page/whole.ts";

/** As marimo's: it takes each name as a whole, and keeps what it has to itself. */
class Model {
  #heard = /** @type {Map<string, Set<() => void>>} */ (new Map());
  #traits = /** @type {Record<string, any>} */ ({ step: 1 });
  /** @param {string} name */
  get(name) {
    return this.#traits[name];
  }
  /** @param {string} name @param {any} value */
  set(name, value) {
    this.#traits[name] = value;
    for (const hear of this.#heard.get(`change:${name}`) ?? []) hear();
  }
  /** @param {string} name @param {() => void} hear */
  on(name, hear) {
    this.#heard.set(name, (this.#heard.get(name) ?? new Set()).add(hear));
  }
  /** @param {string} name @param {() => void} hear */
  off(name, hear) {
    this.#heard.get(name)?.delete(hear);
  }
  send() {
    throw new Error("Cannot send");
  }
}

test("several changes are heard, and no longer heard, where a front end takes one name at a time", () => {
  const model = guarded(new Model());
  let heard = 0;
  const hear = () => (heard += 1);
  model.on("change:step change:watcher", hear);
  model.set("step", 2);
  model.set("watcher", "1");
  assert.deepEqual([heard, model.get("step"), model.get("watcher")], [2, 2, "1"]);
  model.off("change:step change:watcher", hear);
  model.set("step", 3);
  assert.equal(heard, 2);
});

test("a message that no kernel takes stops nothing", (context) => {
  const said = context.mock.method(console, "warn", () => {});
  guarded(new Model()).send({ kind: "alive" });
  assert.equal(said.mock.callCount(), 1);
});

test("the parts of a room are known by their ids, from the outermost in", () => {
  const leaf = (/** @type {string} */ id) => ({ id, classes: [] });
  const room = { id: "room", classes: [], kids: [{ id: "cols", classes: [], kids: [leaf("a"), leaf("b")] }] };
  assert.deepEqual(idsOf(room), ["room", "cols", "a", "b"]);
});
