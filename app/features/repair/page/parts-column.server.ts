import { sql } from "drizzle-orm";

const ofJob = sql`FROM parts pa WHERE pa.shop_id = repair_jobs.shop_id AND pa.job_id = repair_jobs.id`;

/**
 * Number of a job's parts that have arrived, and of all, and whether its shop has suppliers, as
 * JSON.
 */
export const partsColumn = sql<string>`json_array(
  (SELECT count(*) ${ofJob} AND pa.state = 'here'),
  (SELECT count(*) ${ofJob} AND pa.state <> 'returned'),
  EXISTS (SELECT 1 FROM suppliers su WHERE su.shop_id = repair_jobs.shop_id))`.as("parts");

/** Whether a job has parts, and all that it waited for are here. */
export const partsArrived = sql<boolean>`(EXISTS (SELECT 1 ${ofJob} AND pa.state = 'here')
  AND NOT EXISTS (SELECT 1 ${ofJob} AND pa.state IN ('needed', 'ordered')))`
  .mapWith(Boolean)
  .as("parts_arrived");
