import { sql } from "drizzle-orm";

/**
 * Number of messages by link from a job's customer since the shop's last one, in a query of
 * `repair_jobs`.
 */
export const openQuestions = sql<number>`(SELECT count(*) FROM messages m
  WHERE m.shop_id = repair_jobs.shop_id AND m.job_id = repair_jobs.id AND m.way = 'link'
    AND m."by" IS NULL
    AND m.at > coalesce((SELECT max(r.at) FROM messages r WHERE r.shop_id = repair_jobs.shop_id
      AND r.job_id = repair_jobs.id AND r.way = 'link' AND r."by" IS NOT NULL), 0))`.as(
  "open_questions",
);
