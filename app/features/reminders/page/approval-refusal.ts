import type { Message } from "#app/values/word-key.ts";

/** Why an approval was refused, with the submitted values. */
export type ApprovalRefusal = { subject: string; error: Message; name?: string };
