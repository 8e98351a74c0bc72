import { z } from "zod";
import { optionalLine, version } from "#app/http/form.ts";
import { type AccountKey, accountField, isAccountKey } from "./account.ts";

const longestName = 100;

/** The most accounts that a shop names. */
const mostAccounts = 100;

/** The names of accounts, and the tax rate that Xero wants; an empty one has the standard name. */
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
