/** The keys of a table: to step through a game that is watched, to play a card, to look closer at a board. */
import type { RoomKey } from "../page/room_keys.ts";
import { PRESSED } from "../page/room_keys.ts";
import { STROKES } from "./stepper.ts";

/** @param view the table's view */
export function tableKeys(view: any): RoomKey[] {
  const { lens } = view.painter;
  const watched = () => !view.acting && view.reel.length > 1;
  const go =
    (to: number): (() => boolean) =>
    () => {
      view.go(to);
      return true;
    };
  const step = view.model.get("step");
  const chance = () => view.acts.root.querySelector('[data-act="press"]');
  const bare = (at: Element) => !at.closest(PRESSED);
  return [
    {
      keys: [STROKES.play],
      shown: "Space",
      words: "Plays or pauses the game.",
      when: watched,
      press: (_, at) => {
        if (bare(at)) view.play(!view.model.get("playing"));
        return bare(at);
      },
    },
    { keys: [STROKES.back], shown: "←", words: "One step back.", when: watched, press: go(step - 1) },
    { keys: [STROKES.forward], shown: "→", words: "One step forward.", when: watched, press: go(step + 1) },
    { keys: [STROKES.first], shown: "Home", words: "The first step.", when: watched, press: go(0) },
    {
      keys: [STROKES.last],
      shown: "End",
      words: "The last step.",
      when: watched,
      press: go(view.reel.length - 1),
    },
    {
      keys: [" "],
      shown: "Space",
      words: "Draws the next card or throws the dice when the game waits for you to do so.",
      when: () => view.acting && Boolean(chance()),
      press: (_, at) => {
        if (bare(at)) chance().click();
        return bare(at);
      },
    },
    {
      keys: ["+", "=", "-", "0"],
      shown: "+ − 0",
      words: "Zooms in, zooms out, shows the whole board (focus on the table).",
      inside: true,
      when: () => Boolean(lens.board),
      press: (key) => lens.key(key, false),
    },
    {
      keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      shown: "Shift + arrow",
      words: "Moves the board (focus on the table).",
      inside: true,
      shift: true,
      when: () => Boolean(lens.board),
      press: (key) => lens.key(key, true),
    },
    {
      keys: [],
      any: (key) => cardsOf(view, key).size === 1,
      shown: "A card's symbol",
      words: "Picks up the card with that symbol, if you have only one (focus on the table).",
      inside: true,
      when: () => view.acting && cardsOf(view).size > 0,
      press: (key) => {
        const [thing] = cardsOf(view, key).values();
        view.press(thing);
        return true;
      },
    },
    {
      keys: ["d", "D"],
      shown: "D",
      words: "Shows or hides the discards by colour and value.",
      when: () => Boolean(view.spread.zone),
      press: () => {
        view.spread.toggle(() => view.show(false));
        return true;
      },
    },
    {
      keys: ["Escape"],
      shown: "Escape",
      words: "Closes what is open, or puts the card back.",
      inside: true,
      when: () => true,
      press: () => putAway(view),
    },
  ];
}

/** Put away what lies over the table, one thing at a time; whether there was any. */
function putAway(view: any) {
  if (view.chooser.key) view.chooser.leave();
  else if (view.placing.clear()) return true;
  else if (view.lifting.lifted) view.lifting.lift("");
  else return ["spread", "heat", "scores", "stepper", "caption"].some((part) => view[part].escape());
  return true;
}

/** The cards that may be played, one for each move; only those whose sign is `key`, if given. */
function cardsOf(view: any, key?: string) {
  const found = new Map();
  for (const { thing } of view.painter.placed.values())
    if (thing.kind === "card" && thing.plays && thing.face?.text)
      if (key == null || thing.face.text.toLowerCase() === key.toLowerCase())
        found.set(thing.move || thing.key, thing);
  return found;
}
