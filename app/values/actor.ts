/** The user who makes a change, and when, in milliseconds. */
export type Actor = { by: string; now: number };
