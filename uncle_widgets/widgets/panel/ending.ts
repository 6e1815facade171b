/** The end of a game that was watched: what was said beside what is exact, and what came; and the ways on. */
import { circle, html, rect, svg } from "../page/dom.ts";
import { share } from "../page/plots.ts";

/** Half a stop's mark, in pixels. */
const MARK = 6;

/**
 * What came of a stop: a disc, or a ring where it did not; a diamond where an amount was asked for, which has no
 * hit; a dash where it is not seen.
 */
export function cameMark({ came, measure }: Uw.Guess, x: number, y: number) {
  if (measure !== "chance")
    return svg("path.it-paid", {
      d: `M${x} ${y - MARK - 1}l${MARK + 1} ${MARK + 1}-${MARK + 1} ${MARK + 1}-${MARK + 1}-${MARK + 1}Z`,
    });
  if (came == null) return svg("path.it-hid", { d: `M${x - MARK} ${y}h${2 * MARK}`, "stroke-dasharray": "3 2" });
  return came ? circle(x, y, MARK, { class: "it-came" }) : circle(x, y, MARK - 1, { class: "it-did-not" });
}

/** The same in words. */
const cameWords = ({ came, measure, words }: Uw.Guess) =>
  measure !== "chance"
    ? words.replace(/\.$/, "").toLowerCase()
    : came == null
      ? "the game didn't show it"
      : came
        ? "it happened"
        : "it didn't happen";

/** What was said of a stop and what is exact, in words. */
export const guessWords = (guess: Uw.Guess) =>
  [
    guess.mine ? `you guessed ${guess.mine}` : "skipped",
    `the answer is ${guess.right}${guess.measure === "chance" ? "" : ` ${guess.measure}`}`,
    cameWords(guess),
  ].join(", ");

function bar({ said, exact, reach, span: [low, high] }: Uw.Guess) {
  const x = (value: number) => 4 + 192 * Math.min(1, Math.max(0, share(value, low, high))),
    from = x(exact - reach);
  return svg(
    "svg.bar",
    { viewBox: "0 0 200 30", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("path.axis", { d: "M4 15H196" }),
    rect(from, 6, x(exact + reach) - from, 18, { class: "reach" }),
    svg("path.exact", { d: `M${x(exact)} 3V27` }),
    said != null && svg("path.said", { d: `M${x(said) - 7} 3h14l-7 12z` }),
  );
}

/** @param means whether amounts were asked for too */
const endKey = (means: boolean) =>
  html(
    "p.key",
    { "aria-hidden": "true" },
    html("span.k-said", "your guess"),
    html("span.k-exact", "the answer, and what is close"),
    html("span.k-came", "it happened"),
    means && html("span.k-paid", "it was an amount"),
  );

/** @param save the button that saves the guesses */
export function endPage(
  { title, near, lines = [], doors = [] }: Uw.Ending,
  guesses: Uw.Guess[],
  { go, open }: { go: (at: number) => void; open: (link: string) => void },
  save: () => Node,
) {
  const made = guesses.filter(({ said }) => said != null);
  return [
    html(
      "div.endhead",
      html("h2", { "data-k": "ending", tabindex: -1 }, title),
      near && html("span.chip.line", near),
    ),
    made.length > 0 && endKey(made.some(({ measure }) => measure !== "chance")),
    made.length > 0 &&
      html(
        "ul.stops",
        made.map((guess) =>
          html(
            "li",
            html(
              "button",
              {
                "data-k": `stop.${guess.at}`,
                "aria-label": `Step ${guess.frame}, ${guess.name} ${guessWords(guess)}. Look at it again.`,
                onclick: () => go(guess.at),
              },
              html("span.q", html("b", String(guess.frame)), ` ${guess.name}`),
              bar(guess),
              html("span.fig", guess.mine, html("small", " for "), guess.right),
              svg(
                "svg",
                { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true" },
                cameMark(guess, 8, 8),
              ),
            ),
          ),
        ),
      ),
    html(
      "div.sum",
      lines.map(([strong, rest]) => html("p", strong && html("b", strong, " "), rest)),
    ),
    made.length > 0 && save(),
    html(
      "div.enddoors",
      doors.map(({ label, link }, at) => {
        const [short, ...rest] = label.split(", ");
        return html(
          at === 0 ? "button.btn.solid" : "button.btn",
          { "data-k": `door.${at}`, "aria-label": label, onclick: () => open(link) },
          short,
          rest.length > 0 && html("span", `, ${rest.join(", ")}`),
        );
      }),
    ),
  ];
}
