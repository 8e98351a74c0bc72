import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** Payment ways that a member can record. */
export const recordedWays = ["cash", "card", "check", "transfer", "other"] as const;
/**
 * `cardLink`: paid by card from the link, into the shop's own account. `dispute`: amounts that
 * Stripe withdrew from that, and returned.
 */
export const paymentWays = [
  "cash",
  "card",
  "cardLink",
  "dispute",
  "check",
  "transfer",
  "other",
] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** A credit note. `voids`: it reversed all that was left of its invoice. */
export type ListedCredit = { number: number; date: string; total: Cents; voids: boolean };

/** An invoice as a job's page lists it, with its credit notes. */
export type ListedInvoice = {
  number: number;
  date: string;
  currency: Currency;
  total: Cents;
  credits: ListedCredit[];
  quoteIds: string[];
};

export type ListedPayment = {
  id: string;
  invoiceNumber: number | null;
  /** Id of the payment that a refund or a returned refund names, if it names one. */
  refundOf: string | null;
  currency: Currency;
  amount: Cents;
  way: PaymentWay;
  /** Name of another payment way; null where none was entered. */
  wayName: string | null;
  /** The calendar day, as 2026-11-23. */
  paidOn: string;
  note: string;
};

/** Quoted, invoiced and paid amounts of a job, oldest first. */
export type JobMoney = {
  quoted: { currency: Currency; status: QuoteStatus; total: Cents }[];
  invoices: ListedInvoice[];
  payments: ListedPayment[];
};

/** Amounts of a job in one currency. `owed` is never below zero; `ahead` is the overpayment. */
export type MoneyFigures = {
  currency: Currency;
  estimate: Cents;
  approved: Cents;
  invoiced: Cents;
  paid: Cents;
  owed: Cents;
  ahead: Cents;
};

/** A deposit that the customer agreed to, and its unpaid rest. */
export type DepositDue = { currency: Currency; agreed: Cents; due: Cents };

/** Whether it returns a payment, or reverses such a return. */
export const isRefund = ({
  amount,
  refundOf,
  way,
}: Pick<ListedPayment, "amount" | "refundOf" | "way">) =>
  amount < 0 || Boolean(refundOf) || way === "dispute";

const sum = <One>(list: readonly One[], of: (one: One) => Cents): Cents =>
  list.reduce((total, one) => total + of(one), 0);

type Credited = Pick<ListedInvoice, "credits">;

/** Credit note that voids an invoice. */
export const voidedBy = ({ credits }: Credited): ListedCredit | undefined =>
  credits.find(({ voids }) => voids);

export const isStandingInvoice = (invoice: Credited): boolean => voidedBy(invoice) === undefined;

/** Amount that an invoice charges after its credit notes. */
export const chargedBy = ({ total, credits }: Credited & Pick<ListedInvoice, "total">): Cents =>
  total - sum(credits, (credit) => credit.total);

/** Figures of a job in each of its currencies, the newest first. */
export function figuresOf({ quoted, invoices, payments }: JobMoney): MoneyFigures[] {
  const newest = [...invoices, ...payments, ...quoted].map(({ currency }) => currency);
  const last = [invoices.at(-1), payments.at(-1), ...quoted].find((one) => one)?.currency;
  const currencies = [...new Set([...(last ? [last] : []), ...newest])];
  return currencies.map((currency) => {
    const own = <One extends { currency: Currency }>(list: readonly One[]) =>
      list.filter((one) => one.currency === currency);
    const approved = own(quoted).filter(({ status }) => status === "approved");
    const estimate = own(quoted).filter(({ status }) => status !== "rejected");
    const invoiced = sum(own(invoices).filter(isStandingInvoice), chargedBy);
    const paid = sum(own(payments), ({ amount }) => amount);
    return {
      currency,
      invoiced,
      paid,
      estimate: sum(estimate, ({ total }) => total),
      approved: sum(approved, ({ total }) => total),
      owed: Math.max(invoiced - paid, 0),
      ahead: Math.max(paid - invoiced, 0),
    };
  });
}

/**
 * Amount owed on each invoice that is not voided, by its number. Its own payments count first;
 * deposits and other payments of the job go to the oldest invoice first.
 */
export function owedByInvoice({
  invoices,
  payments,
}: Pick<JobMoney, "invoices" | "payments">): Map<number, Cents> {
  const owed = new Map<number, Cents>();
  for (const { currency } of invoices) {
    const ours = invoices.filter((one) => isStandingInvoice(one) && one.currency === currency);
    const all = payments.filter((one) => one.currency === currency);
    const onIt = (number: number) => all.filter(({ invoiceNumber }) => invoiceNumber === number);
    let rest = sum(all, ({ amount }) => amount);
    for (const one of ours) {
      const { number } = one;
      const total = chargedBy(one);
      const own = Math.min(
        Math.max(
          sum(onIt(number), ({ amount }) => amount),
          0,
        ),
        total,
        rest,
      );
      owed.set(number, total - own);
      rest -= own;
    }
    for (const { number } of ours) {
      const more = Math.min(owed.get(number)!, rest);
      owed.set(number, owed.get(number)! - more);
      rest -= more;
    }
  }
  return owed;
}

/**
 * Payments that make up the amount `paid` of an invoice, oldest first: its own, and all of the job
 * while no other invoice of its currency is unvoided. `others`: rest of `paid` from other payments
 * of the job; below zero where these exceed what counts here.
 */
export function paymentsOf(
  { invoices, payments }: Pick<JobMoney, "invoices" | "payments">,
  { number, currency, paid }: Pick<ListedInvoice, "number" | "currency"> & { paid: Cents },
): { payments: ListedPayment[]; others: Cents; isAlone: boolean } {
  const isAlone = invoices.every(
    (one) => one.number === number || one.currency !== currency || !isStandingInvoice(one),
  );
  const own = payments.filter(
    (one) => one.currency === currency && (isAlone || one.invoiceNumber === number),
  );
  const deposits = isAlone ? [] : (depositsByInvoice({ invoices, payments }).get(number) ?? []);
  const listed = [...deposits, ...own];
  return { payments: listed, others: paid - sum(listed, ({ amount }) => amount), isAlone };
}

/**
 * Deposits that count wholly on an invoice, by its number: applied to the oldest invoice first,
 * after its own payments. A deposit split between two invoices is listed on neither.
 */
function depositsByInvoice({
  invoices,
  payments,
}: Pick<JobMoney, "invoices" | "payments">): Map<number, ListedPayment[]> {
  const owed = owedByInvoice({ invoices, payments });
  const left = payments.filter((one) => one.invoiceNumber === null && !isRefund(one));
  return new Map(
    invoices.filter(isStandingInvoice).map((invoice) => {
      const { number, currency } = invoice;
      const own = payments.filter(
        (one) => one.invoiceNumber === number && one.currency === currency,
      );
      let rest = chargedBy(invoice) - owed.get(number)! - sum(own, ({ amount }) => amount);
      const counted: ListedPayment[] = [];
      for (const deposit of [...left]) {
        if (deposit.currency !== currency) continue;
        if (deposit.amount > rest) break;
        rest -= deposit.amount;
        counted.push(deposit);
        left.splice(left.indexOf(deposit), 1);
      }
      return [number, counted] as const;
    }),
  );
}

/** Numbers of the invoices that are not voided, by the quotes on them. */
export const invoiceOfQuotes = (money: JobMoney | undefined): Record<string, number> =>
  Object.fromEntries(
    (money?.invoices ?? [])
      .filter(isStandingInvoice)
      .flatMap(({ number, quoteIds }) => quoteIds.map((id) => [id, number])),
  );
