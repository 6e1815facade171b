// Where things lie on the table: no overlap of what must be read or touched, at any width.
import assert from "node:assert/strict";
import { test } from "node:test";
import { around, fit, sides, spread, textWidth } from "../../uncle_widgets/widgets/page/measure.ts";
import { nearer, within } from "../../uncle_widgets/widgets/table/board_zoom.ts";
import { best, plan } from "../../uncle_widgets/widgets/table/layout.ts";
import { columns } from "../../uncle_widgets/widgets/table/tableau.ts";

const WIDTHS = [320, 360, 390, 619, 620, 772, 900, 1400];

const items = (prefix, count, face = true) =>
  Array.from({ length: count }, (_, k) => ({
    key: `${prefix}.${k}`,
    label: `card ${k}`,
    ...(face ? { face: { text: String(k % 10) } } : {}),
    move: face ? `p${k}` : "",
  }));

function scene(seats, { hand = 5, art = "dial", me = 0, pile = 6 } = {}) {
  const zones = [];
  for (let seat = 0; seat < seats; seat++) {
    zones.push({
      kind: "seat",
      id: `seat${seat}`,
      seat,
      name: `Player ${seat}`,
      note: "plays next",
      me: seat === me,
      cards: items(`h${seat}`, hand, seat === me),
      counters: [{ value: 12, label: "chips", art: "chips" }],
    });
  }
  zones.push({ kind: "ring", id: "ring", label: "the ring", art, value: "26" });
  if (art === "dial") {
    zones.push({
      kind: "fan",
      id: "pile",
      label: "The pile",
      cards: items("p", pile).map((card, k) => ({ ...card, above: "20", under: k % seats })),
    });
    zones.push({ kind: "tray", id: "pot", count: 43, full: 50, label: "chips in the pot" });
  }
  zones.push({
    kind: "stack",
    id: "draw",
    count: 20,
    label: "to draw",
    spoken: "draw pile",
    top: { key: "draw", label: "draw pile" },
  });
  zones.push({ kind: "stack", id: "aside", count: 0, label: "put aside", spoken: "nothing put aside" });
  return { zones, table: art === "chevrons" ? "round" : "long" };
}

const box = (thing) => ({
  left: thing.x,
  right: thing.x + thing.w,
  top: thing.y,
  bottom: thing.y + thing.w * 1.4,
});

test("every card lies within the table, for 2 to 10 seats at every width", () => {
  for (const width of WIDTHS)
    for (let seats = 2; seats <= 10; seats++)
      for (const art of ["dial", "chevrons"]) {
        const { w, h, things } = plan(scene(seats, { art }), width, { acting: true });
        for (const thing of things.filter(({ kind }) => kind === "card")) {
          const { left, right, top, bottom } = box(thing);
          assert.ok(
            left >= 0 && right <= w + 0.5 && top >= 0 && bottom <= h,
            `${thing.key} of ${seats} seats at ${width}, ${art}`,
          );
        }
      }
});

test("cards of different seats do not overlap", () => {
  for (const width of WIDTHS)
    for (let seats = 2; seats <= 10; seats++)
      for (const art of ["dial", "chevrons"]) {
        const cards = plan(scene(seats, { art, hand: 7 }), width).things.filter(
          ({ kind, role }) => kind === "card" && role !== "fan",
        );
        for (const one of cards)
          for (const other of cards) {
            if (one.key.split(".")[0] === other.key.split(".")[0]) continue;
            const a = box(one),
              b = box(other);
            const apart =
              a.right <= b.left + 0.5 ||
              b.right <= a.left + 0.5 ||
              a.bottom <= b.top + 0.5 ||
              b.bottom <= a.top + 0.5;
            assert.ok(apart, `${one.key} over ${other.key}: ${seats} seats at ${width}, ${art}`);
          }
      }
});

test("a hand of 25 still shows each numeral and 24 units to touch", () => {
  for (const width of WIDTHS) {
    const hand = plan(scene(4, { hand: 25, art: "chevrons" }), width, { acting: true }).things.filter(
      ({ role }) => role === "hand",
    );
    assert.equal(hand.length, 25);
    for (const card of hand) assert.ok(card.seen >= 24, `${card.seen} at ${width}`);
  }
});

test("of seven to ten seats none covers another's words, nor its own, on a phone or a page", () => {
  for (const size of [
    { w: 390, h: 0, low: 288 },
    { w: 774, h: 440 },
    { w: 774, h: 500 },
  ])
    for (let seats = 7; seats <= 10; seats++)
      for (const acting of [false, true]) {
        const found = best(scene(seats, { art: "chevrons", hand: 7 }), size, { acting }),
          words = found.things.filter(({ kind, key }) => kind === "text" && /seat\d/.test(key)),
          others = found.things.filter(({ kind, role }) => kind === "mark" || role === "seat");
        assert.equal(words.length, 2 * seats);
        assert.ok(Math.abs(found.w / found.h - (size.low ? 390 / size.low : size.w / size.h)) < 0.01);
        for (const { x, y, lines, size: font, bold, key } of words)
          for (const thing of others) {
            const high = thing.size ?? thing.w * 1.4,
              right = x + textWidth(lines[0], font) * (bold ? 1.06 : 1),
              apart =
                right <= thing.x + 0.5 ||
                x >= thing.x + (thing.size ?? thing.w) - 0.5 ||
                y <= thing.y ||
                y - font * 0.75 >= thing.y + high;
            assert.ok(lines.length === 1 && apart, `${key} and ${thing.key}: ${seats} seats in ${size.w}`);
          }
      }
});

test("keys are unique", () => {
  for (const seats of [2, 5, 10]) {
    const keys = plan(scene(seats), 390, { lit: { "p.1": "b" } }).things.map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length);
  }
});

test("who looks sits first, the others follow clockwise", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, me: seat === 2 }));
  assert.deepEqual(
    around(seats).map(({ seat }) => seat),
    [2, 3, 0, 1],
  );
  assert.deepEqual(
    around(seats.map(({ seat }) => ({ seat }))).map(({ seat }) => seat),
    [0, 1, 2, 3],
  );
});

test("sides share the others out", () => {
  for (let others = 1; others < 10; others++) {
    const { left, top, right } = sides(others);
    assert.equal(left + top + right, others);
    assert.equal(left, right);
  }
});

test("spread overlaps, then shrinks, then wraps", () => {
  const size = { w: 70, ideal: 80, tight: 0.5, least: 60 };
  assert.deepEqual(spread(3, 400, size), { w: 70, step: 80, cols: 3, rows: 1 });
  assert.equal(spread(6, 330, size).w, 70);
  assert.ok(spread(9, 310, size).w < 70);
  assert.ok(spread(25, 310, size).rows > 1);
});

test("a card has a width also where there is no room for it", () => {
  for (const room of [-40, 0, 5])
    for (const count of [1, 3]) assert.ok(spread(count, room, { w: 40, ideal: 30 }).w > 0);
});

test("a text shrinks to twelve, then goes on in lines, and nothing of it is lost", () => {
  assert.deepEqual(fit("Ana", 15, 90), { lines: ["Ana"], size: 15 });
  const smaller = fit("Maximiliana", 15, 75);
  assert.ok(smaller.lines.length === 1 && smaller.size < 15 && smaller.size >= 12);
  for (const name of ["Maximiliana von Trauttmansdorff", "Donaudampfschifffahrtsgesellschaft"]) {
    const { lines, size } = fit(name, 15, 90);
    assert.equal(size, 12);
    assert.equal(lines.join("").replaceAll(" ", ""), name.replaceAll(" ", ""));
    for (const line of lines) assert.ok(textWidth(line, size) <= 90, line);
  }
});

test("a zone that the table does not know is an error", () => {
  const { zones } = scene(2);
  assert.throws(() => plan({ zones: [...zones, { kind: "nothing", id: "x" }] }, 772), /Expected a zone/);
});

test("a board that was not sent is an error", () => {
  const tokens = { kind: "tokens", id: "t", label: "a town", board: "town", tokens: [] };
  assert.throws(() => plan({ zones: [tokens] }, 772), /The board "town" must be sent before its tokens/);
});

test("an upright tablet shows a board whole and no larger than it is; a lower page shows a part of it", () => {
  const town = { nodes: [], edges: [], width: 1000, height: 950 },
    seats = scene(3, { hand: 0 }).zones.filter(({ kind }) => kind === "seat"),
    zones = [...seats, { kind: "tokens", id: "t", label: "a town", board: "town", tokens: [] }];
  for (const [w, page, whole] of [
    [390, 844, false],
    [676, 1000, false],
    [744, 1024, false],
    [796, 700, false],
    [720, 1133, true],
    [796, 1180, true],
    [888, 1368, true],
  ]) {
    const found = best({ zones }, { w, h: 0, low: 288, page }, { boards: { town } }),
      board = found.things.find(({ kind }) => kind === "board"),
      scale = w / found.w;
    assert.ok(scale <= 1.3, `${scale} at ${w}`);
    assert.ok(found.h * scale <= Math.max(page - 620, 288 * 1.3), `${found.h * scale} of ${page}`);
    assert.equal(board.w < w / scale - 200, whole, `${board.w} by ${board.h} at ${w}`);
    assert.equal(Math.min(board.w / town.width, board.h / town.height) >= 0.42, whole);
  }
});

test("a grid has the columns it is given where they fit, else as many as fill its rows", () => {
  assert.equal(columns(20, 10, 740, 58), 10);
  assert.equal(columns(20, 10, 362, 50), 5);
  assert.equal(columns(7, 0, 362, 50), 4);
  assert.equal(columns(0, 0, 362, 50), 1);
});

test("the lens stays on the board, and what is under the pointer stays there", () => {
  const whole = { x: 0, y: 0, w: 960, h: 860 };
  assert.deepEqual(within({ x: -50, y: 900, w: 480, h: 430 }, whole), { x: 0, y: 430, w: 480, h: 430 });
  const near = nearer(whole, whole, 2, 480, 430);
  assert.deepEqual(near, { x: 240, y: 215, w: 480, h: 430 });
  assert.deepEqual(nearer(near, whole, 0.5, 480, 430), whole);
  assert.equal(nearer(near, whole, 99, 480, 430).w, whole.w / 8);
  // In a low window the whole board stands in the middle.
  assert.deepEqual(within({ ...whole, w: Infinity }, whole, 2), {
    x: -(2 * whole.h - whole.w) / 2,
    y: 0,
    w: 2 * whole.h,
    h: whole.h,
  });
});

test("a lit card gets an outline and its tab, a dealt one its face", () => {
  const { things } = plan(scene(3), 772, { lit: { "p.1": "b" }, dealt: { "h1.0": { text: "9" } } });
  assert.equal(things.find(({ kind }) => kind === "lit").tab, "b");
  assert.deepEqual(things.find(({ key }) => key === "h1.0").face, { text: "9" });
});

test("cards are raised and playable only where the watcher acts", () => {
  const watched = plan(scene(3), 772).things,
    played = plan(scene(3), 772, { acting: true }).things;
  assert.ok(!watched.some(({ plays }) => plays));
  assert.equal(played.filter(({ plays, role }) => plays && role === "hand").length, 5);
});

test("the call to act keeps its room above the hand", () => {
  const { things, call } = plan(scene(3, { art: "chevrons" }), 390, { acting: true, call: 90 });
  assert.ok(Math.min(...things.filter(({ role }) => role === "hand").map(({ y }) => y)) >= call + 90);
});

/** A table with its seats at the corners: pile, hand and a showing card for each. */
function corners(seats) {
  const stack = (id, top) => ({ kind: "stack", id, count: 3, label: "in the pile", spoken: id, top });
  const zones = Array.from({ length: seats }, (_, seat) => ({
    kind: "seat",
    id: `seat${seat}`,
    seat,
    name: `Player ${seat}`,
    note: "against A",
    me: seat === 0,
    cards: items(`h${seat}`, 3, seat === 0),
    before: [
      stack(`pile${seat}`, { key: `top${seat}`, label: "pile" }),
      stack(`space${seat}`, items(`s${seat}`, 1)[0]),
    ],
  }));
  zones.push({ kind: "ring", id: "board", label: "the board", art: "none", value: "6", note: "cards" });
  return { zones, table: "corners" };
}

test("at the corners every showing card is whole, and the phone's table is as low as it is asked to be", () => {
  for (const seats of [2, 3, 4]) {
    const low = best(corners(seats), { w: 390, h: 288, low: 288 });
    assert.equal(low.h, 288);
    for (const { w, things } of [plan(corners(seats), 772), low]) {
      const shown = things.filter((thing) => thing.kind === "card" && /^(s|h0)/.test(thing.key));
      assert.equal(shown.length, seats + 3);
      for (const a of shown) {
        assert.ok(a.x >= 0 && a.x + a.w <= w && a.y >= 0, `${a.key} lies off the table`);
        for (const b of shown) {
          const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.w * 1.4 <= b.y || b.y + b.w * 1.4 <= a.y;
          assert.ok(a === b || apart, `${a.key} lies on ${b.key}`);
        }
      }
      assert.ok(
        things.every((thing) => thing.y + (thing.kind === "card" ? thing.w * 1.4 : 0) <= (w === 390 ? 288 : 800)),
      );
    }
  }
});

test("the call keeps its room, however large the table is drawn", () => {
  for (const [w, h] of [
    [500, 360],
    [595, 424],
    [760, 540],
    [880, 600],
  ]) {
    const call = 71,
      found = best(corners(4), { w, h }, { call }),
      scale = Math.min(w / found.w, h / found.h),
      hand = found.things.filter(({ role }) => role === "hand"),
      gap = Math.min(...hand.map(({ y }) => y)) - found.call - call / scale;
    assert.ok(gap >= -1 && gap < 24, `${gap} units between call and hand in ${w} x ${h}`);
    assert.ok(
      hand.every((thing) => thing.y + thing.w * 1.4 <= found.h),
      `the hand lies off the table in ${w} x ${h}`,
    );
  }
});

test("a dial in a low wide box has room for the numbers over it", () => {
  for (let w = 390; w <= 900; w += 30) {
    const found = best(scene(2), { w, h: 0.45 * w }),
      dial = found.things.find(({ kind }) => kind === "ring"),
      numbers = dial.r < 56 ? 0 : 28; // over its ring: a tick, and a number above it
    assert.ok(dial.y >= dial.r * 1.085 + numbers, `${dial.y} for a radius of ${dial.r} in ${w}`);
  }
});

test("on a phone what a card space holds is said on one line under it, which lies on no card", () => {
  for (const seats of [2, 3, 4]) {
    const asked = corners(seats);
    for (const { before } of asked.zones)
      if (before) Object.assign(before[1], { count: 4, label: "cards, target" });
    const { things, w } = best(asked, { w: 390, h: 288, low: 288 });
    const labels = things.filter(({ key }) => /^text:space\d\.label/.test(key));
    assert.equal(labels.length, seats);
    for (const { lines, x, y, size, anchor } of labels) {
      assert.deepEqual(lines, ["4 cards, target"]);
      const long = textWidth(lines[0], size);
      const left = x - (anchor === "end" ? long : long / 2);
      assert.ok(left >= 0 && left + long <= w, "it goes off the table");
      for (const card of things.filter(({ kind }) => kind === "card").map(box)) {
        const apart = card.right <= left || left + long <= card.left || card.bottom <= y - size || y <= card.top;
        assert.ok(apart, "it lies on a card");
      }
    }
  }
});

test("the letter of a lit showing card stands on it, and covers none of the words under it", () => {
  const { things } = best(corners(4), { w: 390, h: 288, low: 288 }, { lit: { "s2.0": "a" } });
  const lit = things.find(({ kind }) => kind === "lit");
  assert.equal(lit.role, "space");
  assert.deepEqual([lit.tab, lit.y], ["a", things.find(({ key }) => key === "s2.0").y]);
});

function draft(seats, { left = 15, me = 0, hand = 7, gained = 2, acting = false, lit = {} } = {}) {
  const zones = Array.from({ length: seats }, (_, seat) => ({
    kind: "seat",
    id: `seat${seat}`,
    seat,
    name: `Player ${seat}`,
    note: "picks next",
    me: seat === me,
    cards: items(`h${seat}`, seat === me ? hand : 5, seat === me),
    before:
      seat === me ? [] : [{ kind: "fan", id: `gained${seat}`, label: "seen", cards: items(`g${seat}`, gained) }],
  }));
  const cells = [...items("s", left), ...Array.from({ length: 3 }, () => ({ kind: "gap", seat: 1 }))];
  zones.push({ kind: "grid", id: "tableau", label: "On the table", cells, columns: 10 });
  return best({ zones, table: "long" }, { w: 390, h: 300, low: acting ? 356 : 288 }, { acting, lit });
}

test("hidden cards that are counted alike have one outline together", () => {
  const all = Object.fromEntries(items("h1", 5).map(({ key }) => [key, "a"])),
    outlines = (lit) => draft(3, { lit }).things.filter(({ kind }) => kind === "lit");
  const [together, ...rest] = outlines(all);
  assert.equal(rest.length, 0);
  const backs = draft(3).things.filter(({ key }) => key.startsWith("h1."));
  assert.equal(together.x, backs[0].x);
  assert.equal(together.x + together.w, backs[4].x + backs[4].w);
  assert.equal(outlines({ ...all, "h1.2": "b" }).length, 5);
  assert.equal(outlines({ "h1.0": "a", "h1.1": "a" }).length, 2);
});

test("a low table shows what lies open in the middle, above the hand and below the others", () => {
  for (const seats of [2, 3, 4]) {
    for (const left of [1, 6, 15, 20]) {
      for (const acting of [false, true]) {
        const found = draft(seats, { left, acting, gained: 5 });
        const cards = found.things.filter((thing) => thing.kind === "card");
        const middle = cards.filter(({ role }) => role === "grid").map(box);
        const others = cards.filter(({ role }) => role === "seat").map(box);
        const mine = cards.filter(({ role }) => role === "hand").map(box);
        assert.equal(middle.length, left);
        assert.ok(Math.max(...others.map((b) => b.bottom)) <= Math.min(...middle.map((b) => b.top)));
        assert.ok(Math.max(...middle.map((b) => b.bottom)) <= Math.min(...mine.map((b) => b.top)));
        for (const b of [...middle, ...others, ...mine]) assert.ok(b.left >= 0 && b.right <= found.w + 1);
        assert.ok(Math.max(...mine.map((b) => b.bottom)) <= found.h);
        assert.ok(middle[0].right - middle[0].left >= 24);
      }
    }
  }
});

test("who is asked about a card stands beside it, and all of it between the others and the hand", () => {
  for (const seats of [2, 3, 4]) {
    for (const size of [
      { w: 390, h: 300, low: 288 },
      { w: 390, h: 300, low: 356 },
      { w: 772, h: 620 },
      { w: 503, h: 563 }, // half of a notebook: a wide table would be too small to read
    ]) {
      const zones = Array.from({ length: seats }, (_, seat) => ({
        kind: "seat",
        id: `seat${seat}`,
        seat,
        name: `Player ${seat}`,
        note: "turned it, passed",
        me: seat === 0,
        cards: items(`h${seat}`, seat ? 5 : 10, !seat),
        before: seat ? [{ kind: "fan", id: `gained${seat}`, label: "seen", cards: items(`g${seat}`, 6) }] : [],
      }));
      const round = zones.map(({ seat }) => ({ seat, words: "you: take or pass", now: seat === 0 })),
        back = (id) => ({ key: id, label: id });
      zones.push(
        { kind: "stack", id: "stock", count: 12, label: "in stock", top: back("stock") },
        { kind: "stack", id: "turned", count: 1, label: "turned by you", top: items("turned", 1)[0], round },
        { kind: "stack", id: "away", count: 10, label: "put away", top: back("away") },
      );
      const found = best({ zones, table: "long" }, size, { acting: true });
      assert.equal(found.w, size.w < 579 ? 390 : 772);
      const cards = found.things.filter((thing) => thing.kind === "card");
      const of = (role) => cards.filter((card) => card.role === role).map(box);
      const asked = found.things.filter(({ kind, key }) => kind === "mark" && key.startsWith("mark:turned"));
      const words = found.things.filter(({ kind, key }) => kind === "text" && /^text:turned\.\d/.test(key));
      assert.equal(asked.length, seats);
      assert.ok(words.every(({ lines }) => lines.length === 1));
      assert.ok(Math.max(...of("seat").map((b) => b.bottom)) <= Math.min(...of("stack").map((b) => b.top)));
      assert.ok(Math.max(...of("stack").map((b) => b.bottom)) <= Math.min(...of("hand").map((b) => b.top)));
      const label = found.things.find(({ key }) => key === "text:turned.label");
      for (const [k, mark] of asked.entries()) {
        assert.ok(mark.y + mark.size <= label.y - 8, "a mark lies on what stands under the card");
        if (k) assert.ok(asked[k - 1].y + mark.size <= mark.y);
      }
      const notes = found.things.filter(({ key }) => /^text:seat[1-3]\.note/.test(key));
      assert.ok(notes.every(({ lines }) => lines[0].startsWith("turned it, passed")));
    }
  }
});

test("hands that all lie open have a row each, every card of it readable", () => {
  for (const seats of [2, 3, 4]) {
    for (const size of [
      { w: 390, h: 300, low: 288 },
      { w: 390, h: 300, low: 356 },
      { w: 772, h: 620 },
    ]) {
      const zones = Array.from({ length: seats }, (_, seat) => ({
        kind: "seat",
        id: `seat${seat}`,
        seat,
        name: `Player ${seat}`,
        note: "jack to ace of diamonds, four long",
        me: seat === 0,
        cards: items(`h${seat}`, 10),
      }));
      const { things, w } = best({ zones, table: "long" }, size, {});
      const rows = zones.map(({ id }) => things.filter(({ key }) => key.startsWith(`h${id.slice(4)}.`)).map(box));
      for (const row of rows) {
        assert.ok(row.every((b) => b.top === row[0].top && b.right <= w + 1));
        assert.ok(row[1].left - row[0].left >= 20);
      }
      const bottoms = rows.map((row) => row[0].bottom);
      for (const [k, row] of [...rows.slice(1), rows[0]].entries())
        if (k) assert.ok(row[0].top >= bottoms[k], "hands lie on each other");
    }
  }
});

test("a low wide box is filled from side to side, in a phone's measures", () => {
  const size = { w: 690, h: 311 },
    open = Array.from({ length: 2 }, (_, seat) => ({
      kind: "seat",
      id: `seat${seat}`,
      seat,
      name: `Player ${seat}`,
      note: "",
      me: seat === 0,
      cards: items(`h${seat}`, 10, !seat),
    }));
  open.push({ kind: "stack", id: "stock", count: 12, label: "in stock", top: { key: "stock", label: "stock" } });
  for (const found of [best({ zones: open, table: "long" }, size), best(scene(3, { hand: 3 }), size)]) {
    assert.equal(found.h, 288);
    assert.ok(Math.abs(found.w / found.h - size.w / size.h) < 0.01);
    const boxes = found.things.filter(({ kind }) => kind === "card").map(box);
    assert.ok(boxes.every((b) => b.left >= 0 && b.right <= found.w && b.bottom <= found.h));
  }
});

test("cards that belong together are told from the others", () => {
  const kin = plan({
    zones: [
      {
        kind: "seat",
        id: "seat0",
        seat: 0,
        name: "You",
        note: "",
        me: true,
        cards: items("h", 3).map((card, k) => ({ ...card, kin: k < 2 })),
      },
    ],
    table: "long",
  });
  assert.deepEqual(
    kin.things.filter((thing) => thing.kind === "card").map((thing) => thing.kin),
    [true, true, false],
  );
});
