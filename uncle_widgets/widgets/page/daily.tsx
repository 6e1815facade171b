/**
 * The front of the gallery: what one does here in eight words, and the position of the day with its table, its
 * guess, its answer and its steps, over the row of the last days.
 */

import { render } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { litNow, Work } from "../panel/work.tsx";
import { LEVELS } from "./controls.ts";
import { DailyAnswer } from "./daily_answer.tsx";
import { DailyBand } from "./daily_band.tsx";
import { useDays, usePosition, useToday } from "./daily_hooks.ts";
import { askedOf, fitting, panelOf, stepped, toldOf } from "./daily_machine.ts";
import { DailyTable } from "./daily_table.tsx";
import type { KeptDay } from "./daily_week.ts";
import { longDate, suresOf, weekOf } from "./daily_week.ts";
import { dye, html, unique } from "./dom.ts";
import { useRedraw } from "./hooks.ts";
import { AnswerField } from "./number_field.tsx";
import { lackingNumber } from "./number_words.ts";
import { Segmented } from "./segmented.tsx";

/** A link to a page, or where there is none, a button that opens the game in the gallery's place. */
export type PageLink = (
  looks: { class: string; "aria-label"?: string; "data-k": string },
  to: { game: string; page: string; link: string },
  words: any,
) => HTMLElement;

/** Milliseconds in which a press counts for what was there before: pressed twice, a button does nothing more. */
const DEAF = 400;

/** A node that is not drawn by Preact, made again when its key changes. */
function Foreign({ make, k }: { make: () => HTMLElement; k: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(make()), [k]);
  return <span class="foreign" ref={box} />;
}

/** What asks for the guess, and how sure one is. */
function Guess({
  position,
  show,
  typed,
}: {
  position: Uw.Daily;
  show: (number: string, sure: string) => void;
  /** whether a number stands there */
  typed: (some: boolean) => void;
}) {
  const [number, setNumber] = useState(""),
    [sure, setSure] = useState(""),
    [note, setNote] = useState(""),
    { question } = position,
    lacks = lackingNumber(number, question);
  const reveal = () => {
    if (lacks) setNote(lacks);
    else show(number.trim(), sure);
  };
  return (
    <div class="guess">
      <AnswerField
        measure={question.measure}
        span={question.span}
        cases={question.cases}
        value={number}
        set={(text) => {
          setNumber(text);
          setNote("");
          typed(text.trim() !== "");
        }}
        enter={reveal}
      />
      <div class="last">
        <div class={lacks ? "sure unseen" : "sure"}>
          <Segmented label="How sure are you?" choices={LEVELS} value={sure} k="sure" pick={setSure} />
        </div>
        <button
          type="button"
          class="btn call"
          data-k="reveal"
          aria-disabled={lacks ? "true" : undefined}
          onClick={reveal}
        >
          Show the answer
        </button>
      </div>
      {note && (
        <p class="refusal" role="alert">
          {note}
        </p>
      )}
    </div>
  );
}

type Here = {
  position: Uw.Daily;
  kept: KeptDay | null;
  today: boolean;
  working: boolean;
  steps: KeptDay["steps"];
};

/** The guess, its answer, or its steps. */
function Day({
  here,
  date,
  act,
  lesson,
}: {
  here: Here;
  date: string;
  act: {
    guess: (number: string, sure: string) => void;
    typed: (some: boolean) => void;
    work: (on: boolean) => void;
    step: (step: number, number: string) => void;
  };
  lesson: PageLink;
}) {
  const { position, kept, today, working, steps } = here,
    root = useRef<HTMLDivElement>(null),
    seen = useRef(`${date} ${kept ? "told" : ""}`),
    changed = useRef(Number.NEGATIVE_INFINITY),
    phase = `${date} ${!kept && today ? "" : working ? "steps" : "told"}`;
  useLayoutEffect(() => {
    if (seen.current === phase) return;
    const same = seen.current.split(" ")[0] === date;
    seen.current = phase;
    changed.current = performance.now();
    const next = root.current?.querySelector("[data-next]");
    if (same && next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
  const soon = (then: () => void) => () => {
    if (performance.now() - changed.current >= DEAF) then();
  };
  let shown = <Guess key={date} position={position} show={act.guess} typed={act.typed} />;
  if (working)
    shown = (
      <div class="uw-panel working">
        <Work
          key={date}
          panel={panelOf(position, steps, kept?.number ?? null)}
          act={{ answer: act.step, show: (step) => act.step(step, ""), back: () => act.work(false) }}
        />
      </div>
    );
  else if (kept || !today)
    shown = (
      <DailyAnswer
        position={position}
        number={kept?.number ?? null}
        when={`on ${longDate(date).split(",")[0]}`}
        work={position.asks.length > 0 ? soon(() => act.work(true)) : null}
        lesson={
          <Foreign
            k={`${date} ${Boolean(kept?.close)}`}
            make={() =>
              lesson(
                { class: kept?.close ? "btn call" : "btn", "data-k": "day.lesson" },
                { game: position.game, page: "", link: position.lesson.link },
                `Lesson: ${position.lesson.name}`,
              )
            }
          />
        }
      />
    );
  const still = (event: MouseEvent) => {
    if (performance.now() - changed.current < DEAF) event.preventDefault(); // else the focus would go
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here
    <div ref={root} onMouseDown={still}>
      {shown}
    </div>
  );
}

/** The words of the headline, each sentence whole on its line. */
const Headline = ({ id, text }: { id: string; text: string }) => (
  <h1 id={id}>
    {text.split(/(?<=[.?!]) /).flatMap((sentence, at) => [at > 0 && " ", <span key={sentence}>{sentence}</span>])}
  </h1>
);

/** What is asked: the situation, and under it the question. */
function Asked({ words }: { words: string }) {
  const { situation, question } = askedOf(words);
  return (
    <>
      {situation && <p class="situation">{situation}</p>}
      <h2>{question}</h2>
    </>
  );
}

type Front = Uw.Model<any, Uw.ToFront>;

const Lead = ({ model, heading }: { model: Front; heading: string }) => (
  <div class="lead">
    <Headline id={heading} text={model.get("title")} />
    <p class="sub">{model.get("about")}</p>
  </div>
);

function DailyHero({
  model,
  door,
  heading,
  dyed,
}: {
  model: Front;
  door: PageLink;
  heading: string;
  dyed: (palette: string) => void;
}) {
  const slot = useRef<HTMLDivElement>(null),
    inner = useRef<HTMLDivElement | null>(null),
    [past, setPast] = useState(""),
    [working, setWorking] = useState(""),
    [aside, setAside] = useState<Record<string, KeptDay["steps"]>>({}),
    { days, waits, keep } = useDays(slot, inner),
    today = useToday(),
    before = useRef(today),
    busy = useRef(false), // whether a number stands there, or steps are open
    over = useRef(""), // a day that is over by now, and goes on until it is left
    redraw = useRedraw();
  if (before.current !== today) {
    if (!past && !over.current && (busy.current || working)) over.current = before.current;
    before.current = today;
  }
  const late = over.current,
    date = past || late || today,
    { shown, failed, again } = usePosition(model, date),
    position = shown?.position,
    same = position && days[date]?.position === position.position,
    kept = same ? days[date] : null,
    steps = position ? fitting(position, kept?.steps ?? aside[date] ?? []) : [],
    works = Boolean(position && working === date && (kept || past)),
    week = weekOf(days, today),
    lit = position && works ? litNow(panelOf(position, steps, null), "steps", 0) : {};
  const act = {
    typed: (some: boolean) => {
      busy.current = some;
    },
    guess: (number: string, sure: string) => {
      if (!position) return;
      const { close } = toldOf(position, number);
      keep({ ...days, [date]: { number, sure, close, position: position.position, steps: [] } });
    },
    work: (on: boolean) => setWorking(on ? date : ""),
    step: (step: number, number: string) => {
      if (!position) return;
      const after = stepped(position, steps, step, number);
      if (kept) keep({ ...days, [date]: { ...kept, steps: after } });
      else setAside({ ...aside, [date]: after });
    },
  };
  const open = (to: string) => {
    setPast(to === today ? "" : to);
    over.current = "";
    setWorking("");
    busy.current = false;
    redraw();
  };
  useLayoutEffect(() => dyed(position?.palette ?? ""), [position?.game]);
  useLayoutEffect(() => {
    if (!inner.current) return;
    const day = position && !waits && (
      <Day
        key={date}
        here={{ position, kept, today: date === today || date === late, working: works, steps }}
        date={date}
        act={act}
        lesson={door}
      />
    );
    render(day || null, inner.current);
  });
  return (
    <>
      <Lead model={model} heading={heading} />
      <div class={works ? "picture-of works" : "picture-of"}>
        <DailyTable shown={shown} lit={lit} />
      </div>
      <div class="day">
        <p class="when">
          <b>{past ? "An earlier day" : "Position of the day"}</b>
          <span>{longDate(date)}</span>
        </p>
        {position ? (
          <>
            <Asked words={position.question.ask} />
            <p class="sr">{position.said}</p>
          </>
        ) : (
          <p class="coming" role="status">
            {failed ? "The position didn't load. " : "The position of the day is on its way."}
            {failed && (
              <button type="button" class="btn" data-k="day.again" onClick={again}>
                Try again
              </button>
            )}
          </p>
        )}
        <div class="day-slot" ref={slot} />
        {(past || late) && (
          <button type="button" class="btn quiet" data-k="day.today" onClick={() => open(today)}>
            Back to today's position
          </button>
        )}
      </div>
      {!waits && <DailyBand week={week} sures={suresOf(days)} shown={date} open={open} />}
    </>
  );
}

/** The hero of the gallery, in the colours of the game that it shows. */
export function galleryHero(model: Uw.Model<any, Uw.ToFront>, door: PageLink) {
  const heading = unique("hero"),
    node = html("section.stage.hero", { "aria-labelledby": heading });
  if (!model.get("daily")) node.classList.add("bare");
  render(
    model.get("daily") ? (
      <DailyHero model={model} door={door} heading={heading} dyed={(palette) => dye(node, palette)} />
    ) : (
      <Lead model={model} heading={heading} />
    ),
    node,
  );
  return { node, stop: () => render(null, node) };
}
