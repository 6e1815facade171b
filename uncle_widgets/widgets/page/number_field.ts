/** A field for a number: a slider with the number large beside its words, and what is said of what is typed. */

import { html, setAttribute, unique } from "./dom.ts";
import { digitsImage, numeric } from "./draw.ts";
import type { NumberRule } from "./typed_number.ts";
import { OF_HUNDRED, readNumber } from "./typed_number.ts";

/** Letters that a field takes: more than are read, so that nothing is cut off unsaid. */
const LETTERS = 80;
/** Letters of a number that are shown large. */
const SHOWN = 12;
/** Milliseconds without a key after which it is said that what is typed is no number. */
const PAUSE = 800;

/** What a number field is made of. `set` is told of each change, `enter` of the Enter key. */
export interface NumberSpec {
  rule: NumberRule & { low: number; high: number };
  /** for those who hear the page */
  label: string;
  /** to follow the number: "of 100 such hands hold a 4" */
  words: string;
  /** what the ends of the slider say */
  ends: [string, string];
  /** as typed before; "" for none yet */
  value: string;
  set: (text: string) => void;
  enter: () => void;
  /** tells one from another beside it */
  k?: string;
}
export interface NumberField {
  node: HTMLElement;
  /** as typed or slid; "" until then */
  value: () => string;
  put: (text: string) => void;
  focus: () => void;
  /** say by the field why what is typed cannot be read */
  complain: () => void;
}

/** A number that was read, as it is shown: to a tenth of 100, or to two places. */
export const shownNumber = (value: number, { unit }: NumberRule) =>
  String(Number(value.toFixed(unit === "chance" ? 1 : 2)));

/** What is read where the text alone does not say it: "33.3" of "1/3"; else "". */
export function readAs(text: string, rule: NumberRule) {
  const { value } = readNumber(text, rule),
    plain = Number(text.trim().replace(",", ".").replace("\u2212", "-"));
  return value == null || value === plain ? "" : shownNumber(value, rule);
}

/**
 * What stands in a field: the text that was typed there, unless another number was given since in another place.
 */
export const standingText = (typed: string | undefined, said: number | undefined, rule: NumberRule) =>
  typed != null && readNumber(typed, rule).value === (said ?? null)
    ? typed
    : said == null
      ? ""
      : shownNumber(said, rule);

/** The question that a number asks, or why it cannot be read; "" where it is read. */
export function unreadNumber(text: string, rule: NumberRule) {
  const { words, meant } = readNumber(text, rule);
  return meant ? `Did you mean ${meant} out of 100?` : words;
}

/**
 * What a field says of what is typed in it: a question, with Yes and No, at once; and why it cannot be read, when
 * the typing pauses, the field is left or Enter is pressed.
 * @param answer told of what is typed in its place
 * @param refuses whether it says that what is typed is no number; else it asks alone
 */
export function numberNote(
  field: HTMLInputElement,
  rule: NumberRule,
  answer: (text: string) => void,
  refuses: boolean = true,
) {
  const node = html("div.numnote", { id: unique("note"), role: "status" });
  let pause = 0,
    asked = "";
  const say = (loudly: boolean) => {
    const text = field.value,
      { words, meant } = text.trim() ? readNumber(text, rule) : { words: "", meant: "" },
      sentence = meant ? unreadNumber(text, rule) : loudly && refuses ? words : "";
    setAttribute(field, "aria-invalid", sentence ? "true" : "");
    setAttribute(field, "aria-describedby", sentence ? node.id : "");
    const looks = sentence && `${sentence} ${meant && text}`;
    if (looks === asked) return;
    asked = looks;
    const reply = (words: string, typed: string, k: string) =>
      html("button.btn", { "data-k": k, onclick: () => answer(typed) }, words);
    node.replaceChildren(
      ...(sentence ? [html("p.refusal", sentence)] : []),
      ...(meant
        ? [html("div.row", reply("Yes", meant, "meant.yes"), reply("No", `${text.trim()}%`, "meant.no"))]
        : []),
    );
  };
  const complain = () => {
    clearTimeout(pause);
    say(true);
  };
  field.addEventListener("input", () => {
    clearTimeout(pause);
    pause = window.setTimeout(complain, PAUSE);
    say(false);
  });
  field.addEventListener("change", complain);
  return { node, complain };
}

/**
 * A slider that starts empty, and the number large beside its words, to be typed over. Nothing is said until it
 * is moved, typed, or taken as it lies with Enter.
 */
export function numberField({ rule, label, words, ends, value, set, enter, k = "" }: NumberSpec): NumberField {
  let text = value;
  const { low, high } = rule,
    step = rule.unit === "chance" ? 1 : 10 ** Math.floor(Math.log10((high - low) / 50 || 1));
  const drawn = html("span.drawn", { "aria-hidden": "true" }),
    equals = html("b.equals", { "aria-hidden": "true" });
  const field = html("input.bignum", {
    inputmode: rule.low < 0 ? "text" : "decimal",
    "data-k": `value${k}`,
    maxlength: LETTERS,
    autocomplete: "off",
    "aria-label": `${label} ${words}`,
    oninput: () => put(field.value, field),
  });
  const range = html("input.rng", {
    type: "range",
    min: low,
    max: high,
    step,
    "data-k": `range${k}`,
    "aria-label": label,
    oninput: () => put(slid(), range),
  });
  const slid = () => String(Number(Number(range.value).toFixed(step < 1 ? 2 : 0))),
    middle = String((low + high) / 2);
  const note = numberNote(field, rule, (typed) => {
    put(typed);
    range.focus({ preventScroll: true });
  });

  function put(typed: string, from?: HTMLInputElement) {
    text = typed.trim();
    if (from !== field) {
      field.value = text;
      note.complain();
    }
    paint(from);
    set(text);
  }
  function paint(from?: HTMLInputElement) {
    const number = readNumber(text, rule).value,
      signs = text.replace("-", "\u2212"),
      read = readAs(text, rule);
    if (from !== range) range.value = number == null ? middle : String(number);
    range.classList.toggle("empty", number == null);
    range.style.setProperty("--p", `${number == null ? 0 : (100 * (number - low)) / (high - low || 1)}%`);
    range.setAttribute("aria-valuetext", number == null ? "not set yet" : `${read || text} ${words}`);
    equals.textContent = read && `= ${read.replace("-", "\u2212")} `;
    const ours = text !== "" && numeric(signs) && signs.length <= 6,
      whole = signs.length <= SHOWN ? signs : `${signs.slice(0, SHOWN - 1)}\u2026`;
    drawn.replaceChildren(text === "" ? "?" : ours ? digitsImage(signs, signs.length > 4 ? 34 : 50) : whole);
    drawn.classList.toggle("none", text === "");
    field.style.setProperty("--n", String(Math.min(Math.max(2, text.length), SHOWN)));
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (text === "" && event.target === range) put(slid(), range);
    else if (text !== "" && readNumber(text, rule).value == null) note.complain();
    else if (text !== "") enter();
  };
  const node = html(
    "div.asknum",
    { onkeydown: keys },
    html("div.saynum", html("span.bigbox", field, drawn), html("p", equals, words)),
    note.node,
    range,
    html("div.ends", { "aria-hidden": "true" }, html("span", ends[0]), html("span", ends[1])),
  );
  field.value = text;
  note.complain();
  paint();
  return {
    node,
    value: () => text,
    put: (typed) => put(typed),
    focus: () => range.focus({ preventScroll: true }),
    complain: note.complain,
  };
}

/** What the answer to a question may be: so many out of 100, or a number of its span in its unit. */
export const answerRule = ({ measure, span }: { measure: string; span: [number, number] }) =>
  measure === "chance" ? OF_HUNDRED : { low: span[0], high: span[1], unit: measure };

/** What a number still lacks to be an answer; "" for nothing. */
export const lackingNumber = (text: string, asked: { measure: string; span: [number, number] }) =>
  text.trim() ? unreadNumber(text, answerRule(asked)) : "Move the slider, or type a number.";

/**
 * The field for the answer to a question: of 100, or in its unit.
 * @param asked `says`: of what
 */
export function answerField(
  { measure, span, says }: { measure: string; span: [number, number]; says: string },
  {
    label = "What do you expect?",
    ...how
  }: { value: string; set: (text: string) => void; enter: () => void; label?: string; k?: string },
) {
  const rule = answerRule({ measure, span }),
    chance = measure === "chance";
  return numberField({
    ...how,
    rule,
    label,
    words: chance ? `of 100 ${says}`.trim() : measure,
    ends: chance ? ["never", "always"] : [String(rule.low).replace("-", "\u2212"), String(rule.high)],
  }).node;
}
