import { startPushWorker } from "./registration.client.ts";

// Loaded when a member turns notifications on or off.

/**
 * Creates a push subscription of this browser: its address and keys, as fields of the form. @throws
 * when the browser or its push service declines
 */
export async function subscribe(applicationServerKey: string): Promise<Record<string, string>> {
  // The worker that caches pages shows notifications too.
  if (!(await navigator.serviceWorker.getRegistration())) await startPushWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made for another key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
  return { endpoint, p256dh, auth };
}
