// @ts-check
/**
 * Read a number that somebody typed. A pure function, the same as `probability/typed_numbers.py`; both are held to
 * the cases of `tests/numbers.toml`.
 *
 * @typedef {object} NumberRule what a field takes
 * @property {number} [low]
 * @property {number} [high]
 * @property {string} [unit] "chance" for so many out of 100, where a fraction is a share of the 100; "share" for a
 *   plain number, of which a percentage is so many hundredths; else the word for it ("turns"), or ""
 * @property {boolean} [whole] whole numbers only
 * @property {boolean} [thousands] whether a comma and exactly three digits are thousands; else by the range
 *
 * @typedef {object} NumberReading
 * @property {number | null} value in the field's own scale; null where it cannot be read
 * @property {number} share of a chance the same as a share of 1; rounded once
 * @property {string} words why it cannot be read; "" where it is read
 * @property {string} meant the number that was probably meant, as it would be typed; "" where nothing is asked
 */

const LONGEST_NUMBER = 60,
  QUOTED_LETTERS = 20,
  THOUSAND = 1000;

const PLAIN_SIGNS = /** @type {Record<string, string>} */ ({ "\u066a": "%", "\u066b": "." });
for (const [plain, signs] of [
  ["-", "\u2010\u2011\u2012\u2013\u2212\ufe63"],
  ["/", "\u2044\u2215"],
  ["'", "\u2018\u2019\u02bc"],
  [",", "\u060c\u066c"],
])
  for (const sign of signs) PLAIN_SIGNS[sign] = plain;

const FORM = /^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,
  FRACTION = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,
  DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/,
  GROUPED = /^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,
  POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** The value of a decimal digit of any script: each has its ten in a row. @param {string} sign */
function digitOf(sign) {
  const code = /** @type {number} */ (sign.codePointAt(0));
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** @param {string} sign */
function plainSign(sign) {
  if (/\p{Nd}/u.test(sign)) return digitOf(sign);
  if (/\p{No}/u.test(sign)) {
    const written = sign.normalize("NFKC");
    return written.includes("\u2044") ? ` ${written.replace("\u2044", "/")} ` : sign;
  }
  if (/[\p{Z}\t\n\v\f\r]/u.test(sign)) return " ";
  if (/\p{Cf}/u.test(sign)) return "";
  if (/[\uff01-\uff5e]/.test(sign)) return String.fromCharCode(sign.charCodeAt(0) - 0xfee0); // full width
  return PLAIN_SIGNS[sign] ?? sign;
}

/** In plain signs: ASCII digits, one kind of minus, slash and space, "½" as "1/2". @param {string} text */
const plainly = (text) => [...text].map(plainSign).join("").replace(/ +/g, " ").trim();

/** As a decimal without a power of ten. @param {number} x */
const digitsOf = (x) => x.toFixed(9).replace(/\.?0+$/, "");

/** "999,999,999", "2.5". @param {number} x */
const boundOf = (x) => (Number.isInteger(x) ? x.toLocaleString("en") : String(Number(x.toPrecision(6))));

/** What is asked for most: so many out of 100. */
export const OF_HUNDRED = { low: 0, high: 100, unit: "chance" };

/** What a field takes, as a sentence without its full stop. @param {NumberRule} rule */
export function expectedBy({ low = -Infinity, high = Infinity, unit = "", whole = false }) {
  const span = Number.isFinite(low) && Number.isFinite(high) ? ` from ${boundOf(low)} to ${boundOf(high)}` : "",
    of = unit === "chance" ? " (of 100)" : unit && unit !== "share" ? ` ${unit}` : "";
  return `Expected ${whole ? "a whole number" : "a number"}${span}${of}`;
}

/**
 * A number as somebody typed it, or why it cannot be read.
 * @param {string} text @param {NumberRule} rule @returns {NumberReading}
 */
export function readNumber(text, rule) {
  const { low = -Infinity, high = Infinity, unit = "", whole = false } = rule,
    typed = plainly(text),
    quoted = [...typed].slice(0, QUOTED_LETTERS).join("");
  const none = (/** @type {string} */ words, meant = "") => ({ value: null, share: Number.NaN, words, meant });
  if (!typed) return none(`${expectedBy(rule)}.`);
  const refused = none(`${expectedBy(rule)}, not '${quoted}'.`),
    form = FORM.exec(typed);
  if (!form || [...typed].length > LONGEST_NUMBER) return refused;
  const [, sign, body, tail] = form,
    parts = FRACTION.exec(body),
    bare = parts != null && parts[1] == null,
    thousands = rule.thousands ?? (-low >= THOUSAND || high >= THOUSAND),
    points = whole && POINTS.test(body);
  /** So many powers of ten up: a decimal is rounded once. @type {(power: number) => number} */
  let scaled;
  if (parts) {
    const [, units = "0", top, bottom] = parts;
    if (!Number(bottom)) return refused;
    const value = (Number(units) * Number(bottom) + Number(top)) / Number(bottom);
    scaled = (power) => value * 10 ** power;
  } else if (thousands && (GROUPED.test(body) || points)) {
    const bareDigits = body.replace(points ? /[,'_ .]/g : /[,'_ ]/g, "");
    scaled = (power) => Number(`${bareDigits}e${power}`);
  } else if (DECIMAL.test(body)) {
    const decimal = body.replace(",", ".");
    scaled = (power) => Number(`${decimal}e${power}`);
  } else return refused;
  if (tail && ((unit !== "chance" && unit !== "share") || (bare && (tail === "%" || unit === "share"))))
    return refused;
  const power = tail && unit === "share" ? -2 : bare && unit === "chance" ? 2 : 0,
    by = sign === "-" ? -1 : 1,
    value = by * scaled(power) || 0;
  if (value < low || value > high || (whole && !Number.isInteger(value)))
    return none(`${expectedBy(rule)}, not ${quoted}.`);
  if (unit === "chance" && value > 0 && value < 1 && !bare && !tail) {
    const meant = digitsOf(scaled(2)),
      said = digitsOf(value);
    return none(`Did you mean ${meant} out of 100? Type ${meant}, or ${said}% for ${said} out of 100.`, meant);
  }
  return { value, share: by * scaled(power - 2) || 0, words: "", meant: "" };
}
