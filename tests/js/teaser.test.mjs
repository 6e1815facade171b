// The gallery's table: all of it lies inside its frame, at both widths, however long the pile is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { teaserPlan } from "../../uncle_widgets/widgets/page/teaser.ts";

const cards = (count, name, face) =>
  Array.from({ length: count }, (_, k) => ({
    key: `${name}${k}`,
    label: "a card",
    above: name === "p" ? String(2 * k + 2) : "",
    ...(face ? { face: { text: "2", rings: 2 } } : {}),
  }));

const zones = (pile, open) => [
  { kind: "ring", id: "dial", value: "15" },
  { kind: "seat", id: "seat0", seat: 0, name: "A (you)", me: true, cards: cards(3, "a", true) },
  { kind: "seat", id: "seat1", seat: 1, name: "B", note: "to play", cards: cards(3, "b", open) },
  { kind: "fan", id: "pile", label: "The pile", cards: cards(pile, "p", true) },
];

for (const width of [320, 362, 500, 700]) {
  for (const pile of [1, 4, 7, 13]) {
    test(`${pile} cards on the pile at ${width}`, () => {
      const { w, h, things } = teaserPlan({ zones: zones(pile, false) }, width);
      const shown = things.filter((thing) => thing.kind === "card");
      assert.equal(shown.length, pile + 6);
      assert.equal(new Set(things.map((thing) => thing.key)).size, things.length);
      for (const card of shown) {
        assert.ok(card.x >= 0 && card.x + card.w <= w, card.key);
        assert.ok(card.y >= 0 && card.y + card.w * 1.4 <= h, card.key);
      }
      const pileEnds = Math.max(...shown.filter((card) => card.role === "fan").map((card) => card.x + card.w));
      const handBegins = Math.min(...shown.filter((card) => card.role === "hand").map((card) => card.x));
      assert.ok(pileEnds < handBegins);
    });
  }
}

test("the hidden hand is lit until it is turned up; then what was played is", () => {
  const lit = (shown) =>
    teaserPlan(shown, 600)
      .things.filter((thing) => thing.kind === "lit")
      .map((thing) => thing.key);
  assert.deepEqual(lit({ zones: zones(4, false) }), ["lit:seat1"]);
  assert.deepEqual(lit({ zones: zones(5, true), lit: { b2: "", p4: "" } }), ["lit:b2", "lit:p4"]);
});

test("totals stay apart where the pile is long", () => {
  const totals = teaserPlan({ zones: zones(10, false) }, 362).things.filter((thing) =>
    thing.key.endsWith(".above"),
  );
  assert.equal(totals.length, 5);
  assert.ok(totals.at(-1).key.includes("p9"));
});

test("what was gained is shown beside the hand", () => {
  const { things } = teaserPlan({ zones: zones(5, true), gain: { count: 2, label: "chips" } }, 600);
  assert.equal(things.filter((thing) => thing.kind === "chips").length, 2);
  assert.ok(things.some((thing) => thing.key === "text:seat1.gain" && thing.lines[0] === "2 chips for B"));
});
