// Plays what stands in a file over a saved game, and prints how table and panel stand after each deed.
import { readFileSync } from "node:fs";
import { Traits } from "../../uncle_widgets/widgets/page/traits.ts";
import { SavedRoom } from "../../uncle_widgets/widgets/saved/saved_room.ts";

const { saved, deeds, traits } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const table = new Traits(saved.table),
  panel = new Traits(saved.explainer);
const room = new SavedRoom(saved, table, panel);
room.tries.seed = 0;
room.draw();
/** Trials at once, and not behind the page. */
room.tries.begin = (trials) => {
  room.tries.note = "";
  for (const _ of room.tries.trying(trials));
  room.tries.publish();
};
const stands = () =>
  Object.fromEntries([
    ...traits.table.map((name) => [name, table.get(name)]),
    ...traits.panel.map((name) => [name, panel.get(name)]),
    ["state", JSON.parse(JSON.stringify(room.now))],
  ]);
const told = [stands()];
for (const [what, value] of deeds) {
  if (what === "ask") panel.put({ predicting: value });
  else if (["step", "watcher", "stop", "playing"].includes(what)) table.put({ [what]: value });
  else if (["page", "why"].includes(what)) panel.put({ [what]: value });
  else panel.send({ kind: what, ...value });
  told.push(stands());
}
process.stdout.write(JSON.stringify(told));
