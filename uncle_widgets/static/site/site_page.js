// @ts-check
/** The pages of the site: the gallery, and a page a game. They need no kernel, until one plays. */

import { html } from "../page/dom.js";
import { renderGallery } from "../page/gallery.js";
import { keepKeys } from "../page/keys.js";
import { Traits } from "../page/traits.js";
import { placedView } from "../saved/saved_head.js";
import { packedFile, textFile } from "./site_files.js";
import { GamePage } from "./site_game.js";
import { keepOffline } from "./wake_offline.js";

/** Draw the page. @param {Uw.SitePage} shown @param {HTMLElement} root */
export function openPage(shown, root) {
  keepKeys();
  if (shown.offline) void keepOffline("./");
  if (shown.kind === "game") new GamePage(shown, root).open();
  else openGallery(shown, root);
}

/** @param {Uw.SiteGallery} shown @param {HTMLElement} root */
function openGallery({ front, teach }, root) {
  const model = new Traits(front);
  model.saying = (message) => void fetched(model, teach, message);
  root.className = "widget-box uw-page";
  root.replaceChildren(html("div", { class: "widget-box uw-room" }, placedView(renderGallery, model, "")));
}

/**
 * What a teacher asks for: it comes when it is asked for, so that no answer lies in the page.
 * @param {Traits} model @param {Record<string, string>} teach files by game and lesson, or notebook
 * @param {Uw.ToFront} message
 */
async function fetched(model, teach, message) {
  if (message.kind === "open" || message.kind === "cover") return; // here they are links
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
    alert("That file did not come. Try again.");
  }
}
