/** Models without a kernel: what a view reads, sets and hears. */

/** A model as views need it: traits, and who hears of their changes. */
export class Traits {
  values;
  heard: Map<string, Set<(told: any) => void>>;
  saying;

  constructor(values: Record<string, any>) {
    this.values = values;
    this.heard = new Map();
    this.saying = (_: any) => {};
  }

  get(name: string) {
    return this.values[name];
  }

  set(name: string, value: any) {
    this.put({ [name]: value });
  }

  /** Several at once: their listeners are called when all stand. */
  put(values: Record<string, any>) {
    const changed = Object.keys(values).filter((name) => differs(this.values[name], values[name]));
    for (const name of changed) this.values[name] = values[name];
    for (const name of changed) this.tell(`change:${name}`, values[name]);
  }

  save_changes() {}

  /** What a view sends. */
  send(message: any) {
    this.saying(message);
  }

  on(names: string, listener: (told: any) => void) {
    for (const name of names.split(" ")) {
      if (!this.heard.has(name)) this.heard.set(name, new Set());
      this.heard.get(name)?.add(listener);
    }
  }

  off(names: string, listener: (told: any) => void) {
    for (const name of names.split(" ")) this.heard.get(name)?.delete(listener);
  }

  tell(what: string, told: any) {
    for (const listener of [...(this.heard.get(what) ?? [])]) listener(told);
  }
}

export const differs = (one: any, other: any) => one !== other && JSON.stringify(one) !== JSON.stringify(other);
