import { sql } from "drizzle-orm";
import { revisionsFolder } from "#app/features/shop/revision-folder.ts";
import { elementsOf } from "#app/platform/db/json-rows.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";

/** Limit of list calls per night, with a thousand files each. */
const listings = 300;

/**
 * The nightly sweep: files that no row names a day after they were stored, because the sending
 * broke off, or its shop is gone.
 */
export async function sweepRevisions(
  { db, files }: Pick<Platform, "db" | "files">,
  now: number,
): Promise<void> {
  let cursor: string | undefined;
  for (let at = 0; at < listings; at++) {
    const listed = await files.list({ prefix: revisionsFolder, ...(cursor && { cursor }) });
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < now - day);
    const keys = old.map(({ key }) => key);
    const unnamed = await db.all<{ key: string }>(
      sql`SELECT value AS key FROM ${elementsOf(keys)} WHERE NOT EXISTS (
        SELECT 1 FROM revisions r WHERE r.sha256 = substr(value, -69, 64)
          AND value = ${revisionsFolder} || r.shop_id || '/' || r.sha256 || '.json')
        AND NOT EXISTS (SELECT 1 FROM walk_signatures w WHERE w.sha256 = substr(value, -69, 64)
          AND value = ${revisionsFolder} || w.shop_id || '/' || w.sha256 || '.json')
        AND NOT EXISTS (SELECT 1 FROM revisions r WHERE r.pdf_sha256 = substr(value, -68, 64)
          AND value = ${revisionsFolder} || r.shop_id || '/' || r.pdf_sha256 || '.pdf')`,
    );
    if (unnamed.length > 0) await files.delete(unnamed.map(({ key }) => key));
    if (!listed.truncated) return;
    cursor = listed.cursor;
  }
}
