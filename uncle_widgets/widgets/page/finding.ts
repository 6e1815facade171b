/** Lessons are found by what they teach: as `school/finding.py` finds them. */

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
