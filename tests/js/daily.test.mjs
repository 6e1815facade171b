// The position of the day: the row of days, what is counted, and its small steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  askedOf,
  fitting,
  panelOf,
  stepped,
  toldOf,
  workAfter,
} from "../../uncle_widgets/widgets/page/daily_machine.ts";
import {
  dateOf,
  daysBefore,
  daysText,
  longDate,
  readDays,
  suresOf,
  untilTomorrow,
  weekOf,
  weekWords,
} from "../../uncle_widgets/widgets/page/daily_week.ts";

const TODAY = "2026-11-28";
const day = (close, sure = "", number = "40") => ({ number, sure, close, position: "p", steps: [] });
const kept = (marks) =>
  Object.fromEntries(
    [...marks].flatMap((mark, k) =>
      mark === "-" ? [] : [[daysBefore(TODAY, marks.length - 1 - k), day(mark === "c")]],
    ),
  );

test("a row is the last seven days, today last", () => {
  const week = weekOf(kept("cf-cfc-"), TODAY);
  assert.deepEqual(
    week.map(({ date }) => date),
    ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", TODAY],
  );
  assert.deepEqual(
    week.map(({ name }) => name),
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Today"],
  );
  assert.deepEqual(
    week.map(({ mark }) => mark),
    ["close", "far", "none", "close", "far", "close", "today"],
  );
  assert.equal(weekWords(week), "You were close on 3 of the 5 days you played.");
});

for (const [marks, words] of [
  ["-------", "Each day has one position. Your last seven days are shown here."],
  ["------c", "You were close on the one day you played."],
  ["f------", "You were not close on the one day you played."],
  ["-----cc", "You were close on both days you played."],
  ["-----cf", "You were close on 1 of the 2 days you played."],
  ["fffffff", "You were close on none of the 7 days you played."],
  ["ccccccc", "You were close on all 7 days you played."],
  ["cccccccf", "You were close on 6 of the 7 days you played."], // the eighth day back is not counted
])
  test(`with ${marks} it says so`, () => assert.equal(weekWords(weekOf(kept(marks), TODAY)), words));

test("a clock that was set back leaves later days out until they come", () => {
  const days = kept("ccccccc");
  assert.equal(weekWords(weekOf(days, "2026-11-23")), "You were close on both days you played.");
  assert.equal(
    weekWords(weekOf(days, "2027-11-28")),
    "Each day has one position. Your last seven days are shown here.",
  );
});

for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "UTC"])
  test(`every date is there once, also where clocks are changed: ${zone}`, () => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      let date = "2028-03-01";
      const seen = new Set();
      for (let k = 0; k < 800; k++) {
        seen.add(date);
        date = daysBefore(date, 1);
      }
      assert.equal(seen.size, 800);
      assert.ok(seen.has("2027-03-28") && seen.has("2026-10-25") && !seen.has("2027-02-29"));
      for (const hour of [0, 1, 2, 3, 23]) {
        const now = new Date(2026, 9, 25, hour, 30),
          left = untilTomorrow(now);
        assert.equal(dateOf(now), "2026-10-25");
        assert.equal(dateOf(new Date(now.getTime() + left)), "2026-10-26");
        assert.equal(dateOf(new Date(now.getTime() + left - 1)), "2026-10-25");
      }
    } finally {
      if (before == null) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

test("a date in words", () => assert.equal(longDate(TODAY), "Saturday, 28 November"));

test("what was kept is read back, and what is broken is left out", () => {
  const days = {
    ...kept("cf"),
    "2026-11-20": {
      ...day(true, "know"),
      steps: [
        [0, "35"],
        [1, ""],
      ],
    },
  };
  assert.deepEqual(readDays(daysText(days)), days);
  for (const broken of ["", "{", "null", "7", '"x"', "[]", '{"2026-11-28":7}', '{"x":{"number":"4"}}'])
    assert.deepEqual(readDays(broken), {});
  const odd = { ...day(true), sure: "very", steps: [[0.5, "1"], [1, 2], 7, [0, "3"]] };
  assert.deepEqual(readDays(JSON.stringify({ [TODAY]: odd })), { [TODAY]: { ...day(true), steps: [[0, "3"]] } });
});

test("the oldest of very many days go", () => {
  const days = Object.fromEntries(Array.from({ length: 400 }, (_, k) => [daysBefore(TODAY, k), day(true)]));
  const left = Object.keys(readDays(daysText(days)));
  assert.equal(left.length, 200);
  assert.ok(left.includes(TODAY));
});

const guesses = (...those) =>
  Object.fromEntries(those.map(([sure, close], k) => [daysBefore(TODAY, k), day(close, sure)]));

test("how sure somebody was is counted from three guesses of a level on", () => {
  assert.deepEqual(suresOf({}), []);
  assert.deepEqual(suresOf(guesses(["know", true], ["know", true], ["think", false], ["think", true])), []);
  const rows = suresOf(
    guesses(
      ["know", true],
      ["know", true],
      ["know", false],
      ["guess", false],
      ["guess", false],
      ["guess", true],
      ["", true],
    ),
  );
  assert.deepEqual(
    rows.map(({ words }) => words),
    [
      "When you were certain you were close 2 times out of 3.",
      "When you were just guessing you were close 1 time out of 3.",
    ],
  );
  const forty = suresOf(guesses(...Array.from({ length: 40 }, (_, k) => ["think", k % 4 > 0])));
  assert.deepEqual(
    forty.map(({ close, of }) => [close, of]),
    [[30, 40]],
  );
});

const ask = (words, low, high, judged = "count") => ({
  line: 0,
  words,
  judged,
  unit: "cards",
  hint: "Look.",
  reason: "So it is.",
  left: [],
  low,
  high,
});
const POSITION = {
  position: "p",
  game: "g",
  question: { measure: "chance" },
  headline: "About 44 out of 100.",
  answer: {},
  steps: [
    { letter: "a", words: "one", value: "35" },
    { letter: "b", words: "two", value: "80" },
  ],
  asks: [ask("How many?", 35, 35), ask("How likely?", 0.77, 0.83, "chance")],
  exact: 413 / 935,
};

for (const [words, situation, question] of [
  ["How likely is it?", "", "How likely is it?"],
  ["You play a 5. How likely is it?", "You play a 5.", "How likely is it?"],
  ["Hand it to B. How likely is a MR. T?", "Hand it to B.", "How likely is a MR. T?"],
  ["C needs a MR. T. D waits. Is it due?", "C needs a MR. T. D waits.", "Is it due?"],
])
  test(`asked: ${words}`, () => assert.deepEqual(askedOf(words), { situation, question }));

for (const [number, close, verdict, more] of [
  ["44", true, "Spot on.", "You guessed 44. It's 44."],
  ["41", true, "Close: 3 too low.", "You guessed 41. It's 44."],
  ["54.6", true, "Close: 10 too high.", "You guessed 54.6. It's 44."],
  ["54.7", false, "You guessed 54.7. It's 44.", "11 too high. Two small steps show where 44 comes from."],
  ["1/5", false, "You guessed 20. It's 44.", "24 too low. Two small steps show where 44 comes from."],
])
  test(`a guess of ${number}`, () => {
    const told = toldOf(POSITION, number);
    assert.deepEqual([told.close, told.verdict, told.more], [close, verdict, more]);
  });

test("steps: right, wrong once, wrong twice, shown; nonsense and other steps change nothing", () => {
  let steps = [];
  const at = () => workAfter(POSITION, steps).at;
  for (const [step, number] of [
    [1, "80"],
    [0, "many"],
    [0, "1.5"],
  ]) {
    assert.equal(stepped(POSITION, steps, step, number), steps);
  }
  steps = stepped(POSITION, steps, 0, "34");
  assert.equal(at(), 0);
  steps = stepped(POSITION, steps, 0, "35");
  assert.equal(at(), 1);
  assert.equal(workAfter(POSITION, steps).steps[0].outcome, "second");
  steps = stepped(POSITION, steps, 1, "50");
  steps = stepped(POSITION, steps, 1, "60");
  assert.equal(workAfter(POSITION, steps).steps[1].outcome, "shown");
  assert.equal(at(), -1);
  assert.equal(stepped(POSITION, steps, 1, "80"), steps);
  assert.equal(workAfter(POSITION, stepped(POSITION, [], 0, "")).steps[0].outcome, "shown");
  assert.deepEqual(fitting(POSITION, [[5, "1"], [0, "x"], ...steps]), steps);
  const panel = panelOf(POSITION, steps, "20");
  assert.equal(panel.work.lines, 2);
  assert.equal(panel.said.verdict, "You guessed 20. It's 44.");
  assert.equal(panelOf(POSITION, [], null).said, undefined);
});
