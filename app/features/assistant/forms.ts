import { z } from "zod";
import { choice, optionalParagraph } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { chatLimits } from "./chat.ts";
import { isImageData } from "./image.ts";

const key = (word: WordKey) => word;

/** The largest question with its picture; a data URL adds a third. */
export const askSize = { bytes: 1_600_000, fields: smallForm.fields };

const uuid = z.uuid().toLowerCase().nullable().catch(null).default(null);

/**
 * A question (specification, sections 5 and 7): words, a picture, or both. `job`: the job it is
 * about; `replaces`: an unanswered question to replace.
 */
export const askForm = z
  .object({
    message: optionalParagraph(chatLimits.message).default(""),
    language: choice(languages).nullable().catch(null).default(null),
    imageData: z
      .string()
      .default("")
      .transform((text) => (text === "" || text === "null" ? null : text))
      .refine((text) => text === null || isImageData(text), key("assistant:image.unusable")),
    job: uuid,
    replaces: uuid,
  })
  .refine(({ message, imageData }) => message !== "" || imageData !== null, {
    path: ["message"],
    message: key("assistant:ask.blank"),
  });

/** Identifies an answer. */
export const turnForm = z.object({ id: z.uuid().toLowerCase() });
