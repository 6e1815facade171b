/** A box to find lessons by what they teach, with the topics that there are; and what was found, in words. */
import { useMemo } from "preact/hooks";
import { unique } from "./dom.ts";

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
