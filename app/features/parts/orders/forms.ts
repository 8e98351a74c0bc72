import { z } from "zod";
import { chargeField } from "#app/features/parts/cores/forms.ts";
import { partLimits } from "#app/features/parts/part.ts";
import { line, optionalParagraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Language } from "#app/values/language.ts";
import type { Currency } from "#app/values/money.ts";
import { readDay } from "#app/values/wall-time.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { PartField } from "./order.ts";

const key = (word: WordKey) => word;
const id = z.string().max(100);

/** A field of every part of a form, by line. */
const byLine = (form: object, field: PartField): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(`${field}.`) ? [[name.slice(field.length + 1), value]] : [],
    ),
  );

/** Form of an order: the text of each part as shown and possibly corrected. */
export const orderForm = (facts: { currency: Currency; language: Language }) =>
  z.preprocess(
    (form) => ({
      ...(form as object),
      original: byLine(form as object, "original"),
      text: byLine(form as object, "text"),
      core: byLine(form as object, "core"),
    }),
    z.object({
      id: id.optional(),
      supplier: id,
      line: z.array(id, key("parts:order.choose")).min(1, key("parts:order.choose")),
      /** Text as the form showed it, to detect a later change. */
      original: z.record(id, z.string().max(1_000)),
      text: z.record(id, line(partLimits.text)),
      core: z.record(id, chargeField(facts)),
      expectedOn: z
        .string()
        .default("")
        .refine((text) => text === "" || readDay(text) !== undefined, key("parts:order.day"))
        .transform((text) => text || null),
      note: optionalParagraph(partLimits.note).default(""),
    }),
  );

export type OrderInput = z.infer<ReturnType<typeof orderForm>>;

export const orderFormSize = formOf(
  partLimits.perOrder * (7 * partLimits.text) + partLimits.note,
  4 * partLimits.perOrder + 10,
);
