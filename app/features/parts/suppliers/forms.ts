import { z } from "zod";
import { isPhone, phoneText } from "#app/features/customers/phone-text.ts";
import { partLimits } from "#app/features/parts/part.ts";
import { choice, email, line, optionalLine, optionalParagraph, version } from "#app/http/form.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;
const orNull = (text: string): string | null => text || null;

/** Form of a supplier: `id` deduplicates a repeated post, `version` is the edited one's. */
export const supplierForm = z
  .object({
    name: line(partLimits.name),
    phone: optionalLine(partLimits.phone)
      .default("")
      .transform(phoneText)
      .refine((text) => text === "" || isPhone(text), key("ui:form.phone"))
      .transform(orNull),
    email: z.preprocess(
      (text) => (typeof text === "string" && text.trim() === "" ? null : text),
      email.nullable(),
    ),
    language: choice(languages),
    note: optionalParagraph(partLimits.note).default(""),
    id: z.string().max(100).optional(),
    version,
  })
  .transform(({ id, version: at, ...content }) => ({ id, version: at, content }));

export type SupplierContent = z.infer<typeof supplierForm>["content"];

export const retireForm = z.object({ retired: choice(["yes", "no"]) });
