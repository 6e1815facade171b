/** A box to find lessons by what they teach, with the topics that there are; and what was found, in words. */
import { useMemo } from "preact/hooks";
import { unique } from "./dom.ts";
import { matches } from "./finding.ts";

export type Findable = { finds: string };

export function FindBox({ words, find, topics, found, k }: FindBoxProps) {
  const list = useMemo(() => unique("topics"), []);
  return (
    <search class="find">
      <label>
        <span>Find a lesson</span>
        <input
          type="search"
          class="txt"
          data-k={k}
          list={list}
          maxLength={100}
          placeholder="at least one"
          value={words}
          onInput={(event) => find(event.currentTarget.value)}
        />
      </label>
      <datalist id={list}>
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <p role="status" class="mute">
        {words.trim() && said(found)}
      </p>
    </search>
  );
}
type FindBoxProps = { words: string; find: (words: string) => void; topics: string[]; found: number; k: string };

function said(found: number) {
  if (found === 0) return "No lesson matches. Try one word, such as “average” or “complement”.";
  return found === 1 ? "1 lesson" : `${found} lessons`;
}

/** What is searched of all lessons, each once and in order: topics, or where there are none yet the ideas. */
export const topicsOf = (lessons: Findable[]) =>
  [...new Set(lessons.flatMap(({ finds }) => finds.split(" / ").slice(2)))].sort((a, b) => a.localeCompare(b));

/** Games with those of their lessons that match; games without any are left out. */
export const foundIn = <L extends Findable, G extends { lessons: L[] }>(games: G[], words: string): G[] =>
  games
    .map((game) => ({ ...game, lessons: game.lessons.filter(({ finds }) => matches(finds, words)) }))
    .filter(({ lessons }) => lessons.length > 0);

export const counted = (games: { lessons: unknown[] }[]) =>
  games.reduce((sum, { lessons }) => sum + lessons.length, 0);
