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
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `news_sources_by_rest` ON `news_sources` (`active`,`rests_until`,`id`);--> statement-breakpoint
CREATE INDEX `news_sources_by_failures` ON `news_sources` (`active`,`failures`,`id`);--> statement-breakpoint
CREATE INDEX `news_sources_by_fetch` ON `news_sources` (`last_fetch`);--> statement-breakpoint
CREATE INDEX `news_sources_by_name` ON `news_sources` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `news_sources_by_search` ON `news_sources` (`id`,`search`);