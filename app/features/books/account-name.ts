import type { TFunction } from "#app/values/translate.ts";
import { type AccountKey, partsOfKey } from "./account.ts";

export type AccountNames = Partial<Record<AccountKey, string>>;

/** What an account is called without a name of the shop's. */
export function standardName(key: AccountKey, t: TFunction): string {
  const { of, name } = partsOfKey(key);
  const standard = t(`books:accounts.${of}`);
  return name ? `${standard}: ${name}` : standard;
}

/** What the shop's books call an account. A part without a name of its own has that of the whole. */
export const accountName = (key: AccountKey, names: AccountNames, t: TFunction): string =>
  names[key] || names[partsOfKey(key).of] || standardName(key, t);
