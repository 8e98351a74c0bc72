/**
 * To the shop about what a customer decided or asked; to a customer about what it replied, and about
 * what was paid by card or went back.
 */
export type LetterKind = "decision" | "question" | "reply" | "payment";

/** Maximum attempts of a letter. */
const mostTries = 5;

/** Timeout of the mail service for a letter, in milliseconds. */
export const mailTimeoutMs = 15_000;

/** After how long a claimed letter counts as cut off, in milliseconds. */
export const cutOffMs = 30 * 60_000;

const firstPauseMs = 30 * 60_000;

/** When to retry a letter after so many attempts; undefined when it is given up. */
export const retryAt = (tries: number, now: number): number | undefined =>
  tries < mostTries ? now + firstPauseMs * 2 ** (tries - 1) : undefined;
