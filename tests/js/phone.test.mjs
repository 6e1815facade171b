// What a phone knows of its class: the newest wins, a number waits until it is kept, and nothing else is forgotten.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PhoneLine } from "../../uncle_widgets/live/phone_socket.ts";
import {
  answerNow,
  begunPhone,
  dealtNow,
  momentNow,
  phoneHeard,
  pressedOn,
  saidAt,
  yesAt,
} from "../../uncle_widgets/live/phone_states.ts";

const standing = (seq, to, more) => ({ seq, to, at: 0, of: 3, vote: 1, step: 0, ends: 0, ...more });
const moment = (at) => ({
  kind: "moment",
  at,
  of: 3,
  title: "Due?",
  span: [0, 1],
  step: 0.01,
  measure: "chance",
  shown: {},
});
const state = (...more) => ({ kind: "state", standing: standing(...more) });
const count = { kind: "count", here: 3, said: 0, missing: 3, waiting: 0, front: true };
const run = (now, ...messages) => messages.reduce(phoneHeard, now);
const inside = run(
  begunPhone(),
  { kind: "you", number: 3, nick: "" },
  { kind: "now", standing: standing(1, "door"), own: {}, count },
);
const asked = run(inside, moment(0), state(2, "ask"));
const saying = { kind: "say", at: 0, vote: 1, value: 0.6, sure: "know", n: 1 };

test("who is let in is in, and an older state is not gone back to", () => {
  assert.equal(inside.place, "in");
  assert.equal(asked.standing.to, "ask");
  assert.equal(run(asked, state(1, "door")), asked);
  assert.equal(momentNow(asked).title, "Due?");
  assert.equal(momentNow(run(asked, state(3, "ask", { at: 1 }))), null);
});

test("a number is on its way until it is kept, and counts as said meanwhile", () => {
  const said = { ...asked, saying };
  assert.deepEqual(saidAt(said, 1), { value: 0.6, sure: "know" });
  const kept = run(said, { kind: "kept", at: 0, vote: 1, value: 0.6, n: 1 });
  assert.equal(kept.saying, null);
  assert.deepEqual(saidAt(kept, 1), { value: 0.6, sure: "know" });
  assert.equal(saidAt(kept, 2), null);
  assert.equal(run(said, { kind: "kept", at: 0, vote: 1, value: 0.4, n: 0 }).saying, saying);
});

test("a number that comes when the vote is over is given up, and one is told so", () => {
  const late = run(
    { ...asked, saying },
    { kind: "now", standing: standing(4, "held"), moment: moment(0), own: {}, count },
  );
  assert.equal(late.saying, null);
  assert.match(late.words, /closed before/);
  const refused = run({ ...asked, saying }, { kind: "no", about: "say", words: "The vote is closed.", n: 1 });
  assert.deepEqual([refused.saying, refused.words], [null, "The vote is closed."]);
});

test("an answer is seen once it is shown, and makes a row of the end", () => {
  const reveal = { kind: "reveal", at: 0, exact: 0.5, shown: {} },
    early = run(asked, reveal);
  assert.equal(answerNow(early), null);
  const shown = run(early, state(3, "shown"));
  assert.equal(answerNow(shown), reveal);
  assert.deepEqual(shown.rows[0], { at: 0, exact: 0.5, measure: "chance", span: [0, 1] });
  assert.equal(answerNow(run(shown, moment(1), state(4, "ask", { at: 1 }))), null);
  assert.deepEqual(run(shown, state(5, "end")).rows[0].exact, 0.5);
  assert.deepEqual(run(shown, state(5, "door")).rows, {});
});

test("a yes to a mistake stays with its number, and goes with another number", () => {
  const kept = { kind: "kept", at: 0, vote: 1, value: 0.6, n: 1 },
    said = run(asked, kept, state(3, "shown"), { kind: "yes", at: 0, vote: 1, yes: false });
  assert.deepEqual([yesAt(said, 0, 1), yesAt(said, 0, 2), yesAt(said, 1, 1)], [false, null, null]);
  assert.equal(saidAt(said, 1).value, 0.6);
  assert.equal(yesAt(run(said, kept), 0, 1), null);
  assert.equal(run(asked, { kind: "yes", at: 0, vote: 1, yes: true }), asked);
});

test("pressed deals are counted, of this position alone", () => {
  const dealing = run(asked, state(3, "shown"), state(4, "deal"));
  assert.equal(dealtNow(pressedOn(dealing, 4)), 4);
  assert.equal(dealtNow(run(pressedOn(dealing, 4), state(5, "ask", { at: 1 }))), 0);
});

test("a wrong code is said where it is typed, and a class that is over stays to be seen", () => {
  const none = run(begunPhone({ place: "going" }), { kind: "no", about: "hello", words: "Expected the code." });
  assert.deepEqual([none.place, none.words], ["join", "Expected the code."]);
  assert.equal(run(asked, { kind: "gone" }).place, "over");
  assert.equal(run(begunPhone(), { kind: "waiting", words: "The room is full." }).place, "door");
});

test("what is not in the book yet is said again when a line that slept comes back, and the line is opened anew", () => {
  const sockets = [],
    listeners = {};
  let clock = 0;
  class Socket {
    static OPEN = 1;
    static CONNECTING = 0;
    sent = [];
    readyState = Socket.OPEN;
    constructor() {
      sockets.push(this);
    }
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    close() {
      this.readyState = 3;
    }
    hears(message) {
      this.onmessage({ data: JSON.stringify(message) });
    }
  }
  const before = { now: Date.now, every: setInterval };
  const later = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    window: { setTimeout: (work) => later.push(work) },
    localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    document: { hidden: false, addEventListener: (name, hear) => (listeners[name] = hear) },
    addEventListener: (name, hear) => (listeners[name] = hear),
    setInterval: () => 0,
  });
  Date.now = () => clock;
  const now = (to, seq, votes, dealt) => ({
    kind: "now",
    standing: standing(seq, to),
    moment: moment(0),
    answer: { kind: "reveal", at: 0, exact: 0.5, shown: {} },
    own: { 0: { votes, dealt } },
    count,
  });
  const line = new PhoneLine("ws://x", () => {});
  line.join("ABCD", "");
  sockets[0].hears({ kind: "you", number: 1, nick: "" });
  sockets[0].hears(now("deal", 4, { 1: [0.6, "know", null] }, 2));
  sockets[0].readyState = 3; // the line is lost, and nobody has noticed
  line.yes(1, true);
  line.press(3);
  sockets[0].readyState = Socket.OPEN;
  clock += 21_000;
  listeners.visibilitychange();
  assert.equal(sockets[0].readyState, 3);
  later.at(-1)();
  sockets[1].hears({ kind: "you", number: 1, nick: "" });
  sockets[1].hears(now("deal", 4, { 1: [0.6, "know", null] }, 2));
  assert.deepEqual(sockets[1].sent, [
    { kind: "press", at: 0, k: 3 },
    { kind: "yes", at: 0, vote: 1, yes: true },
  ]);
  sockets[1].readyState = 3;
  line.yes(1, false);
  listeners.online();
  sockets[2].hears(now("ask", 5, { 1: [0.6, "know", null] }, 2));
  assert.deepEqual(sockets[2].sent, []); // asked again: it is too late for them
  Date.now = before.now;
  globalThis.setInterval = before.every;
});

test("the count of one vote is not shown as that of the next", () => {
  const again = run(asked, { ...count, said: 3, missing: 0 }, state(3, "ask", { vote: 2 }));
  assert.deepEqual([again.count.said, again.count.missing], [0, 3]);
});
