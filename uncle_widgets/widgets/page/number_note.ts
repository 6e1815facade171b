/** What a field says of the number that is typed in it, for views that are not drawn by Preact. */
import { html, setAttribute, unique } from "./dom.ts";
import { unreadNumber } from "./number_words.ts";
import type { NumberRule } from "./typed_number.ts";
import { readNumber } from "./typed_number.ts";

/** Milliseconds without a key after which it is said that what is typed is no number. */
export const PAUSE = 800;

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
