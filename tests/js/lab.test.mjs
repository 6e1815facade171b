// The lab: round numbers on its axes, and settings that are changed in the form.
import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf, short, spanOfLines, topOf } from "../../uncle_widgets/widgets/lab/lab_charts.ts";
import { changedRules, reseated } from "../../uncle_widgets/widgets/lab/lab_form.ts";

test("numbers of games are short, and round ones stay exact", () => {
  assert.deepEqual([10, 1000, 10_000, 250_000, 1_000_000].map(short), ["10", "1,000", "10k", "250k", "1M"]);
});

test("an axis has few round marks, all of them within it", () => {
  for (const [low, high] of [
    [0, 7],
    [-3, 3],
    [51, 358],
    [0, 123_456],
    [5, 5],
  ]) {
    const marks = marksOf(low, high, 6);
    assert.ok(marks.length <= 7, `${marks}`);
    assert.ok(marks.every((mark) => mark >= low && mark <= high));
    const steps = new Set(marks.slice(1).map((mark, k) => mark - marks[k]));
    assert.ok(steps.size <= 1);
  }
  assert.deepEqual(marksOf(51, 358, 6), [100, 200, 300]);
});

test("the bars of all settings have one axis, which holds every interval and every fair share", () => {
  const result = (fair, high) => ({ fair, seats: [{ share: { high } }] });
  assert.equal(topOf([result(50, 31)]), 60);
  assert.equal(topOf([result(25, 20), result(33.3, 84)]), 100);
  assert.equal(topOf([result(50, 100)]), 100);
});

test("the lines are drawn where they run after the first few games", () => {
  const wild = [
    [1, 100],
    [10, 70],
    [100, 40],
    [1000, 34],
  ];
  const { low, high, last } = spanOfLines([[wild]], [33.3]);
  assert.equal(last, 1000);
  assert.ok(low < 33.3 && low > 30);
  assert.ok(high > 40 && high < 50);
});

test("more seats get the last player again, fewer lose the last", () => {
  const side = { seats: 2, players: ["greedy", "random"], options: {} };
  assert.deepEqual(reseated(side, 4).players, ["greedy", "random", "random", "random"]);
  assert.deepEqual(reseated(side, 1).players, ["greedy"]);
});

test("rules are changed where they differ from those at first", () => {
  const form = {
    options: [
      { name: "chips", value: "50" },
      { name: "memory", value: "full" },
    ],
  };
  assert.equal(changedRules({ options: {} }, form), 0);
  assert.equal(changedRules({ options: { chips: "50", memory: "top" } }, form), 1);
});
