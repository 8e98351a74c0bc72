CREATE TABLE `clock_entries` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`member_id` text NOT NULL,
	`job_id` text,
	`quote_id` text,
	`activity` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`forgotten_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`is_forgotten` integer NOT NULL,
	`corrects` text,
	`by` text NOT NULL,
	`why` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "entry_ends_after_start" CHECK(ended_at IS NULL OR ended_at >= started_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_entry` ON `clock_entries` (`shop_id`,`member_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `entry_corrected_once` ON `clock_entries` (`shop_id`,`corrects`) WHERE corrects IS NOT NULL;--> statement-breakpoint
CREATE INDEX `entries_of_member` ON `clock_entries` (`shop_id`,`member_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `entries_of_job` ON `clock_entries` (`shop_id`,`job_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `entries_by_start` ON `clock_entries` (`shop_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `entries_to_check` ON `clock_entries` (`shop_id`,`started_at`) WHERE is_forgotten = 1;--> statement-breakpoint
CREATE INDEX `entries_forgotten` ON `clock_entries` (`forgotten_at`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `clock_pins` (
	`shop_id` text NOT NULL,
	`member_id` text NOT NULL,
	`hash` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `member_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`member_id`) REFERENCES `shop_members`(`shop_id`,`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `shops` ADD `uses_clock` integer DEFAULT false NOT NULL;