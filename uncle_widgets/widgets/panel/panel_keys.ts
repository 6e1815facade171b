/** The keys of the panel. */
import { roomKeys } from "../page/room_keys.ts";
import { ROW } from "./panel_head.ts";

/**
 * 1 to 9 choose a question, as its chip does; but in a table that is played on they are cards. Y and N answer
 * whether a mistake was one's own.
 */
export const panelKeys = (
  root: HTMLElement,
  {
    get,
    own,
    choose,
    page,
    reading,
  }: {
    get: Uw.Model<Uw.ExplainerTraits>["get"];
    own: (yes: boolean) => void;
    choose: (question: string) => void;
    page: () => string;
    reading: () => boolean;
  },
) =>
  roomKeys(root, () => {
    const count = Math.min(get("questions").length, 9);
    return [
      {
        keys: ["y", "n"],
        shown: "Y, N",
        words: "Answers yes or no when you are asked about your mistake.",
        when: () => page() === "answer" && [get("panel"), ...get("pair")].some(({ said }) => said?.asks),
        press: (key, at) => {
          if (at.closest(".uw-table.acts, input")) return false;
          own(key === "y");
          return true;
        },
      },
      {
        keys: Array.from({ length: count }, (_, k) => String(k + 1)),
        shown: `1 to ${count}`,
        words: "Picks that question above the panel.",
        when: () => count >= ROW && !get("goal").title && !reading(),
        press: (key, at) => {
          if (at.closest(".uw-table.acts, input")) return false;
          choose(get("questions")[Number(key) - 1].id);
          return true;
        },
      },
    ];
  });
