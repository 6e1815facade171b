/**
 * The theme, in one place: auto, light or dark, for every view of ours on the page; whether the four suits
 * of a pack share two inks or have one each; and how a name shows that lies covered and still counts.
 *
 * A choice stands as `data-theme` on each `.uw` root; without one the notebook's own theme holds, and
 * else the system's wish. A page of ours (Voilà) follows as a whole; a notebook's page is not ours.
 */
import { ours } from "./address.ts";

export type Choice = "auto" | "light" | "dark";
export type Inks = "two" | "four";
export type Covers = "hidden" | "press" | "shown";
export type Theme = {
  choice: Choice;
  inks: Inks;
  covers: Covers;
  roots: Set<HTMLElement>;
  heard: Set<() => void>;
  system: MediaQueryList;
};

const STORED = "uncle_widgets.theme",
  STORED_INKS = "uncle_widgets.inks",
  STORED_COVERS = "uncle_widgets.covers";
export const THEMES: [Choice, string][] = [
  ["auto", "Auto"],
  ["light", "Light"],
  ["dark", "Dark"],
];

export const INKS: [Inks, string][] = [
  ["two", "Two colours"],
  ["four", "Four"],
];

export const COVERS: [Covers, string][] = [
  ["hidden", "Hidden"],
  ["press", "When pressed"],
  ["shown", "Shown"],
];

const choiceOf = (text: string | null): Choice | undefined => THEMES.find(([choice]) => choice === text)?.[0];

/** What was chosen before: by the address, where the page is ours, or on this device. */
function chosenBefore(): Choice {
  const said = ours() ? choiceOf(new URLSearchParams(location.search).get("theme")) : undefined;
  try {
    return said ?? choiceOf(localStorage.getItem(STORED)) ?? "auto";
  } catch {
    return said ?? "auto"; // a page that may keep nothing
  }
}

/** What was chosen before on this device, of these choices; else `usual`. */
function storedChoice<C extends string>(name: string, choices: [C, string][], usual: C): C {
  try {
    const stored = localStorage.getItem(name);
    return choices.find(([choice]) => choice === stored)?.[0] ?? usual;
  } catch {
    return usual;
  }
}

/** One for the page, however many copies of this module there are. */
function theme(): Theme {
  const page = globalThis as unknown as Record<symbol, Theme>;
  const key = Symbol.for("uncle_widgets.theme");
  if (!page[key]) {
    const system = matchMedia("(prefers-color-scheme: dark)");
    page[key] = {
      choice: chosenBefore(),
      inks: storedChoice(STORED_INKS, INKS, "two"),
      covers: storedChoice(STORED_COVERS, COVERS, "press"),
      roots: new Set(),
      heard: new Set(),
      system,
    };
    system.addEventListener("change", showTheme);
    showTheme();
  }
  return page[key];
}

/** A root, and the box of ours that it stands in: in a notebook, the paper under a chosen theme. */
function markTheme(root: HTMLElement, choice: Choice) {
  root.classList.toggle("four-inks", theme().inks === "four");
  for (const node of [root, root.closest(".uw-page") ?? root.closest(".uw-room")]) {
    if (!(node instanceof HTMLElement)) continue;
    if (choice === "auto") delete node.dataset.theme;
    else node.dataset.theme = choice;
  }
}

function showTheme() {
  const { choice, roots, heard, system } = theme();
  for (const root of roots) markTheme(root, choice);
  if (ours()) {
    const shown = choice === "auto" ? (system.matches ? "dark" : "light") : choice;
    document.documentElement.dataset.theme = shown;
    document.body.dataset.jpThemeLight = String(shown === "light");
  }
  for (const hear of heard) hear();
}

/** The theme that was chosen. */
export const themeChoice = (): Choice => theme().choice;

/** Choose for all, and for later. */
export function chooseTheme(choice: Choice) {
  theme().choice = choice;
  keepChoice(STORED, choice);
  showTheme();
}

/** The inks of the suits that were chosen. */
export const inksChoice = (): Inks => theme().inks;

/** Choose for all, and for later. */
export function chooseInks(inks: Inks) {
  theme().inks = inks;
  keepChoice(STORED_INKS, inks);
  showTheme();
}

/** How a name shows that lies covered and still counts, as it was chosen. */
export const coversChoice = (): Covers => theme().covers;

/** Choose for all, and for later. */
export function chooseCovers(covers: Covers) {
  theme().covers = covers;
  keepChoice(STORED_COVERS, covers);
  showTheme();
}

function keepChoice(name: string, choice: string) {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // a page that may keep nothing keeps the choice while it is open
  }
}

/** Call `hear` after each choice, until the function given back is called. */
export function onTheme(hear: () => void) {
  const { heard } = theme();
  heard.add(hear);
  return () => void heard.delete(hear);
}

/** A view whose root follows the theme as long as it is shown. */
export const themed =
  <C extends { el: HTMLElement }>(
    render: (context: C) => undefined | (() => void),
  ): ((context: C) => undefined | (() => void)) =>
  (context) => {
    const done = render(context);
    const root = context.el.querySelector(".uw");
    if (!(root instanceof HTMLElement)) return done;
    const { roots } = theme();
    roots.add(root);
    markTheme(root, themeChoice());
    const placed = new ResizeObserver(() => {
      markTheme(root, themeChoice()); // by now it stands in its box
      placed.disconnect();
    });
    placed.observe(root);
    return () => {
      placed.disconnect();
      roots.delete(root);
      done?.();
    };
  };
