// Served in the place of /worker.js where OFFLINE_SHELL is off: removes the worker and what it keeps, and leaves open
// pages and their calls alone.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
