import type { PaymentWay } from "#app/features/quotes/invoices/money.ts";

/**
 * What an amount is booked under. Receivables are what customers owe; deposits are what they paid
 * ahead, which the shop owes them.
 */
export const standardAccounts = [
  "receivable",
  "deposits",
  "labor",
  "parts",
  "supplies",
  "discounts",
  "tax",
  "cash",
  "card",
  "cardLink",
  "check",
  "transfer",
  "other",
  "cardFees",
] as const;
type StandardAccount = (typeof standardAccounts)[number];

/** A standard account; a tax by its name, or another way to pay by the shop's name of it. */
export type AccountKey = StandardAccount | `tax:${string}` | `other:${string}`;

export const taxAccount = (name: string): AccountKey => (name ? `tax:${name}` : "tax");

/** What a bank takes back of a card payment leaves the account that it came to. */
export function wayAccount(way: PaymentWay, name: string | null): AccountKey {
  if (way === "dispute") return "cardLink";
  return way === "other" && name ? `other:${name.toLowerCase()}` : way;
}

/** The standard account that a key is a part of, and the name that the part has. */
export function partsOfKey(key: AccountKey): { of: StandardAccount; name: string } {
  const [of, ...rest] = key.split(":");
  return { of: of as StandardAccount, name: rest.join(":") };
}

/** Standard accounts in their order, each with its parts behind it. */
export const sortedAccounts = (keys: Iterable<AccountKey>): AccountKey[] =>
  [...new Set(keys)].sort((one, other) => {
    const [a, b] = [partsOfKey(one), partsOfKey(other)];
    const order = standardAccounts.indexOf(a.of) - standardAccounts.indexOf(b.of);
    return order || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  });

export const isAccountKey = (text: string): text is AccountKey => {
  const { of, name } = partsOfKey(text as AccountKey);
  const isPart = (of === "tax" || of === "other") && name.length <= 100;
  return standardAccounts.includes(of) && (name === "" || isPart);
};

/** The name of an account's field in the form that names them. */
export const accountField = (key: AccountKey) => `account.${key}`;
