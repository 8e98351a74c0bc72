DROP INDEX `jobs_by_promise`;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `approved_total` integer;--> statement-breakpoint
CREATE INDEX `jobs_of_technician_by_status` ON `repair_jobs` (`shop_id`,`technician_id`,`status`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `repair_jobs` (`shop_id`,`status`,promised_at is null,`promised_at`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_due_of_technician` ON `repair_jobs` (`shop_id`,`technician_id`,`status`,promised_at is null,`promised_at`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_completed` ON `repair_jobs` (`shop_id`,`completed_at`,`number`) WHERE "repair_jobs"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX `jobs_completed_by_technician` ON `repair_jobs` (`shop_id`,`technician_id`,`completed_at`,`number`) WHERE "repair_jobs"."completed_at" is not null;