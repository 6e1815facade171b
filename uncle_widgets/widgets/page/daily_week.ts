/**
 * The days on which somebody guessed the position of the day, as the device keeps them. Pure: dates are those of
 * the device's own calendar, so that no clock change makes a day longer or shorter.
 */

/** How sure somebody was, in the order of the rows, and how a sentence says it. */
const SURENESS = [
  ["know", "Certain", "certain"],
  ["think", "Fairly sure", "fairly sure"],
  ["guess", "Just guessing", "just guessing"],
] as const;
/** Guesses of a level before it is told of. */
export const FEWEST = 3;
/** Days in the row, and days that are kept: the guesses so far are counted from those. */
const WEEK = 7,
  MOST = 200;

/**
 * A guess: as typed, how sure (or ""), whether it was close, and which position it was about: another version may
 * have another for that date. `steps` are the answers to its small questions, "" for one that was shown.
 */
export type KeptDay = {
  number: string;
  sure: string;
  close: boolean;
  position: string;
  steps: [number, string][];
};
/** By date, "2026-11-29". */
export type KeptDays = Record<string, KeptDay>;
export type DayMark = "close" | "far" | "none" | "today";
export type WeekDay = { date: string; name: string; mark: DayMark; words: string };

const two = (n: number) => String(n).padStart(2, "0");

/** A date of the device's calendar, "2026-11-29". */
export const dateOf = (when: Date) => `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;

/** Noon of a date: no clock change is near. */
const noonOf = (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
};

/** The date so many days before another. */
export function daysBefore(date: string, days: number) {
  const noon = noonOf(date);
  return dateOf(new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() - days, 12));
}

/** "Saturday, 28 November". */
export function longDate(date: string) {
  const noon = noonOf(date),
    part = (how: Intl.DateTimeFormatOptions) => noon.toLocaleDateString("en-GB", how);
  return `${part({ weekday: "long" })}, ${noon.getDate()} ${part({ month: "long" })}`;
}

/** Milliseconds until the device's next day. */
export const untilTomorrow = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** What was kept, read back: whatever is no guess of a day is left out. */
export function readDays(text: string): KeptDays {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof told !== "object" || !told) return {};
  const found: KeptDays = {};
  for (const [date, day] of Object.entries(told as Record<string, any>)) {
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || typeof day !== "object" || !day) continue;
    const { number, sure, close, position, steps } = day;
    if (typeof number !== "string" || typeof close !== "boolean" || typeof position !== "string") continue;
    found[date] = {
      number,
      close,
      position,
      sure: SURENESS.some(([level]) => level === sure) ? sure : "",
      steps: (Array.isArray(steps) ? steps : []).filter(
        (one) => Array.isArray(one) && Number.isInteger(one[0]) && typeof one[1] === "string",
      ),
    };
  }
  return found;
}

/** The same as text, without the oldest of very many. */
export const daysText = (days: KeptDays) =>
  JSON.stringify(Object.fromEntries(Object.entries(days).sort().slice(-MOST)));

/** The last seven days, today last. What lies after today, since a clock was wrong, is left out. */
export function weekOf(days: KeptDays, today: string): WeekDay[] {
  return Array.from({ length: WEEK }, (_, k) => {
    const date = daysBefore(today, WEEK - 1 - k),
      day = days[date],
      now = date === today,
      mark: DayMark = day ? (day.close ? "close" : "far") : now ? "today" : "none";
    return {
      date,
      mark,
      name: now ? "Today" : noonOf(date).toLocaleDateString("en-GB", { weekday: "short" }),
      words: { close: "close", far: "not close", none: "not played", today: "not played yet" }[mark],
    };
  });
}

/** What the row says: "You were close on 3 of the 5 days you played." */
export function weekWords(week: WeekDay[]) {
  const played = week.filter(({ mark }) => mark === "close" || mark === "far").length,
    close = week.filter(({ mark }) => mark === "close").length;
  if (played === 0) return "Each day has one position. Your last seven days are shown here.";
  if (played === 1) return `You were ${close ? "" : "not "}close on the one day you played.`;
  if (close === played) return `You were close on ${played === 2 ? "both" : `all ${played}`} days you played.`;
  return `You were close on ${close || "none"} of the ${played} days you played.`;
}

export type Sureness = { name: string; close: number; of: number; words: string };

/** How often somebody was close at each level with at least three guesses, the surest first. */
export function suresOf(days: KeptDays): Sureness[] {
  return SURENESS.flatMap(([level, name, words]) => {
    const those = Object.values(days).filter(({ sure }) => sure === level),
      of = those.length,
      close = those.filter((one) => one.close).length;
    if (of < FEWEST) return [];
    return [
      {
        name,
        close,
        of,
        words: `When you were ${words} you were close ${close} ${close === 1 ? "time" : "times"} out of ${of}.`,
      },
    ];
  });
}
