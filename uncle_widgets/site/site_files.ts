/** Files of the site, beside its pages: JSON, compressed, whatever the host that serves them. */

/** Milliseconds after which a file is asked for again that a server is still writing. */
const WRITTEN = 1500;

/** What a file holds; null where a server is still writing it. An Error says that it did not come. */
async function ifWritten(name: string): Promise<any> {
  const answer = await fetch(name);
  if (answer.status === 202) return null;
  if (!answer.ok || !answer.body) throw new Error(`${name} didn't load (${answer.status}).`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).json();
}

/** What a file holds, once it is written; an Error as above. */
export async function packedFile(name: string): Promise<any> {
  for (;;) {
    const told = await ifWritten(name);
    if (told) return told;
    await new Promise((resolve) => setTimeout(resolve, WRITTEN));
  }
}

/**
 * What a file holds. While a server is still writing it: what another one holds that is written sooner, and the
 * whole that is on its way.
 * @param files by name: 'lesson 1', and 'lesson 1 first' where a server has that
 */
export async function soonestFile(
  files: Record<string, string>,
  name: string,
): Promise<{ saved: any; whole: Promise<any> | null }> {
  const first = files[`${name} first`],
    saved = first ? await ifWritten(files[name]) : await packedFile(files[name]);
  return saved ? { saved, whole: null } : { saved: await packedFile(first), whole: packedFile(files[name]) };
}

/** The text of a file. */
export async function textFile(name: string) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name} didn't load (${answer.status}).`);
  return answer.text();
}
