import { randomUUID } from "node:crypto";
import path from "node:path";
import { drizzle } from "drizzle-orm/d1";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";
import type { Db } from "#app/platform/db/db.server.ts";
import { bridgedD1 } from "./bridged-d1.ts";
import { localBucket, localD1 } from "./local.ts";
import { settings } from "./workers.ts";

export type Stores = {
  d1: D1Database;
  db: Db;
  files: R2Bucket;
  /** Store of the stand-in for mail. */
  outbox: KVNamespace;
};

/**
 * Opens the local database and files for a script; nobody else is answered. The caller has locked
 * the data folder (`lockData`).
 */
export async function withStores<T>(
  folder: string,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  // The stand-ins are never deployed: their configuration is a local one.
  const { kv_namespaces: outboxes } = readConfig({ config: "demo/wrangler.toml" });
  const key = randomUUID();
  const worker: V4WorkerOptions = {
    name: "stores",
    modules: true,
    scriptPath: path.join(import.meta.dirname, "stores-worker.js"),
    bindings: { KEY: key },
    d1Databases: { DB: localD1.id },
    r2Buckets: { FILES: localBucket },
    kvNamespaces: { OUTBOX: outboxes[0]!.id! },
  };
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...settings(folder),
      host: "127.0.0.1",
      log: new Log(LogLevel.ERROR),
      workers: [worker],
    }),
  );
  try {
    const { origin } = await runtime.ready;
    const headers = { authorization: key, "accept-encoding": "identity" };
    const d1 = bridgedD1((body) => fetch(origin, { method: "POST", body, headers }));
    const { FILES, OUTBOX } = await runtime.getBindings<{
      FILES: R2Bucket;
      OUTBOX: KVNamespace;
    }>();
    return await work({ d1, db: drizzle(d1), files: FILES, outbox: OUTBOX });
  } finally {
    await runtime.dispose();
  }
}
