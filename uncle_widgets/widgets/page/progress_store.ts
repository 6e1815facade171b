/** What a browser keeps of somebody: whether the aim of a game is known, and what is known once for good. */

const STORED_AIM = "uncle_widgets.aim.";
/** Answers or moves after which the aim is known. */
const KNOWN = 3;

/** What is kept of a game where a page may keep nothing. */
const unkept: Map<string, string> = new Map();

export function keptHere(name: string) {
  try {
    return localStorage.getItem(name) ?? unkept.get(name) ?? "";
  } catch {
    return unkept.get(name) ?? "";
  }
}

export function keepHere(name: string, text: string) {
  unkept.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // a page that may keep nothing
  }
}

/** Whether the aim of a game need not be said any more. */
export const aimKnown = (game: string) => Number(keptHere(STORED_AIM + game)) >= KNOWN;

const aims: Set<(game: string) => void> = new Set();
/** What goes on by itself, and halts while a dialog lies over it. */
const running: Set<() => void> = new Set();

/**
 * Call `halt` when a dialog opens.
 * @returns ends it
 */
export function halts(halt: () => void): () => void {
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
 */
export function acted(game: string, enough: boolean = false) {
  if (!game || aimKnown(game)) return;
  keepHere(STORED_AIM + game, String(enough ? KNOWN : Number(keptHere(STORED_AIM + game)) + 1));
}

/** Somebody closed the line that says the aim. */
export function closeAim(game: string) {
  acted(game, true);
  for (const line of aims) line(game);
}

/** Call `changed` when the line is closed. */
export function onAim(changed: () => void) {
  const line = () => changed();
  aims.add(line);
  return () => aims.delete(line);
}
