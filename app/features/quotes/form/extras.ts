import { storedRate } from "#app/features/quotes/labor-rates/labor-rate.ts";
import type { Discount } from "#app/features/quotes/price/terms.ts";
import {
  type LaborDraft,
  quoteLimits,
  type Rates,
  type StoredLabor,
} from "#app/features/quotes/quote.ts";
import { readAmountWith } from "#app/values/amount.ts";
import { type Cents, fitsDecimals } from "#app/values/money.ts";
import { readPercent } from "#app/values/percent.ts";
import { readHours } from "./hours.ts";
import { type Money, quoteTexts } from "./quote-input.ts";

// Parses the optional fields of a quote: further labor, a discount, waived supplies.

/** Words that may follow a discount. */
const off = / ?(?:off|discount|de descuento|desc\.?|dto\.?|de rebaja)$/i;

/**
 * `10%`, `10pct`, `50.00` or `$50 off`; null where nothing is typed or 0, undefined where it cannot
 * be read, and the two amounts that it may be.
 */
export function readDiscount(
  typed: string,
  on: string,
  money: Money,
): Discount | null | undefined | { either: readonly [Cents, Cents] } {
  const text = typed.trim().replace(off, "");
  if (text === "") return typed.trim() === "" ? null : undefined;
  const target = discountTargets.find((one) => one === on) ?? "all";
  if (/[%\uFF05]|pct|percent|por ?ciento/i.test(text)) {
    const rate = readPercent(text);
    if (rate === undefined) return undefined;
    return rate === 0 ? null : { on: target, rate };
  }
  const read = readAmountWith(text, money);
  if (!read || "either" in read) return read;
  if (read.cents === 0) return null;
  return read.cents > quoteLimits.unitPrice ? undefined : { on: target, amount: read.cents };
}

type LaborMoney = Money &
  Pick<Rates, "laborRates"> & { laborRate?: Cents; labor?: readonly StoredLabor[] };

/**
 * A line of labor: words, a time with up to two decimals, and a rate above 0; where none is typed,
 * that of its named rate, else the quote's.
 */
export function readLabor(
  row: LaborRow,
  { currency, decimals, laborRate = 0, ...of }: LaborMoney,
): (LaborDraft & { id?: string | undefined }) | undefined {
  const stored = of.labor?.find(({ id }) => id === row.id);
  const chosen = of.laborRates?.find(({ id }) => id === row.rateId);
  const name = row.name.replace(/\s+/g, " ").trim();
  const time = readHours(row.time, 100);
  const quantity = "hours" in time ? Math.round(time.hours * 100) : 0;
  const read =
    row.rate.trim() === ""
      ? { cents: chosen?.rate ?? laborRate }
      : readAmountWith(row.rate, { currency, decimals }, "rate");
  const typed = read && "cents" in read ? read.cents : 0;
  // Without JavaScript the stored amount is still posted after another rate was chosen.
  const unitPrice = chosen && stored?.unitPrice === typed ? chosen.rate : typed;
  const rateNames =
    chosen?.names ?? (row.rateId === storedRate ? (stored?.rateNames ?? null) : null);
  const good =
    name !== "" &&
    name.length <= quoteTexts.material &&
    quantity > 0 &&
    unitPrice > 0 &&
    unitPrice <= quoteLimits.laborRate &&
    fitsDecimals(unitPrice, decimals);
  return good ? { id: row.id || undefined, name, quantity, unitPrice, rateNames } : undefined;
}

// Optional fields of a quote besides description, hours and materials, as typed.

export const discountTargets = ["all", "parts", "labor"] as const;

/** A line of labor as typed; without a rate it has the quote's. */
export type LaborRow = {
  id: string;
  name: string;
  time: string;
  rate: string;
  /** Id of a named rate, or `storedRate`. */
  rateId: string;
};

export const isBlankLabor = ({ name, time, rate }: LaborRow): boolean =>
  `${name}${time}${rate}`.trim() === "";

/** Labor lines of a posted form, from its parallel lists; undefined where it has none. */
export function laborRowsOf(form: Record<string, unknown>): LaborRow[] | undefined {
  if (!Array.isArray(form.laborName)) return undefined;
  const list = (name: string): string[] => (Array.isArray(form[name]) ? form[name] : []);
  const [ids, times, rates] = [list("laborId"), list("laborTime"), list("laborLineRate")];
  const named = list("laborRateId");
  return (form.laborName as string[]).map((name, at) => ({
    id: ids[at] ?? "",
    name,
    time: times[at] ?? "",
    rate: rates[at] ?? "",
    rateId: named[at] ?? "",
  }));
}
