CREATE TABLE `findings` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`point` text NOT NULL,
	`color` text NOT NULL,
	`measure` integer,
	`library_id` text,
	`words` text,
	`note` text DEFAULT '' NOT NULL,
	`quote_id` text,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `inspections`(`shop_id`,`job_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `findings_of_job` ON `findings` (`shop_id`,`job_id`,`point`);--> statement-breakpoint
CREATE INDEX `findings_quoted` ON `findings` (`shop_id`,`job_id`) WHERE quote_id is not null;--> statement-breakpoint
CREATE TABLE `inspection_sheets` (
	`shop_id` text NOT NULL,
	`kind` text NOT NULL,
	`points` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `kind`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `inspections` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`kind` text NOT NULL,
	`points` text NOT NULL,
	`by` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`seen` integer DEFAULT 0 NOT NULL,
	`yellow` integer DEFAULT 0 NOT NULL,
	`red` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inspections_finished` ON `inspections` (`shop_id`,`finished_at`);--> statement-breakpoint
ALTER TABLE `photos` ADD `point` text;