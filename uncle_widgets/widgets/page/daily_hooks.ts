/** What the position of the day is drawn from: today's date, what the device keeps, the positions as they come. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { keptBy } from "./browser_store.ts";
import type { Shown } from "./daily_table.tsx";
import type { KeptDays } from "./daily_week.ts";
import { dateOf, daysText, readDays, untilTomorrow } from "./daily_week.ts";
import { html } from "./dom.ts";

/** Milliseconds after which a position that has not come is asked for again by whoever wants it. */
const PATIENCE = 20_000;
/** A clock may be a little early. */
const LATE = 500;

/** The device's date, also of a page that stays open over midnight, or whose clock is set. */
export function useToday() {
  const [today, setToday] = useState(() => dateOf(new Date()));
  useLayoutEffect(() => {
    let timer = 0;
    const look = () => {
      const now = new Date();
      setToday(dateOf(now));
      clearTimeout(timer);
      timer = window.setTimeout(look, untilTomorrow(now) + LATE);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return today;
}

/**
 * The days that the device keeps, once it is known that they are this student's.
 * @param inner a node in `slot` that is not Preact's: before it stands the question whose they are
 */
export function useDays(slot: RefObject<HTMLDivElement | null>, inner: { current: HTMLDivElement | null }) {
  const [days, setDays] = useState<KeptDays>({}),
    [waits, setWaits] = useState(false),
    store = useRef<ReturnType<typeof keptBy> | null>(null);
  useLayoutEffect(() => {
    inner.current = html("div.day-in");
    slot.current?.append(inner.current);
    const kept = keptBy(inner.current, () => "days", true);
    store.current = kept;
    const look = () =>
      setWaits(
        kept.look(
          (text) => {
            setDays(readDays(text));
            setWaits(false);
          },
          () => {
            setDays({});
            setWaits(false);
          },
        ),
      );
    look();
    return kept.stop;
  }, []);
  const keep = (now: KeptDays) => {
    setDays(now);
    store.current?.keep(daysText(now));
  };
  return { days, waits, keep };
}

/** A position as it came, or that none did. */
type Come = { told: Uw.Heard.DailyTold | null };

/** The position of a date: asked for when it is first shown. */
export function usePosition(model: Uw.Model<any, Uw.ToFront>, date: string) {
  const [come, setCome] = useState<Record<string, Come>>({}),
    day = date.slice(5),
    here = come[day],
    told = here?.told,
    position = told?.positions?.[day],
    shown = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    const heard = (message: Uw.Heard.DailyTold | { kind: "" }) => {
      if (message.kind === "daily") setCome((before) => ({ ...before, [message.date]: { told: message } }));
    };
    model.on("msg:custom", heard);
    return () => model.off("msg:custom", heard);
  }, []);
  useLayoutEffect(() => {
    if (here) return;
    model.send({ kind: "daily", date: day });
    const late = setTimeout(() => setCome((before) => ({ [day]: { told: null }, ...before })), PATIENCE);
    return () => clearTimeout(late);
  }, [day, !here]);
  if (shown.current?.position !== position)
    shown.current =
      told && position ? { position, pool: told.pool, boards: told.boards[position.game] ?? {} } : null;
  const again = () => setCome(({ [day]: _, ...others }) => others);
  return { shown: shown.current, failed: here && !position, again };
}
