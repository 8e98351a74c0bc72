import { z } from "zod";
import { choice, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { distanceUnits } from "#app/values/distance.ts";
import { byLanguage, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import {
  printLimits as limits,
  type PrintTerms,
  paperProfiles,
  printField,
  printTexts,
  tagSizes,
} from "./print-terms.ts";
import { coveredKinds, coverField, coverLimits, warrantyOf } from "./warranty.ts";

const fields = printTexts.flatMap((name) =>
  languages.map((language) => printField(name, language)),
);

export const printFormSize = formOf(fields.length * limits.text, fields.length + 13);

/** A whole number from 1 to `most` that may be left out; then it is null. */
const numberUpTo = (most: number, message: WordKey) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      const typed = text.trim();
      if (typed === "") return null;
      const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
      if (number >= 1 && number <= most) return number;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

/** The form of a shop's print settings. A text in one language alone is printed in both columns. */
export const printForm = z
  .object({
    profile: choice(paperProfiles),
    registration: optionalLine(limits.number),
    wasteNumber: optionalLine(limits.number),
    days: numberUpTo(limits.days, "print:daysWrong"),
    prefix: optionalLine(limits.prefix).optional(),
    first: numberUpTo(limits.first, "print:firstWrong"),
    tag: choice(tagSizes).optional(),
    version,
    unit: choice(distanceUnits).optional(),
    ...Object.fromEntries(
      coveredKinds.flatMap((kind) => [
        [coverField(kind, "months"), numberUpTo(coverLimits.months, "print:cover.monthsWrong")],
        [
          coverField(kind, "distance"),
          numberUpTo(coverLimits.distance, "print:cover.distanceWrong"),
        ],
      ]),
    ),
    // Optional, because a page that was open before a field was added does not post it.
    ...Object.fromEntries(
      fields.map((field) => [field, optionalParagraph(limits.text).optional()]),
    ),
  })
  .transform(({ version: opened, days, prefix, first, tag, unit, ...form }) => {
    const { profile, registration, wasteNumber, ...rest } = form;
    const typed = rest as Record<string, string>;
    const numbers = rest as Record<string, unknown> as Record<string, number | null>;
    const cover = warrantyOf(unit ?? "mi", (kind) => ({
      months: numbers[coverField(kind, "months")] ?? null,
      distance: numbers[coverField(kind, "distance")] ?? null,
    }));
    const text = (name: (typeof printTexts)[number]) =>
      byLanguage((language) => typed[printField(name, language)] ?? "");
    const terms: PrintTerms = {
      profile,
      registration,
      wasteNumber,
      days,
      ...(prefix && { prefix }),
      ...(first !== null && { first }),
      ...(tag && { tag }),
      ...(cover && { cover }),
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
