/**
 * The kernel goes: it is restarted, killed or put away, or the server goes, or the network. Within seconds whoever
 * looks at a view of ours is told so in a sentence, with the way back beside it; what stands below is covered
 * and takes no more presses, because nothing answers them.
 *
 * The front end's own connection says when a kernel is restarted. That says nothing of a kernel put away while
 * a phone slept, or of a network that is gone: so the server is asked every few seconds, and after each time
 * that the connection was away, the widget itself (`{kind: "alive"}`), which a new kernel does not know.
 */
import { ours } from "./address.ts";
import { html } from "./dom.ts";

/** Milliseconds between two questions to the server, and how long it may think: together below ten seconds. */
const LOOK_EVERY = 3000,
  ANSWER_IN = 5000;
const KERNELS_HERE = Symbol.for("uncle_widgets.lost");

export type Loss = "stopped" | "gone" | "away";
/** What is said of it, on a page of ours and in a notebook. */
const LOSSES: Record<Loss, [string, string]> = {
  stopped: [
    "The program behind this game stopped, so the game is lost.",
    "The kernel was restarted, so this game is lost.",
  ],
  gone: ["This game was closed on the server.", "The kernel was shut down, so this game is lost."],
  away: [
    "The server isn't answering. The game continues as soon as it does.",
    "The server isn't answering. The game continues as soon as it does.",
  ],
};
/** the front end's words for a kernel that is lost */
const LOST_STATUS: Record<string, Loss> = {
  restarting: "stopped",
  autorestarting: "stopped",
  dead: "stopped",
  terminating: "gone",
};

/**
 * What one kernel's views share. `lost` says that it was lost before; `waiting` are the boxes that are covered
 * until the server answers again.
 */
export type Watched = {
  kernel: any;
  views: Set<View>;
  lost: boolean;
  waiting: Set<HTMLElement>;
  timer: number;
  stop: () => void;
};
export type View = { model: Uw.Model<any, Uw.ToPiece>; root: HTMLElement; loss: Loss | null };

/** One for the page, however many copies of this module there are. */
function watchedHere(): Map<any, Watched> {
  const page = globalThis as unknown as Record<symbol, Map<any, Watched>>;
  return (page[KERNELS_HERE] ??= new Map());
}

/** The outermost box of ours that a view stands in. */
export const boxAround = (root: HTMLElement): HTMLElement =>
  root.closest(".uw-page") ?? root.closest(".uw-room") ?? root;

/** Cover the box, and say what happened. */
function coverBox(view: View, watched: Watched) {
  const box = boxAround(view.root),
    before = box.querySelector(":scope > .uw-lost"),
    loss = view.loss;
  if (!loss || before?.getAttribute("data-loss") === loss) return;
  uncoverBox(box);
  if (loss === "away") watched.waiting.add(box);
  else watched.waiting.delete(box);
  const cell = ours() ? null : (box.closest(".jp-CodeCell") as HTMLElement | null);
  const ways = {
    again: () => html("button.btn.solid", { onclick: () => void lookFor(watched) }, "Try again"),
    load: () => html("button.btn.solid", { onclick: () => location.reload() }, "Reload the page"),
    run: () => cell && html("button.btn.solid", { onclick: () => runAgain(cell) }, "Run the cell again"),
  };
  const way = loss === "away" ? ways.again() : ours() ? ways.load() : ways.run();
  for (const kid of box.children) kid.toggleAttribute("inert", true);
  box.append(
    html(
      "div.uw.uw-lost",
      { "data-loss": loss },
      html(
        "div.said",
        { role: "alert" },
        html("p", LOSSES[loss][ours() ? 0 : 1], !way && " Run the cell again."),
        way,
      ),
    ),
  );
}

function uncoverBox(box: Element) {
  box.querySelector(":scope > .uw-lost")?.remove();
  for (const kid of box.children) kid.removeAttribute("inert");
}

/** The cell's own key, pressed for the reader: front ends give widgets no other way to it. */
function runAgain(cell: HTMLElement) {
  const text = cell.querySelector(".cm-content") as HTMLElement | null;
  text?.focus();
  const key = { key: "Enter", code: "Enter", keyCode: 13, ctrlKey: true, bubbles: true, cancelable: true };
  // After a moment: the notebook has to see first that the cell is being edited.
  setTimeout(() => text?.dispatchEvent(new KeyboardEvent("keydown", key)), 200);
}

/** All views that a kernel answered until now have lost it. */
function loseKernel(watched: Watched, loss: Loss) {
  if (loss !== "away") watched.lost = true;
  for (const view of watched.views) {
    if (view.loss && view.loss !== "away") continue;
    view.loss = loss;
    coverBox(view, watched);
  }
}

/** Whether the kernel still knows this view. */
const stillKnown = ({ model }: View): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => done(false), ANSWER_IN);
    const done = (answer: boolean) => {
      clearTimeout(late);
      model.off("msg:custom", heard);
      resolve(answer);
    };
    const heard = (message: Uw.Heard.Any) => message.kind === "alive" && done(true);
    model.on("msg:custom", heard);
    try {
      model.send({ kind: "alive" });
    } catch {
      done(false);
    }
  });

/** Ask a view, and lose it where nothing answers though the kernel is idle. */
async function askView(watched: Watched, view: View) {
  if ((await stillKnown(view)) || !watched.views.has(view)) return;
  if (["idle", "unknown"].includes(watched.kernel.status) && watched.kernel.connectionStatus === "connected") {
    view.loss = "stopped";
    coverBox(view, watched);
  }
}

/** Ask the server for the kernel. */
async function lookFor(watched: Watched) {
  const { kernel, views } = watched;
  if (kernel.isDisposed) return loseKernel(watched, "gone");
  if (document.querySelector("[data-jupyter-lite-root]")) return; // JupyterLite's kernel runs in the page itself
  const { baseUrl, token } = kernel.serverSettings;
  let status = 0;
  try {
    const headers = token ? { Authorization: `token ${token}` } : undefined;
    const asked = { headers, cache: "no-store" as const, signal: AbortSignal.timeout(ANSWER_IN) };
    status = (await fetch(`${baseUrl}api/kernels/${kernel.id}`, asked)).status;
  } catch {
    return loseKernel(watched, "away");
  }
  if (status === 404) return loseKernel(watched, "gone");
  if (status >= 500) return loseKernel(watched, "away");
  for (const box of watched.waiting) uncoverBox(box);
  watched.waiting.clear();
  for (const view of views) {
    if (view.loss !== "away") continue;
    view.loss = null;
    void askView(watched, view);
  }
}

/** Whether the kernel behind a view was lost since the page was opened. */
export const isLost = (model: any) => watchedHere().get(model.widget_manager?.kernel)?.lost ?? false;

function watchKernel(kernel: any): Watched {
  const all = watchedHere(),
    known = all.get(kernel);
  if (known) return known;
  const changed = (_: any, status: string) => {
    if (status in LOST_STATUS) loseKernel(watched, LOST_STATUS[status]);
  };
  let connected = kernel.connectionStatus === "connected";
  const connection = (_: any, status: string) => {
    if (status === "connected" && connected) for (const view of watched.views) void askView(watched, view);
    connected ||= status === "connected";
  };
  const back = () => {
    if (!document.hidden) void beat();
  };
  const beat = async () => {
    clearTimeout(watched.timer);
    if (!document.hidden) await lookFor(watched);
    clearTimeout(watched.timer);
    if (all.has(kernel)) watched.timer = window.setTimeout(beat, LOOK_EVERY);
  };
  const watched: Watched = {
    kernel,
    views: new Set(),
    lost: false,
    waiting: new Set(),
    timer: 0,
    stop: () => {
      clearTimeout(watched.timer);
      kernel.statusChanged.disconnect(changed);
      kernel.connectionStatusChanged.disconnect(connection);
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("online", back);
      window.removeEventListener("offline", back);
      all.delete(kernel);
    },
  };
  all.set(kernel, watched);
  kernel.statusChanged.connect(changed);
  kernel.connectionStatusChanged.connect(connection);
  document.addEventListener("visibilitychange", back);
  window.addEventListener("online", back);
  window.addEventListener("offline", back);
  watched.timer = window.setTimeout(beat, LOOK_EVERY);
  return watched;
}

/** Keep an eye on the kernel behind a view, where the front end lets it be seen; gives back how to stop. */
export function minded(model: any, root: HTMLElement) {
  const kernel = model.widget_manager?.kernel;
  if (!kernel?.statusChanged) return () => {};
  const watched = watchKernel(kernel);
  const view: View = { model, root, loss: null };
  watched.views.add(view);
  if (watched.lost) void askView(watched, view); // it may have been drawn again after its kernel was lost
  return () => {
    watched.views.delete(view);
    if (!watched.views.size) watched.stop();
  };
}

const forEachName = (names: string, each: (name: string) => void) => {
  for (const name of names.split(" ")) each(name);
};

/**
 * The same model in every front end. Messages are dropped where no kernel takes them; the reader has been told by
 * then. And several events can be heard at once, "change:a change:b", which marimo takes for one name.
 */
export const guarded = (model: any) =>
  Object.create(model, {
    get: { value: (name: string) => model.get(name) },
    set: { value: (name: string, value: any) => model.set(name, value) },
    on: { value: (names: string, heard: any) => forEachName(names, (name) => model.on(name, heard)) },
    off: { value: (names: string, heard: any) => forEachName(names, (name) => model.off(name, heard)) },
    send: {
      value: (message: any) => {
        try {
          model.send(message);
        } catch (error) {
          console.warn("uncle_widgets: no kernel took the message.", error);
        }
      },
    },
    save_changes: {
      value: () => {
        try {
          model.save_changes();
        } catch (error) {
          console.warn("uncle_widgets: no kernel took the change.", error);
        }
      },
    },
  });
