import { priceDocument } from "#app/features/quotes/price/document.ts";
import { spread, unitOf } from "#app/features/quotes/price/exact.ts";
import { lineTotal } from "#app/features/quotes/price/line-total.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import type { ShownQuote } from "#app/features/quotes/quote.ts";
import type { Cents, Decimals } from "#app/values/money.ts";

/** A credit note reverses the rest of the invoice, an amount with its taxes, or lines. */
export const takenKinds = ["all", "amount", "lines"] as const;
export type CreditExtent =
  | { kind: "all" }
  | { kind: "amount"; amount: Cents }
  | { kind: "lines"; lines: readonly string[] };

/** Id of a quote's own hours among its lines. */
const hoursLine = (quoteId: string): string => `${quoteId} hours`;

type Quotes = readonly ShownQuote[];
type Sums = Pick<
  ShownQuote,
  | "laborCost"
  | "partsCost"
  | "suppliesAmount"
  | "discountAmount"
  | "taxAmounts"
  | "taxAmount"
  | "totalAmount"
>;

/**
 * Quotes of an invoice as its credit note lists them: the reversed lines and amounts, never more
 * than earlier credit notes left of each tax and of the rest. `earlier`: quotes of those, a list
 * for each.
 */
export function creditedQuotes(
  invoiced: Quotes,
  earlier: readonly Quotes[],
  { decimals, ...taken }: CreditExtent & { decimals: Decimals },
): ShownQuote[] | "tooMuch" | "nothing" {
  const left = invoiced.map((quote) => ({ quote, sums: leftOf(quote, earlier) }));
  const isWhole = earlier.length === 0;
  const found =
    taken.kind === "amount"
      ? amountOff(left, taken.amount, decimals)
      : taken.kind === "all"
        ? left.map(({ quote, sums }) => (isWhole ? quote : { ...withoutLines(quote), ...sums }))
        : linesOff(left, earlier, new Set(taken.lines));
  if (!Array.isArray(found)) return found;
  if (taken.kind === "all") return isWhole ? found : found.filter(isSomething);
  const some = found.filter(isSomething);
  return some.length === 0 ? "nothing" : some;
}

const isSomething = ({ totalAmount, materials, labor, laborHours }: ShownQuote): boolean =>
  totalAmount > 0 || materials.length > 0 || labor.length > 0 || laborHours > 0;

/** Lines of a quote that earlier credit notes reversed. */
const linesOf = (quotes: readonly Quotes[]): Set<string> =>
  new Set(
    quotes
      .flat()
      .flatMap(({ id, materials, labor, laborHours }) => [
        ...[...materials, ...labor].map((line) => line.id),
        ...(laborHours > 0 ? [hoursLine(id)] : []),
      ]),
  );

/** A line that can be reversed; a quote's own hours have no name. */
export type CreditLine = {
  id: string;
  name: string | null;
  hours: number;
  total: Cents;
  isTaken: boolean;
};

/** Lines of an invoice in the order of its document. */
export function creditLinesOf(invoiced: Quotes, earlier: readonly Quotes[]): CreditLine[] {
  const taken = linesOf(earlier);
  return invoiced.flatMap(({ id: quoteId, materials, labor, laborHours, laborRate, decimals }) => {
    const hours = laborHours * quantityOne;
    const own = {
      id: hoursLine(quoteId),
      name: null,
      hours: laborHours,
      total: lineTotal({ quantity: hours, unitPrice: laborRate }, decimals),
    };
    const named = [...materials, ...labor].map(({ id, name, totalPrice }) => ({
      id,
      name,
      hours: 0,
      total: totalPrice,
    }));
    return [...named, ...(laborHours > 0 ? [own] : [])].map((line) => ({
      ...line,
      isTaken: taken.has(line.id),
    }));
  });
}

const withoutLines = (quote: ShownQuote): ShownQuote => ({
  ...quote,
  materials: [],
  labor: [],
  laborHours: 0,
});

/** Subtracts earlier credit notes from a quote's amounts. */
function leftOf(quote: ShownQuote, earlier: readonly Quotes[]): Sums {
  const credited = earlier.flat().filter(({ id }) => id === quote.id);
  return credited.reduce(minus, quote);
}

const minus = (one: Sums, other: Sums): Sums => ({
  laborCost: one.laborCost - other.laborCost,
  partsCost: one.partsCost - other.partsCost,
  suppliesAmount: one.suppliesAmount - other.suppliesAmount,
  discountAmount: one.discountAmount - other.discountAmount,
  taxAmounts: one.taxAmounts.map((amount, at) => amount - (other.taxAmounts[at] ?? 0)),
  taxAmount: one.taxAmount - other.taxAmount,
  totalAmount: one.totalAmount - other.totalAmount,
});

type QuoteRemainder = { quote: ShownQuote; sums: Sums };

/** Takes an amount off each quote, each tax and the net, in proportion to what is left. */
function amountOff(left: readonly QuoteRemainder[], amount: Cents, decimals: Decimals) {
  const all = left.reduce((sum, { sums }) => sum + sums.totalAmount, 0);
  if (amount > all) return "tooMuch";
  const over = left.flatMap(({ sums }) => [sums.totalAmount - sums.taxAmount, ...sums.taxAmounts]);
  const unit = unitOf[decimals];
  const shares = spread(BigInt(amount), over.map(BigInt), unit).map(Number);
  return left.map(({ quote, sums }) => {
    const [net = 0, ...taxAmounts] = shares.splice(0, 1 + sums.taxAmounts.length);
    const taxAmount = taxAmounts.reduce((sum, tax) => sum + tax, 0);
    const listed = quote.terms?.prices === "inclusive" ? net + taxAmount : net;
    const [laborCost = 0, partsCost = 0, suppliesAmount = 0] = spread(
      BigInt(listed),
      [sums.laborCost, sums.partsCost, sums.suppliesAmount].map(BigInt),
      unit,
    ).map(Number);
    return {
      ...withoutLines(quote),
      laborCost,
      partsCost,
      suppliesAmount,
      discountAmount: 0,
      taxAmounts,
      taxAmount,
      totalAmount: net + taxAmount,
    };
  });
}

/** Credits these lines: the difference to the quotes without them, by their own rates and terms. */
function linesOff(
  left: readonly QuoteRemainder[],
  earlier: readonly Quotes[],
  asked: ReadonlySet<string>,
) {
  const before = linesOf(earlier);
  const quotes: ShownQuote[] = [];
  for (const { quote, sums } of left) {
    const isAsked = (id: string) => asked.has(id) && !before.has(id);
    const picked = {
      materials: quote.materials.filter(({ id }) => isAsked(id)),
      labor: quote.labor.filter(({ id }) => isAsked(id)),
      laborHours: isAsked(hoursLine(quote.id)) ? quote.laborHours : 0,
    };
    const ids = linesOf([[{ ...quote, ...picked }]]);
    if (ids.size === 0) continue;
    const off = lessOf(
      priceWithout(quote, before),
      priceWithout(quote, new Set([...before, ...ids])),
      sums,
    );
    const net = off.totalAmount - off.taxAmount;
    if (off.totalAmount > sums.totalAmount || net > sums.totalAmount - sums.taxAmount)
      return "tooMuch";
    quotes.push({ ...quote, ...picked, ...off });
  }
  return quotes;
}

function priceWithout(quote: ShownQuote, lines: ReadonlySet<string>): Sums {
  const rest = <Line extends { id: string }>(all: readonly Line[]) =>
    all.filter(({ id }) => !lines.has(id));
  return priceDocument(
    {
      laborHours: lines.has(hoursLine(quote.id)) ? 0 : quote.laborHours,
      materials: rest(quote.materials),
      labor: rest(quote.labor),
    },
    quote,
  );
}

/** Difference of two prices, limited to what is left: rounding may move a tax by a cent. */
function lessOf(one: Sums, other: Sums, left: Sums): Sums {
  const less = minus(one, other);
  const taxAmounts = less.taxAmounts.map((tax, at) =>
    Math.min(Math.max(tax, 0), left.taxAmounts[at] ?? 0),
  );
  const taxAmount = taxAmounts.reduce((sum, tax) => sum + tax, 0);
  return {
    ...less,
    taxAmounts,
    taxAmount,
    totalAmount: Math.max(less.totalAmount - less.taxAmount + taxAmount, taxAmount),
  };
}
