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
CREATE TRIGGER `appointment_of_gone_job` BEFORE DELETE ON `repair_jobs` BEGIN UPDATE appointments SET job_id = NULL, version = version + 1 WHERE shop_id = old.shop_id AND job_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_gone_vehicle` BEFORE DELETE ON `vehicles` BEGIN UPDATE appointments SET vehicle_id = NULL, version = version + 1 WHERE shop_id = old.shop_id AND vehicle_id = old.id; END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_gone_customer` BEFORE DELETE ON `customers` BEGIN UPDATE appointments SET customer_id = NULL, first_name = '—', last_name = '', email = '', phone = '', contact = '', plate = '—', vin = NULL, consent = NULL, marketing = NULL, letter_kind = NULL, letter_at = NULL, remind_at = NULL, version = version + 1 WHERE shop_id = old.shop_id AND (customer_id = old.id OR contact IN (old.phone_found_by, old.email_found_by)); END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_joined_customer` AFTER INSERT ON `customer_merges` WHEN new.kind = 'customers' BEGIN UPDATE appointments SET customer_id = new.kept_id, version = version + 1 WHERE shop_id = new.shop_id AND customer_id = new.gone_id; END;
--> statement-breakpoint
CREATE TRIGGER `appointments_of_joined_vehicle` AFTER INSERT ON `customer_merges` WHEN new.kind = 'vehicles' BEGIN UPDATE appointments SET vehicle_id = new.kept_id, version = version + 1 WHERE shop_id = new.shop_id AND vehicle_id = new.gone_id; END;
