import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { isUnit } from "#app/features/quotes/quantity.ts";
import type { MaterialDraft } from "#app/features/quotes/quote.ts";
import { cannedLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import type { SuggestedLine } from "#app/features/repair/texts/suggested-line.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import {
  type Cents,
  type Currency,
  centsToInput,
  decimalsOf,
  formatMoney,
} from "#app/values/money.ts";
import type { TFunction } from "#app/values/translate.ts";
import { nameKeyOf } from "./canned.ts";

export type Charged = {
  materials: readonly MaterialDraft[];
  currency: Currency;
  language: Language;
  now: number;
  /** Whether the quote is new: an edit updates the price without counting a use. */
  isNew: boolean;
};

/**
 * Stores the price charged for each material of a quote. Belongs in the batch that writes the
 * quote: after its insert, or before its update under the same condition.
 */
export const storeLastPrices = (
  db: Db,
  { shopId, id, holds }: { shopId: string; id: string; holds?: SQL },
  { materials, currency, language, now, isNew }: Charged,
) => {
  const last = new Map(materials.map((line) => [nameKeyOf(line.name), line]));
  const lines = [...last].map(([nameKey, { name, unit = null, unitPrice }]) => ({
    id: newId(),
    nameKey,
    name,
    unit,
    unitPrice,
  }));
  const at = new Date(now);
  const use = isNew ? 1 : 0;
  return insertRows(
    db,
    cannedLines,
    lines,
    {
      shopId: repairQuotes.shopId,
      position: 0,
      kind: "material",
      quantity: 100,
      currency,
      language,
      partNumber: null,
      condition: null,
      cost: null,
      taxClass: null,
      cannedQuoteId: null,
      translations: null,
      used: 1,
      version: 1,
      lastUsedAt: at,
      createdAt: at,
      updatedAt: at,
    },
    {
      from: repairQuotes,
      where: and(eq(repairQuotes.shopId, shopId), eq(repairQuotes.id, id), holds),
    },
  ).onConflictDoUpdate({
    target: [cannedLines.shopId, cannedLines.nameKey],
    set: {
      name: sql`excluded.name`,
      unit: sql`excluded.unit`,
      unitPrice: sql`excluded.unit_price`,
      currency,
      language,
      lastUsedAt: at,
      updatedAt: at,
      used: sql`${cannedLines.used} + ${use}`,
    },
  });
};

/** The latest price that a shop charged for a material. The instant in milliseconds. */
type LastPrice = {
  unitPrice: Cents;
  unit: string | null;
  currency: Currency;
  at: number;
  used: number;
};

/** Statement behind `findLastPrices`, exported so that tests can read its plan. */
export const lastPricesQuery = (db: Db, shopId: string, names: readonly string[]) =>
  db
    .select({
      key: cannedLines.nameKey,
      unitPrice: cannedLines.unitPrice,
      unit: cannedLines.unit,
      currency: cannedLines.currency,
      at: cannedLines.updatedAt,
      used: cannedLines.used,
    })
    .from(cannedLines)
    .where(
      and(
        eq(cannedLines.shopId, shopId),
        inArray(cannedLines.nameKey, [...new Set(names.map(nameKeyOf))]),
        sql`${cannedLines.currency} = (SELECT ${shopSettings.currency} FROM ${shopSettings}
          WHERE ${shopSettings.shopId} = ${shopId})`,
      ),
    );

/** Finds the last price of a line by any of its names, in the shop's current currency. */
export async function findLastPrices(
  db: Db,
  shopId: string,
  names: readonly string[],
): Promise<(ways: readonly string[]) => LastPrice | undefined> {
  const rows = names.length > 0 ? await lastPricesQuery(db, shopId, names) : [];
  const prices = new Map(
    rows.map(({ key, unitPrice, currency, at, ...row }) => [
      key,
      { ...row, unitPrice: unitPrice!, currency: currency!, at: at.getTime() },
    ]),
  );
  return (ways) =>
    ways
      .flatMap((name) => prices.get(nameKeyOf(name)) ?? [])
      .sort((one, other) => other.at - one.at)[0];
}

type Wording = { t: TFunction; language: Language; zone: string };

/** A last price in the form of a suggestion, which fills it in when chosen. */
export function shownPrice(
  { unitPrice, unit, currency, at, used }: LastPrice,
  { t, language, zone }: Wording,
): NonNullable<SuggestedLine["price"]> {
  const decimals = decimalsOf[currency];
  const each = isUnit(unit) ? ` / ${t(`quotes:units.${unit}`)}` : "";
  const price = formatMoney(unitPrice, currency, language, decimals) + each;
  const day = formatDay(at, language, zone);
  return {
    price: centsToInput(unitPrice, decimals),
    unit: unit ?? "",
    shown: t("canned:lastPrice", { price, day, number: used }),
  };
}
