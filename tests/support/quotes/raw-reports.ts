import { eq } from "drizzle-orm";
import { invoices, payments } from "#app/features/money/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { currencies } from "#app/values/money.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import { owedOf } from "./recounted.ts";

// Expected figures of the reports, by plain loops over the rows of a shop.

type Sums = Record<string, number>;
type Days = { from: string; to: string };
type Paper = typeof invoices.$inferSelect;
type Payment = typeof payments.$inferSelect;

const add = (sums: Sums, key: string, amount: number) => {
  sums[key] = (sums[key] ?? 0) + amount;
};

/** Without what comes to nothing. */
const some = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** Half goes up, and so it does below zero: as a credit note of that amount has it. */
const round = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

export async function rawReports(db: Db, shopId: string) {
  const papers = await db.select().from(invoices).where(eq(invoices.shopId, shopId));
  const paid = await db.select().from(payments).where(eq(payments.shopId, shopId));
  papers.sort((one, other) => one.number - other.number);
  const ofJob = (jobId: string) => ({
    papers: papers.filter((one) => one.jobId === jobId),
    paid: paid.filter((one) => one.jobId === jobId),
  });
  const jobs = [...new Set([...papers, ...paid].map(({ jobId }) => jobId))];
  return {
    papers,
    paid,
    /** Sums received and returned amounts by way of payment. */
    till({ from, to }: Days): Sums {
      const sums: Sums = {};
      for (const { currency, way, amount, paidOn } of paid)
        if (paidOn >= from && paidOn <= to)
          add(sums, `${currency} ${way} ${amount > 0 ? "in" : "out"}`, amount);
      return some(sums);
    },
    /** Sums the amount owed on each invoice. */
    owed(): Sums {
      const sums: Sums = {};
      for (const jobId of jobs)
        for (const currency of currencies) {
          const { papers, paid } = inCurrency(ofJob(jobId), currency);
          for (const [paper, owed] of owedOf(papers, paid)) add(sums, String(paper.number), owed);
        }
      return some(sums);
    },
    /** Sums payments beyond the invoices of each job. */
    held(): Sums {
      const sums: Sums = {};
      for (const jobId of jobs)
        for (const currency of currencies) {
          const own = inCurrency(ofJob(jobId), currency);
          const invoiced = sumOf(own.papers.map(signed));
          const beyond = sumOf(own.paid.map(({ amount }) => amount)) - invoiced;
          add(sums, `${jobId} ${currency}`, Math.max(beyond, 0));
        }
      return some(sums);
    },
    /** Sales by the date of documents. */
    invoiced({ from, to }: Days): Sums {
      const sums: Sums = {};
      for (const paper of papers)
        if (paper.content.date >= from && paper.content.date <= to)
          addSale(sums, paper, paper.series === "credit" ? -1 : 1);
      return some(sums);
    },
    /** Sales as they were paid: day by day, what more of each invoice is covered. */
    paidFor({ from, to }: Days): Sums {
      const sums: Sums = {};
      for (const jobId of jobs)
        for (const currency of currencies) {
          const own = inCurrency(ofJob(jobId), currency);
          let before = coveredOn(own, dayAfter(from, -1));
          for (let day = from; day <= to; day = dayAfter(day, 1)) {
            const now = coveredOn(own, day);
            for (const key of new Set([...Object.keys(before), ...Object.keys(now)]))
              add(sums, `${currency} ${key}`, (now[key] ?? 0) - (before[key] ?? 0));
            before = now;
          }
        }
      return some(sums);
    },
  };
}

type OfJob = { papers: Paper[]; paid: Payment[] };

const inCurrency = ({ papers, paid }: OfJob, currency: string): OfJob => ({
  papers: papers.filter((one) => one.currency === currency),
  paid: paid.filter((one) => one.currency === currency),
});

const signed = ({ series, totalAmount }: Paper) =>
  series === "credit" ? -totalAmount : totalAmount;

/** Adds the totals of a document, and each tax by name. */
function addSale(sums: Sums, { currency, content, taxAmount, totalAmount }: Paper, sign: number) {
  add(sums, `${currency} total`, sign * totalAmount);
  add(sums, `${currency} tax`, sign * taxAmount);
  add(sums, `${currency} gross`, sign * (totalAmount - taxAmount));
  for (const { terms, taxAmounts } of content.quotes)
    for (const [at, { name }] of (terms?.taxes ?? []).entries())
      add(sums, `${currency} ${name}`, sign * (taxAmounts[at] ?? 0));
}

function coveredOn({ papers, paid }: OfJob, day: string): Sums {
  const sums: Sums = {};
  const known = papers.filter(({ content }) => content.date <= day);
  const owed = owedOf(
    known,
    paid.filter(({ paidOn }) => paidOn <= day),
  );
  for (const [paper, left] of owed) {
    const charged: Sums = {};
    addSale(charged, paper, 1);
    for (const credit of known.filter(({ creditOf }) => creditOf === paper.number))
      addSale(charged, credit, -1);
    const { currency } = paper;
    const total = charged[`${currency} total`]!;
    if (total <= 0) continue;
    const covered = total - left;
    let tax = 0;
    for (const [key, amount] of Object.entries(charged)) {
      const name = key.slice(currency.length + 1);
      if (name === "total" || name === "gross" || name === "tax") continue;
      const share = round((amount * covered) / total);
      tax += share;
      add(sums, name, share);
    }
    add(sums, "tax", tax);
    add(sums, "total", covered);
    add(sums, "gross", covered - tax);
  }
  return sums;
}
