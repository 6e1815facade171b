/** What Python packed: JSON, compressed, as base64. */
export async function unpack(packed: string): Promise<any> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}
