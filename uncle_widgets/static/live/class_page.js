// @ts-check
/** The page in front of a class, alone: class.html of the site, and of the server. It needs no kernel. */
import { addressOf, linkIn } from "../page/address.js";
import { html } from "../page/dom.js";
import { keepKeys } from "../page/keys.js";
import { themeChoice, themed } from "../page/theme.js";
import { soonestFile } from "../site/site_files.js";
import { linkText, readLink } from "../site/site_links.js";
import { keepOffline } from "../site/wake_offline.js";
import { ClassFacts } from "./class_facts.js";
import { withPhones } from "./class_line.js";
import { Classroom } from "./classroom.js";
import { Wall } from "./wall.js";

/** Where a lesson's class is. @param {string} game @param {string} lesson */
const classAddress = (game, lesson) =>
  addressOf("class.html", linkText({ room: "class", game, values: { lesson } }), themeChoice());

/** Draw the page. @param {Uw.SiteClass} shown @param {HTMLElement} root */
export function openPage(shown, root) {
  keepKeys();
  if (shown.offline) void keepOffline("./");
  const link = readLink(linkIn()),
    game = shown.games.find(({ id }) => id === link?.game),
    lesson = game?.lessons.find(({ number }) => String(number) === link?.values.lesson);
  root.className = "widget-box uw-page uw-wallpage";
  if (!game || !lesson) {
    root.replaceChildren(html("div.widget-box.uw-room", chosen(shown)));
    return;
  }
  soonestFile({ lesson: lesson.file, ...(lesson.first && { "lesson first": lesson.first }) }, "lesson").then(
    ({ saved, whole }) => {
      const room = new Classroom(new ClassFacts(saved)),
        lessons = game.lessons.map(({ number, name }) => /** @type {[string, string]} */ ([String(number), name])),
        next = lessons[lessons.findIndex(([number]) => number === String(lesson.number)) + 1]?.[0];
      const open = (/** @type {string} */ number) => location.assign(classAddress(game.id, number)),
        el = html("div.jupyter-widgets");
      root.replaceChildren(html("div.widget-box.uw-room", el));
      document.title = `${lesson.name}: a class`;
      themed((/** @type {any} */ context) => {
        const wall = new Wall(context.el, room, { table: saved.table, open, next, lessons });
        if (!shown.offline) void withPhones(wall, CLASS_BASE, linkIn());
      })({ el });
      whole?.then((more) => room.explain(more)).catch((error) => console.error(error)); // all but trials is there
    },
    () => {
      root.replaceChildren(html("p.uw-page-note", "A file of this page did not come. Load it again."));
    },
  );
}

/** Where a server's class is, beside its site. */
const CLASS_BASE = "../c/";

/** The lessons there are, to choose from. @param {Uw.SiteClass} shown */
function chosen({ games, home }) {
  const root = html(
    "div.uw.uw-wall-choice",
    html("h1", "Start a class"),
    html("p.mute", "Everybody guesses before anybody sees. Which lesson?"),
    games.map(({ title, id, lessons }) =>
      html(
        "section",
        html("h2", title),
        html(
          "ul",
          lessons.map(({ number, name }) =>
            html("li", html("a.btn", { href: classAddress(id, String(number)) }, `${number}. ${name}`)),
          ),
        ),
      ),
    ),
    html("p", html("a", { href: home }, "All games")),
  );
  themed(() => {})({ el: html("div", root) });
  return root;
}
