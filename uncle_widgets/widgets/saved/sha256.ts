/** SHA-256 (FIPS 180-4): the browser's own is not to be had everywhere a page may lie, as under plain http. */

/** The first 32 bits of what follows the point of a root. */
const fraction = (x: number) => Math.floor((x % 1) * 2 ** 32);

/** The first primes. */
function primes(n: number) {
  const found: number[] = [];
  for (let k = 2; found.length < n; k++) if (found.every((p) => k % p)) found.push(k);
  return found;
}

const ROUNDS = primes(64).map((p) => fraction(Math.cbrt(p))),
  START = primes(8).map((p) => fraction(Math.sqrt(p)));

const rotated = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** The digest of a text in UTF-8, as hexadecimal digits. */
export function sha256(text: string) {
  const bytes = new TextEncoder().encode(text),
    blocks = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, 8 * bytes.length);
  const hash = [...START];
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const words = Array.from({ length: 64 }, (_, t) => (t < 16 ? blocks.getUint32(block + 4 * t) : 0));
    for (let t = 16; t < 64; t++) {
      const [x, y] = [words[t - 15], words[t - 2]];
      const low = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3),
        high = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
      words[t] = (words[t - 16] + low + words[t - 7] + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t++) {
      const one =
          h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[t] + words[t],
        two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      hash[at] = (hash[at] + word) | 0;
    });
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
