import { deleteCaches } from "#app/features/offline/caches.client.ts";
import { scope } from "./scope.client.ts";

// What takes the service worker's place when it is switched off: it deletes what was cached, and
// itself.
scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) =>
  event.waitUntil(deleteCaches().then(() => scope.registration.unregister())),
);
