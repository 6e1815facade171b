/** Numbers by hands: a button a band, a list to type, how many the class is; all of it covered on the wall. */

import { html, segmented } from "../widgets/page/dom.ts";
import { readNumber } from "../widgets/page/typed_number.ts";
import { saidTo } from "./class_states.ts";
import type { Classroom } from "./classroom.ts";

/** Which band a number is of: the nearest. */
const bandOf = (bands: number[], value: number) =>
  bands.reduce((best, band, k) => (Math.abs(value - band) < Math.abs(value - bands[best]) - 1e-9 ? k : best), 0);

/** The key of a band: 0 to 9, then h, for the hundred. */
export const bandKey = (k: number) => (k < 10 ? String(k) : "h");

/** What is kept of the tapping while a page is open: whether counts show, and whether a tap takes away. */
export const handsBegun = () => ({ shown: false, less: false, typed: "", address: "" });

/**
 * One more of a band, or one less.
 * @returns why not
 */
export function tapBand(room: Classroom, k: number, less: boolean): string {
  const { facts, state } = room,
    bands = facts.bands(state.at),
    value = bands[k];
  if (value == null) return "";
  if (!less) return room.do({ kind: "Tap", value, by: 1 });
  const last = saidTo(state).findLast((one) => bandOf(bands, one.value) === k);
  return last ? room.do({ kind: "Tap", value: last.value, by: -1 }) : "Nobody has guessed that.";
}

export function handsPart(
  room: Classroom,
  mine: ReturnType<typeof handsBegun>,
  { say, draw }: { say: (words: string) => void; draw: () => void },
) {
  const { facts, state } = room,
    bands = facts.bands(state.at),
    counts = bands.map(() => 0);
  for (const { value } of saidTo(state)) counts[bandOf(bands, value)]++;
  const scale = facts.scale(state.at);
  const number = (k: number) => String(Math.round(1e6 * scale * bands[k]) / 1e6).replace("-", "\u2212");
  const field = html("input.txt", {
    "data-k": "list",
    placeholder: `${number(bands.length >> 1)} x4, ${number(1)}, ${number(2)} ${number(2)}`,
    autocomplete: "off",
    "aria-label": "Type a list of guesses, with x for how many",
    value: mine.typed,
    oninput: () => {
      mine.typed = field.value;
    },
  });
  return html(
    "div.w-hands",
    html(
      "div.w-bands",
      { role: "group", "aria-label": mine.less ? "Take away one guess of" : "Add one guess of" },
      bands.map((_, k) =>
        html(
          "button.btn",
          {
            "data-k": `band.${k}`,
            "aria-keyshortcuts": bandKey(k),
            "aria-label": [`One ${mine.less ? "less" : "more"}: ${number(k)}`, mine.shown && `${counts[k]} so far`]
              .filter(Boolean)
              .join(", "),
            onclick: () => say(tapBand(room, k, mine.less)),
          },
          html("span", number(k)),
          mine.shown && html("small", String(counts[k] || "\u00b7")),
        ),
      ),
    ),
    html(
      "div.w-tools",
      html(
        "button.btn",
        {
          "data-k": "less",
          "aria-pressed": String(mine.less),
          title: "Taps take away guesses until you press this again (key: minus)",
          onclick: () => {
            mine.less = !mine.less;
            draw();
          },
        },
        "Take away",
      ),
      html(
        "form.w-list",
        {
          onsubmit: (event) => {
            event.preventDefault();
            const fault = room.do({ kind: "List", text: field.value });
            if (!fault) mine.typed = "";
            say(fault);
            draw();
          },
        },
        field,
        html("button.btn", { type: "submit", "data-k": "add" }, "Add"),
      ),
      segmented({
        label: "Number of guesses",
        choices: [
          [false, "Counts hidden"],
          [true, "shown"],
        ],
        value: mine.shown,
        k: "counts",
        pick: (shown) => {
          mine.shown = shown;
          draw();
        },
      }),
    ),
  );
}

/** How many the class is. */
export function sizePart(room: Classroom, say: (words: string) => void) {
  const put = (of: number) => say(room.do({ kind: "Size", of })),
    { here } = room.state;
  return html(
    "span.w-size",
    html("span", "Class of"),
    html(
      "span.step",
      html(
        "button",
        { "data-k": "size.less", "aria-label": "One student fewer", onclick: () => put(here - 1) },
        "\u2212",
      ),
      html("input.txt", {
        "data-k": "size",
        "data-draft": "size",
        inputmode: "numeric",
        "aria-label": "Number of students",
        value: here,
        // when Tab has gone on: what it goes to is drawn anew, and keeps the focus
        onchange: (event) => {
          const { value } = readNumber(event.target.value, { whole: true });
          setTimeout(put, 0, value ?? Number.NaN);
        },
      }),
      html(
        "button",
        { "data-k": "size.more", "aria-label": "One student more", onclick: () => put(here + 1) },
        "+",
      ),
    ),
  );
}
