// The end of a lesson: answers lie where they belong, equal ones at one place, and no number hides another.
import assert from "node:assert/strict";
import { test } from "node:test";
import { placedDots } from "../../uncle_widgets/widgets/rooms/lesson_end.ts";

const SAID = [
  [42, 40],
  [42, 40],
  [50 / 3, 30],
  [30.6, 30],
  [42.1, 30],
  [50 / 3, 30],
  [50 / 3, 30],
  [50 / 3, 31],
  [100, 100],
  [100, 99],
];
const SIDES = [200, 280, 440];
const placed = (side) => {
  const at = (value) => (value / 100) * side;
  return {
    at,
    found: placedDots(
      SAID.map(([exact, said]) => ({ exact, said })),
      at,
      side,
    ),
  };
};

test("an answer lies exactly at its place, so that equal answers lie at one", () => {
  for (const side of SIDES) {
    const { at, found } = placed(side);
    found.forEach(({ place }, k) => assert.deepEqual(place, [at(SAID[k][0]), at(SAID[k][1])]));
    assert.deepEqual(found[0].place, found[1].place);
  }
});

test("no number hides another, and each stands at its place or near it", () => {
  for (const side of SIDES) {
    const { found } = placed(side);
    found.forEach(({ place: [x, y], number: [u, v] }, k) => {
      assert.ok(Math.hypot(x - u, y - v) <= 4 * 22, `${k} at ${side}`);
      assert.ok(Math.min(u, v) >= 0 && Math.max(u, v) <= side, `${k} at ${side}`);
      for (const { number: other } of found.slice(0, k))
        assert.ok(Math.hypot(u - other[0], v - other[1]) >= 16, `${k} at ${side}`);
    });
  }
});

test("a number that hides none stands at its place", () => {
  const { found } = placed(440);
  assert.deepEqual(found[3].number, found[3].place);
});
