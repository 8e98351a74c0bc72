import type { PaymentWay } from "#app/features/money/money.ts";
import { spread, unitOf } from "#app/features/quotes/price/exact.ts";
import type { Range } from "#app/features/reports/range.ts";
import type { TaxedQuote } from "#app/features/reports/tax/sale.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { type AccountKey, taxAccount, wayAccount } from "./account.ts";

/** An invoice or a credit note with the data that determines its booking. */
export type BookedDocument = {
  series: "invoice" | "credit";
  number: number;
  jobId: string;
  /** Number of its job. */
  job: number;
  /** Invoice date as a calendar day, as 2026-11-23. */
  date: string;
  currency: Currency;
  quotes: TaxedQuote[];
};

/** A payment; a refund is below zero. `fee`: Stripe's fee; null while unknown. */
export type BookedPayment = {
  id: string;
  jobId: string;
  job: number;
  currency: Currency;
  amount: Cents;
  way: PaymentWay;
  wayName: string | null;
  paidOn: string;
  fee: Cents | null;
};

/** Stripe's fee for a dispute, on the shop's day that it began. */
type BookedFee = { id: string; job: number; currency: Currency; fee: Cents; day: string };

/** A line of a journal: a debit above zero, a credit below. Each document's sum is zero. */
export type JournalLine = {
  day: string;
  /** "invoice:17", "credit:3", "payment:<id>", "fee:<id>". */
  document: string;
  /** Number of the job that it belongs to. */
  job: number;
  account: AccountKey;
  currency: Currency;
  cents: Cents;
};

type BookedMoney = {
  documents: readonly BookedDocument[];
  payments: readonly BookedPayment[];
  fees: readonly BookedFee[];
};

type Posting = readonly [AccountKey, Cents];
type Movement = Omit<JournalLine, "account" | "cents"> & { jobId: string; owes: Cents } & {
  /** Postings other than the customer's receivable or deposit. */
  against: Posting[];
};

/**
 * Journal of some days. `documents` and `payments` are all of the jobs that have one within them,
 * because deposits depend on earlier ones.
 */
export function journalOf({ documents, payments, fees }: BookedMoney, days: Range): JournalLine[] {
  const movements = [...documents.map(ofDocument), ...payments.map(ofPayment)];
  const isWithin = ({ day }: { day: string }) => day >= days.from && day <= days.to;
  const lines: JournalLine[] = [];
  for (const ofJob of Map.groupBy(movements, (one) => `${one.jobId} ${one.currency}`).values()) {
    let owed = 0;
    for (const movement of ofJob.sort(byDay)) {
      const { jobId, owes, against, ...about } = movement;
      const customer = customersSide(owed, owed + owes);
      owed += owes;
      if (isWithin(about)) lines.push(...linesOf(about, [...customer, ...against]));
    }
  }
  for (const { id, job, currency, fee, day } of [...fees, ...payments.flatMap(feeOfPayment)])
    if (isWithin({ day }))
      lines.push(
        ...linesOf({ day, document: `fee:${id}`, job, currency }, [
          ["cardFees", fee],
          ["cardLink", -fee],
        ]),
      );
  return lines.sort(byDay);
}

/** Credits sales and taxes of an invoice; the reverse for a credit note. */
function ofDocument({ series, number, date, jobId, job, currency, quotes }: BookedDocument) {
  const sign = series === "invoice" ? 1 : -1;
  const total = quotes.reduce((all, { totalAmount }) => all + totalAmount, 0);
  return {
    day: date,
    document: `${series}:${number}`,
    jobId,
    job,
    currency,
    owes: sign * total,
    against: quotes.flatMap(salesOf).map(([key, cents]): Posting => [key, -sign * cents]),
  };
}

/** Sales of a quote, net of included taxes, and its taxes. */
function salesOf(quote: TaxedQuote): Posting[] {
  const { laborCost, partsCost, suppliesAmount, discountAmount, taxAmount, totalAmount } = quote;
  const gross = [laborCost, partsCost, suppliesAmount];
  const before = laborCost + partsCost + suppliesAmount - discountAmount;
  // Included taxes that an exempt customer does not pay.
  const inside = before - (totalAmount - taxAmount);
  const off = spread(BigInt(inside), gross.map(BigInt), unitOf[quote.decimals]).map(Number);
  const left = inside - off.reduce((all, one) => all + one, 0);
  const names = quote.terms?.taxes.map(({ name }) => name) ?? [];
  const named = quote.taxAmounts.reduce((all, one) => all + one, 0);
  return [
    ["labor", laborCost - off[0]!],
    ["parts", partsCost - off[1]! - left],
    ["supplies", suppliesAmount - off[2]!],
    ["discounts", -discountAmount],
    ...quote.taxAmounts.map((cents, at): Posting => [taxAccount(names[at] ?? ""), cents]),
    ["tax", taxAmount - named],
  ];
}

const ofPayment = (one: BookedPayment): Movement => ({
  day: one.paidOn,
  document: `payment:${one.id}`,
  jobId: one.jobId,
  job: one.job,
  currency: one.currency,
  owes: -one.amount,
  against: [[wayAccount(one.way, one.wayName), one.amount]],
});

const feeOfPayment = ({ id, job, currency, fee, paidOn: day }: BookedPayment): BookedFee[] =>
  fee ? [{ id, job, currency, fee, day }] : [];

/** A customer's balance is a receivable above zero, and a deposit below it. */
function customersSide(before: Cents, after: Cents): Posting[] {
  const owed = Math.max(after, 0) - Math.max(before, 0);
  const ahead = Math.max(-after, 0) - Math.max(-before, 0);
  return [
    ["receivable", owed],
    ["deposits", -ahead],
  ];
}

/** A line per account. */
function linesOf(
  about: Omit<JournalLine, "account" | "cents">,
  postings: readonly Posting[],
): JournalLine[] {
  const sums = new Map<AccountKey, Cents>();
  for (const [account, cents] of postings) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ ...about, account, cents }));
}

type Dated = { day: string; document: string };

/** On one day invoices and credit notes come before payments, each in order of creation. */
const byDay = (one: Dated, other: Dated): number =>
  one.day === other.day ? compare(orderOf(one), orderOf(other)) : compare(one.day, other.day);

const kinds = ["invoice", "credit", "payment", "fee"];
function orderOf({ document }: { document: string }): string {
  const [kind, id] = document.split(":") as [string, string];
  return `${kinds.indexOf(kind)} ${id.padStart(12, "0")}`;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sum of an account in one currency. */
type AccountSum = { account: AccountKey; currency: Currency; debit: Cents; credit: Cents };

export function sumsOf(
  lines: readonly Pick<JournalLine, "account" | "currency" | "cents">[],
): AccountSum[] {
  const sums = new Map<string, AccountSum>();
  for (const { account, currency, cents } of lines) {
    const key = `${currency} ${account}`;
    const sum = sums.get(key) ?? { account, currency, debit: 0, credit: 0 };
    sums.set(key, {
      ...sum,
      debit: sum.debit + Math.max(cents, 0),
      credit: sum.credit + Math.max(-cents, 0),
    });
  }
  return [...sums.values()];
}

/**
 * Lines of a journal that earlier files of its month lack: new documents whole, and the difference
 * of others. Each document still adds up to zero.
 */
export function newLines(
  lines: readonly JournalLine[],
  stored: readonly JournalLine[],
): JournalLine[] {
  const key = (one: JournalLine) => `${one.document} ${one.account} ${one.currency}`;
  const left = new Map<string, JournalLine>();
  for (const one of lines) left.set(key(one), one);
  for (const one of stored) {
    const known = left.get(key(one)) ?? { ...one, cents: 0 };
    left.set(key(one), { ...known, cents: known.cents - one.cents });
  }
  return [...left.values()].filter(({ cents }) => cents !== 0).sort(byDay);
}
