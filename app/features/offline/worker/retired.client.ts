import { deleteCaches } from "#app/features/offline/caches.client.ts";
import { showNotifications } from "#app/features/push/worker/notifications.client.ts";
import { scope } from "#app/features/push/worker/scope.client.ts";

// Replaces the service worker when it is switched off: it deletes the caches, and unregisters
// itself unless notifications are on.
showNotifications();
scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  await deleteCaches();
  const { registration } = scope;
  if (!(await registration.pushManager?.getSubscription())) await registration.unregister();
}
