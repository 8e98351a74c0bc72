import { and, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { closingOf } from "#app/features/clock/closing.ts";
import { clockEntries } from "#app/features/clock/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import { instantOf, wallTimeOf } from "#app/values/wall-time.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";

const day = 24 * 60 * 60_000;
const zone = "America/Chicago";

/** From and to of a working day, and whether it is without a job. */
const shifts = [
  ["08:05", "10:40", false],
  ["10:40", "12:00", false],
  ["13:00", "13:20", true],
  ["13:20", "16:55", false],
] as const;

/**
 * In the demo shop the clock is on: its technician's last days, with an entry that was forgotten and
 * one that the owner corrected.
 */
export async function seedClock({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const [owner] = await db
    .select({ shopId: shops.id, by: users.id })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(users.email, demoAccounts[2]));
  if (!owner) return;
  const { shopId, by } = owner;
  const [technician] = await db
    .select({ id: shopMembers.userId })
    .from(shopMembers)
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.role, "technician")));
  if (!technician) return;
  const memberId = technician.id;
  const jobs = await db
    .select({ id: repairJobs.id })
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.technicianId, memberId)))
    .orderBy(desc(repairJobs.number))
    .limit(12);
  const rows = Array.from({ length: 9 }, (_, back) => wallTimeOf(now - (back + 1) * day, zone))
    .map((wall) => wall.slice(0, 10))
    .filter((one) => new Date(one).getUTCDay() % 6 !== 0)
    .flatMap((onDay, at) =>
      shifts.map(([from, to, isCleaning], shift) => {
        const startedAt = instantOf(`${onDay}T${from}`, zone)!;
        const endedAt = instantOf(`${onDay}T${to}`, zone)!;
        const jobId = isCleaning ? null : (jobs[(at * 3 + shift) % jobs.length]?.id ?? null);
        const closing = closingOf(startedAt, { zone, week: undefined });
        const isForgotten = at === 1 && shift === 3;
        return {
          id: newId({ msecs: startedAt }),
          memberId,
          jobId,
          quoteId: null,
          activity: jobId ? ("job" as const) : ("cleaning" as const),
          startedAt,
          endedAt: isForgotten ? closing.closesAt : endedAt,
          ...closing,
          isForgotten: Number(isForgotten),
          corrects: null as string | null,
          by: memberId,
          why: null as string | null,
          at: startedAt,
        };
      }),
    );
  const wrong = rows[0];
  if (!wrong) return;
  const corrected = {
    ...wrong,
    id: newId({ msecs: wrong.endedAt + 60_000 }),
    endedAt: wrong.endedAt + 20 * 60_000,
    corrects: wrong.id,
    by,
    why: "Llegó la pieza tarde; terminó veinte minutos después.",
    at: wrong.endedAt + 60_000,
  };
  await db.batch([
    db.update(shops).set({ usesClock: true }).where(eq(shops.id, shopId)),
    insertRows(db, clockEntries, [...rows, corrected], { shopId }),
  ]);
}
