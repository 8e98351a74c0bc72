DROP INDEX `jobs_owed`;--> statement-breakpoint
CREATE INDEX `jobs_owing` ON `repair_jobs` (`shop_id`,owed_total > 0,`number`,`status`,`technician_id`) WHERE "repair_jobs"."owed_total" > 0;