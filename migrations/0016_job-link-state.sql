ALTER TABLE `repair_jobs` ADD `link_state` text;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `link_at` integer;--> statement-breakpoint
CREATE INDEX `jobs_by_link` ON `repair_jobs` (`shop_id`,`link_at`) WHERE "repair_jobs"."link_at" is not null;