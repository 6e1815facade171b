// What is saved as CSV, cell by cell, as Python writes it: the cases of tests/csv_cells.json.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { csvText } from "../../uncle_widgets/widgets/page/csv.ts";

test("a cell is written as in Python, and none is a formula", () => {
  const cases = JSON.parse(readFileSync(new URL("../csv_cells.json", import.meta.url), "utf-8"));
  assert.ok(cases.length > 20);
  for (const [value, written] of cases) assert.equal(csvText([[value, "x"]]), `${written},x\n`);
});
