CREATE TABLE `stock_items` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`part_number` text,
	`number_key` text,
	`unit` text,
	`low_mark` integer,
	`quantity` integer DEFAULT 0 NOT NULL,
	`retired_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stock_from_zero" CHECK("stock_items"."quantity" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stock_by_name` ON `stock_items` (`shop_id`,`name_key`,`id`) WHERE retired_at IS NULL;--> statement-breakpoint
CREATE INDEX `stock_low` ON `stock_items` (`shop_id`,`name_key`,`id`) WHERE quantity <= low_mark AND retired_at IS NULL;--> statement-breakpoint
CREATE INDEX `stock_retired` ON `stock_items` (`shop_id`,`name_key`,`id`) WHERE retired_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`item_id` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`change` integer NOT NULL,
	`after` integer NOT NULL,
	`line_id` text,
	`job_id` text,
	`is_taken` integer DEFAULT false NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`item_id`) REFERENCES `stock_items`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stock_after_from_zero" CHECK("stock_movements"."after" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movements_of_item` ON `stock_movements` (`shop_id`,`item_id`,`n`);--> statement-breakpoint
CREATE INDEX `movements_of_line` ON `stock_movements` (`shop_id`,`line_id`,`at`) WHERE line_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `movements_taken` ON `stock_movements` (`shop_id`,`line_id`) WHERE is_taken = 1;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `warranty` text;--> statement-breakpoint
CREATE INDEX `quotes_warranted` ON `repair_quotes` (`shop_id`,`job_id`,`status`) WHERE "repair_quotes"."warranty" is not null;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `comeback_of` text;--> statement-breakpoint
CREATE INDEX `jobs_of_comeback` ON `repair_jobs` (`shop_id`,`comeback_of`) WHERE "repair_jobs"."comeback_of" is not null;--> statement-breakpoint
CREATE INDEX `comebacks_by_day` ON `repair_jobs` (`shop_id`,`created_at`,`comeback_of`) WHERE "repair_jobs"."comeback_of" is not null;