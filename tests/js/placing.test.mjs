// What is chosen on a board, place by place, and how arrows walk there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextIn } from "../../uncle_widgets/widgets/table/arrow_keys.ts";
import { Placing } from "../../uncle_widgets/widgets/table/placing.ts";

const boards = { town: { nodes: ["a", "b", "c", "d", "e"].map((id) => ({ id })) } };
const scene = (zone) => ({ zones: [{ kind: "tokens", board: "town", tokens: [], ...zone }] });

function placing(zone) {
  const heard = [];
  const made = new Placing({
    play: (move) => heard.push(["play", move]),
    choose: (part, picks) => heard.push(["choose", part, picks.map(({ parts }) => parts)]),
    moved: (part) => heard.push(["moved", part]),
  });
  made.show(scene(zone), boards, true);
  return { made, heard };
}

test("two places of three are chosen in any order, and the last one plays", () => {
  const picks = [
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ].map((parts) => ({ move: parts.join(), label: "", parts }));
  const { made, heard } = placing({ picks });
  assert.deepEqual(made.spots, { a: false, b: false, c: false });
  made.press("c");
  assert.deepEqual(made.spots, { a: false, b: false, c: true });
  made.press("c");
  assert.deepEqual(made.spots, { a: false, b: false, c: false });
  made.press("c");
  assert.equal(made.words, "Press 2 highlighted places (1 chosen).");
  made.press("a");
  assert.deepEqual(heard.at(-1), ["play", "a,c"]);
});

test("what is no place is chosen after the places", () => {
  const picks = [
    ["a", "Key"],
    ["a", "Bell"],
    ["b", "Key"],
  ].map((parts) => ({ move: parts.join(), label: "", parts }));
  const { made, heard } = placing({ picks });
  made.press("a");
  assert.deepEqual(heard.at(-1), ["choose", "a", [["Key"], ["Bell"]]]);
  assert.ok(made.clear());
  made.press("b");
  assert.deepEqual(heard.at(-1), ["play", "b,Key"]);
});

test("a token is taken up, then put on one of its places, or put back", () => {
  const { made, heard } = placing({
    carries: [
      { token: "mark.0", onto: ["d", "e"] },
      { token: "x", onto: ["a"] },
    ],
  });
  assert.deepEqual(made.spots, { "mark.0": false, x: false });
  made.press("mark.0");
  assert.deepEqual(made.spots, { d: false, e: false, "mark.0": true });
  assert.ok(made.clear());
  made.press("mark.0");
  made.press("e");
  assert.deepEqual(heard.at(-1), ["play", "put mark.0 e"]);
});

test("nothing can be pressed by who only looks on", () => {
  const { made } = placing({ carries: [{ token: "mark.0", onto: ["d"] }] });
  made.show(scene({ carries: [{ token: "mark.0", onto: ["d"] }] }), boards, false);
  assert.deepEqual(made.spots, {});
});

test("an arrow leads to the nearest in its direction, and nowhere where there is none", () => {
  const points = [
    { x: 10, y: 0 },
    { x: 4, y: 9 },
    { x: -5, y: 1 },
  ];
  const from = { x: 0, y: 0 };
  assert.equal(nextIn(from, points, { x: 1, y: 0 }), 0);
  assert.equal(nextIn(from, points, { x: 0, y: 1 }), 2);
  assert.equal(nextIn(from, points, { x: 0, y: -1 }), -1);
});
