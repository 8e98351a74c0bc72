import { sql } from "drizzle-orm";

/** How many photos a job has; beside `repair_jobs`. A job takes a few dozen, read along its index. */
export const photoCount = sql<number>`(SELECT count(*) FROM photos ph
  WHERE ph.shop_id = repair_jobs.shop_id AND ph.job_id = repair_jobs.id
    AND ph.removed_at IS NULL)`.as("photos");
