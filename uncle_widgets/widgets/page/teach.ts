/** For a teacher, in the gallery: a game's notebooks, and behind a fold its lessons with their answers. */
import { addressOf, ours } from "./address.ts";
import { dye, html } from "./dom.ts";
import { saveFile } from "./file.ts";
import { onTheme, themeChoice } from "./theme.ts";

export type Shelf = {
  id: string;
  title: string;
  palette: string;
  cover: string;
  classroom: string;
  notebooks: { which: "predict" | "count"; about: string; page: string }[];
  lessons: { number: number; name: string; about: string }[];
};

/** What a notebook is called. */
const NOTEBOOKS = { predict: "Notebook, no coding", count: "Notebook with Python" };

/** Text with **bold** and *stressed* words, as nodes. */
const starred = (text: string) =>
  text.split(/(\*\*.+?\*\*|\*.+?\*)/).map((piece) => {
    const [, stars, words] = piece.match(/^(\*+)(.+?)\*+$/) ?? [];
    return words ? html(stars.length > 1 ? "b" : "em", {}, words) : piece;
  });

/** A key as a row of answers under their positions: "43 \u00b7 x42 \u00b7 exit **59**", and what follows it. */
export function keyRow(text: string) {
  const [before, ...after] = text.split("exit **"),
    [last = "", ...more] = after.join("exit **").split("**"),
    answers = [...before.split(" \u00b7 ").filter(Boolean), last];
  if (!last) return { row: [], rest: text };
  const row = answers.map((answer, at) => {
    const role = at === answers.length - 1 ? " (exit)" : answer.startsWith("x") ? " (trap)" : "";
    return [`${at + 1}${role}`, answer.replace(/^x/, "")];
  });
  return { row, rest: more.join("**").replace(/^[.;, ]+/, "") };
}

/** The same as a table, in a box that scrolls where it is too wide. */
function keyTable(name: string, text: string) {
  const { row, rest } = keyRow(text);
  if (row.length === 0) return html("p", html("b", `${name} `), starred(text));
  const line = (head: string, tag: "th" | "td", at: 0 | 1) =>
    html(
      "tr",
      html("th", { scope: "row" }, head),
      row.map((one) => html(tag, { scope: tag === "th" ? "col" : null }, one[at])),
    );
  const table = html("table", line("Position", "th", 0), line("Answer", "td", 1));
  return html(
    "div.key",
    html("p", html("b", name)),
    html("div.wide", { tabindex: 0, role: "group", "aria-label": name }, table),
    rest && html("p", starred(rest)),
  );
}

export function teachPart(model: Uw.Model<any, Uw.ToFront>, stops: Array<() => void>): HTMLElement {
  const shelves = model.get("shelves") as Shelf[];

  const notebook = (game: Shelf, { which, about, page }: Shelf["notebooks"][0]) => {
    const open = html("a.btn", { "data-k": `open.${game.id}.${which}` }, "Open");
    const lead = () => open.setAttribute("href", addressOf(page, "", themeChoice()));
    lead();
    stops.push(onTheme(lead));
    open.setAttribute("aria-label", `Open: ${NOTEBOOKS[which]}, ${game.title}`);
    return html(
      "li",
      html("span", html("b", NOTEBOOKS[which]), html("small", about)),
      html(
        "span.ways",
        ours() && page && open,
        html(
          "button.btn",
          {
            "data-k": `notebook.${game.id}.${which}`,
            "aria-label": `Download: ${NOTEBOOKS[which]}, ${game.title}`,
            onclick: () => model.send({ kind: "notebook", game: game.id, which }),
          },
          "Download",
        ),
      ),
    );
  };

  /** The page in front of a class. */
  const begins = (game: Shelf, number: number, name: string) => {
    const link = html("a.btn", { "data-k": `class.${game.id}.${number}`, "aria-label": `Start a class: ${name}` });
    const lead = () =>
      link.setAttribute("href", addressOf(game.classroom, `class/2 ${game.id} lesson=${number}:`, themeChoice()));
    lead();
    stops.push(onTheme(lead));
    link.textContent = "Start a class";
    return link;
  };

  const lesson = (game: Shelf, { number, name, about }: Shelf["lessons"][0]) => {
    const page = html("div.teachers-page", { "data-page": `${game.id} ${number}` });
    const way = (kind: "sheet" | "quiz", words: string) =>
      html(
        "button.btn",
        {
          "data-k": `${kind}.${game.id}.${number}`,
          "aria-label": `${words}: ${name}`,
          onclick: () => model.send({ kind, game: game.id, lesson: number }),
        },
        words,
      );
    return html(
      "li",
      html(
        "details",
        {
          ontoggle: (event) => {
            const asks = (event.target as HTMLDetailsElement).open && !page.childElementCount;
            if (asks) model.send({ kind: "page", game: game.id, lesson: number });
          },
        },
        html(
          "summary",
          { "data-k": `page.${game.id}.${number}` },
          html("span.nr", { "aria-hidden": "true" }, String(number)),
          html("span", name, html("small", about)),
        ),
        page,
      ),
      html(
        "span.ways",
        way("sheet", "Worksheet"),
        way("quiz", "Quiz"),
        game.classroom && begins(game, number, name),
      ),
    );
  };

  /** A lesson for whoever stands in: a page, or where there is none a file. */
  const cover = (game: Shelf) => {
    const looks = { "data-k": `cover.${game.id}`, "aria-label": `Cover lesson: ${game.title}` };
    return game.cover
      ? html("a.btn", { ...looks, href: game.cover }, "Cover lesson")
      : html(
          "button.btn",
          { ...looks, onclick: () => model.send({ kind: "cover", game: game.id }) },
          "Cover lesson",
        );
  };

  const root = html(
    "section.sheet.teach",
    { "aria-label": "Teach" },
    html("h1", "Teach"),
    html(
      "p.mute",
      "Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ",
      "The notebooks take 45 minutes and mark themselves.",
    ),
    shelves.map((game) => {
      const part = html(
        "article.shelf",
        html("h2", html("i.patch", { "aria-hidden": "true" }), game.title),
        html(
          "div",
          game.notebooks.length > 0 &&
            html(
              "ul.books",
              game.notebooks.map((one) => notebook(game, one)),
            ),
          html(
            "details.answers",
            html("summary", { "data-k": `answers.${game.id}` }, "For teachers: lessons with answers"),
            html("p.cover", "Need a lesson for a substitute? ", cover(game)),
            html(
              "ol.books",
              game.lessons.map((one) => lesson(game, one)),
            ),
          ),
        ),
      );
      dye(part, game.palette);
      return part;
    }),
  );

  const heard = (message: Uw.Heard.Teaching | Uw.Heard.File) => {
    saveFile(message);
    if (message.kind !== "page") return;
    const place = root.querySelector(`[data-page="${CSS.escape(`${message.game} ${message.lesson}`)}"]`);
    place?.replaceChildren(
      html("p.mute", message.note.replaceAll("`", "")),
      ...message.parts.map(([name, detail, text]) => {
        const head = `${name}${detail ? ` (${detail})` : ""}`;
        return name === "Key" ? keyTable(head, text) : html("p", html("b", `${head} `), starred(text));
      }),
    );
  };
  model.on("msg:custom", heard);
  stops.push(() => model.off("msg:custom", heard));
  return root;
}
