/** The line under the head of a page that says what a game is about, until its aim is known. */
import { showHowTo } from "./aim.ts";
import { closeAim } from "./progress_store.ts";

/** @param over where the dialog with how to play lies */
export function AimLine({ howto, over }: { howto: Uw.HowTo; over: HTMLElement }) {
  return (
    <div class="aim" role="group" aria-label="The aim of the game">
      <p>
        <span class="whole">{howto.aim}</span>
        <span class="short">{howto.short}</span>
      </p>
      <button
        type="button"
        class="btn quiet"
        data-k="howto"
        aria-haspopup="dialog"
        onClick={() => showHowTo(howto, over)}
      >
        How to play
      </button>
      <button
        type="button"
        class="btn quiet"
        data-k="known"
        aria-label="Close the aim of the game"
        onClick={() => closeAim(howto.game)}
      >
        ×
      </button>
    </div>
  );
}
