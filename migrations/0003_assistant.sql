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
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ai_pauses` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
