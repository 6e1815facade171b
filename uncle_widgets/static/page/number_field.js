// @ts-check
/** A field for a number: a slider with the number large beside its words, and what is said of what is typed. */
import { html, setAttribute, unique } from "./dom.js";
import { digitsImage, numeric } from "./draw.js";
import { OF_HUNDRED, readNumber } from "./typed_number.js";

/** @typedef {import("./typed_number.js").NumberRule} NumberRule */

/** Letters that a field takes: more than are read, so that nothing is cut off unsaid. */
const LETTERS = 80;
/** Letters of a number that are shown large. */
const SHOWN = 12;
/** Milliseconds without a key after which it is said that what is typed is no number. */
const PAUSE = 800;

/**
 * What a number field is made of. `set` is told of each change, `enter` of the Enter key.
 * @typedef {object} NumberSpec
 * @property {NumberRule & {low: number, high: number}} rule
 * @property {string} label for those who hear the page
 * @property {string} words to follow the number: "of 100 such hands hold a 4"
 * @property {[string, string]} ends what the ends of the slider say
 * @property {string} value as typed before; "" for none yet
 * @property {(text: string) => void} set
 * @property {() => void} enter
 * @property {string} [k] tells one from another beside it
 *
 * @typedef {object} NumberField
 * @property {HTMLElement} node
 * @property {() => string} value as typed or slid; "" until then
 * @property {(text: string) => void} put
 * @property {() => void} focus
 * @property {() => void} complain say by the field why what is typed cannot be read
 */

/**
 * A number that was read, as it is shown: to a tenth of 100, or to two places.
 * @param {number} value @param {NumberRule} rule
 */
export const shownNumber = (value, { unit }) => String(Number(value.toFixed(unit === "chance" ? 1 : 2)));

/**
 * What is read where the text alone does not say it: "33.3" of "1/3"; else "".
 * @param {string} text @param {NumberRule} rule
 */
export function readAs(text, rule) {
  const { value } = readNumber(text, rule),
    plain = Number(text.trim().replace(",", ".").replace("\u2212", "-"));
  return value == null || value === plain ? "" : shownNumber(value, rule);
}

/**
 * What stands in a field: the text that was typed there, unless another number was given since in another place.
 * @param {string | undefined} typed @param {number | undefined} said @param {NumberRule} rule
 */
export const standingText = (typed, said, rule) =>
  typed != null && readNumber(typed, rule).value === (said ?? null)
    ? typed
    : said == null
      ? ""
      : shownNumber(said, rule);

/**
 * The question that a number asks, or why it cannot be read; "" where it is read.
 * @param {string} text @param {NumberRule} rule
 */
export function unreadNumber(text, rule) {
  const { words, meant } = readNumber(text, rule);
  return meant ? `Did you mean ${meant} out of 100?` : words;
}

/**
 * What a field says of what is typed in it: a question, with Yes and No, at once; and why it cannot be read, when
 * the typing pauses, the field is left or Enter is pressed.
 * @param {HTMLInputElement} field @param {NumberRule} rule @param {(text: string) => void} answer told of what is
 *   typed in its place
 * @param {boolean} [refuses] whether it says that what is typed is no number; else it asks alone
 */
export function numberNote(field, rule, answer, refuses = true) {
  const node = html("div.numnote", { id: unique("note"), role: "status" });
  let pause = 0,
    asked = "";
  const say = (/** @type {boolean} */ loudly) => {
    const text = field.value,
      { words, meant } = text.trim() ? readNumber(text, rule) : { words: "", meant: "" },
      sentence = meant ? unreadNumber(text, rule) : loudly && refuses ? words : "";
    setAttribute(field, "aria-invalid", sentence ? "true" : "");
    setAttribute(field, "aria-describedby", sentence ? node.id : "");
    const looks = sentence && `${sentence} ${meant && text}`;
    if (looks === asked) return;
    asked = looks;
    const reply = (/** @type {string} */ words, /** @type {string} */ typed, /** @type {string} */ k) =>
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
 * A slider that starts empty, and the number large beside its words, to be typed over. Nothing is said
 * until it is moved, typed, or taken as it lies with Enter.
 * @param {NumberSpec} spec
 * @returns {NumberField}
 */
export function numberField({ rule, label, words, ends, value, set, enter, k = "" }) {
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

  /** @param {string} typed @param {HTMLInputElement} [from] */
  function put(typed, from) {
    text = typed.trim();
    if (from !== field) {
      field.value = text;
      note.complain();
    }
    paint(from);
    set(text);
  }
  /** @param {HTMLInputElement} [from] */
  function paint(from) {
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
  const keys = (/** @type {KeyboardEvent} */ event) => {
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

/**
 * What the answer to a question may be: so many out of 100, or a number of its span in its unit.
 * @param {{measure: string, span: [number, number]}} asked
 */
export const answerRule = ({ measure, span }) =>
  measure === "chance" ? OF_HUNDRED : { low: span[0], high: span[1], unit: measure };

/**
 * What a number still lacks to be an answer; "" for nothing.
 * @param {string} text @param {{measure: string, span: [number, number]}} asked
 */
export const lackingNumber = (text, asked) =>
  text.trim() ? unreadNumber(text, answerRule(asked)) : "Move the slider, or type a number.";

/**
 * The field for the answer to a question: of 100, or in its unit.
 * @param {{measure: string, span: [number, number], says: string}} asked `says`: of what
 * @param {{value: string, set: (text: string) => void, enter: () => void, label?: string, k?: string}} how
 */
export function answerField({ measure, span, says }, { label = "What do you expect?", ...how }) {
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
