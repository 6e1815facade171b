/** The strip below the table: steps of a game that is watched, or what may be done in one that is played. */
import type { TableView } from "./table.ts";

/** The stepper of a game that is watched; hidden at a single position. */
export function showStepper(view: TableView) {
  const last = view.reel.length - 1;
  const step = Math.min(view.model.get("step"), last);
  const playing = view.model.get("playing");
  view.strip.hidden = last < 1; // a single position has nothing to step through
  view.stepper.show({
    step,
    last,
    marks: view.reel.marks(),
    playing,
    speed: view.model.get("speed"),
    moments: view.model.get("moments"),
    asking: view.model.get("asking"),
    stop: view.model.get("stop"),
    happens: Boolean(view.scene?.event ?? view.scene?.mark),
    eyes: view.model.get("eyes"),
    watcher: view.model.get("watcher"),
    buttons: view.model.get("buttons") ?? [],
  });
}

/** What stands below the table: the stepper, or while it is played what may be done now. */
export function showStrip(view: TableView, scene: Uw.Scene) {
  const wanted = view.acting ? view.playBar : view.stepper.root;
  if (view.strip.firstChild !== wanted) view.strip.replaceChildren(wanted);
  if (!view.acting) return showStepper(view);
  view.stepper.stop();
  view.lifting.stand(view.playBar, view.stage, view.fit === "phone");
  const actions = scene.alert ? (scene.actions ?? []).filter((a) => !a.strong) : (scene.actions ?? []);
  view.lifting.show({ lifts: view.model.get("lifts") ?? {}, keys: view.model.get("buttons") ?? [] });
  view.strip.hidden = view.mode === "edit"; // between two turns of one's own the table stays as large as it was
  view.acts.root.hidden = Boolean(view.lifting.lifted);
  const walks = scene.zones.some((zone) => zone.kind === "tokens" && zone.ways?.some(({ move }) => move)),
    how = walks ? "Press a highlighted space or a row. Press it again to go there." : "";
  const told = view.model.get("busy") ? "The others are playing." : view.placing.words || how;
  view.lifting.tell(told, scene.actions ?? []);
  view.acts.show(actions, Boolean(view.model.get("busy")), view.stage);
}
