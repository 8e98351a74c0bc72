import { z } from "zod";
import { choice, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { byLanguage, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import {
  printLimits as limits,
  type PrintTerms,
  paperProfiles,
  printField,
  printTexts,
} from "./print-terms.ts";

const fields = printTexts.flatMap((name) =>
  languages.map((language) => printField(name, language)),
);

export const printFormSize = formOf(fields.length * limits.text, fields.length + 5);

/** A number of days that may be left out; then it is null. */
const days = z
  .string()
  .default("")
  .transform((text, context) => {
    const typed = text.trim();
    if (typed === "") return null;
    const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    if (number >= 1 && number <= limits.days) return number;
    context.addIssue({ code: "custom", message: "print:daysWrong" satisfies WordKey });
    return z.NEVER;
  });

/** The form of what a shop prints. A text in one language alone is printed in both columns. */
export const printForm = z
  .object({
    profile: choice(paperProfiles),
    registration: optionalLine(limits.number),
    wasteNumber: optionalLine(limits.number),
    days,
    version,
    // A page that was open before a text was asked for does not post it.
    ...Object.fromEntries(
      fields.map((field) => [field, optionalParagraph(limits.text).optional()]),
    ),
  })
  .transform(({ version: opened, profile, registration, wasteNumber, days: valid, ...rest }) => {
    const typed = rest as Record<string, string>;
    const text = (name: (typeof printTexts)[number]) =>
      byLanguage((language) => typed[printField(name, language)] ?? "");
    const terms: PrintTerms = {
      profile,
      registration,
      wasteNumber,
      days: valid,
      warranty: text("warranty"),
      closing: text("closing"),
      ...saidOf({ replaced: text("replaced"), charges: text("charges") }),
    };
    return { terms, version: opened ?? 0 };
  });

/** Texts that are left out where nothing is typed. */
const saidOf = (texts: Pick<PrintTerms, "replaced" | "charges">) =>
  Object.fromEntries(
    Object.entries(texts).filter(([, text]) => Object.values(text).some((one) => one !== "")),
  );
