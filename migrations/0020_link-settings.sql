CREATE TABLE `link_settings` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`expiry_days` integer NOT NULL,
	`terms` text,
	`reminder_days` integer,
	`deposit_percent` integer,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "expiry_days_in_range" CHECK("link_settings"."expiry_days" BETWEEN 1 AND 90),
	CONSTRAINT "reminder_days_in_range" CHECK("link_settings"."reminder_days" BETWEEN 1 AND 30),
	CONSTRAINT "deposit_percent_in_range" CHECK("link_settings"."deposit_percent" BETWEEN 1 AND 100)
);
--> statement-breakpoint
ALTER TABLE `links` ADD `remind_at` integer;--> statement-breakpoint
ALTER TABLE `links` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `links` ADD `reminder_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `links_reminder_hash_unique` ON `links` (`reminder_hash`);--> statement-breakpoint
CREATE INDEX `links_to_remind` ON `links` (`remind_at`) WHERE remind_at is not null;