// Lays out what stands in a file, and prints each item that a line lights and the table does not outline.
import { readFileSync } from "node:fs";
import { best } from "../../uncle_widgets/static/table/layout.js";

const BOXES = [
  { w: 772, h: 556 },
  { w: 390, h: 0, low: 288 },
];
const missing = [];
for (const { place, scene, boards, lit } of JSON.parse(readFileSync(process.argv[2], "utf-8")))
  for (const box of BOXES) {
    const { things } = best(scene, box, { lit: Object.fromEntries(lit.map((key) => [key, "a"])), boards }),
      tokens = scene.zones.flatMap((zone) => (zone.kind === "tokens" ? zone.tokens.map(({ key }) => key) : [])),
      outlines = things.filter(({ kind }) => kind === "lit"),
      around = ({ x, y }) => outlines.some((o) => o.x <= x && x < o.x + o.w && o.y <= y && y < o.y + o.h);
    const outlined = (key) =>
      tokens.includes(key) || // the board draws them
      outlines.some((one) => one.key === `lit:${key}`) ||
      things.some((thing) => thing.kind === "card" && thing.key === key && around(thing)); // one around a hand
    missing.push(...lit.filter((key) => !outlined(key)).map((key) => `${place}, ${box.w} wide: ${key}`));
  }
process.stdout.write(JSON.stringify(missing));
