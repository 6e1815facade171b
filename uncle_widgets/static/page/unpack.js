// @ts-check
/** What Python packed: JSON, compressed, as base64. @param {string} packed @returns {Promise<any>} */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}
