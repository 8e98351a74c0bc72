CREATE TABLE `billing_letters` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`occasion` text NOT NULL,
	`tier` text NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `occasion`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_letters_due` ON `billing_letters` (`due_at`) WHERE "billing_letters"."sent_at" is null;--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`customer_id` text,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_by_time` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_id` text,
	`status` text DEFAULT 'none' NOT NULL,
	`tier` text DEFAULT 'free' NOT NULL,
	`period_end` integer,
	`trial_end` integer,
	`cancel_at` integer,
	`first_failed_at` integer,
	`next_tier` text,
	`version` integer DEFAULT 0 NOT NULL,
	`synced_at` integer NOT NULL,
	`check_at` integer,
	`checkout_id` text,
	`checkout_ends_at` integer,
	`language` text DEFAULT 'en' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`trial_key` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_customer_id_unique` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_check` ON `subscriptions` (`check_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `used_trials` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
