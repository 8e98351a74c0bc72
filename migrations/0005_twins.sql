CREATE TABLE `text_twins` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text NOT NULL,
	`language` text NOT NULL,
	`original_language` text NOT NULL,
	`language_by` text,
	`text` text,
	`of_text` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`by` text,
	`at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `subject_id`, `field`, `language`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `text_work` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`by` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`claim` text,
	`lease_until` integer,
	PRIMARY KEY(`shop_id`, `job_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `text_work_due` ON `text_work` (`due_at`);