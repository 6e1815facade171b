/** The page's address: what a link of ours looks like, and how a page of ours follows what it shows. */

/** Is the whole page ours (Voilà), and not a notebook's? */
export const ours = () => document.body?.dataset.voila != null;

/** Is it, and shows one room alone? A notebook of several cells may show many. */
export const alone = () => ours() && document.body.dataset.voila !== "notebook";

/** The link that the address carries, or "". */
export const linkIn = () => (new URLSearchParams(location.search).get("uw") ?? "").slice(0, 20000);

/**
 * Where `page` shows `link`, in the theme that was chosen.
 * @param page a notebook's name, or this page's path
 */
export function addressOf(page: string, link: string, theme: string) {
  const query = new URLSearchParams({ ...(theme === "auto" ? {} : { theme }), ...(link ? { uw: link } : {}) });
  return query.size ? `${page}${page.includes("?") ? "&" : "?"}${query}` : page;
}

/** Browsers allow some hundred changes of the address in half a minute; autoplay steps faster. */
const REST = 400;
/** How long a page waits at most for what its address asks for, before it shows what it has. */
const OPENS_WITHIN = 10_000;
const OWNER = Symbol.for("uncle_widgets.address");

/**
 * Keep the address of a page of ours at what is shown: another room is a new entry of the history, another step
 * changes the entry there is; back and forward open what their entries say. The first head of a page has the
 * address. Until what it asks for is there, or `answered` says that it will not come at once, the room with which
 * the page began is hidden: what is pressed there would be lost. Gives back how to stop.
 * @param head `hide` the room with which the page began, until it is `replaced`
 */
export function keepAddress(head: {
  link: () => string;
  room: () => string;
  theme: () => string;
  open: (link: string) => void;
  hide: (on: boolean) => void;
  replaced: () => boolean;
}) {
  const page = globalThis as unknown as Record<symbol, unknown>;
  if (!ours() || page[OWNER]) return { changed: () => {}, answered: () => {}, stop: () => {} };
  page[OWNER] = head;
  const first = head.link();
  let room = head.room(),
    opening = false, // is `sought` asked for, and not shown yet?
    sought = "",
    timer = 0,
    drawing = 0;

  const open = (link: string) => {
    if (link === (opening ? sought : head.link())) return;
    [opening, sought] = [true, link];
    head.open(link);
  };
  const write = () => {
    const link = head.link(),
      asked = linkIn();
    const other = head.room() !== room && !opening;
    room = head.room();
    if (opening) drawn();
    opening = false;
    const query = new URLSearchParams(location.search);
    query.set("uw", link);
    if (head.theme() === "auto") query.delete("theme");
    else query.set("theme", head.theme());
    const address = `${location.pathname}?${query}`;
    if (link === asked || (!asked && link === first)) {
      if (asked && address !== location.pathname + location.search) history.replaceState(null, "", address);
    } else if (other) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  };
  const changed = () => {
    clearTimeout(timer);
    if (head.room() !== room && !opening) write();
    else timer = window.setTimeout(write, REST);
  };
  const drawn = () => {
    if (head.replaced()) answered();
    else drawing = window.setTimeout(drawn, REST);
  };
  const moved = () => {
    clearTimeout(timer);
    open(linkIn() || first);
  };
  window.addEventListener("popstate", moved);
  if (linkIn()) open(linkIn());
  if (opening) head.hide(true);
  const answered = () => {
    clearTimeout(drawing);
    clearTimeout(waited);
    head.hide(false);
  };
  const waited = window.setTimeout(answered, OPENS_WITHIN);
  return {
    changed,
    answered,
    stop: () => {
      clearTimeout(timer);
      answered();
      window.removeEventListener("popstate", moved);
      if (page[OWNER] === head) delete page[OWNER];
    },
  };
}
