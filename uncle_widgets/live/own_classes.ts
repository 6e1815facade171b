/** The classes that this browser may continue, and what a browser stores of them: never a key. */

/** Until a request that nobody answers is given up, in milliseconds. */
const ANSWERS_WITHIN = 8000;

/** @param base of the class, '../c/' */
async function classAsked(base: string, path: string, body?: object) {
  try {
    const post = body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    const told = await fetch(`${base}${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      ...post,
    });
    return told.ok ? await told.json() : null;
  } catch {
    return null; // no server, or none of ours
  }
}

/** Are there phones at this address? A site of files has none. */
export const phonesAt = async (base: string) => Boolean((await classAsked(base, "about"))?.phones);

/** The classes of which this browser has a cookie, the newest first. */
export const classesOf = async (base: string) =>
  ((await classAsked(base, "mine")) as Live.Mine | null)?.classes ?? [];

/** This browser forgets a class, which may be over then; null where the server does not answer. */
export const leaveClass = (base: string, leave: Live.Leave): Promise<Live.Left | null> =>
  classAsked(base, "leave", leave);

/** Whether a page may store nothing here: cookies and storage are blocked together. */
export function storesNothing() {
  try {
    return !navigator.cookieEnabled || !localStorage;
  } catch {
    return true;
  }
}

/** Why a class did not begin: what the browser or the server allows. */
export function refusedWords({ status, statusText }: Response) {
  if (status !== 403) return `The server says: ${statusText}.`;
  return storesNothing()
    ? "This browser blocks cookies, so the server can't tell that you may start a class. " +
        "Allow cookies for this address, or use another browser. A show of hands works without them."
    : "To start a class with phones, open the address that the server printed, with its token, in this browser. " +
        "A show of hands works without it.";
}

export function storedIn(where: "localStorage" | "sessionStorage", name: string) {
  try {
    return JSON.parse(globalThis[where].getItem(name) ?? "null");
  } catch {
    return null; // a page that may store nothing, or something else was stored
  }
}

/** @param value null to remove it */
export function storeIn(where: "localStorage" | "sessionStorage", name: string, value: unknown) {
  try {
    if (value == null) globalThis[where].removeItem(name);
    else globalThis[where].setItem(name, JSON.stringify(value));
  } catch {
    // storage that is blocked or full: the class goes on without
  }
}
