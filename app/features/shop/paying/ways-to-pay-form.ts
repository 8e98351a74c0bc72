import { z } from "zod";
import { optionalParagraph, version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { byLanguage, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { longestWaysToPay, waysField } from "./ways-to-pay.ts";

export const waysToPayFormSize = formOf(languages.length * longestWaysToPay);

const missing: WordKey = "paying:missing";

/** The form of a shop's own ways to be paid: in every language, or there are none. */
export const waysToPayForm = z
  .object({
    version,
    parts: z.literal("yes").optional().catch(undefined),
    ...Object.fromEntries(
      languages.map((language) => [waysField(language), optionalParagraph(longestWaysToPay)]),
    ),
  })
  .transform(({ version: opened, parts, ...fields }, context) => {
    const typed = fields as Record<string, string>;
    const ways = byLanguage((language) => typed[waysField(language)] ?? "");
    const empty = languages.filter((language) => ways[language] === "");
    const none = empty.length === languages.length;
    if (!none)
      for (const language of empty)
        context.addIssue({ code: "custom", message: missing, path: [waysField(language)] });
    return {
      waysToPay: none ? null : ways,
      partPayments: parts === "yes",
      version: opened ?? 0,
    };
  });
