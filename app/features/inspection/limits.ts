/** The longest note of a finding, in characters. */
export const findingLimits = { note: 1_000 } as const;
