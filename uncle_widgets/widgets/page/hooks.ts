/** What components of ours draw from: a widget's traits, what is chosen for the page, and what somebody types. */
import type { RefObject } from "preact";
import { useLayoutEffect, useReducer, useState } from "preact/hooks";
import { focused } from "./dom.ts";

/** Draws the component again when it is called. */
export function useRedraw(): () => void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return redraw as () => void;
}

/** Draw again at each call of what `subscribe` is given, until what it gives back is called. */
export function useSubscription(subscribe: (changed: () => void) => () => void) {
  const redraw = useRedraw();
  useLayoutEffect(() => subscribe(redraw), []);
}

/** The values of synced traits, by name; the component is drawn again when one of them changes. */
export function useTraits<T, K extends keyof T & string>(model: Uw.Model<T, any>, ...names: K[]): Pick<T, K> {
  const redraw = useRedraw();
  useLayoutEffect(() => {
    const events = names.map((name) => `change:${name}`).join(" ");
    model.on(events, redraw);
    return () => model.off(events, redraw);
  }, [model]);
  return Object.fromEntries(names.map((name) => [name, model.get(name)])) as Pick<T, K>;
}

/** The value of one. */
export const useTrait = <T, K extends keyof T & string>(model: Uw.Model<T, any>, name: K): T[K] =>
  useTraits(model, name)[name];

/**
 * A text field over a value: what is typed stays until it is replaced by typing, or the value changes while the
 * field does not have the focus.
 * @returns what the field shows, and what to call with what is typed
 */
export function useTyped(
  value: string,
  field: RefObject<HTMLInputElement | null>,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (field.current && focused(field.current) !== field.current) setTyped(null);
  }, [value]);
  return [typed ?? value, setTyped];
}
