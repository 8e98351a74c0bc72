import { sql } from "drizzle-orm";

/**
 * Number of a job's photos, in a query of `repair_jobs`. A job has a few dozen, read along its
 * index.
 */
export const photoCount = sql<number>`(SELECT count(*) FROM photos ph
  WHERE ph.shop_id = repair_jobs.shop_id AND ph.job_id = repair_jobs.id
    AND ph.removed_at IS NULL)`.as("photos");

/** Number of walk-round places with a photo, and whether a customer signed it, as JSON. */
export const walkColumn = sql<string>`json_array((SELECT count(DISTINCT ph.point) FROM photos ph
  WHERE ph.shop_id = repair_jobs.shop_id AND ph.job_id = repair_jobs.id
    AND ph.removed_at IS NULL AND ph.point GLOB 'walk:*'),
  EXISTS (SELECT 1 FROM walk_signatures w
    WHERE w.shop_id = repair_jobs.shop_id AND w.job_id = repair_jobs.id))`.as("walk");
