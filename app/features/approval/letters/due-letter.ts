/**
 * To the shop about what a customer decided or asked; to a customer about what it replied, and about
 * what was paid by card or went back.
 */
export type LetterKind = "decision" | "question" | "reply" | "payment";

/** Tries of a letter. */
export const letterTries = { most: 5, pauseMs: 30 * 60_000 };

/** Timeout of the mail service for a letter, in milliseconds. */
export const mailTimeoutMs = 15_000;

/** After how long a claimed letter counts as cut off, in milliseconds. */
export const cutOffMs = 30 * 60_000;
