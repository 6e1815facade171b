/** What is said at the end of a game: `asking/guesses.py` once more, for pages without a kernel. */
import { capital, ofHundred, places } from "./wording.ts";

const SMALL = "no one two three four five six seven eight nine ten".split(" "),
  RARE = 0.05,
  FURTHEST = 3;

const spelled = (n: number) => SMALL[n] ?? String(n);

const times = (n: number) => ["", "once", "twice"][n] || `${spelled(n)} times`;

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
  const stops = n === 1 ? "One such stop brings" : `${capital(spelled(n))} such stops bring`,
    all = came === (many ? n : 0),
    told = came ? spelled(came) : "none",
    soMany = all ? told : `${told} or ${many ? "more" : "fewer"}`,
    rare = tail < RARE ? " That is rare." : "";
  return [
    `Hits expected ${places(expected, 1)}, came ${came}.`,
    `${stops} ${soMany} in ${roundly(tail)} of 100 games.${rare}`,
  ];
}

const off = ({ said, exact, reach }: Uw.Guess) => Math.abs((said ?? exact) - exact) / reach;

function furthest(made: Uw.Guess[]): [string, string] {
  const far = made.filter(({ near }) => !near).sort((a, b) => off(b) - off(a)),
    n = far.length;
  if (n === 0) return ["", made.length > 1 ? "All your numbers were near." : "Your number was near."];
  const pairs = far
      .slice(0, FURTHEST)
      .map(({ mine, right }) => `${mine} for ${right}`)
      .join(", "),
    high = far.filter(({ said, exact }) => (said ?? 0) > exact).length,
    all = ["", "both times ", "each time "][Math.min(n, 3) - 1],
    which = high === 0 || high === n ? `${all}too ${high ? "high" : "low"}` : `${times(high)} too high`;
  return [
    "",
    `${capital(times(n))} you were further off, ${which}${n > FURTHEST ? ". Furthest: " : ": "}${pairs}.`,
  ];
}

/** @param sure how sure they were */
export function endingOf(guesses: Uw.Guess[], sure: string): Uw.Ending {
  const made = guesses.filter(({ said }) => said != null);
  if (made.length === 0)
    return {
      title: "The game is over",
      near: "",
      lines: [["You gave no number.", "A mark below the table asks again."]],
      doors: [],
    };
  const lines: [string, string][] = [hits(made), furthest(made), ["", sure]];
  return {
    title: made.length === 1 ? "Your one stop" : `Your ${spelled(made.length)} stops`,
    near: `${made.filter(({ near }) => near).length} near`,
    lines: lines.filter((line) => line.some(Boolean)),
    doors: [],
  };
}
