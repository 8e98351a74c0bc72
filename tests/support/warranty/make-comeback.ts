import { eq } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Warranty } from "#app/features/shop/print/warranty.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { makeJob, makeQuote } from "../make.ts";

/** Twelve months or 12,000 miles on everything. */
export const aYear: Warranty = {
  parts: { months: 12, distance: 12_000 },
  labor: { months: 12, distance: 12_000 },
  unit: "mi",
};

const rates = { laborRate: 85_00, currency: "USD", decimals: 2 } as const;

type Work = {
  owner: { id: string };
  job: { id: string };
  warranty?: Warranty;
  description?: string;
};

/** Approved work that the shop warrants, for as much as `aYear` says by default. */
export const makeWarranted = (db: Db, { warranty = aYear, ...work }: Work) =>
  makeQuote(db, { ...work, status: "approved", rates: { ...rates, warranty } });

type Comeback = {
  owner: { id: string };
  of: { id: string };
  vehicleId: string;
  issues?: string;
};

/** A finished job that is a comeback of another, with warranted work of its own. */
export async function makeComeback(db: Db, { owner, of, vehicleId, issues }: Comeback) {
  const job = await makeJob(db, { owner, status: "completed", ...(issues && { issues }) });
  await makeWarranted(db, { owner, job, description: "Quote" });
  await db
    .update(repairJobs)
    .set({ vehicleId, comebackOf: of.id })
    .where(eq(repairJobs.id, job.id));
  return job;
}
