import { z } from "zod";
import { longestMessage } from "#app/features/messages/message.ts";
import { paragraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { unknownValues } from "./fill.ts";
import { type TemplateKind, templateKinds } from "./template.ts";
import { templateField } from "./template-field.ts";

const text = paragraph(longestMessage).superRefine((value, context) => {
  const [name] = unknownValues(value);
  if (name !== undefined)
    context.addIssue({
      code: "custom",
      message: "messages:settings.unknown" satisfies WordKey,
      params: { name },
    });
});

const fields = templateKinds.flatMap((kind) =>
  languages.map((language) => [templateField(kind, language), text] as const),
);

export const messageSettingsForm = z.object({
  version: z.coerce.number().int().min(0).catch(0),
  techniciansWrite: z.string().optional(),
  ...(Object.fromEntries(fields) as Record<`${TemplateKind}.${Language}`, typeof text>),
});

export const messageSettingsFormSize = formOf(templateKinds.length * 2 * longestMessage, 20);
