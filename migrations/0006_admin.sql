CREATE TABLE `user_numbers` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_numbers_user_id_unique` ON `user_numbers` (`user_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `suspended_at` integer;