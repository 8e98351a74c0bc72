/** The messages that a shop sends again and again, written by hand in both languages. */
export const templateKinds = [
  "estimateReady",
  "approved",
  "partLate",
  "readyForPickup",
  "review",
  "directions",
] as const;
export type TemplateKind = (typeof templateKinds)[number];
