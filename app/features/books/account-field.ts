import type { AccountKey } from "./account.ts";

/** The name of an account's field. */
export const accountField = (key: AccountKey) => `account.${key}`;
