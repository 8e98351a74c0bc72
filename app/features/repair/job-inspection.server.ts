import { sql } from "drizzle-orm";

/**
 * Whether the inspection of a job is finished, in a query of `repair_jobs`: one row along its key.
 */
export const isInspected = sql<boolean>`EXISTS (SELECT 1 FROM inspections i
  WHERE i.shop_id = repair_jobs.shop_id AND i.job_id = repair_jobs.id
    AND i.finished_at IS NOT NULL)`
  .mapWith(Boolean)
  .as("inspected");

/** Progress of a job's inspection, and the quotes made from it, as JSON. */
export const inspectionColumn = sql<string | null>`(SELECT json_object('seen', i.seen,
    'of', json_array_length(i.points), 'yellow', i.yellow, 'red', i.red,
    'finished', i.finished_at IS NOT NULL, 'quoted', json((
      SELECT json_group_array(json_array(f.quote_id, f.point, json((
        SELECT json_extract(p.value, '$.name') FROM json_each(i.points) p
        WHERE json_extract(p.value, '$.id') = f.point))))
      FROM findings f WHERE f.shop_id = i.shop_id AND f.job_id = i.job_id
        AND f.quote_id IS NOT NULL)))
  FROM inspections i
  WHERE i.shop_id = repair_jobs.shop_id AND i.job_id = repair_jobs.id)`.as("inspection");
