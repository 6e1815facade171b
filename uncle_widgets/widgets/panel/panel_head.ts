// The head of the panel: which question, in a fixed place each, or the goal of a lesson; and what is asked.
import { html, segmented, stroked, svg, unique } from "../page/dom.ts";
import { typedOn } from "../page/room_keys.ts";

const tick = () =>
  svg(
    "svg.tick",
    { width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" },
    stroked("M2 8.5 6 13 14 3.5", "currentColor", 2.5),
  );

/** Why a question cannot be asked now. */
const absent = (chip: Uw.Chip) => (chip.away ? `, not now. ${chip.away}` : "");

/** How many questions there are at least before they are worth a row of chips. */
export const ROW = 2;

/** The questions: chips in fixed places where there is room, one button that opens them where there is not. */
export function questionChips({
  chips,
  now,
  open,
  pick,
  toggle,
}: {
  chips: Uw.Chip[];
  now: string;
  open: boolean;
  pick: (id: string) => void;
  toggle: () => void;
}) {
  if (chips.length < ROW) return null;
  const at = chips.findIndex((chip) => chip.id === now);
  const id = unique("chips");
  return html(
    "div",
    { class: open ? "chips open" : "chips" },
    html(
      "button.btn.onechip",
      { "data-k": "chips", "aria-expanded": String(open), "aria-controls": id, onclick: toggle },
      html("span", `Question ${at + 1} of ${chips.length}`),
      html("b", chips[at]?.name ?? ""),
    ),
    html(
      "div.allchips",
      { id, role: "group", "aria-label": "Questions" },
      chips.map((chip, k) =>
        html(
          "button.qchip",
          {
            "data-k": `q.${chip.id}`,
            "aria-pressed": String(chip.id === now),
            "aria-keyshortcuts": k < 9 && typedOn() ? String(k + 1) : null,
            "data-away": !chip.arises,
            "aria-label": `${k + 1}. ${chip.name}${chip.done ? ", answered" : ""}${absent(chip)}`,
            title: chip.away ? `${chip.title} ${chip.away}` : chip.title,
            onclick: () => pick(chip.id),
          },
          html("span", chip.name),
          chip.done && tick(),
        ),
      ),
    ),
  );
}

/** The head of a lesson. */
export const goalHead = (goal: Uw.Goal) =>
  html(
    "div.goal",
    html("h2", goal.title ?? ""),
    Boolean(goal.of) &&
      html("span.chip.line", `${[goal.at, goal.also].filter(Boolean).join(" and ")} of ${goal.of}`),
    goal.line && html("p", goal.line),
  );

/** A setting as a row of buttons, or as a list where that would be long. */
export function settingRow(setting: Uw.Knob, pick: (value: string | number) => void) {
  const { choices, name, label, value } = setting;
  const long = choices.length > 6 || choices.map((choice) => choice[1]).join("").length > 22;
  const id = unique("setting");
  const key = `knob.${name}`;
  return html(
    "div",
    { class: setting.model ? "setting model" : "setting" },
    html(long ? "label" : "span", { for: long ? id : null }, label),
    long
      ? html(
          "select.pick",
          { id, "data-k": key, onchange: (event) => pick(choices[event.target.selectedIndex][0]) },
          choices.map(([choice, words]) => html("option", { selected: choice === value }, words)),
        )
      : segmented({ label, choices, value, pick, k: key }),
  );
}

/** The first setting once its answer is known: each choice with its own, covered where it was not predicted. */
export const siblingRow = (label: string, rows: Uw.Sibling[], pick: (value: string | number) => void) =>
  html(
    "div.siblings",
    { role: "group", "aria-label": `${label}: each choice` },
    html("span", label),
    rows.map((each, at) =>
      html(
        "button",
        {
          "data-k": `sib.${at}`,
          "aria-pressed": String(each.here),
          "aria-label": `${each.label}: ${each.text ?? "hidden until you guess"}`,
          onclick: () => pick(each.value),
        },
        html("span", each.label),
        each.text ? html("b", each.text) : html("i.rd"),
      ),
    ),
  );
