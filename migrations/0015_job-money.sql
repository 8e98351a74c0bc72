ALTER TABLE `repair_jobs` ADD `invoiced_total` integer;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `paid_total` integer;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `owed_total` integer;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `money_currency` text;--> statement-breakpoint
CREATE INDEX `jobs_owed` ON `repair_jobs` (`shop_id`,`number`,`status`,`technician_id`) WHERE "repair_jobs"."owed_total" > 0;--> statement-breakpoint
CREATE INDEX `jobs_owed_by_customer` ON `repair_jobs` (`shop_id`,`customer_id`,`money_currency`,`owed_total`) WHERE "repair_jobs"."owed_total" > 0;