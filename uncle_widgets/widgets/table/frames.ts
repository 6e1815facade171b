/** The frames of a table: all of them sent along, or in pages that are asked of Python when first needed. */

/** How long an answer is waited for before a page is asked for again, in milliseconds. */
const ANSWERED = 8000;
/** How long the page rests before it fetches what is not in view yet. */
const QUIET = 150;
/** The pages of a match that is so short that all eyes' pages are fetched. */
const FEW = 4;

/** A frame with the parts that it names by their place in the pool. */
export function unpacked(frame: Uw.Frame, pool: any[]): Uw.Scene {
  const { zones, board, sheet, ...rest } = frame;
  const put = (at: number | undefined) => (at == null ? undefined : pool[at]);
  return { ...rest, zones: zones.map((at) => pool[at]), board: put(board) ?? "", sheet: put(sheet) };
}

export class Reel {
  model: Uw.Model<Uw.TableTraits, Uw.ToTable>;
  pages: Map<string, Uw.Page>;
  asked: Map<string, number>;
  resting = 0;
  hear;

  /** @param arrived a page has come */
  constructor(model: Uw.Model<Uw.TableTraits, Uw.ToTable>, arrived: () => void) {
    this.model = model;
    this.pages = new Map(Object.entries(model.get("pages") ?? {}));
    this.asked = new Map();
    this.hear = (message: Uw.Heard.Frames | Uw.Heard.File) => {
      if (message.kind !== "page") return;
      this.pages.set(`${message.watcher}.${message.page}`, message);
      arrived();
    };
    model.on("msg:custom", this.hear);
  }

  get watcher() {
    return this.model.get("watcher");
  }

  get few() {
    return this.model.get("frames")[this.watcher] ?? [];
  }

  get length() {
    return this.model.get("count") || this.few.length;
  }

  /** The scene of a step; null while it is on its way. */
  scene(step: number) {
    const at = Math.max(0, Math.min(step, this.length - 1));
    if (!this.model.get("count")) return this.few[at] ? unpacked(this.few[at], this.model.get("pool")) : null;
    const size = this.model.get("size"),
      k = Math.floor(at / size),
      page = this.page(k);
    if (!page) return null;
    this.fetchRest(k);
    return unpacked(page.frames[at - k * size], page.pool);
  }

  /** The page `k` of a watcher, or else it is asked for. */
  page(k: number, watcher: string = this.watcher) {
    const key = `${watcher}.${k}`,
      page = this.pages.get(key);
    if (!page && performance.now() - (this.asked.get(key) ?? -Infinity) > ANSWERED) {
      this.asked.set(key, performance.now());
      this.model.send({ kind: "page", watcher, page: k });
    }
    return page;
  }

  /**
   * While nothing else is asked for, a page at a time: those after `k`, those before it, and what the other eyes
   * see, all of it in a short match.
   */
  fetchRest(k: number) {
    clearTimeout(this.resting);
    const pages = Math.ceil(this.length / this.model.get("size"));
    const every = Array.from({ length: pages }, (_, n) => (k + n) % pages);
    const others = pages <= FEW ? every : [k];
    const wanted: [number, string][] = every.map((n) => [n, this.watcher]);
    for (const [eye] of this.model.get("eyes")) for (const n of others) wanted.push([n, eye]);
    const next = wanted.find(([n, eye]) => !this.pages.has(`${eye}.${n}`));
    if (next) this.resting = setTimeout(() => this.page(...next), QUIET);
  }

  /** For each step how much it is marked, so far as it is known. */
  marks(): number[] {
    const mark = (frame: Uw.Frame) => frame.mark ?? 0;
    if (!this.model.get("count")) return this.few.map(mark);
    const size = this.model.get("size"),
      all = Array.from({ length: this.length }, () => 0);
    for (let k = 0; k * size < all.length; k++) {
      (this.pages.get(`${this.watcher}.${k}`)?.frames ?? []).forEach((frame, n) => {
        all[k * size + n] = mark(frame);
      });
    }
    return all;
  }

  stop() {
    clearTimeout(this.resting);
    this.model.off("msg:custom", this.hear);
  }
}
