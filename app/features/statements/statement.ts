import type { JobMoney, ListedPayment } from "#app/features/money/money.ts";
import {
  type Debtor,
  debtorsOf,
  heldOf,
  type OwingJob,
} from "#app/features/reports/owing/owing.ts";
import { type Age, ages } from "#app/features/reports/report.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** A job of the customer with an amount owed or held, and its vehicle. */
export type StatedJob = OwingJob & { vehicle: string; plate: string };

/** A payment or a refund; `receipt`: of a payment over several invoices. */
type StatedPayment = Pick<
  ListedPayment,
  "id" | "invoiceNumber" | "amount" | "way" | "wayName" | "paidOn" | "currency"
> & { receipt: number | null };

type StatedCredit = {
  number: number;
  creditOf: number;
  date: string;
  currency: Currency;
  total: Cents;
};

type StatedInvoice = Debtor["invoices"][number] & {
  vehicle: string;
  plate: string;
  /** Amount that credit notes reversed, and payments on the rest. */
  credited: Cents;
  paid: Cents;
};

/** Account of a customer in one currency. A `balance` below zero is owed by the shop. */
export type Account = {
  currency: Currency;
  /** Oldest first. */
  invoices: StatedInvoice[];
  byAge: Record<Age, Cents>;
  owed: Cents;
  /** Deposits, and amounts to be returned. */
  held: Cents;
  balance: Cents;
  /** Payments and credit notes of recent days, newest first. */
  payments: StatedPayment[];
  credits: StatedCredit[];
};

type Sources = {
  jobs: readonly StatedJob[];
  payments: readonly StatedPayment[];
  credits: readonly StatedCredit[];
  today: string;
};

const noAges = () => Object.fromEntries(ages.map((age) => [age, 0])) as Record<Age, Cents>;

const creditedOn = ({ invoices }: JobMoney, number: number): Cents =>
  (invoices.find((one) => one.number === number)?.credits ?? []).reduce(
    (sum, { total }) => sum + total,
    0,
  );

/** Accounts of a customer, by currency. Amounts owed are computed as in the report on debts. */
export function accountsOf({ jobs, payments, credits, today }: Sources): Account[] {
  // Treats all jobs as one customer, whatever name each has.
  const own = jobs.map((job) => ({ ...job, customer: "" }));
  const debts = debtorsOf(own, today);
  const held = heldOf(own);
  const currencies = [...debts, ...held, ...payments, ...credits].map(({ currency }) => currency);
  return [...new Set(currencies)].sort().map((currency) => {
    const debt = debts.filter((one) => one.currency === currency);
    const invoices = debt
      .flatMap((one) => one.invoices)
      .map((invoice): StatedInvoice => {
        const { vehicle, plate, money } = jobs.find(({ jobId }) => jobId === invoice.jobId)!;
        const credited = creditedOn(money, invoice.number);
        const paid = invoice.total - credited - invoice.owed;
        return { ...invoice, vehicle, plate, credited, paid };
      })
      .sort((one, other) =>
        one.date === other.date ? one.number - other.number : one.date < other.date ? -1 : 1,
      );
    const owed = invoices.reduce((sum, one) => sum + one.owed, 0);
    const byAge = noAges();
    for (const one of invoices) byAge[one.age] += one.owed;
    const kept = held
      .filter((one) => one.currency === currency)
      .reduce((sum, one) => sum + one.held, 0);
    return {
      currency,
      invoices,
      byAge,
      owed,
      held: kept,
      balance: owed - kept,
      payments: payments.filter((one) => one.currency === currency),
      credits: credits.filter((one) => one.currency === currency),
    };
  });
}
