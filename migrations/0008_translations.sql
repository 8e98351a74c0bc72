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
