// @ts-check
// Controls that several rooms share: a number asked for honestly, and the one main button.
import { html, renew, segmented } from "./dom.js";
import { digitsImage, numeric } from "./draw.js";

/** Milliseconds for which a main button ignores clicks after its action changed: Enter twice skips no answer. */
const DEAF = 400;

/**
 * What a number field is made of. `set` is told of each change, `enter` of the Enter key.
 * @typedef {object} NumberSpec
 * @property {number} low
 * @property {number} high
 * @property {boolean} chance of 100; else in a unit
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
 */

/** What is typed, as a number of the slider; not a number where it is none. @param {string} text */
function typedNumber(text) {
  const words = text.trim().replace(",", ".").replace("\u2212", "-").replace(/\s*%$/, "");
  const [top, bottom, ...rest] = words.split("/");
  if (words === "" || rest.length > 0) return Number.NaN;
  return bottom == null ? Number(top) : Number(top) / Number(bottom);
}

/**
 * A slider that starts empty, and the number large beside its words, to be typed over. Nothing is said
 * until it is moved, typed, or taken as it lies with Enter.
 * @param {NumberSpec} spec
 * @returns {NumberField}
 */
export function numberField({ low, high, chance, label, words, ends, value, set, enter, k = "" }) {
  let text = value;
  const step = chance ? 1 : 10 ** Math.floor(Math.log10((high - low) / 50 || 1));
  const drawn = html("span.drawn", { "aria-hidden": "true" });
  const field = html("input.bignum", {
    inputmode: "decimal",
    "data-k": `value${k}`,
    maxlength: 12,
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
    oninput: () => put(shown(Number(range.value)), range),
  });
  const shown = (/** @type {number} */ number) => String(Number(number.toFixed(step < 1 ? 2 : 0)));
  const inScale = (/** @type {string} */ typed) => {
    const number = typedNumber(typed);
    return chance && typed.includes("/") ? number * 100 : number;
  };

  /** @param {string} typed @param {HTMLInputElement} [from] */
  function put(typed, from) {
    text = typed.trim();
    const number = inScale(text);
    if (from !== field) field.value = text;
    if (from !== range) range.value = Number.isFinite(number) ? String(number) : String((low + high) / 2);
    paint();
    set(text);
  }
  function paint() {
    const number = Number(range.value);
    const signs = text.replace("-", "\u2212");
    range.classList.toggle("empty", text === "");
    range.style.setProperty("--p", `${text === "" ? 0 : (100 * (number - low)) / (high - low || 1)}%`);
    range.setAttribute("aria-valuetext", text === "" ? "not set yet" : `${text} ${words}`);
    const ours = text !== "" && numeric(signs) && signs.length <= 6;
    drawn.replaceChildren(text === "" ? "?" : ours ? digitsImage(signs, signs.length > 4 ? 34 : 50) : text);
    drawn.classList.toggle("none", text === "");
    field.style.setProperty("--n", String(Math.max(2, text.length)));
  }
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (text === "" && event.target === range) put(shown(Number(range.value)), range);
    else if (text !== "") enter();
  };
  const node = html(
    "div.asknum",
    { onkeydown: keys },
    html("div.saynum", html("span.bigbox", field, drawn), html("p", words)),
    range,
    html("div.ends", { "aria-hidden": "true" }, html("span", ends[0]), html("span", ends[1])),
  );
  field.value = text;
  range.value = text === "" ? String((low + high) / 2) : String(inScale(text));
  paint();
  return {
    node,
    value: () => text,
    put: (typed) => put(typed),
    focus: () => range.focus({ preventScroll: true }),
  };
}

/**
 * The field for the answer to a question: of 100, or in its unit.
 * @param {{measure: string, span: [number, number], says: string}} asked `says`: of what
 * @param {{value: string, set: (text: string) => void, enter: () => void, label?: string, k?: string}} how
 */
export function answerField({ measure, span, says }, { label = "What do you expect?", ...how }) {
  const chance = measure === "chance",
    [low, high] = chance ? [0, 100] : span;
  return numberField({
    ...how,
    low,
    high,
    chance,
    label,
    words: chance ? `of 100 ${says}`.trim() : measure,
    ends: chance ? ["never", "always"] : [String(low).replace("-", "\u2212"), String(high)],
  }).node;
}

/** How sure one can be, and in words. */
export const LEVELS = /** @type {[Live.Sure, string][]} */ ([
  ["guess", "A guess"],
  ["think", "I think so"],
  ["know", "I know"],
]);

/** @param {{sure: string}} draft where the choice is kept @param {() => void} [drawn] called with each */
export function sureChoice(draft, drawn = () => {}) {
  const box = html("div"),
    pick = (/** @type {Live.Sure} */ level) => {
      draft.sure = level;
      draw();
    };
  const draw = () => {
    drawn();
    renew(box, segmented({ label: "How sure are you?", choices: LEVELS, value: draft.sure, k: "sure", pick }));
  };
  draw();
  return html("div.sure", html("span", "How sure?"), box);
}

/**
 * The one main button: it stays the same element, and ignores clicks for a moment after its action has changed.
 * `off` is the reason why it cannot be pressed, which it then says.
 * @param {{press: () => void, refused: (why: string) => void}} spec
 */
export function mainButton({ press, refused }) {
  let changed = Number.NEGATIVE_INFINITY;
  let off = "",
    action = "";
  const node = html("button.btn.solid.wide", {
    "data-k": "main",
    onclick: () => {
      if (performance.now() - changed < DEAF) return;
      if (off) refused(off);
      else press();
    },
  });
  return {
    node,
    /**
     * `does` names the action where the label may change while the action stays the same, as a count in it does.
     * @param {string} label @param {string} why @param {string} [does]
     */
    show(label, why, does = label) {
      if (action && action !== does) changed = performance.now();
      action = does;
      if (node.textContent !== label) node.textContent = label;
      off = why;
      if (why) node.setAttribute("aria-disabled", "true");
      else node.removeAttribute("aria-disabled");
      node.title = why;
    },
  };
}
