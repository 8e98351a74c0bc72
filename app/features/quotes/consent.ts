import type { Cents, Currency } from "#app/values/money.ts";
import type { ShownQuote } from "./quote.ts";

/** How a customer's consent was given. */
export type ConsentWay = "link" | "counter" | "telephone";

/** The first sending of a quote to the customer; `total` where it was recorded, in cents. */
type FirstSending = { version: number; total?: Cents | undefined };

/** A customer's decision; `at` in milliseconds, `zone` the shop's at that time. */
type CustomerDecision = {
  at: number;
  zone: string;
  way: ConsentWay;
  name: string;
  /** The number called, and who took the call; null for other ways. */
  numberCalled?: string | null;
  takenBy?: string | null;
  currency: Currency;
  choices: readonly { id: string; number: number; approved: boolean; total: Cents }[];
};

/** First sendings by quote id, and the customer's decisions, oldest first. */
export type CustomerAnswers = {
  sent: ReadonlyMap<string, FirstSending>;
  decisions: readonly CustomerDecision[];
};

export const nothingGiven: CustomerAnswers = { sent: new Map(), decisions: [] };

/** The estimate of a quote, by its number, in cents. */
export type QuoteEstimate = { number: number; total: Cents };

/** An authorization as documents print it. `revised`: total authorized on the job by then. */
export type Consent = Pick<
  CustomerDecision,
  "at" | "zone" | "way" | "name" | "numberCalled" | "takenBy"
> & {
  numbers: number[];
  amount: Cents;
  revised: Cents;
};

/**
 * Estimate of each quote: its total when first sent, else when first saved (`saved`, by id).
 * Omitted where neither is known.
 */
export const estimatesOf = (
  quotes: readonly Pick<ShownQuote, "id" | "number" | "version" | "totalAmount">[],
  sent: CustomerAnswers["sent"],
  saved: ReadonlyMap<string, Cents | null>,
): QuoteEstimate[] =>
  quotes.flatMap(({ id, number, version, totalAmount }) => {
    const first = sent.get(id);
    const known = first ? first.total : saved.get(id);
    const total = known ?? ((first?.version ?? 1) === version ? totalAmount : undefined);
    return total === undefined ? [] : [{ number, total }];
  });

/** The authorizations of these quotes, in this currency. */
export function consentsOf(
  quotes: readonly Pick<ShownQuote, "id">[],
  currency: Currency,
  { decisions }: CustomerAnswers,
): Consent[] {
  const ours = new Set(quotes.map(({ id }) => id));
  const authorized = new Map<string, Cents>();
  return decisions
    .filter((one) => one.currency === currency)
    .flatMap(({ choices, currency: _, ...decision }): Consent[] => {
      for (const { id, approved, total } of choices) authorized.set(id, approved ? total : 0);
      const given = choices.filter(({ approved }) => approved);
      if (!given.some(({ id }) => ours.has(id))) return [];
      return [
        {
          ...decision,
          numbers: given.map(({ number }) => number),
          amount: sumOf(given.map(({ total }) => total)),
          revised: sumOf([...authorized.values()]),
        },
      ];
    });
}

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, one) => sum + one, 0);
