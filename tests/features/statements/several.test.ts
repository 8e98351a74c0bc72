import { and, asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { invoiceCounters, payments } from "#app/features/money/tables.server.ts";
import { jobEvents, repairJobs } from "#app/features/repair/tables.server.ts";
import { findStatement } from "#app/features/statements/find-statement.server.ts";
import { addSeveral } from "#app/features/statements/several/add-several.server.ts";
import { spread, sumOf } from "#app/features/statements/several/spread.ts";
import { below, tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { fleetShop } from "../../support/money/fleet.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = drizzle(d1);

type Fleet = Awaited<ReturnType<typeof fleetShop>>;
const refOf = ({ shopId, customerId }: Fleet) => ({ shopId, customerId });

async function accountOf(fleet: Fleet) {
  const { accounts, jobs } = (await findStatement(db, refOf(fleet), Date.now()))!;
  const [account] = accounts;
  return { invoices: account?.invoices ?? [], owed: account?.owed ?? 0, jobs };
}

/** Performs one request: a read, and a write based on it. */
async function payment(fleet: Fleet, amount: number, key = newId()) {
  const { invoices, jobs } = await accountOf(fleet);
  const parts = spread(amount, invoices);
  const paid = invoices.filter(({ number }) => parts.has(number));
  return () =>
    addSeveral(db, {
      ...refOf(fleet),
      key,
      by: fleet.owner.id,
      now: Date.now(),
      currency: "USD",
      way: "transfer",
      wayName: null,
      paidOn: "2026-11-23",
      note: "",
      parts: paid.map(({ jobId, number }) => ({ jobId, number, amount: parts.get(number)! })),
      read: jobs.filter(({ jobId }) => paid.some((one) => one.jobId === jobId)),
    });
}

const rowsOf = ({ shopId }: Fleet) =>
  db.select().from(payments).where(eq(payments.shopId, shopId)).orderBy(asc(payments.id));

test("One payment over several invoices has one receipt, and each job its sums and its entry", async () => {
  const fleet = await fleetShop(db);
  await (await payment(fleet, 500_00))();
  const rows = await rowsOf(fleet);
  expect(rows.map(({ amount, receipt }) => [amount, receipt])).toEqual([
    [372_90, 1],
    [127_10, 1],
  ]);
  const jobs = await db
    .select({ paid: repairJobs.paidTotal, owed: repairJobs.owedTotal })
    .from(repairJobs)
    .where(eq(repairJobs.shopId, fleet.shopId))
    .orderBy(asc(repairJobs.number));
  expect(jobs).toEqual([
    { paid: 372_90, owed: 0 },
    { paid: 127_10, owed: 245_80 },
    { paid: 0, owed: 372_90 },
  ]);
  const events = await db
    .select({ what: jobEvents.what, to: jobEvents.to })
    .from(jobEvents)
    .where(and(eq(jobEvents.shopId, fleet.shopId), eq(jobEvents.what, "paymentAdded")));
  expect(events.map(({ to }) => to).sort()).toEqual(["12710", "37290"]);
  expect((await accountOf(fleet)).owed).toBe(3 * 372_90 - 500_00);
  await (await payment(fleet, 100_00))();
  expect((await rowsOf(fleet)).map(({ receipt }) => receipt)).toContain(2);
});

test("The same form twice is one payment, also at once", async () => {
  const fleet = await fleetShop(db);
  const key = newId();
  const [one, other] = [await payment(fleet, 500_00, key), await payment(fleet, 500_00, key)];
  const answers = await Promise.all([one(), other()]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toHaveLength(2);
  await other();
  expect(await rowsOf(fleet)).toHaveLength(2);
});

test("It is refused whole when one of its invoices changed meanwhile", async () => {
  const fleet = await fleetShop(db);
  const [first, second] = fleet.invoices;
  for (const change of [
    () => fleet.pay(second!.jobId, 10_00, newId(), second!.number),
    () => fleet.credit(first!.number, first!.jobId, newId(), { kind: "amount", amount: 1_00 }),
    () =>
      db
        .update(repairJobs)
        .set({ customerId: null })
        .where(and(eq(repairJobs.shopId, fleet.shopId), eq(repairJobs.id, second!.jobId))),
  ]) {
    const late = await payment(fleet, 600_00);
    const before = await rowsOf(fleet);
    await change();
    expect(await late()).toEqual([]);
    const added = (await rowsOf(fleet)).length - before.length;
    expect(added).toBeLessThanOrEqual(1);
    expect((await rowsOf(fleet)).every(({ receipt }) => receipt === null)).toBe(true);
  }
  const [counter] = await db
    .select()
    .from(invoiceCounters)
    .where(and(eq(invoiceCounters.shopId, fleet.shopId), eq(invoiceCounters.series, "receipt")));
  expect(counter).toBeUndefined();
});

test("Payments at once over the same invoices never come to more than is owed", {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < tries(12); round++) {
    const fleet = await fleetShop(db, 3);
    const all = 3 * 372_90;
    const amounts = Array.from({ length: 3 }, () => 1 + below(all));
    const ready = await Promise.all(amounts.map((amount) => payment(fleet, amount)));
    const [{ jobId, number }] = fleet.invoices as [{ jobId: string; number: number }];
    const counter = () => fleet.pay(jobId, 100_00, newId(), number);
    const answers = await Promise.all([...ready.map((write) => write()), counter()]);
    const rows = await rowsOf(fleet);
    const perInvoice = fleet.invoices.map(({ number: one }) =>
      sumOf(rows.filter((row) => row.invoiceNumber === one).map(({ amount }) => amount)),
    );
    for (const paid of perInvoice) expect(paid).toBeLessThanOrEqual(372_90);
    const recorded = answers.slice(0, 3).filter((one) => Array.isArray(one) && one.length > 0);
    const byReceipt = Map.groupBy(
      rows.filter(({ receipt }) => receipt !== null),
      ({ receipt }) => receipt,
    );
    expect(byReceipt.size).toBe(recorded.length);
    // Each is there whole: its rows come to what was paid.
    for (const list of byReceipt.values())
      expect(amounts).toContain(sumOf(list.map(({ amount }) => amount)));
    expect((await accountOf(fleet)).owed).toBe(all - sumOf(rows.map(({ amount }) => amount)));
  }
});
