// @ts-check
/** What a browser keeps of somebody: whether the aim of a game is known, and what is known once for good. */

const STORED_AIM = "uncle_widgets.aim.";
/** Answers or moves after which the aim is known. */
const KNOWN = 3;

/** What is kept of a game where a page may keep nothing. @type {Map<string, string>} */
const unkept = new Map();

/** @param {string} name */
export function keptHere(name) {
  try {
    return localStorage.getItem(name) ?? unkept.get(name) ?? "";
  } catch {
    return unkept.get(name) ?? "";
  }
}

/** @param {string} name @param {string} text */
export function keepHere(name, text) {
  unkept.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // a page that may keep nothing
  }
}

/** Whether the aim of a game need not be said any more. @param {string} game */
export const aimKnown = (game) => Number(keptHere(STORED_AIM + game)) >= KNOWN;

/** @type {Set<(game: string) => void>} */
const aims = new Set();
/** What goes on by itself, and halts while a dialog lies over it. @type {Set<() => void>} */
const running = new Set();

/** Call `halt` when a dialog opens. @param {() => void} halt @returns {() => void} ends it */
export function halts(halt) {
  running.add(halt);
  return () => running.delete(halt);
}

/** Halt what goes on by itself. */
export function haltAll() {
  for (const halt of running) halt();
}

/**
 * Somebody answered or moved, or knows the aim: `enough`. A line that says the aim stays until another room is
 * opened: without it all that is about to be pressed would move up.
 * @param {string} game @param {boolean} [enough]
 */
export function acted(game, enough = false) {
  if (!game || aimKnown(game)) return;
  keepHere(STORED_AIM + game, String(enough ? KNOWN : Number(keptHere(STORED_AIM + game)) + 1));
}

/** Somebody closed the line that says the aim. @param {string} game */
export function closeAim(game) {
  acted(game, true);
  for (const line of aims) line(game);
}

/** Call `changed` when the line is closed. @param {() => void} changed */
export function onAim(changed) {
  const line = () => changed();
  aims.add(line);
  return () => aims.delete(line);
}
