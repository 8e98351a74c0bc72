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
CREATE TABLE `ai_pauses` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
