import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { consents } from "#app/features/messages/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { followUpDays } from "#app/features/reminders/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { monthsAfter } from "#app/values/wall-time.ts";
import type { App } from "../app.ts";
import { makeJob, makeQuote, makeShop } from "../make.ts";
import { type Person, signedIn } from "../people.ts";
import { aCustomer, aVehicle } from "../repair/customers.ts";

type Traits = {
  owner?: Person;
  /** When the brakes were declined. */
  declinedAt?: number;
  hasAgreed?: boolean;
  hourlyRate?: number;
};

/** When something was declined that is due today. */
export const fourMonthsAgo = (now = Date.now()): number => {
  const today = new Date(now).toISOString().slice(0, 10);
  return Date.parse(`${monthsAfter(today, -4)}T18:00:00Z`);
};

/** The brakes of a Spanish-speaking customer's car, which were declined. */
export async function dueVehicle(
  { db }: Pick<App, "db">,
  { declinedAt = fourMonthsAgo(), hasAgreed = false, hourlyRate = 120_00, ...traits }: Traits = {},
) {
  const owner = traits.owner ?? (await signedIn(db, "premium"));
  const { shopId } = owner;
  if (!traits.owner)
    await makeShop(db, owner, { hourlyRate: 100_00, phone: "+1 555 010 4040", timeZone: "UTC" });
  const email = `due.${newId()}@example.com`;
  const customer = await aCustomer(db, { owner, email });
  const vehicle = await aVehicle(db, { owner, customer });
  const at = new Date(declinedAt);
  const job = await makeJob(db, { owner, status: "completed" });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id, vehicleId: vehicle.id, createdAt: at, updatedAt: at })
    .where(eq(repairJobs.id, job.id));
  const quote = await makeQuote(db, {
    owner,
    job,
    status: "rejected",
    description: "Pastillas de freno delanteras",
    laborHours: 1,
    materials: [{ name: "Pastillas", quantity: 1, unitPrice: 80_00 }],
    rates: { laborRate: 100_00, currency: "USD", decimals: 2, terms: null },
  });
  await db
    .update(repairQuotes)
    .set({ createdAt: at, updatedAt: at })
    .where(eq(repairQuotes.id, quote.id));
  // The shop's hourly rate has changed since.
  await db.update(shopSettings).set({ hourlyRate }).where(eq(shopSettings.shopId, shopId));
  if (hasAgreed)
    await db.insert(consents).values({
      shopId,
      id: newId(),
      address: email,
      way: "marketing",
      state: "given",
      words: "Sí",
      language: "es",
      by: owner.id,
      at: new Date(),
    });
  const askOn = async () =>
    (await db.select().from(followUpDays).where(eq(followUpDays.vehicleId, vehicle.id)).get())
      ?.askOn;
  return { owner, shopId, customer, vehicle, job, quote, email, askOn };
}
