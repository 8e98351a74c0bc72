import { sql } from "drizzle-orm";
import type { Platform } from "#app/platform/platform.server.ts";

/**
 * Nightly sweep: deletes the moved rows of joins that can no longer be undone. The joins themselves
 * stay, since they redirect the addresses of deleted records.
 */
export const sweepMerges = async ({ db }: Pick<Platform, "db">, now: number): Promise<void> => {
  await db.run(
    sql`UPDATE customer_merges SET moved = '{}' WHERE undo_until <= ${now} AND moved <> '{}'`,
  );
};
