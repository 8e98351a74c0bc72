CREATE TABLE `walk_signatures` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`n` integer NOT NULL,
	`id` text NOT NULL,
	`sha256` text NOT NULL,
	`photos` text NOT NULL,
	`odometer` integer,
	`name` text NOT NULL,
	`strokes` text,
	`language` text NOT NULL,
	`at` integer NOT NULL,
	`zone` text NOT NULL,
	`by` text NOT NULL,
	`taken_by` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `n`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `walk_signatures_by_hash` ON `walk_signatures` (`sha256`);