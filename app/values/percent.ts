import { plainTyped } from "./amount.ts";
import { withoutFraction } from "./fraction.ts";

/**
 * A percentage as a person types it, in millionths: `8`, `8.25`, `8,25 %`, `8 1/4`, `10pct`, `9.975
 * percent`. At most 100 or `most`, below 1,000, with at most four decimals; undefined for anything
 * else.
 */
export function readPercent(text: string, most = 1_000_000): number | undefined {
  const match =
    /^(\d{0,3})(?:[.,](\d{0,4}))? ?(?:%|pct\.?|percent|por ?ciento)?$/i.exec(
      withoutFraction(plainTyped(text)),
    ) ?? [];
  const [, whole = "", decimals = ""] = match;
  if (whole + decimals === "") return undefined;
  const millionths = Number(whole + decimals.padEnd(4, "0"));
  return millionths <= most ? millionths : undefined;
}
