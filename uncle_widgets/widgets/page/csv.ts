/** Tables as CSV text in which a spreadsheet finds no formula, as `csv_text.py` writes them. */

const NUMBER = /^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,
  FORMULA = /(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;

function csvCell(value: unknown) {
  const text = String(value ?? ""),
    safe = typeof value !== "string" || NUMBER.test(text) ? text : text.replace(FORMULA, "$1'$2");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows as CSV with commas, a line each, ended by a newline. */
export const csvText = (rows: unknown[][]) => rows.map((row) => `${row.map(csvCell).join(",")}\n`).join("");
