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
CREATE TABLE `part_orders` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`supplier_id` text NOT NULL,
	`language` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailing_until` integer,
	`mailed_at` integer,
	`mailed_to` text,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`supplier_id`) REFERENCES `suppliers`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `part_orders_by_number` ON `part_orders` (`shop_id`,`number`);--> statement-breakpoint
CREATE INDEX `part_orders_of_supplier` ON `part_orders` (`shop_id`,`supplier_id`,`number`);--> statement-breakpoint
CREATE TABLE `parts` (
	`shop_id` text NOT NULL,
	`line_id` text NOT NULL,
	`job_id` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit` text,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`supplier_id` text,
	`order_id` text,
	`expected_on` text,
	`core_charge` integer,
	`core_currency` text,
	`core_state` text,
	`core_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `line_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "core_charge_above_zero" CHECK("parts"."core_charge" > 0)
);
--> statement-breakpoint
CREATE INDEX `parts_of_job` ON `parts` (`shop_id`,`job_id`,`state`);--> statement-breakpoint
CREATE INDEX `parts_by_state` ON `parts` (`shop_id`,`state`,`at`,`line_id`);--> statement-breakpoint
CREATE INDEX `parts_of_supplier` ON `parts` (`shop_id`,`supplier_id`,`state`,`at`,`line_id`);--> statement-breakpoint
CREATE INDEX `parts_expected` ON `parts` (`shop_id`,`expected_on`,`line_id`) WHERE state = 'ordered';--> statement-breakpoint
CREATE INDEX `cores_open` ON `parts` (`shop_id`,`core_at`,`line_id`) WHERE core_state = 'open';--> statement-breakpoint
CREATE TABLE `suppliers` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`phone` text,
	`email` text,
	`language` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`retired_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suppliers_by_name` ON `suppliers` (`shop_id`,`name_key`,`id`);--> statement-breakpoint
CREATE TABLE `labor_rates` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`rates` text NOT NULL,
	`currency` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `job_states` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`status` text NOT NULL,
	`names` text NOT NULL,
	`message` text,
	`place` integer NOT NULL,
	`retired_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `state_stays` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`n` integer NOT NULL,
	`state_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `n`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stays_by_end` ON `state_stays` (`shop_id`,`until`,`state_id`,`since`);--> statement-breakpoint
ALTER TABLE `shops` ADD `uses_clock` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `quote_lines` ADD `price_by` text;--> statement-breakpoint
ALTER TABLE `quote_lines` ADD `rate_names` text;--> statement-breakpoint
ALTER TABLE `repair_quotes` ADD `choice` text;--> statement-breakpoint
CREATE UNIQUE INDEX `one_approved_of_choice` ON `repair_quotes` (`shop_id`,`job_id`,`choice`) WHERE "repair_quotes"."status" = 'approved';--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `state_id` text;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `state_since` integer;--> statement-breakpoint
CREATE INDEX `jobs_by_state` ON `repair_jobs` (`shop_id`,`state_id`,`number`) WHERE "repair_jobs"."state_id" is not null;