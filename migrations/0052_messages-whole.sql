ALTER TABLE `links` ADD `message_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `links_message_hash_unique` ON `links` (`message_hash`);--> statement-breakpoint
ALTER TABLE `message_templates` ADD `contents` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `content` text;--> statement-breakpoint
CREATE INDEX `messages_by_mail` ON `messages` (`id`) WHERE way = 'email' and direction = 'out';