/**
 * How long one call may take, and how long to wait before a busy model is asked again;
 * milliseconds.
 */
export type Patience = { callMs: number; busyMs: number };

/** `postMs`: for a whole post, both models together. */
export type TextPatience = Patience & { postMs: number };

/** The patience of production. Workers give work 30 s after the reader left. */
export const usualPatience: TextPatience = { callMs: 12_000, busyMs: 1_000, postMs: 25_000 };
