CREATE TABLE `invoice_counters` (
	`shop_id` text NOT NULL,
	`series` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `series`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`shop_id` text NOT NULL,
	`series` text NOT NULL,
	`number` integer NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`credit_of` integer,
	`quotes` text NOT NULL,
	`content` text NOT NULL,
	`currency` text NOT NULL,
	`decimals` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `series`, `number`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_names_invoice" CHECK((series = 'credit') = (credit_of IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_by_id` ON `invoices` (`shop_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_of_invoice` ON `invoices` (`shop_id`,`credit_of`) WHERE "invoices"."credit_of" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_of_job` ON `invoices` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`invoice_number` integer,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`way` text NOT NULL,
	`paid_on` text NOT NULL,
	`note` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_not_zero" CHECK(amount <> 0),
	CONSTRAINT "refund_has_reason" CHECK(amount > 0 OR trim(note) <> '')
);
--> statement-breakpoint
CREATE INDEX `payments_of_job` ON `payments` (`shop_id`,`job_id`,`created_at`);