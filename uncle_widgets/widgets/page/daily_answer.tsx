/** The answer to the position of the day: hundred dots, how near the guess was, and the way on. */

import { ofHundred } from "../panel/wording.ts";
import { toldOf } from "./daily_machine.ts";
import { outOfHundred } from "./number_words.ts";

/** The hundred dots: filled for yes, ringed for yes more than once, hollow for no; the guess is a triangle. */
function Hundred({ dots, guess }: { dots: Uw.Dots[]; guess: number }) {
  const kinds = [1, 2, 0].flatMap((kind) => dots.filter(({ yes }) => yes === kind)),
    all = kinds.flatMap(({ n, yes }) => Array.from({ length: n }, () => yes)),
    at = (k: number) => ({ cx: 10 + (k % 10) * 20, cy: 10 + Math.floor(k / 10) * 20 });
  return (
    <svg class="hundred" viewBox="0 0 200 200" aria-hidden="true">
      {all.map((yes, k) => {
        const place = at(k);
        if (k + 1 === guess) return <path key={k} class="said" d={`M${place.cx - 8} ${place.cy - 6}h16l-8 14z`} />;
        if (!yes) return <circle key={k} class="no" {...place} r={7} />;
        return yes > 1 ? (
          <g key={k}>
            <circle class="twice" {...place} r={7} />
            <circle class="yes" {...place} r={4.2} />
          </g>
        ) : (
          <circle key={k} class="yes" {...place} r={7.7} />
        );
      })}
    </svg>
  );
}

/** The chance in other ways, for whoever wants them. */
function MoreForms({ answer }: { answer: Uw.Ways }) {
  const forms = [answer.fraction, answer.percent, answer.one_in].filter(Boolean);
  return (
    <details class="forms">
      <summary data-k="forms">More forms</summary>
      <p>{forms.join(" \u00b7 ")}</p>
    </details>
  );
}

/** @param number the guess; null for a day that was not played */
export function DailyAnswer({
  position,
  number,
  when,
  work,
  lesson,
}: {
  position: Uw.Daily;
  number: string | null;
  /** "on Tuesday" for a day that is over */
  when: string;
  work: (() => void) | null;
  lesson: preact.ComponentChild;
}) {
  const told = number == null ? null : toldOf(position, number),
    n = ofHundred(position.exact),
    { cases, event } = position.question;
  return (
    <div class="answer">
      <div class="heading">
        <h3 class="verdict" data-next tabIndex={-1}>
          {told ? told.verdict : `You didn't play ${when}. The answer is ${n}.`}
        </h3>
        <MoreForms answer={position.answer} />
      </div>
      <Hundred dots={position.dots} guess={told ? Math.max(0, ofHundred(told.value)) : 0} />
      <div class="told">
        {told && <p>{told.more}</p>}
        <p class="mute">
          {n} {outOfHundred({ cases, event })}.{" "}
          {told && (
            <span class="key">
              <svg class="mark" viewBox="0 0 16 14" aria-hidden="true">
                <path class="said" d="M0 0h16l-8 14z" />
              </svg>{" "}
              is your guess.
            </span>
          )}
        </p>
        <div class="ways">
          {work && (
            <button type="button" class={told?.close ? "btn" : "btn call"} data-k="work" onClick={work}>
              Work it out
            </button>
          )}
          {lesson}
        </div>
      </div>
    </div>
  );
}
