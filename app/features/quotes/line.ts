/** Kind of a quote line. */
export type LineKind = "material" | "labor";

/** Source of a line's price, where nobody typed it. */
export type PriceSource = "rule";

/**
 * Part conditions that the law of some states requires on documents. California: 16 CCR 3356(c)(2),
 * for crash parts also whether they are the vehicle maker's.
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
