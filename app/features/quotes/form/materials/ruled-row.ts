import { type MaterialRow, type Money, readPrices } from "#app/features/quotes/form/quote-input.ts";
import { priceByRule } from "#app/features/quotes/price-rules/price-rule.ts";
import type { StoredMaterial } from "#app/features/quotes/quote.ts";
import { type Cents, centsToInput } from "#app/values/money.ts";
import { readCost } from "./material-facts.ts";

/** Value of the field when the price comes from the rule. */
const byRule = "rule";

export const isByRule = ({ by }: Pick<MaterialRow, "by">): boolean => by === byRule;

const priceOf = ({ cost, id }: MaterialRow, money: Money | undefined): Cents | undefined => {
  const rules = money?.rules;
  const read = rules && readCost(cost, money);
  return read ? priceByRule(read, rules.of?.[id] ?? rules, money.decimals) : undefined;
};

/** Whether the rule sets the price of a line: it is empty, or the rule's own. */
const isOpen = (row: MaterialRow): boolean => isByRule(row) || row.price.trim() === "";

/** Price and its source after the cost was typed; nothing where a price was typed. */
export function proposal(row: MaterialRow, money: Money | undefined): Partial<MaterialRow> {
  if (!money?.rules || !isOpen(row)) return {};
  const price = priceOf(row, money);
  return price === undefined
    ? { price: "", by: "" }
    : { price: centsToInput(price, money.decimals), by: byRule };
}

type EarlierLine = Pick<StoredMaterial, "unitPrice" | "cost" | "priceBy">;

/**
 * Applies the rule to a posted line. It sets the price where none is typed, and where the cost of a
 * price by rule was changed. A price that was shown is never replaced: other than the rule's
 * current one, it counts as typed, unless it is stored so.
 */
export function ruledRow(row: MaterialRow, money: Money, stored?: EarlierLine): MaterialRow {
  const [seen] = readPrices(row.price, money);
  const price = priceOf(row, money);
  const made = () => ({ ...row, price: centsToInput(price!, money.decimals), by: byRule });
  if (row.price.trim() === "") return price === undefined ? { ...row, by: "" } : made();
  if (!isByRule(row)) return row;
  const isStored = stored?.priceBy === byRule && stored.unitPrice === seen;
  if (isStored && stored.cost === readCost(row.cost, money)) return row;
  if (price !== undefined && (isStored || price === seen)) return made();
  return { ...row, by: "" };
}
