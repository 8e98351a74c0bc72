DROP INDEX `quotes_of_job`;--> statement-breakpoint
CREATE INDEX `quotes_of_job` ON `repair_quotes` (`user_id`,`job_id`,`created_at`,`id`);