import type { Page, Worker } from "playwright-core";
import type { Device } from "./device.ts";

/**
 * Gives a browser an address at the stand-in of a push service. A real one is made by its maker's
 * servers, which no test asks; and the headless shell says "denied" whatever was granted.
 */
export const standIn = (page: Page, { form: { endpoint, ...keys } }: Device) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      const key = "push.stand-in";
      const made = () => ({
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      });
      PushManager.prototype.getSubscription = async () =>
        (localStorage.getItem(key) ? made() : null) as never;
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(key, "yes");
        return made() as never;
      };
      Object.defineProperty(Notification, "permission", { get: () => "default" });
    },
    { endpoint, keys },
  );

type Note = { title: string; tag?: string; data: string; close: () => void };
type Scope = {
  notes: Note[];
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
};

/** The service worker of that address, on a screen of the test: the headless shell has none. */
export async function workerOf(page: Page, path: string): Promise<Worker> {
  const isIt = (one: Worker) => new URL(one.url()).pathname === path;
  const context = page.context();
  const worker =
    context.serviceWorkers().find(isIt) ??
    (await context.waitForEvent("serviceworker", { predicate: isIt }));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.notes = [];
    scope.registration.showNotification = async (title, { tag, data } = {}) => {
      scope.notes = scope.notes.filter((one) => !tag || one.tag !== tag);
      const note: Note = {
        title,
        tag,
        data,
        close: () => {
          scope.notes = scope.notes.filter((one) => one !== note);
        },
      };
      scope.notes.push(note);
    };
  });
  return worker;
}

/** Hands a message to the service worker of a page, as its push service would. */
export async function deliver(page: Page, message: object | string): Promise<void> {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find((one) => !one.isDeleted && one.scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const data = typeof message === "string" ? message : JSON.stringify(message);
  const sent = { origin, registrationId: await registered, data };
  await devtools.send("ServiceWorker.deliverPushMessage", sent);
  await devtools.detach();
}

/** Lists the notifications that the device shows now. */
export const shown = (worker: Worker) =>
  worker.evaluate(() =>
    (globalThis as unknown as Scope).notes.map(({ title, tag, data }) => ({ title, tag, data })),
  );

/** Taps the notification that is shown; the address that the worker opens. */
export const tap = (worker: Worker): Promise<string> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      // A browser's own event has both of it; one that a script makes may wait for nothing.
      const made = { notification: scope.notes[0], waitUntil: () => undefined };
      dispatchEvent(Object.assign(new Event("notificationclick"), made));
    });
  });
