/** Lessons are found by what they teach: as `school/finding.py` finds them. */

export type Findable = { finds: string };

/** Small letters, without accents. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** Whether each of the words is in the text, in large letters or small, with accents or without. */
export function matches(text: string, words: string) {
  const here = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => here.includes(word));
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
