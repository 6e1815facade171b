/** Messages with what is binary in them, as a Jupyter server's socket takes and gives them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinedBuffers, packedFrame, unpackedFrame } from "../../uncle_widgets/static/site/kernel_frames.js";

/** @param {any} state */
const message = (state) => ({
  header: { msg_type: "comm_msg" },
  content: { comm_id: "a", data: { method: "update", state, buffer_paths: [] } },
});

test("a message of text alone is JSON, and comes back as it went", () => {
  const frame = packedFrame(message({ tab: "play", list: [1, { two: null }] }));
  assert.equal(typeof frame, "string");
  assert.deepEqual(unpackedFrame(frame), { ...message({ tab: "play", list: [1, { two: null }] }), buffers: [] });
});

test("what is binary in a state goes beside it, and stands in its place at the other end", () => {
  const state = { picture: new Uint8Array([1, 2, 3]), rows: [{ cells: new Uint8Array([9]).buffer }], tab: "lab" },
    frame = /** @type {ArrayBuffer} */ (packedFrame(message(state))),
    offsets = new DataView(frame);
  assert.equal(offsets.getUint32(0), 3); // the message and two buffers
  assert.equal(offsets.getUint32(4), 16);
  assert.equal(frame.byteLength - offsets.getUint32(8), 4);
  const { content, buffers } = unpackedFrame(frame);
  assert.deepEqual(content.data.buffer_paths, [["picture"], ["rows", 0, "cells"]]);
  assert.deepEqual(content.data.state, { picture: null, rows: [{ cells: null }], tab: "lab" });
  const { state: told } = joinedBuffers(content.data, buffers);
  assert.deepEqual([told.picture.byteLength, told.picture.getUint8(2)], [3, 3]);
  assert.equal(told.rows[0].cells.getUint8(0), 9);
});
