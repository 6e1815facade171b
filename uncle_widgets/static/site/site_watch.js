// @ts-check
/** The game that a page of the site watches: its stops at once, the rest when it has come. */
import { html } from "../page/dom.js";
import { keepSitting } from "../page/sitting.js";
import { Traits } from "../page/traits.js";
import { gameIn } from "../saved/saved_views.js";
import { packedFile } from "./site_files.js";
import { relinked } from "./site_links.js";
import { keepingOf, restored } from "./site_recall.js";

/** @typedef {{node: HTMLElement, link: string, cell: string, panel?: Traits, room?: any}} Seen what a tab shows */

/** What a link to it may say beside which game it is. */
export const WATCHED = ["step", "eyes", "question", "guess"];
const ALL_EYES = "everything";

/**
 * @param {Uw.SiteGame} shown @param {Uw.Saved} saved
 * @param {{tell: () => void, open: (link: string) => void}} page `tell` when another link shows the same again
 * @param {Promise<Uw.Saved> | null} rest the same with its trials, where that comes later
 * @returns {Seen}
 */
export function watchedGame(shown, saved, { tell, open }, rest) {
  const panel = new Traits({ ...saved.explainer, kept: shown.kept }),
    node = html("div", { class: "widget-box uw-cols" }),
    room = gameIn(saved, panel, node),
    { table } = room.models,
    seen = { node, link: "", cell: "", panel, room },
    say = panel.saying;
  const whole = (rest ? rest.then((more) => room.explain(more)) : Promise.resolve())
    .then(() => packedFile(shown.files.everywhere))
    .then((more) => room.explain({ ...saved, ...more }))
    .catch((error) => console.error(error)); // the stops are there all the same
  const moved = () => {
    const step = table.get("step"),
      eyes = table.get("watcher"),
      question = panel.get("question"),
      watcher = eyes === ALL_EYES ? `'${eyes}'` : eyes;
    seen.link = relinked(shown.links.watch, { step: String(step), eyes, ...(question && { question }) });
    seen.cell = shown.cells.watch.replace(
      /\)$/,
      `, step=${step}, watcher=${watcher}${question ? `, question='${question}'` : ""})`,
    );
    tell();
  };
  table.on("change:step change:watcher", moved);
  panel.on("change:question", moved);
  panel.on("change:ending", () => endDoors(panel, saved, shown.doors));
  panel.saying = (/** @type {Uw.ToPanel} */ message) => {
    if (message.kind === "open") open(message.link);
    else if (message.kind === "restore") restored(room, message.kept, whole);
    else say(message);
  };
  room.drew = () => panel.put({ keeping: keepingOf(room) });
  keepSitting(panel, /** @type {HTMLElement} */ (node.querySelector(".uw-at-side .uw")));
  moved();
  return seen;
}

/** Look at it as a link says. @param {Seen} seen @param {Record<string, string>} values */
export function lookedAt({ room, panel }, { step, eyes, question, guess }) {
  if (eyes && eyes !== room.now.eyes) room.do({ kind: "Eyes", key: eyes });
  if (step && Number(step) !== room.now.frame) room.do({ kind: "Step", to: Number(step) });
  if (question && question !== panel?.get("question")) room.do({ kind: "Pick", question });
  if (guess) panel?.send({ kind: "predict", value: guess });
}

/**
 * The ways on from the end of the game: first the lesson of what was furthest off.
 * @param {Traits} panel @param {Uw.Saved} saved @param {Uw.SiteDoors} doors
 */
function endDoors(panel, saved, { lessons, always }) {
  const ending = panel.get("ending");
  if (!ending.title || ending.doors.length > 0) return;
  const far = (/** @type {Uw.Guess} */ { said, exact, reach }) => Math.abs((said ?? exact) - exact) / reach,
    [worst] = panel
      .get("guesses")
      .filter((/** @type {Uw.Guess} */ { said, near }) => said != null && !near)
      .sort((/** @type {Uw.Guess} */ a, /** @type {Uw.Guess} */ b) => far(b) - far(a)),
    lesson = worst && lessons[saved.stops[String(saved.seat)][worst.at].question],
    ways = [lesson, ...always].filter(Boolean);
  if (ways.length > 0) panel.put({ ending: { ...ending, doors: ways } });
}
