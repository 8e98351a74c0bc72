import { createStore, entries } from "idb-keyval";
import type { KeptPhoto } from "#app/features/photos/send-photo.client.ts";

/** Store for photos until they are uploaded. */
export const openWaiting = () => createStore("llave-photos", "waiting");

/** Waiting photos of a job by this user. */
export async function listWaiting(
  store: ReturnType<typeof openWaiting>,
  { owner, jobId }: { owner: string; jobId: string },
): Promise<KeptPhoto[]> {
  const all = await entries<string, KeptPhoto>(store);
  return all.map(([, photo]) => photo).filter((one) => one.owner === owner && one.jobId === jobId);
}
