// @ts-check
/** The classes that this browser may continue, and what a browser stores of them: never a key. */

/** Until a request that nobody answers is given up, in milliseconds. */
const ANSWERS_WITHIN = 8000;

/** @param {string} base of the class, '../c/' @param {string} path @param {object} [body] */
async function classAsked(base, path, body) {
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

/** Are there phones at this address? A site of files has none. @param {string} base */
export const phonesAt = async (base) => Boolean((await classAsked(base, "about"))?.phones);

/** The classes of which this browser has a cookie, the newest first. @param {string} base */
export const classesOf = async (base) =>
  /** @type {Live.Mine | null} */ (await classAsked(base, "mine"))?.classes ?? [];

/**
 * This browser forgets a class, which may be over then; null where the server does not answer.
 * @param {string} base @param {Live.Leave} leave @returns {Promise<Live.Left | null>}
 */
export const leaveClass = (base, leave) => classAsked(base, "leave", leave);

/** Whether a page may store nothing here: cookies and storage are blocked together. */
export function storesNothing() {
  try {
    return !navigator.cookieEnabled || !localStorage;
  } catch {
    return true;
  }
}

/** Why a class did not begin: what the browser or the server allows. @param {Response} told */
export function refusedWords({ status, statusText }) {
  if (status !== 403) return `The server says: ${statusText}.`;
  return storesNothing()
    ? "This browser blocks cookies, so the server can't tell that you may start a class. " +
        "Allow cookies for this address, or use another browser. By hands works without."
    : "To start a class with phones, open the address that the server printed, with its token, in this browser. " +
        "By hands works without.";
}

/** @param {"localStorage" | "sessionStorage"} where @param {string} name */
export function storedIn(where, name) {
  try {
    return JSON.parse(globalThis[where].getItem(name) ?? "null");
  } catch {
    return null; // a page that may store nothing, or something else was stored
  }
}

/**
 * @param {"localStorage" | "sessionStorage"} where @param {string} name
 * @param {unknown} value null to remove it
 */
export function storeIn(where, name, value) {
  try {
    if (value == null) globalThis[where].removeItem(name);
    else globalThis[where].setItem(name, JSON.stringify(value));
  } catch {
    // storage that is blocked or full: the class goes on without
  }
}
