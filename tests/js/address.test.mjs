/** The address of a page of ours follows what is shown, and back and forward open what their entries say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepAddress } from "../../uncle_widgets/widgets/page/address.ts";

/** A page with a history of one entry, and a head that shows what it is told to. */
function browser(address = "/p") {
  const heard = /** @type {Record<string, () => void>} */ ({}),
    entries = [address],
    asked = /** @type {string[]} */ ([]),
    hidden = /** @type {boolean[]} */ ([]);
  let at = 0;
  const shown = { link: "watch a:", room: "watch" },
    first = { gone: false };
  const move = (/** @type {number} */ by) => ((at += by), heard.popstate());
  Object.assign(globalThis, {
    document: { body: { dataset: { voila: "" } } },
    location: {
      pathname: "/p",
      get search() {
        return entries[at].slice(2);
      },
    },
    history: {
      pushState: (_1, _2, address) => entries.splice(++at, Infinity, address),
      replaceState: (_1, _2, address) => (entries[at] = address),
    },
    window: Object.assign(globalThis, {
      addEventListener: (name, act) => (heard[name] = act),
      removeEventListener: () => {},
    }),
  });
  const kept = keepAddress({
    link: () => shown.link,
    room: () => shown.room,
    theme: () => "auto",
    open: (link) => asked.push(link),
    hide: (on) => hidden.push(on),
    replaced: () => first.gone,
  });
  const show = (/** @type {string} */ room, /** @type {string} */ link) => {
    Object.assign(shown, { room, link });
    kept.changed();
  };
  return { asked, entries, first, hidden, show, answered: kept.answered, stop: kept.stop, back: () => move(-1) };
}

test("back to what is still on show is heard too, where something else is on its way", () => {
  const { asked, back, show, stop } = browser();
  show("whatif", "position b:");
  show("watch", "watch a:");
  back();
  back();
  assert.deepEqual(asked, ["position b:", "watch a:"]);
  stop();
});

test("what is on its way already is not asked for twice", () => {
  const { asked, back, entries, show, stop } = browser();
  show("whatif", "position b:");
  show("watch", "watch c:");
  entries[0] = entries[1];
  back();
  back();
  assert.deepEqual(asked, ["position b:"]);
  stop();
});

test("the room with which a page begins is hidden while its address asks for another, until there is an answer", () => {
  const { answered, asked, hidden, stop } = browser("/p?uw=watch+b:");
  assert.deepEqual([asked, hidden], [["watch b:"], [true]]);
  answered();
  assert.deepEqual(hidden, [true, false]);
  stop();
});

test("what the address asked for ends the hiding when it stands in the place of the room before", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { first, hidden, show, stop } = browser("/p?uw=play+b:");
  show("play", "play b:");
  t.mock.timers.tick(500);
  assert.deepEqual(hidden, [true]); // its link is here sooner than its widgets
  first.gone = true;
  t.mock.timers.tick(500);
  assert.deepEqual(hidden, [true, false]);
  stop();
});

test("nothing is hidden where the address asks for what is shown, or for nothing", () => {
  for (const address of ["/p", "/p?uw=watch+a:"]) {
    const { asked, hidden, stop } = browser(address);
    assert.deepEqual([asked, hidden], [[], []]);
    stop();
  }
});
