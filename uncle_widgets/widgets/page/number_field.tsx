/** A field for a number: typed, or slid beside it; and what is said of what is typed. */

import type { RefObject, VNode } from "preact";
import { render } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { html, unique } from "./dom.ts";
import { digitsImage, numeric } from "./draw.ts";
import { PAUSE } from "./number_note.ts";
import { answerRule, readAs, unreadNumber } from "./number_words.ts";
import type { NumberRule } from "./typed_number.ts";
import { readNumber } from "./typed_number.ts";

/** Letters that a field takes: more than are read, so that nothing is cut off unsaid. */
const LETTERS = 80;
/** Letters of a number that are shown large. */
const SHOWN = 12;

const minus = (text: string) => text.replace("-", "\u2212");

/** What a number field needs: its rule, and how what is typed in it is stored. */
export interface NumberSpec {
  rule: NumberRule;
  /** as typed before; "" for none yet */
  value: string;
  /** called with what is typed, without the spaces around it */
  set: (text: string) => void;
  /** whether it says that what is typed is no number; else it asks alone */
  refuses?: boolean;
}

/**
 * A text field for a number: what is typed stays as it was typed, whatever is drawn meanwhile. A number that may
 * be meant otherwise gets a question at once; one that cannot be read gets a sentence when the typing pauses, the
 * field is left or Enter is pressed.
 * @returns `text` as it stands in the field; `typed` and `put` are to be called with what is typed there, and with
 *   what comes from elsewhere; `complain` says at once why it cannot be read
 */
export function useNumber({ rule, value, set, refuses = true }: NumberSpec) {
  const [raw, setRaw] = useState(value),
    [loud, setLoud] = useState(true),
    id = useMemo(() => unique("note"), []),
    text = raw.trim() === value.trim() ? raw : value,
    { words, meant } = text.trim() ? readNumber(text, rule) : { words: "", meant: "" },
    sentence = meant ? unreadNumber(text, rule) : loud && refuses ? words : "";
  useEffect(() => {
    if (loud) return;
    const pause = setTimeout(() => setLoud(true), PAUSE);
    return () => clearTimeout(pause);
  }, [raw, loud]);
  const enter = (typed: string, loudly: boolean) => {
    setRaw(typed);
    setLoud(loudly);
    set(typed.trim());
  };
  return {
    text,
    sentence,
    meant,
    id,
    typed: (typed: string) => enter(typed, false),
    put: (typed: string) => enter(typed, true),
    complain: () => setLoud(true),
    /** Attributes of the field. */
    said: { "aria-invalid": sentence ? true : undefined, "aria-describedby": sentence ? id : undefined },
  };
}

/** What is said of what is typed: a sentence, or a question with Yes and No. `answer` is given what is meant. */
export function NumberNote({
  number: { text, sentence, meant, id },
  answer,
}: {
  number: ReturnType<typeof useNumber>;
  answer: (text: string) => void;
}) {
  return (
    <div class="numnote" id={id} role="status">
      {sentence && <p class="refusal">{sentence}</p>}
      {meant && (
        <div class="row">
          <button type="button" class="btn" data-k="meant.yes" onClick={() => answer(meant)}>
            Yes
          </button>
          <button type="button" class="btn" data-k="meant.no" onClick={() => answer(`${text.trim()}%`)}>
            No
          </button>
        </div>
      )}
    </div>
  );
}

/** A number as it is shown large: in our own digits where it has few. */
function Large({ text }: { text: string }) {
  const box = useRef<HTMLSpanElement>(null),
    signs = minus(text),
    ours = text !== "" && numeric(signs) && signs.length <= 6,
    whole = signs.length <= SHOWN ? signs : `${signs.slice(0, SHOWN - 1)}\u2026`;
  useLayoutEffect(() => {
    box.current?.replaceChildren(
      text === "" ? "?" : ours ? digitsImage(signs, signs.length > 4 ? 34 : 50) : whole,
    );
  }, [text]);
  return <span class={text === "" ? "drawn none" : "drawn"} aria-hidden="true" ref={box} />;
}

/** The slider's step: 1 of 100, or a power of ten of which fifty or more fit between its ends. */
const stepOf = ({ unit, low, high }: { unit?: string; low: number; high: number }) =>
  unit === "chance" ? 1 : 10 ** Math.floor(Math.log10((high - low) / 50 || 1));

/** What can be done with a field from outside. */
export interface FieldControl {
  focus: () => void;
  put: (text: string) => void;
  complain: () => void;
}

export interface NumberFieldProps extends NumberSpec {
  rule: NumberRule & { low: number; high: number };
  /** for those who hear the page */
  label: string;
  /** to follow the number: "out of 100 hands B might hold" */
  words: string;
  /** what the ends of the slider say */
  ends: [string, string];
  /** called at the Enter key, once a number can be read */
  enter: () => void;
  /** tells one from another beside it */
  k?: string;
  control?: RefObject<FieldControl | null>;
}

/**
 * A slider that starts empty, and the number large beside its words, to be typed over. Nothing is said until it
 * is moved, typed, or taken as it lies with Enter.
 */
export function NumberField({ label, words, ends, enter, k = "", control, ...spec }: NumberFieldProps) {
  const number = useNumber(spec),
    slider = useRef<HTMLInputElement>(null),
    { low, high } = spec.rule,
    step = stepOf(spec.rule),
    text = number.text.trim(),
    value = readNumber(text, spec.rule).value,
    read = readAs(text, spec.rule);
  const slid = () => String(Number(Number(slider.current?.value).toFixed(step < 1 ? 2 : 0))),
    focus = () => slider.current?.focus({ preventScroll: true });
  if (control) control.current = { focus, put: number.put, complain: number.complain };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (text === "" && event.target === slider.current) number.put(slid());
    else if (text !== "" && value == null) number.complain();
    else if (text !== "") enter();
  };
  return (
    <div class="asknum">
      <div class="saynum">
        <span class="bigbox">
          <input
            class="bignum"
            inputMode={low < 0 ? "text" : "decimal"}
            data-k={`value${k}`}
            maxLength={LETTERS}
            autocomplete="off"
            aria-label={`${label} ${words}`}
            {...number.said}
            style={{ "--n": String(Math.min(Math.max(2, text.length), SHOWN)) }}
            value={number.text}
            onInput={(event) => number.typed(event.currentTarget.value)}
            onChange={number.complain}
            onKeyDown={keys}
          />
          <Large text={text} />
        </span>
        <p>
          <b class="equals" aria-hidden="true">
            {read && `= ${minus(read)} `}
          </b>
          {words}
        </p>
      </div>
      <NumberNote
        number={number}
        answer={(typed) => {
          number.put(typed);
          focus();
        }}
      />
      <input
        type="range"
        ref={slider}
        class={value == null ? "rng empty" : "rng"}
        min={low}
        max={high}
        step={step}
        data-k={`range${k}`}
        aria-label={label}
        aria-valuetext={value == null ? "not set yet" : `${read || text} ${words}`}
        style={{ "--p": `${value == null ? 0 : (100 * (value - low)) / (high - low || 1)}%` }}
        value={value ?? (low + high) / 2}
        onInput={() => number.put(slid())}
        onKeyDown={keys}
      />
      <div class="ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

/** The field for the answer to a question: of 100, or in its unit. `cases`: of what. */
export function AnswerField({
  measure,
  span,
  cases,
  label = "Your guess",
  ...how
}: { measure: string; span: [number, number]; cases: string; label?: string } & Pick<
  NumberFieldProps,
  "value" | "set" | "enter" | "k"
>) {
  const rule = answerRule({ measure, span }),
    chance = measure === "chance";
  return (
    <NumberField
      {...how}
      rule={rule}
      label={label}
      words={chance ? `out of 100 ${cases}`.trim() : measure}
      ends={chance ? ["never", "always"] : [minus(String(rule.low)), String(rule.high)]}
    />
  );
}

/** A number field in a view that is not drawn by Preact: its node, and what can be done with it. */
export interface MountedField extends FieldControl {
  node: HTMLElement;
}

/** Mount a field that is drawn again with each text typed in it: `draw` gives it for a text and a `set`. */
function mounted(
  { value, set }: { value: string; set: (text: string) => void },
  draw: (value: string, set: (text: string) => void) => VNode,
): HTMLElement {
  const node = html("div.numfield");
  const show = (text: string) => render(draw(text, typed), node);
  const typed = (text: string) => {
    show(text);
    set(text);
  };
  show(value);
  return node;
}

export function numberField(spec: NumberFieldProps): MountedField {
  const control: RefObject<FieldControl | null> = { current: null };
  return {
    node: mounted(spec, (value, set) => <NumberField {...spec} value={value} set={set} control={control} />),
    focus: () => control.current?.focus(),
    put: (text) => control.current?.put(text),
    complain: () => control.current?.complain(),
  };
}

/** The same for the answer to a question. */
export const answerField = (spec: Parameters<typeof AnswerField>[0]): HTMLElement =>
  mounted(spec, (value, set) => <AnswerField {...spec} value={value} set={set} />);
