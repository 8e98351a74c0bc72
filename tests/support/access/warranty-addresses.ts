/** Comebacks of jobs, and their report. */
export const warrantyAddresses = ["/repair-cms/:jobId/comeback", "/repair-cms/reports/comebacks"];

const everyone = ["owner", "advisor", "technician"] as const;

/** Who of a shop may do what with them (`shopAccess`). */
export const warrantyAccess = {
  "/repair-cms/:jobId/comeback": { read: everyone, write: everyone, names: "job" },
  "/repair-cms/reports/comebacks": { read: ["owner"] },
} as const;
