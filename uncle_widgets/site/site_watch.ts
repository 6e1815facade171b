/** The game that a page of the site watches: its stops at once, the rest when it has come. */
import { html } from "../widgets/page/dom.ts";
import { keepSitting } from "../widgets/page/session.ts";
import { Traits } from "../widgets/page/traits.ts";
import { gameIn } from "../widgets/saved/saved_views.ts";
import { packedFile } from "./site_files.ts";
import { relinked } from "./site_links.ts";
import { keepingOf, restored } from "./site_recall.ts";

/** what a tab shows */
export type Seen = { node: HTMLElement; link: string; cell: string; panel?: Traits; room?: any };

/** What a link to it may say beside which game it is. */
export const WATCHED = ["step", "eyes", "question", "guess"];
const ALL_EYES = "everything";

/**
 * @param page `tell` when another link shows the same again
 * @param rest the same with its trials, where that comes later
 */
export function watchedGame(
  shown: Uw.SiteGame,
  saved: Uw.Saved,
  { tell, open }: { tell: () => void; open: (link: string) => void },
  rest: Promise<Uw.Saved> | null,
): Seen {
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
  panel.saying = (message: Uw.ToPanel) => {
    if (message.kind === "open") open(message.link);
    else if (message.kind === "restore") restored(room, message.kept, whole);
    else say(message);
  };
  room.drew = () => panel.put({ keeping: keepingOf(room) });
  keepSitting(panel, node.querySelector(".uw-at-side .uw") as HTMLElement);
  moved();
  return seen;
}

/** Look at it as a link says. */
export function lookedAt({ room, panel }: Seen, { step, eyes, question, guess }: Record<string, string>) {
  if (eyes && eyes !== room.now.eyes) room.do({ kind: "Eyes", key: eyes });
  if (step && Number(step) !== room.now.frame) room.do({ kind: "Step", to: Number(step) });
  if (question && question !== panel?.get("question")) room.do({ kind: "Pick", question });
  if (guess) panel?.send({ kind: "predict", value: guess });
}

/** The ways on from the end of the game: first the lesson of what was furthest off. */
function endDoors(panel: Traits, saved: Uw.Saved, { lessons, always }: Uw.SiteDoors) {
  const ending = panel.get("ending");
  if (!ending.title || ending.doors.length > 0) return;
  const far = ({ said, exact, reach }: Uw.Guess) => Math.abs((said ?? exact) - exact) / reach,
    [worst] = panel
      .get("guesses")
      .filter(({ said, near }: Uw.Guess) => said != null && !near)
      .sort((a: Uw.Guess, b: Uw.Guess) => far(b) - far(a)),
    lesson = worst && lessons[saved.stops[String(saved.seat)][worst.at].question],
    ways = [lesson, ...always].filter(Boolean);
  if (ways.length > 0) panel.put({ ending: { ...ending, doors: ways } });
}
