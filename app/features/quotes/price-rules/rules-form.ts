import { z } from "zod";
import { choice } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Language } from "#app/values/language.ts";
import { type Currency, decimalsOf, formatMoney } from "#app/values/money.ts";
import { priceRuleLimits as limits, priceEndings } from "./price-rule.ts";
import { rangeCells, readRanges, type TypedRange } from "./read-ranges.ts";

export const rulesFormSize = formOf(limits.ranges * 60 + 200, limits.ranges * 4 + 10);

/** Facts for parsing costs and formatting them in messages. */
type Reading = { currency: Currency; language: Language };

/** Form of a set of price rules, with costs in the shop's currency. */
export const rulesForm = ({ currency, language }: Reading) =>
  z.preprocess(
    grouped,
    z.object({
      ranges: z.custom<TypedRange[]>().transform((typed, context) => {
        const { ranges, problems } = readRanges(typed, currency);
        for (const { at, cell, key: message, cents } of problems) {
          const params = cents !== undefined && {
            amount: formatMoney(cents, currency, language, decimalsOf[currency]),
          };
          context.addIssue({
            code: "custom",
            path: [at, cell],
            message,
            ...(params && { params }),
          });
        }
        return ranges;
      }),
      ending: choice(priceEndings),
      version: z.coerce.number().int().min(0).catch(0),
    }),
  );

/** Ranges are posted as `ranges.0.from`, which also names the fields of messages. */
const grouped = (form: unknown) => {
  const typed = form as Record<string, unknown>;
  const text = (name: string) => (typeof typed[name] === "string" ? typed[name].trim() : "");
  const ranges = Array.from({ length: limits.ranges }, (_, at) => ({
    at,
    ...Object.fromEntries(rangeCells.map((cell) => [cell, text(`ranges.${at}.${cell}`)])),
  })) as TypedRange[];
  return { ...typed, ranges: ranges.filter(({ from, to, rate }) => from + to + rate !== "") };
};
