/** Length of a password in characters. The upper bound keeps hashing cheap to refuse. */
export const passwordLength = { min: 8, max: 128 } as const;
