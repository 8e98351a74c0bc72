import { href } from "react-router";
import { deleteCaches, findOwner, pagesCacheOf } from "./caches.client.ts";
import { listWrites } from "./page/writes.client.ts";

const load = () => import("#app/features/push/registration.client.ts");

/** Whether this device caches pages for a member. */
export const isOn = async (viewerId: string): Promise<boolean> =>
  "serviceWorker" in navigator && (await findOwner()) === viewerId;

/** Has this device cache the pages of a member from now on; returns how many there are. */
export async function turnOn(viewerId: string): Promise<number> {
  await deleteCaches();
  await caches.open(pagesCacheOf(viewerId));
  const { startWorker } = await load();
  const worker = await startWorker(href("/offline.js"));
  const { port1, port2 } = new MessageChannel();
  const pages = new Promise<number>((done) => {
    port1.onmessage = ({ data }: MessageEvent<number>) => done(data);
  });
  worker.postMessage("cache", [port2]);
  return pages;
}

/**
 * Deletes the caches, and the service worker unless it shows notifications; false while a write
 * waits to be sent.
 */
export async function turnOff(viewerId: string): Promise<boolean> {
  if ((await listWrites(viewerId)).length > 0) return false;
  await (await load()).releaseWorker();
  await deleteCaches();
  return true;
}
