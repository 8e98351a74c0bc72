import { del, entries, set, type UseStore } from "idb-keyval";

/** A form submitted without a network, to be sent later. */
export type Write = {
  /** Sorts by time. */
  id: string;
  /** The author; another person on this device neither sees nor sends it. */
  owner: string;
  path: string;
  fields: [name: string, value: string][];
  /** In milliseconds. */
  at: number;
  /** The server's refusal, for a person to decide. */
  refusal?: string;
};

const name = "writes";
let database: Promise<IDBDatabase> | undefined;

const openDatabase = () =>
  new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open("llave-writes", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      // Signing out deletes it.
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
  });

/** Strict durability: a write survives a browser that is killed the moment after. */
const store: UseStore = async (mode, use) => {
  database ??= openDatabase();
  const written = (await database).transaction(name, mode, { durability: "strict" });
  return use(written.objectStore(name));
};

/** A member's writes on this device, in the order in which they were made. */
export const listWrites = async (owner: string): Promise<Write[]> =>
  (await entries<string, Write>(store))
    .map(([, write]) => write)
    .filter((write) => write.owner === owner);

export const saveWrite = (write: Write): Promise<void> => set(write.id, write, store);

export const deleteWrite = ({ id }: Write): Promise<void> => del(id, store);
