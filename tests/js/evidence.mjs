// Lays out what stands in a file, and prints each item that a line lights and the table does not outline.
import { readFileSync } from "node:fs";
import { best } from "../../uncle_widgets/widgets/table/layout.ts";
import { litShut, spreadOf } from "../../uncle_widgets/widgets/table/spread.ts";

const BOXES = [
  { w: 772, h: 556 },
  { w: 390, h: 0, low: 288 },
];
/** Items that a part of the table draws itself, and outlines. */
const inner = (scene, laid) =>
  scene.zones.flatMap((zone) =>
    zone.kind === "tokens"
      ? zone.tokens.map(({ key }) => key)
      : zone.kind === "kinds" && laid
        ? zone.kinds.map((kind) => `${zone.id}.${kind}`)
        : [],
  );
const missing = [];
for (const { place, scene, boards, lit, laid } of JSON.parse(readFileSync(process.argv[2], "utf-8")))
  for (const box of BOXES) {
    const spread = laid ? undefined : spreadOf(scene),
      shown = litShut(Object.fromEntries(lit.map((key) => [key, "a"])), spread),
      { w, h, things } = best(scene, box, { lit: shown, boards, laid, opens: spread?.of }),
      drawn = inner(scene, laid),
      outlines = things.filter(({ kind }) => kind === "lit"),
      around = ({ x, y }) => outlines.some((o) => o.x <= x && x < o.x + o.w && o.y <= y && y < o.y + o.h);
    const outlined = (key) =>
      drawn.includes(key) ||
      spread?.rows.some(({ id }) => key.startsWith(`${id}.`)) || // its pile is outlined instead
      outlines.some((one) => one.key === `lit:${key}`) ||
      things.some((thing) => thing.kind === "card" && thing.key === key && around(thing)); // one around a hand
    const off = things.filter(
      (thing) =>
        thing.kind === "card" && (thing.x < 0 || thing.x + thing.w > w + 1 || thing.y + 1.4 * thing.w > h + 1),
    );
    missing.push(
      ...Object.keys(shown)
        .filter((key) => !outlined(key))
        .map((key) => `${place}, ${box.w} wide: ${key}`),
    );
    if (laid) missing.push(...off.map(({ key }) => `${place}, ${box.w} wide: ${key} lies off the table`));
  }
process.stdout.write(JSON.stringify(missing));
