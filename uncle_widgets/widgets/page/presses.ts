/**
 * A press takes a tenth of a second. A browser forgets it where its button is drawn anew before it is let go: of a
 * mouse as of the space bar; not of a finger. Here it counts for the button that came in its place.
 */
const PRESSES = Symbol.for("uncle_widgets.presses");

/** The button of ours that an event happens at. */
function buttonOf(event: Event) {
  const node = event.composedPath()[0],
    button = node instanceof Element ? node.closest("button") : null;
  return button?.closest(".uw") ? button : null;
}

/** What a button is known by, whenever it is drawn. */
const known = ({ dataset, textContent }: HTMLButtonElement) =>
  dataset.k ?? dataset.act ?? dataset.clause ?? textContent;

/** Mind the presses of all our widgets; once a page, however many there are. */
export function keepPresses() {
  const page = globalThis as unknown as Record<symbol, boolean>;
  if (page[PRESSES]) return;
  page[PRESSES] = true;
  let begun: HTMLButtonElement | null = null;
  let clicked: EventTarget | null = null;
  const end = (event: Event) => {
    const old = begun,
      now = buttonOf(event);
    begun = clicked = null;
    if (!old || old.isConnected || !now || known(now) !== known(old)) return;
    setTimeout(() => {
      if (!(clicked instanceof Node && now.contains(clicked))) now.click(); // the browser has not
    });
  };
  const heard = [
    ["pointerdown", (event) => (begun = event.button || event.pointerType === "touch" ? null : buttonOf(event))],
    ["pointerup", end],
    ["pointercancel", () => (begun = null)],
    ["keydown", (event) => event.repeat || (begun = event.key === " " ? buttonOf(event) : null)],
    ["keyup", (event) => event.key === " " && end(event)],
    ["click", (event) => (clicked = event.composedPath()[0])],
  ] as [string, (event: any) => void][];
  for (const [name, hear] of heard) window.addEventListener(name, hear, { capture: true });
}
