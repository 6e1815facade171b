/** What a phone shows in each state of its class: a heading, what is below it, and the button at the foot. */

import { LEVELS, sureChoice } from "../widgets/page/controls.ts";
import { fitted, html } from "../widgets/page/dom.ts";
import { digitsImage, numeric } from "../widgets/page/draw.ts";
import { answerField } from "../widgets/page/number_field.tsx";
import { lackingNumber, outOfHundred } from "../widgets/page/number_words.ts";
import { hundredDots, keyDot } from "../widgets/panel/panel_charts.ts";
import { branchRows, mistaken } from "../widgets/panel/panel_pages.ts";
import { amountOf, places, predictedAs } from "../widgets/panel/wording.ts";
import type { AnswerShown, Mark, MomentShown } from "./class_moment.ts";
import { classHeap, countDiscs, dealCell, dealSpoken, phoneRows } from "./phone_pictures.ts";
import type { Phone, Row } from "./phone_states.ts";
import { answerNow, dealtNow, momentNow, saidAt, yesAt } from "./phone_states.ts";

/**
 * `main` is the button at the foot (`does` names its action where its label has a number in it), `also` what
 * lies beside it; `off` says why it cannot be pressed; `spoken` is what a screen reader is told beside the
 * title, which has the focus.
 */
/** What is typed and not said yet; `anew` where a number is changed. */
export type Screen = {
  title: string;
  nodes: any[];
  chip?: string;
  spoken?: string;
  main?: { label: string; does?: string; off?: string; press: () => void };
  also?: any;
};
export type Draft = { text: string; sure: Live.Sure; anew: boolean };

/** Over so many students there is no disc for each. */
const MOST_DISCS = 60;
const ORDINALS = ["1st", "2nd", "3rd"];
const NO_NUMBER = "You didn't guess here.";

const scaleOf = ({ measure, span }: Live.Moment) => ({
  span,
  chance: measure === "chance",
  mark: (value: number) => numberIn(value, measure),
});

/** A number as it is written in the class: 60 of a chance, or 4.2. */
export const numberIn = (value: number, measure: string) =>
  measure === "chance"
    ? places(100 * value, 1).replace(/\.0$/, "")
    : places(value, 2)
        .replace(/\.?0+$/, "")
        .replace("-", "\u2212");

/** '60 out of 100', '4.2 turns'. */
const saidWords = (value: number, measure: string) =>
  `${numberIn(value, measure)} ${measure === "chance" ? "out of 100" : measure}`;

/** What is typed, as the slider has it; an Error says what it is not. */
export function steppedTo(text: string, { measure, span, step }: Live.Moment) {
  const value = predictedAs(text, measure, span);
  return Number((span[0] + Math.round((value - span[0]) / step) * step).toFixed(9));
}

const large = (number: string, ...words: any[]) =>
  html(
    "div.you",
    numeric(number) ? digitsImage(number, 46) : html("b.amount", number),
    html("p", words),
    html("span.sr", number),
  );

/** A number that was said, large. */
const saidLarge = (said: { value: number } | null, { measure }: Live.Moment, words: string) =>
  said && large(numberIn(said.value, measure), `${measure === "chance" ? "out of 100" : measure} ${words}`);

/** How many have answered: the same count as on the screen in front. */
export function countRow({ count: { said, missing } }: Phone) {
  const box = html("div.discs"),
    of = said + missing;
  if (of <= MOST_DISCS) fitted(box, (width) => countDiscs(width, of, said));
  return [
    html(
      "p.count",
      html("span", "Waiting for the others"),
      html("b", `${said} of ${of} ${of === 1 ? "has" : "have"} answered`),
    ),
    of <= MOST_DISCS && box,
  ];
}

/** The question, and a number that is not there before it is given. */
function askScreen(now: Phone, moment: Live.Moment, draft: Draft, act: { changed: () => void; say: () => void }) {
  const { measure, span } = moment,
    shown = moment.shown as MomentShown,
    first = now.standing.vote > 1 ? saidAt(now, 1) : null;
  const field = answerField({
    measure,
    span,
    cases: shown.cases,
    value: draft.text,
    set: (text) => {
      draft.text = text;
      act.changed();
    },
    enter: act.say,
  });
  return [
    html("p.mute", shown.given),
    first &&
      html(
        "p.mute.first",
        `First you guessed ${saidWords(first.value, measure)}. Guess again: the same number or another.`,
      ),
    html("div.ask", field, sureChoice(draft)),
  ];
}

const saidAndExact = ({ value }: Mark, measure: string, exact: string) =>
  `You guessed ${numberIn(value, measure)}. It's ${exact}. `;

/** The note below, as it is spoken. */
function markWords(mark: Mark, measure: string, exact: string, yes: boolean | null) {
  const { verdict, mistake } = mark,
    more = yes == null ? mistake?.asked : yes && mistake ? `${mistake.name}. ${mistake.words}` : "";
  return `${saidAndExact(mark, measure, exact)}${verdict} ${more ?? ""}`;
}

/** Its verdict on one's own number, and the mistake that it may come from. */
function markNote(
  mark: Mark,
  { measure }: Live.Moment,
  exact: string,
  yes: boolean | null,
  answer: (yes: boolean) => void,
) {
  const { value, verdict, mistake, others } = mark,
    rest = others > 0 ? ` ${others} other${others > 1 ? "s" : ""} guessed this too.` : "",
    said = {
      value,
      sure: "",
      verdict,
      mistake: mistake && { ...mistake, words: mistake.words + rest },
      asks: yes == null,
      own: yes === true,
    };
  return html(
    "div.said",
    html("p", html("b", saidAndExact(mark, measure, exact)), verdict),
    mistaken(said as Uw.Said, answer),
  );
}

/** The hundred dots, and the other ways to say it; of an amount its fraction. */
function answerWays({ answer, dots }: AnswerShown) {
  if (!answer) return null;
  const ways = [answer.fraction, answer.percent].filter((one) => one && !Number.isInteger(Number(one))).join(", ");
  return html(
    "div.counted",
    dots.length > 0 && hundredDots(dots, undefined, undefined),
    html(
      "div",
      html(
        "ul.kinds",
        dots.map((kind) =>
          html("li", keyDot(kind.yes), html("span", html("b", String(kind.n)), ` ${kind.words}`)),
        ),
      ),
      ways && html("p.mute", ways),
    ),
  );
}

function shownScreen(
  now: Phone,
  moment: Live.Moment,
  answer: Live.Reveal,
  says: (vote: number, yes: boolean) => void,
) {
  const shown = answer.shown as AnswerShown,
    mark = answer.mark as Mark | undefined,
    { values, again: second, written, notice } = shown,
    box = html("div.heap"),
    scale = scaleOf(moment);
  const spec = {
    values: second.length > 0 ? second : values,
    own: mark?.value ?? null,
    apart: mark?.vote === 1 && second.length > 0, // an own number of the first vote alone
    exact: answer.exact,
    written,
    scale,
  };
  fitted(box, (width) => classHeap(width, box.clientHeight || 120, spec));
  return [
    box,
    mark
      ? markNote(mark, moment, written, yesAt(now, answer.at, mark.vote), (yes) => says(mark.vote, yes))
      : html("p.said", NO_NUMBER),
    notice && html("p.mute.notice", notice),
    answerWays(shown),
  ];
}

/** The step that is shown in front. */
function whyScreen({ standing }: Phone, answer: Live.Reveal): Screen {
  const { steps, written } = answer.shown as AnswerShown,
    at = Math.min(standing.step, steps.length - 1),
    step = steps[at];
  if (!step) return { title: `Why ${written}?`, nodes: [html("p.mute", "There are no steps to show here.")] };
  const told = step.tree || step.formula || step.value ? "" : "The picture is on the screen in front.";
  return {
    title: `Why ${written}: step ${at + 1} of ${steps.length}`,
    spoken: [`${[step.words, step.value].filter(Boolean).join(": ")}.`, told].filter(Boolean).join(" "),
    nodes: [
      html("p.counts-now", html("i", { "aria-hidden": "true" }, step.letter), step.words),
      step.tree && html("ul.branches", branchRows(step.tree, 0)),
      (step.formula || step.value) &&
        html("p.reckon", html("span", step.formula ?? ""), html("b", step.value ? `= ${step.value}` : "")),
      html("p.mute", told && `${told} `, "Your teacher moves on to the next step."),
    ],
  };
}

function dealScreen(now: Phone, moment: Live.Moment, answer: Live.Reveal, press: (k: number) => void): Screen {
  const { trial, struck } = answer.shown as AnswerShown,
    { cases, event } = moment.shown as MomentShown,
    deals = now.deals.at === now.standing.at ? now.deals.shown : [],
    title = `${trial.slice(0, 1).toUpperCase()}${trial.slice(1)}, ten times`;
  if (deals.length === 0) return { title, nodes: [html("p.mute", "Your ten deals are on their way.")] };
  const ten = deals.length,
    k = Math.min(dealtNow(now), ten),
    last = k > 0 ? deals[k - 1] : null,
    dealt = deals.slice(0, k),
    counted = dealt.flatMap(({ value }) => (value == null ? [] : [value])),
    sum = counted.reduce((all, value) => all + value, 0),
    chance = moment.measure === "chance",
    out = k - counted.length,
    sums = chance
      ? [String(sum), `of ${counted.length} ${cases || "times"} ${event}`]
      : [places(sum / (counted.length || 1), 2), `${moment.measure} in ${counted.length} deals`];
  const worth = (value: number | null) =>
    value == null ? `not counted: ${struck}` : chance ? (value ? "yes" : "no") : amountOf(value, moment.measure);
  return {
    title,
    chip: `deal ${k} of ${ten}`,
    spoken: last ? `${dealSpoken(last, k, worth(last.value))} ${sums.join(" ")}.` : "",
    nodes: [
      html(
        "div.hands",
        Array.from({ length: ten }, (_, at) =>
          dealCell(dealt[at] ?? null, at, dealt[at] ? worth(dealt[at].value) : "", chance),
        ),
      ),
      counted.length > 0 && large(sums[0], sums[1]),
      html(
        "p.note",
        out > 0 ? `${out} of ${k} not counted: ${struck}. ` : "",
        k < ten
          ? "The screen in front adds up everyone's deals."
          : "Ten deals tell you little. The screen in front adds up everyone's.",
      ),
    ],
    ...(k < ten && {
      main: { label: `Deal the ${ORDINALS[k] ?? `${k + 1}th`}`, does: "deal", press: () => press(k + 1) },
    }),
  };
}

/** One's own rows: of each position the first number, and what is exact. */
export function ownRows(rows: Record<string, Row>, own: Phone["own"]) {
  return Object.values(rows)
    .sort((one, other) => one.at - other.at)
    .map(({ at, exact, measure, span }) => {
      const said = own[at]?.votes[1]?.[0] ?? null,
        scale = { span, chance: measure === "chance", mark: (value: number) => numberIn(value, measure) },
        gap = said == null ? null : (said - exact) * (scale.chance ? 100 : 1),
        off = gap == null ? "\u2013" : numberIn(Math.abs(scale.chance ? Math.round(gap) : gap), "");
      const sign = gap == null ? "" : Number(off) === 0 ? "" : gap > 0 ? "+" : "\u2212";
      return { n: at + 1, said, exact, scale, off: gap != null && Number(off) === 0 ? "same" : sign + off };
    });
}

/** The rows as they are drawn. */
export function rowsPicture(rows: ReturnType<typeof ownRows>) {
  const box = html("div.rows");
  fitted(box, (width) => phoneRows(width, rows));
  return rows.length > 0 ? box : html("p.mute", "No answer was shown while you were here.");
}

/**
 * The clock of a talk.
 * @param left in seconds
 */
export function talkLeft(left: number) {
  const seconds = Math.max(0, Math.round(left));
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} left` : "Time is up";
}

export function screenOf(
  now: Phone,
  draft: Draft,
  act: {
    changed: () => void;
    say: () => void;
    change: () => void;
    yes: (vote: number, yes: boolean) => void;
    press: (k: number) => void;
    keep: () => void;
    leave: () => void;
  },
): Screen {
  const { standing, you } = now,
    moment = momentNow(now),
    answer = answerNow(now);
  if (standing.to === "end" || now.place === "over") {
    const leave = html("button.btn", { "data-k": "leave", onclick: act.leave }, "Leave");
    return {
      title: now.place === "over" ? "The class is over" : "Your guesses and the answers",
      chip: "end",
      nodes: [now.place === "over" && html("p.mute", now.words), rowsPicture(ownRows(now.rows, now.own))],
      main: {
        label: "Keep them on this phone",
        press: act.keep,
        off: Object.keys(now.rows).length > 0 ? "" : "There's nothing to keep.",
      },
      also: leave,
    };
  }
  if (standing.to === "door" || !moment)
    return {
      title: you?.nick ? `You are in, ${you.nick}` : `You are Student ${you?.number ?? ""}`,
      nodes: [
        html("p.mute", "It starts on the screen in front. Keep this page open."),
        html("p.count", html("b", `${now.count.here} ${now.count.here === 1 ? "is" : "are"} here`)),
      ],
    };
  const { measure } = moment,
    { ask } = moment.shown as MomentShown,
    said = saidAt(now, standing.vote),
    chip = standing.vote > 1 ? "again" : undefined;
  if (standing.to === "ask" && (!said || draft.anew)) {
    const nodes = askScreen(now, moment, draft, act);
    return {
      title: ask,
      chip,
      nodes,
      main: {
        label: sayLabel(draft.text, moment),
        does: "say",
        off: lackingNumber(draft.text, moment),
        press: act.say,
      },
    };
  }
  if (standing.to === "ask" || standing.to === "held") {
    const level = LEVELS.find(([level]) => level === said?.sure)?.[1];
    const open = standing.to === "ask";
    return {
      title: ask,
      chip,
      spoken: open ? undefined : "The vote is closed.",
      nodes: [
        said ? saidLarge(said, moment, "is your guess") : html("p.you", html("b", NO_NUMBER)),
        level && html("p.mute", level),
        open && html("div.counts", countRow(now)),
        html(
          "p.note",
          open ? "The answer will appear for everyone at once, in front and here." : "The vote is closed.",
        ),
      ],
      also: open && html("button.btn", { "data-k": "change", onclick: act.change }, "Change my guess"),
    };
  }
  if (standing.to === "talk") {
    const first = saidAt(now, 1);
    return {
      title: first ? "Find someone with a different guess. Say why." : "Ask someone what they guessed, and why.",
      chip: "again",
      nodes: [
        first ? saidLarge(first, moment, "was your first guess") : html("p.you", html("b", NO_NUMBER)),
        html(
          "p.note",
          first
            ? "Then everyone guesses again. Your first guess is saved too. Nobody sees who changed their mind."
            : "Then everyone votes again, you too. Nobody sees who changed their mind.",
        ),
        html("p.count", html("span", "Talk"), html("b.clock", { role: "timer" })),
      ],
    };
  }
  if (!answer) return { title: ask, nodes: [html("p.mute", "The answer is on its way.")] };
  if (standing.to === "why") return whyScreen(now, answer);
  if (standing.to === "deal") return dealScreen(now, moment, answer, act.press);
  const { headline, written } = answer.shown as AnswerShown,
    mark = answer.mark as Mark | undefined;
  return {
    title: headline || `${written} ${measure === "chance" ? outOfHundred(moment.shown as MomentShown) : measure}`,
    spoken: mark ? markWords(mark, measure, written, yesAt(now, answer.at, mark.vote)) : NO_NUMBER,
    nodes: shownScreen(now, moment, answer, act.yes),
  };
}

/** What the button at the foot says; it does the same, whatever number is typed. */
export function sayLabel(text: string, moment: Live.Moment) {
  try {
    return `Guess ${saidWords(steppedTo(text, moment), moment.measure)}`;
  } catch {
    return "Send my guess"; // what is typed is no number yet
  }
}
