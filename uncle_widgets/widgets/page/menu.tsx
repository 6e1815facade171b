/** The menu of a game's page: what is set once, the further rooms, and what can be copied. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { addressOf, ours } from "./address.ts";
import { showHowTo } from "./aim.ts";
import { useRedraw, useTrait, useTraits, useTyped } from "./hooks.ts";
import { inWords } from "./in_words.ts";
import type { Head } from "./masthead.tsx";
import { useNumber } from "./number_field.tsx";
import { listKeys } from "./room_keys.ts";
import type { Choices } from "./segmented.tsx";
import { Segmented } from "./segmented.tsx";
import {
  COVERS,
  chooseCovers,
  chooseInks,
  chooseTheme,
  coversChoice,
  INKS,
  inksChoice,
  THEMES,
  themeChoice,
} from "./theme.ts";
import { chooseTones, TONES, tonesChoice } from "./tones.ts";

const ON: Choices<boolean> = [
  [true, "On"],
  [false, "Off"],
];
/** What a seed may be. */
const SEEDS = { low: 0, high: 999_999_999, whole: true };
const ORDERED: Choices<string> = [
  ["set", "In order"],
  ["any", "Any order"],
];

const Line = ({ words, children }: { words: string; children: ComponentChildren }) => (
  <div class="line">
    <span aria-hidden="true">{words}</span>
    {children}
  </div>
);

/** A line of the menu with one of several. */
const Choice = <V,>(spec: Parameters<typeof Segmented<V>>[0]) => (
  <Line words={spec.label}>
    <Segmented {...spec} />
  </Line>
);

function Seats({ head }: { head: Head }) {
  const { seats, range } = useTraits<any, any>(head.model, "seats", "range"),
    [least, most] = range;
  const step = (k: string, label: string, sign: string, to: number) => {
    const off = to < least || to > most;
    return (
      <button
        type="button"
        data-k={k}
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={() => off || head.set("seats", to)}
      >
        {sign}
      </button>
    );
  };
  return (
    <Line words="Players">
      <span class="step" role="group" aria-label="Players">
        {step("fewer", "Fewer players", "−", seats - 1)}
        <output>{seats}</output>
        {step("more", "More players", "+", seats + 1)}
      </span>
    </Line>
  );
}

function Seed({ head }: { head: Head }) {
  const field = useRef<HTMLInputElement>(null),
    [value, set] = useTyped(useTrait<any, any>(head.model, "seed"), field),
    { text, typed } = useNumber({ rule: SEEDS, value, set, refuses: false }); // Python says why one is refused
  return (
    <Line words="Game number">
      <input
        class="txt"
        ref={field}
        data-k="seed"
        inputMode="numeric"
        maxLength={80}
        aria-label="Game number"
        value={text}
        onInput={(event) => typed(event.currentTarget.value)}
        onChange={(event) => head.set("seed", event.currentTarget.value.trim())}
      />
    </Line>
  );
}

export function Menu({ head }: { head: Head }) {
  const { model } = head,
    redraw = useRedraw(),
    { howto, tabs, tab, lacks, predict, order } = useTraits<any, any>(
      model,
      "howto",
      "tabs",
      "tab",
      "lacks",
      "predict",
      "order",
    ),
    [fixed, suits, covers, home] = ["fixed", "suits", "covers", "home"].map((name) => model.get(name));
  /** Close the menu, and then do something. */
  const after = (act: () => void) => () => {
    head.close();
    act();
  };
  const toned = (tone: string) => {
    chooseTones(tone);
    redraw();
  };
  const copy = (k: string, words: string, text: () => string, done: string) => (
    <button type="button" class="btn" data-k={k} onClick={() => head.copy(text(), done)}>
      {words}
    </button>
  );
  return (
    <div class="menu" role="dialog" aria-label="Settings">
      {howto?.aim && (
        <button
          type="button"
          class="btn wide"
          data-k="menu.howto"
          aria-haspopup="dialog"
          onClick={after(() => showHowTo(howto, head.over))}
        >
          How to play
        </button>
      )}
      <div class="rooms" role="group" aria-label="More pages">
        {tabs.slice(3).map(([id, words]: [string, string]) => (
          <button
            type="button"
            class="btn"
            key={id}
            data-k={`room.${id}`}
            aria-pressed={id === tab}
            aria-disabled={lacks[id] ? true : undefined}
            title={lacks[id]}
            onClick={after(() => head.set("tab", id))}
          >
            {words}
          </button>
        ))}
      </div>
      {!fixed && <Seats head={head} />}
      {!fixed && <Seed head={head} />}
      <Choice
        label="Guess first"
        choices={ON}
        value={predict}
        pick={(on) => head.set("predict", on)}
        k="predict"
      />
      {order && (
        <Choice
          label="Questions"
          choices={ORDERED}
          value={order}
          pick={(one) => head.set("order", one)}
          k="order"
        />
      )}
      <Choice label="Theme" choices={THEMES} value={themeChoice()} pick={chooseTheme} k="theme" />
      <Choice label="Sound of test deals" choices={TONES} value={tonesChoice()} pick={toned} k="tones" />
      {suits && <Choice label="Suits" choices={INKS} value={inksChoice()} pick={chooseInks} k="inks" />}
      {covers && (
        <Choice label="Covered names" choices={COVERS} value={coversChoice()} pick={chooseCovers} k="covers" />
      )}
      <div class="copies">
        {copy("copy", "Copy link", () => head.link, "Link copied.")}
        {copy("cell", "Copy Python code", () => model.get("cell"), "Python code copied.")}
        {copy(
          "words",
          "Copy as text",
          () => inWords(head.page),
          "The table and the question were copied as text.",
        )}
        <button
          type="button"
          class="btn"
          data-k="keys"
          aria-keyshortcuts="?"
          onClick={after(() => listKeys(head.root))}
        >
          Keys
        </button>
        {home && ours() && (
          <a class="btn quiet" data-k="home" href={addressOf(home, "", themeChoice())}>
            All games
          </a>
        )}
      </div>
    </div>
  );
}
