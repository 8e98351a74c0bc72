import { v7 as newId } from "uuid";
import { z } from "zod";
import { quoteLimits } from "#app/features/quotes/quote.ts";
import { optionalLine } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { readAmountWith } from "#app/values/amount.ts";
import { byLanguage, languages } from "#app/values/language.ts";
import { type Currency, decimalsOf } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { type LaborRate, laborRateLimits as limits } from "./labor-rate.ts";

export const ratesFormSize = formOf(
  limits.rates * limits.name * (languages.length + 1),
  limits.rates * (languages.length + 2) + 10,
);

const rateRow = (currency: Currency) =>
  z
    .object({
      id: z.string().max(64).catch(""),
      names: z.object(byLanguage(() => optionalLine(limits.name).default(""))),
      rate: z.string().default(""),
    })
    .transform(({ id, names, rate }, context): LaborRate[] => {
      const refuse = (path: string[], message: WordKey) =>
        context.addIssue({ code: "custom", message, path });
      const said = Object.values(names).join("");
      if (said === "" && rate.trim() === "") return [];
      for (const language of languages)
        if (names[language] === "") refuse(["names", language], "laborRates:nameMissing");
      const read = readAmountWith(rate, { currency, decimals: decimalsOf[currency] }, "rate");
      const cents = read && "cents" in read ? read.cents : 0;
      if (cents <= 0 || cents > quoteLimits.laborRate) refuse(["rate"], "laborRates:rateWrong");
      return [{ id: id || newId(), names, rate: cents }];
    });

/** Form of a shop's named rates; the cells of a row are named `rates.0.rate`. */
export const ratesForm = (currency: Currency) =>
  z
    .preprocess(
      grouped,
      z.object({
        rates: z.array(rateRow(currency)),
        version: z.coerce.number().int().min(0).catch(0),
      }),
    )
    .transform(({ rates, version }) => ({ rates: rates.flat(), version }));

const grouped = (form: unknown) => {
  const typed = form as Record<string, unknown>;
  const rates = Array.from({ length: limits.rates }, (_, at) => {
    const cell = (name: string) => typed[`rates.${at}.${name}`];
    return {
      id: cell("id"),
      names: byLanguage((language) => cell(`names.${language}`)),
      rate: cell("rate"),
    };
  });
  return { ...typed, rates };
};
