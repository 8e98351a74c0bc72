import { and, asc, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { nameFrom } from "#app/features/quotes/canned/canned.ts";
import { storeLastPrices } from "#app/features/quotes/canned/last-prices.server.ts";
import { findToCan, saveCanned } from "#app/features/quotes/canned/save-canned.server.ts";
import { cannedQuotes, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** How often each canned quote was used. */
const uses = [6, 3, 1];

type Shop = { shopId: string; language: Language };

/** Canned quotes of a demo shop, from quotes that are translated, and what it charged last. */
export async function seedCanned(db: Db, { shopId, language }: Shop, now: number): Promise<void> {
  const closed = await db
    .select({ id: repairQuotes.id, jobId: repairJobs.id, createdAt: repairQuotes.createdAt })
    .from(repairQuotes)
    .innerJoin(
      repairJobs,
      and(eq(repairJobs.shopId, repairQuotes.shopId), eq(repairJobs.id, repairQuotes.jobId)),
    )
    .where(and(eq(repairQuotes.shopId, shopId), eq(repairJobs.status, "completed")))
    .orderBy(desc(repairQuotes.createdAt), asc(repairQuotes.number))
    .limit(12);
  let saved = 0;
  for (const { id, jobId, createdAt } of closed.reverse()) {
    const from = (await findToCan(db, { shopId, jobId, id }))!;
    const { materials, currency } = from.quote;
    const at = createdAt.getTime();
    await storeLastPrices(
      db,
      { shopId, id },
      { materials, currency, language, now: at, isNew: true },
    );
    if (saved === uses.length || materials.length === 0) continue;
    const key = { shopId, id: newId({ msecs: at }) };
    const name = nameFrom(from.quote.description);
    if ((await saveCanned(db, key, { from, name, language, now: at })) !== "saved") continue;
    await db
      .update(cannedQuotes)
      .set({ used: uses[saved]!, lastUsedAt: new Date(now - (saved + 1) * day) })
      .where(and(eq(cannedQuotes.shopId, shopId), eq(cannedQuotes.id, key.id)));
    saved++;
  }
}
