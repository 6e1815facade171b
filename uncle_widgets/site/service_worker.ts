/**
 * The site's service worker: what was loaded once is kept, so that the site works without a network
 * afterwards. `site/offline.py` fills in which files this build has, each with the hash of what is in it. A
 * file is kept under its hash: a new build fetches again what has changed, and nothing else. Where Python was
 * woken (python.ts), all of the games and lessons are fetched and kept too.
 */
/** a file's place in the site, and its hash */
const BUILT: Record<string, string> = JSON.parse("{built}");
/** Folders of what is kept when it is looked at, and not with the rest: JupyterLite alone is 40 MB. */
const BY_ITSELF = /^(docs|lite)\//;
const self_ = self as any;
const SCOPE = new URL(self_.registration.scope);
/** Another site of the same host has another folder, and so another cache; as in `offline.ts`. */
const KEPT = `uncle_widgets ${SCOPE.pathname}`;
/** One cache for all sites of a host, as it once was. */
const SHARED = "uncle_widgets";

/** The file that an address of the site shows, or "". */
function fileOf(url: URL) {
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return "";
  const path = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length));
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return file in BUILT ? file : "";
}

const keyOf = (file: string) => `${SCOPE.href}${file}?${BUILT[file]}`;

/** Keep what came, if it is of this build. */
async function keep(file: string, answer: Response) {
  const bytes = await answer.clone().arrayBuffer(),
    digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash.startsWith(BUILT[file])) await (await caches.open(KEPT)).put(keyOf(file), answer);
}

async function servedFile(file: string, event: FetchEvent_) {
  const kept = await caches.match(keyOf(file), { cacheName: KEPT });
  if (kept) return kept;
  const answer = await fetch(event.request.url, { cache: "no-cache" });
  if (answer.ok && !answer.redirected) event.waitUntil(keep(file, answer.clone()).catch(() => {}));
  return answer;
}

/** All that is not kept yet, one after the other. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  for (const file of Object.keys(BUILT)) {
    if (BY_ITSELF.test(file) || (await cache.match(keyOf(file)))) continue;
    const answer = await fetch(SCOPE.href + file, { cache: "no-cache" });
    if (answer.ok) await keep(file, answer);
  }
}

/** What this site kept where all sites of the host did, goes. */
async function tidyShared() {
  if (!(await caches.has(SHARED))) return;
  const shared = await caches.open(SHARED);
  for (const request of await shared.keys()) if (fileOf(new URL(request.url))) await shared.delete(request);
  if ((await shared.keys()).length === 0) await caches.delete(SHARED);
}

/** What is of no build any more goes. */
async function tidyKept() {
  await tidyShared();
  const cache = await caches.open(KEPT),
    now = new Set(Object.keys(BUILT).map(keyOf));
  for (const request of await cache.keys()) if (!now.has(request.url)) await cache.delete(request);
}

export type Until = (what: Promise<any>) => void;
export type FetchEvent_ = { request: Request; waitUntil: Until; respondWith: Until };

self_.addEventListener("install", () => self_.skipWaiting());
self_.addEventListener("activate", (event: any) => event.waitUntil(tidyKept().then(() => self_.clients.claim())));
self_.addEventListener("message", (event: any) => {
  if (event.data?.keep) event.waitUntil(keepAll().catch(() => {}));
});
self_.addEventListener("fetch", (event: FetchEvent_) => {
  const file = event.request.method === "GET" ? fileOf(new URL(event.request.url)) : "";
  if (file) event.respondWith(servedFile(file, event));
});
