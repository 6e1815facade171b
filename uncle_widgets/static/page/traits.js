// @ts-check
/** Models without a kernel: what a view reads, sets and hears. */

/** A model as views need it: traits, and who hears of their changes. */
export class Traits {
  /** @param {Record<string, any>} values */
  constructor(values) {
    this.values = values;
    /** @type {Map<string, Set<(told: any) => void>>} */ this.heard = new Map();
    this.saying = (/** @type {any} */ _) => {};
  }

  /** @param {string} name */
  get(name) {
    return this.values[name];
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
    this.put({ [name]: value });
  }

  /** Several at once: their listeners are called when all stand. @param {Record<string, any>} values */
  put(values) {
    const changed = Object.keys(values).filter((name) => differs(this.values[name], values[name]));
    for (const name of changed) this.values[name] = values[name];
    for (const name of changed) this.tell(`change:${name}`, values[name]);
  }

  save_changes() {}

  /** What a view sends. @param {any} message */
  send(message) {
    this.saying(message);
  }

  /** @param {string} names @param {(told: any) => void} listener */
  on(names, listener) {
    for (const name of names.split(" ")) {
      if (!this.heard.has(name)) this.heard.set(name, new Set());
      this.heard.get(name)?.add(listener);
    }
  }

  /** @param {string} names @param {(told: any) => void} listener */
  off(names, listener) {
    for (const name of names.split(" ")) this.heard.get(name)?.delete(listener);
  }

  /** @param {string} what @param {any} told */
  tell(what, told) {
    for (const listener of [...(this.heard.get(what) ?? [])]) listener(told);
  }
}

/** @param {any} one @param {any} other */
export const differs = (one, other) => one !== other && JSON.stringify(one) !== JSON.stringify(other);
