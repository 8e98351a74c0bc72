import type { NearLimit } from "#app/features/account/budget/text-limits.ts";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import type { ShownConsent } from "./consents.tsx";
import type { ShownMessage } from "./shown.ts";

/** The contents of a conversation's page. */
export type ConversationContent = {
  id: string;
  name: string;
  customerId: string | null;
  changedAt: number;
  answered: boolean;
  isBegun: boolean;
  assigned: { name: string; isMe: boolean } | null;
  /** The oldest first. */
  messages: readonly ShownMessage[];
  jobNumbers: Record<string, number>;
  older: string | undefined;
  newer: boolean;
  writing: Writing;
  consents: readonly ShownConsent[];
  may: { write: boolean; manage: boolean };
  left: number | undefined;
  limit: NearLimit | undefined;
  people: readonly { id: string; name: string }[];
  sought: string;
};
