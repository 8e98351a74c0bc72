CREATE TABLE `price_rules` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text,
	`ranges` text NOT NULL,
	`ending` text NOT NULL,
	`currency` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_rules_of_customer` ON `price_rules` (`shop_id`,`customer_id`);--> statement-breakpoint
ALTER TABLE `quote_lines` ADD `price_by` text;