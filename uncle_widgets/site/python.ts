/**
 * Python behind the page: when first wanted it is loaded into a worker (python_worker.ts), or a server starts
 * a kernel (python_kernel.ts), where the real rooms run. `wake` shows in `el` how far it is, and then the page
 * of a game as a kernel would. What the tab has kept of what was said (browser_store.ts) the rooms ask for by
 * themselves. One Python a page; where it fails or hangs, that is said, with the way back.
 */
import { addressOf, linkIn } from "../widgets/page/address.ts";
import { html } from "../widgets/page/dom.ts";
import { themeChoice, themed } from "../widgets/page/theme.ts";
import { keepWhole } from "./offline.ts";
import { KernelLine } from "./python_kernel.ts";
import { Models } from "./python_models.ts";

/** Milliseconds between two questions to Python, and how long it may be silent before that is said. */
const ASK_EVERY = 4000,
  SILENT_FOR = 20_000;
const MB = 1e6;
const FROM_DISK =
  "Playing needs Python, which can't start on a page opened from a disk. Put the folder on a web server, " +
  'or run "python -m http.server" in it.';
const NOT_STARTED = "Python couldn't start in this browser.",
  NOT_LOADED = "Python couldn't load because there is no network.";

/**
 * "Loading Python, 4 of 9 MB".
 * @param of in bytes
 */
export const loadingWords = (loaded: number, of: number) =>
  `Loading Python, ${Math.min(Math.round(loaded / MB), Math.ceil(of / MB))} of ${Math.ceil(of / MB)} MB`;

/**
 * `onShow` is called before anything is drawn, which is left out where it says false: somebody has gone
 * elsewhere.
 */
export type Place = {
  root: string;
  kernel?: string;
  home?: string;
  el: HTMLElement;
  onProgress?: (words: string) => void;
  onShow?: () => boolean;
};

class Waking {
  root: string;
  kernel: string | undefined;
  home: string;
  el: HTMLElement;
  onProgress: (words: string) => void;
  onShow: () => boolean;
  link = "";
  asked = 0;
  head = "";
  worker: Worker | KernelLine | null = null;
  drawn: AbortController | null = null;
  showing: (() => void) | null = null;
  models: Models;
  timer = 0;
  answered = 0;
  line: HTMLParagraphElement;
  bar: HTMLProgressElement;
  way: HTMLDivElement;
  box: HTMLDivElement;
  undressed = () => {};

  constructor({ root, kernel, home, el, onProgress, onShow }: Place) {
    this.root = root;
    this.kernel = kernel;
    this.home = home ?? "";
    this.el = el;
    this.onProgress = onProgress ?? (() => {});
    this.onShow = onShow ?? (() => true);
    this.models = new Models(() => {});
    this.line = html("p", { role: "status" });
    this.bar = html("progress", { "aria-label": "Loading Python" });
    this.way = html("div.row");
    this.box = html("div.uw.uw-waking", html("div.said", this.line, this.way, this.bar));
  }

  /** @param ways buttons; with none, it goes on by itself */
  say(words: string, ...ways: Node[]) {
    if (this.line.textContent !== words) this.line.textContent = words;
    this.way.replaceChildren(...ways);
    this.bar.hidden = ways.length > 0;
    this.onProgress(words);
  }

  /** Start Python, or start it anew, and open the link. */
  start() {
    this.stop();
    this.place();
    this.bar.removeAttribute("value");
    this.say(this.kernel ? "Starting Python" : "Loading Python");
    if (location.protocol === "file:") return this.say(FROM_DISK, this.again());
    const worker = this.kernel ? new KernelLine(this.kernel, (told) => this.hear(told)) : this.loaded();
    this.worker = worker;
    this.models = new Models((heard) => worker.postMessage({ heard }), "kernel" in worker ? worker.kernel : null);
    this.ask();
  }

  /** A worker, which loads it. */
  loaded() {
    const worker = new Worker(new URL(`${this.root}python/worker.js`, document.baseURI), { type: "module" });
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = () => this.fail("Python couldn't load. Are you connected to the internet?");
    return worker;
  }

  /** Put the line there that says how far it is, in the theme of the page. */
  place() {
    this.undressed();
    this.el.replaceChildren(this.box);
    this.undressed = themed(() => {})({ el: this.el }) ?? this.undressed;
  }

  again() {
    return html("button.btn.solid", { onclick: () => this.start() }, "Try again");
  }

  stop() {
    clearInterval(this.timer);
    this.drawn?.abort();
    this.drawn = null;
    this.worker?.terminate();
    this.worker = null;
  }

  /** Open the link: now, or when Python is there. */
  ask() {
    this.asked += 1;
    this.worker?.postMessage({ show: this.link, home: this.home, asked: this.asked });
  }

  hear(told: any) {
    this.answered = performance.now();
    if (told.said) this.models.hear(told.said);
    else if (told.of) {
      this.bar.max = told.of;
      this.bar.value = told.loaded;
      this.say(loadingWords(told.loaded, told.of));
    } else if (told.starting) this.say("Starting Python");
    else if (told.ready) {
      this.mind();
      void keepWhole();
    } else if (told.failed) {
      if (!told.words) console.error("uncle_widgets: Python did not start.", told.failed);
      this.fail(told.words ?? (navigator.onLine ? NOT_STARTED : NOT_LOADED), told.way);
      if (told.again) this.timer = window.setTimeout(() => this.start(), told.again);
    } else if (told.shown && told.asked === this.asked) this.show(told.shown);
    this.lift();
  }

  /** @param way out of it */
  fail(words: string, way: Node = this.again()) {
    this.stop();
    this.place();
    this.say(words, way);
  }

  show({ whole, head, refused }: { whole?: string; head?: string; refused?: string }) {
    if (refused || !whole || !head) {
      this.say(refused ?? "");
      this.bar.hidden = true;
    } else if (this.onShow() && (head !== this.head || !this.drawn)) {
      this.drawn?.abort();
      this.drawn = new AbortController();
      this.head = head;
      this.undressed();
      const shown = this.models.found(head).get("link"); // the room says in full what was asked for
      if (linkIn() === this.link)
        history.replaceState(null, "", addressOf(location.pathname, shown, themeChoice()));
      const place = html("div.uw-woken");
      this.el.replaceChildren(place);
      void this.models.render(whole, { el: place, signal: this.drawn.signal });
    }
    this.showing?.();
  }

  /** Ask every few seconds whether Python is there: a long reckoning keeps it busy, and a browser may end it. */
  mind() {
    this.timer = window.setInterval(() => {
      this.worker?.postMessage({ alive: true });
      if (!document.hidden && performance.now() - this.answered > SILENT_FOR + ASK_EVERY) this.cover();
    }, ASK_EVERY);
  }

  /** It has been silent for long: cover what does not answer, and offer to start anew where the game stood. */
  cover() {
    if (this.el.querySelector(":scope > .uw-lost")) return;
    const anew = () => {
      this.link = this.models.all.get(this.head)?.get("link") || this.link;
      this.start();
    };
    for (const kid of this.el.children) kid.toggleAttribute("inert", true);
    this.el.append(
      html(
        "div.uw.uw-lost",
        html(
          "div.said",
          { role: "alert" },
          html("p", "Python hasn't answered for a while. It may still be working."),
          html("button.btn.solid", { onclick: anew }, "Restart it"),
        ),
      ),
    );
  }

  lift() {
    const lost = this.el.querySelector(":scope > .uw-lost");
    if (!lost) return;
    lost.remove();
    for (const kid of this.el.children) kid.removeAttribute("inert");
  }
}

/**
 * Wake Python and show in `el` what a link says; resolves when it is drawn.
 * @param asked `root` is the address of the site's folder, with a slash at its end, and `home` that of its
 * gallery; `onProgress` hears every word that is shown
 */
export async function wake({
  link,
  ...place
}: Place & { link: string }): Promise<{ show: (link: string) => void; close: () => void }> {
  const waking = new Waking(place);
  waking.link = link;
  const shown = new Promise((resolve) => {
    waking.showing = () => resolve(undefined);
  });
  waking.start();
  await shown;
  return {
    show: (other) => {
      waking.link = other;
      waking.ask();
    },
    close: () => {
      waking.stop();
      waking.undressed();
      place.el.replaceChildren();
    },
  };
}
