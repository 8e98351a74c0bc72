ALTER TABLE `repair_jobs` ADD `quotes_made` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `quoted_total` integer;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `quoted_currency` text;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `number` integer;--> statement-breakpoint
ALTER TABLE `work_counters` ADD `pending` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `work_counters` ADD `in_progress` integer DEFAULT 0 NOT NULL;