/** What a class said, as a table of text: a row a number. By hands no student is known. */

import { csvText } from "../widgets/page/csv.ts";
import type { ClassFacts } from "./class_facts.ts";
import type { ClassState } from "./class_states.ts";

const HEADS = [
  "student",
  "nickname",
  "lesson",
  "position",
  "vote",
  "said",
  "sure",
  "exact",
  "close",
  "matches mistake",
  "kind",
  "said yes",
  "deals",
  "hits",
  "second",
];

/** Without a float's last places. */
const tidyNumber = (x: number) => Math.round(x * 1e9) / 1e9;

export function classCsv(facts: ClassFacts, { votes, members, pressed }: ClassState) {
  const nicks = new Map(members.map(({ number, nick }) => [number, nick])),
    lesson = `${facts.saved.game} ${facts.saved.number}`;
  const rows = [...votes]
    .sort((one, other) => one.at - other.at || one.vote - other.vote || one.member - other.member)
    .map((one) => {
      const { member, at, vote, value, sure, after, yes } = one,
        mistake = facts.mistakeOf(one, votes),
        scale = facts.scale(at),
        k = (member && pressed[at]?.[member]) || 0,
        dealt = Array.from({ length: k }, (_, i) => facts.deal(at, 10 * (member - 1) + i).value);
      return [
        member || "",
        nicks.get(member) ?? "",
        lesson,
        at + 1,
        vote,
        tidyNumber(scale * value),
        sure,
        tidyNumber(scale * facts.exact(at)),
        facts.near(at, value) ? "yes" : "no",
        mistake?.name ?? "",
        mistake?.kind ?? "",
        yes == null ? "" : yes ? "yes" : "no",
        k || "",
        k ? dealt.filter(Boolean).length : "",
        member ? Math.round(after) : "",
      ];
    });
  return csvText([HEADS, ...rows]);
}
