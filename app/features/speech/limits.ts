/** Limits of a recording: two minutes, with a margin above the requested bit rate. */
export const speechLimits = {
  seconds: 120,
  /** Margin for the last chunk, which arrives after the browser stopped at the limit. */
  sparedSeconds: 5,
  bytes: 3 * 1024 * 1024,
  bitsPerSecond: 32_000,
} as const;
