/** The site without a network: its service worker (service_worker.ts) keeps what was loaded. */

const able = () => "serviceWorker" in navigator && /^https?:$/.test(location.protocol);

/** What a host says of a file that it has no more. */
const GONE = [404, 410];

/**
 * Register the service worker, and look whether the host still has it: each page of the site does.
 * @param root of the site, with a slash
 */
export async function keepOffline(root: string) {
  if (!able()) return;
  const worker = new URL(`${root}sw.js`, document.baseURI);
  try {
    await renewed(worker);
  } catch {
    await letGo(worker).catch(() => {}); // a browser that keeps nothing: the site works with a network
  }
}

async function renewed(worker: URL) {
  const registration = await navigator.serviceWorker.register(worker);
  await registration.update();
}

/**
 * Where a host has no such worker any more, or a broken one, remove what was kept: it would be shown for ever.
 * While a host does not answer, all stays.
 */
async function letGo(worker: URL) {
  const answer = await fetch(worker, { cache: "no-store" });
  if (!answer.ok && !GONE.includes(answer.status)) return;
  if (answer.ok) {
    try {
      await renewed(worker);
      return;
    } catch {
      // it comes, and is none
    }
  }
  const { href, pathname } = new URL("./", worker),
    registration = await navigator.serviceWorker.getRegistration(href);
  if (registration?.scope !== href) return;
  await registration.unregister();
  await caches.delete(`uncle_widgets ${pathname}`);
}

/** Have the whole site kept: whoever has loaded Python is here for longer. */
export async function keepWhole() {
  if (able() && (await navigator.serviceWorker.getRegistration()))
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: true });
}
