CREATE TABLE `decisions` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`revision` integer NOT NULL,
	`id` text NOT NULL,
	`link_id` text,
	`sha256` text NOT NULL,
	`name` text NOT NULL,
	`way` text NOT NULL,
	`at` integer NOT NULL,
	`zone` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`language` text NOT NULL,
	`quotes` text NOT NULL,
	`total` integer NOT NULL,
	`currency` text NOT NULL,
	`strokes` text,
	`letter_sent` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `revision`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "decision_total_from_zero" CHECK("decisions"."total" >= 0)
);
--> statement-breakpoint
CREATE INDEX `decisions_unsent` ON `decisions` (`at`) WHERE letter_sent = 0;--> statement-breakpoint
CREATE TABLE `link_events` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`n` integer NOT NULL,
	`link_id` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`by` text,
	PRIMARY KEY(`shop_id`, `job_id`, `n`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `links` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`revision` integer NOT NULL,
	`token_hash` text NOT NULL,
	`language` text NOT NULL,
	`email` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	`revoked_at` integer,
	`decided_at` integer,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `links_token_hash_unique` ON `links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `links_of_job` ON `links` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`n` integer NOT NULL,
	`sha256` text NOT NULL,
	`quotes` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `n`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `revisions_by_hash` ON `revisions` (`sha256`);