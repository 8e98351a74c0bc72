import type { Message } from "#app/values/word-key.ts";

/** Why an approval was refused, and what it said. */
export type ApprovalRefusal = { subject: string; error: Message; name?: string };
