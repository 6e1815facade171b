/**
 * Takes a site down. Put on its host in place of sw.js, it removes in every browser what was kept, and itself.
 * Open pages are loaded from the host again.
 */
const leaving = self as any;
const LEFT = new URL(leaving.registration.scope);

async function leave() {
  await caches.delete(`uncle_widgets ${LEFT.pathname}`);
  await leaving.registration.unregister();
  for (const page of await leaving.clients.matchAll({ type: "window" }))
    await page.navigate(page.url).catch(() => {});
}

leaving.addEventListener("install", () => leaving.skipWaiting());
leaving.addEventListener("activate", (event: any) => event.waitUntil(leave()));
