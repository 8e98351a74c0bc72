CREATE TABLE `customer_import_rows` (
	`shop_id` text NOT NULL,
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`outcome` text NOT NULL,
	`problem` text,
	`field` text,
	`sample` text NOT NULL,
	PRIMARY KEY(`shop_id`, `import_id`, `row`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`import_id`) REFERENCES `customer_imports`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_outcome` ON `customer_import_rows` (`shop_id`,`import_id`,`outcome`,`row`);--> statement-breakpoint
CREATE TABLE `customer_imports` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`by` text NOT NULL,
	`file_name` text NOT NULL,
	`file` text NOT NULL,
	`bytes` integer NOT NULL,
	`encoding` text NOT NULL,
	`delimiter` text NOT NULL,
	`columns` text NOT NULL,
	`stage` text NOT NULL,
	`problem` text,
	`position` integer DEFAULT 0 NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`joined` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`vehicles_added` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_by_age` ON `customer_imports` (`shop_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_due` ON `customer_imports` (`due_at`);--> statement-breakpoint
CREATE TABLE `customer_merges` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`kept_id` text NOT NULL,
	`gone_id` text NOT NULL,
	`moved` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`undo_until` integer NOT NULL,
	`undone_at` integer,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `merges_of_kept` ON `customer_merges` (`shop_id`,`kept_id`,`at`);--> statement-breakpoint
CREATE INDEX `merges_of_gone` ON `customer_merges` (`shop_id`,`gone_id`);--> statement-breakpoint
CREATE TABLE `customer_terms` (
	`shop_id` text NOT NULL,
	`term` text NOT NULL,
	`customer_id` text NOT NULL,
	PRIMARY KEY(`shop_id`, `term`, `customer_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `terms_of_customer` ON `customer_terms` (`shop_id`,`customer_id`);--> statement-breakpoint
CREATE TABLE `vehicle_terms` (
	`shop_id` text NOT NULL,
	`term` text NOT NULL,
	`vehicle_id` text NOT NULL,
	PRIMARY KEY(`shop_id`, `term`, `vehicle_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `terms_of_vehicle` ON `vehicle_terms` (`shop_id`,`vehicle_id`);--> statement-breakpoint
CREATE TABLE `decoded_vins` (
	`vin` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL,
	`decoded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_recalls` (
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer NOT NULL,
	`recalls` text NOT NULL,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`make`, `model`, `year`)
);
--> statement-breakpoint
ALTER TABLE `shop_settings` ADD `country` text;--> statement-breakpoint
CREATE INDEX `quotes_declined` ON `repair_quotes` (`shop_id`,`job_id`,`created_at`) WHERE "repair_quotes"."status" = 'rejected';