// @ts-check
/** Files of the site, beside its pages: JSON, compressed, whatever the host that serves them. */

/** What a file holds; an Error says that it did not come. @param {string} name @returns {Promise<any>} */
export async function packedFile(name) {
  const answer = await fetch(name);
  if (!answer.ok || !answer.body) throw new Error(`${name} did not come (${answer.status}).`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).json();
}

/** The text of a file. @param {string} name */
export async function textFile(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name} did not come (${answer.status}).`);
  return answer.text();
}
