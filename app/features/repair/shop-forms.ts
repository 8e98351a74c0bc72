import { z } from "zod";
import { checkForm, choice, cleanText, optionalLine, readBody } from "#app/http/form.ts";
import { isTimeZone } from "#app/values/calendar.ts";
import { distanceUnits } from "#app/values/distance.ts";
import { languages } from "#app/values/language.ts";
import { bareAmount, currencies, parseCents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { logoLimits } from "./logo.ts";
import { shopLimits } from "./shop.ts";

const key = (word: WordKey) => word;
const orNull = (text: string): string | null => text || null;

const rate = z.string(key("repair:shop.rateAboveZero")).transform((text, check) => {
  const typed = cleanText(text);
  const cents = parseCents(typed);
  if (typed === "" || cents === 0 || typed.startsWith("-")) check.addIssue({ code: "custom", message: key("repair:shop.rateAboveZero") });
  else if (cents === undefined) check.addIssue({ code: "custom", message: key("ui:form.money") });
  else if (cents > shopLimits.hourlyRate) check.addIssue({ code: "custom", message: key("repair:shop.rateTooHigh") });
  return cents ?? 0;
});

/** The shop's settings as they are posted (specification, sections 5 and 8). What is not named here is not the reader's to set. */
const settings = z.object({
  shopName: z
    .string(key("repair:shop.nameRequired"))
    .pipe(optionalLine(shopLimits.shopName))
    .pipe(z.string().min(1, key("repair:shop.nameRequired"))),
  hourlyRate: rate,
  currency: choice(currencies),
  defaultLanguage: choice(languages),
  // The name alone, never an offset: only a zone knows about summer time.
  timeZone: z
    .string(key("repair:shop.zoneUnknown"))
    .transform((text) => text.trim().replaceAll(" ", "_"))
    .pipe(
      z
        .string()
        .max(shopLimits.timeZone, key("repair:shop.zoneUnknown"))
        .refine((zone) => /^[A-Za-z]/.test(zone) && isTimeZone(zone), key("repair:shop.zoneUnknown")),
    )
    .transform((zone) => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone),
  // A form from before there was such a field leaves it as it is.
  distanceUnit: choice(distanceUnits).optional(),
  phone: optionalLine(shopLimits.phone)
    .pipe(z.string().regex(/^([\d\s+()./-]|ext\.?|x)*$/i, key("ui:form.phone")))
    .transform(orNull),
  address: z
    .string(key("ui:form.required"))
    .transform(cleanText)
    .pipe(z.string().max(shopLimits.address, key("ui:form.tooLong")))
    .transform(orNull),
  taxId: optionalLine(shopLimits.taxId).transform(orNull),
  shopLogoUrl: optionalLine(shopLimits.logoUrl).default(""),
  removeLogo: z.literal("yes", key("ui:form.choice")).optional(),
});

/** The same, with a rate that may bear the sign of the currency that is chosen beside it. */
export const shopForm = z.preprocess((form) => {
  const { hourlyRate, currency, ...rest } = form as Record<string, unknown>;
  const chosen = currencies.find((one) => one === currency);
  return { ...rest, currency, hourlyRate: typeof hourlyRate === "string" ? bareAmount(hourlyRate, chosen) : hourlyRate };
}, settings);

/** Larger than a logo may be, so that whoever chose too large a photo gets everything else back as typed. */
const bodyLimit = 8 * logoLimits.bytes;

/** Reads the posted settings and the file that came with them, if one was chosen. */
export async function readShopForm(request: Request) {
  const body = await readBody(request, bodyLimit);
  if (body === "tooLarge") return { ok: false, fields: { logo: { key: key("repair:shop.logo.tooLarge") } } } as const;
  if (!body) return { ok: false, error: { key: key("ui:form.unreadable") } } as const;
  const form = checkForm(body, shopForm);
  if (!form.ok) return form;
  const { shopLogoUrl, removeLogo, ...details } = form.value;
  const logo = body.get("logo");
  // A browser sends an empty file without a name when none was chosen.
  const file = logo instanceof File && (logo.size > 0 || logo.name !== "") ? logo : undefined;
  return { ok: true, details, values: form.values, logo: { file, remove: removeLogo === "yes", url: shopLogoUrl } } as const;
}
