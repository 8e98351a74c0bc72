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
