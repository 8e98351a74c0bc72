import { and, asc, desc, eq, not, sql } from "drizzle-orm";
import { invoices } from "#app/features/money/tables.server.ts";
import {
  type CustomerAnswers,
  consentsOf,
  estimatesOf,
  nothingGiven,
} from "#app/features/quotes/consent.ts";
import { isOnInvoice } from "#app/features/quotes/on-invoice.server.ts";
import { quoteColumns, shownQuote } from "#app/features/quotes/quote-rows.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { documentColumns } from "#app/features/repair/document-columns.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationsQuery, writerQuery } from "#app/features/repair/texts/translations.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { countryOf } from "#app/values/country.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";
import { invoiceByKeyQuery } from "./find-invoice.server.ts";
import type { InvoiceContent } from "./invoice-content.ts";

/** The most quotes of one invoice. */
const mostQuotes = 30;

/**
 * Reads a job with its approved quotes on no invoice, and the number of the invoice made under the
 * form's id, in one round trip.
 */
export async function readToInvoice(db: Db, ref: JobRef, formId = "") {
  const ofJob = and(eq(repairQuotes.shopId, ref.shopId), eq(repairQuotes.jobId, ref.jobId));
  const [[job], rows, [shop], translations, [writer], [made], [last]] = await db.batch([
    db.select(documentColumns).from(repairJobs).where(jobOf(ref.shopId, ref.jobId)),
    db
      .select({ ...quoteColumns, estimatedAmount: repairQuotes.estimatedAmount })
      .from(repairQuotes)
      .where(and(ofJob, eq(repairQuotes.status, "approved"), not(isOnInvoice(ref))))
      .orderBy(asc(repairQuotes.createdAt), asc(repairQuotes.id))
      .limit(mostQuotes),
    db.select().from(shopSettings).where(eq(shopSettings.shopId, ref.shopId)),
    translationsQuery(db, ref),
    writerQuery(db, ref),
    invoiceByKeyQuery(db, ref, formId),
    lastInvoiceQuery(db, ref.shopId),
  ]);
  if (!job) return undefined;
  const assumed = writer?.language ?? job.language;
  const saved = new Map(rows.map(({ id, estimatedAmount }) => [id, estimatedAmount]));
  const quotes = rows.map(({ estimatedAmount: _, ...row }) => shownQuote(row));
  return { job, quotes, saved, shop, translations, assumed, made: made?.number, last };
}

/** Last invoice of a shop: dates have to rise with the numbers. */
const lastInvoiceQuery = (db: Db, shopId: string) =>
  db
    .select({
      number: invoices.number,
      date: sql<string>`${invoices.content} ->> 'date'`.as("date_on_it"),
    })
    .from(invoices)
    .where(and(eq(invoices.shopId, shopId), eq(invoices.series, "invoice")))
    .orderBy(desc(invoices.number))
    .limit(1);

type ToInvoice = NonNullable<Awaited<ReturnType<typeof readToInvoice>>>;

/** A quote as the form of an invoice shows it. */
export const quoteToChoose = ({
  id,
  version,
  number,
  description,
  totalAmount,
  currency,
}: ToInvoice["quotes"][number]) => ({ id, version, number, description, totalAmount, currency });

/** The calendar day in the shop's time zone. */
export const dayIn = (now: number, zone: string | undefined): string =>
  wallTimeOf(now, zone ?? "UTC").slice(0, 10);

type InvoiceTerms = Pick<InvoiceContent, "date" | "terms"> & { given?: CustomerAnswers };

/** Content of an invoice of these quotes; `given`: the customer's sendings and decisions. */
export function contentOfInvoice(
  { job, shop, translations, assumed, saved }: ToInvoice,
  quotes: ToInvoice["quotes"],
  { date, terms, given = nothingGiven }: InvoiceTerms,
): InvoiceContent {
  const said = new Set([job.id, ...quotes.flatMap(idsOf)]);
  return {
    format: 1,
    date,
    terms,
    quotes,
    assumed,
    estimates: estimatesOf(quotes, given.sent, saved),
    consents: quotes[0] ? consentsOf(quotes, quotes[0].currency, given) : [],
    job: {
      id: job.id,
      number: job.number,
      language: job.language,
      customerFirstName: job.customerFirstName,
      customerLastName: job.customerLastName,
      customerEmail: job.customerEmail,
      customerPhone: job.customerPhone,
      carMake: job.carMake,
      carModel: job.carModel,
      carYear: job.carYear,
      licensePlate: job.licensePlate,
      vin: job.vin,
      odometer: job.odometer,
      odometerUnit: job.odometerUnit,
      issues: job.issues,
      diagnostic: job.diagnostic,
      customerCompany: job.customerCompany,
      customerAddress: job.customerAddress,
      customerTaxId: job.customerTaxId,
      technician: job.technician,
      receivedAt: job.createdAt.getTime(),
      ...(job.completedAt && { completedAt: job.completedAt.getTime() }),
    },
    shop: {
      name: shop?.shopName ?? "",
      phone: shop?.phone ?? null,
      address: shop?.address ?? null,
      taxId: shop?.taxId ?? null,
      terms: shop?.printTerms ?? null,
      country: countryOf(shop),
      logoFile: shop?.logoFile ?? null,
      timeZone: shop?.timeZone ?? "UTC",
    },
    translations: translations.filter(({ subjectId }) => said.has(subjectId)),
    unreviewedMayGo: shop?.unreviewedMayGo ?? false,
  };
}

const idsOf = ({ id, materials, labor }: ToInvoice["quotes"][number]) => [
  id,
  ...[...materials, ...labor].map((line) => line.id),
];
