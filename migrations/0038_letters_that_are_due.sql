CREATE TABLE `due_letters` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`recipient` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`due_at` integer NOT NULL,
	`claimed_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `kind`, `revision`, `recipient`, `since`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `letters_due` ON `due_letters` (`due_at`);--> statement-breakpoint
ALTER TABLE `links` ADD `reminder_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `customers_by_name_and_phone` ON `customers` (`shop_id`,`name_found_by`,`phone_found_by`) WHERE phone_found_by is not null;--> statement-breakpoint
CREATE INDEX `customers_by_name_and_email` ON `customers` (`shop_id`,`name_found_by`,`email_found_by`) WHERE email_found_by is not null;