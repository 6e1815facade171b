// A widget's own module: a few lines that fetch the house, once a page however many widgets there are.
import { unpack } from "./unpack.ts";

const KIND = "{kind}"; // filled in by uncle_widgets.static.stub
const HASH = "{hash}";

const shared = globalThis as Record<symbol, any>;

export type House = { views: Record<string, { render: (context: any) => any }>; css: string };

const houses = (shared[Symbol.for("uncle_widgets.houses")] ??= new Map());

/** The packed house, of the house widget where the front end can look it up. */
const fromModel = async ({ model, host }: any): Promise<string> =>
  (await host.getModel(model.get("house"))).get("packed");

/** The packed house, asked of the kernel: front ends that keep each model to itself. */
const fromKernel = ({ model }: Uw.Context<any, Uw.ToPiece>): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(
      () => done(new Error("Uncle Widgets: the kernel isn't answering. Run the cell again.")),
      10000,
    );
    const done = (answer: Error | string) => {
      clearTimeout(late);
      model.off("msg:custom", heard);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    };
    const heard = (message: Uw.Heard.Any) => {
      if (message.kind === "house") done(message.packed);
    };
    model.on("msg:custom", heard);
    model.send({ kind: "house" });
  });

async function load(context: any): Promise<House> {
  const { esm, css } = await unpack(await fromModel(context).catch(() => fromKernel(context)));
  const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  try {
    return { ...(await import(url)), css };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Put the style sheet where `el` is: in the page, or in the shadow root around it, before all that has its own.
 */
function dress(el: HTMLElement, css: string) {
  const tree = el.getRootNode(),
    home = tree instanceof ShadowRoot ? tree : document.head;
  if (home.querySelector(`style[data-uw="${HASH}"]`)) return;
  const sheet = document.createElement("style");
  sheet.dataset.uw = HASH;
  sheet.textContent = css;
  home.insertBefore(sheet, [...home.children].find((child) => child.contains(el)) ?? null);
}

async function render(context: any) {
  let house = houses.get(HASH);
  if (!house) {
    house = load(context);
    houses.set(HASH, house);
    house.catch(() => houses.delete(HASH)); // the next widget may try again
  }
  house.catch(() =>
    context.el.append("This can't be shown because its kernel isn't answering. Run the cell to use it."),
  );
  const { views, css } = await house;
  dress(context.el, css);
  // One that is not on the page yet may come to stand in a shadow root.
  if (!context.el.isConnected) requestAnimationFrame(() => dress(context.el, css));
  return views[KIND].render(context);
}

export default { render };
