import { z } from "zod";
import { choice, optionalParagraph } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { chatLimits } from "./chat.ts";
import { isImageData } from "./image.ts";

const key = (word: WordKey) => word;

/** How much a question with its picture may be: a data URL is a third longer than what it holds. */
export const askSize = { bytes: 1_600_000, fields: smallForm.fields };

const uuid = z.uuid().toLowerCase().nullable().catch(null).default(null);

/**
 * A question (specification, sections 5 and 7): words, or a picture, or both. `job`: the job it is
 * asked from; `replaces`: a question without an answer that it is asked instead of.
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

/** One answer, by its id. */
export const turnForm = z.object({ id: z.uuid().toLowerCase() });
