// The end of a lesson: dots of the chart, of which none hides another nor stands far from where it belongs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { spreadDots } from "../../uncle_widgets/static/rooms/lesson_end.js";

test("of dots at one place none hides another, and each stays near and as far off as it was", () => {
  const said = [
    [50 / 3, 30],
    [30.6, 30],
    [42.1, 30],
    [50 / 3, 30],
    [50 / 3, 30],
    [50 / 3, 31],
  ];
  for (const side of [160, 280, 440]) {
    const at = (value) => (value / 100) * side,
      found = spreadDots(
        said.map(([exact, number]) => ({ exact, said: number })),
        at,
      );
    found.forEach(([x, y], k) => {
      const [exact, number] = said[k];
      assert.ok(Math.hypot(x - at(exact), y - at(number)) < 52, `${k} at ${side}`);
      assert.ok(Math.abs(y - x - (at(number) - at(exact))) < 1e-9);
      for (const [u, v] of found.slice(0, k)) assert.ok(Math.hypot(x - u, y - v) >= 16);
    });
  }
});
