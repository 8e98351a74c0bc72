import type { JobMoney, ListedPayment } from "#app/features/quotes/invoices/money.ts";
import {
  type Debtor,
  debtorsOf,
  heldOf,
  type OwingJob,
} from "#app/features/reports/owing/owing.ts";
import { type Age, ages } from "#app/features/reports/report.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** A job of the customer with something owed or held, and its vehicle. */
export type StatedJob = OwingJob & { vehicle: string; plate: string };

/** A payment or a refund; `receipt`: of one payment over several invoices. */
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
  /** What credit notes took back, and what was paid of the rest. */
  credited: Cents;
  paid: Cents;
};

/** What a customer owes in one currency. `balance`: below zero the shop owes it. */
export type Account = {
  currency: Currency;
  /** The oldest first. */
  invoices: StatedInvoice[];
  byAge: Record<Age, Cents>;
  owed: Cents;
  /** Deposits, and what is to be returned. */
  held: Cents;
  balance: Cents;
  /** Of the last days, the newest first. */
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

/** The accounts of one customer, by currency: what is owed is as the report on debts has it. */
export function accountsOf({ jobs, payments, credits, today }: Sources): Account[] {
  // One customer, whatever the jobs call it.
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
