import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { totalsOf } from "#app/features/money/invoices/invoice-content.ts";
import {
  contentOfInvoice,
  dayIn,
  readToInvoice,
} from "#app/features/money/invoices/read-to-invoice.server.ts";
import { addPayment } from "#app/features/money/payments/add-payment.server.ts";
import { nothingGiven } from "#app/features/quotes/consent.ts";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import { createQuote } from "#app/features/quotes/save/create-quote.server.ts";
import { setQuoteStatus } from "#app/features/quotes/save/quote-status.server.ts";
import { createJob } from "#app/features/repair/form/create-job.server.ts";
import { setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { addTillCount } from "#app/features/reports/day/till-counts.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Stores } from "../../local/stores.ts";
import { demoAccounts } from "../../local/welcome.ts";
import { both } from "../repair.ts";
import { translateQuote } from "../translate-quote.ts";

/** A van of the fleet, what was done to it, and for how many days its invoice has been open. */
const vans = [
  {
    plate: "FLT-2101",
    year: 2017,
    work: both("Front brakes", "Frenos delanteros"),
    hours: 2,
    part: 148_00,
    open: 68,
  },
  {
    plate: "FLT-2102",
    year: 2019,
    work: both("Belt and tensioner", "Banda y tensor"),
    hours: 1.5,
    part: 96_50,
    open: 36,
  },
  {
    plate: "FLT-2107",
    year: 2021,
    work: both("Service and filters", "Servicio y filtros"),
    hours: 1,
    part: 84_25,
    open: 6,
  },
] as const;

const rates = { laborRate: 95_00, currency: "USD", decimals: 2 } as const;

/**
 * In the demo shop a fleet with three open invoices, one paid in part yesterday in cash, and
 * yesterday's cash as it was counted: two dollars short, then corrected.
 */
export async function seedFleet({ db }: Pick<Stores, "db">, now: number): Promise<void> {
  const owner = await db
    .select({ shopId: shops.id, by: users.id })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(users.email, demoAccounts[2]))
    .get();
  if (!owner) return;
  const { shopId, by } = owner;
  const numbers: number[] = [];
  const jobs: string[] = [];
  let zone: string | undefined;
  for (const van of vans) {
    const ref = { shopId, jobId: newId() };
    const at = now - van.open * day;
    await createJob(db, ref, draftOf(van), { by, now: at });
    const materials = [{ name: van.work.es, quantity: quantityOne, unitPrice: van.part }];
    const quote = {
      description: van.work.es,
      laborHours: van.hours,
      ...priceDocument({ laborHours: van.hours, materials }, rates),
      terms: null,
    };
    const quoteRef = { ...ref, id: newId() };
    await createQuote(db, quoteRef, { quote, rates, by, now: at });
    await setQuoteStatus(db, quoteRef, { status: "approved", by, now: at });
    await setJobStatus(db, ref, { status: "completed", by, now: at });
    const said = { issues: van.work, description: van.work, parts: [van.work] };
    await translateQuote(db, quoteRef, { ...said, language: "es", by, now: at });
    const found = (await readToInvoice(db, ref))!;
    zone = found.shop?.timeZone;
    const { tax, total } = totalsOf(found.quotes);
    const number = await createInvoice(db, {
      ...ref,
      id: newId(),
      currency: rates.currency,
      decimals: rates.decimals,
      quotes: found.quotes.map(({ id, version }) => ({ id, version })),
      content: contentOfInvoice(found, found.quotes, {
        date: dayIn(at, zone),
        terms: "30 días",
        given: nothingGiven,
      }),
      taxAmount: tax,
      totalAmount: total,
      createdBy: by,
      createdAt: new Date(at),
    });
    numbers.push(number!);
    jobs.push(ref.jobId);
  }
  const yesterday = dayIn(now - day, zone);
  const made = { shopId, currency: rates.currency, note: "" } as const;
  await addPayment(db, {
    ...made,
    id: newId(),
    jobId: jobs[0]!,
    invoiceNumber: numbers[0]!,
    refundOf: null,
    amount: 120_00,
    way: "cash",
    paidOn: yesterday,
    createdBy: by,
    createdAt: new Date(now - day),
  });
  for (const [counted, later] of [
    [118_00, 0],
    [120_00, 60_000],
  ] as const)
    await addTillCount(db, {
      ...made,
      id: newId(),
      day: yesterday,
      counted,
      by,
      now: now - day + later,
    });
}

const draftOf = ({ plate, year, work }: (typeof vans)[number]) => ({
  customerFirstName: "Transportes",
  customerLastName: "del Valle",
  customerEmail: "flotilla@valle.test",
  customerPhone: "(956) 555-0190",
  carMake: "Ford",
  carModel: "Transit",
  carYear: year,
  licensePlate: plate,
  vin: null,
  odometer: null,
  odometerUnit: null,
  issues: work.es,
  diagnostic: null,
  language: "es" as const,
  technicianId: null,
  promisedAt: null,
});
