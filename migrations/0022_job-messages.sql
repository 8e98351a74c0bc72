CREATE TABLE `job_messages` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`id` text NOT NULL,
	`text` text NOT NULL,
	`by` text,
	`at` integer NOT NULL,
	`letter_due` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `messages_of_job` ON `job_messages` (`shop_id`,`job_id`,`at`);--> statement-breakpoint
CREATE INDEX `messages_unread` ON `job_messages` (`at`) WHERE letter_due = 1;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `questions_closed` integer DEFAULT false NOT NULL;