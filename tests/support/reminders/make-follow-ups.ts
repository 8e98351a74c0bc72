import { v7 as newId } from "uuid";
import {
  followUpSettings,
  followUps,
  recommendationAnswers,
} from "#app/features/reminders/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import type { App } from "../app.ts";
import type { Person } from "../people.ts";
import { aCustomer, aVehicle } from "../repair/customers.ts";

/** A shop's rules of what is due, a message about it, and an answer; texts carry `tag`. */
export async function makeFollowUps(
  db: App["db"],
  owner: Pick<Person, "id" | "shopId">,
  tag: string,
): Promise<void> {
  const { shopId } = owner;
  const at = new Date();
  const customer = await aCustomer(db, { owner, firstName: `Eva ${tag}` });
  const vehicle = await aVehicle(db, { owner, customer });
  const names = { en: `Oil ${tag}`, es: `Aceite ${tag}` };
  const service = { id: `oil ${tag}`, names, distance: 5_000, months: 6, words: [`oil ${tag}`] };
  await db.insert(followUpSettings).values({
    shopId,
    services: [service],
    declinedMonths: 4,
    yellowMonths: 4,
    redMonths: 1,
    leadDays: 21,
    asksByItself: false,
    updatedAt: at,
  });
  const work = {
    subject: "service:oil",
    kind: "service" as const,
    jobId: newId(),
    quoteId: null,
    newId: newId(),
    text: `Trabajo ${tag}`,
    photo: null,
  };
  const of = { shopId, vehicleId: vehicle.id, customerId: customer.id };
  await db.insert(followUps).values({
    ...of,
    id: newId(),
    language: "es",
    work: [work],
    tokenHash: newId(),
    by: owner.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + 60 * day),
  });
  await db
    .insert(recommendationAnswers)
    .values({ ...of, subject: `found:${tag}`, answer: "no", by: owner.id, at });
}
