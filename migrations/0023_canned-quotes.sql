ALTER TABLE `canned_lines` ADD `twins` text;--> statement-breakpoint
ALTER TABLE `canned_lines` ADD `name_key` text;--> statement-breakpoint
ALTER TABLE `canned_lines` ADD `currency` text;--> statement-breakpoint
CREATE UNIQUE INDEX `last_prices_by_name` ON `canned_lines` (`shop_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `canned_quotes` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `canned_quotes` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `canned_quotes` ADD `twins` text;--> statement-breakpoint
ALTER TABLE `canned_quotes` ADD `search` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `canned_quotes` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `canned_quotes` ADD `priced_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `canned_quotes_by_name` ON `canned_quotes` (`shop_id`,`name_key`);