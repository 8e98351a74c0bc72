ALTER TABLE `customer_import_rows` ADD `cells` text;--> statement-breakpoint
ALTER TABLE `customer_import_rows` ADD `customer_id` text;--> statement-breakpoint
ALTER TABLE `customer_import_rows` ADD `vehicle_id` text;--> statement-breakpoint
ALTER TABLE `customer_imports` ADD `headings` text;--> statement-breakpoint
ALTER TABLE `customer_imports` ADD `skipped` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `customer_imports` ADD `partial` integer DEFAULT 0 NOT NULL;