/** Why a quantity changed. `used` and `returned` are of a line of a job. */
export type MovementKind = "counted" | "received" | "used" | "returned" | "corrected";

/** What a person writes on the page of an item; the others follow from a job. */
export const writtenKinds = ["received", "counted", "more", "fewer"] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const stockViews = ["all", "low", "retired"] as const;
export type StockView = (typeof stockViews)[number];

export const stockLimits = {
  /** A page of items, and of movements. */
  perPage: 25,
  /** Items of a shop: a search reads them all. */
  items: 5_000,
  name: 120,
  partNumber: 60,
  why: 200,
  /** In hundredths. */
  most: 9_999_900,
} as const;

/** Whether an item is to be ordered again. Quantities in hundredths. */
export const isLow = (item: { quantity: number; lowMark: number | null }): boolean =>
  item.lowMark !== null && item.quantity <= item.lowMark;
