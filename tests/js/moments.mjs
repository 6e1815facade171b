// What phones would be sent of a saved lesson (a file's JSON), for a class that said numbers of all kinds.
import { readFileSync } from "node:fs";
import { ClassFacts } from "../../uncle_widgets/live/class_facts.ts";
import { answerOf, dealsOf, momentOf } from "../../uncle_widgets/live/class_moment.ts";

const facts = new ClassFacts(JSON.parse(readFileSync(process.argv[2], "utf-8")));
const places = Array.from({ length: facts.of }, (_, at) => at);
const members = Array.from({ length: 300 }, (_, k) => k + 1);
const votes = members.flatMap((member) =>
  places.map((at) => {
    const [low, high] = facts.span(at);
    return { member, at, vote: 1, value: low + ((high - low) * ((member * 37 + at * 11) % 101)) / 100 };
  }),
);
const told = places.map((at) => ({
  moment: momentOf(facts, at),
  answer: answerOf(facts, at, votes),
  deals: members.slice(0, 61).map((member) => dealsOf(facts, at, member)),
}));
process.stdout.write(JSON.stringify(told));
