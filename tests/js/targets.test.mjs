// What can be pressed on a board: cells of the nearest, rings and tags that leave each other free, and the view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { framing } from "../../uncle_widgets/widgets/table/board_zoom.ts";
import { cells, rings, tagBoxes } from "../../uncle_widgets/widgets/table/targets.ts";

const inside = (area, { x, y }) =>
  area.length > 0 &&
  area.every((a, k) => {
    const b = area[(k + 1) % area.length];
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= -1e-9;
  });

test("each place within reach belongs to the nearest point and to no other", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 40; round++) {
    const points = Array.from({ length: 2 + (round % 9) }, () => ({ x: 90 * random(), y: 90 * random() })),
      areas = cells(points);
    for (let tried = 0; tried < 60; tried++) {
      const at = { x: 110 * random() - 10, y: 110 * random() - 10 },
        far = points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)),
        least = Math.min(...far);
      const hit = areas.flatMap((area, k) =>
        inside(area, { x: at.x - points[k].x, y: at.y - points[k].y }) ? [k] : [],
      );
      if (least < 22) assert.deepEqual(hit, [far.indexOf(least)]);
      else assert.ok(hit.every((k) => k === far.indexOf(least)));
    }
  }
});

test("of two targets at one place the upper one is pressed", () => {
  const [under, upper] = cells([
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ]);
  assert.deepEqual(under, []);
  assert.ok(inside(upper, { x: 0, y: 0 }));
});

test("rings of neighbours do not run into each other", () => {
  const points = [0, 28, 90].map((x) => ({ x, y: 0 })),
    [a, b, c] = rings(points);
  assert.ok(a + b < 28);
  assert.equal(c, 20);
});

test("a tag covers no ring and no other tag where there is room", () => {
  const points = [
      { x: 100, y: 100 },
      { x: 100, y: 130 },
      { x: 130, y: 100 },
    ],
    radii = rings(points);
  const boxes = tagBoxes(points, radii, [21, 21, 30], [], { x: 0, y: 0, w: 300, h: 300 });
  for (const [k, box] of boxes.entries()) {
    for (const [at, { x, y }] of points.entries()) {
      const near = Math.hypot(
        x - Math.max(box.x, Math.min(x, box.x + box.w)),
        y - Math.max(box.y, Math.min(y, box.y + box.h)),
      );
      assert.ok(near > radii[at] - 4, `the tag ${k} lies on the ring ${at}`);
    }
    for (const other of boxes.slice(0, k)) {
      const apart =
        box.x >= other.x + other.w ||
        other.x >= box.x + box.w ||
        box.y >= other.y + other.h ||
        other.y >= box.y + box.h;
      assert.ok(apart);
    }
  }
});

test("the view holds every target with room around it, clear of what stands at its top", () => {
  const whole = { x: 0, y: 0, w: 1000, h: 900 },
    [wide, aspect, clear] = [390, 390 / 308, 50];
  for (const points of [
    [{ x: 500, y: 400 }],
    [
      { x: 500, y: 400 },
      { x: 620, y: 520 },
    ],
    [
      { x: 0, y: 0 },
      { x: 60, y: 40 },
    ],
    [
      { x: 1000, y: 900 },
      { x: 900, y: 500 },
    ],
  ]) {
    const frame = framing(points, whole, wide, aspect, clear),
      k = wide / frame.w;
    for (const { x, y } of points) {
      assert.ok((x - frame.x) * k >= 23 && (frame.x + frame.w - x) * k >= 23);
      assert.ok((y - frame.y) * k >= clear + 23 && (frame.y + frame.h - y) * k >= 23);
    }
  }
});
