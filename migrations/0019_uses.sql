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
ALTER TABLE `site_settings` ADD `daily_translations` integer;--> statement-breakpoint
ALTER TABLE `site_settings` ADD `site_translations` integer;--> statement-breakpoint
ALTER TABLE `site_settings` ADD `site_answers` integer;