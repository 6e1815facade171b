// @ts-check
/**
 * Messages as a Jupyter server's socket takes them: text, or with what is binary in them a frame of offsets, the
 * message and its buffers (`jupyter_server.services.kernels.connection.base`, `serialize_binary_message`).
 */

/** @param {any} value */
const binary = (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value);

/**
 * A value without what is binary in it, which goes into `buffers`, and where it was into `paths`.
 * @param {any} value @param {(string | number)[]} path @param {(string | number)[][]} paths @param {any[]} buffers
 * @returns {any}
 */
function partedValue(value, path, paths, buffers) {
  if (binary(value)) {
    paths.push(path);
    buffers.push(value);
    return null;
  }
  const kid = (/** @type {string | number} */ name, /** @type {any} */ one) =>
    partedValue(one, [...path, name], paths, buffers);
  if (Array.isArray(value)) return value.map((one, at) => kid(at, one));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kid(name, one)]));
}

/** The frame of a message; what is binary in a widget's state goes beside it. @param {any} message */
export function packedFrame(message) {
  const { data } = message.content,
    paths = /** @type {(string | number)[][]} */ ([]),
    buffers = /** @type {any[]} */ ([]);
  const state = partedValue(data.state, [], paths, buffers);
  if (!buffers.length) return JSON.stringify({ ...message, buffers: [] });
  const content = { ...message.content, data: { ...data, state, buffer_paths: paths } },
    text = new TextEncoder().encode(JSON.stringify({ ...message, content })),
    parts = [
      text,
      ...buffers.map((one) => new Uint8Array(one.buffer ?? one, one.byteOffset ?? 0, one.byteLength)),
    ],
    start = 4 * (parts.length + 1),
    frame = new Uint8Array(parts.reduce((sum, part) => sum + part.length, start)),
    offsets = new DataView(frame.buffer);
  offsets.setUint32(0, parts.length);
  let at = start;
  for (const [k, part] of parts.entries()) {
    offsets.setUint32(4 * (k + 1), at);
    frame.set(part, at);
    at += part.length;
  }
  return frame.buffer;
}

/** The message in a frame. @param {string | ArrayBuffer} frame */
export function unpackedFrame(frame) {
  if (typeof frame === "string") return JSON.parse(frame);
  const offsets = new DataView(frame),
    starts = Array.from({ length: offsets.getUint32(0) }, (_, k) => offsets.getUint32(4 * (k + 1))),
    [text, ...buffers] = starts.map((at, k) => new DataView(frame, at, (starts[k + 1] ?? frame.byteLength) - at));
  return { ...JSON.parse(new TextDecoder().decode(text)), buffers };
}

/** A widget's data with its buffers where they belong. @param {any} data @param {DataView[]} [buffers] */
export function joinedBuffers(data, buffers = []) {
  for (const [k, path] of (data.buffer_paths ?? []).entries()) {
    const last = path.at(-1),
      holder = path
        .slice(0, -1)
        .reduce((/** @type {any} */ one, /** @type {string} */ name) => one[name], data.state);
    holder[last] = buffers[k];
  }
  return data;
}
