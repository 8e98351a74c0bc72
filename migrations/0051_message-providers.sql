CREATE TABLE `message_events` (
	`shop_id` text NOT NULL,
	`id` text NOT NULL,
	`way` text NOT NULL,
	`kind` text NOT NULL,
	`sid` text NOT NULL,
	`facts` text,
	`at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `id`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_events_due` ON `message_events` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `message_events_by_time` ON `message_events` (`at`);--> statement-breakpoint
CREATE TABLE `message_hooks` (
	`shop_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_hooks_key_unique` ON `message_hooks` (`key`);--> statement-breakpoint
CREATE TABLE `message_pictures` (
	`shop_id` text NOT NULL,
	`message_id` text NOT NULL,
	`media` text NOT NULL,
	`photo_id` text NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`shop_id`, `message_id`, `media`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shop_id`,`message_id`) REFERENCES `messages`(`shop_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_pictures_due` ON `message_pictures` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `message_accounts_by_keys` ON `message_accounts` (`keys`);