/** The class panel: how many there are, what is saved, another lesson, and the end of it all. */

import { html, renew, segmented } from "../widgets/page/dom.ts";
import { listKeys } from "../widgets/page/room_keys.ts";
import { chooseTheme, THEMES, themeChoice } from "../widgets/page/theme.ts";
import type { Wall } from "./presenter.ts";
import { sizePart } from "./presenter_manual.ts";
import { roomPart } from "./presenter_phones.ts";
import { byHands, onSharedComputer, toLesson } from "./presenter_ways.ts";

export function classPanel(wall: Wall) {
  const { room, tools } = wall,
    told = html("p.w-told", { role: "status" }),
    body = html("div");
  let sure = false;
  const dialog = html("dialog.sheet.w-panel", { "aria-label": "The class", onclose: () => dialog.remove() });
  const way = (k: string, words: string, press: () => void) =>
    html("button.btn", { "data-k": k, onclick: press }, words);
  const anew = () => {
    if (!sure) {
      sure = true;
      draw();
      return;
    }
    dialog.close();
    if (room.state.how === "phones") void wall.line?.close();
    else room.forget();
  };
  const draw = () => {
    const { state, facts } = room;
    renew(
      body,
      wall.line && state.how === "phones"
        ? roomPart(wall, wall.line, draw)
        : [
            html(
              "p",
              sizePart(room, (words) => {
                told.textContent = words;
                draw();
              }),
            ),
            html("p.mute", "The guesses are saved in this browser until you start over. Reloading loses nothing."),
          ],
      (tools.lessons?.length ?? 0) > 1 &&
        html(
          "label.field",
          html("span", "Lesson"),
          html(
            "select.pick",
            {
              "data-k": "lesson",
              onchange: (event) => {
                dialog.close();
                toLesson(wall, event.target.value);
              },
            },
            tools.lessons?.map(([lesson, name]) =>
              html(
                "option",
                { value: lesson, selected: lesson === String(facts.saved.number) },
                `${lesson}. ${name}`,
              ),
            ),
          ),
        ),
      html(
        "p",
        segmented({
          label: "Theme",
          choices: THEMES,
          value: themeChoice(),
          k: "theme",
          pick: (theme) => {
            chooseTheme(theme);
            draw();
          },
        }),
      ),
      html(
        "div.w-ways",
        way("save", "Save the answers (CSV)", () => wall.save()),
        way("full", "Full screen", () => {
          dialog.close();
          wall.fill();
        }),
        way("keys", "Keyboard shortcuts", () => {
          dialog.close();
          listKeys(wall.root);
        }),
        ["shown", "why", "deal"].includes(state.to) &&
          way("end", "Go to the end of the lesson", () => {
            dialog.close();
            wall.say(room.do({ kind: "End" }));
          }),
        state.how === "phones" &&
          way("hands", "Continue with a show of hands", () => {
            dialog.close();
            byHands(wall);
          }),
        state.how === "phones" &&
          !wall.line?.now.forgotten &&
          way("shared", "This is a shared computer", () => {
            dialog.close();
            onSharedComputer(wall);
          }),
        way(
          "anew",
          sure
            ? "Yes, delete all answers"
            : state.how === "phones"
              ? `End class ${wall.line?.now.begun?.code ?? ""}`
              : "Start over",
          anew,
        ),
      ),
      told,
    );
  };
  const unwatch = room.watch(() => {
    if (!body.querySelector(".held, select:focus")) draw(); // a name that is read, a list that is open, stay so
  });
  dialog.addEventListener("close", unwatch);
  dialog.append(
    html(
      "div.w-lowhead",
      html("h2", { tabindex: -1, autofocus: true }, "The class"),
      html("button.btn", { "data-k": "close", onclick: () => dialog.close() }, "Close"),
    ),
    body,
  );
  draw();
  wall.root.append(dialog);
  dialog.showModal();
}
