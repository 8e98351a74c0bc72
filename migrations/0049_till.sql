CREATE TABLE `till_counts` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`counted` integer NOT NULL,
	`note` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "till_count_from_zero" CHECK(counted >= 0)
);
--> statement-breakpoint
CREATE INDEX `till_counts_by_day` ON `till_counts` (`shop_id`,`day`,`created_at`);--> statement-breakpoint
ALTER TABLE `payments` ADD `receipt` integer;--> statement-breakpoint
ALTER TABLE `shop_settings` ADD `part_payments` integer DEFAULT true NOT NULL;