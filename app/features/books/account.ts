import type { PaymentWay } from "#app/features/money/money.ts";

/**
 * Accounts that amounts are booked to. Receivables are owed by customers; deposits were paid in
 * advance, and are owed by the shop.
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

/** A standard account; a tax by its name, or another payment way by the shop's name of it. */
export type AccountKey = StandardAccount | `tax:${string}` | `other:${string}`;

export const taxAccount = (name: string): AccountKey => (name ? `tax:${name}` : "tax");

/** A bank's withdrawal of a card payment is booked to the account of card payments. */
export function wayAccount(way: PaymentWay, name: string | null): AccountKey {
  if (way === "dispute") return "cardLink";
  return way === "other" && name ? `other:${name.toLowerCase()}` : way;
}

/** Standard account of a key, and the name of its part. */
export function partsOfKey(key: AccountKey): { of: StandardAccount; name: string } {
  const [of, ...rest] = key.split(":");
  return { of: of as StandardAccount, name: rest.join(":") };
}

/** Standard accounts in their order, each followed by its parts. */
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

/** Field of an account in the form that names them. */
export const accountField = (key: AccountKey) => `account.${key}`;
