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
ALTER TABLE `repair_jobs` ADD `state_id` text;--> statement-breakpoint
ALTER TABLE `repair_jobs` ADD `state_since` integer;--> statement-breakpoint
CREATE INDEX `jobs_by_state` ON `repair_jobs` (`shop_id`,`state_id`,`number`) WHERE "repair_jobs"."state_id" is not null;