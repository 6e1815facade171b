// Does deeds to a saved game, and prints the state after each, or what was refused.
import { readFileSync } from "node:fs";
import { begun, did } from "../../uncle_widgets/static/panel/asking.js";
import { SavedFacts } from "../../uncle_widgets/static/saved/saved_facts.js";

const { saved, deeds } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const facts = new SavedFacts(saved);
let now = begun({});
const told = deeds.map((deed) => {
  try {
    now = did(facts, now, deed);
  } catch (error) {
    return error.message;
  }
  const { said } = now.asked;
  return { ...now, asked: { ...now.asked, said: [said.length, ...said.slice(-2)] } };
});
process.stdout.write(JSON.stringify(told));
