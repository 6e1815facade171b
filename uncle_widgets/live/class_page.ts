/** The page in front of a class, alone: class.html of the site, and of the server. It needs no kernel. */

import { keepOffline } from "../site/offline.ts";
import { soonestFile } from "../site/site_files.ts";
import { linkText, readLink } from "../site/site_links.ts";
import { addressOf, linkIn } from "../widgets/page/address.ts";
import { html } from "../widgets/page/dom.ts";
import { keepKeys } from "../widgets/page/keys.ts";
import { themeChoice, themed } from "../widgets/page/theme.ts";
import { ClassFacts } from "./class_facts.ts";
import { withPhones } from "./class_socket.ts";
import { Classroom } from "./classroom.ts";
import { classesOf } from "./own_classes.ts";
import { Wall } from "./presenter.ts";
import { continueWords } from "./presenter_ways.ts";

/** Where a server's class is, beside its site. */
const CLASS_BASE = "../c/";

/** A lesson's class, as a link; by it the server knows which lesson a class is at. */
const classLink = (game: string, lesson: string) => linkText({ room: "class", game, values: { lesson } });

/** Where a lesson's class is. */
const classAddress = (game: string, lesson: string) =>
  addressOf("class.html", classLink(game, lesson), themeChoice());

/** Draw the page. */
export function openPage(shown: Uw.SiteClass, root: HTMLElement) {
  keepKeys();
  if (shown.offline) void keepOffline("./");
  const link = readLink(linkIn()),
    game = shown.games.find(({ id }) => id === link?.game),
    lesson = game?.lessons.find(({ number }) => String(number) === link?.values.lesson);
  root.className = "widget-box uw-page uw-wallpage";
  if (!game || !lesson) {
    const choice = html("div.widget-box.uw-room", chosen(shown));
    root.replaceChildren(choice);
    if (!shown.offline) void offerRunning(shown, choice);
    return;
  }
  showLesson(shown, root, game, lesson);
}

/** @param carried a class that comes along, with its phones */
function showLesson(
  shown: Uw.SiteClass,
  root: HTMLElement,
  game: Uw.SiteClass["games"][0],
  lesson: Uw.SiteClass["games"][0]["lessons"][0],
  carried?: Live.Begun,
) {
  let wall: Wall | null = null;
  soonestFile({ lesson: lesson.file, ...(lesson.first && { "lesson first": lesson.first }) }, "lesson").then(
    ({ saved, whole }) => {
      const room = new Classroom(new ClassFacts(saved)),
        lessons = game.lessons.map(({ number, name }) => [String(number), name] as [string, string]),
        next = lessons[lessons.findIndex(([number]) => number === String(lesson.number)) + 1]?.[0];
      const open = (number: string, along: Live.Begun | undefined) => {
        const to = game.lessons.find((one) => String(one.number) === number);
        if (!along || !to) return location.assign(classAddress(game.id, number));
        wall?.stop();
        history.pushState(null, "", classAddress(game.id, number));
        addEventListener("popstate", () => location.reload(), { once: true });
        showLesson(shown, root, game, to, along); // without a reload: the key of an open page is in it alone
      };
      const el = html("div.jupyter-widgets");
      root.replaceChildren(html("div.widget-box.uw-room", el));
      document.title = `${lesson.name}: a class`;
      themed((context: any) => {
        wall = new Wall(context.el, room, { table: saved.table, open, next, lessons });
        if (!shown.offline) void withPhones(wall, CLASS_BASE, classLink(game.id, String(lesson.number)), carried);
      })({ el });
      whole?.then((more) => room.explain(more)).catch((error) => console.error(error)); // all but trials is there
    },
    () => {
      const again = html("button.btn", { onclick: () => location.reload() }, "Try again");
      const fault = html("p.uw-page-note", "Part of this page didn't load. ", again);
      if (carried)
        root.append(fault); // the class is still in this page
      else root.replaceChildren(fault);
    },
  );
}

/** Above the lessons: the classes that this browser may continue. */
async function offerRunning(shown: Uw.SiteClass, box: HTMLElement) {
  const ways = (await classesOf(CLASS_BASE)).flatMap((one) => {
    const link = readLink(one.lesson),
      game = shown.games.find(({ id }) => id === link?.game),
      lesson = game?.lessons.find(({ number }) => String(number) === link?.values.lesson);
    if (!game || !lesson) return [];
    const { number, name } = lesson;
    return [
      html(
        "li",
        html("a.btn", { href: classAddress(game.id, String(number)), "data-k": "continue" }, continueWords(one)),
        html("span.mute", ` ${name}`),
      ),
    ];
  });
  if (ways.length > 0)
    box.querySelector("h1")?.before(html("section", html("h2", "Welcome back"), html("ul", ways)));
}

/** The lessons there are, to choose from. */
function chosen({ games, home }: Uw.SiteClass) {
  const root = html(
    "div.uw.uw-wall-choice",
    html("h1", "Start a class"),
    html("p.mute", "Everyone guesses before anyone sees the answer. Which lesson?"),
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
