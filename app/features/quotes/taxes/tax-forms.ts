import { z } from "zod";
import { lineClasses, type ShopTerms } from "#app/features/quotes/price/terms.ts";
import { choice, optionalLine } from "#app/http/form.ts";
import { readAmountWith } from "#app/values/amount.ts";
import { byLanguage } from "#app/values/language.ts";
import { type Currency, decimalsOf } from "#app/values/money.ts";
import { readPercent } from "#app/values/percent.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { taxProfiles } from "./profiles.ts";
import { priceKinds } from "./tax-start.ts";

/** How many taxes a shop may name, and how long a name may be. */
const taxLimits = { taxes: 3, name: 40 } as const;

const key = (word: WordKey) => word;

/** An optional percentage; null where empty. */
const optionalPercent = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const read = readPercent(text);
    if (read === undefined) context.addIssue(key("taxes:percent"));
    return read ?? z.NEVER;
  });

const ticked = z.unknown().transform((value) => value === "yes");

const tax = z
  .object({
    name: optionalLine(taxLimits.name).default(""),
    names: z.object(byLanguage(() => optionalLine(taxLimits.name).default(""))),
    rate: optionalPercent,
    parts: ticked,
    labor: ticked,
    fees: ticked,
    special: ticked,
  })
  .transform(({ name, names: typed, rate, ...ticks }, context) => {
    const on = lineClasses.filter((one) => ticks[one]);
    const refuse = (field: string, message: WordKey) =>
      context.addIssue({ code: "custom", message, path: [field] });
    if (name === "" && rate === null) return [];
    if (name === "") refuse("name", "taxes:nameMissing");
    else if (rate === null) refuse("rate", "taxes:rateMissing");
    else if (on.length === 0) refuse("on", "taxes:onMissing");
    const names = Object.fromEntries(Object.entries(typed).filter(([, said]) => said !== ""));
    return [{ name, ...(Object.keys(names).length > 0 && { names }), rate: rate ?? 0, on }];
  });

/** An optional amount; an ambiguous one is refused like an invalid one. */
const optionalAmount = (currency: Currency) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      if (text.trim() === "") return null;
      const read = readAmountWith(text, { currency, decimals: decimalsOf[currency] });
      if (read && "cents" in read) return read.cents;
      context.addIssue(key("ui:form.money"));
      return z.NEVER;
    });

/** Taxes are posted as `taxes.0.rate`, which also names the fields of messages. */
const grouped = (form: unknown) => {
  const typed = form as Record<string, unknown>;
  const field = (at: number, name: string) => typed[`taxes.${at}.${name}`];
  return {
    ...typed,
    taxes: Array.from({ length: taxLimits.taxes }, (_, at) => ({
      name: field(at, "name"),
      names: byLanguage((language) => field(at, `names.${language}`)),
      rate: field(at, "rate"),
      ...Object.fromEntries(lineClasses.map((one) => [one, field(at, one)])),
    })),
  };
};

/** Form of a shop's taxes, with amounts in its currency. */
export const taxForm = (currency: Currency) =>
  z
    .preprocess(
      grouped,
      z.object({
        profile: choice(taxProfiles),
        taxes: z.array(tax),
        prices: choice(priceKinds),
        taxRounding: choice(["each", "together"] as const).default("each"),
        rounding: choice(["document", "line"] as const),
        suppliesRate: optionalPercent,
        suppliesOf: choice(["labor", "parts"] as const),
        suppliesMaximum: optionalAmount(currency),
        version: z.coerce.number().int().min(0).catch(0),
      }),
    )
    .transform(({ profile, version, taxes, prices, rounding, taxRounding, ...supplies }) => {
      const { suppliesRate: rate, suppliesOf: of, suppliesMaximum: maximum } = supplies;
      const terms: ShopTerms = {
        rounding,
        ...(taxRounding === "together" && { taxRounding }),
        prices: prices === "ofPrice" ? "inclusive" : prices,
        ...(prices === "ofPrice" && { taxOf: "price" }),
        taxes: taxes.flat(),
        supplies: rate ? { rate, of, maximum } : null,
      };
      return { profile, version, terms };
    });
