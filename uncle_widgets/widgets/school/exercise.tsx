/** An exercise of a classroom notebook: what is asked, a box or choices, a button, and what was found. */
import type { RefObject } from "preact";
import { render } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { keptBy } from "../page/browser_store.ts";
import { dye, html, unique } from "../page/dom.ts";
import { useTraits } from "../page/hooks.ts";
import { NumberNote, useNumber } from "../page/number_field.tsx";
import { OF_HUNDRED, readNumber } from "../page/typed_number.ts";

/** Letters of an option, above which all options stand below each other. */
const SHORT = 24,
  LETTERS = 400;

type SetAnswer = (answer: string) => void;
type Model = Uw.Model<Uw.ExerciseTraits, Uw.ToExercise>;

/** What a box is for, to the eye and the ear. */
const promptOf = ({ kind, unit }: Uw.TaskShown) =>
  kind === "words"
    ? "Your sentence"
    : unit
      ? `Your number ${unit}`
      : kind === "exact"
        ? "Your fraction"
        : "Your number";

/** One of several answers. */
function Options({ task, id, answer, set }: { task: Uw.TaskShown; id: string; answer: string; set: SetAnswer }) {
  return (
    <fieldset class="choices">
      <legend class="sr">{task.ask}</legend>
      {task.options.map((option, at) => (
        <label key={option} class={option.length > SHORT ? "long" : ""}>
          <input
            type="radio"
            name={id}
            value={option}
            checked={option === answer}
            data-k={`option.${at}`}
            onChange={() => set(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A box for a number, a fraction or a sentence. */
function Box({
  task,
  id,
  number,
  send,
  box,
}: {
  task: Uw.TaskShown;
  id: string;
  number: ReturnType<typeof useNumber>;
  send: () => void;
  box: RefObject<HTMLInputElement | null>;
}) {
  const shared = {
    id,
    class: "txt",
    "data-k": "answer",
    maxLength: LETTERS,
    autocomplete: "off",
    value: number.text,
    onInput: (event: { currentTarget: { value: string } }) => number.typed(event.currentTarget.value),
  } as const;
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    send();
  };
  return (
    <span class="blank">
      <label for={id} class={task.unit ? "unit" : "sr"}>
        {promptOf(task)}
      </label>
      {task.kind === "words" ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input
          {...shared}
          {...number.said}
          ref={box}
          inputMode={task.kind === "exact" ? "text" : "decimal"}
          onKeyDown={keys}
        />
      )}
    </span>
  );
}

/** What is typed and not sent, and what was sent, in the tab; `restored` is called with what the tab had. */
function useStored(root: HTMLElement, task: Uw.TaskShown, model: Model, restored: SetAnswer) {
  const tab = useMemo(() => keptBy(root, () => task.id), []),
    unsent = useMemo(() => keptBy(root, () => `${task.id} unsent`), []);
  useLayoutEffect(() => {
    if (!model.get("answer")) tab.look((kept) => model.send({ kind: "restore", answer: kept }));
    unsent.look(restored);
    return () => {
      tab.stop();
      unsent.stop();
    };
  }, []);
  return { tab, unsent };
}

function Exercise({ model, root }: { model: Model; root: HTMLElement }) {
  const { task, mark, note, answer: marked } = useTraits(model, "task", "mark", "note", "answer"),
    id = useMemo(() => unique("exercise"), []),
    [answer, setAnswer] = useState(marked),
    sent = useRef(marked),
    box = useRef<HTMLInputElement>(null),
    judged = task.unit === "out of 100";
  const { tab, unsent } = useStored(root, task, model, (kept) => {
    sent.current = model.get("answer"); // what the kernel restores meanwhile does not take its place
    setAnswer(kept);
  });
  const set = (text: string) => {
    setAnswer(text);
    unsent.keep(text);
  };
  const number = useNumber({ rule: judged ? OF_HUNDRED : {}, value: answer, set, refuses: false });
  const send = () => {
    if (judged && readNumber(answer, OF_HUNDRED).meant) return number.complain();
    sent.current = answer;
    unsent.forget();
    tab.keep(answer);
    model.send({ kind: "check", answer });
  };
  // What is typed while the kernel answers stays; the kernel's own is taken where nothing was typed since.
  useLayoutEffect(() => {
    if (marked !== answer.trim() && answer.trim() === sent.current.trim()) setAnswer(marked);
    sent.current = marked;
  }, [marked]);
  useEffect(() => {
    root.dataset.state = mark.state ?? "";
  }, [mark]);
  return (
    <>
      <h3>
        <span class="nr" aria-hidden="true">
          {task.number}
        </span>
        <span>{task.ask}</span>
      </h3>
      <div class="row">
        {task.kind === "choice" ? (
          <Options task={task} id={id} answer={answer} set={setAnswer} />
        ) : (
          <Box task={task} id={id} number={number} send={send} box={box} />
        )}
        <button type="button" class="btn solid" data-k="check" onClick={send}>
          {task.kind === "guess" ? "Save my guess" : "Check"}
        </button>
      </div>
      <div>
        {judged && (
          <NumberNote
            number={number}
            answer={(text) => {
              number.put(text);
              box.current?.focus();
            }}
          />
        )}
      </div>
      <p class="found" role="status">
        {note || mark.words || ""}
      </p>
    </>
  );
}

export function renderExercise({ model, el }: Uw.Context<Uw.ExerciseTraits, Uw.ToExercise>) {
  const root = html("div.uw.uw-exercise");
  dye(root, model.get("palette"));
  el.append(root);
  render(<Exercise model={model} root={root} />, root);
  return () => render(null, root);
}
