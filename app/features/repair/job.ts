export const jobStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The work order number that a shop shows: `WO-000001` upward, per owner (decision 10). `number` counts from 1. */
export const workId = (number: number): string => `WO-${String(number).padStart(6, "0")}`;
