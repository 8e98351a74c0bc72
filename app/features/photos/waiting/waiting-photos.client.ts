import { createStore, entries } from "idb-keyval";
import type { KeptPhoto } from "#app/features/photos/send-photo.client.ts";

/** Where this device keeps photos until the server has them. */
export const openWaiting = () => createStore("llave-photos", "waiting");

/** The photos of a job that this device keeps for someone. */
export async function listWaiting(
  store: ReturnType<typeof openWaiting>,
  { owner, jobId }: { owner: string; jobId: string },
): Promise<KeptPhoto[]> {
  const all = await entries<string, KeptPhoto>(store);
  return all.map(([, photo]) => photo).filter((one) => one.owner === owner && one.jobId === jobId);
}
