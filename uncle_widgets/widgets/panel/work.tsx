/** Work it out: small questions about what is on the table, each leading to a line of the derivation. */

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../page/dom.ts";
import { NumberNote, useNumber } from "../page/number_field.tsx";
import { readNumber } from "../page/typed_number.ts";
import { ruleOf } from "./asking_steps.ts";
import type { Page } from "./panel_pages.ts";

/** What the page of the steps asks for. */
export interface WorkActions {
  answer: (step: number, number: string) => void;
  show: (step: number) => void;
  back: () => void;
}

type Line = { words: string; formula?: string; value?: string };

/** "91 out of 100": the number large, its unit small below. */
function Value({ text }: { text: string }) {
  const [, number, unit] = /^(?:about |exactly )?(.*?)( out of 100)?$/.exec(text) as RegExpExecArray;
  return (
    <b class="r">
      {number}
      {unit && <small>{unit.trim()}</small>}
    </b>
  );
}

/** What is left of a hundred after each factor of a product, as bars; the last is hidden until it is answered. */
function Bars({ left, done }: { left: Uw.Ask["left"]; done: boolean }) {
  return (
    <ul class="left">
      {left.map(([words, factor, share], at) => {
        const hidden = !done && at === left.length - 1;
        return (
          <li key={words}>
            <span>{words}</span>
            <b>{factor}</b>
            <i class={hidden ? "hidden" : ""} aria-hidden="true">
              {!hidden && <i style={{ width: `${share}%` }} />}
            </i>
            <b class="n">{hidden ? "?" : share}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** A line of the derivation that was worked out, or shown. */
function Done({ step, at, line, fresh }: { step: Uw.WorkStep; at: number; line: Line; fresh: boolean }) {
  const shown = step.outcome === "shown";
  return (
    <li class={fresh ? "fresh" : ""}>
      <i class={shown ? "shown" : ""} aria-hidden="true">
        {at + 1}
      </i>
      <p>
        {line.words}
        {line.formula && <small>{line.formula}</small>}
        {shown && <span class="reason">{step.reason}</span>}
      </p>
      <Value text={line.value ?? ""} />
    </li>
  );
}

/** The small question that is asked now. */
function Open({
  step,
  at,
  lights,
  act,
}: {
  step: Uw.WorkStep;
  at: number;
  /** whether something is lit on the table for it after a wrong answer */
  lights: boolean;
  act: WorkActions;
}) {
  const field = useRef<HTMLInputElement>(null),
    [typed, setTyped] = useState(""),
    rule = ruleOf(step),
    number = useNumber({ rule, value: typed, set: setTyped }),
    wrong = step.wrong.at(-1),
    unit = step.judged === "chance" ? step.unit || "out of 100" : step.unit;
  useEffect(() => field.current?.focus({ preventScroll: true }), []); // once it is on the page
  useLayoutEffect(() => {
    if (wrong != null) field.current?.select();
  }, [step.wrong.length]);
  const check = (event: Event) => {
    event.preventDefault();
    const text = number.text.trim();
    if (text !== "" && readNumber(text, rule).value != null) act.answer(at, text);
    else {
      number.complain();
      field.current?.focus({ preventScroll: true });
    }
  };
  return (
    <form class="smallq" onSubmit={check} noValidate>
      <i aria-hidden="true">{at + 1}</i>
      <h4 id={`${number.id}q`}>{step.words}</h4>
      {step.left.length > 0 && <Bars left={step.left} done={false} />}
      <div class="in">
        <input
          ref={field}
          class="field"
          data-k="step"
          inputMode={step.judged === "count" ? "numeric" : "text"}
          autocomplete="off"
          maxLength={40}
          aria-labelledby={`${number.id}q`}
          {...number.said}
          value={number.text}
          onInput={(event) => number.typed(event.currentTarget.value)}
        />
        <span>{unit}</span>
        <button type="submit" class="btn solid" data-k="step.check">
          Check
        </button>
      </div>
      <NumberNote
        number={number}
        answer={(text) => {
          number.put(text);
          field.current?.focus({ preventScroll: true });
        }}
      />
      {wrong != null && (
        <p class="no" role="status">
          <b>
            Not {wrong}. {lights && "Look at what is lit up on the table. "}
          </b>
          {step.hint}
        </p>
      )}
    </form>
  );
}

/** The last lines, which lead back to the answer. */
function End({ panel, lines }: { panel: Uw.Panel; lines: Line[] }) {
  const last = lines.at(-1);
  return (
    <div class="fin" data-next tabIndex={-1}>
      {lines.slice(0, -1).map((line) => (
        <p key={line.words}>
          {line.words}: {line.formula} {line.value && `= ${line.value}`}
        </p>
      ))}
      {last?.formula && <p class="eq">{last.formula}</p>}
      <p>
        {panel.headline} {panel.said?.verdict}
      </p>
    </div>
  );
}

export function Work({ panel, act }: { panel: Uw.Panel; act: WorkActions }) {
  const { steps, at, lines } = panel.work as Uw.Work,
    root = useRef<HTMLDivElement>(null),
    pages = (panel.steps ?? []).slice(0, lines),
    over = at < 0,
    now = over ? steps.length : at,
    first = useRef(now),
    end = pages.slice((steps.at(-1)?.line ?? 0) + 1);
  useLayoutEffect(() => {
    const here = root.current?.querySelector(over ? ".fin" : ".smallq");
    here?.scrollIntoView({ block: "nearest" });
    if (over && now !== first.current && here instanceof HTMLElement) here.focus({ preventScroll: true });
  }, [now]);
  return (
    <div class={over ? "work over" : "work"} ref={root}>
      <div class="workhead">
        <h3>Work it out</h3>
        <p class="pips">
          <span>
            {over ? "All" : "Step"} {over ? steps.length : now + 1}
            {over ? " steps done" : ` of ${steps.length}`}
          </span>
          {steps.map((step, k) => (
            <i key={step.line} class={k < now ? "d" : k === now ? "n" : ""} aria-hidden="true" />
          ))}
        </p>
      </div>
      <ol class="lines">
        {steps.slice(0, now).flatMap((step, k) => {
          const from = k > 0 ? steps[k - 1].line + 1 : 0;
          return pages
            .slice(from, step.line + 1)
            .map((line, j, all) =>
              j === all.length - 1 ? (
                <Done
                  key={line.letter}
                  step={step}
                  at={k}
                  line={line}
                  fresh={k === now - 1 && now > first.current}
                />
              ) : (
                <Told key={line.letter} line={line} />
              ),
            );
        })}
      </ol>
      {!over && (
        <Open
          key={`${panel.key} ${at}`}
          step={steps[at]}
          at={at}
          lights={(pages[steps[at].line]?.lit ?? []).length > 0}
          act={act}
        />
      )}
      {over && steps.at(-1)?.left.length ? <Bars left={steps.at(-1)?.left ?? []} done /> : null}
      {over && <End panel={panel} lines={end.length > 0 ? end : pages.slice(-1)} />}
      <p class="ways">
        <button type="button" class="btn quiet" data-k="work.back" onClick={act.back}>
          Back to the answer
        </button>
        {!over && (
          <button type="button" class="btn quiet" data-k="work.show" onClick={() => act.show(at)}>
            Show me this step
          </button>
        )}
      </p>
    </div>
  );
}

/** A line between two steps, which is not asked. */
const Told = ({ line }: { line: Line }) => (
  <li class="between">
    <i aria-hidden="true" />
    <p>
      {line.words}
      {line.formula && <small>{line.formula}</small>}
    </p>
    <Value text={line.value ?? ""} />
  </li>
);

/** What may have to be scrolled: it can be reached with the keyboard. */
const scrolled = (label: string) => html("div.workpage", { tabindex: 0, role: "group", "aria-label": label });

/** The page of the steps in a panel that is not drawn by Preact: what is typed stays while the panel is drawn. */
export function workPage(panel: Uw.Panel, act: WorkActions, before: Page | null): Page {
  const node = before?.node.classList.contains("workpage") ? before.node : scrolled("Work it out");
  render(<Work panel={panel} act={act} />, node);
  return { node, tried: () => {}, again: () => {}, stop: () => {} };
}

/** A worked example: the reasons of each step with the numbers of an earlier position, and the idea. */
function Example({ panel, goal }: { panel: Uw.Panel; goal: Uw.Goal }) {
  return (
    <div class="work example">
      <div class="workhead">
        <h3 data-next tabIndex={-1}>
          How it's done
        </h3>
        <p class="pips">
          <span>with the numbers of position {goal.at}</span>
        </p>
      </div>
      <p class="mute">{panel.ask}</p>
      <ol class="lines">
        {[...(panel.work?.steps ?? []).map(({ reason }) => reason), panel.headline].map((words, at, all) => (
          <li key={words}>
            <i class={at < all.length - 1 ? "shown" : ""} aria-hidden="true">
              {at + 1}
            </i>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {panel.idea && <p class="idea">{panel.idea}</p>}
    </div>
  );
}

/** The same for a worked example. */
export function examplePage(panel: Uw.Panel, goal: Uw.Goal): Page {
  const node = scrolled("A worked example");
  render(<Example panel={panel} goal={goal} />, node);
  return { node, tried: () => {}, again: () => {}, stop: () => {} };
}

/** What is lit on the table, with its tag: the step of Why, or the lines of Work it out that are done. */
export function litNow(panel: Uw.Panel, page: string, why: number): Record<string, string> {
  if (!panel.revealed) return {};
  if (page === "steps") return litOfWork(panel);
  if (page === "example") return litOfExample(panel);
  const step = page === "why" ? panel.steps?.[why] : undefined;
  return Object.fromEntries((step?.lit ?? []).map((key) => [key, step?.letter ?? ""]));
}

/** The lines that are done, with their numbers; after a wrong answer those of this step alone. */
function litOfWork({ work, steps = [] }: Uw.Panel): Record<string, string> {
  if (!work) return {};
  const here = (k: number) =>
    (steps[work.steps[k].line]?.lit ?? []).map((key): [string, string] => [key, String(k + 1)]);
  if (work.at >= 0 && work.steps[work.at].wrong.length > 0) return Object.fromEntries(here(work.at));
  return Object.fromEntries(work.steps.flatMap(({ outcome }, k) => (outcome ? here(k) : [])));
}

/** All lines of a worked example, with their numbers. */
const litOfExample = ({ work, steps = [] }: Uw.Panel): Record<string, string> =>
  Object.fromEntries(
    (work?.steps ?? []).flatMap(({ line }, k) => (steps[line]?.lit ?? []).map((key) => [key, String(k + 1)])),
  );
