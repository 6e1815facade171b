// Where a class stands: what may follow what, what is refused, and numbers by hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { classCsv } from "../../uncle_widgets/live/class_csv.ts";
import { ClassFacts } from "../../uncle_widgets/live/class_facts.ts";
import {
  begunClass,
  classDid,
  countOf,
  dealtAt,
  manyMissing,
  saidTo,
  ways,
} from "../../uncle_widgets/live/class_states.ts";
import { CHOOSE_WORDS, Classroom } from "../../uncle_widgets/live/classroom.ts";
import { mistakesMade } from "../../uncle_widgets/live/presenter_end.ts";
import { countWords, heapsOf } from "../../uncle_widgets/live/presenter_low.ts";
import { levelsOf } from "../../uncle_widgets/live/stacking.ts";

/** A lesson of three chances of a half: adding lands at 0.6, one card at 0.2; the last two lie side by side. */
function lesson() {
  const judged = {
    exact: 0.5,
    written: "1/2",
    verdicts: [
      [139999999, "far", -1],
      [260000000, "far", 0],
      [395000000, "far", -1],
      [485000000, "near", -1],
      [515000000, "exact", -1],
      [605000000, "near", -1],
      [660000000, "far", 1],
      [1000000000, "far", -1],
    ],
    mistakes: [
      { kind: "one", asked: "Did you take one: 1/5?", name: "1/5", words: "That is one." },
      { kind: "added", asked: "Did you add: 3/5?", name: "3/5", words: "It counts two twice." },
    ],
  };
  const position = (pair) => ({
    group: "All",
    place: "",
    question: "Q",
    notice: "",
    panels: [0],
    compares: [],
    pair,
  });
  return {
    game: "uncle",
    number: 1,
    kinds: { one: "took one" },
    pool: [[], "chance", [0, 1], judged, { letter: "a" }],
    panels: { knobs: [0], measure: [1], span: [2], judged: [3], steps: [[4, 4]] },
    courses: [{ positions: [position([]), position([]), position(["one", "other"])], laid: {} }],
  };
}
const facts = new ClassFacts(lesson());
const run = (now, ...deeds) => deeds.reduce((state, deed) => classDid(facts, state, deed), now);
const at = (to, more) => begunClass({ to, here: 5, ...more });
const tap = (value, by = 1) => ({ kind: "Tap", value, by });

test("every way of the table can be gone, and no other", () => {
  const deeds = {
    held: "Hold",
    talk: "Talk",
    shown: "Reveal",
    why: "Why",
    deal: "Deal",
    end: "End",
    door: "Anew",
  };
  for (const from of Object.keys(ways))
    for (const [to, kind] of Object.entries(deeds)) {
      const before = at(from);
      const goes = () => classDid(facts, before, { kind, seconds: 120, now: 1000 });
      if (ways[from].includes(to)) assert.equal(goes().to, to);
      else assert.throws(goes, /^Error: From .* a class can go to .*, but not to .*\.$/, `${from} to ${to}`);
      assert.equal(before.to, from);
    }
});

test("a question follows a door, an open question, a closed vote once more, and whatever shows the answer", () => {
  assert.equal(run(at("door"), { kind: "Start" }).to, "ask");
  for (const from of ["shown", "why", "deal"]) assert.equal(run(at(from), { kind: "Next" }).at, 1);
  const skipped = run(at("ask"), { kind: "Skip" });
  assert.deepEqual([skipped.to, skipped.at, skipped.vote], ["ask", 1, 1]);
  for (const from of ["held", "talk"]) assert.equal(run(at(from), { kind: "Again" }).vote, 2);
  assert.throws(() => run(at("held", { vote: 2 }), { kind: "Again" }), /only two votes/);
  assert.throws(() => run(at("held"), { kind: "Go", at: 2 }), /The vote is closed\. Show the answer first/);
  assert.throws(() => run(at("shown"), { kind: "Go", at: 3 }), /from 1 to 3, not 4/);
  assert.equal(run(at("shown", { at: 2 }), { kind: "Next" }).to, "end");
});

test("a state is frozen, and what is refused leaves it", () => {
  const now = run(at("ask"), tap(0.6));
  assert.throws(() => (now.to = "end"), TypeError);
  assert.throws(() => run(now, { kind: "Deal" }));
  assert.equal(now.to, "ask");
  assert.equal(saidTo(now).length, 1);
});

test("numbers by hands are counted up and down, for as many as the class is, while the vote is open", () => {
  const now = run(at("ask"), tap(0.6), tap(0.6), tap(0.2), tap(0.6, -1));
  assert.deepEqual(
    saidTo(now).map(({ value, member }) => [value, member]),
    [
      [0.6, 0],
      [0.2, 0],
    ],
  );
  assert.throws(() => run(now, tap(0.9, -1)), /Nobody has guessed that/);
  assert.throws(() => run(now, tap(1.2)), /from 0 to 100, not 120/);
  assert.throws(
    () => run(now, { kind: "List", text: "50 x4" }),
    /Only 3 of 5 students haven't answered, so you can't add 4/,
  );
  assert.throws(() => run(now, { kind: "List", text: "50 x3" }, tap(0.1)), /All 5 students have answered/);
  assert.throws(() => run(now, { kind: "Size", of: 1 }), /of 2 to 300 students, not 1\.$/);
  assert.throws(() => run(now, { kind: "Size", of: Number("?") }), /of 2 to 300 students\.$/);
  assert.equal(run(now, { kind: "Size", of: 31 }).here, 31);
  assert.throws(() => run(now, { kind: "Hold" }, tap(0.5)), /The vote is closed/);
});

test("a typed list is read as people write it, or refused in a sentence", () => {
  assert.deepEqual(facts.list(0, "60 x4, 45, 50 50"), [0.6, 0.6, 0.6, 0.6, 0.45, 0.5, 0.5]);
  assert.deepEqual(facts.list(0, "60x2 2/5; 12.5%\n7"), [0.6, 0.6, 0.4, 0.125, 0.07]);
  assert.deepEqual(facts.list(0, "60\u00d72,30, 20, 40,50,7"), [0.6, 0.6, 0.3, 0.2, 0.4, 0.5, 0.07]);
  assert.deepEqual(facts.list(0, "1 / 3 x2, 33 %, \u00bd"), [1 / 3, 1 / 3, 0.33, 0.5]);
  assert.deepEqual(facts.list(0, "\uff14\uff10 .5%"), [0.4, 0.005]);
  assert.throws(() => facts.list(0, "40, .5 x4"), /Did you mean 50 out of 100\? Type 50, or 0.5%/);
  assert.throws(() => facts.list(0, "30,20"), /Is 30,20 one number or two/);
  assert.throws(() => facts.list(0, "sixty"), /such as 60 x4, 45, not .sixty./);
  assert.throws(() => facts.list(0, "60 x x"), /such as 60 x4, 45/);
  assert.throws(() => facts.list(0, "140"), /from 0 to 100/);
  assert.throws(() => facts.list(0, " , "), /such as 60 x4, 45/);
});

test("who asks again at the end leaves the first vote, and a position that was skipped may be gone to", () => {
  const said = run(at("ask"), tap(0.6), { kind: "Reveal" }, { kind: "End" }, { kind: "Go", at: 0 });
  assert.deepEqual([said.to, said.vote, saidTo(said, 0, 1).length, saidTo(said).length], ["ask", 2, 1, 0]);
  const once = run(said, tap(0.5), { kind: "Reveal" }, { kind: "End" }, { kind: "Go", at: 0 });
  assert.equal(saidTo(once).length, 0);
  assert.equal(run(at("ask"), { kind: "Skip" }, { kind: "Reveal" }, { kind: "Go", at: 0 }).vote, 1);
  assert.deepEqual(run(said, { kind: "Reveal" }, { kind: "End" }, { kind: "Anew" }).votes, []);
});

test("the reasons are gone through step by step, and a talk has its end", () => {
  const now = run(at("shown"), { kind: "Why" }, { kind: "Step", by: 1 });
  assert.equal(now.step, 1);
  assert.throws(() => run(now, { kind: "Step", by: 1 }), /no such step/);
  assert.throws(() => run(now, { kind: "Step", by: -2 }), /no such step/);
  assert.equal(run(at("held"), { kind: "Talk", seconds: 120, now: 1000 }).ends, 1120);
});

test("deals by hands are ten for each of the class at most", () => {
  const now = run(at("deal"), { kind: "DealRest", by: 1 }, { kind: "DealRest", by: 10 });
  assert.equal(dealtAt(now), 11);
  const all = run(now, { kind: "DealRest" });
  assert.equal(dealtAt(all), 50);
  assert.throws(() => run(all, { kind: "DealRest", by: 1 }), /That's all 50 deals/);
  assert.equal(dealtAt(run(all, { kind: "Pressed", at: 0, by: { 7: 3 } })), 53);
});

test("numbers of phones take the place of what the same student said before", () => {
  const vote = (member, value) => ({ member, at: 0, vote: 1, value, sure: "think", after: 4 });
  const now = run(at("ask", { how: "phones" }), { kind: "Votes", votes: [vote(1, 0.4), vote(2, 0.9)] });
  const then = run(
    now,
    { kind: "Votes", votes: [vote(1, 0.5)] },
    { kind: "By", how: "hands" },
    tap(0.3),
    tap(0.3),
  );
  assert.deepEqual(
    saidTo(then).map(({ value }) => value),
    [0.9, 0.5, 0.3, 0.3],
  );
  const standing = { seq: 9, to: "shown", at: 0, of: 3, vote: 1, step: 0, ends: 0 };
  const back = run(begunClass({ how: "phones" }), {
    kind: "Front",
    standing,
    members: [{ number: 1, nick: "", here: true, said: true }],
    votes: [vote(1, 0.5)],
    pressed: {},
  });
  assert.deepEqual([back.to, back.here, back.done], ["shown", 1, [0]]);
});

test("amounts are pressed in round steps over their span, eleven at most", () => {
  const saved = lesson();
  saved.pool[1] = "chips";
  saved.pool[2] = [-5, 10];
  const amounts = new ClassFacts(saved);
  assert.deepEqual(amounts.bands(0), [-5, -2.5, 0, 2.5, 5, 7.5, 10]);
  assert.deepEqual(amounts.list(0, "-2.5 x2, 7"), [-2.5, -2.5, 7]);
  assert.match(amounts.fits(0, 11), /from -5 to 10, not 11/);
  assert.deepEqual(facts.bands(0).length, 11);
});

/** Numbers of students to a position, from the first student on. */
const votesOf = (values, at = 0, vote = 1) =>
  values.map((value, k) => ({ member: k + 1, at, vote, value, sure: "think", n: 1, after: 4 }));

test("heaps lie where mistakes land, from four on, and what is near is close", () => {
  const values = [0.2, 0.2, 0.15, 0.2, 0.62, 0.62, 0.62, 0.595, 0.405, 0.61],
    votes = votesOf(values);
  assert.deepEqual(
    facts.heaps(votes, votes).map(({ mistake, from, to, n, alone }) => [mistake.kind, from, to, n, alone]),
    [
      ["one", 0.15, 0.2, 4, true],
      ["added", 0.61, 0.62, 4, true],
    ],
  );
  assert.deepEqual(
    values.filter((value) => facts.near(0, value)),
    [0.595, 0.405],
  );
  assert.equal(facts.closeWords(0), "within 10");
  assert.equal(facts.spread(0, values).name, "Few are close");
  assert.equal(facts.spread(0, [0.5, 0.9]).name, "Split");
  assert.equal(facts.spread(0, [0.41, 0.59, 0.9]).name, "Split");
  assert.equal(facts.spread(0, [0.41, 0.59]).name, "Most are close");
  assert.deepEqual([facts.tells(0, "one"), facts.tells(0, "due")], [true, false]);
});

test("who says yes stands beside where numbers lie: over the heap, at the end, and in the table", () => {
  const said = [true, false, true, undefined, undefined].map((yes, k) => {
    const vote = { member: k + 1, at: 0, vote: 1, value: k < 4 ? 0.2 : 0.5, sure: "think", after: 9.4 };
    return yes == null ? vote : { ...vote, yes };
  });
  const now = at("shown", { how: "phones", votes: said, members: [{ number: 1, nick: "=Ann" }] });
  assert.deepEqual(
    heapsOf(facts, now).spec.rows[0].brackets.map(({ head }) => head),
    ["4 here: 1/5; 2 said Yes"],
  );
  assert.deepEqual(mistakesMade(facts, now), [
    { kind: "one", words: "took one", counts: [4, null, null], yes: 2 },
  ]);
  const rows = classCsv(facts, now).split("\n");
  assert.match(rows[0], /,matches mistake,kind,said yes,deals,/);
  assert.equal(rows[1], "1,'=Ann,uncle 1,1,1,20,think,50,no,1/5,one,yes,,,9");
  assert.deepEqual(
    rows.slice(1, 6).map((row) => row.split(",")[11]),
    ["yes", "no", "yes", "", ""],
  );
});

test("a mistake that a lesson names itself has its heap, as the phones of those who made it are told", () => {
  const saved = lesson(),
    own = { kind: "due", asked: "Did you go higher?", name: "higher", words: "It is not due." };
  saved.courses[0].positions[1].compares = [{ above: true, at: 0, fits: 0.1, mistake: own }];
  const those = new ClassFacts(saved),
    eight = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.96, 0.97],
    votes = [...votesOf(eight.map(() => 0.5)), ...votesOf([...eight, 0.5], 1)],
    now = at("shown", { how: "phones", at: 1, votes });
  assert.deepEqual(
    heapsOf(those, now).spec.rows[0].brackets.map(({ head, sub }) => [head, sub]),
    [["8 here: higher", "It is not due."]],
  );
  const mixed = [...votes, { ...votes[0], at: 1, member: 30, value: 0.86 }];
  const [{ alone }] = those.heaps(
    mixed.filter((one) => one.at === 1),
    mixed,
  );
  assert.equal(alone, false); // another's number lies between: no bracket over both
});

test("a mistake is explained after a second vote too, and of two positions side by side", () => {
  const first = votesOf([0.2, 0.2, 0.2, 0.2, 0.2, 0.5]),
    again = votesOf([0.2, 0.2, 0.2, 0.2, 0.5, 0.5], 0, 2);
  const twice = heapsOf(facts, at("shown", { how: "phones", vote: 2, votes: [...first, ...again] }));
  assert.deepEqual(
    twice.spec.rows.map(({ told, brackets }) => [told, brackets.map(({ n, name, sub }) => [n, name, sub])]),
    [
      ["at first", [[5, "1/5", "That is one."]]],
      ["after talking", [[4, "1/5", "That is one."]]],
    ],
  );
  assert.equal(twice.note, "1 moved closer, 0 moved away, 5 stayed");
  assert.match(twice.spoken, /5 here: 1\/5\..*4 here: 1\/5\./);
});

test("there is one count: who has answered is told by the numbers, and not by what a server says of members later", () => {
  const members = Array.from({ length: 7 }, (_, k) => ({ number: k + 1, nick: "", here: true, said: false })),
    now = (votes, more = {}) => at("ask", { how: "phones", members, here: 7, votes: votesOf(votes), ...more });
  assert.deepEqual(countOf(now([])), { answered: 0, missing: 7, of: 7 });
  assert.equal(countWords(now([0.5])), "1 of 7 have answered."); // the flags come a second later
  const flags = members.map((one) => ({ ...one, said: true }));
  assert.equal(countWords(now([], { members: flags, vote: 2 })), "0 of 7 have answered."); // those of the first vote
  const away = members.map((one) => ({ ...one, here: one.number > 1 }));
  assert.equal(countWords(now([0.5, 0.6], { members: away, here: 6 })), "2 of 7 have answered.");
  assert.equal(
    countWords(at("ask", { here: 1, votes: [{ ...votesOf([0.5])[0], member: 0 }] })),
    "1 of 1 has answered.",
  );
});

test("many are missing where a third or more have not answered, or nobody has", () => {
  const now = (here, n) => at("ask", { here, votes: votesOf(Array(n).fill(0.5)) });
  assert.deepEqual(
    [manyMissing(now(30, 20)), manyMissing(now(30, 21)), manyMissing(now(30, 30)), manyMissing(now(2, 0))],
    [true, false, false, true],
  );
  assert.equal(manyMissing(at("ask", { how: "phones", here: 0 })), true); // nobody is here
});

test("marks stay at their numbers, and lie above those that they would cover", () => {
  assert.deepEqual(levelsOf([10, 10, 10], 4), [0, 1, 2]);
  assert.deepEqual(levelsOf([0, 10, 20], 4), [0, 0, 0]);
  assert.deepEqual(levelsOf([3, 0, 4, 8], 4), [1, 0, 0, 0]);
  const xs = Array.from({ length: 300 }, (_, k) => (k * 37) % 101),
    levels = levelsOf(xs, 4);
  for (const [one, x] of xs.entries())
    for (let other = 0; other < one; other++)
      assert.ok(levels[one] !== levels[other] || Math.abs(x - xs[other]) >= 4, `${x} covers ${xs[other]}`);
});

test("a class that was begun before is offered covered, and goes on or is deleted when that is chosen", () => {
  const kept = new Map(),
    device = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
  globalThis.localStorage = device;
  try {
    const rehearsal = new Classroom(facts);
    assert.equal(rehearsal.offered, null);
    for (const deed of [{ kind: "Start" }, tap(0.6), { kind: "Reveal" }]) assert.equal(rehearsal.do(deed), "");
    const room = new Classroom(facts);
    assert.deepEqual([room.state.to, room.state.votes, room.state.done], ["door", [], []]);
    assert.equal(room.do({ kind: "Start" }), CHOOSE_WORDS);
    assert.equal(new Classroom(facts).offered.to, "shown"); // what is refused has kept it
    room.takeUp();
    assert.deepEqual([room.state.to, room.state.votes.length, room.offered], ["shown", 1, null]);
    const another = new Classroom(facts);
    another.forget();
    assert.deepEqual([another.state.to, another.offered], ["door", null]);
    assert.equal(new Classroom(facts).offered, null);
  } finally {
    delete globalThis.localStorage;
  }
});

test("a class by phones takes nothing over from one by hands that was begun before", () => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
  };
  try {
    const rehearsal = new Classroom(facts);
    for (const deed of [{ kind: "Start" }, tap(0.6), { kind: "Reveal" }]) rehearsal.do(deed);
    const room = new Classroom(facts);
    assert.equal(room.do({ kind: "By", how: "phones" }), "");
    assert.deepEqual([room.offered, room.state.votes, room.state.to], [null, [], "door"]);
  } finally {
    delete globalThis.localStorage;
  }
});
