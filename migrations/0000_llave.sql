CREATE TABLE `shop_members` (
	`shop_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`since` integer NOT NULL,
	`last_seen_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `user_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_members_user_id_unique` ON `shop_members` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_owner_per_shop` ON `shop_members` (`shop_id`) WHERE "shop_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX `members_by_since` ON `shop_members` (`shop_id`,`since`,`user_id`);--> statement-breakpoint
CREATE TABLE `shops` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`technicians_see_prices` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shops_owner_id_unique` ON `shops` (`owner_id`);--> statement-breakpoint
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
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_of_user` ON `passkeys` (`user_id`);--> statement-breakpoint
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
	`suspended_at` integer,
	`two_factor_since` integer,
	`reply_letters` text,
	`language` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
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
CREATE TABLE `totp_secrets` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`confirmed_at` integer,
	`pending_secret` text,
	`pending_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_numbers` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_numbers_user_id_unique` ON `user_numbers` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `uses` (
	`who` text NOT NULL,
	`what` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`user_id` text,
	`used` integer NOT NULL,
	PRIMARY KEY(`who`, `what`, `since`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `uses_of_user` ON `uses` (`user_id`);--> statement-breakpoint
CREATE INDEX `uses_by_end` ON `uses` (`until`);--> statement-breakpoint
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
CREATE TABLE `chat_days` (
	`user_id` text NOT NULL,
	`day` integer NOT NULL,
	`asked` integer NOT NULL,
	`last_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "asked_from_zero" CHECK("chat_days"."asked" >= 0)
);
--> statement-breakpoint
CREATE INDEX `chat_days_by_day` ON `chat_days` (`day`);--> statement-breakpoint
CREATE TABLE `chat_history` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`message` text NOT NULL,
	`response` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`language` text NOT NULL,
	`sources` text NOT NULL,
	`notes` text NOT NULL,
	`job_id` text,
	`created_at` integer NOT NULL,
	`translations` text,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `used_trials` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `customers` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`name_found_by` text NOT NULL,
	`company` text,
	`email` text,
	`email_found_by` text,
	`phone` text,
	`phone_found_by` text,
	`address` text,
	`tax_id` text,
	`exempt_number` text,
	`language` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `customers_by_name` ON `customers` (`shop_id`,`name_found_by`,`id`);--> statement-breakpoint
CREATE INDEX `customers_by_phone` ON `customers` (`shop_id`,`phone_found_by`);--> statement-breakpoint
CREATE INDEX `customers_by_email` ON `customers` (`shop_id`,`email_found_by`);--> statement-breakpoint
CREATE TABLE `vehicle_owners` (
	`shop_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	PRIMARY KEY(`shop_id`, `vehicle_id`, `customer_id`, `since`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vehicles_of_customer` ON `vehicle_owners` (`shop_id`,`customer_id`);--> statement-breakpoint
CREATE TABLE `vehicles` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer,
	`engine` text,
	`plate` text,
	`plate_found_by` text,
	`vin` text,
	`odometer` integer,
	`odometer_unit` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vehicle_odometer_from_zero" CHECK("vehicles"."odometer" >= 0)
);
--> statement-breakpoint
CREATE INDEX `vehicles_by_plate` ON `vehicles` (`shop_id`,`plate_found_by`);--> statement-breakpoint
CREATE INDEX `vehicles_by_vin` ON `vehicles` (`shop_id`,`vin`);--> statement-breakpoint
CREATE TABLE `discussion_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`topic_id` text NOT NULL,
	`user_id` text,
	`content` text NOT NULL,
	`original_language` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`hidden_at` integer,
	`hidden_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `discussion_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `replies_of_topic` ON `discussion_replies` (`topic_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `replies_of_author` ON `discussion_replies` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `discussion_reports` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`topic_id` text NOT NULL,
	`reply_id` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`decision` text,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topic_id`) REFERENCES `discussion_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `discussion_replies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reports_of_post` ON `discussion_reports` (`post_id`);--> statement-breakpoint
CREATE INDEX `reports_of_topic` ON `discussion_reports` (`topic_id`);--> statement-breakpoint
CREATE INDEX `reports_of_reply` ON `discussion_reports` (`reply_id`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `discussion_reports` (`created_at`) WHERE "discussion_reports"."decided_at" is null;--> statement-breakpoint
CREATE TABLE `discussion_texts` (
	`n` integer PRIMARY KEY NOT NULL,
	`topic_id` text NOT NULL,
	`reply_id` text,
	FOREIGN KEY (`topic_id`) REFERENCES `discussion_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `discussion_replies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `texts_of_topic` ON `discussion_texts` (`topic_id`,`reply_id`);--> statement-breakpoint
CREATE INDEX `texts_of_reply` ON `discussion_texts` (`reply_id`);--> statement-breakpoint
CREATE TABLE `discussion_topics` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`content` text NOT NULL,
	`original_language` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`hidden_at` integer,
	`hidden_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`title` text NOT NULL,
	`answered_at` integer,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`last_activity_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`unseen` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `topics_by_activity` ON `discussion_topics` (`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `topics_of_author` ON `discussion_topics` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `topics_unseen` ON `discussion_topics` (`user_id`) WHERE "discussion_topics"."unseen" > 0;--> statement-breakpoint
CREATE TABLE `discussion_translations` (
	`post_id` text NOT NULL,
	`language` text NOT NULL,
	`topic_id` text NOT NULL,
	`reply_id` text,
	`revision` integer NOT NULL,
	`title` text,
	`content` text,
	`claim` text NOT NULL,
	`lease_until` integer,
	`failed_until` integer,
	`tries` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`post_id`, `language`),
	FOREIGN KEY (`topic_id`) REFERENCES `discussion_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `discussion_replies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `translations_of_topic` ON `discussion_translations` (`topic_id`);--> statement-breakpoint
CREATE INDEX `translations_of_reply` ON `discussion_translations` (`reply_id`);--> statement-breakpoint
CREATE TABLE `reply_letters` (
	`topic_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `discussion_topics`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reply_letters_of_user` ON `reply_letters` (`user_id`);--> statement-breakpoint
CREATE INDEX `reply_letters_due` ON `reply_letters` (`due_at`) WHERE "reply_letters"."sent_at" is null;--> statement-breakpoint
CREATE TABLE `news_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	`robots` text,
	`robots_until` integer
);
--> statement-breakpoint
CREATE TABLE `news_items` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`key` text NOT NULL,
	`link` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`language` text NOT NULL,
	`pictured` integer DEFAULT false NOT NULL,
	`picture_url` text,
	`picture_due_at` integer,
	`picture_tries` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`source_id`) REFERENCES `news_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_items_by_key` ON `news_items` (`key`);--> statement-breakpoint
CREATE INDEX `news_items_by_date` ON `news_items` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_source` ON `news_items` (`source_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_language` ON `news_items` (`language`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_items_by_picture` ON `news_items` (`source_id`,`picture_due_at`) WHERE picture_due_at is not null;--> statement-breakpoint
CREATE INDEX `news_items_by_picture_due` ON `news_items` (`picture_due_at`) WHERE picture_due_at is not null;--> statement-breakpoint
CREATE TABLE `news_lost` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`work` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`selector` text NOT NULL,
	`language` text NOT NULL,
	`active` integer NOT NULL,
	`kind` text,
	`last_fetch` integer,
	`last_success` integer,
	`found` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`status` integer,
	`etag` text,
	`last_modified` text,
	`rests_until` integer NOT NULL,
	`claimed_until` integer,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_sources_by_rest` ON `news_sources` (`active`,`rests_until`,`id`);--> statement-breakpoint
CREATE INDEX `news_sources_by_failures` ON `news_sources` (`active`,`failures`,`id`);--> statement-breakpoint
CREATE INDEX `news_sources_by_fetch` ON `news_sources` (`last_fetch`);--> statement-breakpoint
CREATE INDEX `news_sources_by_name` ON `news_sources` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `news_sources_by_search` ON `news_sources` (`id`,`search`);--> statement-breakpoint
CREATE TABLE `canned_lines` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`unit` text,
	`part_number` text,
	`condition` text,
	`quantity` integer NOT NULL,
	`cost` integer,
	`tax_class` text,
	`canned_quote_id` text,
	`unit_price` integer,
	`language` text NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`canned_quote_id`) REFERENCES `canned_quotes`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "canned_quantity_above_zero" CHECK("canned_lines"."quantity" > 0),
	CONSTRAINT "canned_unit_price_from_zero" CHECK("canned_lines"."unit_price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `lines_of_canned_quote` ON `canned_lines` (`shop_id`,`canned_quote_id`,`position`);--> statement-breakpoint
CREATE TABLE `canned_quotes` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`description` text NOT NULL,
	`labor_hours` real NOT NULL,
	`language` text NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quote_lines` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`unit` text,
	`part_number` text,
	`condition` text,
	`quantity` integer NOT NULL,
	`cost` integer,
	`tax_class` text,
	`quote_id` text NOT NULL,
	`unit_price` integer NOT NULL,
	`total_price` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`quote_id`) REFERENCES `repair_quotes`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quantity_above_zero" CHECK("quote_lines"."quantity" > 0),
	CONSTRAINT "unit_price_from_zero" CHECK("quote_lines"."unit_price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `lines_of_quote` ON `quote_lines` (`shop_id`,`quote_id`,`position`);--> statement-breakpoint
CREATE TABLE `repair_quotes` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`number` integer NOT NULL,
	`description` text NOT NULL,
	`labor_hours` real NOT NULL,
	`labor_rate` integer NOT NULL,
	`currency` text NOT NULL,
	`decimals` integer DEFAULT 2 NOT NULL,
	`labor_cost` integer NOT NULL,
	`parts_cost` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`status_version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "labor_hours_from_zero" CHECK("repair_quotes"."labor_hours" >= 0),
	CONSTRAINT "labor_rate_above_zero" CHECK("repair_quotes"."labor_rate" > 0)
);
--> statement-breakpoint
CREATE INDEX `quotes_of_job` ON `repair_quotes` (`shop_id`,`job_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `job_events` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`n` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`what` text NOT NULL,
	`from` text,
	`to` text,
	`quote_number` integer,
	PRIMARY KEY(`shop_id`, `job_id`, `n`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `repair_jobs` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`number` integer NOT NULL,
	`customer_id` text,
	`vehicle_id` text,
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
	`odometer_unit` text,
	`issues` text NOT NULL,
	`diagnostic` text,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`technician_id` text,
	`promised_at` integer,
	`completed_at` integer,
	`search` text NOT NULL,
	`quotes_made` integer DEFAULT 0 NOT NULL,
	`quoted_total` integer,
	`quoted_currency` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`diagnostic_version` integer DEFAULT 1 NOT NULL,
	`status_version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "car_year_from_1900" CHECK("repair_jobs"."car_year" >= 1900),
	CONSTRAINT "odometer_from_zero" CHECK("repair_jobs"."odometer" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_number` ON `repair_jobs` (`shop_id`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_by_search` ON `repair_jobs` (`shop_id`,`number`,`status`,`search`);--> statement-breakpoint
CREATE INDEX `jobs_by_status` ON `repair_jobs` (`shop_id`,`status`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_of_customer` ON `repair_jobs` (`shop_id`,`customer_id`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_of_vehicle` ON `repair_jobs` (`shop_id`,`vehicle_id`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_of_technician` ON `repair_jobs` (`shop_id`,`technician_id`,`number`);--> statement-breakpoint
CREATE INDEX `jobs_by_promise` ON `repair_jobs` (`shop_id`,`promised_at`);--> statement-breakpoint
CREATE TABLE `work_counters` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL,
	`pending` integer DEFAULT 0 NOT NULL,
	`in_progress` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shop_invitations` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`sent_at` integer,
	`used_at` integer,
	`used_by` text,
	`revoked_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`used_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_invitations_token_hash_unique` ON `shop_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_by_end` ON `shop_invitations` (`shop_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `invitations_by_inviter` ON `shop_invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `invitations_by_user` ON `shop_invitations` (`used_by`);--> statement-breakpoint
CREATE TABLE `shop_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`shop_name` text NOT NULL,
	`logo_file` text,
	`shop_logo_url` text,
	`hourly_rate` integer NOT NULL,
	`currency` text NOT NULL,
	`default_language` text NOT NULL,
	`time_zone` text NOT NULL,
	`distance_unit` text,
	`phone` text,
	`address` text,
	`tax_id` text,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hourly_rate_above_zero" CHECK("shop_settings"."hourly_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`number` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`category` text NOT NULL,
	`name` text NOT NULL,
	`videos` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_of_user` ON `certificates` (`user_id`,`category`);--> statement-breakpoint
CREATE TABLE `live_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`language` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`link` text NOT NULL,
	`cancelled_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "ends_after_start" CHECK("live_sessions"."ends_at" > "live_sessions"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `live_sessions_by_end` ON `live_sessions` (`ends_at`,`id`);--> statement-breakpoint
CREATE TABLE `video_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`videos` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `video_progress` (
	`user_id` text NOT NULL,
	`video_id` text NOT NULL,
	`position` integer NOT NULL,
	`length` integer NOT NULL,
	`played` integer,
	`watched_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `video_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`video_id`) REFERENCES `video_tutorials`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "position_from_zero" CHECK("video_progress"."position" >= 0)
);
--> statement-breakpoint
CREATE INDEX `progress_unfinished` ON `video_progress` (`user_id`,`updated_at`) WHERE "video_progress"."watched_at" is null;--> statement-breakpoint
CREATE INDEX `progress_watched` ON `video_progress` (`user_id`,`video_id`) WHERE "video_progress"."watched_at" is not null;--> statement-breakpoint
CREATE INDEX `progress_of_video` ON `video_progress` (`video_id`);--> statement-breakpoint
CREATE TABLE `video_tutorials` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`youtube_id` text NOT NULL,
	`video_url` text NOT NULL,
	`thumbnail_url` text NOT NULL,
	`picture_key` text,
	`category` text NOT NULL,
	`difficulty_level` text NOT NULL,
	`language` text,
	`duration_minutes` integer,
	`handout_file` text,
	`handout_bytes` integer,
	`checked_at` integer,
	`dead_since` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "duration_from_one" CHECK("video_tutorials"."duration_minutes" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_tutorials_id_unique` ON `video_tutorials` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `video_tutorials_youtube_id_unique` ON `video_tutorials` (`youtube_id`);--> statement-breakpoint
CREATE INDEX `videos_by_category` ON `video_tutorials` (`category`);--> statement-breakpoint
CREATE INDEX `videos_by_difficulty` ON `video_tutorials` (`difficulty_level`);--> statement-breakpoint
CREATE INDEX `videos_by_both` ON `video_tutorials` (`category`,`difficulty_level`);--> statement-breakpoint
CREATE INDEX `videos_with_handout` ON `video_tutorials` (`n`) WHERE "video_tutorials"."handout_file" is not null;--> statement-breakpoint
CREATE INDEX `videos_by_check` ON `video_tutorials` (`checked_at`);--> statement-breakpoint
CREATE INDEX `videos_dead` ON `video_tutorials` (`n`) WHERE "video_tutorials"."dead_since" is not null;--> statement-breakpoint
CREATE TABLE `ai_pauses` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`contact_email` text,
	`daily_chat_allowance` integer,
	`news_interval_minutes` integer,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`daily_translations` integer,
	`site_translations` integer,
	`site_answers` integer
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subject_id`,`id`);--> statement-breakpoint
-- Full-text search over the forum. The index stores no text. The porter tokenizer removes plural endings, in Spanish as well.
-- remove_diacritics 2 ignores accents. The prefix index finds words by their first five letters when nothing else matches.
-- The rowid of a text is its number in discussion_texts, and its translation, which the translator writes, has the next number.
CREATE VIRTUAL TABLE `discussion_search` USING fts5(`title`, `text`, content='', contentless_delete=1, prefix='5', tokenize='porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `discussion_topic_written` AFTER INSERT ON `discussion_topics` BEGIN INSERT INTO `discussion_texts` (`n`, `topic_id`, `reply_id`) SELECT coalesce(max(`n`), 0) / 2 * 2 + 2, new.`id`, NULL FROM `discussion_texts`; INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, new.`title`, new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_reply_written` AFTER INSERT ON `discussion_replies` BEGIN INSERT INTO `discussion_texts` (`n`, `topic_id`, `reply_id`) SELECT coalesce(max(`n`), 0) / 2 * 2 + 2, new.`topic_id`, new.`id` FROM `discussion_texts`; INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, '', new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_topic_changed` AFTER UPDATE OF `title`, `content` ON `discussion_topics` BEGIN DELETE FROM `discussion_search` WHERE `rowid` IN (SELECT `n` FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL UNION ALL SELECT `n` + 1 FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL); INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, new.`title`, new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`id` AND `reply_id` IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_reply_changed` AFTER UPDATE OF `content` ON `discussion_replies` BEGIN DELETE FROM `discussion_search` WHERE `rowid` IN (SELECT `n` FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id` UNION ALL SELECT `n` + 1 FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id`); INSERT INTO `discussion_search` (`rowid`, `title`, `text`) SELECT `n`, '', new.`content` FROM `discussion_texts` WHERE `topic_id` = new.`topic_id` AND `reply_id` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `discussion_text_removed` AFTER DELETE ON `discussion_texts` BEGIN DELETE FROM `discussion_search` WHERE `rowid` IN (old.`n`, old.`n` + 1); END;
--> statement-breakpoint
-- Full-text search over users: the words of names and addresses, folded by the tokenizer, under the number of each user.
-- The index stores no text, and only the triggers write to it.
CREATE VIRTUAL TABLE users_search USING fts5(name, email, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN INSERT INTO user_numbers (user_id) VALUES (new.id); INSERT INTO users_search (rowid, name, email) SELECT n, new.name, new.email FROM user_numbers WHERE user_id = new.id; END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF name, email ON users BEGIN INSERT OR REPLACE INTO users_search (rowid, name, email) SELECT n, new.name, new.email FROM user_numbers WHERE user_id = new.id; END;
--> statement-breakpoint
-- Before, while the number is still there: it goes with the user by its foreign key.
CREATE TRIGGER users_search_delete BEFORE DELETE ON users BEGIN DELETE FROM users_search WHERE rowid = (SELECT n FROM user_numbers WHERE user_id = old.id); END;
--> statement-breakpoint
-- The audit log is written to and read, and nothing else.
CREATE TRIGGER audit_log_is_kept BEFORE UPDATE ON audit_log BEGIN SELECT raise(ABORT, 'the audit log is append only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_shortened BEFORE DELETE ON audit_log BEGIN SELECT raise(ABORT, 'the audit log is append only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_replaced BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = new.id) BEGIN SELECT raise(ABORT, 'the audit log is append only'); END;
--> statement-breakpoint
-- Full text over the videos: title and description are searched, category and level are filtered by in the same index, so that a page
-- of results is read without touching what does not match. The index holds no copy of the texts.
CREATE VIRTUAL TABLE `video_search` USING fts5(
  title, description, category, difficulty_level,
  content = 'video_tutorials', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
);
--> statement-breakpoint
CREATE TRIGGER `video_search_added` AFTER INSERT ON `video_tutorials` BEGIN INSERT INTO video_search (rowid, title, description, category, difficulty_level) VALUES (new.n, new.title, new.description, new.category, new.difficulty_level); END;
--> statement-breakpoint
CREATE TRIGGER `video_search_removed` AFTER DELETE ON `video_tutorials` BEGIN INSERT INTO video_search (video_search, rowid, title, description, category, difficulty_level) VALUES ('delete', old.n, old.title, old.description, old.category, old.difficulty_level); END;
--> statement-breakpoint
CREATE TRIGGER `video_search_changed` AFTER UPDATE OF `title`, `description`, `category`, `difficulty_level` ON `video_tutorials` BEGIN INSERT INTO video_search (video_search, rowid, title, description, category, difficulty_level) VALUES ('delete', old.n, old.title, old.description, old.category, old.difficulty_level); INSERT INTO video_search (rowid, title, description, category, difficulty_level) VALUES (new.n, new.title, new.description, new.category, new.difficulty_level); END;
--> statement-breakpoint
CREATE TRIGGER `video_counted` AFTER INSERT ON `video_tutorials` WHEN new.dead_since IS NULL BEGIN INSERT INTO video_counts (category, videos) VALUES (new.category, 1) ON CONFLICT (category) DO UPDATE SET videos = videos + 1; END;
--> statement-breakpoint
CREATE TRIGGER `video_uncounted` AFTER DELETE ON `video_tutorials` WHEN old.dead_since IS NULL BEGIN UPDATE video_counts SET videos = videos - 1 WHERE category = old.category; END;
--> statement-breakpoint
CREATE TRIGGER `video_recounted` AFTER UPDATE OF `category`, `dead_since` ON `video_tutorials` BEGIN UPDATE video_counts SET videos = videos - 1 WHERE category = old.category AND old.dead_since IS NULL; INSERT INTO video_counts (category, videos) SELECT new.category, 1 WHERE new.dead_since IS NULL ON CONFLICT (category) DO UPDATE SET videos = videos + 1; END;
