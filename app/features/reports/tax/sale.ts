import { type Charge, chargeOf, discountShares } from "#app/features/quotes/price/discount.ts";
import { spread, sum, unitOf } from "#app/features/quotes/price/exact.ts";
import {
  type LineClass,
  type LineTax,
  lineClasses,
  type Millionths,
  noTerms,
  type Terms,
  wholeRate,
} from "#app/features/quotes/price/terms.ts";
import type { Cents, Decimals } from "#app/values/money.ts";

/** The part of an invoiced quote that decides its taxes. */
export type TaxedQuote = {
  decimals: Decimals;
  terms: Terms | null;
  laborCost: Cents;
  partsCost: Cents;
  suppliesAmount: Cents;
  discountAmount: Cents;
  taxAmounts: Cents[];
  taxAmount: Cents;
  totalAmount: Cents;
  /** The prices of its lines, and how a material is taxed where it is not taxed as a part. */
  materials: (readonly [Cents, LineTax | null])[];
  labor: Cents[];
};

/** A tax, its base, and its amount. */
type TaxOfSale = { name: string; rate: Millionths; base: Cents; amount: Cents };

/**
 * A sale, as a tax return needs it. `gross` is without tax: exempt by a certificate, untaxed, and
 * taxed.
 */
export type Sale = {
  gross: Cents;
  exempt: Cents;
  untaxed: Cents;
  taxable: Cents;
  tax: Cents;
  total: Cents;
  taxes: TaxOfSale[];
  certificates: string[];
};

export const noSale: Sale = {
  gross: 0,
  exempt: 0,
  untaxed: 0,
  taxable: 0,
  tax: 0,
  total: 0,
  taxes: [],
  certificates: [],
};

const whole = BigInt(wholeRate);

type ClassTotals = Record<LineClass | "free", bigint>;

/** The rest of each class of lines after the discount; "free": lines without tax. */
function leftByClass(quote: TaxedQuote, { discount, rounding }: Terms): ClassTotals {
  const unit = unitOf[quote.decimals];
  const costs = { parts: quote.partsCost, labor: quote.laborCost, fees: quote.suppliesAmount };
  const charge = (kind: keyof typeof costs, cents: Cents): Charge => ({
    kind,
    taxed: kind,
    amount: BigInt(cents),
  });
  const classes = (["parts", "labor", "fees"] as const).map((kind) => charge(kind, costs[kind]));
  // The base hours: labor cost less the labor lines.
  const hours = quote.laborCost - quote.labor.reduce((all, cents) => all + cents, 0);
  const lines: Charge[] = [
    ...quote.materials.map(([totalPrice, taxClass]) => chargeOf("parts", { totalPrice, taxClass })),
    ...[hours, ...quote.labor].map((cents) => charge("labor", cents)),
    charge("fees", quote.suppliesAmount),
  ];
  const all = BigInt(quote.discountAmount);
  const byLine = discount ? discountShares(lines, discount, { rounding, unit }) : [];
  // A credit note of an amount has no lines: there the discount is shared out by class.
  const isByLine =
    sum(byLine) === all && sum(lines.map(({ amount }) => amount)) === costOf(classes);
  const [charges, off] = isByLine
    ? [lines, byLine]
    : [
        classes,
        spread(
          all,
          classes.map((one) => (isOff(discount, one) ? one.amount : 0n)),
          unit,
        ),
      ];
  const left: ClassTotals = { parts: 0n, labor: 0n, fees: 0n, special: 0n, free: 0n };
  for (const [at, { taxed, amount }] of charges.entries())
    left[taxed ?? "free"] += amount - (off[at] ?? 0n);
  return left;
}

const costOf = (charges: readonly Charge[]) => sum(charges.map(({ amount }) => amount));

const isOff = (discount: Terms["discount"], { kind }: Charge): boolean =>
  discount?.on === "all" || discount?.on === kind;

/** Rounds half a cent down, because the tax of the same lines rounds it up. */
const roundDown = (cents: bigint, of: bigint): bigint => (2n * cents + of - 1n) / (2n * of);

function saleOfQuote(quote: TaxedQuote): Sale {
  const terms = quote.terms ?? noTerms;
  const unit = unitOf[quote.decimals];
  const left = leftByClass(quote, terms);
  const ratesOf = (kind: LineClass) =>
    sum(terms.taxes.map(({ on, rate }) => (on.includes(kind) ? BigInt(rate) : 0n)));
  const isInside = terms.prices === "inclusive" && terms.taxOf !== "price";
  const baseOf = (kinds: readonly LineClass[]): Cents => {
    const parts = kinds.map(
      (kind) => [left[kind], isInside ? whole + ratesOf(kind) : whole] as const,
    );
    const common = parts.reduce((product, [, of]) => product * of, 1n);
    const cents = sum(parts.map(([amount, of]) => amount * whole * (common / of)));
    return Number(roundDown(cents, common * unit) * unit);
  };
  const gross = quote.totalAmount - quote.taxAmount;
  const free = lineClasses.filter((kind) => !terms.taxes.some(({ on }) => on.includes(kind)));
  const untaxed = Number(left.free + sum(free.map((kind) => left[kind])));
  const isExempt = terms.exempt !== null && free.length < lineClasses.length;
  return {
    gross,
    untaxed,
    exempt: isExempt ? gross - untaxed : 0,
    taxable: isExempt ? 0 : gross - untaxed,
    tax: quote.taxAmount,
    total: quote.totalAmount,
    taxes: isExempt
      ? []
      : terms.taxes.map(({ name, rate, on }, at) => ({
          name,
          rate,
          base: baseOf(on),
          amount: quote.taxAmounts[at] ?? 0,
        })),
    certificates: isExempt ? [terms.exempt!] : [],
  };
}

/** Sums all quotes of an invoice or a credit note. */
export const saleOf = (quotes: readonly TaxedQuote[]): Sale => addSales(quotes.map(saleOfQuote));

/** Taxes of one name and rate are one. */
export function addSales(sales: readonly Sale[]): Sale {
  const taxes = new Map<string, TaxOfSale>();
  const all = { ...noSale, certificates: [...new Set(sales.flatMap((one) => one.certificates))] };
  for (const sale of sales) {
    for (const name of ["gross", "exempt", "untaxed", "taxable", "tax", "total"] as const)
      all[name] += sale[name];
    for (const { name, rate, base, amount } of sale.taxes) {
      const known = taxes.get(`${rate} ${name}`) ?? { name, rate, base: 0, amount: 0 };
      taxes.set(`${rate} ${name}`, {
        ...known,
        base: known.base + base,
        amount: known.amount + amount,
      });
    }
  }
  return { ...all, taxes: [...taxes.values()] };
}

export const negative = (sale: Sale): Sale => scaled(sale, (cents) => 0 - cents);

export const lessSale = (one: Sale, other: Sale): Sale => addSales([one, negative(other)]);

/** The fraction `part` / `of` of a sale: each amount is rounded, and they still add up. */
export function partOfSale(sale: Sale, part: Cents, of: Cents): Sale {
  if (of === 0) return noSale;
  if (part === of) return sale;
  const share = (cents: Cents) =>
    Number((2n * BigInt(cents) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));
  const shared = scaled(sale, share);
  return withTaxes({ ...shared, total: part }, shared.taxes);
}

/** A sale with these taxes; the remainder of its total is still the sum of its parts. */
function withTaxes(sale: Sale, taxes: readonly TaxOfSale[]): Sale {
  const tax = taxes.reduce((all, { amount }) => all + amount, 0);
  const gross = sale.total - tax;
  const rest = gross - sale.exempt - sale.untaxed - sale.taxable;
  const largest = (["taxable", "exempt", "untaxed"] as const).reduce((one, other) =>
    sale[other] > sale[one] ? other : one,
  );
  return { ...sale, [largest]: sale[largest] + rest, tax, gross, taxes: [...taxes] };
}

/**
 * The amounts that a credit note of an amount reverses: its own taxes, and the share of the
 * invoice's sale that its total is.
 */
export function amountCredited(credit: Sale, invoice: Sale): Sale {
  const shared = partOfSale(invoice, credit.total, invoice.total);
  return withTaxes(
    shared,
    shared.taxes.map((tax) => ({
      ...tax,
      amount:
        credit.taxes.find(({ name, rate }) => name === tax.name && rate === tax.rate)?.amount ?? 0,
    })),
  );
}

function scaled(sale: Sale, to: (cents: Cents) => Cents): Sale {
  return {
    gross: to(sale.gross),
    exempt: to(sale.exempt),
    untaxed: to(sale.untaxed),
    taxable: to(sale.taxable),
    tax: to(sale.tax),
    total: to(sale.total),
    taxes: sale.taxes.map((tax) => ({ ...tax, base: to(tax.base), amount: to(tax.amount) })),
    certificates: sale.certificates,
  };
}
