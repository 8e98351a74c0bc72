CREATE TABLE `photo_leftovers` (
	`shop_id` text NOT NULL,
	`photo_id` text NOT NULL,
	`file` text NOT NULL,
	`small` text NOT NULL,
	`due_at` integer NOT NULL,
	`claimed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`shop_id`, `photo_id`, `file`)
);
--> statement-breakpoint
CREATE INDEX `photo_leftovers_due` ON `photo_leftovers` (`due_at`);--> statement-breakpoint
CREATE TABLE `photo_totals` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`photos` integer NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `photos` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`file` text NOT NULL,
	`small` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`taken_at` integer,
	`by` text NOT NULL,
	`added_at` integer NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `photos_of_job` ON `photos` (`shop_id`,`job_id`,`id`);--> statement-breakpoint
ALTER TABLE `shops` ADD `first_steps_ended_at` integer;--> statement-breakpoint
CREATE INDEX `profiles_of_note` ON `profiles` (`id`) WHERE (subscription_status <> 'free' or grant_tier is not null
  or suspended_at is not null or is_admin = 1);