/**
 * Read a number that somebody typed. A pure function, the same as `probability/typed_numbers.py`; both are
 * held to the cases of `tests/numbers.toml`.
 */
/** what a field takes */
export interface NumberRule {
  low?: number;
  high?: number;
  /**
   * "chance" for so many out of 100, where a fraction is a share of the 100; "share" for a plain number, of
   * which a percentage is so many hundredths; else the word for it ("turns"), or ""
   */
  unit?: string;
  /** whole numbers only */
  whole?: boolean;
  /** whether a comma and exactly three digits are thousands; else by the range */
  thousands?: boolean;
}
export interface NumberReading {
  /** in the field's own scale; null where it cannot be read */
  value: number | null;
  /** of a chance the same as a share of 1; rounded once */
  share: number;
  /** why it cannot be read; "" where it is read */
  words: string;
  /** the number that was probably meant, as it would be typed; "" where nothing is asked */
  meant: string;
}

const LONGEST_NUMBER = 60,
  QUOTED_LETTERS = 20,
  THOUSAND = 1000;

const PLAIN_SIGNS = { "\u066a": "%", "\u066b": "." } as Record<string, string>;
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

/** The value of a decimal digit of any script: each has its ten in a row. */
function digitOf(sign: string) {
  const code = sign.codePointAt(0) as number;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

function plainSign(sign: string) {
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

/** In plain signs: ASCII digits, one kind of minus, slash and space, "½" as "1/2". */
const plainly = (text: string) => [...text].map(plainSign).join("").replace(/ +/g, " ").trim();

/** As a decimal without a power of ten. */
const digitsOf = (x: number) => x.toFixed(9).replace(/\.?0+$/, "");

/** "999,999,999", "2.5". */
const boundOf = (x: number) => (Number.isInteger(x) ? x.toLocaleString("en") : String(Number(x.toPrecision(6))));

/** What is asked for most: so many out of 100. */
export const OF_HUNDRED = { low: 0, high: 100, unit: "chance" };

/** What a field takes, as a sentence without its full stop. */
export function expectedBy({ low = -Infinity, high = Infinity, unit = "", whole = false }: NumberRule) {
  const span = Number.isFinite(low) && Number.isFinite(high) ? ` from ${boundOf(low)} to ${boundOf(high)}` : "",
    of = unit === "chance" ? " (out of 100)" : unit && unit !== "share" ? ` (${unit})` : "";
  return `Use ${whole ? "a whole number" : "a number"}${span}${of}`;
}

/** A number as somebody typed it, or why it cannot be read. */
export function readNumber(text: string, rule: NumberRule): NumberReading {
  const { low = -Infinity, high = Infinity, unit = "", whole = false } = rule,
    typed = plainly(text),
    quoted = [...typed].slice(0, QUOTED_LETTERS).join("");
  const none = (words: string, meant = "") => ({ value: null, share: Number.NaN, words, meant });
  if (!typed) return none(`${expectedBy(rule)}.`);
  const refused = none(`${expectedBy(rule)}, not '${quoted}'.`),
    form = FORM.exec(typed);
  if (!form || [...typed].length > LONGEST_NUMBER) return refused;
  const [, sign, body, tail] = form,
    parts = FRACTION.exec(body),
    bare = parts != null && parts[1] == null,
    thousands = rule.thousands ?? (-low >= THOUSAND || high >= THOUSAND),
    points = whole && POINTS.test(body);
  /** So many powers of ten up: a decimal is rounded once. */
  let scaled: (power: number) => number;
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
