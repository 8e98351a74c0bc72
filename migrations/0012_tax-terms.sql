CREATE TABLE `shop_tax_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	`terms` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `supplies_amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `discount_amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `tax_amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `tax_amounts` text;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `terms` text;