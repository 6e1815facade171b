// Judges what stands in a file as a page without a kernel does, and prints the verdicts.
import { readFileSync } from "node:fs";
import { bandOf, mistakeOf, verdictOf } from "../../uncle_widgets/static/judging.js";

const cases = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const told = cases.map(({ said, judged, measure }) => [
  bandOf(said, judged.exact, measure),
  mistakeOf(said, judged, measure)?.name ?? "",
  verdictOf(said, judged.exact, measure),
]);
process.stdout.write(JSON.stringify(told));
