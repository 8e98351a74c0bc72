import { v7 } from "uuid";
import { priceQuote } from "#app/features/quotes/price.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { searchText } from "#app/features/repair/job-words.ts";
import type { repairJobs } from "#app/features/repair/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { decimalsOf } from "#app/values/money.ts";
import type { Offer } from "./repair.ts";
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
    // The first quote is made first and stands lowest: quotes are listed newest first.
    visit.quotes.forEach((status, nth) => {
      const offers = repairs[visit.repair]!.offers;
      addQuote(rows, shop, job, offers[nth % offers.length]!, status, nth);
    });
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
  // In the shop's morning and afternoon, at minutes that are not all alike; never in the future.
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
    // What came in today has not been looked at yet.
    diagnostic: visit.daysAgo === 0 ? null : repair.diagnostic[visit.language],
  };
  const completed = visit.status === "completed";
  return {
    shopId,
    id: v7({ msecs: at.getTime() }),
    number,
    ...details,
    odometer: customer.odometer ? customer.odometer - visit.daysAgo * 30 : null,
    language: visit.language,
    status: visit.status,
    search: searchText({ number, ...details }),
    // What came in today is not assigned yet.
    technicianId: visit.daysAgo === 0 ? null : technicianId,
    promisedAt: visit.daysAgo === 0 ? null : new Date(opened + promisedDays(visit) * day),
    completedAt: completed ? new Date(opened + 26 * hour) : null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Two days, and longer for what is still open; one of those is overdue. */
const promisedDays = ({ status, daysAgo }: Visit) =>
  status === "pending" || (status === "in_progress" && daysAgo !== 7) ? daysAgo + 1 : 2;

/** What the quotes of a job come to, as `sumUp` (quotes.server.ts) writes it. */
function quotedOf(
  quotes: readonly Quote[],
): Pick<Job, "quotesMade" | "quotedTotal" | "quotedCurrency"> {
  const counting = (["approved", "pending"] as const).map((one) =>
    quotes.filter(({ status }) => status === one),
  );
  const counted = counting.find((some) => some.length > 0) ?? [];
  const quotedTotal =
    counted.length > 0 ? counted.reduce((sum, { totalAmount }) => sum + totalAmount, 0) : null;
  return { quotesMade: quotes.length, quotedTotal, quotedCurrency: counted[0]?.currency ?? null };
}

function addQuote(
  rows: Rows,
  shop: Shop,
  job: Job,
  offer: Offer,
  status: QuoteStatus,
  nth: number,
): void {
  const draft = {
    laborHours: offer.hours,
    materials: offer.parts.map(({ name, quantity, cents }) => ({
      name: name[job.language],
      quantity: quantity * quantityOne,
      unitPrice: cents * shop.dollar,
    })),
  };
  const decimals = decimalsOf[shop.currency];
  const price = priceQuote(draft, { laborRate: shop.hourlyRate, decimals });
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
    laborCost: price.laborCost,
    partsCost: price.partsCost,
    totalAmount: price.totalAmount,
    status,
    createdAt: at,
    updatedAt: at,
  });
  rows.lines.push(
    ...price.materials.map((material, position) => ({
      shopId: job.shopId,
      kind: "material" as const,
      id: v7({ msecs: at.getTime() }),
      quoteId: id,
      position,
      ...material,
    })),
  );
}
