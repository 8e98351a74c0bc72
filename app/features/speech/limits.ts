/** What is sent at once: two minutes, at the bit rate that browsers are asked for and more. */
export const speechLimits = {
  seconds: 120,
  /** A browser stops at the limit, and the last piece comes a little later. */
  sparedSeconds: 5,
  bytes: 3 * 1024 * 1024,
  bitsPerSecond: 32_000,
} as const;
