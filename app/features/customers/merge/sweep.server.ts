import { sql } from "drizzle-orm";
import type { Platform } from "#app/platform/platform.server.ts";

/**
 * The nightly sweep: what was moved by joins that can no longer be undone. The rows stay, since
 * addresses of records that are gone lead through them.
 */
export const sweepMerges = async ({ db }: Pick<Platform, "db">, now: number): Promise<void> => {
  await db.run(
    sql`UPDATE customer_merges SET moved = '{}' WHERE undo_until <= ${now} AND moved <> '{}'`,
  );
};
