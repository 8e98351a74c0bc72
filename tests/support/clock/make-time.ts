import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { clockEntries, clockPins } from "#app/features/clock/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

type Entry = typeof clockEntries.$inferInsert;
type Noted = Partial<Entry> & Pick<Entry, "shopId" | "memberId">;

/** An entry of an hour that has ended, or one as it is said. */
export async function makeEntry(db: Db, noted: Noted): Promise<Entry> {
  const startedAt = noted.startedAt ?? new Date("2026-11-23T15:00Z");
  const hourLater = new Date(startedAt.getTime() + 3_600_000);
  const entry: Entry = {
    id: newId(),
    activity: noted.jobId ? "job" : "other",
    startedAt,
    endedAt: hourLater,
    forgottenAt: new Date(startedAt.getTime() + 12 * 3_600_000),
    closesAt: hourLater,
    isForgotten: false,
    by: noted.memberId,
    at: startedAt,
    ...noted,
  };
  await db.insert(clockEntries).values(entry);
  return entry;
}

/** A shop that uses the clock, with an entry that has ended and a PIN of one member. */
export async function makeTime(db: Db, noted: Noted): Promise<string> {
  const { shopId, memberId } = noted;
  await db.update(shops).set({ usesClock: true }).where(eq(shops.id, shopId));
  const { id } = await makeEntry(db, noted);
  const at = new Date();
  // No PIN has this hash.
  await db
    .insert(clockPins)
    .values({ shopId, memberId, hash: "scrypt:14:8:5:00:00", by: memberId, at });
  return id;
}
