import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import type { Account, Consumer } from "./account.ts";
import { refused, result } from "./answer.ts";

/** D1 on SQLite, with its two ways in: statements, and files that are imported whole. */
export function addDatabases(api: Hono, account: Account, origin: () => string): void {
  const at = "/accounts/:account/d1/database";
  // wrangler asks for a database by its id or by its name.
  const idOf = (said: string) =>
    [...account.databases].find(([id, { name }]) => id === said || name === said)?.[0] ?? said;
  const found = (c: Context) => account.databases.get(idOf(c.req.param("id")!));
  const missing = (c: Context) => refused(c, 404, 7404, "The database could not be found");
  const files = new Map<string, string>();

  api.get(at, (c) => {
    const all = [...account.databases].map(([uuid, { name }]) => ({ uuid, name }));
    return result(
      c,
      all.filter(({ name }) => name === (c.req.query("name") ?? name)),
    );
  });
  api.post(at, async (c) => {
    const { name } = await c.req.json<{ name: string }>();
    return result(c, { uuid: account.addDatabase(name), name });
  });
  api.get(`${at}/:id`, (c) => {
    const database = found(c);
    if (!database) return missing(c);
    return result(c, {
      uuid: idOf(c.req.param("id")!),
      name: database.name,
      version: "production",
    });
  });
  api.post(`${at}/:id/query`, async (c) => {
    const database = found(c);
    if (!database) return missing(c);
    const { sql } = await c.req.json<{ sql: string }>();
    try {
      const results = database.sqlite.prepare(sql).all();
      return result(c, [
        { results, success: true, meta: { served_by_region: "ENAM", duration: 1 } },
      ]);
    } catch (error) {
      return refused(c, 400, 7500, `${(error as Error).message}: SQLITE_ERROR`);
    }
  });
  api.get(`${at}/:id/time_travel/bookmark`, (c) =>
    result(c, { bookmark: "00000000-00000001-00000000-00000000000000000000000000000000" }),
  );
  api.put("/upload/:name", async (c) => {
    files.set(c.req.param("name")!, await c.req.text());
    const md5 = c.req.query("etag")!;
    return c.body(null, 200, { etag: `"${md5}"` });
  });
  api.post(`${at}/:id/import`, async (c) => {
    const database = found(c);
    if (!database) return missing(c);
    const asked = await c.req.json<{ action: string; etag?: string; filename?: string }>();
    if (asked.action === "init") {
      const filename = randomUUID();
      const upload_url = `${origin()}/upload/${filename}?etag=${asked.etag}`;
      return result(c, { success: true, upload_url, filename });
    }
    try {
      database.sqlite.exec(`begin; ${files.get(asked.filename!)}; commit`);
    } catch (error) {
      database.sqlite.exec("rollback");
      return refused(c, 400, 7500, `${(error as Error).message}: SQLITE_ERROR`);
    }
    return result(c, {
      success: true,
      type: "import",
      status: "complete",
      messages: [],
      errors: [],
      at_bookmark: "1",
      result: {
        num_queries: 1,
        meta: { duration: 1, rows_read: 0, rows_written: 0, size_after: 1 },
      },
    });
  });
}

/** Queues, and who consumes them. */
export function addQueues(api: Hono, account: Account): void {
  const at = "/accounts/:account/queues";
  const queue = (c: Context) =>
    account.queues.find(({ queue_id }) => queue_id === c.req.param("id")!);
  api.get(at, (c) => {
    const names = c.req.queries("name") ?? [];
    return result(
      c,
      account.queues.filter(({ queue_name }) => names.length === 0 || names.includes(queue_name)),
    );
  });
  api.post(at, async (c) => result(c, account.addQueue((await c.req.json()).queue_name)));
  api.get(`${at}/:id`, (c) => result(c, queue(c)));
  api.get(`${at}/:id/consumers`, (c) => result(c, queue(c)?.consumers ?? []));
  api.on(["POST", "PUT"], [`${at}/:id/consumers`, `${at}/:id/consumers/:consumer`], async (c) => {
    const { script_name, dead_letter_queue } = await c.req.json<
      Consumer & { script_name: string }
    >();
    const made = {
      consumer_id: randomUUID(),
      type: "worker",
      script: script_name,
      dead_letter_queue,
    };
    queue(c)!.consumers = [made as Consumer];
    return result(c, made);
  });
}

/** Buckets and their objects. */
export function addBuckets(api: Hono, account: Account): void {
  const at = "/accounts/:account/r2/buckets";
  const missing = (c: Context) => refused(c, 404, 10006, "The specified bucket does not exist.");
  api.get(at, (c) => result(c, { buckets: [...account.buckets.keys()].map((name) => ({ name })) }));
  api.post(at, async (c) => {
    const { name } = await c.req.json<{ name: string }>();
    account.buckets.set(name, new Map());
    return result(c, { name });
  });
  api.get(`${at}/:name`, (c) =>
    account.buckets.has(c.req.param("name")!)
      ? result(c, { name: c.req.param("name")! })
      : missing(c),
  );
  api.on(["GET", "PUT", "DELETE"], `${at}/:name/objects/:key{.+}`, async (c) => {
    const bucket = account.buckets.get(c.req.param("name")!);
    const key = decodeURIComponent(c.req.param("key")!);
    if (!bucket) return missing(c);
    if (c.req.method === "GET") {
      const object = bucket.get(key);
      return object
        ? c.body(new Uint8Array(object))
        : refused(c, 404, 10007, "The specified key does not exist.");
    }
    if (c.req.method === "PUT") bucket.set(key, Buffer.from(await c.req.arrayBuffer()));
    else bucket.delete(key);
    return result(c, {});
  });
}
