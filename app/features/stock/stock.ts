/** Reason of a change of quantity. `used` and `returned` come from a line of a job. */
export type MovementKind = "counted" | "received" | "used" | "returned" | "corrected";

/** Kinds that a person records on an item's page; the others follow from a job. */
export const writtenKinds = ["received", "counted", "more", "fewer"] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const stockViews = ["all", "low", "retired"] as const;
export type StockView = (typeof stockViews)[number];

export const stockLimits = {
  /** Items, or movements, per page. */
  perPage: 25,
  /** Items of a shop: a search scans them all. */
  items: 5_000,
  name: 120,
  partNumber: 60,
  why: 200,
  /** In hundredths. */
  most: 9_999_900,
} as const;

/** Whether an item has to be reordered. Quantities in hundredths. */
export const isLow = (item: { quantity: number; lowMark: number | null }): boolean =>
  item.lowMark !== null && item.quantity <= item.lowMark;
