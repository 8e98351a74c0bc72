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
ALTER TABLE `profiles` ADD `reply_letters` text;