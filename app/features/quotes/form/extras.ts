import type { Discount } from "#app/features/quotes/price/terms.ts";
import { type LaborDraft, quoteLimits } from "#app/features/quotes/quote.ts";
import { readAmount } from "#app/values/amount.ts";
import { type Cents, fitsDecimals } from "#app/values/money.ts";
import { readPercent } from "#app/values/percent.ts";
import { readHours } from "./hours.ts";
import { discountTargets, type LaborRow } from "./labor-rows.ts";
import { type Money, quoteTexts } from "./quote-input.ts";

// How what a quote may have besides its description, hours and materials is read.

/** `10%` or `50.00` off; null where nothing is typed, undefined where it cannot be read. */
export function readDiscount(
  typed: string,
  on: string,
  { currency, decimals }: Money,
): Discount | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const target = discountTargets.find((one) => one === on) ?? "all";
  if (/[%\uFF05]|percent|por ciento/i.test(text)) {
    const rate = readPercent(text);
    return rate ? { on: target, rate } : undefined;
  }
  const read = readAmount(text, currency);
  if (!read || !("cents" in read) || read.cents === 0 || !fitsDecimals(read.cents, decimals))
    return undefined;
  return read.cents > quoteLimits.unitPrice ? undefined : { on: target, amount: read.cents };
}

/** A line of labor: words, a time with up to two decimals, and a rate above 0. */
export function readLabor(
  row: LaborRow,
  { currency, decimals, laborRate = 0 }: Money & { laborRate?: Cents },
): (LaborDraft & { id?: string | undefined }) | undefined {
  const name = row.name.replace(/\s+/g, " ").trim();
  const time = readHours(row.time, 100);
  const quantity = "hours" in time ? Math.round(time.hours * 100) : 0;
  const read =
    row.rate.trim() === "" ? { cents: laborRate } : readAmount(row.rate, currency, "rate");
  const unitPrice = read && "cents" in read ? read.cents : 0;
  const good =
    name !== "" &&
    name.length <= quoteTexts.material &&
    quantity > 0 &&
    unitPrice > 0 &&
    unitPrice <= quoteLimits.laborRate &&
    fitsDecimals(unitPrice, decimals);
  return good ? { id: row.id || undefined, name, quantity, unitPrice } : undefined;
}
