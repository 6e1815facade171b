// Tries out questions of a saved lesson, and prints what the page would show after each deed, or what was refused.
import { readFileSync } from "node:fs";
import { SavedLesson } from "../../uncle_widgets/widgets/saved/saved_lesson.ts";
import { Tries } from "../../uncle_widgets/widgets/saved/saved_tries.ts";

const { saved, seed, deeds } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const facts = new SavedLesson(saved);
facts.again();
const tries = new Tries(() => {}, seed);
const deed = {
  bind: ([at, said]) =>
    tries.bind(`${at}`, facts.card(`0 ${at}`, saved.courses[0].positions[at].question, {}), said),
  again: (given) => tries.again(given),
  run: (trials) => [...tries.trying(trials)],
};
const told = deeds.map(([kind, value]) => {
  try {
    deed[kind](value);
  } catch (error) {
    return error.message;
  }
  return [tries.told(true), tries.shown];
});
process.stdout.write(JSON.stringify(told));
