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
import { settings } from "./workers.ts";

/** The name of production's bucket. */
export const bucketName = (): string =>
  readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).r2_buckets[0]!.bucket_name!;

export type Stores = {
  d1: D1Database;
  db: Db;
  files: R2Bucket;
  /** What the stand-in for mail stores. */
  outbox: KVNamespace;
};

/**
 * Opens the local database and files for a script; nothing is served. The caller has locked the
 * data folder (`lockData`).
 */
export async function withStores<T>(
  folder: string,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const { d1_databases: databases, r2_buckets: buckets } = readConfig({ config: "wrangler.toml" });
  const { kv_namespaces: outboxes } = readConfig({ config: "demo/wrangler.toml" });
  const worker: V4WorkerOptions = {
    name: "stores",
    modules: true,
    script: "export default { fetch: () => new Response(null, { status: 404 }) }",
    d1Databases: { DB: databases[0]!.database_id! },
    r2Buckets: { FILES: buckets[0]!.bucket_name! },
    kvNamespaces: { OUTBOX: outboxes[0]!.id! },
  };
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...settings(folder),
      log: new Log(LogLevel.ERROR),
      workers: [worker],
    }),
  );
  try {
    const { DB, FILES, OUTBOX } = await runtime.getBindings<{
      DB: D1Database;
      FILES: R2Bucket;
      OUTBOX: KVNamespace;
    }>();
    return await work({ d1: DB, db: drizzle(DB), files: FILES, outbox: OUTBOX });
  } finally {
    await runtime.dispose();
  }
}
