/** What a line of a quote sells. */
export type LineKind = "material" | "labor";

/** Whence the price of a line is, where nobody typed it. */
export type PriceSource = "rule";

/**
 * What the law of some states wants said of every part. California: 16 CCR 3356(c)(2), for crash
 * parts whether they are the vehicle maker's.
 */
export const partConditions = [
  "new",
  "used",
  "rebuilt",
  "reconditioned",
  "oemCrash",
  "nonOemCrash",
] as const;
export type PartCondition = (typeof partConditions)[number];
