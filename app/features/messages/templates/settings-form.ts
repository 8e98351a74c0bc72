import { z } from "zod";
import { longestMessage } from "#app/features/messages/message.ts";
import { optionalLine, paragraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { unknownValues } from "./fill.ts";
import { isContentSid, type TemplateKind, templateKinds } from "./template.ts";
import { contentField, templateField } from "./template-field.ts";

const text = paragraph(longestMessage).superRefine((value, context) => {
  const [name] = unknownValues(value);
  if (name !== undefined)
    context.addIssue({
      code: "custom",
      message: "messages:settings.unknown" satisfies WordKey,
      params: { name },
    });
});

const wrongSid: WordKey = "messages:approved.wrong";
const content = optionalLine(34)
  .default("")
  .pipe(z.string().refine((sid) => !sid || isContentSid(sid), wrongSid));

const contentFields = templateKinds.flatMap((kind) =>
  languages.map((language) => [contentField(kind, language), content] as const),
);

const fields = templateKinds.flatMap((kind) =>
  languages.map((language) => [templateField(kind, language), text] as const),
);

export const messageSettingsForm = z.object({
  version: z.coerce.number().int().min(0).catch(0),
  techniciansWrite: z.string().optional(),
  ...(Object.fromEntries(fields) as Record<`${TemplateKind}.${Language}`, typeof text>),
  ...(Object.fromEntries(contentFields) as Record<
    `${TemplateKind}.${Language}.content`,
    typeof content
  >),
});

export const messageSettingsFormSize = formOf(templateKinds.length * 2 * (longestMessage + 34), 32);
