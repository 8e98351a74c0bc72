import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { claimDue, isDue } from "#app/platform/db/due-work.server.ts";
import { elementsOf, given } from "#app/platform/db/json-rows.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { keysOf } from "./files.server.ts";
import { photoLeftovers } from "./tables.server.ts";

/** Leftovers per run: R2 deletes at most a thousand files in a call, two for a photo. */
const perRun = 500;
/** Expiry of a run's claim, in milliseconds. */
const claimMs = 10 * 60_000;

/**
 * Deletes the files of photos that were deleted, or never came to be. Every quarter of an hour, and
 * right after a deletion.
 */
export async function clearLeftovers(
  { db, files }: Pick<Platform, "db" | "files">,
  now: number,
): Promise<void> {
  const due = db
    .select({ id: sql`rowid` })
    .from(photoLeftovers)
    .where(isDue(photoLeftovers.dueAt, now))
    .orderBy(asc(photoLeftovers.dueAt))
    .limit(perRun);
  const row = inArray(sql`rowid`, due);
  const claimed = await claimDue(db, photoLeftovers, { row, now, claimMs, set: { claimed: true } });
  if (claimed.length === 0) return;
  await files.delete(claimed.flatMap(keysOf));
  // By their names: another run may have claimed others in this millisecond.
  await db.delete(photoLeftovers).where(
    and(
      eq(photoLeftovers.dueAt, claimed[0]!.dueAt),
      sql`(shop_id, photo_id, file) IN (SELECT ${given("shopId")}, ${given("photoId")},
          ${given("file")} FROM ${elementsOf(claimed)})`,
    ),
  );
}

/** Clears leftovers after the response; the next run retries failures. */
export const clearSoon = (platform: Pick<Platform, "db" | "files" | "defer" | "now">): void =>
  platform.defer(
    clearLeftovers(platform, platform.now()).catch((error) =>
      log.warn("deleted photos have files left", error),
    ),
  );
