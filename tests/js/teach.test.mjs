import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, foundIn, matches, topicsOf } from "../../uncle_widgets/widgets/page/finding.ts";
import { LIST, linkOf, placeOf } from "../../uncle_widgets/widgets/page/teach_place.ts";

test("words match in any order, in large letters or small, without accents, as in school/finding.py", () => {
  assert.ok(matches("The café is open", "OPEN cafe"));
  assert.ok(matches("The café is open", ""));
  assert.ok(!matches("The café is open", "open closed"));
});

test("a game without a lesson that matches is left out", () => {
  const games = [
    { id: "a", lessons: [{ finds: "One / Goal / average" }, { finds: "Two / Goal / complement / average" }] },
    { id: "b", lessons: [{ finds: "Three / Goal / tree" }] },
  ];
  const found = foundIn(games, "average two");
  assert.deepEqual(
    found.map(({ id, lessons }) => [id, lessons.length]),
    [["a", 1]],
  );
  assert.equal(counted(foundIn(games, "")), 3);
  assert.deepEqual(topicsOf(games.flatMap(({ lessons }) => lessons)), ["average", "complement", "tree"]);
});

test("a place is a link and back, and no other link is one", () => {
  for (const view of ["teach", "sheet"]) {
    const place = { view, game: "uncle", lesson: 12 };
    assert.deepEqual(placeOf(linkOf(place)), place);
  }
  assert.equal(linkOf(LIST), "");
  for (const other of [
    "",
    "lesson/2 uncle lesson=1:",
    "teach/2 uncle lesson=x:",
    "teach/2 a b lesson=1:",
    "list/2 uncle lesson=1:",
  ])
    assert.deepEqual(placeOf(other), LIST);
});
