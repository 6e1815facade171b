/** Links as `widgets/page/links.py` writes and reads them: what is on show, as one line of text. */

export type Link = {
  room: string;
  game: string;
  values: Record<string, string>;
  moves: string[];
  version: number;
};

const LINK_VERSION = 2;
const LINK_HEAD = /^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s;
/** What stands in a value as it is, beside letters, digits and what `encodeURIComponent` leaves. */
const PLAIN_IN_LINKS = /%(?:2C|2B|2F)/g;

/** A link read; null where it is none that this page knows. */
export function readLink(text: string): Link | null {
  const [, room, version = "1", game, rest, moves] = LINK_HEAD.exec(text) ?? [];
  if (!room) return null;
  const pairs = rest.split(/\s+/).filter(Boolean),
    values: Record<string, string> = {};
  try {
    for (const pair of pairs) {
      const sign = pair.indexOf("=");
      if (sign < 1) return null;
      const value = pair.slice(sign + 1);
      values[pair.slice(0, sign)] = version === "1" ? value : decodeURIComponent(value);
    }
  } catch {
    return null; // a sign of a hundred that escapes nothing
  }
  return { room, game, values, moves: moves.split(/\s+/).filter(Boolean), version: Number(version) };
}

const inLink = (value: string) =>
  encodeURIComponent(value)
    .replace(PLAIN_IN_LINKS, decodeURIComponent)
    .replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export function linkText({
  room,
  game,
  values,
  moves = [],
}: Pick<Link, "room" | "game" | "values"> & { moves?: string[] }) {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${inLink(value)}`);
  return `${[`${room}/${LINK_VERSION}`, game, ...pairs].join(" ")}: ${moves.join(" ")}`.trimEnd();
}

/** The same link with other values. */
export function relinked(text: string, values: Record<string, string>) {
  const link = readLink(text);
  return link ? linkText({ ...link, values: { ...link.values, ...values } }) : text;
}

/** Whether two links tell of the same, but for the values that are `free`. */
export function sameSetting(one: Link, other: Link, free: string[]) {
  const bound = (values: Record<string, string>) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([name]) => !free.includes(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return one.moves.length === 0 && bound(one.values) === bound(other.values);
}
