import type { Page, Worker } from "playwright-core";
import type { Device } from "./device.ts";

/**
 * Gives a browser an address at the stand-in of a push service. A real one is made by its maker's
 * servers, which no test asks; all else of the browser is its own.
 */
export const standIn = (page: Page, { form: { endpoint, ...keys } }: Device) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      const key = "push.stand-in";
      const made = () => ({
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => !void localStorage.removeItem(key),
      });
      PushManager.prototype.getSubscription = async () =>
        (localStorage.getItem(key) ? made() : null) as never;
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(key, "yes");
        return made() as never;
      };
    },
    { endpoint, keys },
  );

/** Hands a message to the service worker of a page, as its push service would. */
export async function deliver(page: Page, data: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(
        ({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(new URL(page.url()).origin),
      );
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: typeof data === "string" ? data : JSON.stringify(data),
  });
}

/** What the device shows now. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag, data }) => ({
      title,
      tag,
      data,
    }));
  });

/** Taps the notification; the address that the worker opens. No event of a test may open a window. */
export const tap = (worker: Worker): Promise<string> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      NotificationEvent: new (name: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      dispatchEvent(
        new scope.NotificationEvent("notificationclick", { notification: notification! }),
      );
    });
  });
