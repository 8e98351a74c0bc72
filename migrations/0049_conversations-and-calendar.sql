CREATE TABLE `walk_signatures` (
	`shop_id` text NOT NULL,
	`job_id` text NOT NULL,
	`n` integer NOT NULL,
	`id` text NOT NULL,
	`sha256` text NOT NULL,
	`photos` text NOT NULL,
	`odometer` integer,
	`name` text NOT NULL,
	`strokes` text,
	`language` text NOT NULL,
	`at` integer NOT NULL,
	`zone` text NOT NULL,
	`by` text NOT NULL,
	`taken_by` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	PRIMARY KEY(`shop_id`, `job_id`, `n`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `walk_signatures_by_hash` ON `walk_signatures` (`sha256`);--> statement-breakpoint
CREATE TABLE `appointment_tokens` (
	`shop_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `token_hash`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`appointment_id`) REFERENCES `appointments`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_tokens_token_hash_unique` ON `appointment_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `tokens_of_appointment` ON `appointment_tokens` (`shop_id`,`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text,
	`vehicle_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`contact` text NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer NOT NULL,
	`plate` text NOT NULL,
	`vin` text,
	`complaint` text NOT NULL,
	`complaint_language` text NOT NULL,
	`translation` text,
	`language` text NOT NULL,
	`service` text NOT NULL,
	`hours` integer NOT NULL,
	`day` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`zone` text NOT NULL,
	`customer_zone` text NOT NULL,
	`waits` integer NOT NULL,
	`technician_id` text,
	`state` text NOT NULL,
	`job_id` text,
	`is_from_page` integer NOT NULL,
	`consent` text,
	`marketing` text,
	`note` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`letter_kind` text,
	`letter_at` integer,
	`letter_tries` integer DEFAULT 0 NOT NULL,
	`remind_at` integer,
	`reminded_at` integer,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`vehicle_id`) REFERENCES `vehicles`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appointment_hours_above_zero" CHECK(hours > 0),
	CONSTRAINT "appointment_ends_later" CHECK(ends_at > starts_at)
);
--> statement-breakpoint
CREATE INDEX `appointments_of_day` ON `appointments` (`shop_id`,`day`,`state`,`technician_id`,`hours`,`waits`,`starts_at`,`ends_at`);--> statement-breakpoint
CREATE INDEX `appointments_of_technician` ON `appointments` (`shop_id`,`technician_id`,`day`,`starts_at`);--> statement-breakpoint
CREATE INDEX `appointments_of_customer` ON `appointments` (`shop_id`,`customer_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `appointments_of_vehicle` ON `appointments` (`shop_id`,`vehicle_id`);--> statement-breakpoint
CREATE INDEX `appointments_of_contact` ON `appointments` (`shop_id`,`contact`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `appointment_of_job` ON `appointments` (`shop_id`,`job_id`) WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX `appointment_letters_due` ON `appointments` (`letter_at`) WHERE letter_at is not null;--> statement-breakpoint
CREATE INDEX `appointment_reminders_due` ON `appointments` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`shop_id` text NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `user_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_hash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `feeds_of_user` ON `calendar_feeds` (`user_id`);--> statement-breakpoint
CREATE TABLE `calendar_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`week` text NOT NULL,
	`open_holidays` text NOT NULL,
	`shares` text NOT NULL,
	`promised_hours` integer NOT NULL,
	`address` text,
	`is_bookable` integer NOT NULL,
	`confirms` integer NOT NULL,
	`notice_hours` integer NOT NULL,
	`days_ahead` integer NOT NULL,
	`page_share` integer NOT NULL,
	`services` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_settings_address_unique` ON `calendar_settings` (`address`);--> statement-breakpoint
CREATE TABLE `closures` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`member_id` text,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `closures_by_end` ON `closures` (`shop_id`,`to_day`);--> statement-breakpoint
CREATE TABLE `card_disputes` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`moved` integer DEFAULT 0 NOT NULL,
	`free` integer DEFAULT 0 NOT NULL,
	`fee` integer,
	`reason` text NOT NULL,
	`answer_by` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`payment_id`) REFERENCES `card_payments`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `card_disputes_of_payment` ON `card_disputes` (`shop_id`,`payment_id`);--> statement-breakpoint
CREATE INDEX `card_disputes_of_job` ON `card_disputes` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `card_disputes_open` ON `card_disputes` (`shop_id`,`answer_by`) WHERE state in ('needsAnswer', 'inReview');--> statement-breakpoint
CREATE TABLE `card_refunds` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`moved` integer DEFAULT 0 NOT NULL,
	`free` integer DEFAULT 0 NOT NULL,
	`refund_id` text,
	`reason` text NOT NULL,
	`credit_of` integer,
	`failure` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`shop_id`,`payment_id`) REFERENCES `card_payments`(`shop_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_refund_above_zero" CHECK(cents > 0)
);
--> statement-breakpoint
CREATE INDEX `card_refunds_of_payment` ON `card_refunds` (`shop_id`,`payment_id`);--> statement-breakpoint
CREATE INDEX `card_refunds_of_job` ON `card_refunds` (`shop_id`,`job_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_refunds_by_stripe` ON `card_refunds` (`shop_id`,`refund_id`) WHERE refund_id is not null;--> statement-breakpoint
CREATE TABLE `message_events` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`way` text NOT NULL,
	`kind` text NOT NULL,
	`sid` text NOT NULL,
	`facts` text,
	`at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_events_due` ON `message_events` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `message_events_by_time` ON `message_events` (`at`);--> statement-breakpoint
CREATE TABLE `message_hooks` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_hooks_key_unique` ON `message_hooks` (`key`);--> statement-breakpoint
CREATE TABLE `message_pictures` (
	`shop_id` text NOT NULL,
	`message_id` text NOT NULL,
	`media` text NOT NULL,
	`photo_id` text NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `message_id`, `media`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`message_id`) REFERENCES `messages`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_pictures_due` ON `message_pictures` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `consents` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`address` text NOT NULL,
	`way` text NOT NULL,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`by` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_of_address` ON `consents` (`shop_id`,`address`,`way`,`at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text,
	`address` text,
	`language` text NOT NULL,
	`last_at` integer NOT NULL,
	`last_way` text NOT NULL,
	`last_in_at` integer,
	`unread` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT true NOT NULL,
	`assigned` text,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`customer_id`) REFERENCES `customers`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_of_customer` ON `conversations` (`shop_id`,`customer_id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_of_address` ON `conversations` (`shop_id`,`address`) WHERE customer_id is null;--> statement-breakpoint
CREATE INDEX `conversations_by_last` ON `conversations` (`shop_id`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`shop_id`,`last_at`,`id`) WHERE unread > 0;--> statement-breakpoint
CREATE INDEX `conversations_unanswered` ON `conversations` (`shop_id`,`last_at`,`id`) WHERE answered = 0;--> statement-breakpoint
CREATE INDEX `conversations_answered` ON `conversations` (`shop_id`,`last_at`,`id`) WHERE answered = 1;--> statement-breakpoint
CREATE INDEX `conversations_by_change` ON `conversations` (`shop_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `conversations_assigned` ON `conversations` (`shop_id`,`assigned`,`last_at`,`id`) WHERE assigned is not null;--> statement-breakpoint
CREATE TABLE `message_accounts` (
	`shop_id` text NOT NULL,
	`way` text NOT NULL,
	`provider` text NOT NULL,
	`keys` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `way`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_accounts_by_number` ON `message_accounts` (`way`,`number`);--> statement-breakpoint
CREATE INDEX `message_accounts_by_keys` ON `message_accounts` (`keys`);--> statement-breakpoint
CREATE TABLE `message_numbers` (
	`n` integer PRIMARY KEY NOT NULL,
	`shop_id` text NOT NULL,
	`message_id` text NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`message_id`) REFERENCES `messages`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `number_of_message` ON `message_numbers` (`shop_id`,`message_id`);--> statement-breakpoint
CREATE TABLE `message_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`technicians_write` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `message_templates` (
	`shop_id` text NOT NULL,
	`kind` text NOT NULL,
	`texts` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `kind`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`job_id` text,
	`way` text NOT NULL,
	`direction` text NOT NULL,
	`by` text,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`translation` text,
	`translation_language` text,
	`translation_state` text NOT NULL,
	`photos` text,
	`state` text NOT NULL,
	`failure` text,
	`address` text,
	`provider_id` text,
	`price` integer,
	`price_currency` text,
	`at` integer NOT NULL,
	`state_at` integer,
	`due_at` integer,
	`claimed_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`conversation_id`) REFERENCES `conversations`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_from_zero" CHECK("messages"."price" >= 0)
);
--> statement-breakpoint
CREATE INDEX `messages_of_conversation` ON `messages` (`shop_id`,`conversation_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_about_job` ON `messages` (`shop_id`,`job_id`,`at`) WHERE job_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `message_by_provider` ON `messages` (`shop_id`,`way`,`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `job_notes` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`job_id` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`text` text NOT NULL,
	`edited_at` integer,
	`removed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`job_id`) REFERENCES `repair_jobs`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_of_job` ON `job_notes` (`shop_id`,`job_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `note_mentions` (
	`shop_id` text NOT NULL,
	`note_id` text NOT NULL,
	`member_id` text NOT NULL,
	`job_id` text NOT NULL,
	`seen_at` integer,
	PRIMARY KEY(`shop_id`, `note_id`, `member_id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`note_id`) REFERENCES `job_notes`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentions_unseen` ON `note_mentions` (`shop_id`,`member_id`,`job_id`) WHERE seen_at is null;--> statement-breakpoint
CREATE TABLE `till_counts` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`counted` integer NOT NULL,
	`note` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "till_count_from_zero" CHECK(counted >= 0)
);
--> statement-breakpoint
CREATE INDEX `till_counts_by_day` ON `till_counts` (`shop_id`,`day`,`created_at`);--> statement-breakpoint
ALTER TABLE `card_payments` ADD `fee` integer;--> statement-breakpoint
CREATE INDEX `card_payments_by_intent` ON `card_payments` (`shop_id`,`payment_intent`) WHERE payment_intent is not null;--> statement-breakpoint
ALTER TABLE `payment_accounts` ADD `sends_receipts` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `receipt` integer;--> statement-breakpoint
ALTER TABLE `shop_settings` ADD `part_payments` integer DEFAULT true NOT NULL;