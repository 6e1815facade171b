// @ts-check
/** The widgets of a woken Python, as views know them: models, and the host that finds and draws them. */
import { differs, Traits } from "../page/traits.js";

/** What travels: the kind of a message, the comm's id, its data. @typedef {[string, string, any]} Said */

class Live extends Traits {
  /** @param {Record<string, any>} state @param {(data: any) => void} post @param {any} kernel */
  constructor(state, post, kernel) {
    super(state);
    this.post = post;
    this.widget_manager = { kernel }; // where front ends have it: see lost.js
    /** @type {Set<string>} */ this.unsaid = new Set();
    /** Traits that were sent, and how often Python has yet to echo them. @type {Map<string, number>} */
    this.awaited = new Map();
    this.saying = (/** @type {any} */ content) => post({ method: "custom", content });
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
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

  /** Python has heard these. @param {Record<string, any>} state */
  echoed(state) {
    for (const name of Object.keys(state)) this.awaited.set(name, Math.max(0, (this.awaited.get(name) ?? 0) - 1));
  }

  /** What Python says; but not of what it has yet to hear from here. @param {Record<string, any>} state */
  told(state) {
    this.put(Object.fromEntries(Object.entries(state).filter(([name]) => !this.awaited.get(name))));
  }
}

export class Models {
  /** @param {(heard: [string, any]) => void} send what Python is to hear: the comm's id, and its data
   * @param {any} [kernel] in which it runs */
  constructor(send, kernel) {
    this.send = send;
    this.kernel = kernel;
    /** @type {Map<string, Live>} */ this.all = new Map();
    /** @type {Map<string, Promise<any>>} */ this.modules = new Map();
    /** @type {Map<string, () => void>} */ this.cuts = new Map();
    this.host = {
      getModel: async (/** @type {string} */ id) => this.found(id),
      getWidget: async (/** @type {string} */ id) => ({
        render: (/** @type {{el: HTMLElement, signal: AbortSignal}} */ at) => this.render(id, at),
      }),
    };
  }

  /** @param {string} id with or without the front end's word for a widget before it */
  found(id) {
    const model = this.all.get(id.replace(/^(anywidget:|IPY_MODEL_)/, ""));
    if (!model) throw new Error(`uncle_widgets: no widget ${id}.`);
    return model;
  }

  /** @param {Said} said */
  hear([kind, id, data]) {
    if (kind === "comm_open") this.open(id, data.state);
    else if (kind === "comm_close") {
      this.cuts.get(id)?.();
      this.cuts.delete(id);
      this.all.delete(id);
    } else if (data.method === "echo_update") this.all.get(id)?.echoed(data.state);
    else if (data.method === "update") this.all.get(id)?.told(data.state);
    else if (data.method === "custom") this.all.get(id)?.tell("msg:custom", data.content);
  }

  /** @param {string} id @param {Record<string, any>} state */
  open(id, state) {
    this.all.set(id, new Live(state, (data) => this.send([id, data]), this.kernel));
    if (state._model_name === "LinkModel") this.cuts.set(id, this.link(state.source, state.target));
  }

  /**
   * Keep two traits the same, as ipywidgets' page does for `jslink`; gives back how to stop.
   * @param {[string, string]} source @param {[string, string]} target
   */
  link(source, target) {
    const follow = (/** @type {[string, string]} */ [from, name], /** @type {[string, string]} */ [to, other]) => {
      const [one, two] = [this.found(from), this.found(to)];
      const heard = (/** @type {any} */ value) => {
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

  /** @param {string} id @param {{el: HTMLElement, signal: AbortSignal}} at */
  async render(id, { el, signal }) {
    const model = this.found(id),
      done = await (await this.moduleOf(model.get("_esm"))).default.render({ model, el, host: this.host });
    if (signal.aborted) done?.();
    else signal.addEventListener("abort", () => done?.());
  }

  /** The module of that text, of which there is one however many widgets have it. @param {string} text */
  moduleOf(text) {
    let found = this.modules.get(text);
    if (!found) {
      const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
      found = import(url).finally(() => URL.revokeObjectURL(url));
      this.modules.set(text, found);
    }
    return found;
  }
}
