import { href } from "react-router";

// A device has one service worker: the one that caches pages (features/offline) also shows
// notifications; otherwise a worker only shows notifications, and slows no page down.

const script = href("/push.js");

/** Registers a service worker in place of any other, and waits until it works. */
export async function startWorker(address: string): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(address);
  const { installing, waiting, active } = registration;
  const worker = (installing ?? waiting ?? active)!;
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorker>();
  const look = () => {
    if (worker.state === "activated") resolve(worker);
    if (worker.state === "redundant") reject(new Error("The service worker did not start"));
  };
  worker.addEventListener("statechange", look);
  look();
  return promise;
}

export const startPushWorker = () => startWorker(script);

/**
 * Unregisters the service worker that caches pages; where notifications are on, their worker
 * replaces it.
 */
export async function releaseWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager?.getSubscription()) await startPushWorker();
  else await registration?.unregister();
}

/** Ends the push subscription of this browser, and the service worker that existed for it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (registration?.active?.scriptURL.endsWith(script)) await registration.unregister();
}
