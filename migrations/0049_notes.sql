CREATE TABLE `job_notes` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`text` text NOT NULL,
	`edited_at` integer,
	`removed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_of_job` ON `job_notes` (`shop_id`,`job_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `note_mentions` (
	`shop_id` text NOT NULL,
	`note_id` text NOT NULL,
	`member_id` text NOT NULL,
	`job_id` text NOT NULL,
	`seen_at` integer,
	PRIMARY KEY(`shop_id`, `note_id`, `member_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`note_id`) REFERENCES `job_notes`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentions_unseen` ON `note_mentions` (`shop_id`,`member_id`,`job_id`) WHERE seen_at is null;