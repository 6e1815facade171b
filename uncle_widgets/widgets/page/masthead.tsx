/** The head of a game's page: one line with its rooms, and a menu for all that is set once. */
import { render } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { addressOf, keepAddress, ours } from "./address.ts";
import { firstPlay } from "./aim.ts";
import { AimLine } from "./aim_line.tsx";
import { dye, html } from "./dom.ts";
import { useRedraw, useSubscription, useTraits } from "./hooks.ts";
import { Menu } from "./menu.tsx";
import { fitRoom } from "./page_fit.ts";
import { aimKnown, onAim } from "./progress_store.ts";
import { onTheme, themeChoice } from "./theme.ts";

/** Milliseconds for which it says that something was copied. */
const SAID = 4000;

type HeadModel = Uw.Model<any, Uw.ToMasthead>;

/** What the menu does for the head that it belongs to. `over` is where dialogs lie. */
export interface Head {
  model: HeadModel;
  root: HTMLElement;
  over: HTMLElement;
  /** All of the page that this is the head of. */
  readonly page: Element;
  /** What "Copy link" gives: an address where the page has one, else the link that the Rules room opens. */
  readonly link: string;
  set(name: string, value: unknown): void;
  close(): void;
  copy(text: string, done: string): void;
}

/** Two sliders: what is set. */
const Sliders = () => (
  <svg class="icon sliders" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z" />
  </svg>
);

/** "3 players, game 1964", as the button of the menu says it. */
function Standing({ seats, seed }: { seats: number; seed: string }) {
  return (
    <span class="standing">
      <b>{seats}</b>
      {seats === 1 ? " player" : " players"}
      {seed && (
        <>
          {", game "}
          <b>{seed}</b>
        </>
      )}
    </span>
  );
}

/** The arrow keys go from tab to tab that is shown. */
function along(event: KeyboardEvent, set: Head["set"]) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key],
    here = event.currentTarget as HTMLElement;
  if (!by) return;
  event.preventDefault();
  const tabs = ([...(here.parentElement as HTMLElement).children] as HTMLElement[]).filter(
      (node) => node.offsetParent,
    ),
    next = tabs[(tabs.indexOf(here) + by + tabs.length) % tabs.length];
  next.focus();
  set("tab", next.dataset.tab);
}

function Tabs({ head }: { head: Head }) {
  const { tabs, tab, lacks } = useTraits<any, any>(head.model, "tabs", "tab", "lacks");
  return (
    <div class="tabs" role="tablist" aria-label="Pages of this game">
      {tabs.map(([id, words]: [string, string], at: number) => (
        <button
          type="button"
          role="tab"
          key={id}
          data-k={`tab.${id}`}
          data-tab={id}
          class={at > 2 ? "further" : undefined}
          aria-selected={id === tab}
          aria-disabled={lacks[id] ? true : undefined}
          title={lacks[id]}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => head.set("tab", id)}
          onKeyDown={(event) => along(event, head.set)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** What is refused, until it is read or something else is. */
function Refused({ note, read }: { note: string; read: () => void }) {
  return (
    <div class="refused">
      <p class="refusal" role="alert">
        {note}
      </p>
      <button type="button" class="btn" data-k="read" onClick={read}>
        Close
      </button>
    </div>
  );
}

/** How far a long work has come, and a way to stop it. */
const UnderWay = ({ busy, stop }: { busy: string; stop: () => void }) => (
  <div class="underway">
    <p>{busy}</p>
    <button type="button" class="btn" data-k="stop" onClick={stop}>
      Stop
    </button>
  </div>
);

/** A sentence that goes by itself, and how it is said; it stays where it is to be copied by hand. */
function useTip(): [string, (words: string, passing?: boolean) => void] {
  const [tip, setTip] = useState(""),
    timer = useRef(0);
  const say = useCallback((words: string, passing: boolean = true) => {
    clearTimeout(timer.current);
    setTip(words);
    if (words && passing) timer.current = window.setTimeout(() => setTip(""), SAID);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [tip, say];
}

/** Keep the page's address at what the model says. */
function useAddress(model: HeadModel) {
  useLayoutEffect(() => {
    const address = keepAddress({
      link: () => model.get("link"),
      room: () => model.get("tab"),
      theme: themeChoice,
      open: (link) => model.send({ kind: "open", link }),
      hide: (on) => document.body.classList.toggle("uw-opening", on),
      replaced: () => !document.querySelector(".uw-first"),
    });
    const moved = () => address.changed(),
      heard = () => (model.get("note") || model.get("busy")) && address.answered(),
      unheed = onTheme(moved);
    model.on("change:link", moved);
    model.on("change:note change:busy", heard);
    return () => {
      unheed();
      model.off("change:link", moved);
      model.off("change:note change:busy", heard);
      address.stop();
    };
  }, [model]);
}

/** Whether the aim is said: settled when a room is opened, until somebody closes it. */
function useAimSaid({ game }: Uw.HowTo, tab: string) {
  const said = useRef({ at: "", on: false }),
    redraw = useRedraw(),
    at = `${game} ${tab}`;
  if (game && said.current.at !== at) said.current = { at, on: !aimKnown(game) };
  useLayoutEffect(
    () =>
      onAim(() => {
        said.current.on = false;
        redraw();
      }),
    [],
  );
  return said.current.on;
}

function Masthead({ model, root, over }: { model: HeadModel; root: HTMLElement; over: HTMLElement }) {
  const { title, plate, tabs, tab, seats, seed, note, busy, howto } = useTraits<any, any>(
    model,
    "title",
    "plate",
    "tabs",
    "tab",
    "seats",
    "seed",
    "note",
    "busy",
    "howto",
  );
  const [open, setOpen] = useState(false),
    [read, setRead] = useState(""),
    [tip, say] = useTip(),
    button = useRef<HTMLButtonElement>(null),
    aimSaid = useAimSaid(howto, tab);
  useSubscription(onTheme);
  useAddress(model);

  const focusButton = () => button.current?.focus({ preventScroll: true });
  const head: Head = {
    model,
    root,
    over,
    get page() {
      return root.closest(".uw-page") ?? root;
    },
    get link() {
      const link = model.get("link");
      return ours() ? `${location.origin}${addressOf(location.pathname, link, themeChoice())}` : link;
    },
    set(name, value) {
      model.set(name, value);
      model.save_changes();
    },
    close() {
      setOpen(false);
      say("");
      focusButton();
    },
    copy(text, done) {
      navigator.clipboard?.writeText(text).then(
        () => say(done),
        () => say(text, false), // to be copied by hand
      ) ?? say(text, false);
    },
  };

  useLayoutEffect(() => {
    if (!note) setRead("");
  }, [note]);
  useLayoutEffect(() => {
    root.classList.toggle(
      "elsewhere",
      tabs.slice(3).some(([id]: [string, string]) => id === tab),
    );
    firstPlay(howto, tab, over);
  }, [tabs, tab, howto]);
  useLayoutEffect(() => {
    if (!open) return;
    const controls = root.querySelectorAll<HTMLElement>(".menu :is(button, input)");
    [...controls].find((node) => node.offsetParent)?.focus({ preventScroll: true });
    const outside = (event: Event) => event.composedPath().includes(root) || head.close();
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      head.close();
    };
    document.addEventListener("pointerdown", outside);
    root.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("pointerdown", outside);
      root.removeEventListener("keydown", pressed);
    };
  }, [open]);

  return (
    <>
      <div class="mast">
        <div class="plate" aria-hidden="true">
          {plate && <img alt="" src={`data:image/svg+xml,${encodeURIComponent(plate)}`} />}
        </div>
        <h1>{title}</h1>
        <Tabs head={head} />
        <button
          type="button"
          class="btn settings"
          ref={button}
          data-k="menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => (open ? head.close() : (setOpen(true), say("")))}
        >
          <Sliders />
          <Standing seats={seats} seed={seed} />
        </button>
      </div>
      {open && <Menu head={head} />}
      {note && note !== read && (
        <Refused
          note={note}
          read={() => {
            setRead(note);
            focusButton();
          }}
        />
      )}
      {busy && <UnderWay busy={busy} stop={() => model.send({ kind: "stop" })} />}
      {howto?.aim && aimSaid && <AimLine howto={howto} over={over} />}
      <p class="tip" role="status">
        {tip}
      </p>
    </>
  );
}

/** The head in `el`; its root is there before and after what is drawn in it, for the theme and the page's size. */
export function renderMasthead({ model, el }: Uw.Context<any, Uw.ToMasthead>) {
  const head = html("div.uw-head"),
    over = html("div.uw-over"), // for what lies over the room, and is not drawn with the head
    root = html("div.uw.uw-masthead", head, over);
  dye(root, model.get("palette"));
  el.append(root);
  const unfit = fitRoom(root, () => {}); // a room without a table has its window's height too
  render(<Masthead model={model} root={root} over={over} />, head);
  return () => {
    unfit();
    render(null, head);
  };
}
