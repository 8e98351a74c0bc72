import { showNotifications } from "./notifications.client.ts";

// The service worker of a device that shows notifications and caches nothing.
const scope = globalThis as unknown as { skipWaiting: () => Promise<void> };
addEventListener("install", () => void scope.skipWaiting());
showNotifications();
