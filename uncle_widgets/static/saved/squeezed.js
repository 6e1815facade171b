// @ts-check
/** What `static/packing.py` has squeezed into a text: signs of 6.5 bits, and in them LZMA or gzip. */

/** So many bytes of a text. @param {string} text @param {number} count */
function bytesOf(text, count) {
  const bytes = new Uint8Array(count);
  const sign = (/** @type {number} */ at) => text.charCodeAt(at) - (text.charCodeAt(at) > 60 ? 36 : 35);
  for (let at = 0, to = 0, held = 0, bits = 0; at < text.length; at += 2) {
    held = (held << 13) | (sign(at) * 91 + sign(at + 1));
    for (bits += 13; bits >= 8; ) {
      bits -= 8;
      bytes[to++] = held >>> bits;
    }
    held &= (1 << bits) - 1;
  }
  return bytes;
}

/** Where the models of each kind begin: see the LZMA specification; lc is 4, lp and pb are 0. */
const [MATCH, REP, REP0, REP1, REP2, LONG, SLOT, SPECIAL, ALIGN, LENGTH, REPEATED, LITERAL, ALL] = [
  0, 12, 24, 36, 48, 60, 72, 328, 456, 472, 746, 1020, 13308,
];

/** A bare LZMA stream that has its own end. @param {Uint8Array} bytes */
function unlzma(bytes) {
  const models = new Uint16Array(ALL).fill(1024);
  let out = new Uint8Array(bytes.length * 16),
    to = 0,
    at = 1,
    range = 2 ** 32 - 1,
    code = 0,
    state = 0,
    [back, back1, back2, back3] = [0, 0, 0, 0];
  const next = () => {
    code = ((code << 8) | bytes[at++]) >>> 0;
  };
  for (let k = 0; k < 4; k++) next();
  const narrowed = () => {
    if (range >= 2 ** 24) return;
    range = (range << 8) >>> 0;
    next();
  };
  /** A bit by its model. @param {number} model */
  const bit = (model) => {
    const odds = models[model],
      bound = (range >>> 11) * odds,
      one = code >= bound;
    if (one) {
      code -= bound;
      range -= bound;
      models[model] -= odds >> 5;
    } else {
      range = bound;
      models[model] += (2048 - odds) >> 5;
    }
    narrowed();
    return one ? 1 : 0;
  };
  /** So many bits by a tree of models, the first bit first. @param {number} from @param {number} bits */
  const tree = (from, bits) => {
    let node = 1;
    for (let k = 0; k < bits; k++) node = node * 2 + bit(from + node);
    return node - 2 ** bits;
  };
  /** The same, the last bit first. @param {number} from @param {number} bits */
  const turned = (from, bits) => {
    let node = 1,
      value = 0;
    for (let k = 0; k < bits; k++) {
      const one = bit(from + node);
      node = node * 2 + one;
      value += one << k;
    }
    return value;
  };
  /** Bits that are as likely one as nought. @param {number} bits */
  const even = (bits) => {
    let value = 0;
    for (let k = 0; k < bits; k++) {
      range >>>= 1;
      const one = code >= range;
      if (one) code -= range;
      value = value * 2 + (one ? 1 : 0);
      narrowed();
    }
    return value;
  };
  /** @param {number} from */
  const length = (from) => {
    if (!bit(from)) return 2 + tree(from + 2, 3);
    return bit(from + 1) ? 18 + tree(from + 18, 8) : 10 + tree(from + 10, 3);
  };
  /** How far back. @param {number} long how much is copied */
  const distance = (long) => {
    const slot = tree(SLOT + 64 * Math.min(long - 2, 3), 6),
      bits = (slot >> 1) - 1;
    if (slot < 4) return slot;
    const high = (2 | (slot & 1)) * 2 ** bits;
    return slot < 14 ? high + turned(SPECIAL + high - slot, bits) : high + even(bits - 4) * 16 + turned(ALIGN, 4);
  };
  const literal = () => {
    const models = LITERAL + 768 * ((to > 0 ? out[to - 1] : 0) >> 4);
    let node = 1,
      other = state < 7 ? 0 : out[to - back - 1],
      follows = state >= 7;
    while (node < 256) {
      other *= 2;
      const guess = (other >> 8) & 1,
        one = bit(models + node + (follows ? 256 * (1 + guess) : 0));
      follows &&= guess === one;
      node = node * 2 + one;
    }
    out[to++] = node;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  for (;;) {
    if (to + 300 > out.length) {
      const more = new Uint8Array(2 * out.length);
      more.set(out);
      out = more;
    }
    if (!bit(MATCH + state)) {
      literal();
      continue;
    }
    const after = state < 7 ? 0 : 3;
    let long = 1;
    if (!bit(REP + state)) {
      [back1, back2, back3] = [back, back1, back2];
      long = length(LENGTH);
      back = distance(long);
      if (back === 2 ** 32 - 1) return out.subarray(0, to);
      state = 7 + after;
    } else {
      if (bit(REP0 + state)) {
        let other = back1;
        if (bit(REP1 + state)) {
          other = back2;
          if (bit(REP2 + state)) {
            other = back3;
            back3 = back2;
          }
          back2 = back1;
        }
        [back, back1] = [other, back];
        long = length(REPEATED);
        state = 8 + after;
      } else if (bit(LONG + state)) {
        long = length(REPEATED);
        state = 8 + after;
      } else state = 9 + 2 * (after / 3);
    }
    for (; long > 0; long--, to++) out[to] = out[to - back - 1];
  }
}

/** What was squeezed: '12345 ', so many bytes, then their signs. @param {string} text @returns {Promise<any>} */
export async function unsqueezed(text) {
  const [count, signs] = text.split(" "),
    bytes = bytesOf(signs, Number(count));
  if (bytes[0] === 0) return JSON.parse(new TextDecoder().decode(unlzma(bytes)));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}
