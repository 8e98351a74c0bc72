import { z } from "zod";
import { cleanText } from "#app/http/clean-text.ts";
import { checkForm, choice, line, optionalLine, optionalParagraph } from "#app/http/form.ts";
import { readBody } from "#app/http/form-body.ts";
import { smallForm } from "#app/http/form-size.ts";
import { eitherWords, readAmount } from "#app/values/amount.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { countries } from "#app/values/country.ts";
import { distanceUnits } from "#app/values/distance.ts";
import { type Language, languages } from "#app/values/language.ts";
import { currencies, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { logoLimits } from "./logo.ts";
import { shopLimits } from "./shop.ts";

const key = (word: WordKey) => word;
/** A box: anything but "yes" leaves it empty. */
const ticked = z
  .literal("yes")
  .optional()
  .catch(undefined)
  .transform((value) => value === "yes");

const orNull = (text: string): string | null => text || null;

/**
 * An hourly rate as typed, with the currency of the form; the language words the question about an
 * ambiguous number.
 */
const rate = (language: Language) =>
  z
    .object({
      typed: z.string().catch(""),
      currency: z.enum(currencies).optional().catch(undefined),
    })
    .transform((field, check) => {
      const { currency } = field;
      const typed = cleanText(field.typed.slice(0, 400));
      const refuse = (message: WordKey, params?: Record<string, string>) =>
        void check.addIssue({ code: "custom", message, params, path: [] });
      const read = readAmount(typed, currency, "rate");
      if (read && "either" in read) {
        refuse("shop:askAmount", eitherWords(read.either, currency ?? "USD", language));
        return z.NEVER;
      }
      if (typed === "" || typed.startsWith("-") || read?.cents === 0) refuse("shop:rateAboveZero");
      else if (!read) refuse("ui:form.money");
      else if (read.cents > shopLimits.hourlyRate) {
        const { hourlyRate: most } = shopLimits;
        const unit = currency ?? "USD";
        const max = formatMoney(most, unit, language, shownDecimals(most, unit));
        refuse("shop:rateTooHigh", { max });
      }
      return read?.cents ?? 0;
    });

/**
 * The shop's settings as they are posted (specification, sections 5 and 8). Fields outside this
 * schema cannot be set.
 */
const settings = (language: Language) =>
  z.object({
    shopName: line(shopLimits.shopName, undefined, key("shop:nameRequired")),
    hourlyRate: rate(language),
    currency: choice(currencies),
    defaultLanguage: choice(languages),
    // The name alone, never an offset: only a zone has summer time.
    timeZone: z
      .string(key("shop:zoneUnknown"))
      .transform((text) => text.trim().replaceAll(" ", "_"))
      .pipe(
        z
          .string()
          .max(shopLimits.timeZone, key("shop:zoneUnknown"))
          .refine((zone) => /^[A-Za-z]/.test(zone) && isTimeZone(zone), key("shop:zoneUnknown")),
      )
      .transform(
        (zone) => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone,
      ),
    // A form from before there was such a field leaves it as it is.
    distanceUnit: choice(distanceUnits).optional(),
    country: z
      .enum(["", ...countries], key("ui:form.choice"))
      .transform((country) => country || null)
      .optional(),
    phone: optionalLine(shopLimits.phone)
      .pipe(z.string().regex(/^([\d\s+()./-]|ext\.?|x)*$/i, key("ui:form.phone")))
      .transform(orNull),
    address: optionalParagraph(shopLimits.address).transform(orNull),
    taxId: optionalLine(shopLimits.taxId).transform(orNull),
    shopLogoUrl: optionalLine(shopLimits.logoUrl).default(""),
    techniciansSeePrices: ticked,
    unreviewedMayGo: ticked,
    removeLogo: z.literal("yes", key("ui:form.choice")).optional(),
    version: z.coerce.number().int().min(0).optional().catch(undefined),
  });

/** The settings as a browser posts them: the currency decides how the rate is parsed. */
export const shopForm = (language: Language) =>
  z.preprocess((form) => {
    const { hourlyRate, currency, ...rest } = form as Record<string, unknown>;
    return { ...rest, currency, hourlyRate: { typed: hourlyRate, currency } };
  }, settings(language));

/** Larger than a logo may be, so that a refusal of too large a photo keeps the other fields. */
const bodySize = { bytes: 8 * logoLimits.bytes, fields: smallForm.fields };

/** Reads the posted settings and the file that came with them, if one was chosen. */
export async function readShopForm(request: Request, language: Language) {
  const body = await readBody(request, bodySize);
  if (body === "tooLarge")
    return { ok: false, fields: { logo: { key: key("shop:logo.tooLarge") } } } as const;
  if (!body) return { ok: false, error: { key: key("ui:form.unreadable") } } as const;
  const form = checkForm(body, shopForm(language));
  if (!form.ok) return form;
  const { shopLogoUrl, removeLogo, version, ...details } = form.value;
  const logo = body.get("logo");
  // A browser sends an empty file without a name when none was chosen.
  const file = logo instanceof File && (logo.size > 0 || logo.name !== "") ? logo : undefined;
  return {
    ok: true,
    details,
    version,
    values: form.values,
    logo: { file, remove: removeLogo === "yes", url: shopLogoUrl },
  } as const;
}
