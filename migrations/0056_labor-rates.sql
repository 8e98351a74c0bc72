CREATE TABLE `labor_rates` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`rates` text NOT NULL,
	`currency` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `quote_lines` ADD `rate_names` text;