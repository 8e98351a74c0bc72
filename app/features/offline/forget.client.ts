import { deleteCaches } from "./caches.client.ts";

/** Databases of this device: what members wrote and took without a signal. */
const databases = ["llave-writes", "llave-photos"];

/** Deletes all that this device has of whoever used it. */
export async function forgetDevice(): Promise<void> {
  await deleteCaches();
  for (const name of databases) indexedDB.deleteDatabase(name);
}
