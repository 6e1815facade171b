/** What is said at the end of a game: `asking/guesses.py` once more, for pages without a kernel. */
import { capital, ofHundred, places } from "./wording.ts";

const SMALL = "no one two three four five six seven eight nine ten".split(" "),
  RARE = 0.05,
  FURTHEST = 3;

const spelled = (n: number) => SMALL[n] ?? String(n);

/** "once", "twice", "three times". */
export const times = (n: number) => ["", "once", "twice"][n] || `${spelled(n)} times`;

function roundly(p: number) {
  const n = ofHundred(p);
  if (Math.abs(100 * p - n) < 1e-9) return `exactly ${n}`;
  return n === 0 ? "fewer than 1" : n === 100 ? "more than 99" : `about ${n}`;
}

/** '37' of a chance of 37 of 100, '5.21' of an amount. */
export const shortly = (number: number, measure: string) =>
  measure === "chance"
    ? String(ofHundred(number))
    : places(number, 2)
        .replace(/\.?0+$/, "")
        .replace("-", "\u2212");

/** Successes in independent trials, each with its own chance: how likely is each number of them. */
export const successes = (chances: number[]) =>
  chances.reduce(
    (found, p) =>
      Array.from({ length: found.length + 1 }, (_, k) => (1 - p) * (found[k] ?? 0) + p * (found[k - 1] ?? 0)),
    [1],
  );

function hits(made: Uw.Guess[]): [string, string] {
  const seen = made.filter(({ came }) => came != null),
    n = seen.length;
  if (n === 0) return ["", ""];
  const chances = seen.map(({ exact }) => exact),
    came = seen.filter((guess) => guess.came).length,
    expected = chances.reduce((sum, p) => sum + p, 0),
    many = came >= expected - 1e-9,
    tail = successes(chances).reduce((sum, p, k) => sum + ((many ? k >= came : k <= came) ? p : 0), 0);
  const often = `in ${roundly(tail)} out of 100 games`,
    rare = tail < RARE ? " That is rare." : "";
  if (n === 1) return [came ? "It happened." : "It didn't happen.", `You'd expect that ${often}.${rare}`];
  const soMany =
    came === n ? (n === 2 ? "both" : `all ${n}`) : came ? `${came} or ${many ? "more" : "fewer"}` : "none";
  const all = n === 2 ? "Both" : `All ${spelled(n)}`,
    some = came === n ? all : `${came ? capital(spelled(came)) : "None"} of the ${spelled(n)}`;
  return [
    `${some} things you guessed about happened.`,
    `You'd expect ${places(expected, 1)} on average, and ${soMany} ${often}.${rare}`,
  ];
}

const off = ({ said, exact, reach }: Uw.Guess) => Math.abs((said ?? exact) - exact) / reach;

function furthest(made: Uw.Guess[]): [string, string] {
  const far = made.filter(({ near }) => !near).sort((a, b) => off(b) - off(a)),
    n = far.length;
  if (n === 0) return ["", made.length > 1 ? "All your guesses were close." : "Your guess was close."];
  const told = far.slice(0, FURTHEST).map(({ mine, right }) => `${mine} (it was ${right})`),
    pairs = [told.slice(0, -1).join(", "), told[told.length - 1]].filter(Boolean).join(" and "),
    high = far.filter(({ said, exact }) => (said ?? 0) > exact).length,
    way = `too ${high ? "high" : "low"}`;
  if (n === 1) return ["", `${made.length === 1 ? "Your" : "One"} guess was ${way}: ${pairs}.`];
  const some = `${spelled(high)} of them ${high === 1 ? "was" : "were"} too high`,
    which = high === 0 || high === n ? `${n === 2 ? "both" : "all"} were ${way}` : some,
    those = n > FURTHEST ? "The furthest off were" : "They were";
  return ["", `${capital(spelled(n))} guesses were not close, and ${which}. ${those} ${pairs}.`];
}

/** @param sure how sure they were */
export function endingOf(guesses: Uw.Guess[], sure: string): Uw.Ending {
  const made = guesses.filter(({ said }) => said != null);
  if (made.length === 0)
    return {
      title: "The game is over",
      near: "",
      lines: [["You didn't guess this time.", "Press a mark on the timeline to try one."]],
      doors: [],
    };
  const lines: [string, string][] = [hits(made), furthest(made), ["", sure]];
  return {
    title: made.length === 1 ? "Your guess" : `Your ${spelled(made.length)} guesses`,
    near: `${made.filter(({ near }) => near).length} close`,
    lines: lines.filter((line) => line.some(Boolean)),
    doors: [],
  };
}
