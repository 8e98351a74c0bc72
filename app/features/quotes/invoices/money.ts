import type { QuoteStatus } from "#app/features/quotes/quote.ts";
import type { Cents, Currency } from "#app/values/money.ts";

/** The ways that a member records. */
export const recordedWays = ["cash", "card", "check", "transfer", "other"] as const;
/**
 * `cardLink`: a customer paid by card from the link, into the shop's own account. `dispute`: what
 * Stripe took back of that, and returned.
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

/** A credit note. `voids`: it took back all that was left of its invoice. */
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
  /** Of a refund, and of one that came back: the id of the payment, where it names one. */
  refundOf: string | null;
  currency: Currency;
  amount: Cents;
  way: PaymentWay;
  /** What another way is called; null where it was not said. */
  wayName: string | null;
  /** The calendar day, as 2026-11-23. */
  paidOn: string;
  note: string;
};

/** Everything that was quoted, invoiced and paid on a job; the oldest first. */
export type JobMoney = {
  quoted: { currency: Currency; status: QuoteStatus; total: Cents }[];
  invoices: ListedInvoice[];
  payments: ListedPayment[];
};

/** The figures of a job in one currency. `owed` is never below zero; `ahead` is what is paid beyond. */
export type MoneyFigures = {
  currency: Currency;
  estimate: Cents;
  approved: Cents;
  invoiced: Cents;
  paid: Cents;
  owed: Cents;
  ahead: Cents;
};

/** A deposit that the customer agreed to, and what of it is still to be paid. */
export type DepositDue = { currency: Currency; agreed: Cents; due: Cents };

/** Whether it takes something of a payment, or gives back what was taken so. */
export const isRefund = ({
  amount,
  refundOf,
  way,
}: Pick<ListedPayment, "amount" | "refundOf" | "way">) =>
  amount < 0 || Boolean(refundOf) || way === "dispute";

const sum = <One>(list: readonly One[], of: (one: One) => Cents): Cents =>
  list.reduce((total, one) => total + of(one), 0);

type Credited = Pick<ListedInvoice, "credits">;

/** The credit note that voids an invoice. */
export const voidedBy = ({ credits }: Credited): ListedCredit | undefined =>
  credits.find(({ voids }) => voids);

export const isStandingInvoice = (invoice: Credited): boolean => voidedBy(invoice) === undefined;

/** What an invoice charges after its credit notes. */
export const chargedBy = ({ total, credits }: Credited & Pick<ListedInvoice, "total">): Cents =>
  total - sum(credits, (credit) => credit.total);

/** The figures of a job, in each currency that it has something in; that of the newest first. */
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
 * What is owed on each invoice that stands, by its number: its own payments count first, then the
 * deposits and what else was paid on the job, for the oldest invoice first.
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
 * The payments behind what is `paid` of an invoice, the oldest first: its own, and all of the job
 * while it is the only one that stands in its currency. `others`: what else of `paid` is from
 * payments of the job; below zero where these come to more than counts here.
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
 * The deposits that count whole on an invoice, by its number: they count for the oldest invoice
 * first, after its own payments. One that counts in part on two is named on neither.
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

/** The numbers of the invoices that stand, by the quotes on them. */
export const invoiceOfQuotes = (money: JobMoney | undefined): Record<string, number> =>
  Object.fromEntries(
    (money?.invoices ?? [])
      .filter(isStandingInvoice)
      .flatMap(({ number, quoteIds }) => quoteIds.map((id) => [id, number])),
  );
