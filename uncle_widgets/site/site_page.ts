/** The pages of the site: the gallery, and a page a game. They need no kernel, until one plays. */

import { html } from "../widgets/page/dom.ts";
import { renderGallery } from "../widgets/page/gallery.ts";
import { keepKeys } from "../widgets/page/keys.ts";
import { Traits } from "../widgets/page/traits.ts";
import { placedView } from "../widgets/saved/saved_head.tsx";
import { keepOffline } from "./offline.ts";
import { packedFile, textFile } from "./site_files.ts";
import { GamePage } from "./site_game.ts";

/** Draw the page. */
export function openPage(shown: Uw.SitePage, root: HTMLElement) {
  keepKeys();
  if (shown.offline) void keepOffline("./");
  if (shown.kind === "game") new GamePage(shown, root).open();
  else openGallery(shown, root);
}

function openGallery({ front, teach, days, offline }: Uw.SiteGallery, root: HTMLElement) {
  const model = new Traits(front);
  model.saying = (message) =>
    void (message.kind === "daily"
      ? dailyFetched(model, days, message.date, offline)
      : fetched(model, teach, message));
  root.className = "widget-box uw-page";
  root.replaceChildren(html("div", { class: "widget-box uw-room" }, placedView(renderGallery, model, "")));
}

/** From this day on the next month's positions are kept too, for a device that is offline when it begins; and how
 * long the page rests before it fetches them, in milliseconds. */
const LATE_IN_MONTH = 24,
  RESTS = 3000;

/**
 * The position of a date, "11-29", with those of its month, which come as one file.
 * @param days files by month
 * @param offline whether a service worker keeps them
 */
async function dailyFetched(model: Traits, days: Record<string, string>, date: string, offline: boolean) {
  let told = { positions: {}, pool: [], boards: {} };
  try {
    told = await packedFile(days[date.slice(0, 2)]);
  } catch (error) {
    console.error(error); // the page says so, and offers to try again
  }
  model.tell("msg:custom", { kind: "daily", date, ...told });
  const [month, day] = date.split("-").map(Number),
    next = days[String((month % 12) + 1).padStart(2, "0")];
  if (offline && day >= LATE_IN_MONTH) setTimeout(() => packedFile(next).catch(() => {}), RESTS);
}

/**
 * What a teacher asks for: it comes when it is asked for, so that no answer lies in the page.
 * @param teach files by game and lesson, or notebook
 */
async function fetched(model: Traits, teach: Record<string, string>, message: Uw.ToFront) {
  if (message.kind === "open" || message.kind === "daily") return; // not here
  try {
    if (message.kind === "notebook") {
      const file = teach[`${message.game} ${message.which}`];
      model.tell("msg:custom", { kind: "file", name: file.split("/").at(-1), text: await textFile(file) });
    } else {
      const told = await packedFile(teach[`${message.game} ${message.lesson}`]);
      const { kind } = message,
        paper = kind === "sheet" ? ` ${message.what ?? "worksheet"} ${message.paper ?? "A4"}` : "";
      model.tell("msg:custom", told[kind + paper]);
    }
  } catch (error) {
    console.error(error);
    alert("That file didn't load. Try again.");
  }
}
