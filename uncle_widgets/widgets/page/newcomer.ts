/** Somebody who has not guessed on this device yet sees three things: the number, the button, the way on. */
import { keepHere, keptHere } from "./progress_store.ts";

const STORED_ANSWERED = "uncle_widgets.answered",
  /** Milliseconds for which what is new is outlined. */
  OUTLINED = 1500,
  told: Set<() => void> = new Set();

/** Has nobody guessed on this device yet? Where nothing can be kept it is not known: then everything is shown. */
function isNew() {
  try {
    localStorage.getItem(STORED_ANSWERED);
  } catch {
    return false;
  }
  return keptHere(STORED_ANSWERED) === "";
}

/** Somebody has guessed: from now on everything is shown. */
export function guessedHere() {
  if (!isNew()) return;
  keepHere(STORED_ANSWERED, "1");
  for (const show of told) show();
}

/**
 * Mark the root of a view while what a newcomer need not see is to be hidden, and for a moment after that.
 * @param hides whether this view has something to hide now
 * @returns `draw`, to be called when that may have changed, and `stop`
 */
export function newcomerMark(root: HTMLElement, hides: () => boolean) {
  let before = false;
  const draw = () => {
    const now = isNew() && hides();
    root.classList.toggle("newcomer", now);
    if (before && !now) {
      root.classList.add("shown-now");
      setTimeout(() => root.classList.remove("shown-now"), OUTLINED);
    }
    before = now;
  };
  told.add(draw);
  draw();
  return { draw, stop: () => told.delete(draw) };
}
