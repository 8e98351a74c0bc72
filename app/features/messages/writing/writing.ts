import type { Way } from "#app/features/messages/message.ts";
import type { TemplateKind } from "#app/features/messages/templates/template.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import type { Language } from "#app/values/language.ts";

/** What the forms of a conversation know. */
export type Writing = {
  conversationId: string;
  /** Of a new message, so that one form is one message. */
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
  /** The text that the form begins with. */
  text: string;
};

/** What a step of writing answered; `review`: both texts are to be compared. */
export type WritingAnswer = FormAnswer & {
  review?: Record<string, string | string[]>;
  values?: Record<string, string | string[]>;
};

/** Of the addresses of a conversation. */
export const params = ({ conversationId }: Writing) => ({ conversationId });
