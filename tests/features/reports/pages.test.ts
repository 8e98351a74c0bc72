import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { debtorsOf, heldOf } from "#app/features/reports/owing/owing.ts";
import { readAllOwing, readOwing } from "#app/features/reports/owing/read-owing.server.ts";
import { readReport } from "#app/features/reports/read-report.server.ts";
import { allEntries, readRegister } from "#app/features/reports/register/read-register.server.ts";
import { readRegister as registerAsked } from "#app/features/reports/register/register.ts";
import { readAsked } from "#app/features/reports/report.ts";
import { readSalesTax } from "#app/features/reports/tax/read-sales-tax.server.ts";
import { sumsOf, type TaxRow } from "#app/features/reports/tax/sales-tax.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../support/d1.ts";
import { full } from "../../support/full.ts";
import { rawReports } from "../../support/quotes/raw-reports.ts";
import { reportWorld, step } from "../../support/quotes/report-world.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);

const ranges = [
  { from: "2026-10-20", to: "2026-10-31" },
  { from: "2026-11-01", to: "2026-11-30" },
  { from: "2026-10-01", to: "2027-12-31" },
];
const some = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));

/** The sums of a sales tax report under the names that the recount gives them. */
function named(rows: readonly TaxRow[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { currency, net } of sumsOf(rows)) {
    expect(net.exempt + net.untaxed + net.taxable).toBe(net.gross);
    for (const name of ["total", "tax", "gross"] as const) sums[`${currency} ${name}`] = net[name];
    for (const { name, amount } of net.taxes) sums[`${currency} ${name}`] = amount;
  }
  return some(sums);
}

test("Say to the cent what a recount of all rows says", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 90 }), async (steps) => {
      const { shopId, apply, now } = await reportWorld(db);
      for (const one of steps) await apply(one);
      const raw = await rawReports(db, shopId);
      const moment = { now: now(), readerZone: "UTC" };
      for (const { from, to } of ranges) {
        const days = { period: "custom", from, to } as const;
        for (const [basis, sums] of [
          ["invoiced", raw.invoiced({ from, to })],
          ["paid", raw.paidFor({ from, to })],
        ] as const) {
          const { rows } = await readSalesTax(db, shopId, { ...moment, asked: { ...days, basis } });
          expect(named(rows)).toEqual(sums);
        }
        const asked = { ...registerAsked(new URLSearchParams()), ...days, show: 1000 };
        const { till, entries } = await readRegister(db, shopId, { ...moment, asked });
        const inTill = till.flatMap(({ currency, way, received, returned }) => [
          [`${currency} ${way} in`, received],
          [`${currency} ${way} out`, returned],
        ]);
        expect(some(Object.fromEntries(inTill))).toEqual(raw.till({ from, to }));
        const within = (day: string) => day >= from && day <= to;
        expect(entries.map(({ amount }) => Math.abs(amount)).sort()).toEqual(
          [
            ...raw.papers.filter(({ content }) => within(content.date)).map((p) => p.totalAmount),
            ...raw.paid.filter(({ paidOn }) => within(paidOn)).map((p) => Math.abs(p.amount)),
          ].sort(),
        );
        const listed = [];
        for await (const entry of allEntries(db, shopId, { ...asked, days: { from, to } }))
          listed.push(entry.key);
        expect(listed).toEqual(entries.map(({ key }) => key));
      }
      const { shop, jobs, sums } = await readOwing(db, shopId, moment);
      expect(await readAllOwing(db, shopId)).toEqual(jobs);
      const debtors = debtorsOf(jobs, shop.today);
      const owed = debtors.flatMap(({ invoices }) => invoices);
      expect(Object.fromEntries(owed.map((one) => [String(one.number), one.owed]))).toEqual(
        raw.owed(),
      );
      const held = heldOf(jobs).map((one) => [`${one.jobId} ${one.currency}`, one.held]);
      expect(Object.fromEntries(held)).toEqual(raw.held());
      const { report } = await readReport(db, shopId, {
        ...moment,
        asked: readAsked(new URLSearchParams()),
      });
      const aged = report.owed.map(({ currency, age, owed }) => [`${currency} ${age}`, owed]);
      const ageing: Record<string, number> = {};
      for (const { currency, age, owed } of debtors.flatMap(({ invoices }) => invoices))
        ageing[`${currency} ${age}`] = (ageing[`${currency} ${age}`] ?? 0) + owed;
      expect(Object.fromEntries(aged)).toEqual(ageing);
      for (const { currency, owed } of sums)
        expect(owed).toBe(
          debtors
            .filter((one) => one.currency === currency)
            .reduce((sum, one) => sum + one.owed, 0),
        );
    }),
    { numRuns: full ? 150 : 12, endOnFailure: true },
  );
});
