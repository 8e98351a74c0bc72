import { sql } from "drizzle-orm";
import { uses } from "#app/features/account/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day, nextDay } from "#app/values/calendar.ts";

/**
 * The bytes that the members of a shop may send in a day, forms and files together: hundreds of
 * times the typing of ten people. All shops share one database, and a script could fill it in a
 * day.
 */
export const writtenPerDay = 30 * 1024 * 1024;

/** Shops that have reached it, and until when; each isolate learns it by its own writes. */
const reached = new Map<string, number>();

/** Whether a shop has sent all that it may today. `now` in milliseconds. */
export function hasWrittenAll(shopId: string, now: number): boolean {
  const until = reached.get(shopId);
  if (until === undefined || until > now) return until !== undefined;
  reached.delete(shopId);
  return false;
}

/** Counts the bytes that a shop has sent, after the response: no write waits for it. */
export async function countWritten(
  db: Db,
  shopId: string,
  { bytes, now }: { bytes: number; now: number },
): Promise<void> {
  const since = nextDay(now) - day;
  const [row] = await db
    .insert(uses)
    .values({
      who: shopId,
      what: "shop.bytes",
      used: bytes,
      userId: null,
      since: new Date(since),
      until: new Date(since + day),
    })
    .onConflictDoUpdate({
      target: [uses.who, uses.what, uses.since],
      set: { used: sql`${uses.used} + ${bytes}` },
    })
    .returning({ used: uses.used });
  if (row && row.used > writtenPerDay) reached.set(shopId, since + day);
}
