import { and, asc, eq, isNull } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import { findShopRates } from "#app/features/quotes/rates.server.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { refreshFollowUps } from "#app/features/reminders/known/refresh.server.ts";
import { agreementWords } from "#app/features/reminders/letters/follow-up-letter.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { monthsAfter } from "#app/values/wall-time.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";
import { both, type Offer, part } from "../repair.ts";
import { translateQuote } from "../translate-quote.ts";

const issues = both("Service and a look at everything.", "Servicio y una revisión general.");

/** Work that six customers declined, four months ago and some days less. */
const declined: readonly Offer[] = [
  {
    description: both("Rear brake pads", "Pastillas de freno traseras"),
    hours: 1.5,
    parts: [part(1, 64_90, "Rear brake pads", "Pastillas de freno traseras")],
  },
  {
    description: both("Front struts", "Amortiguadores delanteros"),
    hours: 3,
    parts: [part(2, 118_00, "Front strut", "Amortiguador delantero")],
  },
  {
    description: both("Drive belt", "Correa de accesorios"),
    hours: 1,
    parts: [part(1, 38_50, "Drive belt", "Correa de accesorios")],
  },
  {
    description: both("Coolant change", "Cambio de refrigerante"),
    hours: 1,
    parts: [part(2, 21_00, "Coolant, 1 gal", "Refrigerante, 1 gal")],
  },
  {
    description: both("Spark plugs", "Bujías"),
    hours: 1.5,
    parts: [part(4, 14_75, "Spark plug", "Bujía")],
  },
  {
    description: both("Battery", "Batería"),
    hours: 0.5,
    parts: [part(1, 169_00, "Battery", "Batería")],
  },
];

/** Six vehicles of the demo shop whose customers can be asked about what they declined. */
export async function seedFollowUp({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const owner = await db
    .select({ shopId: shops.id, by: users.id, name: shopSettings.shopName })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(shopSettings, eq(shopSettings.shopId, shops.id))
    .where(eq(users.email, demoAccounts[2]))
    .get();
  if (!owner) return;
  const { shopId, by, name } = owner;
  const [rates, people] = await Promise.all([
    findShopRates(db, shopId),
    db
      .select({ customer: customers, vehicle: vehicles })
      .from(vehicleOwners)
      .innerJoin(
        customers,
        and(eq(customers.shopId, shopId), eq(customers.id, vehicleOwners.customerId)),
      )
      .innerJoin(
        vehicles,
        and(eq(vehicles.shopId, shopId), eq(vehicles.id, vehicleOwners.vehicleId)),
      )
      .where(and(eq(vehicleOwners.shopId, shopId), isNull(vehicleOwners.until)))
      .orderBy(asc(customers.id))
      .limit(declined.length),
  ]);
  if (!rates) return;
  const due = Date.parse(monthsAfter(new Date(now).toISOString().slice(0, 10), -4));
  for (const [at, { customer, vehicle }] of people.entries()) {
    const then = due + (at - 3) * 86_400_000 + 18 * 3_600_000;
    const { description, hours, parts } = declined[at]!;
    const { language } = customer;
    const jobId = newId({ msecs: then });
    const draft = {
      customerFirstName: customer.firstName,
      customerLastName: customer.lastName,
      customerEmail: customer.email ?? "",
      customerPhone: customer.phone ?? "",
      language,
      carMake: vehicle.make,
      carModel: vehicle.model,
      carYear: vehicle.year ?? 2018,
      licensePlate: vehicle.plate ?? "—",
      vin: vehicle.vin,
      odometer: null,
      odometerUnit: null,
      issues: issues[language],
      diagnostic: null,
      technicianId: null,
      promisedAt: null,
    };
    const chosen = { customerId: customer.id, vehicleId: vehicle.id };
    await createJob(db, { shopId, jobId }, draft, { by, now: then, chosen });
    const work = {
      laborHours: hours,
      materials: parts.map(({ name: of, quantity, cents }) => ({
        name: of[language],
        quantity: quantity * quantityOne,
        unitPrice: cents,
      })),
    };
    const quote = {
      description: description[language],
      ...work,
      ...priceDocument(work, rates),
      terms: rates.terms ?? null,
    };
    const ref = { shopId, jobId, id: newId({ msecs: then }) };
    await createQuote(db, ref, { quote, rates, by, now: then });
    const said = { issues, description, parts: parts.map(({ name: of }) => of) };
    await translateQuote(db, ref, { ...said, language, by, now: then });
    await setQuoteStatus(db, ref, { status: "rejected", by, now: then });
    await setJobStatus(db, { shopId, jobId }, { status: "completed", by, now: then });
    if (at % 2 === 0 && customer.emailFoundBy)
      await noteConsent(db, {
        shopId,
        id: newId(),
        address: customer.emailFoundBy,
        way: "marketing",
        state: "given",
        words: agreementWords[language](name),
        language,
        by,
        now: then,
      });
  }
  await refreshFollowUps({ db }, now);
}
