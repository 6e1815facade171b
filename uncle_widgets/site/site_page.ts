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

function openGallery({ front, teach, days }: Uw.SiteGallery, root: HTMLElement) {
  const model = new Traits(front);
  model.saying = (message) =>
    void (message.kind === "daily" ? dailyFetched(model, days, message.date) : fetched(model, teach, message));
  root.className = "widget-box uw-page";
  root.replaceChildren(html("div", { class: "widget-box uw-room" }, placedView(renderGallery, model, "")));
}

/**
 * The position of a date, "11-29", with those of its month, which come as one file.
 * @param days files by month
 */
async function dailyFetched(model: Traits, days: Record<string, string>, date: string) {
  let told = { positions: {}, pool: [], boards: {} };
  try {
    told = await packedFile(days[date.slice(0, 2)]);
  } catch (error) {
    console.error(error); // the page says so, and offers to try again
  }
  model.tell("msg:custom", { kind: "daily", date, ...told });
}

/**
 * What a teacher asks for: it comes when it is asked for, so that no answer lies in the page.
 * @param teach files by game and lesson, or notebook
 */
async function fetched(model: Traits, teach: Record<string, string>, message: Uw.ToFront) {
  if (message.kind === "open" || message.kind === "cover" || message.kind === "daily") return; // here they are links
  try {
    if (message.kind === "notebook") {
      const file = teach[`${message.game} ${message.which}`];
      model.tell("msg:custom", { kind: "file", name: file.split("/").at(-1), text: await textFile(file) });
    } else {
      const told = await packedFile(teach[`${message.game} ${message.lesson}`]);
      model.tell("msg:custom", told[message.kind]);
    }
  } catch (error) {
    console.error(error);
    alert("That file didn't load. Try again.");
  }
}
