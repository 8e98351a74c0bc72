import type { TFunction } from "#app/values/translate.ts";
import { type AccountKey, partsOfKey } from "./account.ts";

export type AccountNames = Partial<Record<AccountKey, string>>;

/** Default name of an account. */
export function standardName(key: AccountKey, t: TFunction): string {
  const { of, name } = partsOfKey(key);
  const standard = t(`books:accounts.${of}`);
  return name ? `${standard}: ${name}` : standard;
}

/** Name of an account in the shop's books; a part's default is its standard account's. */
export const accountName = (key: AccountKey, names: AccountNames, t: TFunction): string =>
  names[key] || names[partsOfKey(key).of] || standardName(key, t);
