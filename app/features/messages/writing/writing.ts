import type { Way } from "#app/features/messages/message.ts";
import type { TemplateKind } from "#app/features/messages/templates/template.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import type { Language } from "#app/values/language.ts";

/** Values of a conversation's forms. */
export type Writing = {
  conversationId: string;
  /** The id of a new message, so that a form sent twice is one message. */
  key: string;
  version: number;
  reader: Language;
  ways: readonly Way[];
  way: Way | undefined;
  jobs: readonly { id: string; number: number; car: string }[];
  jobId: string;
  templates: readonly { kind: TemplateKind; text: string; isApproved: boolean }[];
  /** Photos of the job that may go with it. */
  photos: readonly { id: string; jobId: string; caption: string }[];
  /** The customer's clock in quiet hours, and when they end; null by day. */
  night: { clock: string; morning: string; mayWait: boolean } | null;
  /** Until when WhatsApp takes messages; null for not now, undefined where no provider sends. */
  whatsappUntil: number | null | undefined;
  /** Initial text of the form. */
  text: string;
};

/** The answer to a step of writing; `review`: both texts are to be compared. */
export type WritingAnswer = FormAnswer & {
  review?: Record<string, string | string[]>;
  values?: Record<string, string | string[]>;
};

/** Parameters for the addresses of a conversation. */
export const params = ({ conversationId }: Writing) => ({ conversationId });
