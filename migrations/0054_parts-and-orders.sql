CREATE TABLE `part_orders` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`supplier_id` text NOT NULL,
	`language` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailing_until` integer,
	`mailed_at` integer,
	`mailed_to` text,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`supplier_id`) REFERENCES `suppliers`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `part_orders_by_number` ON `part_orders` (`shop_id`,`number`);--> statement-breakpoint
CREATE INDEX `part_orders_of_supplier` ON `part_orders` (`shop_id`,`supplier_id`,`number`);--> statement-breakpoint
CREATE TABLE `parts` (
	`shop_id` text NOT NULL,
	`line_id` text NOT NULL,
	`job_id` text NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit` text,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`supplier_id` text,
	`order_id` text,
	`expected_on` text,
	`core_charge` integer,
	`core_currency` text,
	`core_state` text,
	`core_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `line_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "core_charge_above_zero" CHECK("parts"."core_charge" > 0)
);
--> statement-breakpoint
CREATE INDEX `parts_of_job` ON `parts` (`shop_id`,`job_id`,`state`);--> statement-breakpoint
CREATE INDEX `parts_by_state` ON `parts` (`shop_id`,`state`,`at`,`line_id`);--> statement-breakpoint
CREATE INDEX `parts_of_supplier` ON `parts` (`shop_id`,`supplier_id`,`state`,`at`,`line_id`);--> statement-breakpoint
CREATE INDEX `parts_expected` ON `parts` (`shop_id`,`expected_on`,`line_id`) WHERE state = 'ordered';--> statement-breakpoint
CREATE INDEX `cores_open` ON `parts` (`shop_id`,`core_at`,`line_id`) WHERE core_state = 'open';--> statement-breakpoint
CREATE TABLE `suppliers` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`phone` text,
	`email` text,
	`language` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`retired_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suppliers_by_name` ON `suppliers` (`shop_id`,`name_key`,`id`);