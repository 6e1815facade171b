/** A number for a row of the coach's list, on a phone: a small field under the row that is lifted. */
import { html } from "../page/dom.ts";
import { numberNote } from "../page/number_note.ts";
import { readAs, standingText } from "../page/number_words.ts";
import { OF_HUNDRED, readNumber } from "../page/typed_number.ts";

/**
 * @param typed as it stood in the field before
 * @param said so many out of 100
 * @param put told of each change
 */
export function rowNumber(
  asks: string,
  typed: string | undefined,
  said: number | undefined,
  put: (text: string, value: number | null) => void,
) {
  const field = html("input.num", {
    inputmode: "decimal",
    maxlength: 80,
    autocomplete: "off",
    "data-k": "row.say",
    oninput: () => heard(),
  });
  const equals = html("b", { "aria-hidden": "true" });
  const paint = () => {
    const read = readAs(field.value, OF_HUNDRED);
    equals.textContent = read && `= ${read} `;
  };
  const heard = () => {
    paint();
    put(field.value, readNumber(field.value, OF_HUNDRED).value);
  };
  const note = numberNote(field, OF_HUNDRED, (text) => {
    field.value = text;
    note.complain();
    heard();
  });
  field.value = standingText(typed, said, OF_HUNDRED);
  paint();
  note.complain();
  return [html("label.wonder", html("span", asks), field, html("span", equals, "out of 100")), note.node];
}
