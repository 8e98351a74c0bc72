import { readAsset } from "#app/platform/asset.server.ts";
// Vite builds a module that is imported as a worker into a file of its own.
import worker from "./worker/service-worker.client.ts?worker&url";

/** The script of a service worker that only shows notifications. */
export const readPushWorker = (): Promise<Response> => readScript(worker);

/** A service worker's script, which no cache may answer. */
export const readScript = async (address: string): Promise<Response> =>
  new Response(await readAsset(address), {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
