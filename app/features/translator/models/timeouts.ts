/** The timeout of a call, and the delay before a busy model is called again; milliseconds. */
export type Timeouts = { callMs: number; busyMs: number };

/** `postMs`: for a whole post, both models together. */
export type TextTimeouts = Timeouts & { postMs: number };

/** The timeouts of production. Workers give work 30 s after the reader left. */
export const usualTimeouts: TextTimeouts = { callMs: 12_000, busyMs: 1_000, postMs: 25_000 };
