/** What the gallery shows a teacher: all lessons, a teacher's page, or a lesson on paper; kept in the address. */
import { addressOf, linkIn, ours } from "./address.ts";
import { themeChoice } from "./theme.ts";

export type Place = { view: "list" | "teach" | "sheet"; game: string; lesson: number };

const LINK = /^(teach|sheet)\/2 (\w{1,40}) lesson=(\d{1,3}):$/;
export const LIST: Place = { view: "list", game: "", lesson: 0 };

/** The link that opens a place: 'teach/2 uncle lesson=1:'; empty for the list. */
export const linkOf = ({ view, game, lesson }: Place) =>
  view === "list" ? "" : `${view}/2 ${game} lesson=${lesson}:`;

/** The place that a link opens; the list for any other. */
export function placeOf(link: string): Place {
  const [, view, game, lesson] = LINK.exec(link.trim()) ?? [];
  return view ? { view: view as "teach" | "sheet", game, lesson: Number(lesson) } : LIST;
}

/** The address of a place where a page of ours shows it; null where there is none. */
export const hrefOf = (place: Place) =>
  ours() ? addressOf(location.pathname, linkOf(place), themeChoice()) : null;

/** Where a teacher is. Each change is an entry of the history. */
export class TeachPlaces {
  now = placeOf(linkIn());
  private heard = new Set<() => void>();

  constructor() {
    if (ours()) addEventListener("popstate", this.back);
  }

  private back = () => this.put(placeOf(linkIn()));

  private put(place: Place) {
    this.now = place;
    for (const hear of this.heard) hear();
  }

  go(place: Place) {
    const href = hrefOf(place);
    if (href && linkOf(place) !== linkOf(this.now)) history.pushState(null, "", href);
    this.put(place);
  }

  onChange = (hear: () => void) => {
    this.heard.add(hear);
    return () => void this.heard.delete(hear);
  };

  stop() {
    removeEventListener("popstate", this.back);
  }
}
