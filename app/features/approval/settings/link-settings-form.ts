import { z } from "zod";
import { optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { byLanguage, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { linkSettingLimits as limits, termsField } from "./link-settings.ts";

export const linkSettingsFormSize = formOf(languages.length * limits.terms, 10);

/** A whole number up to `max`; nothing is null where that is allowed. */
const wholeNumber = (max: number, message: WordKey) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      const typed = text.trim().replace(/ ?%$/, "");
      if (typed === "") return null;
      const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
      if (number >= 1 && number <= max) return number;
      context.addIssue({ code: "custom", message, params: { max } });
      return z.NEVER;
    });

const expiry: WordKey = "approvalSettings:expiryWrong";
const both: WordKey = "approvalSettings:termsMissing";

/** The form of a shop's link settings. Terms are in every language, or there are none. */
export const linkSettingsForm = z
  .object({
    expiryDays: wholeNumber(limits.expiryDays, expiry).transform((days, context) => {
      if (days === null) context.addIssue({ code: "custom", message: expiry });
      return days ?? z.NEVER;
    }),
    reminderDays: wholeNumber(limits.reminderDays, "approvalSettings:reminderWrong"),
    depositPercent: wholeNumber(100, "approvalSettings:depositWrong"),
    version,
    ...Object.fromEntries(
      languages.map((language) => [termsField(language), optionalParagraph(limits.terms)]),
    ),
  })
  .transform(
    ({ expiryDays, reminderDays, depositPercent, version: opened, ...fields }, context) => {
      const typed = fields as Record<string, string>;
      const terms = byLanguage((language) => typed[termsField(language)] ?? "");
      const missing = languages.filter((language) => terms[language] === "");
      const none = missing.length === languages.length;
      if (!none)
        for (const language of missing)
          context.addIssue({ code: "custom", message: both, path: [termsField(language)] });
      if (reminderDays !== null && reminderDays >= expiryDays)
        context.addIssue({
          code: "custom",
          message: "approvalSettings:reminderLate" satisfies WordKey,
          path: ["reminderDays"],
        });
      const settings = { expiryDays, reminderDays, depositPercent, terms: none ? null : terms };
      return { settings, version: opened ?? 0 };
    },
  );
