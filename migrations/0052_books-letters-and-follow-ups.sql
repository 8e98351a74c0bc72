CREATE TABLE `book_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`names` text NOT NULL,
	`tax_rate` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `journal_files` (
	`shop_id` text NOT NULL,
	`month` text NOT NULL,
	`number` integer NOT NULL,
	`id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `month`, `number`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journal_files_by_id` ON `journal_files` (`shop_id`,`id`);--> statement-breakpoint
CREATE TABLE `journal_lines` (
	`shop_id` text NOT NULL,
	`month` text NOT NULL,
	`file` integer NOT NULL,
	`position` integer NOT NULL,
	`day` text NOT NULL,
	`document` text NOT NULL,
	`job` integer NOT NULL,
	`account` text NOT NULL,
	`account_name` text NOT NULL,
	`currency` text NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `month`, `file`, `position`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_line_not_zero" CHECK(cents <> 0)
);
--> statement-breakpoint
CREATE TABLE `follow_up_days` (
	`shop_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`ask_on` text,
	`try_on` text,
	`stale_at` integer,
	PRIMARY KEY(`shop_id`, `vehicle_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follow_up_by_day` ON `follow_up_days` (`shop_id`,`ask_on`,`vehicle_id`);--> statement-breakpoint
CREATE INDEX `follow_up_by_try` ON `follow_up_days` (`shop_id`,`try_on`);--> statement-breakpoint
CREATE INDEX `follow_up_stale` ON `follow_up_days` (`stale_at`) WHERE stale_at is not null;--> statement-breakpoint
CREATE TABLE `follow_up_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`services` text NOT NULL,
	`declined_months` integer NOT NULL,
	`yellow_months` integer NOT NULL,
	`red_months` integer NOT NULL,
	`lead_days` integer NOT NULL,
	`asks_by_itself` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `follow_ups` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`language` text NOT NULL,
	`work` text NOT NULL,
	`token_hash` text NOT NULL,
	`letter_hash` text,
	`by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`letter_at` integer,
	`letter_tries` integer DEFAULT 0 NOT NULL,
	`mailed_at` integer,
	`opened_at` integer,
	`job_id` text,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_ups_token_hash_unique` ON `follow_ups` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `follow_ups_letter_hash_unique` ON `follow_ups` (`letter_hash`);--> statement-breakpoint
CREATE INDEX `follow_ups_of_vehicle` ON `follow_ups` (`shop_id`,`vehicle_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `follow_ups_of_customer` ON `follow_ups` (`shop_id`,`customer_id`);--> statement-breakpoint
CREATE INDEX `follow_ups_by_time` ON `follow_ups` (`shop_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `follow_up_letters_due` ON `follow_ups` (`letter_at`) WHERE letter_at is not null;--> statement-breakpoint
CREATE TABLE `recommendation_answers` (
	`shop_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`subject` text NOT NULL,
	`answer` text NOT NULL,
	`by` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `vehicle_id`, `customer_id`, `subject`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answers_of_customer` ON `recommendation_answers` (`shop_id`,`customer_id`);--> statement-breakpoint
ALTER TABLE `links` ADD `message_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `links_message_hash_unique` ON `links` (`message_hash`);--> statement-breakpoint
ALTER TABLE `message_templates` ADD `contents` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `content` text;--> statement-breakpoint
CREATE INDEX `messages_by_mail` ON `messages` (`id`) WHERE way = 'email' and direction = 'out';