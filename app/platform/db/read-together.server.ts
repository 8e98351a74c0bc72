import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./db.server.ts";

type Query = BatchItem<"sqlite">;
type Rows<Asked> = Asked extends Query ? Awaited<Asked> : undefined;

/**
 * Reads several queries in one round trip. An undefined query is skipped, and its result is empty.
 */
export async function readTogether<const Queries extends readonly (Query | undefined)[]>(
  db: Db,
  queries: Queries,
): Promise<{ -readonly [At in keyof Queries]: Rows<Queries[At]> }> {
  const asked = queries.filter((query) => query !== undefined);
  const [first, ...others] = asked;
  const rows: unknown[] = first ? await db.batch([first, ...others]) : [];
  const all = queries.map((query) => query && rows.shift());
  return all as { -readonly [At in keyof Queries]: Rows<Queries[At]> };
}
