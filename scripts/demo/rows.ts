import { v7 } from "uuid";
import { priceDocument } from "#app/features/quotes/price/document.ts";
import { noTerms, type Terms } from "#app/features/quotes/price/terms.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { quoteWords, searchColumns } from "#app/features/repair/list/search-column.server.ts";
import type { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { decimalsOf, roundMoney } from "#app/values/money.ts";
import type { Both, Offer } from "./repair.ts";
import { repairs } from "./repairs.ts";
import type { Shop, Visit } from "./shops.ts";
import { checkedVin } from "./vin.ts";

type Job = typeof repairJobs.$inferInsert;
type Quote = typeof repairQuotes.$inferInsert;
type Line = typeof quoteLines.$inferInsert;
export type Rows = { jobs: Job[]; quotes: Quote[]; lines: Line[] };

const hour = 60 * 60 * 1000;

type Place = { shopId: string; technicianId: string | null; now: number };

/** A shop's jobs with their quotes and lines, as rows of the database. `now` in milliseconds. */
export function rowsOf(shop: Shop, place: Place): Rows {
  const rows: Rows = { jobs: [], quotes: [], lines: [] };
  shop.visits.forEach((visit, at) => {
    const job = jobRow(shop, visit, { ...place, number: at + 1 });
    rows.jobs.push(job);
    // Quotes are listed newest first, so the first one is the oldest.
    visit.quotes.forEach((status, nth) => {
      const offers = repairs[visit.repair]!.offers;
      const terms = visit.daysAgo > 2 ? null : { ...noTerms, ...shop.taxes.terms };
      addQuote(rows, { shop, job, offer: offers[nth % offers.length]!, status, nth, terms });
    });
    const offered = repairs[visit.repair]!.offers.slice(0, visit.quotes.length);
    job.searchQuotes = searchedOffers(offered, visit.language);
    Object.assign(job, quotedOf(rows.quotes.filter(({ jobId }) => jobId === job.id)));
  });
  return rows;
}

function jobRow(
  shop: Shop,
  visit: Visit,
  { shopId, technicianId, number, now }: Place & { number: number },
): Job {
  const customer = shop.customers[visit.customer]!;
  const repair = repairs[visit.repair]!;
  // At various minutes of the shop's working hours; never in the future.
  const opened =
    Math.floor(now / day) * day - visit.daysAgo * day + 14 * hour + ((number * 37) % 480) * 60_000;
  const at = new Date(Math.min(opened, now - (5 + ((number * 37) % 50)) * 60_000));
  const details = {
    customerFirstName: customer.first,
    customerLastName: customer.last,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    carMake: customer.make,
    carModel: customer.model,
    carYear: customer.year,
    licensePlate: customer.plate,
    vin: customer.vin ? checkedVin(customer.vin) : null,
    issues: repair.issues[visit.language],
    // Cars of today have no diagnostic yet.
    diagnostic: visit.daysAgo === 0 ? null : repair.diagnostic[visit.language],
  };
  const completed = visit.status === "completed";
  const inOthers = (both: Both) => otherLanguages(visit.language).map((other) => both[other]);
  return {
    shopId,
    id: v7({ msecs: at.getTime() }),
    number,
    ...details,
    odometer: customer.odometer ? customer.odometer - visit.daysAgo * 30 : null,
    language: visit.language,
    status: visit.status,
    ...searchColumns(
      { number, ...details },
      { issues: inOthers(repair.issues), diagnostic: inOthers(repair.diagnostic) },
    ),
    // Cars of today are not assigned yet.
    technicianId: visit.daysAgo === 0 ? null : technicianId,
    promisedAt: visit.daysAgo === 0 ? null : new Date(opened + promisedDays(visit) * day),
    completedAt: completed ? new Date(opened + 26 * hour) : null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Builds the text that `searchQuotes` indexes for a job's quotes. */
function searchedOffers(offers: readonly Offer[], language: Language): string | null {
  const texts = offers.flatMap(({ description, parts }) => [
    description,
    ...parts.map(({ name }) => name),
  ]);
  const translations = texts.flatMap((both) =>
    otherLanguages(language).map((other) => both[other]),
  );
  return quoteWords(
    texts.map((both) => both[language]),
    translations,
  );
}

/** Two days, or longer for open jobs; one of those is overdue. */
const promisedDays = ({ status, daysAgo }: Visit) =>
  status === "pending" || (status === "in_progress" && daysAgo !== 7) ? daysAgo + 1 : 2;

/** Totals of the quotes of a job, as `sumUp` (quotes.server.ts) writes them. */
function quotedOf(
  quotes: readonly Quote[],
): Pick<Job, "quotesMade" | "quotedTotal" | "quotedCurrency" | "approvedTotal"> {
  const counting = (["approved", "pending"] as const).map((one) =>
    quotes.filter(({ status }) => status === one),
  );
  const counted = counting.find((some) => some.length > 0) ?? [];
  const quotedTotal =
    counted.length > 0 ? counted.reduce((sum, { totalAmount }) => sum + totalAmount, 0) : null;
  return {
    quotesMade: quotes.length,
    quotedTotal,
    quotedCurrency: counted[0]?.currency ?? null,
    approvedTotal: counted[0]?.status === "approved" ? quotedTotal : null,
  };
}

type NewQuote = {
  shop: Shop;
  job: Job;
  offer: Offer;
  status: QuoteStatus;
  nth: number;
  terms: Terms | null;
};

function addQuote(rows: Rows, { shop, job, offer, status, nth, terms }: NewQuote): void {
  const draft = {
    laborHours: offer.hours,
    materials: offer.parts.map(({ name, quantity, cents }) => ({
      name: name[job.language],
      quantity: quantity * quantityOne,
      unitPrice: cents * shop.dollar,
    })),
  };
  const decimals = decimalsOf[shop.currency];
  const price = priceDocument(draft, { laborRate: shop.hourlyRate, decimals, terms });
  const { materials, labor: _, ...amounts } = price;
  const at = new Date(job.createdAt.getTime() + (nth + 1) * 90_000);
  const id = v7({ msecs: at.getTime() });
  rows.quotes.push({
    shopId: job.shopId,
    id,
    jobId: job.id,
    number: nth + 1,
    description: offer.description[job.language],
    laborHours: offer.hours,
    laborRate: shop.hourlyRate,
    currency: shop.currency,
    decimals,
    ...amounts,
    taxAmounts: terms ? amounts.taxAmounts : null,
    terms,
    status,
    createdAt: at,
    updatedAt: at,
  });
  rows.lines.push(
    ...materials.map((material, position) => ({
      shopId: job.shopId,
      kind: "material" as const,
      id: v7({ msecs: at.getTime() }),
      quoteId: id,
      position,
      ...material,
      // A quarter of the parts have no known cost.
      cost: position % 4 === 3 ? null : roundMoney(material.unitPrice * 0.62, decimals),
    })),
  );
}
