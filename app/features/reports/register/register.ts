import type { PaymentWay } from "#app/features/money/money.ts";
import { type RangeQuery, rangeParams, readRange } from "#app/features/reports/range.ts";
import { rows } from "#app/values/list-address.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { readDay } from "#app/values/wall-time.ts";

export const entryKinds = ["invoice", "credit", "payment", "refund"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Entries that are shown at first, and that "Show more" adds. */
export const entriesPerPage = 50;

/** The most entries that the page of a day lists. */
const entriesOfDay = 200;

/** Behind which entry a page begins: its day, and its place among those of the day. */
export type EntryCursor = { day: string; key: string };

export type RegisterQuery = RangeQuery & {
  kind: EntryKind | undefined;
  /** Only invoices and credit notes with this number, of any day. */
  number: number | undefined;
  show: number;
  after: EntryCursor | undefined;
};

/** An invoice, a credit note or a payment. Amounts are below zero for credit notes and refunds. */
export type Entry = {
  kind: EntryKind;
  key: string;
  day: string;
  /** The number of an invoice or a credit note; for a payment, that of its invoice. */
  number: number | null;
  /** The invoice that a credit note is of. */
  creditOf: number | null;
  jobId: string;
  jobNumber: number;
  customer: string;
  currency: Currency;
  amount: Cents;
  /** The taxes in it; null for payments. */
  tax: Cents | null;
  way: PaymentWay | null;
  /** Stripe's fee for a payment by card; null where it is unknown or there is none. */
  fee: Cents | null;
  note: string;
};

/** Money in and out by one payment method; `name`: of another one, as the shop wrote it. */
export type TillRow = {
  currency: Currency;
  way: PaymentWay;
  name: string | null;
  received: Cents;
  returned: Cents;
  /** Stripe's fees for them, and the number of payments whose fee is not known yet. */
  fees: Cents;
  unknownFees: number;
};

/** Anything else in an address counts as nothing. */
export function readRegister(search: URLSearchParams): RegisterQuery {
  const number = /^\D{0,20}0*([1-9]\d{0,8})$/.exec((search.get("number") ?? "").trim())?.[1];
  const after = /^(\d{4}-\d\d-\d\d)_([\w:-]{1,80})$/.exec(search.get("after") ?? "");
  return {
    ...readRange(search, "month"),
    kind: entryKinds.find((one) => one === search.get("kind")),
    number: number === undefined ? undefined : Number(number),
    show: rows(entriesPerPage).read(search.get("show")),
    after: after ? { day: after[1]!, key: after[2]! } : undefined,
  };
}

/** The register of one day: the one that an address names, else today. */
export function dayAsked(search: URLSearchParams): RegisterQuery {
  const day = readDay(search.get("day"));
  const all = { kind: undefined, number: undefined, show: entriesOfDay, after: undefined };
  return day
    ? { ...all, period: "custom", from: day, to: day }
    : { ...all, period: "today", from: undefined, to: undefined };
}

export function registerQuery({ kind, number, show, after, ...range }: RegisterQuery): string {
  const params = new URLSearchParams(rangeParams(range));
  if (kind) params.set("kind", kind);
  if (number !== undefined) params.set("number", String(number));
  if (show > entriesPerPage) params.set("show", String(show));
  if (after) params.set("after", `${after.day}_${after.key}`);
  return `?${params}`;
}

/** The newest day first; within a day payments, invoices and credit notes, the latest first. */
export const compareEntries = (one: EntryCursor, other: EntryCursor): number =>
  one.day === other.day ? (one.key < other.key ? 1 : -1) : one.day < other.day ? 1 : -1;
