import { z } from "zod";
import type { LaborRate } from "#app/features/quotes/labor-rates/labor-rate.ts";
import { quoteLimits, type StoredLabor, type StoredMaterial } from "#app/features/quotes/quote.ts";
import { cleanText } from "#app/http/clean-text.ts";
import { eitherWords } from "#app/values/amount.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { isBlankLabor, laborRowsOf, readDiscount, readLabor } from "./extras.ts";
import { type Money, quoteTexts } from "./quote-input.ts";

/** What decides how a quote is read; `laborRate`: of lines of labor without one; `language`: of questions about what was meant. */
export type QuoteMoney = Money & {
  laborRate?: Cents;
  laborRates?: readonly LaborRate[];
  language: Language;
  /** The lines of a stored quote. */
  materials?: readonly StoredMaterial[];
  labor?: readonly StoredLabor[];
};

/** The fields of a quote's form that a form from before there were any may be without. */
export const extraFields = (money: QuoteMoney) => ({
  labor: labor(money).optional(),
  discount: discount(money).optional(),
  noSupplies: z.boolean(),
  todaysTaxes: z.boolean(),
});

/** What these fields read, from the lists and fields of the form. */
export const groupedExtras = (form: Record<string, unknown>) => ({
  labor: laborRowsOf(form),
  discount:
    form.discount === undefined
      ? undefined
      : { typed: form.discount, on: form.discountOn ?? "all" },
  noSupplies: form.noSupplies === "yes",
  todaysTaxes: form.todaysTaxes === "yes",
});

const discount = (money: QuoteMoney) =>
  z.object({ typed: z.string(), on: z.string() }).transform(({ typed, on }, context) => {
    const read = readDiscount(typed, on, money);
    if (read && "either" in read) {
      const params = eitherWords(read.either, money.currency, money.language);
      const message: WordKey = "shop:askAmount";
      context.addIssue({ code: "custom", message, params });
      return z.NEVER;
    }
    if (read === undefined) context.addIssue("quotes:extras.discountWrong" satisfies WordKey);
    return read ?? null;
  });

const laborRow = z.object({
  id: z.string(),
  name: z.string(),
  time: z.string(),
  rate: z.string(),
  rateId: z.string(),
});

const labor = (money: QuoteMoney) =>
  z.array(laborRow).transform((typed, context) => {
    const rows = typed
      .map((one) => ({ ...one, name: cleanText(one.name.slice(0, 4 * quoteTexts.material + 256)) }))
      .filter((one) => !isBlankLabor(one));
    const good = rows.flatMap((one) => readLabor(one, money) ?? []);
    if (good.length < rows.length) context.addIssue("quotes:extras.laborWrong" satisfies WordKey);
    if (rows.length > quoteLimits.laborLines)
      context.addIssue("quotes:extras.tooMuchLabor" satisfies WordKey);
    return good;
  });
