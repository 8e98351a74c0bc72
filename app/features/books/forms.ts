import { z } from "zod";
import { optionalLine, version } from "#app/http/form.ts";
import { type AccountKey, accountField, isAccountKey } from "./account.ts";

const longestName = 100;

/** Most accounts that a shop can name. */
const mostAccounts = 100;

/** Names of accounts, and the tax rate for Xero; an empty one means the default name. */
export const accountsForm = z
  .object({ version, taxRate: optionalLine(longestName) })
  .catchall(optionalLine(longestName))
  .transform(({ version: opened, taxRate, ...fields }) => {
    const start = accountField("" as AccountKey);
    const names = Object.entries(fields)
      .filter(([field, name]) => field.startsWith(start) && name)
      .map(([field, name]) => [field.slice(start.length), name] as const)
      .filter(([key]) => isAccountKey(key));
    return {
      version: opened ?? 0,
      taxRate: taxRate ?? "",
      names: Object.fromEntries(names.slice(0, mostAccounts)),
    };
  });
