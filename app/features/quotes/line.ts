/** What a line of a quote sells. */
export type LineKind = "material" | "labor";

/** What the law of some states wants said of every part. */
export const partConditions = ["new", "used", "rebuilt"] as const;
export type PartCondition = (typeof partConditions)[number];
