/** The widgets of a woken Python, as views know them: models, and the host that finds and draws them. */
import { differs, Traits } from "../widgets/page/traits.ts";

/** What travels: the kind of a message, the comm's id, its data. */
export type Said = [string, string, any];

class Live extends Traits {
  post;
  widget_manager;
  unsaid: Set<string>;
  awaited: Map<string, number>;
  saying;

  constructor(state: Record<string, any>, post: (data: any) => void, kernel: any) {
    super(state);
    this.post = post;
    this.widget_manager = { kernel }; // where front ends have it: see kernel_lost.ts
    this.unsaid = new Set();
    /** Traits that were sent, and how often Python has yet to echo them. */
    this.awaited = new Map();
    this.saying = (content: any) => post({ method: "custom", content });
  }

  set(name: string, value: any) {
    this.unsaid.add(name);
    super.set(name, value);
  }

  save_changes() {
    if (!this.unsaid.size) return;
    const state = Object.fromEntries([...this.unsaid].map((name) => [name, this.get(name)]));
    this.unsaid.clear();
    for (const name of Object.keys(state)) this.awaited.set(name, (this.awaited.get(name) ?? 0) + 1);
    this.post({ method: "update", state, buffer_paths: [] });
  }

  /** Python has heard these. */
  echoed(state: Record<string, any>) {
    for (const name of Object.keys(state)) this.awaited.set(name, Math.max(0, (this.awaited.get(name) ?? 0) - 1));
  }

  /** What Python says; but not of what it has yet to hear from here. */
  told(state: Record<string, any>) {
    this.put(Object.fromEntries(Object.entries(state).filter(([name]) => !this.awaited.get(name))));
  }
}

export class Models {
  send;
  kernel;
  all: Map<string, Live>;
  modules: Map<string, Promise<any>>;
  cuts: Map<string, () => void>;
  host;

  /**
   * @param send what Python is to hear: the comm's id, and its data
   * @param kernel in which it runs
   */
  constructor(send: (heard: [string, any]) => void, kernel?: any) {
    this.send = send;
    this.kernel = kernel;
    this.all = new Map();
    this.modules = new Map();
    this.cuts = new Map();
    this.host = {
      getModel: async (id: string) => this.found(id),
      getWidget: async (id: string) => ({
        render: (at: { el: HTMLElement; signal: AbortSignal }) => this.render(id, at),
      }),
    };
  }

  /** @param id with or without the front end's word for a widget before it */
  found(id: string) {
    const model = this.all.get(id.replace(/^(anywidget:|IPY_MODEL_)/, ""));
    if (!model) throw new Error(`uncle_widgets: no widget ${id}.`);
    return model;
  }

  hear([kind, id, data]: Said) {
    if (kind === "comm_open") this.open(id, data.state);
    else if (kind === "comm_close") {
      this.cuts.get(id)?.();
      this.cuts.delete(id);
      this.all.delete(id);
    } else if (data.method === "echo_update") this.all.get(id)?.echoed(data.state);
    else if (data.method === "update") this.all.get(id)?.told(data.state);
    else if (data.method === "custom") this.all.get(id)?.tell("msg:custom", data.content);
  }

  open(id: string, state: Record<string, any>) {
    this.all.set(id, new Live(state, (data) => this.send([id, data]), this.kernel));
    if (state._model_name === "LinkModel") this.cuts.set(id, this.link(state.source, state.target));
  }

  /** Keep two traits the same, as ipywidgets' page does for `jslink`; gives back how to stop. */
  link(source: [string, string], target: [string, string]) {
    const follow = ([from, name]: [string, string], [to, other]: [string, string]) => {
      const [one, two] = [this.found(from), this.found(to)];
      const heard = (value: any) => {
        if (!differs(two.get(other), value)) return;
        two.set(other, value);
        two.save_changes();
      };
      one.on(`change:${name}`, heard);
      return () => one.off(`change:${name}`, heard);
    };
    const stops = [follow(source, target), follow(target, source)];
    return () => stops.forEach((stop) => stop());
  }

  async render(id: string, { el, signal }: { el: HTMLElement; signal: AbortSignal }) {
    const model = this.found(id),
      done = await (await this.moduleOf(model.get("_esm"))).default.render({ model, el, host: this.host });
    if (signal.aborted) done?.();
    else signal.addEventListener("abort", () => done?.());
  }

  /** The module of that text, of which there is one however many widgets have it. */
  moduleOf(text: string) {
    let found = this.modules.get(text);
    if (!found) {
      const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
      found = import(url).finally(() => URL.revokeObjectURL(url));
      this.modules.set(text, found);
    }
    return found;
  }
}
