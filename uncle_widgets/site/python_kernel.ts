/**
 * A kernel of our server where the site has a worker: python.ts says the same to both, and hears the same of them.
 *
 * The server gives one where it has a place (`server/waking.py`), and the page ends it when it is left. Between
 * them go Jupyter's own messages: what widgets say by comms, and what is to be shown by one more. `kernel` is what
 * kernel_lost.ts watches, so that a lost one is told as on any page of ours.
 */
import { html } from "../widgets/page/dom.ts";

/** Names the comm by which the page asks: as in `site/woken.py`. */
const SHOWS = "uncle_widgets.woken";
const FULL = "The server is full. Trying again in a few seconds.";
/** Milliseconds after which it tries again, and as many more at most, so that not all come at once. */
const TRIES_AFTER = 10_000;
/** Milliseconds until a socket that was lost is opened again, at first and at most. */
const OPENS_AFTER = 500,
  OPENS_WITHIN_MOST = 5000;
const ENDED = ["restarting", "autorestarting", "dead", "terminating"];

/** Who hears of a change, as Lumino's signals are heard. */
class Signal {
  heard: Set<(sender: any, value: string) => void> = new Set();
  connect(listener: (sender: any, value: string) => void) {
    this.heard.add(listener);
  }
  disconnect(listener: (sender: any, value: string) => void) {
    this.heard.delete(listener);
  }
  emit(sender: any, value: string) {
    for (const listener of [...this.heard]) listener(sender, value);
  }
}

/** The cookie that shows a server its own page; no other site can set or read it. */
function xsrfMark(path: string) {
  const there = /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1];
  if (there) return there;
  const mark = crypto.getRandomValues(new Uint8Array(16)).join(""),
    safe = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the question goes out
  document.cookie = `_xsrf=${mark}; path=${path}; SameSite=Strict${safe}`;
  return mark;
}

export class KernelLine {
  hear;
  base: URL;
  session: string;
  kernel;
  waiting: string[] = [];
  socket: WebSocket | null = null;
  sent = 0;
  tries = 0;
  timer = 0;
  answered = false;
  over: AbortController;

  /** @param address where a kernel is given */
  constructor(address: string, hear: (told: any) => void) {
    this.hear = hear;
    this.base = new URL("../", document.baseURI); // the pages lie in a folder of the server's
    this.session = crypto.getRandomValues(new Uint8Array(16)).join("");
    this.kernel = {
      id: "",
      status: "unknown",
      connectionStatus: "connecting",
      isDisposed: false,
      serverSettings: { baseUrl: this.base.href, token: "" },
      statusChanged: new Signal(),
      connectionStatusChanged: new Signal(),
    };
    this.over = new AbortController();
    this.send("comm_open", { comm_id: this.session, target_name: SHOWS, data: {} });
    void this.begin(address);
    const { signal } = this.over;
    addEventListener("pagehide", () => this.terminate(), { signal });
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  }

  /** Ask for a kernel. */
  async begin(address: string) {
    try {
      const headers = { "X-XSRFToken": xsrfMark(this.base.pathname) },
        answer = await fetch(address, { method: "POST", headers, signal: this.over.signal });
      if (answer.status === 503) {
        this.fail(FULL, { again: TRIES_AFTER * (1 + Math.random()) });
      } else if (answer.status === 403) {
        const back = encodeURIComponent(location.pathname + location.search);
        this.fail("You need to sign in before you play.", {
          way: html("a.btn.solid", { href: `${this.base.href}login?next=${back}` }, "Sign in"),
        });
      } else if (!answer.ok) {
        this.fail("The server couldn't start a game. Try again.");
      } else {
        this.kernel.id = (await answer.json()).id;
        this.connect();
      }
    } catch {
      this.fail("The server isn't answering.");
    }
  }

  fail(words: string, more?: { again?: number; way?: Node }) {
    if (!this.over.signal.aborted) this.hear({ failed: words, words, ...more });
  }

  connect() {
    const address = new URL(`api/kernels/${this.kernel.id}/channels?session_id=${this.session}`, this.base);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      for (const frame of this.waiting.splice(0)) socket.send(frame);
      this.connection("connected");
    };
    // as text: no widget of ours holds anything binary
    socket.onmessage = ({ data }) => this.got(JSON.parse(data));
    socket.onclose = () => {
      if (this.over.signal.aborted) return;
      if (!this.answered) return this.fail("The server isn't answering.");
      this.connection("connecting");
      const wait = Math.min(OPENS_WITHIN_MOST, OPENS_AFTER * 2 ** this.tries++);
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  connection(status: string) {
    this.kernel.connectionStatus = status;
    this.kernel.connectionStatusChanged.emit(this.kernel, status);
  }

  /** What a worker would be sent. */
  postMessage({
    heard,
    ...asks
  }: {
    heard?: [string, any];
    show?: string;
    home?: string;
    asked?: number;
    alive?: boolean;
  }) {
    const [comm_id, data] = heard ?? [this.session, asks];
    this.send("comm_msg", { comm_id, data });
  }

  send(kind: string, content: any) {
    const header = {
      msg_id: `${this.session}_${this.sent++}`,
      msg_type: kind,
      session: this.session,
      username: "",
      date: new Date().toISOString(),
      version: "5.3",
    };
    const told = { header, parent_header: {}, metadata: {}, content, channel: "shell", buffers: [] },
      frame = JSON.stringify(told);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    else this.waiting.push(frame);
  }

  got({ header, content }: any) {
    const kind = header.msg_type;
    if (kind === "status") {
      if (!this.answered && ENDED.includes(content.execution_state))
        this.fail("The game couldn't start. Try again.");
      if (this.kernel.status === content.execution_state) return;
      this.kernel.status = content.execution_state;
      this.kernel.statusChanged.emit(this.kernel, content.execution_state);
    } else if (!kind.startsWith("comm_")) return;
    else if (content.comm_id !== this.session) this.hear({ said: [kind, content.comm_id, content.data] });
    else if (kind === "comm_close") this.fail("The game couldn't start. Try again.");
    else {
      this.answered = true;
      this.hear(content.data);
    }
  }

  /** The kernel is needed no more. */
  terminate() {
    if (this.over.signal.aborted) return;
    this.over.abort();
    clearTimeout(this.timer);
    this.socket?.close();
    const form = new FormData();
    form.append("_xsrf", xsrfMark(this.base.pathname));
    if (this.kernel.id) navigator.sendBeacon(new URL(`voila/api/shutdown/${this.kernel.id}`, this.base), form);
  }
}
