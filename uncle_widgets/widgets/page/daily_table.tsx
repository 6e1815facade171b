/** The table of the position of the day, as large as its box: nothing on it is stepped through or played. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { unpacked } from "../table/frames.ts";
import { best } from "../table/layout.ts";
import { Painter } from "../table/paint.ts";
import { spreadOf } from "../table/spread.ts";

/** A position with what it is drawn from. */
export type Shown = { position: Uw.Daily; pool: any[]; boards: Record<string, any> };
/** A table that is narrower than this, in units, is laid out for a phone; and how high that is. */
const NARROW = 480,
  LOW = 268;

export function DailyTable({ shown, lit }: { shown: Shown | null; lit: Record<string, string> }) {
  const box = useRef<HTMLDivElement>(null),
    painter = useRef<Painter | null>(null),
    latest = useRef({ shown, lit });
  latest.current = { shown, lit };
  const paint = () => {
    const node = box.current,
      { shown: now, lit: keys } = latest.current;
    if (!node || !painter.current || !now || !node.clientWidth) return;
    const size = parseFloat(getComputedStyle(node).fontSize) / 16 || 1,
      w = node.clientWidth / size,
      h = node.clientHeight / size,
      scene = unpacked(now.position.frame, now.pool),
      low = w < NARROW ? LOW : 0,
      plan = best(
        scene,
        { w, h: low ? 0 : h, low },
        { lit: keys, laid: Boolean(spreadOf(scene)), boards: now.boards, under: true },
      );
    painter.current.paint(plan, { label: `The table. ${now.position.said}`, move: false });
  };
  useLayoutEffect(() => {
    const node = box.current as HTMLDivElement;
    painter.current = new Painter({ press: () => {}, pace: () => 0 });
    node.append(painter.current.root);
    const sizes = new ResizeObserver(() => requestAnimationFrame(paint));
    sizes.observe(node);
    return () => sizes.disconnect();
  }, []);
  useLayoutEffect(paint, [shown, JSON.stringify(lit)]);
  return <div class="uw-table hero-table" ref={box} />;
}
