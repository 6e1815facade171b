// The lab: many games while the class watches, two settings side by side, and any of the games to be opened.
import { dye, fitted, focusOn, html, renew, segmented } from "../page/dom.ts";
import { saveFile } from "../page/file.ts";
import { convergence, gamesHistogram, shareBar, topOf } from "./lab_charts.ts";
import { LabFormView } from "./lab_form.ts";

const LETTERS_OF_SEATS = "ABCDEFGHIJ";

export function renderLab({ model, el }: Uw.Context<Uw.LabTraits, Uw.ToLab>) {
  const root = html("div.uw.uw-lab-view"),
    chosen = html("section.sheet.chosen", { "aria-label": "Settings" }),
    progress = html("div.how-far"),
    came = html("div.came"),
    bar = html("div.stage.back-bar"),
    live = html("p.sr", { role: "status" });
  const figures = html("div.figures", progress, came);
  root.append(chosen, figures, bar, live);
  el.append(root);
  let opener = ""; // the button by which a game was opened
  let awaited = false; // figures of a run that has just begun
  let fits: { again: () => void; stop: () => void }[] = [];

  const form = new LabFormView(model, {
    run: () => {
      model.send({ kind: "run", ...form.wish });
      awaited = true;
    },
    stop: () => model.send({ kind: "stop" }),
    changed: () => drawForm(),
    game: (game) => model.send({ kind: "game", game }),
  });

  const drawForm = () => {
    dye(root, model.get("palette"));
    renew(chosen, form.draw(), model.get("note") && html("p.refusal", { role: "alert" }, model.get("note")));
  };

  const drawProgress = () => {
    const [done, of, running] = [model.get("done"), model.get("of"), model.get("running")];
    const words = of === 0 ? "" : `${done.toLocaleString("en")} of ${of.toLocaleString("en")} games`;
    const end = running
      ? model.get("left")
      : of > 0 && done < of
        ? "stopped; the games played so far are kept"
        : "";
    renew(
      progress,
      of > 0 && [
        (running || done < of) &&
          html(
            "div.gauge",
            {
              role: "progressbar",
              "aria-label": "Games played",
              "aria-valuemin": 0,
              "aria-valuemax": of,
              "aria-valuenow": done,
            },
            html("i", { style: `width:${(100 * done) / of}%` }),
          ),
        html(
          "div.row",
          html("p.small", html("b", words), end && `, ${end}`),
          running &&
            html("button.btn.stop", { "data-k": "lab.stop", onclick: () => model.send({ kind: "stop" }) }, "Stop"),
        ),
      ],
      model.get("busy") && html("p.small", model.get("busy")),
    );
  };

  const say = () => {
    const of = model.get("of"),
      done = model.get("done").toLocaleString("en");
    live.textContent = of === 0 ? "" : model.get("running") ? "Playing the games." : `${done} games played.`;
  };

  /** A chart that follows the width of its box. */
  const chart = (title: string, draw: (width: number) => Node) => {
    const box = html("div.plot");
    fits.push(fitted(box, draw));
    return html("section.sheet.chart", html("h2", title), box);
  };

  /** Whose line and points are drawn. */
  const looks = (results: Uw.LabResult[]) =>
    html(
      "div.looked",
      html("span", { "aria-hidden": "true" }, "Show player"),
      segmented({
        label: "Show player",
        choices: Array.from({ length: Math.max(...results.map((result) => result.seats.length)) }, (_, at) => [
          at,
          LETTERS_OF_SEATS[at],
        ]),
        value: model.get("seat"),
        pick: (at) => {
          model.set("seat", at);
          model.save_changes();
        },
        k: "lab.look",
      }),
    );

  const shares = ({ results }: Uw.LabFound) => {
    const top = topOf(results),
      fairs = new Set(results.map((result) => result.fair.toFixed(1))),
      two = results.length > 1;
    return html(
      "section.sheet.shares",
      html("h2", "Wins out of 100 games"),
      html(
        "table",
        html("caption.sr", "Wins of each player out of 100 games, with 95% intervals"),
        html(
          "thead",
          html(
            "tr",
            html("th", { scope: "col" }, "Player"),
            html("td.bars"),
            html("th", { scope: "col" }, "Wins (95%)"),
            html("th.pts", { scope: "col" }, "Points"),
          ),
        ),
        results.map((result, side) =>
          html(
            "tbody",
            two && html("tr", html("th.side", { colspan: 4, scope: "rowgroup" }, result.title)),
            result.seats.map(({ seat, player, share, points }) => {
              const box = html("div.plot");
              fits.push(fitted(box, (width) => shareBar(width, share, result.fair, top, side)));
              return html(
                "tr",
                html("th", { scope: "row" }, html("b", seat), ` ${player}`),
                html("td.bars", box),
                html("td.num", html("b", share.text), html("small", ` (${share.span})`)),
                html("td.num.pts", points),
              );
            }),
          ),
        ),
      ),
      looks(results),
      html("p.small.mute", `The dashed line is a fair share of the wins: ${[...fairs].join(" and ")}.`),
    );
  };

  const apart = ({ apart: rows }: Uw.LabFound) =>
    rows.length > 0 &&
    html(
      "section.sheet.apart",
      html("h2", "How much more the second setting has"),
      html(
        "table",
        html("caption.sr", "Second setting minus first setting, with 95% intervals"),
        html(
          "tbody",
          rows.map(({ words, text, span, sure }) =>
            html(
              "tr",
              html("th", { scope: "row" }, words),
              html("td.num", html("b", text), html("small", ` (${span})`)),
              html("td.small", sure ? "" : "could be chance"),
            ),
          ),
        ),
      ),
    );

  const lists = ({ lists: all }: Uw.LabFound) =>
    html(
      "section.sheet.lists",
      html("h2", "Games to look at"),
      html(
        "div.columns",
        all.map(({ title, games }, at) =>
          html(
            "div",
            html("h3", title),
            html(
              "ol",
              games.map(({ side, run, number, name, words }) => {
                const k = `lab.open.${at}.${side}.${run}.${number}`;
                return html(
                  "li",
                  html(
                    "button.btn",
                    {
                      "data-k": k,
                      "aria-label": `${words}: open ${name}`,
                      onclick: () => {
                        opener = k;
                        model.send({ kind: "open", side, run, number });
                      },
                    },
                    html("b", words),
                    html("span.small", name),
                  ),
                );
              }),
            ),
          ),
        ),
      ),
    );

  const drawFound = () => {
    for (const fit of fits) fit.stop();
    fits = [];
    const found = model.get("found");
    if (!("results" in found)) {
      renew(
        came,
        html(
          "section.sheet.empty",
          html("h2", "Play a game thousands of times"),
          html(
            "p",
            "Choose the players and press Run. Watch the number of wins settle down. Afterwards you can open the ",
            "longest, shortest and biggest games on the table, card by card.",
          ),
        ),
      );
      return;
    }
    const data = found as Uw.LabFound,
      { results } = data;
    const seat = model.get("seat"),
      name = `player ${LETTERS_OF_SEATS[seat]}`;
    const lines = data.lines as [number, number][][][];
    renew(
      came,
      shares(data),
      chart(`Wins by ${name} so far, out of 100 (five runs)`, (width) =>
        convergence(
          width,
          lines,
          results.map((result) => result.fair),
          name,
        ),
      ),
      apart(data),
      chart("Choices in a game", (width) => gamesHistogram(width, data.lengths, "Choices in a game", "choices")),
      chart(`Points of ${name}`, (width) => gamesHistogram(width, data.scores, `Points of ${name}`, "points")),
      lists(data),
      html(
        "section.sheet.rests",
        results.map((result) =>
          html("p.small", results.length > 1 && html("b", `${result.title}: `), result.rests),
        ),
        html(
          "div.row.start",
          html(
            "button.btn",
            { "data-k": "lab.csv", onclick: () => model.send({ kind: "save", format: "csv" }) },
            "Save as CSV",
          ),
          html(
            "button.btn",
            { "data-k": "lab.json", onclick: () => model.send({ kind: "save", format: "json" }) },
            "Save as JSON",
          ),
        ),
      ),
    );
    // where the figures stand below the form, the first of them come into view
    if (awaited && figures.offsetTop > chosen.offsetTop + 9) figures.scrollIntoView({ block: "start" });
    awaited = false;
  };

  const drawWatched = () => {
    const words = model.get("watched"),
      was = root.classList.contains("away");
    root.classList.toggle("away", Boolean(words));
    for (const part of [chosen, figures]) part.hidden = Boolean(words);
    bar.hidden = !words;
    renew(
      bar,
      html(
        "button.btn",
        { "data-k": "lab.back", onclick: () => model.send({ kind: "back" }) },
        "\u2190 Back to the lab",
      ),
      html("p", words),
    );
    if (words) focusOn(root, "lab.back");
    else if (was && opener) focusOn(root, opener);
  };

  const drawRun = () => {
    drawForm();
    drawProgress();
    say();
  };
  const took = () => {
    form.take();
    drawForm();
  };
  const wires: [string, (...told: any[]) => void][] = [
    ["change:sides change:n change:seed change:form change:chosen change:palette", took],
    ["change:note", drawForm],
    ["change:running", drawRun],
    ["change:done change:of change:left change:busy", drawProgress],
    ["change:found change:seat", drawFound],
    ["change:watched", drawWatched],
    ["msg:custom", saveFile],
  ];
  for (const [names, heard] of wires) model.on(names, heard);
  drawForm();
  drawProgress();
  drawFound();
  drawWatched();
  return () => {
    for (const fit of fits) fit.stop();
    for (const [names, heard] of wires) model.off(names, heard);
  };
}
