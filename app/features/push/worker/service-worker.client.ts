import { showNotifications } from "./notifications.client.ts";
import { scope } from "./scope.client.ts";

// The service worker of a device that shows notifications and caches nothing.
scope.addEventListener("install", () => void scope.skipWaiting());
showNotifications();
