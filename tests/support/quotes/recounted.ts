import { eq } from "drizzle-orm";
import { revisions } from "#app/features/approval/tables.server.ts";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopDayFigures } from "#app/features/reports/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { wallTimeOf } from "#app/values/wall-time.ts";

type FigureTotals = Record<string, number>;
/** Figures by day, technician, language and currency; what is 0 is left out. */
type Figures = Record<string, FigureTotals>;

/** The figures of a shop as its triggers have stored them. */
export async function storedFigures(db: Db, shopId: string): Promise<Figures> {
  const rows = await db.select().from(shopDayFigures).where(eq(shopDayFigures.shopId, shopId));
  return Object.fromEntries(
    rows.map(({ shopId: _, entries: __, day, technician, language, currency, ...counted }) => [
      [day, technician, language, currency].join(" "),
      Object.fromEntries(Object.entries(counted).filter(([, n]) => n !== 0)),
    ]),
  );
}

/** Counts the figures from every row of the shop, without the triggers. */
export async function recounted(db: Db, shopId: string): Promise<Figures> {
  const [settings] = await db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId));
  const jobs = await db.select().from(repairJobs).where(eq(repairJobs.shopId, shopId));
  const quotes = await db.select().from(repairQuotes).where(eq(repairQuotes.shopId, shopId));
  const lines = await db.select().from(quoteLines).where(eq(quoteLines.shopId, shopId));
  const sent = await db.select().from(revisions).where(eq(revisions.shopId, shopId));
  const papers = await db.select().from(invoices).where(eq(invoices.shopId, shopId));
  const paid = await db.select().from(payments).where(eq(payments.shopId, shopId));
  const zone = settings?.timeZone ?? "UTC";
  const dayOf = (at: Date) => wallTimeOf(at.getTime(), zone).slice(0, 10);
  const found: Figures = {};

  for (const job of jobs) {
    const add = (day: string, currency: string, counted: FigureTotals) => {
      const key = [day, job.technicianId ?? "", job.language, currency].join(" ");
      const row = found[key] ?? {};
      found[key] = row;
      for (const [name, n] of Object.entries(counted)) row[name] = (row[name] ?? 0) + n;
    };
    const ofJob = <Row extends { jobId: string }>(rows: Row[]) =>
      rows.filter(({ jobId }) => jobId === job.id);
    add(dayOf(job.createdAt), "", { jobs: 1 });

    const firstSales = new Map<string, number>();
    for (const quote of ofJob(quotes)) {
      const isSent = ofJob(sent).some((one) => one.quotes.some(({ id }) => id === quote.id));
      const approved = Number(quote.status === "approved");
      add(dayOf(quote.createdAt), quote.currency, {
        made: 1,
        approved,
        sent: Number(isSent),
        sentApproved: isSent ? approved : 0,
      });
      if (!approved || job.status === "cancelled") continue;
      const first = firstSales.get(quote.currency) ?? Number.POSITIVE_INFINITY;
      firstSales.set(quote.currency, Math.min(first, quote.updatedAt.getTime()));
      const own = lines.filter(({ quoteId }) => quoteId === quote.id);
      const withCost = own.filter(({ kind, cost }) => kind === "material" && cost !== null);
      const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
      const inside = quote.terms?.prices === "inclusive" ? quote.terms.taxes : [];
      const rate = sum(inside.filter(({ on }) => on.includes("parts")).map((tax) => tax.rate));
      const priced = sum(withCost.map(({ totalPrice }) => totalPrice));
      add(dayOf(quote.updatedAt), quote.currency, {
        hours:
          quote.laborHours * 100 +
          sum(own.filter(({ kind }) => kind === "labor").map(({ quantity }) => quantity)),
        labor: quote.laborCost,
        parts: quote.partsCost,
        supplies: quote.suppliesAmount,
        discount: quote.discountAmount,
        tax: quote.taxAmount,
        sold: quote.totalAmount,
        costed: Math.floor(
          (quote.terms?.taxOf === "price"
            ? (priced * (1_000_000 - rate)) / 1_000_000
            : (priced * 1_000_000) / (1_000_000 + rate)) + 0.5,
        ),
        cost: sum(withCost.map(({ quantity, cost }) => Math.floor((quantity * cost!) / 100 + 0.5))),
      });
    }
    for (const [currency, at] of firstSales) add(dayOf(new Date(at)), currency, { soldJobs: 1 });
    for (const { paidOn, currency, amount } of ofJob(paid)) add(paidOn, currency, { paid: amount });

    const inOrder = ofJob(papers).sort((one, other) => one.number - other.number);
    for (const { series, content, currency, totalAmount, taxAmount } of inOrder) {
      const sign = series === "credit" ? -1 : 1;
      add(content.date, currency, {
        invoiced: sign * totalAmount,
        invoicedTax: sign * taxAmount,
      });
    }
    for (const currency of new Set([...inOrder, ...ofJob(paid)].map((one) => one.currency))) {
      const own = inOrder.filter((one) => one.currency === currency);
      const payments = ofJob(paid).filter((one) => one.currency === currency);
      const owed = owedOf(own, payments);
      for (const one of own) add(one.content.date, currency, { owed: owed.get(one) ?? 0 });
      const invoiced = own.reduce(
        (sum, { series, totalAmount }) => sum + (series === "credit" ? -totalAmount : totalAmount),
        0,
      );
      const last = payments.map(({ paidOn }) => paidOn).sort();
      const held = payments.reduce((sum, { amount }) => sum + amount, -invoiced);
      if (last.length > 0) add(last.at(-1)!, currency, { held: Math.max(held, 0) });
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([key, counted]) => [
      key,
      Object.fromEntries(Object.entries(counted).filter(([, n]) => n !== 0)),
    ]),
  );
}

type Paper = typeof invoices.$inferSelect;
type Payment = typeof payments.$inferSelect;

/** The debt on invoices of a job: pays them off one by one, first by name, then by age. */
export function owedOf(papers: readonly Paper[], paid: readonly Payment[]): Map<Paper, number> {
  const owed = new Map<Paper, number>();
  for (const one of papers.filter(({ series }) => series === "invoice")) {
    const credits = papers.filter(({ creditOf }) => creditOf === one.number);
    owed.set(
      one,
      credits.reduce((left, { totalAmount }) => left - totalAmount, one.totalAmount),
    );
  }
  let rest = paid.reduce((sum, { amount }) => sum + amount, 0);
  const pay = (one: Paper, most: number) => {
    const amount = Math.max(Math.min(most, rest, owed.get(one)!), 0);
    owed.set(one, owed.get(one)! - amount);
    rest -= amount;
  };
  for (const one of owed.keys()) {
    const named = paid.filter(({ invoiceNumber }) => invoiceNumber === one.number);
    pay(
      one,
      named.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  for (const one of owed.keys()) pay(one, Number.POSITIVE_INFINITY);
  return owed;
}
