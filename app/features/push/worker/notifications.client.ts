import { type PushData, scope } from "./scope.client.ts";

/** Has a service worker show what its push service brings, and open its page at a tap. */
export function showNotifications(): void {
  scope.addEventListener("push", (event) => {
    const { title, tag, url } = read(event.data);
    const icon = "/icon-192.png";
    event.waitUntil(
      scope.registration.showNotification(title, { tag, icon, badge: icon, data: url }),
    );
  });
  // Opens a new window, because an open one may hold an unsent form.
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(scope.clients.openWindow(event.notification.data));
  });
}

type PushText = { title: string; tag?: string; url: string };

/** Browsers require a notification for every message, even an unreadable one. */
function read(data: PushData): PushText {
  const none = { title: "Llave", url: "/" };
  try {
    return { ...none, ...(data?.json() as PushText) };
  } catch {
    return none;
  }
}
