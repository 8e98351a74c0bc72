import { eq } from "drizzle-orm";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { makeJob } from "../make.ts";
import { type Person, signedIn } from "../people.ts";
import { aCustomer, aVehicle } from "./customers.ts";

/** A shop with a customer, their vehicle, and jobs of it. */
export async function makeVisits(db: Db, owner?: Person) {
  const who = owner ?? (await signedIn(db, "premium"));
  const customer = await aCustomer(db, { owner: who });
  const vehicle = await aVehicle(db, { owner: who, customer });
  const visit = async (details: Partial<Parameters<typeof makeJob>[1]> = {}) => {
    const job = await makeJob(db, { ...details, owner: who });
    await db
      .update(repairJobs)
      .set({ customerId: customer.id, vehicleId: vehicle.id })
      .where(eq(repairJobs.id, job.id));
    return job;
  };
  return { owner: who, customer, vehicle, visit };
}
