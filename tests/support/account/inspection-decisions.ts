import type { Decision } from "./decision.ts";

/** The tables of photos and inspections. */
export const inspectionDecisions: Record<string, Decision> = {
  photos: {
    file: "shop/photos.json",
    own: "shop_id",
    but: ["job_id", "small", "by", "version"],
    stays: ["id"],
  },
  photo_totals: {}, // a count
  inspection_sheets: {
    file: "shop/inspection-sheets.json",
    own: "shop_id",
    but: ["version"],
  },
  inspections: {
    file: "shop/inspections.json",
    own: "shop_id",
    but: ["job_id", "by"],
    stays: ["id"],
  },
  findings: {
    file: "shop/inspections.json",
    own: "shop_id",
    but: ["id", "job_id", "by", "version"],
    stays: ["id"],
  },
};
