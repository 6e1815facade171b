// The line of the page in front: what comes back of its own changes does not undo those that were made meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ClassLine } from "../../uncle_widgets/live/class_socket.ts";

const standing = (seq, more) => ({ seq, to: "why", at: 0, of: 3, vote: 1, step: 0, ends: 0, ...more });
const told = (kind, seq, more) => ({
  kind,
  standing: standing(seq, more),
  members: [],
  votes: [],
  pressed: {},
  room: { places: 30, locked: false },
  lesson: "",
});

/** A room that does what it is told, and its line to a server of which the test plays the part. */
function inFront() {
  let watch;
  const room = {
    state: { ...standing(3), how: "phones", members: [], votes: [], pressed: {} },
    only: () => {},
    watch: (heard) => {
      watch = heard;
      return () => {};
    },
    do: (deed) => {
      const before = room.state;
      room.state = { ...before, ...(deed.kind === "Front" ? deed.standing : deed.more) };
      watch(room.state, before);
    },
  };
  class Socket {
    sent = [];
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    close() {}
  }
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { href: "http://host/site/" },
    sessionStorage: { setItem: () => {}, removeItem: () => {} },
    window: { setTimeout: () => 0, setInterval: () => 0 },
  });
  const line = new ClassLine(room, "../c/", "", () => {});
  line.begun({ code: "AB3C", key: "", addresses: [], qr: {}, words: "" });
  const { socket } = line,
    hear = (message) => socket.onmessage({ data: JSON.stringify(message) });
  hear(told("front", 3));
  return { room, socket, hear, goes: (more) => room.do({ kind: "Here", more }) };
}

test("two steps that are quicker than the network stay two steps", () => {
  const { room, socket, hear, goes } = inFront();
  goes({ step: 1 });
  goes({ step: 2 });
  hear(told("state", 4, { step: 1 }));
  assert.equal(room.state.step, 2);
  hear(told("state", 5, { step: 2 }));
  assert.deepEqual(
    socket.sent.filter(({ kind }) => kind === "change").map(({ step }) => step),
    [1, 2],
  );
  hear(told("state", 6, { step: 1 })); // another page in front went back
  assert.equal(room.state.step, 1);
});

test("where a change is refused the page asks how the class stands", () => {
  const { room, socket, hear, goes } = inFront();
  goes({ step: 1 });
  hear({ kind: "no", words: "The class is at vote 1 of position 2.", about: "change" });
  assert.deepEqual(socket.sent.at(-1), { kind: "here", seq: -1 });
  hear(told("front", 9, { at: 1, to: "shown" }));
  assert.deepEqual([room.state.at, room.state.to], [1, "shown"]);
});
