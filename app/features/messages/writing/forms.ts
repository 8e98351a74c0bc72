import { z } from "zod";
import { longestMessage, ways } from "#app/features/messages/message.ts";
import { doubts } from "#app/features/messages/translate/doubt.ts";
import { paragraph } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";
import { languages } from "#app/values/language.ts";

const id = z.string().max(64).default("");
const longText = z
  .string()
  .max(4 * longestMessage)
  .default("");

const draft = {
  key: id,
  /** The version of the conversation that the sender has seen. */
  version: z.coerce.number().int().min(0).catch(0),
  way: z.enum(ways),
  jobId: id,
  text: paragraph(longestMessage),
  /** Ids of photos of the job. */
  photo: z.array(z.string().max(64)).default([]),
  /** Whether the page has said that it is night there, and whether it goes in the morning. */
  night: z.string().optional(),
  later: z.string().optional(),
};

/** A draft before its translation. */
export const draftForm = z.object(draft);

/** A draft with the text that the customer will see. */
export const sendForm = z.object({
  ...draft,
  language: z.enum(languages),
  translation: longText,
  /** The source of the translation. */
  of: longText,
  /** The machine translation as proposed. */
  proposed: longText,
  /** The doubt about the proposed translation. */
  doubt: z.enum(doubts).or(z.literal("")).catch(""),
  /** The text that a doubt was shown about, and whether the member confirms it. */
  doubted: longText,
  confirm: z.string().optional(),
});

export const messageFormSize = formOf(5 * longestMessage, 40);

export type Draft = z.infer<typeof draftForm>;
export type SendDraft = z.infer<typeof sendForm>;

export const tieForm = z.object({ customerId: z.string().min(1, "ui:form.required").max(64) });
export const consentForm = z.object({
  key: id,
  way: z.enum(["sms", "whatsapp", "email"]),
  state: z.enum(["given", "withdrawn"]),
});
export const flagForm = z.object({ on: z.string().optional() });
