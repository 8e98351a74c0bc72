import { figuresOf, type JobMoney, owedByInvoice } from "#app/features/money/money.ts";
import { type Age, ages } from "#app/features/reports/report.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** A job of which something is owed, or on which more is paid than invoiced. */
export type OwingJob = {
  jobId: string;
  jobNumber: number;
  customerId: string | null;
  customer: string;
  money: JobMoney;
};

type OfJob = Omit<OwingJob, "money">;

/** An invoice with its balance. */
type OwedInvoice = OfJob & {
  number: number;
  date: string;
  days: number;
  age: Age;
  currency: Currency;
  total: Cents;
  owed: Cents;
};

/** A customer's debt in one currency, with the invoices, the oldest first. */
export type Debtor = {
  key: string;
  customerId: string | null;
  customer: string;
  currency: Currency;
  owed: Cents;
  byAge: Record<Age, Cents>;
  invoices: OwedInvoice[];
};

/** Money paid beyond the invoices of a job: a deposit, or an amount to return. */
export type UnspentPayment = OfJob & { currency: Currency; held: Cents };

const dayLength = 24 * 60 * 60 * 1000;

const ageOf = (days: number): Age => ages[days <= 30 ? 0 : days <= 60 ? 1 : days <= 90 ? 2 : 3];

function owedOf({ money, ...job }: OwingJob, today: string): OwedInvoice[] {
  const owed = owedByInvoice(money);
  return money.invoices.flatMap(({ number, date, currency, total }) => {
    const days = Math.round((Date.parse(today) - Date.parse(date)) / dayLength);
    const left = owed.get(number) ?? 0;
    return left === 0
      ? []
      : [{ ...job, number, date, days, age: ageOf(days), currency, total, owed: left }];
  });
}

/** Debtors by currency, the largest balance first. */
export function debtorsOf(jobs: readonly OwingJob[], today: string): Debtor[] {
  const debtors = new Map<string, Debtor>();
  const found = jobs.flatMap((job) => owedOf(job, today));
  found.sort((one, other) => (one.date < other.date ? -1 : 1));
  for (const invoice of found) {
    const { customerId, customer, currency, age, owed } = invoice;
    // Jobs from before there were records of customers have a name alone.
    const key = `${currency} ${customerId ?? customer.toLowerCase()}`;
    const known = debtors.get(key) ?? {
      key,
      customerId,
      customer,
      currency,
      owed: 0,
      invoices: [],
      byAge: { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 },
    };
    debtors.set(key, {
      ...known,
      owed: known.owed + owed,
      byAge: { ...known.byAge, [age]: known.byAge[age] + owed },
      invoices: [...known.invoices, invoice],
    });
  }
  return [...debtors.values()].sort(
    (one, other) => one.currency.localeCompare(other.currency) || other.owed - one.owed,
  );
}

/** Lists the money that the shop holds, the largest first. */
export const heldOf = (jobs: readonly OwingJob[]): UnspentPayment[] =>
  jobs
    .flatMap(({ money, ...job }) =>
      figuresOf(money).flatMap(({ currency, ahead }) =>
        ahead > 0 ? [{ ...job, currency, held: ahead }] : [],
      ),
    )
    .sort((one, other) => one.currency.localeCompare(other.currency) || other.held - one.held);
