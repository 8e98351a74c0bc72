ALTER TABLE `repair_quotes` ADD `warranty` text;--> statement-breakpoint
CREATE INDEX `quotes_warranted` ON `repair_quotes` (`shop_id`,`job_id`,`status`) WHERE "repair_quotes"."warranty" is not null;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `comeback_of` text;--> statement-breakpoint
CREATE INDEX `jobs_of_comeback` ON `repair_jobs` (`shop_id`,`comeback_of`) WHERE "repair_jobs"."comeback_of" is not null;--> statement-breakpoint
CREATE INDEX `comebacks_by_day` ON `repair_jobs` (`shop_id`,`created_at`,`comeback_of`) WHERE "repair_jobs"."comeback_of" is not null;