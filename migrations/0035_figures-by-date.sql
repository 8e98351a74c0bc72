ALTER TABLE `job_figures` ADD `invoiced_tax` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `job_figures` ADD `held` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_with_debts` ON `job_figures` (`shop_id`,`day`,`job_id`) WHERE owed <> 0 OR held <> 0;--> statement-breakpoint
ALTER TABLE `shop_day_figures` ADD `invoiced_tax` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_day_figures` ADD `held` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_by_date` ON `invoices` (`shop_id`,content ->> 'date',`series`,`number`);--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`shop_id`,`paid_on`,`id`);