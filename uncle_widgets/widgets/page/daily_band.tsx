/** Under the position of the day: the last seven days, and how often somebody was close so far. */

import { useState } from "preact/hooks";
import type { DayMark, Sureness, WeekDay } from "./daily_week.ts";
import { longDate, weekWords } from "./daily_week.ts";

/** A disc is close, a ring is not, a dash is a day that was not played, "?" is today. */
const Mark = ({ mark }: { mark: DayMark }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    {mark === "close" && <circle class="disc" cx="11" cy="11" r="8" />}
    {mark === "far" && <circle class="ring" cx="11" cy="11" r="6.75" />}
    {mark === "none" && <path class="dash" d="M6 11h10" />}
    {mark === "today" && (
      <>
        <rect class="now" x="1.5" y="1.5" width="19" height="19" rx="3" />
        <text x="11" y="16.5" font-size="15" text-anchor="middle">
          ?
        </text>
      </>
    )}
  </svg>
);

/** How often somebody was close, a row for each level of sureness. */
const Sures = ({ rows, id }: { rows: Sureness[]; id: string }) => (
  <div class="sures" id={id}>
    <p>
      <b>{rows[0].words}</b>
    </p>
    <ul>
      {rows.map(({ name, close, of }) => (
        <li key={name}>
          <span>{name}</span>
          <svg
            viewBox={`0 0 ${Math.min(of, 20) * 20} 20`}
            width={Math.min(of, 20) * 14}
            height="14"
            aria-hidden="true"
          >
            {Array.from({ length: Math.min(of, 20) }, (_, k) => (
              <circle
                key={k}
                class={k < Math.round((close * Math.min(of, 20)) / of) ? "disc" : "ring"}
                cx={10 + k * 20}
                cy="10"
                r="7"
              />
            ))}
          </svg>
          <span>
            {close} of {of} close
          </span>
        </li>
      ))}
    </ul>
  </div>
);

export function DailyBand({
  week,
  sures,
  shown,
  open,
}: {
  week: WeekDay[];
  sures: Sureness[];
  /** the date that is on show */
  shown: string;
  open: (date: string) => void;
}) {
  const [unfolded, unfold] = useState(false),
    id = "uw-guesses-so-far";
  return (
    <div class="band">
      <ol aria-label="The last seven days">
        {week.map(({ date, name, mark, words }) => (
          <li key={date}>
            <button
              type="button"
              data-k={`day.${date}`}
              data-mark={mark}
              aria-current={date === shown ? "date" : undefined}
              aria-label={`${name === "Today" ? "Today" : longDate(date)}: ${words}`}
              onClick={() => open(date)}
            >
              <Mark mark={mark} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="counted">{weekWords(week)}</p>
      {sures.length > 0 && (
        <button
          type="button"
          class="btn"
          data-k="sofar"
          aria-expanded={unfolded}
          aria-controls={unfolded ? id : undefined}
          onClick={() => unfold(!unfolded)}
        >
          Your guesses so far
        </button>
      )}
      {unfolded && sures.length > 0 && <Sures rows={sures} id={id} />}
    </div>
  );
}
