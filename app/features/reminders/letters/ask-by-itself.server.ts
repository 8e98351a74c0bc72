import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { isDecentHour } from "#app/features/calendar/letters/remind-at.ts";
import { makeAsk } from "#app/features/reminders/ask/make-ask.server.ts";
import { followUpDays, followUpSettings } from "#app/features/reminders/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { dayAfter, wallTimeOf } from "#app/values/wall-time.ts";

/** Vehicles that one run looks at, of all shops and of one. */
const [perRun, perShop] = [40, 10] as const;
/** When a customer without consent or e-mail address is checked again. */
const laterDays = 7;

/**
 * Asks the customers of due vehicles, in shops that enabled it: in the shop's daytime, and only
 * with the customer's consent. Two concurrent runs send one message.
 */
export async function askByItself({ db }: Pick<Platform, "db">, now: number): Promise<void> {
  const shops = await db
    .select({ shopId: followUpSettings.shopId, zone: shopSettings.timeZone })
    .from(followUpSettings)
    .innerJoin(shopSettings, eq(shopSettings.shopId, followUpSettings.shopId))
    .where(
      sql`${eq(followUpSettings.asksByItself, true)} AND EXISTS (SELECT 1 FROM follow_up_days d
        WHERE d.shop_id = ${followUpSettings.shopId} AND d.try_on <= ${wallTimeOf(now, "UTC").slice(0, 10)})`,
    )
    .limit(perRun);
  let left: number = perRun;
  for (const { shopId, zone } of shops) {
    if (left <= 0) return;
    if (!isDecentHour(now, zone)) continue;
    const today = wallTimeOf(now, zone).slice(0, 10);
    const due = await db
      .select({ vehicleId: followUpDays.vehicleId })
      .from(followUpDays)
      .where(
        and(
          eq(followUpDays.shopId, shopId),
          lte(followUpDays.tryOn, today),
          isNull(followUpDays.staleAt),
        ),
      )
      .orderBy(asc(followUpDays.tryOn))
      .limit(Math.min(left, perShop));
    left -= due.length;
    for (const { vehicleId } of due) await askOne({ db }, { shopId, vehicleId, today }, now);
  }
}

type Due = { shopId: string; vehicleId: string; today: string };

async function askOne(
  { db }: Pick<Platform, "db">,
  { shopId, vehicleId, today }: Due,
  now: number,
) {
  // Rescheduled first, so that a failing one does not block the others.
  await db
    .update(followUpDays)
    .set({ tryOn: dayAfter(today, laterDays) })
    .where(and(eq(followUpDays.shopId, shopId), eq(followUpDays.vehicleId, vehicleId)));
  await makeAsk(db, {
    shopId,
    vehicleId,
    id: newId(),
    isChosen: ({ askOn }, on) => askOn !== null && askOn <= on,
    needsConsent: true,
    by: null,
    now,
  });
}
