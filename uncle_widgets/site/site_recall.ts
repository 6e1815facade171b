/** What a tab keeps of a game that is watched, as `widgets/rooms/recall.py` has it: deeds to do again. */

import { answered, did } from "../widgets/panel/asking.ts";
import type { SavedRoom } from "../widgets/saved/saved_room.ts";

/** Predictions that are given again, the last ones; and moments. */
const KEPT_MOST = 60;

/** The deeds that bring a game where it stands; {} where nothing was said or skipped. */
export function keepingOf({ game, now }: SavedRoom) {
  const { said, attempts, attempts_from } = now.asked,
    fates = Object.entries(now.fates),
    fresh = attempts.slice(attempts_from).slice(-KEPT_MOST);
  if (said.length === 0 && fates.length === 0) return {};
  const settled = fates.slice(-KEPT_MOST).map(([key, fate]) => {
    const [seat, at] = key.split(" ").map(Number);
    return ["Settle", { seat, at, answered: fate === "answered" }];
  });
  return {
    deeds: [
      ...said.slice(-KEPT_MOST).map((one: Asking.Said) => ["Again", { said: one }]),
      ...fresh.map((attempt: Asking.Attempt) => ["Attempted", { attempt }]),
      ...settled,
      ...(now.stop >= 0
        ? [
            ["Eyes", { key: String(now.seat) }],
            ["Stop", { at: now.stop }],
          ]
        : []),
      ...(answered(game, now) ? [["Turn", { page: "answer" }]] : []),
    ],
  };
}

/** The state after one of them; an Error for what cannot be done. */
function afterKept({ game }: SavedRoom, now: Asking.Watching, kind: string, values: any): Asking.Watching {
  const { asked } = now;
  switch (kind) {
    case "Again": {
      const { said } = values,
        card = game.card(said.place, said.question, said.settings);
      if (!card) throw new Error(`Expected a question that arises at ${said.place}.`);
      card.value(said.number);
      return { ...now, asked: { ...asked, said: [...asked.said, said] } };
    }
    case "Settle": {
      const key = `${Number(values.seat)} ${Number(values.at)}`;
      return { ...now, fates: { ...now.fates, [key]: values.answered ? "answered" : "skipped" } };
    }
  }
  return did(game, now, { kind, ...values });
}

/**
 * Do again what a tab has kept; what cannot be done is passed over.
 * @returns whether all of it could be done
 */
export function recalled(room: SavedRoom, kept: any): boolean {
  const { game, now } = room;
  if (now.asked.said.length > 0 || !Array.isArray(kept?.deeds)) return true;
  let after = { ...now, stop: -1 },
    all = true;
  for (const [kind, values] of kept.deeds) {
    try {
      after = afterKept(room, after, kind, values);
    } catch {
      all = false; // of a game that is another by now, or of a step that is not explained yet
    }
  }
  if (after.stop < 0) {
    after = { ...did(game, after, { kind: "Eyes", key: now.eyes }), frame: now.frame };
    after = did(game, after, { kind: "Step", to: now.frame });
  }
  room.now = after;
  room.draw();
  return all;
}

/**
 * Give back what a tab has kept: at once what can be, and all of it when every step is explained, unless somebody
 * has answered in between.
 */
export function restored(room: SavedRoom, kept: any, whole: Promise<void>) {
  const before = room.now;
  if (recalled(room, kept)) return;
  const { said } = room.now.asked;
  void whole.then(() => {
    if (room.now.asked.said !== said) return;
    room.now = { ...room.now, asked: { ...room.now.asked, said: before.asked.said }, fates: before.fates };
    recalled(room, kept);
  });
}
