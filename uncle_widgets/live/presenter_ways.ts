/** The ways between hands and phones, and to another lesson: each asks first, and leaves no class behind. */

import { html } from "../widgets/page/dom.ts";
import type { Wall } from "./presenter.ts";
import type { Act } from "./presenter_actions.ts";

/**
 * What is asked: `ways` are what can be pressed, with their keys; one that `stays` leaves the question open.
 * The focus is on No, since the others change something, or on the `first`.
 */
export type Way = { k: string; label: string; press: () => void; stays?: boolean };
export type Question = { title: string; words: string[]; ways: Way[]; no?: string; first?: boolean };

/** Ask in a dialog; Escape is No. */
function askFirst(wall: Wall, { title, words, ways, no = "Cancel", first = false }: Question) {
  const shut = () => dialog.close();
  const dialog = html(
    "dialog.sheet.w-panel",
    { "aria-label": title, onclose: () => dialog.remove() },
    html("h2", title),
    words.map((line) => html("p", line)),
    html(
      "div.w-ways",
      ways.map(({ k, label, press, stays }, at) =>
        html(
          "button.btn",
          {
            "data-k": k,
            autofocus: first && at === 0,
            onclick: () => {
              if (!stays) shut();
              press();
            },
          },
          label,
        ),
      ),
      html("button.btn", { "data-k": "no", autofocus: !first, onclick: shut }, no),
    ),
  );
  wall.root.append(dialog);
  dialog.showModal();
}

const phoneCount = (n: number) => (n === 1 ? "1 phone" : `${n} phones`);

/** How long ago a class began. */
function agoWords({ begun }: Live.Running) {
  const minutes = Math.max(0, Math.round((Date.now() / 1000 - begun) / 60));
  if (minutes === 0) return "just now";
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

const runningWords = (one: Live.Running) =>
  `It began ${agoWords(one)} and has ${one.students === 1 ? "1 student" : `${one.students} students`}, ` +
  `with ${phoneCount(one.here)} here now.`;

export const continueWords = ({ code }: Live.Running) => `Continue with class ${code}`;

/** The running class of this very lesson that this browser may continue. */
const runningHere = ({ line }: Wall) =>
  line && !line.now.begun ? line.mine.find((one) => one.lesson === line.lesson) : null;

/** Say what a request gave, and draw what there is now. */
async function saidAfter(wall: Wall, work: Promise<string> | undefined) {
  const words = (await work) ?? "";
  wall.draw();
  wall.say(words);
}

/** What can be done with a class that is still running. */
const endWay = (wall: Wall, one: Live.Running) => ({
  k: "end.running",
  label: `End class ${one.code} and delete it`,
  press: () => void saidAfter(wall, wall.line?.end(one.code)),
});

/** A class of this lesson is still running, and this browser may continue it. */
export function offerClass(wall: Wall) {
  const { line } = wall,
    one = runningHere(wall);
  if (!line || !one) return;
  askFirst(wall, {
    title: "Welcome back",
    words: [
      `Class ${one.code} is still running. ${runningWords(one)}`,
      "If other people use this computer, press “This is a shared computer” when you are done here.",
    ],
    ways: [
      { k: "continue", label: continueWords(one), press: () => line.begun(one) },
      endWay(wall, one),
      {
        k: "shared",
        label: "This is a shared computer: forget the class",
        press: () => void saidAfter(wall, line.forget(one.code)),
      },
    ],
    no: "Not now",
    first: true,
  });
}

/** By phones: a new class, unless one is still running. */
export async function byPhones(wall: Wall) {
  const { line } = wall;
  if (!line) return;
  await line.look();
  const [one] = line.mine;
  if (!one) return saidAfter(wall, line.begin());
  const here = one.lesson === line.lesson;
  askFirst(wall, {
    title: `Class ${one.code} is still running`,
    words: [
      runningWords(one),
      here
        ? "Continue with it, or end it and start a new class."
        : "It is in another lesson. If you bring it here, its phones come along with the same code, " +
          "and the answers to that lesson are deleted.",
      "If you end it, the phones show that it is over, and its answers are deleted.",
    ],
    ways: [
      here
        ? { k: "continue", label: continueWords(one), press: () => line.begun(one) }
        : { k: "bring", label: `Bring class ${one.code} to this lesson`, press: () => line.begun(one, true) },
      {
        k: "end.begin",
        label: `End class ${one.code} and start a new class`,
        press: async () => {
          const words = await line.end(one.code);
          if (words) wall.say(words);
          else void byPhones(wall);
        },
      },
    ],
  });
}

/** From phones to hands: the class on the server is over. */
export function byHands(wall: Wall) {
  const { line } = wall,
    { members, to } = wall.room.state;
  if (!line) return;
  if (members.length === 0) return void line.close(true); // nobody is there who would lose anything
  askFirst(wall, {
    title: "Continue with a show of hands?",
    words: [
      `${phoneCount(members.length)} ${members.length === 1 ? "is" : "are"} in class ${line.now.begun?.code}. ` +
        "The phones show that you are continuing without them, and the class on the server ends.",
      to === "door"
        ? "Nobody has answered yet, so nothing is lost."
        : "The answers so far stay in this browser, without names. They are deleted from the server.",
    ],
    ways: [{ k: "hands.yes", label: "Continue with a show of hands", press: () => void line.close(true) }],
    no: "Keep using phones",
  });
}

/**
 * Another lesson, with the class and its phones.
 * @param lesson its number
 */
export function toLesson(wall: Wall, lesson: string) {
  const { line, tools, room } = wall,
    { members, votes } = room.state,
    carried = line?.carried;
  if (!carried) return tools.open?.(lesson);
  const name = tools.lessons?.find(([number]) => number === lesson)?.[1] ?? `Lesson ${lesson}`,
    many = members.length;
  const go = () => tools.open?.(lesson, carried);
  if (many === 0) return go();
  askFirst(wall, {
    title: `Go to “${name}”?`,
    words: [
      `${phoneCount(many)} ${many === 1 ? "comes" : "come"} along. The class keeps its code ${carried.code}. ` +
        "Each phone waits for the first question.",
      votes.length > 0
        ? "The answers to this lesson are deleted on the server, so save them first. " +
          "Students who want to keep their own answers can save them on their phones now."
        : "Nobody has answered in this lesson yet, so nothing is lost.",
    ],
    ways: [
      ...(votes.length > 0
        ? [{ k: "save.first", label: "Save the answers (CSV)", press: () => wall.save(), stays: true }]
        : []),
      { k: "lesson.yes", label: "Open it on the phones", press: go },
    ],
    no: "Stay in this lesson",
  });
}

/** This computer is shared. */
export function onSharedComputer(wall: Wall) {
  const { line } = wall,
    begun = line?.now.begun;
  if (!line || !begun) return;
  askFirst(wall, {
    title: "This is a shared computer",
    words: [
      `This browser forgets class ${begun.code}, but the class continues in this tab.`,
      begun.again
        ? "If you close this tab, you can come back with the address that the server printed (with its token)."
        : "If you close this tab, nobody can come back to the class: " +
          "it ends after ten minutes and its answers are deleted.",
    ],
    ways: [{ k: "shared.yes", label: "Forget the class here", press: () => void saidAfter(wall, line.forget()) }],
  });
}

/** What can be pressed at the door. */
export function doorActs(wall: Wall, start: Act): (Act | false)[] {
  const { line } = wall,
    phone = wall.room.state.how === "phones",
    one = runningHere(wall),
    locked = Boolean(line?.now.locked);
  return [
    one && line ? { k: "continue", words: continueWords(one), key: "c", press: () => line.begun(one) } : false,
    start,
    !phone && line ? { k: "phones", words: "Use phones", key: "p", press: () => void byPhones(wall) } : false,
    phone && { k: "hands", words: "Show of hands", key: "h", press: () => byHands(wall) },
    phone && {
      k: "lock",
      words: locked ? "Unlock the class" : "Lock the class",
      key: "l",
      press: () => line?.set({ locked: !locked }),
    },
  ];
}
