// Judges what stands in a file as a page without a kernel does, and prints what it says.
import { readFileSync } from "node:fs";
import { verdictOf } from "../../uncle_widgets/widgets/panel/wording.ts";
import { Card } from "../../uncle_widgets/widgets/saved/saved_facts.ts";

const cases = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const told = cases.map(({ said, judged, measure }) => {
  const card = new Card({ knobs: [], measure, judged }, {}, []);
  return [card.mistake(said)?.name ?? "", verdictOf(said, judged.exact, measure, card.verdict(said).band)];
});
process.stdout.write(JSON.stringify(told));
