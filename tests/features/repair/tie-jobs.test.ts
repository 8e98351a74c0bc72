import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { tieNextJobs } from "#app/features/repair/form/tie-jobs.server.ts";
import { repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

/** A shop as the version before customers left it. */
async function oldShop() {
  const owner = await signedIn(db, "premium");
  const now = Date.UTC(2026, 0, 1);
  await makeJob(db, { owner, now });
  await makeJob(db, { owner, now: now + 1, licensePlate: "abc 123" });
  await makeJob(db, { owner, now: now + 2, customerFirstName: "Juan" });
  const of = owner.shopId;
  await db
    .update(repairJobs)
    .set({ customerId: null, vehicleId: null })
    .where(eq(repairJobs.shopId, of));
  await db.delete(vehicles).where(eq(vehicles.shopId, of));
  await db.delete(customers).where(eq(customers.shopId, of));
  await db.update(workCounters).set({ tiedUntil: 0 }).where(eq(workCounters.shopId, of));
  return owner;
}
const jobsOf = ({ shopId }: Person) =>
  db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId)).orderBy(repairJobs.number);

test.each([1, 2, 40])(
  "Ties older jobs by the same rule, %d at a time, and then stops",
  async (limit) => {
    const owner = await oldShop();
    while (await tieNextJobs(db, limit));
    const [first, second, third] = await jobsOf(owner);
    expect(second!.customerId).toBe(first!.customerId);
    expect(second!.vehicleId).toBe(first!.vehicleId);
    expect(third!.customerId).not.toBe(first!.customerId);
    const [owns] = await db
      .select()
      .from(vehicleOwners)
      .where(eq(vehicleOwners.vehicleId, first!.vehicleId!));
    expect(owns).toMatchObject({ customerId: first!.customerId, since: first!.createdAt });
    expect(await tieNextJobs(db)).toBe(false);
  },
);

test("A job whose customer was deleted later is not tied again", async () => {
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner });
  await db.update(repairJobs).set({ customerId: null }).where(eq(repairJobs.id, job.id));
  while (await tieNextJobs(db));
  expect((await jobsOf(owner))[0]!.customerId).toBeNull();
});
