// An exercise of a classroom notebook: what is asked, a box or choices, a button, and what was found.

import { keptBy } from "../page/browser_store.ts";
import { dye, html, renew, unique } from "../page/dom.ts";
import { numberNote } from "../page/number_field.ts";
import { OF_HUNDRED, readNumber } from "../page/typed_number.ts";

/** Letters of an option, above which all options stand below each other. */
const SHORT = 24;

/** What a box is for, to the eye and the ear. */
const promptOf = ({ kind, unit }: Uw.TaskShown) =>
  kind === "words"
    ? "Your sentence"
    : unit
      ? `Your number, ${unit}`
      : kind === "exact"
        ? "Your fraction"
        : "Your number";

export function renderExercise({ model, el }: Uw.Context<Uw.ExerciseTraits, Uw.ToExercise>) {
  const root = html("div.uw.uw-exercise");
  dye(root, model.get("palette"));
  const task = model.get("task"),
    id = unique("exercise"),
    tab = keptBy(root, () => task.id),
    unsent = keptBy(root, () => `${task.id} unsent`);
  const said = html("p.found", { role: "status" });
  let answer = model.get("answer"),
    sent = answer;

  const rule = task.unit === "of 100" ? OF_HUNDRED : null;
  let note: ReturnType<typeof numberNote> | null = null;
  const send = () => {
    if (rule && readNumber(answer, rule).meant) return note?.complain();
    sent = answer;
    unsent.forget();
    tab.keep(answer);
    model.send({ kind: "check", answer });
  };
  const act = html(
    "button.btn.solid",
    { "data-k": "check", onclick: send },
    task.kind === "guess" ? "Keep it" : "Check",
  );

  const field = () => {
    if (task.kind === "choice")
      return html(
        "fieldset.choices",
        html("legend.sr", task.ask),
        task.options.map((option, at) =>
          html(
            "label",
            { class: option.length > SHORT ? "long" : "" },
            html("input", {
              type: "radio",
              name: id,
              value: option,
              checked: option === answer,
              "data-k": `option.${at}`,
              onchange: () => (answer = option),
            }),
            html("span", option),
          ),
        ),
      );
    const long = task.kind === "words";
    const box = html(long ? "textarea" : "input", {
      id,
      class: "txt",
      "data-k": "answer",
      maxlength: 400,
      rows: long ? 2 : null,
      inputmode: long ? null : task.kind === "exact" ? "text" : "decimal",
      autocomplete: "off",
      oninput: (event) => {
        answer = event.target.value;
        unsent.keep(answer);
      },
      onkeydown: (event) => {
        if (event.key !== "Enter" || long) return;
        event.preventDefault();
        send();
      },
    }) as HTMLInputElement | HTMLTextAreaElement;
    box.value = answer;
    if (rule && box instanceof HTMLInputElement)
      note = numberNote(
        box,
        rule,
        (text) => {
          answer = box.value = text;
          box.focus();
          note?.complain();
        },
        false,
      );
    return html("span.blank", html("label", { for: id, class: task.unit ? "unit" : "sr" }, promptOf(task)), box);
  };

  const row = html("div.row"),
    asks = html("div");
  const draw = () => {
    const { words, state } = model.get("mark");
    root.dataset.state = state ?? "";
    said.textContent = model.get("note") || words || "";
    renew(row, field(), act);
    asks.replaceChildren(...(note ? [note.node] : []));
  };
  root.append(
    html("h3", html("span.nr", { "aria-hidden": "true" }, String(task.number)), html("span", task.ask)),
    row,
    asks,
    said,
  );
  el.append(root);
  draw();

  const found = () => {
    const marked = model.get("answer");
    // What is typed while the kernel answers stays; the kernel's own is taken where nothing was typed since.
    if (marked !== answer.trim() && answer.trim() === sent.trim()) {
      answer = marked;
      draw();
    }
    sent = marked;
    const { words, state } = model.get("mark");
    root.dataset.state = state ?? "";
    said.textContent = model.get("note") || words || "";
  };
  model.on("change:mark change:answer change:note", found);
  if (!answer) tab.look((kept) => model.send({ kind: "restore", answer: kept }));
  unsent.look((kept) => {
    sent = model.get("answer"); // what the kernel restores meanwhile does not take its place
    answer = kept;
    draw();
  });
  return () => {
    tab.stop();
    unsent.stop();
    model.off("change:mark change:answer change:note", found);
  };
}
