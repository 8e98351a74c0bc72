CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_of_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `password_checks` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_checks_of_account` ON `password_checks` (`account`,`at`);--> statement-breakpoint
CREATE INDEX `password_checks_by_time` ON `password_checks` (`at`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`subscription_status` text DEFAULT 'free' NOT NULL,
	`subscription_end_date` integer,
	`grant_tier` text,
	`grant_end_date` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_by_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE INDEX `verifications_by_end` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `repair_jobs` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`customer_first_name` text NOT NULL,
	`customer_last_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`car_make` text NOT NULL,
	`car_model` text NOT NULL,
	`car_year` integer NOT NULL,
	`license_plate` text NOT NULL,
	`vin` text,
	`odometer` integer,
	`issues` text NOT NULL,
	`diagnostic` text,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`search` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "car_year_from_1900" CHECK("repair_jobs"."car_year" >= 1900),
	CONSTRAINT "odometer_from_zero" CHECK("repair_jobs"."odometer" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_number` ON `repair_jobs` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_by_search` ON `repair_jobs` (`user_id`,`number`,`status`,`search`);--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `repair_jobs` (`user_id`,`status`,`number`);--> statement-breakpoint
CREATE TABLE `repair_materials` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`quote_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price` integer NOT NULL,
	`total_price` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`quote_id`) REFERENCES `repair_quotes`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quantity_from_one" CHECK("repair_materials"."quantity" >= 1),
	CONSTRAINT "unit_price_above_zero" CHECK("repair_materials"."unit_price" > 0)
);
--> statement-breakpoint
CREATE INDEX `materials_of_quote` ON `repair_materials` (`user_id`,`quote_id`,`position`);--> statement-breakpoint
CREATE TABLE `repair_quotes` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`description` text NOT NULL,
	`labor_hours` real NOT NULL,
	`labor_rate` integer NOT NULL,
	`currency` text NOT NULL,
	`labor_cost` integer NOT NULL,
	`parts_cost` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`job_id`) REFERENCES `repair_jobs`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "labor_hours_from_zero" CHECK("repair_quotes"."labor_hours" >= 0),
	CONSTRAINT "labor_rate_above_zero" CHECK("repair_quotes"."labor_rate" > 0)
);
--> statement-breakpoint
CREATE INDEX `quotes_of_job` ON `repair_quotes` (`user_id`,`job_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `shop_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`shop_name` text NOT NULL,
	`logo_file` text,
	`shop_logo_url` text,
	`hourly_rate` integer NOT NULL,
	`currency` text NOT NULL,
	`default_language` text NOT NULL,
	`time_zone` text NOT NULL,
	`phone` text,
	`address` text,
	`tax_id` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hourly_rate_above_zero" CHECK("shop_settings"."hourly_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE `work_counters` (
	`user_id` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
