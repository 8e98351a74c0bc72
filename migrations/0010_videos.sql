CREATE TABLE `certificates` (
	`number` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`category` text NOT NULL,
	`name` text NOT NULL,
	`videos` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_of_user` ON `certificates` (`user_id`,`category`);--> statement-breakpoint
CREATE TABLE `live_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`link` text NOT NULL,
	`cancelled_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "ends_after_start" CHECK("live_sessions"."ends_at" > "live_sessions"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `live_sessions_by_end` ON `live_sessions` (`ends_at`,`id`);--> statement-breakpoint
CREATE TABLE `video_counts` (
	`category` text PRIMARY KEY NOT NULL,
	`videos` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `video_progress` (
	`user_id` text NOT NULL,
	`video_id` text NOT NULL,
	`position` integer NOT NULL,
	`length` integer NOT NULL,
	`watched_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `video_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`video_id`) REFERENCES `video_tutorials`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "position_from_zero" CHECK("video_progress"."position" >= 0)
);
--> statement-breakpoint
CREATE INDEX `progress_unfinished` ON `video_progress` (`user_id`,`updated_at`) WHERE "video_progress"."watched_at" is null;--> statement-breakpoint
CREATE INDEX `progress_watched` ON `video_progress` (`user_id`,`video_id`) WHERE "video_progress"."watched_at" is not null;--> statement-breakpoint
CREATE INDEX `progress_of_video` ON `video_progress` (`video_id`);--> statement-breakpoint
CREATE TABLE `video_tutorials` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`youtube_id` text NOT NULL,
	`video_url` text NOT NULL,
	`thumbnail_url` text NOT NULL,
	`picture_key` text,
	`category` text NOT NULL,
	`difficulty_level` text NOT NULL,
	`duration_minutes` integer,
	`handout_file` text,
	`handout_bytes` integer,
	`checked_at` integer,
	`dead_since` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "duration_from_one" CHECK("video_tutorials"."duration_minutes" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_tutorials_id_unique` ON `video_tutorials` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `video_tutorials_youtube_id_unique` ON `video_tutorials` (`youtube_id`);--> statement-breakpoint
CREATE INDEX `videos_by_category` ON `video_tutorials` (`category`);--> statement-breakpoint
CREATE INDEX `videos_by_difficulty` ON `video_tutorials` (`difficulty_level`);--> statement-breakpoint
CREATE INDEX `videos_by_both` ON `video_tutorials` (`category`,`difficulty_level`);--> statement-breakpoint
CREATE INDEX `videos_with_handout` ON `video_tutorials` (`n`) WHERE "video_tutorials"."handout_file" is not null;--> statement-breakpoint
CREATE INDEX `videos_by_check` ON `video_tutorials` (`checked_at`);--> statement-breakpoint
CREATE INDEX `videos_dead` ON `video_tutorials` (`n`) WHERE "video_tutorials"."dead_since" is not null;