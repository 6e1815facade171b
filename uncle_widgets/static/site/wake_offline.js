// @ts-check
/** The site without a network: its service worker (site_sw.js) keeps what was loaded. */

const able = () => "serviceWorker" in navigator && /^https?:$/.test(location.protocol);

/** Register the service worker; each page of the site does. @param {string} root of the site, with a slash */
export async function keepOffline(root) {
  try {
    if (able()) await navigator.serviceWorker.register(new URL(`${root}sw.js`, document.baseURI));
  } catch {
    /* a browser that keeps nothing: the site works with a network */
  }
}

/** Have the whole site kept: whoever has loaded Python is here for longer. */
export async function keepWhole() {
  if (able() && (await navigator.serviceWorker.getRegistration()))
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: true });
}
