CREATE TABLE `invoice_links` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`invoice_number` integer NOT NULL,
	`token_hash` text NOT NULL,
	`language` text NOT NULL,
	`email` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	`revoked_at` integer,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_links_token_hash_unique` ON `invoice_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `links_of_invoice` ON `invoice_links` (`shop_id`,`job_id`,`invoice_number`,`created_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `way_name` text;